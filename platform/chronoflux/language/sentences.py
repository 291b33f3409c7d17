"""Sentence borders by rule: one pass, linear in the text, offsets in code points."""

from __future__ import annotations

import re
from itertools import pairwise

from chronoflux.language.delimited import row_size
from chronoflux.language.resources import LANGUAGES, words

MAX_SENTENCE = 2_000
"""Code points after which a sentence without any border is cut at a blank."""

_NARROW = 40
"""Nobody wraps prose to less than this many columns."""
_GREETING = 5
"""Words of the longest line that opens a letter."""
_CONTEXT = 48
"""Code points looked at on either side of a full stop; what keeps the splitter linear."""

_BLANK_LINE = re.compile(r"\n[^\S\n]*\n\s*")
_ROW = re.compile(r"\s*(?:[-*•–—+>|#]\s|#{1,6}\s|\||\d{1,4}[.)]\s|\d{4}\b)|[^\n]*?(?:\t|\s\|\s)")
_DATED_START = re.compile(
    r"\s*(?:[^\W\d_]{1,9}\.?\s)?(?:(?:\d{1,2}\S{0,2}\s)?[^\W\d_]{3,9}\.?\s(?:1\d|20)\d\d\b"
    r"(?=\s*[-–—:]|\s{2}|\.\s|\s+\S{1,2}\s+[^\W\d_]{3,9}\.?\s\d{4})|(?:1\d|20)\d\ds?(?=(?:\s\w+)?\s[–—-]))"
)
"""A row that opens with a day or month: "4 Jan 1731 – Hannah", "Mar 2012 – present   Head"."""
_DATED_END = re.compile(r"[^\n]*\b(?:1\d|20)\d\d(?:\s?[-–—/]\s?(?:\d{2,4}|[^\W\d_]{3,10})?)?\s?\)?[.;,]?\s*\Z")
"""A row that closes with a year: "Prefect of Ferrara, 1919–1923"."""
_TABLE_ROW = re.compile(r"\|[^\n]*\|\s*\Z")
_KEYED = re.compile(r"\s*[^\s:.][^:.\n]{0,40}:(?:\*\*|__)?\s+\S")
_REPEATED_TITLE = re.compile(r"(?:(\S+)(?=\s)[^\n]{0,120}?[\w)\]](?=\1(?!\w))|([^\W\d_]\w{3,40}?)(?=\2\b))")
"""A page name glued to a first sentence that repeats it: "Ann LeeAnn Lee (born 1950)"."""

_GREETED = re.compile(r"\s*[^\W\d_]+(?:\s[^\W\d_]+){1,3},(?=[ ])")
_STOP = re.compile(r"[.!?…]+")
_CLOSERS = "\"'”’»)]"
_LAST_WORD = re.compile(r"[\w.&-]+(?=\s?\Z)")
_FIRST_WORD = re.compile(r"[\"'“‘«(\[¿¡\s-]*([^\W\d_]+['’]?)(?!\w|\s?\.)")
_OPENING = re.compile(r"[\s\"'“‘«(\[¿¡-]*([^\W_])?")
_GLUED = re.compile(r"[\"“«(]?(?:[^\W\d_a-zß-ÿ](?:[^\W\d_]['’]?[\w'’-]*|['’])|[AIÈ])(?=[\s,])")
_NOT_PROSE = re.compile(r"www\.|[@/\\]")
_DOTTED = re.compile(r"(?:\w\.)+\w|[^\W\d_]")
_VERB_ENDINGS = ("ò", "ì")
"""Of Italian verbs that open a sentence without a subject."""
_WORD = re.compile(r"[^\W\d_]{2}|[^\W\d_]\s+\w")


def split_sentences(text: str, language: str) -> list[tuple[int, int]]:
    """Sentences as (start, end) code-point offsets: trimmed, in order, never overlapping.

    A blank line, a heading line, a list item and a table row are borders; so is a full stop glued to the next sentence
    ("mechanics.Hans was born"). Tokenised text ("He left . He died .") splits like plain text.

    Args:
        text: any text, as clean_text returns it.
        language: "en" or "it" (a region is ignored).
    """
    splitter = _Splitter(language)
    title = _REPEATED_TITLE.match(text)
    spans = [title.span()] if title else []
    for start, end in _blocks(text, spans[0][1] if spans else 0):
        for line in _lines(text, start, end):
            row = _TABLE_ROW.match(text, *line) or _is_delimited(text, *line)
            spans.extend([_trim(text, *line)] if row else splitter.split(text, *line))
    return [piece for span in spans for piece in _cut_long(text, *span)]


def _blocks(text: str, begin: int) -> list[tuple[int, int]]:
    borders = [match.span() for match in _BLANK_LINE.finditer(text, begin)]
    starts = [begin, *(end for _, end in borders)]
    ends = [*(start for start, _ in borders), len(text)]
    return list(zip(starts, ends, strict=True))


def _lines(text: str, start: int, end: int) -> list[tuple[int, int]]:
    """The block cut at line ends that stand for something: headings, rows, items; wrapped lines stay together."""
    if (head := _GREETED.match(text, start, end)) and is_greeting(head[0]):
        return [(start, head.end()), *_lines(text, head.end(), end)]
    lines = text[start:end].split("\n")
    width = max(map(len, lines))
    cuts = [(start, start + len(lines[0]))]
    for line, following in pairwise(lines):
        begin = cuts[-1][1] + 1
        if _is_border(line, following, width):
            cuts.append((begin, begin + len(following)))
        else:
            cuts[-1] = (cuts[-1][0], begin + len(following))
    return cuts


def _is_delimited(text: str, start: int, end: int) -> bool:
    """Whether a line has as many cells between commas or semicolons as the line before it, or the one behind."""
    size = row_size(text[start:end])
    if not size:
        return False
    before = text[text.rfind("\n", 0, max(0, start - 1)) + 1 : max(0, start - 1)]
    return size == row_size(before) or size == row_size(
        text[end + 1 : (text.find("\n", end + 1) + 1 or len(text) + 1) - 1]
    )


def _is_border(line: str, following: str, width: int) -> bool:
    """Whether the line end was meant: a row on either side, or a line that ends though the next word had room."""
    if any(pattern.match(each) for pattern in (_ROW, _KEYED) for each in (line, following)):
        return True
    if is_greeting(line) or (row_size(line) and row_size(line) == row_size(following)):
        return True
    opening = following.lstrip()
    if _is_dated_row(line, opening, width):
        return True
    if not opening[:1].isupper():
        return False
    first_word = opening.split(maxsplit=1)[0]
    return width < _NARROW or len(line.rstrip()) + 1 + len(first_word) <= width


def is_greeting(line: str) -> bool:
    """Whether a line is what a letter opens with: "Dear Ruth,", "Cara zia Teresa,"."""
    parts = line.lower().strip(" ,.!:").split()
    greets = any(" ".join(parts[:size]) in words(each, "greetings") for each in LANGUAGES for size in (1, 2))
    return greets and len(parts) <= _GREETING and line.rstrip().endswith((",", "!", ":"))


def _is_dated_row(line: str, following: str, width: int) -> bool:
    """Whether a day or a year at the edges of two lines tells that they are rows."""
    ends, capital = _DATED_END.match(line) is not None, following[:1].isupper()
    if ends and _DATED_END.match(following) and (capital or line.rstrip().endswith(")") or following[:1] == "("):
        return True
    opens, date = _DATED_START.match(line) is not None, _DATED_START.match(following)
    if opens and capital:
        return True
    return date is not None and (ends or opens or len(line.rstrip()) + 1 + date.end() <= width)


class _Splitter:
    """Decides, stop by stop, whether a sentence ends there."""

    def __init__(self, language: str) -> None:
        self._titles = words(language, "titles") | words(language, "short_names")
        self._numbered = words(language, "numbered")
        self._soft = words(language, "soft_abbreviations")
        self._openers = words(language, "openers")
        self._after_ordinal = words(language, "after_ordinal")

    def split(self, text: str, start: int, end: int) -> list[tuple[int, int]]:
        """Cut a run without meaningful line ends into sentences."""
        spans: list[tuple[int, int]] = []
        begin, counted, quoted, has_word = start, start, False, False
        for stop in _STOP.finditer(text, start, end):
            between = text[counted : stop.start()]
            quoted ^= between.count('"') % 2 == 1
            has_word = has_word or _WORD.search(between) is not None
            counted = stop.start()
            border = _after_closers(text, stop.end(), end, quoted=quoted)
            if has_word and self._ends_sentence(text, stop, border, end):
                spans.append((begin, border))
                begin, has_word = border, False
        spans.append((begin, end))
        return [span for span in (_trim(text, *span) for span in spans) if span[0] < span[1]]

    def _ends_sentence(self, text: str, stop: re.Match[str], border: int, end: int) -> bool:
        before = text[max(0, stop.start() - _CONTEXT) : stop.start()]
        after = text[border : min(end, border + _CONTEXT)]
        if after[:1].strip():
            return self._is_glued(before, after, closed=border > stop.end())
        opening = _OPENING.match(after)
        if opening is None or opening[1] is None or opening[1].islower():
            return False
        return stop[0] != "." or border > stop.end() or self._word_ends_sentence(before, after, opening[1])

    def _word_ends_sentence(self, before: str, after: str, head: str) -> bool:
        """Whether the word before a full stop is whole, or an abbreviation that the full stop belongs to."""
        last = _LAST_WORD.search(before)
        word = last[0].strip("-") if last else ""
        lowered = word.lower()
        if lowered in self._titles:
            return False
        first = _FIRST_WORD.match(after)
        if lowered in self._numbered and head.isdigit():
            return False
        if word.isdigit() and first and first[1] in self._after_ordinal:
            return False
        if lowered in self._soft or _DOTTED.fullmatch(word):
            return first is not None and (first[1].lower() in self._openers or first[1].endswith(_VERB_ENDINGS))
        return True

    def _is_glued(self, before: str, after: str, *, closed: bool) -> bool:
        """Whether a full stop without a blank after it ends a sentence: "mechanics.Hans was born", not "Node.JS".

        Behind capitals a sentence begins with a word that often opens one: "World War II.Before", not "J.P.Morgan".
        """
        if not _GLUED.match(after):
            return False
        token = before.rpartition(" ")[2]
        if _NOT_PROSE.search(token) or len(token) < 2:
            return False
        if closed or token[-1] in _CLOSERS:
            return True
        if token[-1].isupper():
            first = _FIRST_WORD.match(after)
            return first is not None and first[1].lower() in self._openers
        return token[-1].isalnum() and token[-2].isalnum()


def _after_closers(text: str, position: int, end: int, *, quoted: bool) -> int:
    """The end of the sentence once closing quotes and brackets are taken in, also those set off by a blank.

    A straight quote closes when a blank follows a quote attached to the stop; where the blanks do not tell, when an odd
    number of them came before.
    """
    while position < end:
        blank = text[position] == " "
        mark = position + blank
        char = text[mark : mark + 1]
        if not char or mark >= end or char not in _CLOSERS or (blank and char == "'"):
            break
        if char == '"':
            follows_blank = mark + 1 >= end or text[mark + 1].isspace()
            if not quoted and (blank or not follows_blank):
                break
            quoted = False
        position = mark + 1
    return position


def _trim(text: str, start: int, end: int) -> tuple[int, int]:
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    return start, end


def _cut_long(text: str, start: int, end: int) -> list[tuple[int, int]]:
    pieces: list[tuple[int, int]] = []
    while end - start > MAX_SENTENCE:
        blank = text.rfind(" ", start + 1, start + MAX_SENTENCE)
        cut = blank if blank > start else start + MAX_SENTENCE
        pieces.append(_trim(text, start, cut))
        start = _trim(text, cut, end)[0]
    pieces.append((start, end))
    return [piece for piece in pieces if piece[0] < piece[1]]
