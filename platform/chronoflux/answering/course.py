"""The course of states as a text tells it: dated ones by date, undated ones where the text goes on to them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from chronoflux.answering.case import Case
from chronoflux.answering.phrases import load_phrases
from chronoflux.answering.spans import OPEN_END, DaySpan, Validity
from chronoflux.answering.states import State, build_states, closed_state, in_turn, open_state
from chronoflux.calendar import OPEN_DAY
from chronoflux.language.resources import LANGUAGES
from chronoflux.model import Evidence, Question


def course_of_states(case: Case, asked: Question) -> tuple[State, ...]:
    """The states of a question, those without a date among them.

    Texts tell lives and histories in order: a state without a date begins right after what the text dated last before
    it ("In 1921 she enrolled at Rovento. Afterwards she went to Altamura."). What is told of now, or before anything is
    dated, has no place in the course.

    Args:
        case: the timeline.
        asked: the question whose states they are.
    """
    dated = case.states if asked is case.question else build_states(asked, case.timeline.dated)
    return in_turn((*dated, *_undated(case, asked)))


def _undated(case: Case, asked: Question) -> Iterator[State]:
    told = sorted(case.timeline.static, key=_place_in_text)
    for rank, item in enumerate(told, start=1):
        before = _dated_before(case, item)
        if before is None or any(load_phrases(language).stands.search(item.text) for language in LANGUAGES):
            continue
        state = open_state(asked, item) or closed_state(asked, item)
        if state is not None and not state.loose:
            day = before.start_day + rank
            yield replace(state, validity=Validity(DaySpan(day, day), OPEN_END))


def _place_in_text(item: Evidence) -> tuple[str, int, int, str]:
    """Where a text tells it, by its sentence and there by its value ("taught at A, B and C")."""
    return item.document, item.char_start, item.sentence.find(item.value or item.text), item.id


def _dated_before(case: Case, item: Evidence) -> Evidence | None:
    """What the document dated last before an undated event."""
    earlier = (
        other
        for other in case.timeline.dated
        if other.document == item.document and other.char_start <= item.char_start and abs(other.start_day) < OPEN_DAY
    )
    return max(earlier, key=lambda other: (other.char_start, other.start_day, other.id), default=None)
