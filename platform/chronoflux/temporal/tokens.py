"""From text to tokens: numbers by their shape, words by the lexicon."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from chronoflux.model import TimeInterval
from chronoflux.temporal import dates
from chronoflux.temporal.figures import read_chain, read_integer, read_number
from chronoflux.temporal.grammar import Kind, Token
from chronoflux.temporal.nodes import Fixed, Node, Timed
from chronoflux.temporal.roman import ROMAN_LETTERS, roman, roman_year
from chronoflux.temporal.scans import misread_figures

if TYPE_CHECKING:
    from chronoflux.temporal.lexicon import Entry, Lexicon

_LIKE = str.maketrans(
    "\u00a0\u2007\u2009\u202f\t\r\u2018\u2019\u02bc\u2032\u2013\u2014\u2010\u2011\u2012\u2212０１２３４５６７８９",
    "      ''''––--––0123456789",
)
"""Typographic look-alikes, one character for one, so that offsets stay true."""

_TOKEN = re.compile(
    r"""
    (?=[-\d])(?:
    (?P<iso>-?\d{4}-\d\d-\d\d(?:[T\ ]\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?:\ ?(?:Z|UTC|GMT|[+-]\d\d:?\d\d))?)?(?![\w-]))
  | (?P<basic>\d{8}T\d{4}(?:\d\d)?(?:Z|[+-]\d\d:?\d\d)?(?![\w-]))
  | (?P<week>\d{4}(?P<mark>-?)W\d\d(?:(?P=mark)[1-7])?(?![\w-]))
  | (?P<number>\d++(?:[.,/:–-]\d++){0,40})(?![.,/:–-]\d)(?P<suffix>st|nd|rd|th|(?:\ ?')?s|[º°ª])?(?!(?!(?i:[ap]m)\b)\w)
    )
  | (?:(?<!\d)|(?<=[QHTS]\d))'(?P<short>\d\d(?:s|00)?|\d00)(?!\w)
  | (?P<word>\w++)
  | (?P<blank>\n[ ]*\n\s*)
  | [^\w\s]
    """,
    re.VERBOSE,
)
"""No group is possessive: Python 3.11.0 to 3.11.4 lose what stands before a repeat that fails halfway."""
_OF_TITLE = re.compile(r"\b(?:of the |d(?:el|ella|ell['’]) ?)\Z")
"""Before a unit with a capital, what makes it the end of a title: "Player of the Year"."""
_PAIR = 2
"""Words by which a longer phrase is found."""
_MARKS = {
    ",": Kind.COMMA, ".": Kind.STOP, "-": Kind.DASH, "–": Kind.DASH, "(": Kind.OPEN, "[": Kind.OPEN,
    ")": Kind.CLOSE, "]": Kind.CLOSE, "&": Kind.AND, "/": Kind.SLASH,
}  # fmt: skip


def plain(text: str) -> str:
    """The text with typographic spaces, apostrophes, dashes and full-width digits made plain, same length."""
    return text.translate(_LIKE)


def split_words(phrase: str) -> tuple[str, ...]:
    """A phrase of the lexicon as the tokens it will meet, in lower case."""
    return tuple(match.group().lower() for match in _TOKEN.finditer(plain(phrase)))


def tokenise(text: str, lexicon: Lexicon) -> list[Token]:
    """Split plain text into tokens; white space is dropped, a blank line is a BREAK."""
    raw: list[Token] = []
    position: int | None = 0
    while position is not None:
        position = _read_on(text, position, raw, lexicon)
    return _name_words(raw, text, lexicon)


def _read_on(text: str, position: int, raw: list[Token], lexicon: Lexicon) -> int | None:
    """Append the tokens from here on; where to go on, behind a word of which only a part was taken, None at the end."""
    for match in _TOKEN.finditer(text, position):
        start, end, group = match.start(), match.end(), match.lastgroup
        if group == "word":
            word = match.group()
            if word.isalpha():
                raw.append(Token(Kind.WORD, start, end, word))
                continue
            token = _glued(text, start, end, lexicon) or _misread(word, start, lexicon)
            raw.append(token or Token(Kind.WORD, start, end, word))
            if raw[-1].end < end:
                return raw[-1].end
        elif group == "number":
            raw.extend(read_chain(match["number"], start, day_first=lexicon.day_first))
        elif group == "suffix":
            raw.extend(read_number(match["number"], match["suffix"], start, day_first=lexicon.day_first))
        elif group == "short" and text[start - 1 : start].isalpha() and not match["short"].endswith("s"):
            raw += [Token(Kind.WORD, start, start + 1, "'"), _after_elision(match, lexicon)]
        elif group is None:
            raw.append(Token(_MARKS.get(match.group(), Kind.WORD), start, end, match.group()))
        else:
            raw.append(_special(match, lexicon))
    return None


def _glued(text: str, start: int, end: int, lexicon: Lexicon) -> Token | None:
    """The first part of a word that is letters and figures together: Q3, 3Q20, FY2021, 44BC, c1990."""
    found = lexicon.glued.match(text, start, end)
    if found is None:
        return None
    token = Token(Kind.WORD, start, found.end(), found.group())
    if found["part"]:
        letter, number = sorted(found.group().upper(), key=str.isdigit)
        token.kind, token.value = Kind.PARTNO, (*lexicon.part_letters[letter], int(number))
    return read_integer(token) if found["figures"] else token


def _misread(word: str, start: int, lexicon: Lexicon) -> Token | None:
    """Figures whose one a scan has read as a letter; offsets stay those of the text."""
    misread = None if word[0] not in "lI" or word.isalpha() else misread_figures(word)
    if misread is None:
        return None
    figures, suffix = misread
    if suffix:
        return replace(read_number(figures, suffix, start, day_first=lexicon.day_first)[0], text=figures + suffix)
    return read_integer(Token(Kind.JUNK, start, start + len(word), figures))


def _after_elision(match: re.Match[str], lexicon: Lexicon) -> Token:
    """Figures whose apostrophe belongs to the word before as well: dell'800, l'11 marzo."""
    token = Token(Kind.JUNK, match.start() + 1, match.end(), match["short"])
    if int(match["short"]) <= 31:
        return read_integer(token)
    _short(token, match["short"], lexicon)
    return token


def _special(match: re.Match[str], lexicon: Lexicon) -> Token:
    token = Token(Kind.JUNK, match.start(), match.end(), match.group())
    if match["iso"]:
        token.value = _iso(match["iso"])
        token.kind = Kind.DATE if token.value is not None else Kind.JUNK
    elif match["basic"]:
        written = match["basic"]
        token.value = _iso(f"{written[:4]}-{written[4:6]}-{written[6:8]}T{written[9:11]}:{written[11:13]}")
        token.kind = Kind.DATE if token.value is not None else Kind.JUNK
    elif match["week"]:
        numbered = _week(match["week"].replace("-", ""))
        if numbered is not None:
            token.kind, token.value = Kind.DATE, Fixed(numbered)
    elif match["blank"]:
        token.kind = Kind.BREAK
    else:
        _short(token, match["short"], lexicon)
    return token


def _week(figures: str) -> TimeInterval | None:
    """2021W05, or a day of it: 2021W053."""
    week = dates.numbered_week(int(figures[:4]), int(figures[5:7]))
    if week is None or len(figures) == len("2021W05"):
        return week
    return dates.on_day_number(week.start_day + int(figures[7]) - 1)


def _short(token: Token, digits: str, lexicon: Lexicon) -> None:
    if digits.endswith("s"):
        token.kind, token.value = Kind.DECADE, int(digits[:-1])
    elif len(digits) == 2:
        token.kind, token.value = Kind.SHORT, int(digits)
    elif len(digits) == 3 and lexicon.article_before_year:
        token.kind, token.value = Kind.NAMED, int(digits) // 100 + 11
        if int(digits) < 200:
            token.kind = Kind.JUNK


def _iso(text: str) -> Node | None:
    day_written = re.match(r"-?\d{4}-\d\d-\d\d", text)
    if day_written is None:
        return None
    year, month, day = dates.civil(day_written.group())
    interval = dates.on_day(year, month or 0, day or 0)
    if interval is None:
        return None
    clock = re.search(r"\d\d:\d\d", text[10:])
    return Timed(Fixed(interval), clock.group()) if clock else Fixed(interval)


def _name_words(raw: list[Token], text: str, lexicon: Lexicon) -> list[Token]:
    """Give words their kinds: the longest phrase of the lexicon, else a Roman numeral or part number, else WORD."""
    tokens: list[Token] = []
    lowered = [token.text.lower() for token in raw]
    position = 0
    while position < len(raw):
        token = raw[position]
        if lowered[position] not in lexicon.phrases and token.text[0] not in ROMAN_LETTERS:
            tokens.append(token)
            position += 1
            continue
        numeral = roman(token.text) if token.text[0] in ROMAN_LETTERS else None
        numeral = numeral if numeral and _is_numbered(lowered, position + 1, lexicon) else None
        if numeral:
            token.kind, token.value = Kind.ROMAN, numeral
        length = 0 if numeral else _phrase(raw, lowered, position, lexicon, tokens, text)
        if length:
            position += length
            continue
        if token.kind is Kind.WORD and token.text[0] in "IVX" and (value := roman(token.text)):
            token.kind, token.value = Kind.ROMAN, value
        elif token.kind is Kind.WORD and token.text[0] == "M" and (value := roman_year(token.text)):
            token.kind, token.value = Kind.YEAR, value
        tokens.append(token)
        position += 1
    return tokens


def _is_numbered(lowered: list[str], position: int, lexicon: Lexicon) -> bool:
    """Whether "century", "millennium" or "quarter" stands here: then even "I" before it is a numeral."""
    entries = lexicon.phrases.get(lowered[position], ()) if position < len(lowered) else ()
    return any(entry.kind in {Kind.CENTURY, Kind.MILLENNIUM, Kind.PART} for entry in entries)


def _is_small_month(entry: Entry, following: list[Kind], lexicon: Lexicon) -> bool:
    """Whether an English month in small letters is one: before a year, or where its name is no other word."""
    dated = following[:1] == [Kind.YEAR] or (following[:1] == [Kind.DAY] and Kind.YEAR in following[1:])
    if entry.kind in {Kind.MONTH, Kind.ABBR} and dated:
        return True
    return entry.kind is Kind.MONTH and entry.words[0] not in lexicon.guards["names"]


def _phrase(
    raw: list[Token], lowered: list[str], position: int, lexicon: Lexicon, tokens: list[Token], text: str
) -> int:
    """Append the longest phrase that begins here; the number of raw tokens it took, 0 for none."""
    first, second = lowered[position], lowered[position + 1] if position + 1 < len(lowered) else ""
    for entry in (*lexicon.longer.get((first, second), ()), *lexicon.single.get(first, ())):
        length = len(entry.words)
        if length > _PAIR and tuple(lowered[position : position + length]) != entry.words:
            continue
        needs_capital = entry.kind in lexicon.capitalised and not entry.small
        if needs_capital and not any(token.capitalised for token in raw[position : position + length]):
            following = [token.kind for token in raw[position + length : position + length + 3]]
            if not _is_small_month(entry, following, lexicon):
                continue
        start, end = raw[position].start, raw[position + length - 1].end
        if entry.exact and "".join(text[start:end].split()) != entry.exact:
            continue
        if entry.kind is Kind.UNIT and raw[position].capitalised and _OF_TITLE.search(text, max(0, start - 9), start):
            continue
        tokens.append(Token(entry.kind, start, end, text[start:end], entry.value))
        return length
    return 0
