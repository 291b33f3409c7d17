"""What runs of figures are: numbers by their size, dates, pairs of years, hours."""

from __future__ import annotations

import re
from functools import partial

from chronoflux.temporal import dates
from chronoflux.temporal.grammar import Kind, Token
from chronoflux.temporal.nodes import Fixed, InYear, Node, Within
from chronoflux.temporal.short_years import ShortYear

_JOINTS = {",": Kind.COMMA, "-": Kind.DASH, "–": Kind.DASH}
_SLASHED, _DASHED = 30, 999
"""How far apart two years in one figure are: 1740/1750 in a catalogue, 1098–1492."""
_MOST_DIGITS = 5
"""A longer run of digits is no number of a date."""


def read_number(text: str, suffix: str, start: int, *, day_first: bool) -> list[Token]:
    """The tokens of figures with the letters that follow them: 3rd, 1990s, 1°, 1998's."""
    written, end = text + suffix, start + len(text + suffix)
    token = Token(Kind.JUNK, start, end, written)
    if suffix == "s" and re.fullmatch(r"\d{4}[–-]\d{3}0", text):
        dash = Token(Kind.DASH, start + 4, start + 5, text[4])
        return [
            *read_chain(text[:4], start, day_first=day_first),
            dash,
            Token(Kind.DECADE, start + 5, end, written[5:], int(text[5:])),
        ]
    if not text.isdigit() or len(text) > 4:
        return [token]
    number = int(text)
    if suffix.endswith("s"):
        if number % 10 == 0 and len(text) > 1 and number:
            token.kind, token.value = Kind.DECADE, number
        elif len(suffix) > 1:
            return [read_integer(Token(Kind.JUNK, start, start + len(text), text))]
    elif len(text) <= 2 and (number <= 31 or suffix == "th"):
        token.kind, token.value = Kind.ORDINAL, number
    return [token]


def read_chain(text: str, start: int, *, day_first: bool) -> list[Token]:
    """A run of digits, perhaps joined by dots, commas, slashes, colons or dashes, without spaces."""
    whole = Token(Kind.JUNK, start, start + len(text), text)
    if text.isdigit():
        return [read_integer(whole)]
    numeric = _numeric_date(text, day_first)
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
        return _split(text, start, day_first=day_first) or [whole]
    return [whole]


def read_integer(token: Token) -> Token:
    """The kind and value of a token of digits, by their number."""
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
    most = (_SLASHED if len(written) == 4 else 1) if "/" in text else _DASHED
    return (first, second) if first < second <= first + most else None


def _list(text: str, start: int) -> list[Token]:
    """Years with commas, or days with dashes, and no spaces between them."""
    tokens: list[Token] = []
    for part in re.finditer(r"\d+|\D", text):
        token = Token(_JOINTS.get(part.group(), Kind.JUNK), start + part.start(), start + part.end(), part.group())
        tokens.append(token if token.kind is not Kind.JUNK else read_integer(token))
    return tokens


def _split(text: str, start: int, *, day_first: bool) -> list[Token]:
    """Two halves that each mean something: 2–5, 6/7, 287–212, 1,1999, 1/2/2019-3/4/2019."""
    if re.fullmatch(r"[12]\d{3}(?:,[12]\d{3})+", text):
        return _list(text, start)
    if re.fullmatch(r"\d{1,2}(?:[–-]\d{1,2}){2,6}", text):
        return _list(text, start)
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
    return [
        *read_chain(left, start, day_first=day_first),
        dash,
        *read_chain(right, start + middle + 1, day_first=day_first),
    ]
