"""Every event as a claim about the answer: what it would answer, when that held, and how much speaks for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from chronoflux.answering.binding import Side, naming_of, office_match
from chronoflux.answering.candidates import Candidate, candidates_of
from chronoflux.answering.case import Case
from chronoflux.answering.course import course_of_states
from chronoflux.answering.kinds import is_no_person
from chronoflux.answering.signs import WEIGHTS, Signs, read_signs
from chronoflux.answering.states import State
from chronoflux.answering.timing import time_fit
from chronoflux.model import AnswerKind, Evidence, Question
from chronoflux.retrieval.agreement import folded_words, names_agree, share_found
from chronoflux.retrieval.cues import load_cues


@dataclass(frozen=True, slots=True)
class Claim:
    """One candidate of one event, and what speaks for it."""

    candidate: Candidate
    evidence: Evidence
    state: State | None
    signs: Signs

    worth: float
    """The weighted sum of its signs."""


def make_claims(case: Case) -> list[Claim]:
    """All claims that the window allows, best first: by worth, then score, then date, then id.

    An event that speaks of none of the asked names claims nothing, and nobody is called by a phrase or a role.
    """
    placed = course_of_states(case, case.question) if case.asks_of_course else case.states
    lasting = {state.lasted.id: state for state in case.states if state.lasted}
    states = lasting | {state.opened.id: state for state in placed}
    claims = [claim for item in _of_asked_body(case) for claim in _claims_of(case, item, states.get(item.id))]
    return sorted(
        claims,
        key=lambda c: (-round(c.worth, 3), -c.evidence.score, -c.evidence.start_day, c.evidence.id, c.candidate.text),
    )


def _of_asked_body(case: Case) -> Sequence[Evidence]:
    """The events of what "who" calls by its noun alone ("the library", "the mill"), if any event has that noun."""
    question, cues = case.question, load_cues(case.question.language)
    bodies = [word for word in question.focus if cues.nouns.get(word) is AnswerKind.ORGANISATION or word in cues.things]
    if question.entities or not bodies or question.answer_kind is not AnswerKind.PERSON:
        return case.evidence

    def has_noun(item: Evidence) -> bool:
        names = (part.name for part in item.participants)
        return share_found(bodies, folded_words((item.title, item.text, *names))) > 0

    return [item for item in case.evidence if has_noun(item)] or case.evidence


def _claims_of(case: Case, item: Evidence, state: State | None) -> Iterator[Claim]:
    question = case.question
    if time_fit(case, item, state) <= 0 or _other_office(case, item) or naming_of(question, item) == 0:
        return
    candidates = candidates_of(question, item)
    for candidate in candidates:
        if is_no_person(question, candidate.text, candidate.kind) or _is_another(question, candidate, state):
            continue
        signs = read_signs(case, item, candidate, state, candidates)
        yield Claim(candidate, item, state, signs, signs.weighed(WEIGHTS))


def _is_another(question: Question, candidate: Candidate, state: State | None) -> bool:
    """Whether a person is only spoken of where a text states who it was that the question asks for."""
    if state is None or state.loose or state.binding.side is not Side.SUBJECT or state.relation != question.relation:
        return False
    persons = question.answer_kind is AnswerKind.PERSON and candidate.kind == "PERSON"
    return persons and names_agree(candidate.text, state.subject) == 0


def _other_office(case: Case, item: Evidence) -> bool:
    """Whether a question for the holder of an office meets another office: the deputy's, or another of that body."""
    question = case.question
    asks_holder = question.answer_kind is AnswerKind.PERSON and question.relation == item.relation == "position"
    names_holder = any(part.kind == "PERSON" and part.role == "value" for part in item.participants)
    return asks_holder and not names_holder and item.value is not None and office_match(question, item.value) == 0
