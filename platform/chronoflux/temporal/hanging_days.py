"""Nodes that hang on another time and find a day, a weekend or a part of the year beside it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from chronoflux.model import Granularity, TimeInterval
from chronoflux.temporal import dates
from chronoflux.temporal.context import Context
from chronoflux.temporal.dates import Unit
from chronoflux.temporal.nodes import InYear, Node

_MONTHS_AROUND = 12
_NEAR_DAYS = 62
_MONTHS_SEARCHED = 4
"""The 31st comes again within three months of any day."""


@dataclass(frozen=True, slots=True)
class Neighbour:
    """The nearest occurrence of a part of the year, or of a weekday, on one side: "last winter", "next Monday"."""

    part: InYear | int
    """A part of a year, or a weekday from 0 (Monday)."""
    direction: int
    """-1 ends before the anchor, 1 starts after it, 0 is the last one begun by it."""
    from_writer: bool
    weeks: int = 0
    """Weeks further away, for a weekday: "three Fridays ago", "a week on Friday"."""

    def resolve(self, context: Context) -> TimeInterval | None:
        """The occurrence nearest the anchor on the wanted side."""
        needed = Unit.DAY if isinstance(self.part, int) else Unit.YEAR
        anchor = context.anchor(needed, from_writer=self.from_writer)
        if anchor is None:
            return None
        if isinstance(self.part, int):
            return self._weekday(self.part, anchor)
        return self._part(self.part, anchor)

    def _weekday(self, wanted: int, anchor: TimeInterval) -> TimeInterval:
        if self.direction > 0:
            day = anchor.end_day + 1
            return dates.on_day_number(day + (wanted - dates.weekday(day)) % 7 + 7 * self.weeks)
        day = anchor.start_day - (1 if self.direction < 0 else 0)
        return dates.on_day_number(day - (dates.weekday(day) - wanted) % 7 - 7 * self.weeks)

    def _part(self, in_year: InYear, anchor: TimeInterval) -> TimeInterval | None:
        year = dates.civil(anchor.end or anchor.start or "")[0]
        around = [found for found in map(in_year, range(year - 2, year + 3)) if found is not None]
        if self.direction > 0:
            return next((found for found in around if found.start_day > anchor.end_day), None)
        limit = anchor.start_day - 1 if self.direction < 0 else anchor.end_day
        past = [found for found in around if (found.end_day if self.direction < 0 else found.start_day) <= limit]
        return past[-1] if past else None


@dataclass(frozen=True, slots=True)
class ThisWeekday:
    """A weekday of the writer's week, or of the next where what is to come is told: "this Friday"."""

    weekday: int

    def resolve(self, context: Context) -> TimeInterval | None:
        """The day; None where no day is known."""
        anchor = context.anchor(Unit.DAY, from_writer=True)
        if anchor is None:
            return None
        day = dates.on_day_number(anchor.end_day - dates.weekday(anchor.end_day) + self.weekday)
        return dates.on_day_number(day.start_day + 7) if context.falls_short(day) else day


@dataclass(frozen=True, slots=True)
class WeekdayBeside:
    """A weekday counted from a stated day: "the Thursday before Easter 1940", "the second Sunday after it"."""

    weekday: int
    number: int
    """The first one after it is 1, the last one before it -1."""
    base: Node

    def resolve(self, context: Context) -> TimeInterval | None:
        """The day; None where what it is counted from is no day."""
        base = self.base.resolve(context)
        if base is None or dates.precision(base) is not Unit.DAY or None in {base.start, base.end}:
            return None
        if self.number > 0:
            first = base.end_day + 1
            return dates.on_day_number(first + (self.weekday - dates.weekday(first)) % 7 + 7 * (self.number - 1))
        last = base.start_day - 1
        return dates.on_day_number(last - (dates.weekday(last) - self.weekday) % 7 + 7 * (self.number + 1))


@dataclass(frozen=True, slots=True)
class BareWeekday:
    """A weekday by itself: the next one from the text's anchor, else the last one up to the document's date."""

    day: int
    to_come: bool | None = None
    """What its own verb says of that ("she said Tuesday", "we meet Tuesday"); None where the sentence tells."""

    def resolve(self, context: Context) -> TimeInterval | None:
        """The day meant."""
        context = replace(context, future=self.to_come) if self.to_come is not None else context
        anchored = context.latest.get(Unit.DAY)
        if anchored is not None:
            day = dates.on_day_number(anchored.end_day + (self.day - dates.weekday(anchored.end_day)) % 7)
            if not (context.overshoots(anchored, day) or context.falls_short(day)):
                return day
        return Neighbour(self.day, 1 if context.future else 0, from_writer=True).resolve(context)


@dataclass(frozen=True, slots=True)
class DayOfMonth:
    """A day without its month ("on the 14th", "il 14 dello stesso mese"): in the month of the text's anchor.

    In a text without one it is the last such day up to the document's date, or the next where it tells what is to come.
    """

    day: int
    ahead_only: bool = False
    """Whether it is a day only where a later day of its sentence tells the month ("on 5th and on 19th October")."""

    def resolve(self, context: Context) -> TimeInterval | None:
        """The day in that month; None where the month is not known or has no such day."""
        ahead = dates.civil((context.ahead.start or "") if context.ahead is not None else "")
        if ahead[1] and ahead[2] and self.day < ahead[2]:
            return dates.on_day(ahead[0], ahead[1], self.day)
        if self.ahead_only:
            return None
        anchor = context.latest.get(Unit.MONTH)
        if anchor is None:
            return DayBeside(self.day, 1 if context.future else -1).resolve(context)
        year, month, _ = dates.civil((anchor.end or "") if anchor is not None else "")
        return dates.on_day(year, month, self.day) if month else None


@dataclass(frozen=True, slots=True)
class NumberedWeekday:
    """A weekday with the number of its day ("Thursday 25"): the nearest month in which they fall together."""

    weekday: int
    day: int

    def resolve(self, context: Context) -> TimeInterval | None:
        """The day, on the side its sentence tells of, or in this month or one beside it on either."""
        anchor = context.ahead or context.anchor(Unit.MONTH, from_writer=False)
        year, month, _ = dates.civil((anchor.end or "") if anchor is not None else "")
        if anchor is None or not month:
            return None
        months = (
            year * 12 + month - 1 + distance for distance in sorted(range(-_MONTHS_AROUND, _MONTHS_AROUND), key=abs)
        )
        days = (dates.on_day(number // 12, number % 12 + 1, self.day) for number in months)
        fits = [day for day in days if day is not None and dates.weekday(day.start_day) == self.weekday]
        told = [day for day in fits if not (context.overshoots(anchor, day) or context.falls_short(day))]
        near = [day for day in (*told, *fits) if abs(day.start_day - anchor.start_day) < _NEAR_DAYS]
        return next(iter(near or told), None)


@dataclass(frozen=True, slots=True)
class DayBeside:
    """The nearest day of this number before or after the writer's: "il 15 scorso", "the 5th prox."."""

    day: int
    direction: int
    """-1 lies before the anchor, 1 after it, 0 in its month."""

    def resolve(self, context: Context) -> TimeInterval | None:
        """The day; None where no day is known to look from."""
        anchor = context.anchor(Unit.DAY if self.direction else Unit.MONTH, from_writer=True)
        year, month, _ = dates.civil((anchor.end or "") if anchor is not None else "")
        if anchor is None or not month:
            return None
        for steps in range(_MONTHS_SEARCHED if self.direction else 1):
            months = year * 12 + month - 1 + self.direction * steps
            found = dates.on_day(months // 12, months % 12 + 1, self.day)
            if found is not None and (found.start_day - anchor.start_day) * self.direction >= bool(self.direction):
                return found
        return None


@dataclass(frozen=True, slots=True)
class DayWithin:
    """A day of a month that is itself given by an expression: "the 3rd of last month"."""

    day: int
    month: Node

    def resolve(self, context: Context) -> TimeInterval | None:
        """The day; None where the month is not known or has no such day."""
        found = self.month.resolve(context)
        if found is None or found.granularity not in {Granularity.MONTH, Granularity.DAY}:
            return None
        year, month, _ = dates.civil(found.start or "")
        return dates.on_day(year, month, self.day) if month else None


@dataclass(frozen=True, slots=True)
class WeekAt:
    """A week named by a day: the week of 3 May, the week beginning on it, the week ending on it."""

    node: Node
    direction: int
    """0 for the calendar week that holds the day, 1 for the one beginning on it, -1 for the one ending on it."""

    def resolve(self, context: Context) -> TimeInterval | None:
        """Seven days; None when the node is no single day."""
        day = self.node.resolve(context)
        if day is None or day.granularity is not Granularity.DAY:
            return None
        if not self.direction:
            return dates.in_week(day.start_day)
        return dates.seven_days(day.start_day - (6 if self.direction < 0 else 0))


@dataclass(frozen=True, slots=True)
class Weekend:
    """The Saturday and Sunday of the anchor's week or of a week beside it: "this weekend", "last weekend".

    "The following weekend" is the first one that begins after the anchor.
    """

    steps: int
    from_writer: bool
    by_tense: bool = False
    """Whether it is the coming one where its sentence speaks of what is to come ("over the weekend")."""

    def resolve(self, context: Context) -> TimeInterval | None:
        """Two days; None where no day is known."""
        if self.by_tense and context.future:
            return Weekend(0, from_writer=True).resolve(context)
        anchor = context.anchor(Unit.DAY, from_writer=self.from_writer)
        if anchor is None:
            return None
        weekday = dates.weekday(anchor.end_day)
        weeks = self.steps - 1 if self.steps > 0 and not self.from_writer and weekday < dates.SATURDAY else self.steps
        return dates.days_on(anchor.end_day - weekday + dates.SATURDAY + 7 * weeks, 2)


@dataclass(frozen=True, slots=True)
class WeekendOf:
    """The weekend named by a day: "the weekend of 3 May"."""

    node: Node

    def resolve(self, context: Context) -> TimeInterval | None:
        """The Saturday and Sunday of its week; a longer time stays as it is."""
        named = self.node.resolve(context)
        if named is None or named.granularity is not Granularity.DAY:
            return named
        return dates.days_on(named.start_day - dates.weekday(named.start_day) + dates.SATURDAY, 2)
