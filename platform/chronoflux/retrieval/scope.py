"""When evidence may lie: hard limits, the question's windows, and the times around them.

The rule for coarse events: an event lies in a window when the two intervals overlap, so "2017" lies in August 2017
(and weighs less there than an event of that month, see `scoring`). Before and after are disjoint: what began before
"before 2008" ends belongs to before, and only what began after it belongs to "after". Intervals, counts and orders
keep strictly to their window, unless the question asks who or what held throughout it: a state may begin earlier. Where
next to nothing lies in such a window, the times around it are searched after all, and the question's notes say so.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from chronoflux.calendar import OPEN_DAY
from chronoflux.model import AnswerKind, Intent, Question, Relation, Window

_HARD_INTENTS = frozenset({Intent.INTERVAL, Intent.AGGREGATE, Intent.ORDER})
_HOLDERS = frozenset({AnswerKind.PERSON, AnswerKind.ORGANISATION, AnswerKind.PLACE, AnswerKind.ROLE})


@dataclass(frozen=True, slots=True)
class Bounds:
    """A stretch of days, inclusive; `opening` asks that an event begin inside it, not merely overlap it."""

    start: int = -OPEN_DAY
    end: int = OPEN_DAY
    opening: bool = False

    def clipped(self, limits: Bounds) -> Bounds:
        """The part inside the limits."""
        return Bounds(max(self.start, limits.start), min(self.end, limits.end), self.opening)

    def holds(self, start_day: int, end_day: int) -> bool:
        """Whether an event of these days lies inside."""
        if self.opening and start_day < self.start:
            return False
        return start_day <= self.end and end_day >= self.start

    @property
    def empty(self) -> bool:
        """Whether no day is left."""
        return self.start > self.end


@dataclass(frozen=True, slots=True)
class Scope:
    """Where to look for dated evidence.

    Attributes:
        limits: the caller's hard limits.
        windows: the question's own windows inside the limits; one that covers the limits when it names none.
        before, after: where the state may come from when the windows are soft, else None.
        timed: whether the question names a window at all.
    """

    limits: Bounds
    windows: tuple[Bounds, ...]
    before: Bounds | None
    after: Bounds | None
    timed: bool

    @property
    def soft(self) -> bool:
        """Whether evidence may come from outside the windows."""
        return self.before is not None or self.after is not None

    @property
    def hard(self) -> bool:
        """Whether the question's own windows bound the evidence."""
        return self.timed and not self.soft

    def widened(self) -> Scope:
        """The same windows with the times around them, within the caller's limits."""
        before = Bounds(end=min(w.start for w in self.windows) - 1).clipped(self.limits)
        after = Bounds(start=max(w.end for w in self.windows) + 1).clipped(self.limits)
        return replace(self, before=None if before.empty else before, after=None if after.empty else after)

    def admits(self, start_day: int, end_day: int) -> bool:
        """Whether a dated event may be evidence at all."""
        if self.hard and not self.in_window(start_day, end_day):
            return False
        return self.limits.holds(start_day, end_day)

    def in_window(self, start_day: int, end_day: int) -> bool:
        """Whether an event lies in one of the windows."""
        return any(window.holds(start_day, end_day) for window in self.windows)

    def reaches(self, start_day: int) -> bool:
        """Whether a state that begins on this day may hold in a window, where such evidence is admitted."""
        return self.before is not None and any(start_day <= w.end for w in self.windows if not w.opening)


def scope_of(question: Question, window: Window | None = None, as_of: int | None = None) -> Scope:
    """Where evidence for the question may lie.

    Args:
        question: with its own windows.
        window: the caller's hard limit.
        as_of: last day of admissible evidence.
    """
    limits = Bounds(window.start_day, window.end_day) if window else Bounds()
    if as_of is not None:
        limits = Bounds(limits.start, min(limits.end, as_of))
    asked = [_bounds(w).clipped(limits) for w in question.windows]
    windows = tuple(bounds for bounds in asked if not bounds.empty)
    if not windows:
        return Scope(limits, (limits,), None, None, timed=False)
    scope = Scope(limits, windows, None, None, timed=True)
    return scope if question.intent in _HARD_INTENTS and not _asks_for_a_state(question) else scope.widened()


def _asks_for_a_state(question: Question) -> bool:
    """Whether the interval asked about is one that a state may span: "who led it from 2013 to 2017?"."""
    return question.intent is Intent.INTERVAL and (question.relation is not None or question.answer_kind in _HOLDERS)


def _bounds(window: Window) -> Bounds:
    return Bounds(window.start_day, window.end_day, opening=window.relation is Relation.AFTER)
