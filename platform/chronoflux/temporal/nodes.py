"""What a temporal expression means before its context is known; each node resolves itself in a `Context`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

from chronoflux.model import Granularity, Modifier, TimeInterval
from chronoflux.temporal import dates
from chronoflux.temporal.context import Context
from chronoflux.temporal.dates import Unit


class Node(Protocol):
    """The meaning of a temporal expression."""

    def resolve(self, context: Context) -> TimeInterval | None:
        """The interval in this context; None when the context does not settle it."""


_WEEKDAY_YEARS = 6
"""How many years around are searched for a day that falls on the weekday stated."""

_HALF_YEAR = 183
"""Days; what would lie further after the document is of the year before."""

_SEASON_ENDS = 7
"""The last month of a season that began the year before: of a school year, of a league."""

InYear = Callable[[int], TimeInterval | None]


@dataclass(frozen=True, slots=True)
class Fixed:
    """An interval that needs no context."""

    interval: TimeInterval

    def resolve(self, context: Context) -> TimeInterval | None:
        """The interval itself."""
        del context
        return self.interval


@dataclass(frozen=True, slots=True)
class Yearless:
    """A part of some year: a month, a day, a season, a holiday."""

    in_year: InYear
    weekday: int | None = None
    """The weekday it is said to be, 0 for Monday: it chooses among the years around."""

    def resolve(self, context: Context) -> TimeInterval | None:
        """In the year of the date ahead, else of the anchor, else the occurrence nearest the document's date."""
        found = self._in_context(context)
        if found is None or self.weekday in (None, dates.weekday(found.start_day)):
            return found
        return self._near_reference(context) or self._on_weekday(found, context) or found

    def _near_reference(self, context: Context) -> TimeInterval | None:
        """The day of this weekday beside the document's date, on whichever side it lies."""
        if context.reference is None or context.ahead is not None or Unit.YEAR in context.latest:
            return None
        year, day = dates.civil(context.reference.start or "")[0], context.reference.start_day
        around = [near for near in map(self.in_year, range(year - 1, year + 2)) if near is not None]
        fits = [near for near in around if dates.weekday(near.start_day) == self.weekday]
        return min(fits, key=lambda near: abs(near.start_day - day), default=None)

    def _on_weekday(self, found: TimeInterval, context: Context) -> TimeInterval | None:
        year, reference = dates.civil(found.start or "")[0], context.reference
        for distance in range(1, _WEEKDAY_YEARS + 1):
            for near in map(self.in_year, (year - distance, year + distance)):
                told = near is not None and not (reference is not None and context.overshoots(reference, near))
                if near is not None and told and dates.weekday(near.start_day) == self.weekday:
                    return near
        return None

    def _in_context(self, context: Context) -> TimeInterval | None:
        if context.ahead is not None:
            return self._ahead(context.ahead)
        if context.season is not None:
            return self._of_season(context.season)
        anchor = context.latest.get(Unit.YEAR)
        if anchor is not None:
            return self._from_anchor(anchor, context)
        return self._by_reference(context) if context.reference is not None else None

    def _ahead(self, following: TimeInterval) -> TimeInterval | None:
        year = dates.civil(following.start or following.end or "")[0]
        same = self.in_year(year)
        return same if same is None or same.start_day <= following.end_day else self.in_year(year - 1)

    def _from_anchor(self, anchor: TimeInterval, context: Context) -> TimeInterval | None:
        """In the anchor's year; what lies after the document, or is told to come and would not, in one beside it."""
        carried, year = self._carried(anchor), dates.civil(anchor.end or anchor.start or "")[0]
        if carried is None or context.reference is None:
            return carried
        if context.overshoots(anchor, carried):
            same = self.in_year(year)
            far = same is not None and same.start_day - context.reference.end_day > _HALF_YEAR
            return self.in_year(year - 1) if far else same
        told_ahead = not context.narrated or dates.civil(context.reference.start or "")[0] - year <= 1
        return self._by_reference(context) if told_ahead and context.falls_short(carried) else carried

    def _of_season(self, season: TimeInterval) -> TimeInterval | None:
        first, second = (self.in_year(dates.civil(bound or "")[0]) for bound in (season.start, season.end))
        month = dates.civil(first.start or "")[1] if first is not None else None
        return first if month and month > _SEASON_ENDS else second

    def _carried(self, anchor: TimeInterval) -> TimeInterval | None:
        year, month, _ = dates.civil(anchor.end or anchor.start or "")
        same = self.in_year(year)
        if same is not None and same.start is not None and month and month >= 10:
            own_month = dates.civil(same.start)[1]
            if own_month and own_month <= 3:
                return self.in_year(year + 1)
        return same

    def _by_reference(self, context: Context) -> TimeInterval | None:
        if context.reference is None:
            return None
        year, day = dates.civil(context.reference.start or "")[0], context.reference.start_day
        same = self.in_year(year)
        if same is None:
            return None
        if context.nearest:
            around = [near for near in map(self.in_year, range(year - 1, year + 2)) if near is not None]
            return min(around, key=lambda near: abs(near.start_day - day), default=None)
        if context.future:
            return same if same.end_day >= context.reference.start_day else self.in_year(year + 1)
        return same if same.start_day <= context.reference.end_day else self.in_year(year - 1)


@dataclass(frozen=True, slots=True)
class Within:
    """A part of a year that is itself given by an expression: "May of that year"."""

    part: InYear
    whole: Node

    def resolve(self, context: Context) -> TimeInterval | None:
        """The part in the year of the whole."""
        whole = self.whole.resolve(context)
        return self.part(dates.civil(whole.start)[0]) if whole is not None and whole.start else None


@dataclass(frozen=True, slots=True)
class Span:
    """A range between two expressions; None is an open side."""

    start: Node | None
    end: Node | None

    def resolve(self, context: Context) -> TimeInterval | None:
        """From the start of the one to the end of the other; a side without a year takes the other's."""
        start, end = self._bounds(context)
        if (self.start is not None and start is None) or (self.end is not None and end is None):
            return None
        first, last = start.start if start else None, end.end if end else None
        if first is None and last is None:
            return None
        return TimeInterval(first, last, Granularity.RANGE, mod=_common_mod(start, end))

    def _bounds(self, context: Context) -> tuple[TimeInterval | None, TimeInterval | None]:
        if self.start is None or self.end is None:
            node = self.start or self.end
            bound = node.resolve(context) if node is not None else None
            return (bound, None) if self.start is not None else (None, bound)
        if _states_year(self.end) and not _states_year(self.start):
            end = self.end.resolve(context)
            return self.start.resolve(replace(context, ahead=end)), end
        start = self.start.resolve(context)
        return start, self._following(self.end, start, context)

    @staticmethod
    def _following(node: Node, start: TimeInterval | None, context: Context) -> TimeInterval | None:
        if start is None:
            return node.resolve(context)
        inner = replace(context, ahead=None if isinstance(node, Yearless) and context.ahead is None else context.ahead)
        inner.latest = dict(context.latest)
        inner.remember(start)
        end = node.resolve(inner)
        if end is not None and end.end_day < start.start_day and not isinstance(node, Yearless | Fixed):
            end = node.resolve(replace(inner, future=True))
        if end is not None and isinstance(node, Yearless) and end.end_day < start.start_day and end.end:
            return node.in_year(dates.civil(start.start or "")[0] + 1)
        return end


def _states_year(node: Node) -> bool:
    return isinstance(node.node if isinstance(node, Timed) else node, Fixed | Within)


def _common_mod(start: TimeInterval | None, end: TimeInterval | None) -> Modifier | None:
    """A vague bound makes the whole range approximate."""
    vague = any(bound is not None and bound.mod is Modifier.APPROX for bound in (start, end))
    return Modifier.APPROX if vague else None


@dataclass(frozen=True, slots=True)
class Outside:
    """Everything before or after an expression."""

    node: Node
    mod: Modifier

    def resolve(self, context: Context) -> TimeInterval | None:
        """The open side beside the expression; "before the end of 1911" still holds most of 1911."""
        inner = self.node.resolve(context)
        if inner is None or inner.start is None or inner.end is None:
            return None
        if self.mod is Modifier.BEFORE:
            partly = inner.mod in {Modifier.MID, Modifier.END}
            end = inner.end if partly else dates.unit_before(inner.start)
            return TimeInterval(None, end, Granularity.RANGE, mod=self.mod)
        partly = inner.mod in {Modifier.START, Modifier.MID}
        start = inner.start if partly else dates.unit_after(inner.end)
        return TimeInterval(start, None, Granularity.RANGE, mod=self.mod)


@dataclass(frozen=True, slots=True)
class Modified:
    """An expression with a modifier: "about 1890", "late 1998". The interval itself stays as stated."""

    node: Node
    mod: Modifier

    def resolve(self, context: Context) -> TimeInterval | None:
        """The interval with the modifier."""
        inner = self.node.resolve(context)
        return replace(inner, mod=inner.mod or self.mod) if inner is not None else None


@dataclass(frozen=True, slots=True)
class Timed:
    """A day with an hour."""

    node: Node
    clock: str
    """Hour and minute, "14:30"."""

    def resolve(self, context: Context) -> TimeInterval | None:
        """The day with the hour; None unless the node is a single day."""
        day = self.node.resolve(context)
        return replace(day, time=self.clock) if day is not None and day.granularity is Granularity.DAY else day
