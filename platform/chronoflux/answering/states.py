"""States built from events: what one event begins holds until another ends or replaces it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from chronoflux.answering.binding import Binding, Side, bind, subject_of, value_of
from chronoflux.answering.relations import same_state
from chronoflux.answering.spans import OPEN_BEGIN, OPEN_END, DaySpan, Validity, stated_span
from chronoflux.model import Effect, Evidence, Question
from chronoflux.retrieval.agreement import names_agree

_AGREES = 0.75
"""Agreement from which two names are one person, one office."""


@dataclass(frozen=True, slots=True)
class State:
    """One side of a fact that held for a time: `answer` is the asked side, `key` the side the question has hold of."""

    answer: str
    key: str
    subject: str
    relation: str
    validity: Validity
    opened: Evidence
    binding: Binding
    closed: Evidence | None = None
    """The event that ended the state, or the one that replaced it."""
    successor: str | None = None
    """Who or what replaced it; None when it was ended or still holds."""

    @property
    def begin_date(self) -> str | None:
        """When it began, as the text states it."""
        return self.opened.start

    @property
    def end_date(self) -> str | None:
        """When it ended, as the text states it; None while it holds."""
        if self.validity.end == OPEN_END:
            return None
        if self.closed is None:
            return self.opened.end
        return self.closed.start if self.closed.effect is Effect.OPENS else self.closed.end


def build_states(question: Question, evidence: Iterable[Evidence]) -> tuple[State, ...]:
    """The states a question is about, in order of their beginning.

    An event that opens a state starts it; the earliest later event that closes the same state ends it; otherwise the
    next state of the same holder, or of the same office, replaces it: whichever of the two the question has hold of.
    """
    dated = sorted((item for item in evidence if item.relation is not None), key=_by_time)
    states = [state for item in dated if (state := _open_state(question, item))]
    closings = [item for item in dated if item.effect is Effect.CLOSES]
    ended = [_close(state, closings) for state in states]
    return tuple(_replace_in_turn(_drop_repeats(ended)))


def _by_time(evidence: Evidence) -> tuple[int, int, str]:
    return evidence.start_day, evidence.end_day, evidence.id


def _open_state(question: Question, evidence: Evidence) -> State | None:
    if evidence.effect is Effect.CLOSES or not same_state(question.relation, evidence.relation):
        return None
    binding, value = bind(question, evidence), value_of(evidence)
    if binding is None or value is None:
        return None
    begin, end = stated_span(evidence.start, evidence.end, evidence.granularity)
    subject = subject_of(evidence)
    answer, key = (value, subject) if binding.side is Side.VALUE else (subject, value)
    validity = Validity(begin, end or OPEN_END)
    return State(answer, key, subject, evidence.relation or "", validity, evidence, binding)


def _close(state: State, closings: Sequence[Evidence]) -> State:
    """The state with the end that the earliest fitting event gives it."""
    if state.validity.end != OPEN_END:
        return state
    for item in closings:
        if item.end_day >= state.validity.begin.first and _ends(item, state):
            begin, end = stated_span(item.start, item.end, item.granularity)
            return replace(state, validity=Validity(state.validity.begin, end or begin), closed=item)
    return state


def _ends(closing: Evidence, state: State) -> bool:
    """Whether a closing event is about this state: the same subject and, where it says which, the same value."""
    if names_agree(subject_of(closing), state.subject) < _AGREES:
        return False
    if closing.relation == "life":
        return True
    value = value_of(state.opened)
    said = closing.value
    if said is None or value is None:
        return closing.relation is None or same_state(closing.relation, state.relation)
    return names_agree(said, value) >= _AGREES


def _drop_repeats(states: list[State]) -> list[State]:
    """States in order; one that repeats the still open one before it ("was minister in 2018 too") is left out."""
    kept: list[State] = []
    for state in sorted(states, key=lambda s: (s.validity.begin, s.validity.end, s.opened.id)):
        twin = next(
            (k for k in reversed(kept) if names_agree(k.answer, state.answer) >= _AGREES and _touches(k, state)), None
        )
        if twin is None:
            kept.append(state)
    return kept


def _touches(earlier: State, later: State) -> bool:
    return (
        later.validity.begin.first <= earlier.validity.end.last and later.validity.end.last <= earlier.validity.end.last
    )


def _replace_in_turn(states: list[State]) -> list[State]:
    """Each state without an end of its own ends when the next one of its track begins."""
    result = []
    for position, state in enumerate(states):
        following = next((later for later in states[position + 1 :] if _replaces(later, state)), None)
        if state.validity.end != OPEN_END or following is None:
            result.append(state)
            continue
        begin = following.validity.begin
        end = DaySpan(max(begin.first - 1, state.validity.begin.first), max(begin.last - 1, state.validity.begin.first))
        validity = Validity(state.validity.begin, end)
        result.append(replace(state, validity=validity, closed=following.opened, successor=following.answer))
    return result


def _replaces(later: State, state: State) -> bool:
    if later.validity.begin == OPEN_BEGIN or later.validity.begin.last <= state.validity.begin.first:
        return False
    return names_agree(later.answer, state.answer) < _AGREES and same_state(later.relation, state.relation)
