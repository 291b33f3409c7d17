"""How well an event's time suits the time asked about."""

from __future__ import annotations

import math

from chronoflux.answering.case import Case
from chronoflux.answering.spans import Validity, fit_of_windows, stated_span
from chronoflux.answering.states import State
from chronoflux.calendar import OPEN_DAY
from chronoflux.model import AnswerKind, Effect, EventKind, Evidence, Relation, Window

_YEAR = 365.25
_EVENT_YEARS, _STATE_YEARS = 3.0, 8.0
"""Years in which a plain event, and a state without a known end, lose two thirds of their bearing on a later time."""
_STATE_FLOOR = 0.5
"""What a state without a known end never loses."""
_INSIDE, _LINGERING, _STATIC_FIT = 0.7, 0.5, 0.15
"""Least fit of an event inside the window, greatest of one before it, and that of an undated statement."""


def time_fit(case: Case, item: Evidence, state: State | None) -> float:
    """How much of the window the event speaks for, 0..1; 0 rules it out.

    What is told to have ended does not hold now. What happened inside the window counts at least 0.7. A state without a
    known end, and still more a plain event, fades with the years between it and the window. An undated state has its
    place in the course that a text tells, where what came before or after an event is asked.
    """
    if item.kind is EventKind.STATIC:
        return _fit_without_date(case, item, state)
    if _must_begin_later(case) and _latest_begin(item) < min(window.start_day for window in case.windows) - 1:
        return 0.0
    if case.now and _has_ended(item, state):
        return 0.0
    if state is not None:
        fit = fit_of_windows(state.validity, case.moments)
        told = state.end_date is not None and (state.closed is None or state.closed.relation != "life")
        return fit if told else fit * _kept(case, item, _STATE_YEARS, _STATE_FLOOR)
    begin, end = stated_span(item.start, item.end, item.granularity)
    direct = fit_of_windows(Validity(begin, end or begin), case.windows)
    if end is not None or not case.windows:
        return direct
    if direct > 0:
        return max(direct, _INSIDE)
    if item.effect is Effect.CLOSES or all(item.start_day > window.end_day for window in case.windows):
        return 0.0
    return _LINGERING * _kept(case, item, _EVENT_YEARS, 0.0)


def _fit_without_date(case: Case, item: Evidence, state: State | None) -> float:
    if not case.windows:
        return 1.0
    if state is not None and case.asks_of_course:
        return max(_STATIC_FIT, _INSIDE * fit_of_windows(state.validity, case.windows))
    return 0.0 if _asks_holder_then(case, item) else _STATIC_FIT


def _asks_holder_then(case: Case, item: Evidence) -> bool:
    """Whether who held an office or where somebody lived then meets what a text of dates tells without its own."""
    relation = case.question.relation
    asks_holder = relation == "position" and case.question.answer_kind is AnswerKind.PERSON
    dated = any(other.document == item.document for other in case.timeline.dated)
    return not case.now and (asks_holder or relation == "residence") and item.relation == relation and dated


def _has_ended(item: Evidence, state: State | None) -> bool:
    """Whether a state, or else an event, has an end."""
    _, end = stated_span(item.start, item.end, item.granularity)
    last = state.validity.end.last if state is not None else end.last if end is not None else OPEN_DAY
    return last < OPEN_DAY


def _must_begin_later(case: Case) -> bool:
    """Whether what is asked about follows an event, as "after he had worked there" wants; it cannot begin before."""
    question = case.question
    follows = question.anchor_event is not None and question.anchor_relation is Relation.AFTER
    return follows and question.offset is None and bool(case.windows)


def _latest_begin(item: Evidence) -> int:
    """The last day on which something may have begun: "1903–1904" may well follow what ended in 1903."""
    begin, _ = stated_span(item.start, item.end, item.granularity)
    return begin.last


def freshness(case: Case, item: Evidence) -> float:
    """1 for what begins where a window begins, less the farther away; 0 where "now" is asked, which no text dates."""
    if case.now:
        return 0.0
    starts = [window_edge(window) for window in case.windows]
    if not starts or abs(item.start_day) >= OPEN_DAY:
        return 0.0
    begin, _ = stated_span(item.start, item.end, item.granularity)
    gap = min(max(0, begin.first - day, day - begin.last) for day in starts)
    return math.exp(-gap / _YEAR)


def lateness(case: Case, item: Evidence) -> float:
    """1 for what is stated to end where a window ends, less the farther away; 0 without a stated end."""
    ends = [window.end_day for window in case.windows if abs(window.end_day) < OPEN_DAY]
    _, end = stated_span(item.start, item.end, item.granularity)
    if not ends or end is None:
        return 0.0
    return math.exp(-min(max(0, end.first - day, day - end.last) for day in ends) / _YEAR)


def window_edge(window: Window) -> int:
    """The day a window is judged at: its first, or its last where it has no first."""
    return window.end_day if window.start is None else window.start_day


def _kept(case: Case, item: Evidence, years: float, floor: float) -> float:
    """What is left of an event's bearing on a later window: all at once, `floor` in the long run."""
    gap = min((max(0, window_edge(window) - item.end_day) for window in case.moments), default=0)
    return floor + (1 - floor) * math.exp(-gap / (years * _YEAR))
