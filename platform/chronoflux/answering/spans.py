"""Spans of days, and how well a state or an event answers for a window.

The rule for coarse dates: a date as coarse as a year may mean any of its days. What a state *surely* covers runs from
the last day on which it may have begun to the first on which it may have ended; what it *possibly* covers, from the
first to the last. A sure day counts one, a merely possible day one half.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from chronoflux.calendar import OPEN_DAY, first_day, last_day
from chronoflux.model import Granularity, Window

POSSIBLE = 0.5
"""Worth of a day that a state may cover, against a day it surely covers."""
_UNTOLD_DAYS = 30 * 365
"""How long before its end a state may have begun of which only that is told."""
_NEARNESS_DAYS = 3650.0
"""Scale on which a state far beyond an open window's edge loses worth."""
_BEYOND_EDGE = 0.8
"""Worth of a state that begins inside an open window, next to one that holds at its very edge."""


@dataclass(frozen=True, slots=True, order=True)
class DaySpan:
    """A day known only to lie between two days, inclusive."""

    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Validity:
    """When something held: the day it began and the day it ended, each as far as known."""

    begin: DaySpan
    end: DaySpan


OPEN_BEGIN = DaySpan(-OPEN_DAY, -OPEN_DAY)
OPEN_END = DaySpan(OPEN_DAY, OPEN_DAY)


def stated_span(start: str | None, end: str | None, granularity: str | None) -> tuple[DaySpan, DaySpan | None]:
    """The days a stated time allows for a beginning and, for a range, for an end.

    "in 2008" allows the whole year for what begins then; "from 1998 to 2004" is 1998 for the one, 2004 for the other.
    What is only told to have lasted "until 2004" may have begun at any time in the thirty years before.
    """
    if granularity == Granularity.RANGE or start is None or end is None:
        finish = None if end is None else DaySpan(first_day(end), last_day(end))
        if start is not None:
            return DaySpan(first_day(start), last_day(start)), finish
        return OPEN_BEGIN if finish is None else DaySpan(finish.first - _UNTOLD_DAYS, finish.first), finish
    return DaySpan(first_day(start), last_day(end)), None


def fit_of_window(validity: Validity, window: Window) -> float:
    """Share of a window that something holds for, 0 to 1; an open window is judged at its edge.

    "After 2003" asks for what holds right after 2003, so of two states in reach the one nearer to the edge is better.
    """
    if window.start is None and window.end is None:
        return 1.0
    if window.end is None or window.start is None:
        return _fit_of_edge(validity, window)
    length = window.end_day - window.start_day + 1
    sure = _overlap(validity.begin.last, validity.end.first, window.start_day, window.end_day)
    possible = _overlap(validity.begin.first, validity.end.last, window.start_day, window.end_day)
    return (sure + POSSIBLE * (possible - sure)) / length


def _fit_of_edge(validity: Validity, window: Window) -> float:
    edge = window.end_day if window.start is None else window.start_day
    if validity.begin.last <= edge <= validity.end.first:
        return 1.0
    if validity.begin.first <= edge <= validity.end.last:
        return _BEYOND_EDGE + (1 - _BEYOND_EDGE) * POSSIBLE
    gap = edge - validity.end.last if window.start is None else validity.begin.first - edge
    return _BEYOND_EDGE * math.exp(-gap / _NEARNESS_DAYS) if gap > 0 else 0.0


def fit_of_windows(validity: Validity, windows: tuple[Window, ...]) -> float:
    """The best fit over several windows; 1 when there is none."""
    return max((fit_of_window(validity, window) for window in windows), default=1.0)


def _overlap(first: int, last: int, other_first: int, other_last: int) -> int:
    return max(0, min(last, other_last) - max(first, other_first) + 1)
