"""States built from events: what one event begins holds until another ends or replaces it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from chronoflux.answering.binding import NAMED, Binding, Side, asked_value, bind, subject_of, value_of
from chronoflux.answering.candidates import body_of, candidates_of, kind_of_value
from chronoflux.answering.kinds import asks_for_body, kind_fit
from chronoflux.answering.spans import OPEN_END, DaySpan, Validity, stated_span
from chronoflux.answering.speech import nearness
from chronoflux.calendar import OPEN_DAY
from chronoflux.model import Effect, EventKind, Evidence, Question
from chronoflux.retrieval.agreement import names_agree
from chronoflux.retrieval.relations import same_state
from chronoflux.retrieval.vocabulary import load_vocabulary

_AGREES = 0.75
"""Agreement from which two names are one person, one office."""
_TYPICAL_DAYS = 1461
"""How long a state of unknown beginning may well have held when it ended."""
_MAY_OVERLAP = frozenset({"position", "employer", "member_of", "residence", "award", "education", "activity"})
"""What one subject may have two of at a time."""
_SOLE = frozenset({"position", "operator", "ownership", "name", "spouse"})
"""What only one subject has at a time: a new holder of an office replaces the old one."""


@dataclass(frozen=True, slots=True)
class State:
    """A fact that held for a time: a subject stands in a relation to a value."""

    subject: str
    value: str
    relation: str
    validity: Validity
    opened: Evidence
    binding: Binding
    closed: Evidence | None = None
    """The event that ended the state, or the one that replaced it."""
    successor: str | None = None
    """Who or what replaced it; None when it was ended or still holds."""
    loose: bool = False
    """Whether its event merely speaks of the relation; then it replaces none that is stated."""

    @property
    def answer(self) -> str:
        """The side that the question asks for."""
        return self.value if self.binding.side is Side.VALUE else self.subject

    @property
    def key(self) -> str:
        """The side that the question has hold of."""
        return self.subject if self.binding.side is Side.VALUE else self.value

    @property
    def told(self) -> Validity:
        """When the documents tell that it held: a state that has a successor is not told to go on beside it."""
        end = self.validity.end
        return replace(self.validity, end=DaySpan(end.first, end.first)) if self.successor else self.validity

    @property
    def lasted(self) -> Evidence | None:
        """What tells how long it lasted, where something else tells its beginning."""
        joined = self.closed is not None and self.closed.effect is not Effect.CLOSES and self.closed.start is None
        return self.closed if joined else None

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
        replaced = self.closed.effect is Effect.OPENS and self.lasted is None
        return self.closed.start if replaced else self.closed.end


def build_states(question: Question, evidence: Iterable[Evidence]) -> tuple[State, ...]:
    """The states a question is about, in order of their beginning.

    An event that opens a state starts it; the earliest later event that closes the same state ends it; otherwise the
    next state of the same holder, or of the same office, replaces it: whichever of the two the question has hold of.
    """
    dated = sorted(evidence, key=_by_time)
    states = [state for item in dated if (state := open_state(question, item))]
    closings = [item for item in dated if item.effect is Effect.CLOSES]
    ended = [_close(state, closings) for state in states]
    closed = {state.closed.id for state in ended if state.closed is not None}
    ended += [state for item in closings if item.id not in closed and (state := closed_state(question, item))]
    return tuple(_replace_in_turn(_drop_repeats(_with_both_ends(ended))))


def in_turn(states: Iterable[State]) -> tuple[State, ...]:
    """States in order of their beginning, each without an end of its own ended by the next one of its track."""
    return tuple(_replace_in_turn(sorted(states, key=lambda s: (s.validity.begin, s.validity.end, s.opened.id))))


def _by_time(evidence: Evidence) -> tuple[int, int, str]:
    return evidence.start_day, evidence.end_day, evidence.id


def open_state(question: Question, evidence: Evidence) -> State | None:
    """The state that an event begins, or merely speaks of."""
    if evidence.effect is Effect.CLOSES:
        return None
    binding, value = bind(question, evidence), asked_value(question, evidence)
    relation, loose = evidence.relation, False
    if binding is not None and binding.side is Side.VALUE and value is not None:
        value = _fitting_value(question, evidence, value)
    if relation is None or value is None or not same_state(question.relation, relation):
        binding, value = _loosely(question, evidence), _value_told(question, evidence)
        relation, loose = question.relation, True
    if binding is None or value is None or relation is None:
        return None
    begin, end = stated_span(evidence.start, evidence.end, evidence.granularity)
    return State(
        subject_of(evidence), value, relation, Validity(begin, end or OPEN_END), evidence, binding, loose=loose
    )


def _fitting_value(question: Question, evidence: Evidence, value: str) -> str:
    """The value as the question wants it: the body of an office, or what else of the asked kind the text tells."""
    kind = kind_of_value(evidence, value)
    if asks_for_body(question):
        value = body_of(value, kind, question.language)
    if kind_fit(question, value, kind) > 0:
        return value
    return _value_told(question, evidence) or value


def closed_state(question: Question, evidence: Evidence) -> State | None:
    """The state that an event ends, when nothing tells of its beginning: it held for some time until then."""
    binding, value = bind(question, evidence), value_of(evidence)
    if binding is None or value is None or evidence.relation in (None, "life"):
        return None
    if not same_state(question.relation, evidence.relation):
        return None
    begin, end = stated_span(evidence.start, evidence.end, evidence.granularity)
    validity = Validity(DaySpan(begin.first - _TYPICAL_DAYS, begin.first), end or begin)
    return State(subject_of(evidence), value, evidence.relation or "", validity, evidence, binding)


def _loosely(question: Question, evidence: Evidence) -> Binding | None:
    """The binding of an event that states no such relation in so many words, but may yet tell of it."""
    about = (subject_of(evidence), evidence.title)
    holds = max((names_agree(name, other) for name in question.entities for other in about), default=0.0)
    return Binding(Side.VALUE, NAMED * holds) if holds >= NAMED else None


def _value_told(question: Question, evidence: Evidence) -> str | None:
    """The one thing of the asked kind in a text that speaks of the asked relation ("took a job at Rovento Motors")."""
    if evidence.kind is EventKind.STATIC or not load_vocabulary().speaks_of(question.relation, evidence.text):
        return None
    told = [
        candidate
        for candidate in candidates_of(question, evidence)
        if kind_fit(question, candidate.text, candidate.kind) >= 1
    ]
    best = max(told, key=lambda found: (nearness(question, evidence.text, found.text), found.text), default=None)
    return best.text if best is not None else None


def _close(state: State, closings: Sequence[Evidence]) -> State:
    """The state with the end that the earliest fitting event gives it."""
    if state.validity.end != OPEN_END:
        return state
    for item in closings:
        if item.end_day >= state.validity.begin.first and _ends(item, state):
            begin, end = stated_span(item.start, item.end, item.granularity)
            return replace(state, validity=Validity(state.validity.begin, end or begin), closed=item)
    return state


def _with_both_ends(states: list[State]) -> list[State]:
    """The states, of one told to begin and, elsewhere, to last until a date both with both ends.

    "In 1933 she was offered a chair at Altamura. She remained a professor there until 1957."
    """
    lasting = [state for state in states if state.opened.start is None and state.validity.end != OPEN_END]
    joined = {}
    for last in lasting:
        begun = [state for state in states if state.opened.start is not None and _begins(state, last)]
        if begun:
            first = max(begun, key=lambda state: (state.validity.begin, state.opened.id))
            validity = Validity(first.validity.begin, last.validity.end)
            joined[last.opened.id] = replace(last, validity=validity)
            joined[first.opened.id] = replace(first, validity=validity, closed=last.opened)
    return [joined.get(state.opened.id, state) for state in states]


def _begins(state: State, last: State) -> bool:
    """Whether one state may be the beginning of what another tells to have lasted: without an end of its own."""
    open_ended = state.validity.end == OPEN_END and state.validity.begin.first <= last.validity.end.first
    return open_ended and _same(last, state) and names_agree(state.value, last.value) >= _AGREES


def _ends(closing: Evidence, state: State) -> bool:
    """Whether a closing event is about this state: the same subject and, where it says which, the same value."""
    if names_agree(subject_of(closing), state.subject) < _AGREES:
        return False
    if closing.relation == "life":
        return True
    if closing.value is None:
        return same_state(closing.relation, state.relation)
    return names_agree(closing.value, state.value) >= _AGREES


def _drop_repeats(states: list[State]) -> list[State]:
    """States in order; one that repeats the still open one before it ("was minister in 2018 too") is left out."""
    kept: list[State] = []
    for state in sorted(states, key=lambda s: (s.validity.begin, s.validity.end, s.opened.id)):
        if not any(_repeats(state, earlier) for earlier in kept):
            kept.append(state)
    return kept


def _repeats(state: State, earlier: State) -> bool:
    """Whether a state says no more than an earlier one that covers it."""
    begin, end = state.validity.begin, state.validity.end
    covered = begin.first >= earlier.validity.begin.first and end.last <= earlier.validity.end.last
    return covered and _same(state, earlier) and names_agree(state.value, earlier.value) >= _AGREES


def _replace_in_turn(states: list[State]) -> list[State]:
    """Each state without an end of its own ends when the next one of its track begins.

    Where one may well keep the first while beginning the second (two offices, two employers), the first may go on.
    """
    result = []
    for position, state in enumerate(states):
        following = next((later for later in states[position + 1 :] if _replaces(later, state)), None)
        if state.validity.end != OPEN_END or following is None:
            result.append(state)
            continue
        earliest = max(following.validity.begin.first - 1, state.validity.begin.first)
        latest = max(following.validity.begin.last - 1, earliest)
        may_go_on = _same(later=following, state=state) and state.relation in _MAY_OVERLAP
        end = DaySpan(earliest, OPEN_DAY if may_go_on else latest)
        validity = Validity(state.validity.begin, end)
        result.append(replace(state, validity=validity, closed=following.opened, successor=following.answer))
    return result


def _replaces(later: State, state: State) -> bool:
    """Whether a later state takes the place of this one: a subject's next value, or an office's next holder."""
    if later.relation != state.relation or (later.loose and not state.loose):
        return False
    if later.validity.begin.first <= state.validity.begin.first:
        return False
    same_value = names_agree(later.value, state.value) >= _AGREES
    if _same(later, state):
        return not same_value and state.binding.side is Side.VALUE
    return same_value and state.relation in _SOLE and _of_one_body(later, state)


def _of_one_body(later: State, state: State) -> bool:
    """Whether two offices of one title belong together: the title names the body, or one document tells of both."""
    return any(letter.isupper() for letter in state.value) or later.opened.document == state.opened.document


def _same(later: State, state: State) -> bool:
    return names_agree(later.subject, state.subject) >= _AGREES
