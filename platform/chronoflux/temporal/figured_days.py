"""What the rules of days make that are written in figures or cut short: 12-Mar-20, 7.iv.1903, il 28/5, 3 May 98."""

from __future__ import annotations

import re
from functools import partial

from chronoflux.temporal import codes, dates, number_guards
from chronoflux.temporal.days import impossible
from chronoflux.temporal.grammar import Kind, Match
from chronoflux.temporal.guards import counts_nothing
from chronoflux.temporal.nodes import Node, Within, Yearless
from chronoflux.temporal.roman import roman
from chronoflux.temporal.short_years import ShortYear
from chronoflux.temporal.years import at, in_its_year

_MONTHS = 12
_OLD_NEW_YEAR = 3
"""The month in which the year began before the calendar was changed."""
_DOTTED = re.compile(r"(\d{1,2})\.(\d{1,2})\.(\d\d)")
_DATED = {Kind.IN, Kind.THE, Kind.BY, Kind.UNTIL, Kind.SINCE}


def joined_day(match: Match) -> Node | None:
    """20-Jul-1969, 12-Mar-20, 3.III.2019, 3 III 2019."""
    month_at = next(n for n, token in enumerate(match.tokens) if token.kind in {Kind.MONTH, Kind.ABBR, Kind.ROMAN})
    month, year = match.tokens[month_at], match.tokens[-1]
    marks = {token.text for token in match.of(Kind.DASH, Kind.SLASH, Kind.STOP)}
    parted = month_at == len(match.tokens) - 2
    one_mark = len(marks) == 1 and not parted
    plain_numeral = month.kind is Kind.ROMAN and not marks
    if number_guards.is_labelled(match) or month.value > 12 or not (one_mark or plain_numeral):
        return None
    part = partial(dates.day_in_year, month.value, match.of(Kind.DAY)[0].value)
    if year.kind is Kind.YEAR:
        return at(part(year.value))
    short = len(year.text) == 2 and not parted and match.after().kind not in {Kind.MONTH, Kind.ABBR}
    return Within(part, ShortYear(year.value)) if short and marks != {"."} else None


def roman_day(match: Match) -> Node | None:
    """Il XX settembre 1870."""
    day, month = match.value(Kind.ROMAN), match.value(Kind.MONTH, Kind.ABBR)
    return (
        None if impossible(month, match.of(Kind.ROMAN)) else in_its_year(match, partial(dates.day_in_year, month, day))
    )


def small_numeral(match: Match) -> Node | None:
    """7.iv.1903: the month in small Roman letters, glued between two marks."""
    day, mark, month, other, year = match.tokens
    number = roman(month.text.upper()) if month.text.islower() else None
    glued = day.end == mark.start and mark.end == month.start and month.end == other.start and other.end == year.start
    if number is None or mark.text != other.text or not glued:
        return None
    return at(dates.on_day(year.value, number, day.value))


def short_dated(match: Match) -> Node | None:
    """3 May 98, 12 Mar 21: figures that can be no day, or that stand behind a month cut short."""
    day, month, year = match.tokens[-3:]
    clear = month.kind is Kind.ABBR or year.kind is Kind.NUM or year.text.startswith("0")
    if len(year.text) != 2 or not clear or not counts_nothing(match) or impossible(month.value, [day]):
        return None
    return Within(partial(dates.day_in_year, month.value, day.value), ShortYear(year.value, modern=True))


def dual_year(match: Match) -> Node | None:
    """11 February 1731/2: the year began in March then, and the second one is ours."""
    first, second = match.value(Kind.PAIR)
    month: int = match.value(Kind.MONTH, Kind.ABBR)
    if second != first + 1 or month > _OLD_NEW_YEAR:
        return None
    return at(dates.on_day(second, month, match.value(Kind.DAY, Kind.ORDINAL)))


def day_and_month(match: Match) -> Node | None:
    """Il 28/5, on 28/5: a day and a month in figures, after what leads to a day; "3/4 of it" is a fraction."""
    first, slash, second = match.tokens
    day, month = (first, second) if match.lexicon.day_first or first.value > _MONTHS else (second, first)
    led = match.before().lower in match.lexicon.guards["before_figures"]
    glued = first.end == slash.start and slash.end == second.start and slash.text == "/"
    clear = day.value > _MONTHS or (match.lexicon.day_first and match.after().kind is not Kind.OF)
    if not (led and glued and clear) or month.value > _MONTHS or match.after().text in {"/", "%"}:
        return None
    return None if impossible(month.value, [day]) else Yearless(partial(dates.day_in_year, month.value, day.value))


def dotted_date(match: Match) -> Node | None:
    """Il 3.12.21, dated 1.10.62: after what leads to a day; elsewhere such figures may be a version."""
    found = _DOTTED.fullmatch(match.tokens[0].text)
    if found is None or match.before().kind not in _DATED or codes.is_numbered(match):
        return None
    first, second, year = map(int, found.groups())
    day, month = (first, second) if match.lexicon.day_first or first > _MONTHS else (second, first)
    fits = 1 <= month <= _MONTHS and 1 <= day <= dates.LONGEST_MONTH
    return Within(partial(dates.day_in_year, month, day), ShortYear(year)) if fits else None


def year_first(match: Match) -> Node | None:
    """1998 May 1; not "in 1998 May 12 people"."""
    month, day = match.of(Kind.MONTH, Kind.ABBR)[0], match.tokens[-1]
    counted = day.kind is Kind.DAY and match.after().lower in match.lexicon.guards["counted"]
    if counted or number_guards.is_labelled(match):
        return None
    return at(dates.on_day(match.tokens[0].value, month.value, day.value))
