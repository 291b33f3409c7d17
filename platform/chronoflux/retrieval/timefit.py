"""How an event's time suits the times a question asks about."""

from __future__ import annotations

import math

from chronoflux.calendar import OPEN_DAY, last_day
from chronoflux.model import Effect, EventKind, Evidence
from chronoflux.retrieval.scope import Bounds, Scope

_YEAR = 365.25
_LEAD = 182
"""Days before an asked time in which a beginning still counts as its own."""
_BEFORE_YEARS = 8.0
_AFTER_YEARS = 1.5
"""A state before the window outlives it more often than one after it reaches back: years to lose two thirds."""


def time_fit(event: Evidence, scope: Scope) -> float:
    """How well an event's interval suits the windows: 1 inside one, less the wider it is or the farther away.

    A static event fits nowhere in particular: 0.3. An untimed question suits every date.
    """
    if not scope.timed:
        return 1.0
    if event.kind is EventKind.STATIC:
        return 0.3
    return max(_fit(event, window) for window in scope.windows)


def begins_with(event: Evidence, scope: Scope) -> float:
    """1 for an event whose stated beginning is near an asked time's: in its first year, or half a year before.

    What is asked about over a time most often begins with it: the change is told by the event at its border.
    """
    if not scope.timed or event.kind is EventKind.STATIC or event.start is None:
        return 0.0
    first, last = event.start_day, last_day(event.start)
    near = any(
        window.start - _LEAD <= last and first <= min(window.end, window.start + int(_YEAR))
        for window in scope.windows
        if window.start > -OPEN_DAY
    )
    return float(near)


def _fit(event: Evidence, window: Bounds) -> float:
    if window.holds(event.start_day, event.end_day):
        return 0.7 + 0.3 * _coverage(event, window)
    gap_before = window.start - event.end_day
    if gap_before > 0:
        kept = 0.6 if event.effect is not Effect.CLOSES else 0.3
        return kept * math.exp(-gap_before / (_BEFORE_YEARS * _YEAR))
    gap_after = max(0, event.start_day - window.end)
    return 0.4 * math.exp(-gap_after / (_AFTER_YEARS * _YEAR))


def _coverage(event: Evidence, window: Bounds) -> float:
    """Overlap as a share of the union of the two intervals; an open side reaches as far as the other one."""
    start, end = event.start_day, event.end_day
    if start == -OPEN_DAY:
        start = window.start
    if end == OPEN_DAY:
        end = max(start, window.end)
    inner = min(end, window.end) - max(start, window.start) + 1
    outer = max(end, window.end) - min(start, window.start) + 1
    return max(0.0, inner / outer)
