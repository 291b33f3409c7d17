"""Who or what came right after, or right before, a state that the question names: "who succeeded Ann Lee as mayor?"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from chronoflux.answering.binding import Side
from chronoflux.answering.case import Case, Finding
from chronoflux.answering.course import course_of_states
from chronoflux.answering.holding import describe
from chronoflux.answering.kinds import kind_fit
from chronoflux.answering.states import State
from chronoflux.model import AnswerKind, Intent, Question, Relation
from chronoflux.retrieval.agreement import LIKELY, canonical_words, name_words, names_agree

_STEPS = {Relation.AFTER: 1, Relation.SINCE: 1, Relation.BEFORE: -1, Relation.UNTIL: -1}
_CONFIDENCE = 0.6


def find_neighbour(case: Case) -> Finding | None:
    """The state next to the one that the question names; None where it asks for no neighbour or names no known state.

    A clause names the known state ("which club did she join after Rovento?"), or a word for succession does ("who
    succeeded Ann Lee?"): then, without a neighbour, there is no answer, while other evidence may still lie after a
    clause. A clause at a distance ("two years after she left") asks for a date instead.
    """
    question = case.question
    if question.offset is not None or question.intent is Intent.ORDER:
        return None
    step = case.phrases.succession(question.text)
    if question.anchor_event is not None:
        step = _STEPS.get(question.anchor_relation or Relation.DURING, 0)
    if not step:
        return None
    for pivot, asked in _readings(case):
        states = course_of_states(case, asked)
        known = next((state for state in _in_order(states, -step) if _is_named(state, pivot)), None)
        fitting = tuple(state for state in states if kind_fit(asked, state.answer, "") >= 0)
        found = _neighbour(fitting, known, step) if known is not None else None
        if known is not None and found is not None:
            reason = f"{describe(case, known)} {describe(case, found)}"
            return Finding(found.answer, reason, (found.opened, known.opened), _CONFIDENCE)
        if known is not None and question.anchor_event is None:
            return Finding(None, describe(case, known), (known.opened,))
    if question.anchor_event is not None and _is_bare_name(question):
        return Finding(None, case.phrases.say("no_neighbour", name=question.anchor_event))
    return None


def _is_bare_name(question: Question) -> bool:
    """Whether who came before or after somebody is asked, and nothing else says when: "the drummer before Bob Day"."""
    words = re.findall(r"\w+", question.anchor_event or "")
    return question.answer_kind is AnswerKind.PERSON and all(word[0].isupper() for word in words)


def _readings(case: Case) -> Iterator[tuple[str, Question]]:
    """Each text that may name the known state, with the question as it stands without it."""
    question = case.question
    if question.anchor_event is not None:
        yield question.anchor_event, question
        return
    for name in question.entities:
        others = tuple(other for other in question.entities if other != name) or _offices_of(case, name)
        if others:
            yield name, replace(question, entities=others)


def _offices_of(case: Case, name: str) -> tuple[str, ...]:
    """What a name is known to have held, the latest first: a question for a successor need not say the office."""
    held = [state for state in case.states if state.binding.side is Side.VALUE]
    return tuple(state.value for state in _in_order(tuple(held), -1) if names_agree(name, state.subject) >= LIKELY)[:1]


def _in_order(states: tuple[State, ...], step: int) -> list[State]:
    """The states in order of their beginning, the latest first for a step back."""
    return sorted(states, key=lambda state: (step * _told_day(state), state.opened.id))


def _told_day(state: State) -> int:
    """The day a state is told to begin; where but its end is told, the day of that."""
    return max(state.validity.begin.first, state.opened.start_day)


def _is_named(state: State, pivot: str) -> bool:
    """Whether a text names the side of the state that the question asks for."""
    words = name_words(state.answer)
    return names_agree(pivot, state.answer) >= LIKELY or set(canonical_words(pivot)).issuperset(words)


def _neighbour(states: tuple[State, ...], known: State, step: int) -> State | None:
    """The nearest state of the same track on that side that is not the same over again."""
    for state in _in_order(states, step):
        beyond = step * (_told_day(state) - _told_day(known)) > 0
        same_track = names_agree(state.key, known.key) >= LIKELY
        if beyond and same_track and names_agree(state.answer, known.answer) < LIKELY:
            return state
    return None
