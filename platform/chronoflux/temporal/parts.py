"""What the rules of parts of the year make: seasons, quarters, halves, holidays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from chronoflux.model import Granularity, Modifier, TimeInterval
from chronoflux.temporal import dates, day_guards, number_guards, years
from chronoflux.temporal.grammar import Kind, Match, Token
from chronoflux.temporal.nodes import Fixed, InYear, Node, Within, Yearless
from chronoflux.temporal.short_years import ShortYear
from chronoflux.temporal.years import at, in_its_year

_ELLIPSIS_REACH = 6
_LENGTHS = {Granularity.QUARTER: 3, Granularity.HALF: 6}
"""Months of a part of the year."""
_NEARER_LAST = 2
"""Up to Wednesday, the last weekend is the nearer one."""


def season_of_year(match: Match) -> Node | None:
    """A season with its year, or the two years it spans; not "the autumn term of 1998"."""
    if match.of(Kind.WORD) and not match.lexicon.article_before_year:
        return None
    in_year: InYear = match.value(Kind.SEASON)
    pair = match.value(Kind.PAIR)
    return at(in_year(pair[0])) if pair else in_its_year(match, in_year)


def winter(match: Match) -> Node | None:
    """L'inverno tra il '28 e il '29, the winter of 1962 to 1963: two years one after the other, of one season."""
    first, second = match.of(Kind.YEAR, Kind.SHORT)
    in_year: InYear = match.value(Kind.SEASON)
    season = in_year(first.value) if first.kind is second.kind else None
    if (
        season is None
        or second.value != first.value + 1
        or dates.civil(season.start or "")[0] == dates.civil(season.end or "")[0]
    ):
        return None
    return Within(in_year, ShortYear(first.value)) if first.kind is Kind.SHORT else Fixed(season)


def bare_season(match: Match) -> Node | None:
    """A season in the year of the context."""
    return Yearless(match.value(Kind.SEASON)) if day_guards.is_bare_part(match) else None


def part_of_year(match: Match) -> Node | None:
    """The third quarter of 2018, primo semestre 2020, IV trimestre 2012."""
    modifier = match.value(Kind.MOD)
    part = _placed_part(match) if modifier in {None, Modifier.END} else None
    return in_its_year(match, part) if part is not None else None


def bare_part(match: Match) -> Node | None:
    """The second quarter of the year; nel secondo trimestre, where the word has no other meaning."""
    part = match.of(Kind.PART)[0]
    of_year = match.value(Kind.UNIT) is dates.Unit.YEAR
    clear = part.lower in match.lexicon.guards["bare_parts"] and match.before().kind is Kind.IN
    if match.after().kind in {Kind.LAST, Kind.NEXT, Kind.FOLLOWING, Kind.PREVIOUS}:
        return None
    if not of_year and (match.of(Kind.UNIT) or not clear or match.after().kind is Kind.OF):
        return None
    placed = _placed_part(match)
    return Yearless(placed) if placed is not None else None


def bare_part_number(match: Match) -> Node | None:
    """Q4 sales: a numbered part of the year before what a business reports; else Q1 may be anything."""
    if match.after().lower not in match.lexicon.guards["reported"]:
        return None
    part = _numbered_part(match.tokens)
    return Yearless(part) if part is not None else None


def part_number(match: Match) -> Node | None:
    """Q3 2018, H1 2019, 2020Q3, 3Q20."""
    part, short = _numbered_part(match.tokens), match.tokens[-1]
    if number_guards.is_labelled(match):
        return None
    if part is None or short.kind not in {Kind.DAY, Kind.NUM}:
        return in_its_year(match, part) if part is not None else None
    glued = len(short.text) == 2 and short.start == match.tokens[-2].end
    return Within(part, ShortYear(short.value, modern=True)) if glued else None


def part_of_fiscal_year(match: Match) -> Node | None:
    """Q3 FY22, FY2022 H1, the third quarter of fiscal 2022: counted like parts of the calendar year."""
    part, year = stated_part(match), years.year_of_fiscal(match)
    return Within(part, year) if part is not None and year is not None else None


def elliptic_part(match: Match) -> Node | None:
    """Nel primo trimestre del 2015 e nel IV del 2016, the first quarter of 2015 and the fourth of 2016."""
    near = [match.before(distance) for distance in range(1, _ELLIPSIS_REACH)]
    told = next((token for token in near if token.kind is Kind.DATE), None)
    whole = told.value.interval if told is not None and isinstance(told.value, Fixed) else None
    length = _LENGTHS.get(whole.granularity) if whole is not None else None
    joined = any(token.kind is Kind.AND for token in near[: near.index(told)]) if told is not None else False
    if whole is None or length is None or not joined:
        return None
    part = _part(length, whole.granularity, place_in_year(match, 12 // length))
    return in_its_year(match, part) if part is not None else None


def stated_part(match: Match) -> InYear | None:
    """The part of some year that a match names by letter or in words: Q3, the third quarter."""
    return _numbered_part(match.tokens) if match.of(Kind.PARTNO) else _placed_part(match)


def _placed_part(match: Match) -> InYear | None:
    length, granularity = match.value(Kind.PART)
    return _part(length, granularity, place_in_year(match, 12 // length))


def _numbered_part(tokens: Sequence[Token]) -> InYear | None:
    return _part(*next(token.value for token in tokens if token.kind is Kind.PARTNO))


def _part(length: int, granularity: Granularity, number: int) -> InYear | None:
    if not 1 <= number <= 12 // length:
        return None
    return partial(dates.months_in_year, (number - 1) * length + 1, length, granularity)


def first_of_pair(match: Match) -> Node | None:
    """Jan-Mar 2020, Spring/Summer 2020, Q1 and Q2 2020: a part of the year that the part after it names."""
    first = match.tokens[0]
    second = next(token for token in map(match.after, (2, 3, 4)) if token.kind not in {Kind.THE, Kind.IN, Kind.OF})
    if _sort_of(first) is not _sort_of(second):
        return None
    part: InYear | None = first.value
    if first.kind is Kind.PARTNO:
        part = _numbered_part([first])
    elif first.kind is not Kind.SEASON:
        part = partial(dates.month_in_year, first.value)
    return Yearless(part) if part is not None else None


def _sort_of(token: Token) -> Kind:
    return Kind.MONTH if token.kind is Kind.ABBR else token.kind


def holiday_of_year(match: Match) -> Node | None:
    """A holiday with its year; "Orthodox Easter" and "Indian Independence Day" fall on other days."""
    left = match.before()
    named = any(token.capitalised for token in match.of(Kind.WORD)) or (left.kind is Kind.WORD and left.capitalised)
    if named or day_guards.is_dedication(match):
        return None
    return in_its_year(match, match.value(Kind.HOLIDAY))


def holiday_weekend(match: Match) -> Node | None:
    """Easter weekend of 1916, over the Labor Day weekend."""
    weekend = partial(_weekend_beside, match.value(Kind.HOLIDAY))
    if match.of(Kind.YEAR, Kind.SHORT):
        return in_its_year(match, weekend)
    return Yearless(weekend) if day_guards.is_bare_part(match) else None


def _weekend_beside(holiday: InYear, year: int) -> TimeInterval | None:
    """The Saturday and Sunday nearest a holiday, with the holiday where it lies beside them."""
    day = holiday(year)
    if day is None:
        return None
    weekday = dates.weekday(day.start_day)
    saturday = day.start_day + dates.SATURDAY - weekday - (7 if weekday <= _NEARER_LAST else 0)
    first, last = min(saturday, day.start_day), max(saturday + 1, day.start_day)
    if last - first > 2:
        first, last = saturday, saturday + 1
    return TimeInterval(dates.iso_from_days(first), dates.iso_from_days(last), Granularity.RANGE)


def bare_holiday(match: Match) -> Node | None:
    """A holiday in the year of the context."""
    return Yearless(match.value(Kind.HOLIDAY)) if day_guards.is_bare_part(match) else None


def place_in_year(match: Match, last: int) -> int:
    """The ordinal of a match as a number; "last" is the last one."""
    number: int | None = match.value(Kind.ORDINAL, Kind.ROMAN)
    return last if number is None else number
