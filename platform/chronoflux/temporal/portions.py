"""What the rules of portions make: halves, thirds, "the first six months of 1998"."""

from __future__ import annotations

from dataclasses import dataclass, replace

from chronoflux.calendar import days_in_month
from chronoflux.model import Granularity, Modifier, TimeInterval
from chronoflux.temporal import dates
from chronoflux.temporal.context import Context
from chronoflux.temporal.dates import Unit
from chronoflux.temporal.grammar import Kind, Match
from chronoflux.temporal.nodes import Fixed, Node
from chronoflux.temporal.short_years import ShortYear

_YEARS = {Granularity.DECADE: 10, Granularity.CENTURY: 100}
"""How many years a longer stretch has."""


@dataclass(frozen=True, slots=True)
class HalfOf:
    """The first or second half of a stated time."""

    node: Node
    number: int

    def resolve(self, context: Context) -> TimeInterval | None:
        """Half of a year is six months, of a decade five years, of a century fifty; anything else gets a modifier."""
        whole = self.node.resolve(context)
        if whole is None or whole.start is None:
            return None
        year = dates.civil(whole.start)[0]
        if whole.granularity is Granularity.YEAR:
            return dates.in_months(year, 1 if self.number == 1 else 7, 6, Granularity.HALF)
        length = {Granularity.DECADE: 5, Granularity.CENTURY: 50}.get(whole.granularity)
        if length is None:
            return replace(whole, mod=Modifier.START if self.number == 1 else Modifier.END)
        first = year + length * (self.number - 1)
        return TimeInterval(dates.iso(first), dates.iso(first + length - 1), Granularity.HALF)


@dataclass(frozen=True, slots=True)
class CountedPart:
    """So many units at the start or end of a time that the context settles: "the first three years of the sixties"."""

    node: Node
    unit: Unit
    count: int
    at_end: bool

    def resolve(self, context: Context) -> TimeInterval | None:
        """The range; None where the units do not fit in."""
        whole = self.node.resolve(context)
        return _stretch(whole, self.unit, self.count, at_end=self.at_end) if whole is not None else None


def half(match: Match) -> Node:
    """The first half of 2010, la prima metà del XX secolo."""
    return HalfOf(match.value(Kind.DATE), match.value(Kind.HALF))


def fraction(match: Match) -> Node | None:
    """The first quarter of the 16th century, l'ultimo terzo del XVIII secolo."""
    whole = match.value(Kind.DATE)
    if not isinstance(whole, Fixed) or whole.interval.granularity is not Granularity.CENTURY:
        return None
    numbers = [token.value for token in match.of(Kind.ORDINAL)]
    parts = 4 if match.of(Kind.PART) else numbers.pop()
    number = numbers[0] if numbers else parts
    if parts not in {3, 4} or number > parts:
        return None
    first = dates.civil(whole.interval.start or "")[0]
    start, end = first + 100 * (number - 1) // parts, first + 100 * number // parts - 1
    return Fixed(TimeInterval(dates.iso(start), dates.iso(end), Granularity.RANGE))


def counted_part(match: Match) -> Node | None:
    """The first six months of 1998, the last ten days of May 1998, i primi due trimestri del 1998."""
    whole, modifier = match.value(Kind.DATE), match.value(Kind.MOD)
    at_end = bool(match.of(Kind.LAST, Kind.LASTFEW)) or modifier is Modifier.END
    at_start = match.value(Kind.ORDINAL) == 1 or modifier is Modifier.START
    if at_start == at_end or not (isinstance(whole, Fixed) or (isinstance(whole, ShortYear) and whole.decade)):
        return None
    count: int = match.value(Kind.CARDINAL, Kind.DAY)
    unit = Unit.YEAR if match.of(Kind.DECADES) else match.value(Kind.UNITS)
    if match.of(Kind.PART):
        unit, count = Unit.MONTH, count * match.value(Kind.PART)[0]
    if isinstance(whole, ShortYear):
        return CountedPart(whole, unit, count, at_end) if unit is Unit.YEAR else None
    stretch = _stretch(whole.interval, unit, count, at_end=at_end)
    return Fixed(stretch) if stretch is not None else None


def _stretch(whole: TimeInterval, unit: Unit, count: int, *, at_end: bool) -> TimeInterval | None:
    """So many units at the start or end of a longer time; None where they do not fit in."""
    year, month, _ = dates.civil(whole.start or "")
    if unit is Unit.DECADE and whole.granularity is Granularity.CENTURY:
        length = 10
        first = year - 1 + (100 - 10 * count if at_end else 0)
        bounds = dates.iso(first), dates.iso(first + 10 * count - 1)
    elif unit is Unit.YEAR:
        length = _YEARS.get(whole.granularity, 0)
        first = year + (length - count if at_end else 0)
        bounds = dates.iso(first), dates.iso(first + count - 1)
    elif unit is Unit.MONTH and whole.granularity is Granularity.YEAR:
        length = 12
        first = 13 - count if at_end else 1
        bounds = dates.iso(year, first), dates.iso(year, first + count - 1)
    elif unit is Unit.DAY and whole.granularity is Granularity.MONTH and month:
        length = days_in_month(year, month)
        first = length + 1 - count if at_end else 1
        bounds = dates.iso(year, month, first), dates.iso(year, month, first + count - 1)
    else:
        return None
    return TimeInterval(*bounds, Granularity.RANGE) if 1 <= count <= length else None
