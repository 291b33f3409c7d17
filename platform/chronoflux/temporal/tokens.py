"""From text to tokens: numbers by their shape, words by the lexicon."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from chronoflux.temporal import dates
from chronoflux.temporal.grammar import Kind, Token
from chronoflux.temporal.nodes import Fixed, InYear, Node, ShortYear, Timed, Within

if TYPE_CHECKING:
    from chronoflux.temporal.lexicon import Entry, Lexicon

_LIKE = str.maketrans(
    "\u00a0\u2007\u2009\u202f\t\r\u2018\u2019\u02bc\u2032\u2013\u2014\u2010\u2011\u2012\u2212０１２３４５６７８９",
    "      ''''––--––0123456789",
)
"""Typographic look-alikes, one character for one, so that offsets stay true."""

_TOKEN = re.compile(
    r"""
    (?P<iso>-?\d{4}-\d\d-\d\d(?:[T\ ]\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?:\ ?(?:Z|UTC|GMT|[+-]\d\d:?\d\d))?)?(?![\w-]))
  | (?P<week>\d{4}-W\d\d(?!\w))
  | (?P<number>\d++(?:[.,/:–-]\d++)*+)(?P<suffix>st|nd|rd|th|'?s|[º°ª])?(?!\w)
  | (?<!\d)'(?P<short>\d\d(?:s|00)?|\d00)(?!\w)
  | (?P<word>\w++)
  | (?P<blank>\n[ ]*\n\s*)
  | [^\w\s]
    """,
    re.VERBOSE,
)
_MOST_DIGITS = 5
"""A longer run of digits is no number of a date."""
_ROMAN = re.compile(r"(?=[IVX])X{0,3}(?:IX|IV|V?I{0,3})\Z")
_ROMAN_YEAR = re.compile(r"(?=.{4,15}\Z)M{1,2}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})\Z")
_PARTNO = re.compile(r"[QH][1-4]\Z", re.IGNORECASE)
_MARKS = {
    ",": Kind.COMMA, ".": Kind.STOP, "-": Kind.DASH, "–": Kind.DASH, "(": Kind.OPEN, "[": Kind.OPEN,
    ")": Kind.CLOSE, "]": Kind.CLOSE, "&": Kind.AND, "/": Kind.SLASH,
}  # fmt: skip
_ROMAN_VALUES = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}


def plain(text: str) -> str:
    """The text with typographic spaces, apostrophes, dashes and full-width digits made plain, same length."""
    return text.translate(_LIKE)


def split_words(phrase: str) -> tuple[str, ...]:
    """A phrase of the lexicon as the tokens it will meet, in lower case."""
    return tuple(match.group().lower() for match in _TOKEN.finditer(plain(phrase)))


def tokenise(text: str, lexicon: Lexicon) -> list[Token]:
    """Split plain text into tokens; white space is dropped, a blank line is a BREAK."""
    raw: list[Token] = []
    for match in _TOKEN.finditer(text):
        start, end, group = match.start(), match.end(), match.lastgroup
        if group == "word":
            raw.append(Token(Kind.WORD, start, end, match.group()))
        elif group in ("number", "suffix"):
            raw.extend(_number(match, lexicon))
        elif group == "short" and int(match["short"].rstrip("s")) <= 31 and text[start - 1 : start].isalpha():
            raw += [Token(Kind.WORD, start, start + 1, "'"), _integer(Token(Kind.JUNK, start + 1, end, match["short"]))]
        elif group is None:
            raw.append(Token(_MARKS.get(match.group(), Kind.WORD), start, end, match.group()))
        else:
            raw.append(_special(match, lexicon))
    return _name_words(raw, text, lexicon)


def _special(match: re.Match[str], lexicon: Lexicon) -> Token:
    token = Token(Kind.JUNK, match.start(), match.end(), match.group())
    if match["iso"]:
        token.value = _iso(match["iso"])
        token.kind = Kind.DATE if token.value is not None else Kind.JUNK
    elif match["week"]:
        year, week = int(match["week"][:4]), int(match["week"][6:])
        numbered = dates.numbered_week(year, week)
        if numbered is not None:
            token.kind, token.value = Kind.DATE, Fixed(numbered)
    elif match["blank"]:
        token.kind = Kind.BREAK
    else:
        _short(token, match["short"], lexicon)
    return token


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


def _number(match: re.Match[str], lexicon: Lexicon) -> list[Token]:
    text, suffix, start, end = match["number"], match["suffix"], match.start(), match.end()
    if suffix is None:
        return _chain(text, start, lexicon)
    token = Token(Kind.JUNK, start, end, match.group())
    if suffix == "s" and re.fullmatch(r"\d{4}[–-]\d{3}0", text):
        dash = Token(Kind.DASH, start + 4, start + 5, text[4])
        return [
            *_chain(text[:4], start, lexicon),
            dash,
            Token(Kind.DECADE, start + 5, end, match.group()[5:], int(text[5:])),
        ]
    if not text.isdigit() or len(text) > 4:
        return [token]
    number = int(text)
    if suffix in ("s", "'s"):
        if number % 10 == 0 and (len(text) == 2 or number >= 1000):
            token.kind, token.value = Kind.DECADE, number
        elif suffix == "'s" and number >= 1000:
            return [Token(Kind.YEAR, start, start + 4, text, number)]
    elif len(text) <= 2 and (number <= 31 or suffix == "th"):
        token.kind, token.value = Kind.ORDINAL, number
    return [token]


def _chain(text: str, start: int, lexicon: Lexicon) -> list[Token]:
    """A run of digits, perhaps joined by dots, commas, slashes, colons or dashes, without spaces."""
    whole = Token(Kind.JUNK, start, start + len(text), text)
    if text.isdigit():
        return [_integer(whole)]
    numeric = _numeric_date(text, lexicon.day_first)
    if numeric is not None:
        whole.kind, whole.value = Kind.DATE, numeric
    elif _pair(text) is not None:
        whole.kind, whole.value = Kind.PAIR, _pair(text)
    elif re.fullmatch(r"(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d)?", text):
        whole.kind, whole.value = Kind.CLOCK, text.rjust(5, "0")[:5] if text.count(":") == 1 else text.rjust(8, "0")[:5]
    elif re.fullmatch(r"(?:[01]?\d|2[0-3])[.,][0-5]\d", text):
        whole.kind, whole.value = Kind.DECIMAL, text.replace(",", ".").replace(".", ":").rjust(5, "0")
    elif re.fullmatch(r"[1-9]\d{0,2}[.,]\d{3}", text):
        whole.kind, whole.value = Kind.LARGE, int(re.sub(r"\D", "", text))
    else:
        return _split(text, start, lexicon) or [whole]
    return [whole]


def _integer(token: Token) -> Token:
    digits = len(token.text)
    if digits > _MOST_DIGITS:
        return token
    number = int(token.text)
    if digits <= 2 and 1 <= number <= 31:
        token.kind = Kind.DAY
    elif digits == 4 and 1000 <= number < 3000:
        token.kind = Kind.YEAR
    elif digits == 4 and number >= 3000:
        token.kind = Kind.ANCIENT
    elif digits <= 3:
        token.kind = Kind.NUM
    elif digits == 5 and not token.text.startswith("0"):
        token.kind = Kind.LARGE
    token.value = number if token.kind is not Kind.JUNK or digits <= 4 else None
    return token


def _numeric_date(text: str, day_first: bool) -> Node | None:
    """A date in figures: year-month-day, day and month in the order of the language, or month and year."""
    parts = re.fullmatch(r"(\d{1,4})([./–-])(\d{1,2})(?:\2(\d{1,4}))?", text)
    if parts is None:
        other = re.fullmatch(r"(\d{1,2})([./-])(\d{4})", text)
        return _month_of(int(other[3]), int(other[1])) if other and _padded(other[1], other[2]) else None
    first, separator, second, third = parts.groups()
    if third is None:
        return _month_of(int(first), int(second)) if len(first) == 4 and _is_month(first, separator, second) else None
    if len(first) == 4 and len(third) <= 2:
        interval = dates.on_day(int(first), int(second), int(third))
        return Fixed(interval) if interval is not None and int(first) >= 1000 else None
    if (
        len(first) > 2
        or len(third) not in (2, 4)
        or (len(third) == 2 and not _plainly_a_date(first, separator, second))
    ):
        return None
    orders = [(first, second), (second, first)] if day_first else [(second, first), (first, second)]
    for day, month in orders:
        part = partial(dates.day_in_year, int(month), int(day))
        if 1 <= int(month) <= 12 and 1 <= int(day) <= 31:
            return _with_year(part, third)
    return None


def _with_year(part: InYear, year: str) -> Node | None:
    if len(year) == 2:
        return Within(part, ShortYear(int(year)))
    interval = part(int(year))
    return Fixed(interval) if interval is not None and int(year) >= 1000 else None


def _padded(month: str, separator: str) -> bool:
    """A dot between month and year counts only after two digits: 05.2011, not 5.2011."""
    return separator == "/" or len(month) == 2


def _plainly_a_date(first: str, separator: str, second: str) -> bool:
    """A two-digit year needs a slash, or two digits everywhere and a dot."""
    return separator == "/" or (separator == "." and len(first) == len(second) == 2)


def _is_month(year: str, separator: str, month: str) -> bool:
    """Whether 2019-05 is a month: not when it is a season (2010/11) or a range in print (1905–10)."""
    return separator in "-/" and len(month) == 2 and (int(year) + 1) % 100 != int(month)


def _month_of(year: int, month: int) -> Node | None:
    return Fixed(dates.in_month(year, month)) if 1 <= month <= 12 and 1000 <= year < 3000 else None


def _pair(text: str) -> tuple[int, int] | None:
    """Two years in one figure: 2010/11, 2008–09, 1998/1999, 1914-18."""
    parts = re.fullmatch(r"([12]\d{3})[/–-](\d{1,2}|[12]\d{3})", text)
    if parts is None:
        return None
    first, written = int(parts[1]), parts[2]
    scale = 10 ** len(written)
    second = int(written) if len(written) == 4 else first // scale * scale + int(written)
    if len(written) < 4 and second < first:
        second += scale
    slashed = "/" in text
    return (
        (first, second) if first < second and (not slashed or second == first + 1) and second - first < 1000 else None
    )


def _split(text: str, start: int, lexicon: Lexicon) -> list[Token]:
    """Two halves that each mean something: 2–5, 6/7, 287–212, 1,1999, 1/2/2019-3/4/2019."""
    comma = re.fullmatch(r"(\d{1,2}|\d{4}),(\d{4})", text)
    slashed = re.fullmatch(r"\d{1,2}/\d{1,2}", text)
    sides = re.split("[–/-]" if slashed else "[–-]", text)
    if comma:
        middle, kind = len(comma[1]), Kind.COMMA
    elif len(sides) == 2 and ("".join(sides).isdigit() or re.search("[./]", sides[0])):
        middle, kind = len(sides[0]), Kind.DASH
    else:
        return []
    left, right = text[:middle], text[middle + 1 :]
    dash = Token(kind, start + middle, start + middle + 1, text[middle])
    return [*_chain(left, start, lexicon), dash, *_chain(right, start + middle + 1, lexicon)]


def roman(word: str) -> int | None:
    """The value of a Roman numeral up to 39; None for any other word."""
    return _roman_value(word) if _ROMAN.match(word) else None


def roman_year(word: str) -> int | None:
    """The year that a long Roman numeral states (MCMXCIV); None for any other word."""
    return _roman_value(word) if _ROMAN_YEAR.match(word) else None


def _roman_value(word: str) -> int:
    values = [_ROMAN_VALUES[letter] for letter in word]
    following = [*values[1:], 0]
    return sum(-value if value < after else value for value, after in zip(values, following, strict=True))


def _name_words(raw: list[Token], text: str, lexicon: Lexicon) -> list[Token]:
    """Give words their kinds: the longest phrase of the lexicon, else a Roman numeral or part number, else WORD."""
    tokens: list[Token] = []
    lowered = [token.text.lower() for token in raw]
    position = 0
    while position < len(raw):
        token = raw[position]
        numeral = roman(token.text) if token.text[0] in _ROMAN_VALUES else None
        numeral = numeral if numeral and _begins_century(lowered, position + 1, lexicon) else None
        if numeral:
            token.kind, token.value = Kind.ROMAN, numeral
        length = 0 if numeral else _phrase(raw, lowered, position, lexicon, tokens, text)
        if length:
            position += length
            continue
        if token.kind is Kind.WORD and _PARTNO.match(token.text):
            token.kind, token.value = Kind.PARTNO, token.text.upper()
        elif token.kind is Kind.WORD and token.text[0] in "IVX" and (value := roman(token.text)):
            token.kind, token.value = Kind.ROMAN, value
        elif token.kind is Kind.WORD and token.text[0] == "M" and (value := roman_year(token.text)):
            token.kind, token.value = Kind.YEAR, value
        tokens.append(token)
        position += 1
    return tokens


def _begins_century(lowered: list[str], position: int, lexicon: Lexicon) -> bool:
    """Whether "century" or "millennium" stands here: then even "I" before it is a numeral."""
    entries = lexicon.phrases.get(lowered[position], ()) if position < len(lowered) else ()
    return any(entry.kind in {Kind.CENTURY, Kind.MILLENNIUM} for entry in entries)


def _is_small_month(entry: Entry, following: Kind, lexicon: Lexicon) -> bool:
    """Whether an English month in small letters is one: before a year, or where its name is no other word."""
    if entry.kind in {Kind.MONTH, Kind.ABBR} and following is Kind.YEAR:
        return True
    return entry.kind is Kind.MONTH and entry.words[0] not in lexicon.guards["names"]


def _phrase(
    raw: list[Token], lowered: list[str], position: int, lexicon: Lexicon, tokens: list[Token], text: str
) -> int:
    """Append the longest phrase that begins here; the number of raw tokens it took, 0 for none."""
    for entry in lexicon.phrases.get(lowered[position], ()):
        length = len(entry.words)
        if tuple(lowered[position : position + length]) != entry.words:
            continue
        said = raw[position : position + length]
        if entry.kind in lexicon.capitalised and not any(token.capitalised for token in said):
            following = raw[position + length].kind if position + length < len(raw) else Kind.BREAK
            if not _is_small_month(entry, following, lexicon):
                continue
        start, end = raw[position].start, raw[position + length - 1].end
        tokens.append(Token(entry.kind, start, end, text[start:end], entry.value))
        return length
    return 0
