"""Nodes a number of units from another time: the text's anchor, the document's date, or a date stated beside them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from chronoflux.model import Granularity, Modifier, TimeInterval
from chronoflux.temporal import dates
from chronoflux.temporal.context import Context
from chronoflux.temporal.dates import UNITS, Unit
from chronoflux.temporal.nodes import Node

_LONGER = {Unit.YEAR: (Unit.DECADE, 10), Unit.DECADE: (Unit.CENTURY, 10)}
"""What so many of a unit make."""


@dataclass(frozen=True, slots=True)
class Shifted:
    """A number of units from an anchor: "two years later", "last month", "the same day".

    The result is as coarse as the unit: nothing finer is known. Ten years from a decade are a decade.
    """

    unit: Unit
    amount: int
    from_writer: bool

    def resolve(self, context: Context) -> TimeInterval | None:
        """The unit so many steps away."""
        unit, amount = self.unit, self.amount
        anchor = context.anchor(unit, from_writer=self.from_writer)
        while anchor is None and unit in _LONGER and amount and amount % _LONGER[unit][1] == 0:
            unit, amount = _LONGER[unit][0], amount // _LONGER[unit][1]
            anchor = context.anchor(unit, from_writer=self.from_writer)
        if anchor is None or (not self.from_writer and anchor is context.reference and amount > 0):
            return None
        shifted = dates.shift(anchor, unit, amount)
        return None if not self.from_writer and context.overshoots(anchor, shifted) else shifted


@dataclass(frozen=True, slots=True)
class DayWord:
    """Yesterday, today, tomorrow: from the document's date only, for in a text without one "today" means "nowadays"."""

    days: int

    def resolve(self, context: Context) -> TimeInterval | None:
        """The day so many days from the document's date."""
        reference = context.reference
        if reference is None or dates.precision(reference) is not Unit.DAY:
            return None
        return dates.shift(reference, Unit.DAY, self.days)


@dataclass(frozen=True, slots=True)
class Offset:
    """A number of units from a stated date: "three years after 2008"."""

    unit: Unit
    amount: int
    base: Node

    def resolve(self, context: Context) -> TimeInterval | None:
        """The unit so many steps from the base; None when the base is coarser than the unit."""
        base = self.base.resolve(context)
        if base is None or UNITS.index(dates.precision(base)) > UNITS.index(self.unit):
            return None
        return dates.shift(base, self.unit, self.amount)


@dataclass(frozen=True, slots=True)
class UpTo:
    """A number of days, weeks or months that ends with a stated time: "the three months to August 2011"."""

    unit: Unit
    count: int
    end: Node

    def resolve(self, context: Context) -> TimeInterval | None:
        """The range; None where the end is coarser than the unit."""
        end = self.end.resolve(context)
        if end is None or end.end is None or UNITS.index(dates.precision(end)) > UNITS.index(self.unit):
            return None
        if dates.precision(end) is Unit.MONTH:
            first = dates.shift(end, Unit.MONTH, 1 - self.count)
        elif self.unit is Unit.MONTH:
            first = dates.on_day_number(dates.same_day(dates.unit_after(end.end), -self.count).start_day)
        else:
            first = dates.on_day_number(end.end_day + 1 - self.count * (7 if self.unit is Unit.WEEK else 1))
        return TimeInterval(first.start, end.end, Granularity.RANGE)


@dataclass(frozen=True, slots=True)
class Anniversary:
    """The day or month of a date, a number of years from it: "twenty years to the day after"."""

    unit: Unit
    years: int
    base: Node | None = None
    """The date counted from; None for the text's anchor."""

    def resolve(self, context: Context) -> TimeInterval | None:
        """That day or month; the year where the anchor is no finer."""
        anchor = self.base.resolve(context) if self.base is not None else context.latest.get(self.unit)
        if anchor is None or UNITS.index(dates.precision(anchor)) > UNITS.index(self.unit) or anchor.start is None:
            return None if self.base is not None else Shifted(Unit.YEAR, self.years, from_writer=False).resolve(context)
        months = 12 * self.years
        found = (
            dates.same_day(anchor.start, months) if self.unit is Unit.DAY else dates.shift(anchor, Unit.MONTH, months)
        )
        return None if context.overshoots(anchor, found) else found


@dataclass(frozen=True, slots=True)
class Ahead:
    """A number of units from the writer's day, in a sentence that speaks of what is to come: "in two days"."""

    unit: Unit
    amount: int

    def resolve(self, context: Context) -> TimeInterval | None:
        """The unit so many steps on; None in any other sentence, where it is a length."""
        return Shifted(self.unit, self.amount, from_writer=True).resolve(context) if context.future else None


@dataclass(frozen=True, slots=True)
class Vague:
    """A few units from the writer's day: "a few days ago"."""

    unit: Unit
    fewest: int
    most: int

    def resolve(self, context: Context) -> TimeInterval | None:
        """From the farthest to the nearest of them, approximate."""
        anchor = context.anchor(self.unit, from_writer=True)
        if anchor is None:
            return None
        first, last = dates.shift(anchor, self.unit, self.most), dates.shift(anchor, self.unit, self.fewest)
        return TimeInterval(first.start, last.end, Granularity.RANGE, Modifier.APPROX)


@dataclass(frozen=True, slots=True)
class CurrentUnit:
    """The year, decade or month that is spoken of: the text's, or the writer's where what is to come is told."""

    unit: Unit

    def resolve(self, context: Context) -> TimeInterval | None:
        """The unit that holds the anchor."""
        return Shifted(self.unit, 0, from_writer=context.future).resolve(context)


@dataclass(frozen=True, slots=True)
class TurnOfCentury:
    """The turn of the century: the start of the one whose border lies nearest what is told, or the document's date."""

    def resolve(self, context: Context) -> TimeInterval | None:
        """That century, with its modifier; a border after the document's date is not told of."""
        anchor = context.anchor(Unit.YEAR, from_writer=False)
        if anchor is None:
            return None
        year = dates.civil(anchor.end or "")[0]
        border = (year + 50) // 100 * 100
        if context.reference is not None and border > dates.civil(context.reference.end or "")[0]:
            border -= 100
        return replace(dates.in_century(border // 100 + 1), mod=Modifier.START)


@dataclass(frozen=True, slots=True)
class Stretch:
    """A number of units up to, or from, an anchor: "the past three years", "nei due anni successivi"."""

    unit: Unit
    amount: int
    from_writer: bool

    def resolve(self, context: Context) -> TimeInterval | None:
        """From the anchor to so many units away, whichever side."""
        anchor = context.anchor(self.unit, from_writer=self.from_writer)
        if anchor is None:
            return None
        here, there = dates.shift(anchor, self.unit, 0), dates.shift(anchor, self.unit, self.amount)
        first, last = (there, here) if self.amount < 0 else (here, there)
        return TimeInterval(first.start, last.end, Granularity.RANGE)


@dataclass(frozen=True, slots=True)
class PartOfYear:
    """Quarters or halves, the first so many steps from the one that holds the anchor: "last quarter"."""

    length: int
    granularity: Granularity
    steps: int
    from_writer: bool
    count: int = 1

    def resolve(self, context: Context) -> TimeInterval | None:
        """The part of the year; None where no month is known."""
        anchor = context.anchor(Unit.MONTH, from_writer=self.from_writer)
        year, month, _ = dates.civil((anchor.end or "") if anchor is not None else "")
        if not month:
            return None
        first = (month - 1) // self.length * self.length + self.steps * self.length
        granularity = self.granularity if self.count == 1 else Granularity.RANGE
        return dates.in_months(year + first // 12, first % 12 + 1, self.length * self.count, granularity)
