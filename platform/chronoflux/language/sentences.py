"""Sentence borders by rule: one pass, linear in the text, offsets in code points."""

from __future__ import annotations

import re

from chronoflux.language.resources import words

MAX_SENTENCE = 2_000
"""Code points after which a sentence without any border is cut at a blank."""

_BLOCK = re.compile(r"\n[^\S\n]*\n\s*")
_ROW = re.compile(r"\s*(?:[-*•–—+>|#]\s|#{1,6}\s|\||\d{1,4}[.)]\s|\d{4}\s*[-–—:]|\d{4}\b)|.*(?:\t|\s\|\s)")
_KEYED = re.compile(r"\s*[^\s:.][^:.\n]{0,40}:\s+\S")
_NARROW = 40
"""Nobody wraps prose to less than this many columns."""
_STOP = re.compile(r"[.!?…。]+")
_CLOSERS = "\"'”’»)]"
_LAST_WORD = re.compile(r"[\w.&'’-]+\Z")
_FIRST_WORD = re.compile(r"[\"'“‘«(\[¿¡\s]*([^\W\d_]+['’]?)")
_LOOK_BACK = 24


def split_sentences(text: str, language: str) -> list[tuple[int, int]]:
    """Sentences as (start, end) code-point offsets: trimmed, in order, never overlapping.

    A blank line, a heading line, a list item and a table row are borders; so is a full stop glued to the next sentence
    ("mechanics.Hans was born"). Tokenised text ("He left . He died .") splits like plain text.

    Args:
        text: any text, as clean_text returns it.
        language: "en" or "it" (a region is ignored).
    """
    splitter = _Splitter(language)
    spans: list[tuple[int, int]] = []
    for start, end in _blocks(text):
        for line_start, line_end in _lines(text, start, end):
            spans.extend(splitter.split(text, line_start, line_end))
    return [piece for span in spans for piece in _cut_long(text, *span)]


def _blocks(text: str) -> list[tuple[int, int]]:
    borders = [(match.start(), match.end()) for match in _BLOCK.finditer(text)]
    starts = [0, *(end for _, end in borders)]
    ends = [*(start for start, _ in borders), len(text)]
    return list(zip(starts, ends, strict=True))


def _lines(text: str, start: int, end: int) -> list[tuple[int, int]]:
    """The block cut at line ends that stand for something: headings, rows, items; wrapped lines stay together."""
    lines: list[tuple[int, int]] = []
    position = start
    for line in text[start:end].split("\n"):
        lines.append((position, position + len(line)))
        position += len(line) + 1
    width = max(line_end - line_start for line_start, line_end in lines)
    merged = [lines[0]]
    for line in lines[1:]:
        if _is_border(text[slice(*merged[-1])][-MAX_SENTENCE:].rpartition("\n")[2], text[slice(*line)], width):
            merged.append(line)
        else:
            merged[-1] = (merged[-1][0], line[1])
    return merged


def _is_border(line: str, following: str, width: int) -> bool:
    if any(pattern.match(each) for pattern in (_ROW, _KEYED) for each in (line, following)):
        return True
    opening = following.lstrip()
    if not opening or not (opening[0].isupper() or opening[0].isdigit()):
        return False
    first_word = opening.split(maxsplit=1)[0]
    return width < _NARROW or len(line.rstrip()) + 1 + len(first_word) <= width


class _Splitter:
    """Decides, stop by stop, whether a sentence ends there."""

    def __init__(self, language: str) -> None:
        self._abbreviations = words(language, "abbreviations")
        self._soft = words(language, "soft_abbreviations")
        self._openers = words(language, "openers")

    def split(self, text: str, start: int, end: int) -> list[tuple[int, int]]:
        spans: list[tuple[int, int]] = []
        begin, quotes_from, open_quote = start, start, False
        for stop in _STOP.finditer(text, start, end):
            open_quote ^= text.count('"', quotes_from, stop.start()) % 2 == 1
            quotes_from = stop.start()
            border = _after_closers(text, stop.end(), end, open_quote=open_quote)
            if border > begin and self._ends_sentence(text, stop, border, end):
                spans.append((begin, border))
                begin = border
        spans.append((begin, end))
        return [span for span in (_trim(text, *span) for span in spans) if span[0] < span[1]]

    def _ends_sentence(self, text: str, stop: re.Match[str], border: int, end: int) -> bool:
        rest = text[border : min(end, border + _LOOK_BACK * 2)]
        if not rest.strip():
            return False
        first = _FIRST_WORD.match(rest)
        opener = first is not None and first[1].lower() in self._openers
        if not rest[0].isspace():
            return self._is_glued(text, stop, border, rest)
        head = rest.lstrip().lstrip("\"'“‘«([¿¡- ")[:1]
        if head.islower():
            return False
        if stop[0] != "." or text[stop.start() - 1 : stop.start()].isspace():
            return True
        return self._word_ends_sentence(text, stop.start(), rest, opener=opener)

    def _word_ends_sentence(self, text: str, stop: int, rest: str, *, opener: bool) -> bool:
        word_match = _LAST_WORD.search(text[max(0, stop - _LOOK_BACK) : stop])
        word = word_match[0].lstrip("'’-") if word_match else ""
        lowered = word.lower()
        if lowered in self._abbreviations:
            return False
        if lowered in self._soft or (len(word) == 1 and word.isalpha()) or re.fullmatch(r"(?:\w\.)+\w", word):
            return opener and not rest.lstrip()[:1].isdigit()
        return True

    def _is_glued(self, text: str, stop: re.Match[str], border: int, rest: str) -> bool:
        if (
            len(stop[0]) > 1
            and stop[0] != "..."
            or not re.match(r"[\"“«(]?[A-ZÀ-Þ](?:[^\W\d_][\w'’-]*|['’])?(?:[\s,'’]|$)", rest)
        ):
            return False
        before = text[max(0, stop.start() - _LOOK_BACK * 2) : stop.start()].rpartition(" ")[2]
        if len(before) < 2 or any(mark in before for mark in ("@", "/", "www")):
            return False
        return before[-2:].isalnum() and not before[-1].isupper() or before[-1] in _CLOSERS or border > stop.end()


def _after_closers(text: str, position: int, end: int, *, open_quote: bool) -> int:
    """The end of the sentence once closing quotes and brackets are taken in, also those set off by a blank."""
    while position < end:
        mark = position + 1 if text[position] == " " and text[position + 1 : position + 2] else position
        char = text[mark] if mark < end else ""
        if char == '"':
            if not open_quote:
                break
            open_quote = False
        elif mark > position and char not in "”’»)]":
            break
        elif char not in _CLOSERS:
            break
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
