"""Every event as a claim about the answer: what it would answer, when that held, and how much speaks for it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, fields

from chronoflux.answering.binding import naming_of, otherwise_qualified, subject_of
from chronoflux.answering.candidates import LONGEST, Candidate, beside_date, candidates_of, lead_in
from chronoflux.answering.case import Case
from chronoflux.answering.kinds import is_no_person, kind_fit
from chronoflux.answering.relations import relatedness
from chronoflux.answering.spans import Validity, fit_of_windows, stated_span
from chronoflux.answering.states import State
from chronoflux.model import OPEN_DAY, AnswerKind, Effect, EventKind, Evidence, Window
from chronoflux.retrieval.agreement import LIKELY, fold, names_agree, share_found

_YEAR = 365.25
_EVENT_YEARS, _STATE_YEARS = 3.0, 8.0
"""Years in which a plain event, and a state without a known end, lose two thirds of their bearing on a later time."""
_STATE_FLOOR = 0.5
"""What a state without a known end never loses."""
_INSIDE, _LINGERING, _STATIC_FIT = 0.7, 0.5, 0.15
"""Least fit of an event inside the window, greatest of one before it, and that of an undated statement."""


@dataclass(frozen=True, slots=True)
class Signs:
    """What speaks for a claim, each 0..1 (kind and beside -1..1)."""

    named: float
    """The event speaks of the asked names."""
    wording: float
    """The event has the question's other words."""
    score: float
    """Retrieval's own score."""
    related: float
    """The event's relation is the asked one."""
    sided: float
    """The candidate is the side of that relation which is asked for."""
    kind: float
    """The candidate is of the kind asked for."""
    origin: float
    """What the event names as its value counts most, a mere stretch of its text nothing."""
    full: float
    """The candidate is written out: its share of the longest answer."""
    apt: float
    """The candidate has a word that such answers carry: "University" for an education."""
    lead: float
    """What stands before the candidate leads into such an answer."""
    beside: float
    """Among several dates, the event's own stands nearest to the candidate."""
    time: float
    """What the event says held in the window."""
    fresh: float
    """It began close before the window, or at its start."""

    def weighed(self, weights: Signs) -> float:
        """The sum of the signs, each times its weight."""
        return sum(float(getattr(self, sign.name) * getattr(weights, sign.name)) for sign in fields(self))


_WEIGHTS = Signs(
    named=1.0,
    wording=0.6,
    score=0.7,
    related=0.65,
    sided=0.9,
    kind=1.25,
    origin=2.0,
    full=1.1,
    apt=0.8,
    lead=0.65,
    beside=0.7,
    time=1.4,
    fresh=2.1,
)
"""Rounded from a listwise logistic regression of right claims against the others of their question."""
_ORIGIN = {"value": 1.0, "object": 0.8, "other": 0.8, "subject": 0.6}


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
    states = {state.opened.id: state for state in case.states}
    claims = [claim for item in case.evidence for claim in _claims_of(case, item, states.get(item.id))]
    return sorted(
        claims,
        key=lambda c: (-round(c.worth, 3), -c.evidence.score, -c.evidence.start_day, c.evidence.id, c.candidate.text),
    )


def _claims_of(case: Case, item: Evidence, state: State | None) -> Iterator[Claim]:
    time, question = _time_fit(case, item, state), case.question
    if time <= 0 or _other_office(case, item):
        return
    named = naming_of(question, item)
    if named == 0:
        return
    wording = share_found(question.focus, fold(item.text).split())
    related = relatedness(question.relation, item.relation)
    fresh = _freshness(case, item)
    for candidate in candidates_of(question, item):
        if is_no_person(question, candidate.text, candidate.kind):
            continue
        signs = Signs(
            named=named,
            wording=wording,
            score=item.score,
            related=related,
            sided=related * _side_sign(case, item, candidate, state),
            kind=kind_fit(question, candidate.text, candidate.kind),
            origin=_ORIGIN.get(candidate.role, 0.0),
            full=min(len(candidate.text.split()), LONGEST) / LONGEST,
            apt=float(
                not case.phrases.apt_words.get(question.relation or "", frozenset()).isdisjoint(
                    fold(candidate.text).split()
                )
            ),
            lead=lead_in(question, item.text, candidate.text, case.phrases),
            beside=beside_date(item, candidate.text),
            time=time,
            fresh=fresh,
        )
        yield Claim(candidate, item, state, signs, signs.weighed(_WEIGHTS))


def _other_office(case: Case, item: Evidence) -> bool:
    """Whether a question for the holder of an office meets the deputy's office, say, instead of the office itself."""
    asks_holder = (
        case.question.answer_kind is AnswerKind.PERSON and case.question.relation == item.relation == "position"
    )
    return asks_holder and item.value is not None and otherwise_qualified(case.question, item.value)


def _side_sign(case: Case, item: Evidence, candidate: Candidate, state: State | None) -> float:
    """1 where the candidate fills the place that the question leaves open in the relation, else 0.

    What an event closes is the answer for the time before it and the opposite of one for the time after: then -1.
    """
    if not _on_asked_side(case, item, candidate, state):
        return 0.0
    later = all(_edge(window) >= item.start_day for window in case.windows)
    return -1.0 if item.effect is Effect.CLOSES and case.windows and later else 1.0


def _on_asked_side(case: Case, item: Evidence, candidate: Candidate, state: State | None) -> bool:
    if state is not None:
        return names_agree(candidate.text, state.answer) >= LIKELY
    holds_subject = any(names_agree(name, subject_of(item)) > 0 for name in case.question.entities)
    return candidate.role in (("value", "object") if holds_subject else ("subject",))


def _time_fit(case: Case, item: Evidence, state: State | None) -> float:
    """How much of the window the event speaks for, 0..1; 0 rules it out.

    What happened inside the window counts at least 0.7. A state without a known end, and still more a plain event,
    fades with the years between it and the window.
    """
    if item.kind is EventKind.STATIC:
        return _STATIC_FIT if case.windows else 1.0
    if state is not None:
        fit = fit_of_windows(state.validity, case.moments)
        return fit * _kept(case, item, _STATE_YEARS, _STATE_FLOOR) if state.end_date is None else fit
    begin, end = stated_span(item.start, item.end, item.granularity)
    direct = fit_of_windows(Validity(begin, end or begin), case.windows)
    if end is not None or not case.windows:
        return direct
    if direct > 0:
        return max(direct, _INSIDE)
    if item.effect is Effect.CLOSES or all(item.start_day > window.end_day for window in case.windows):
        return 0.0
    return _LINGERING * _kept(case, item, _EVENT_YEARS, 0.0)


def _kept(case: Case, item: Evidence, years: float, floor: float) -> float:
    """What is left of an event's bearing on a later window: all at once, `floor` in the long run."""
    gap = min((max(0, _edge(window) - item.end_day) for window in case.moments), default=0)
    return floor + (1 - floor) * math.exp(-gap / (years * _YEAR))


def _edge(window: Window) -> int:
    """The day a window is judged at: its first, or its last where it has no first."""
    return window.end_day if window.start is None else window.start_day


def _freshness(case: Case, item: Evidence) -> float:
    """1 for what begins where a window begins, less the farther away."""
    starts = [_edge(window) for window in case.windows]
    if not starts or abs(item.start_day) >= OPEN_DAY:
        return 0.0
    begin, _ = stated_span(item.start, item.end, item.granularity)
    gap = min(max(0, begin.first - day, day - begin.last) for day in starts)
    return math.exp(-gap / _YEAR)
