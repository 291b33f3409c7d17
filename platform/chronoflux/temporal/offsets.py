"""Distances in time stated beside an event or a date: "two years and three months after", "the year before"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from chronoflux.calendar import days_from_civil, days_in_month
from chronoflux.temporal import dates
from chronoflux.temporal.dates import Unit
from chronoflux.temporal.grammar import Kind, Token, compile_pattern

Offset = tuple[int, int, int]
"""Years, months and days, signed alike."""

_COUNTED = "[CARDINAL A DAY NUM YEAR] ANDHALF? [UNIT UNITS CENTURY DECADES] ANDHALF?"
AMOUNT = f"{_COUNTED} ([AND COMMA]{{0,2}} {_COUNTED}){{0,5}}|LENGTH"
"""The pattern of counted units: "two years and three months"."""
_BESIDE = "[AFTER BEFORE FROM LATER EARLIER]|[PREVIOUS FOLLOWING] TO?|IN FROM"
_OFFSET = re.compile(compile_pattern(f"({AMOUNT}) ({_BESIDE})|[THE IN] UNIT ([AFTER BEFORE]|[PREVIOUS FOLLOWING] TO?)"))
UNIT_KINDS = {Kind.UNIT, Kind.UNITS, Kind.CENTURY, Kind.DECADES}
"""Kinds of token that name a unit of the calendar."""
_LENGTHS = {
    Unit.DAY: (0, 0, 1), Unit.WEEK: (0, 0, 7), Unit.MONTH: (0, 1, 0), Unit.YEAR: (1, 0, 0), Unit.DECADE: (10, 0, 0),
    Unit.CENTURY: (100, 0, 0),
}  # fmt: skip
_BACK = {Kind.BEFORE, Kind.EARLIER, Kind.PREVIOUS}


@dataclass(frozen=True, slots=True)
class StatedOffset:
    """An amount of time with its direction, found among tokens."""

    amount: Offset
    first: int
    stop: int
    """The tokens `first` to `stop` (exclusive) say it, the word "after" or "before" included."""


def read_offset(tokens: Sequence[Token]) -> StatedOffset | None:
    """The first "two years and three months after" among tokens."""
    kinds = "".join(token.kind.char for token in tokens)
    found = _OFFSET.search(kinds)
    if found is None:
        return None
    said = tokens[found.start() : found.end()]
    amount = signed(amount_of(said), -1 if any(token.kind in _BACK for token in said) else 1)
    return StatedOffset(amount, found.start(), found.end())


def amount_of(said: Sequence[Token]) -> Offset:
    """What counted units make together: "two years and three months"."""
    amount = (0, 0, 0)
    for place, token in enumerate(said):
        if token.kind is Kind.LENGTH:
            amount = _added(amount, *token.value)
        elif token.kind in UNIT_KINDS:
            beside = said[max(0, place - 2) : place + 2]
            count = next((near.value for near in reversed(said[:place]) if isinstance(near.value, int)), 1)
            amount = _added(amount, unit_of_token(token), count, half=any(near.kind is Kind.ANDHALF for near in beside))
    return amount


def signed(amount: Offset, sign: int) -> Offset:
    """An amount forwards (1) or back (-1)."""
    return sign * amount[0], sign * amount[1], sign * amount[2]


def _added(amount: Offset, unit: Unit, count: int, *, half: bool = False) -> Offset:
    """An amount and so many units more; half a decade is five years, half a year six months, half a month 15 days."""
    years, months, days = _LENGTHS[unit]
    halves = (years // 2, 6 * (years % 2) + months // 2, 15 * (months % 2) + days // 2) if half else (0, 0, 0)
    return (
        amount[0] + count * years + halves[0],
        amount[1] + count * months + halves[1],
        amount[2] + count * days + halves[2],
    )


def unit_of_token(token: Token) -> Unit:
    """The unit that a token names."""
    if token.kind is Kind.CENTURY:
        return Unit.CENTURY
    return Unit.YEAR if token.kind is Kind.DECADES else Unit(token.value)


def add_offset(iso_date: str, offset: Offset) -> str | None:
    """A date moved by years, months and days, at its own precision; None when the offset is finer than the date."""
    year, month, day = dates.civil(iso_date)
    years, months, days = offset
    if (months and not month) or (days and not day):
        return None
    total = (year + years) * 12 + (month or 1) - 1 + months
    year, month_index = divmod(total, 12)
    if not month:
        return dates.iso(year)
    if not day:
        return dates.iso(year, month_index + 1)
    day = min(day, days_in_month(year, month_index + 1))
    return dates.iso_from_days(days_from_civil(year, month_index + 1, day) + days)
