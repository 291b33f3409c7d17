"""Every event as a claim about the answer: what it would answer, when that held, and how much speaks for it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import asdict, dataclass

from chronoflux.answering.binding import subject_of
from chronoflux.answering.candidates import Candidate, beside_date, candidates_of, lead_in
from chronoflux.answering.case import Case
from chronoflux.answering.kinds import kind_fit
from chronoflux.answering.relations import relatedness
from chronoflux.answering.spans import Validity, fit_of_windows, stated_span
from chronoflux.answering.states import State
from chronoflux.model import OPEN_DAY, Effect, EventKind, Evidence
from chronoflux.retrieval.agreement import fold, mention_of, names_agree, share_found

_YEAR = 365.25
_FADING_YEARS = 4.0
"""An event that opens no known state loses two thirds of its bearing on a later time in this many years."""
_LINGERING = 0.5
_STATIC_FIT = 0.25


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
    taking_part: float
    """The candidate is a recognised participant, not just a stretch of the text."""
    lead: float
    """What stands before the candidate leads into such an answer."""
    beside: float
    """Among several dates, the event's own stands nearest to the candidate."""
    time: float
    """What the event says held in the window."""
    fresh: float
    """It began close before the window, or at its start."""


_WEIGHTS = Signs(
    named=1.0,
    wording=1.0,
    score=1.0,
    related=0.5,
    sided=1.0,
    kind=1.0,
    taking_part=0.3,
    lead=0.4,
    beside=0.4,
    time=1.5,
    fresh=0.5,
)


@dataclass(frozen=True, slots=True)
class Claim:
    """One candidate of one event, and what speaks for it."""

    candidate: Candidate
    evidence: Evidence
    state: State | None
    signs: Signs

    @property
    def worth(self) -> float:
        """The weighted sum of its signs."""
        return sum(value * weight for value, weight in zip(asdict(self.signs).values(), _WEIGHT_VALUES, strict=True))


_WEIGHT_VALUES = tuple(asdict(_WEIGHTS).values())


def make_claims(case: Case) -> list[Claim]:
    """All claims that the window allows, best first: by worth, then score, then date, then id."""
    states = {state.opened.id: state for state in case.states}
    claims = [claim for item in case.evidence for claim in _claims_of(case, item, states.get(item.id))]
    return sorted(
        claims,
        key=lambda c: (-round(c.worth, 3), -c.evidence.score, -c.evidence.start_day, c.evidence.id, c.candidate.text),
    )


def _claims_of(case: Case, item: Evidence, state: State | None) -> Iterator[Claim]:
    time = _time_fit(case, item, state)
    if time <= 0:
        return
    question = case.question
    naming = [mention_of(name, item) for name in question.entities]
    named = sum(naming) / len(naming) if naming else 0.5
    wording = share_found(question.focus, fold(item.text).split())
    related = relatedness(question.relation, item.relation)
    fresh = _freshness(case, item)
    for candidate in candidates_of(question, item):
        signs = Signs(
            named=named,
            wording=wording,
            score=item.score,
            related=related,
            sided=related if _on_asked_side(case, item, candidate, state) else 0.0,
            kind=kind_fit(question, candidate.text, candidate.kind),
            taking_part=float(candidate.role in ("subject", "object", "value", "other")),
            lead=lead_in(question, item.text, candidate.text, case.phrases),
            beside=beside_date(item, candidate.text),
            time=time,
            fresh=fresh,
        )
        yield Claim(candidate, item, state, signs)


def _on_asked_side(case: Case, item: Evidence, candidate: Candidate, state: State | None) -> bool:
    """Whether the candidate fills the place in the event's relation that the question leaves open."""
    if state is not None:
        return names_agree(candidate.text, state.answer) > 0
    holds_subject = any(names_agree(name, subject_of(item)) > 0 for name in case.question.entities)
    return candidate.role in (("value", "object") if holds_subject else ("subject",))


def _time_fit(case: Case, item: Evidence, state: State | None) -> float:
    """How much of the window the event speaks for, 0..1; 0 rules it out."""
    if item.kind is EventKind.STATIC:
        return _STATIC_FIT if case.windows else 1.0
    if state is not None:
        return fit_of_windows(state.validity, case.moments)
    begin, end = stated_span(item.start, item.end, item.granularity)
    direct = fit_of_windows(Validity(begin, end or begin), case.windows)
    if direct > 0 or not case.windows:
        return max(direct, 0.7) if case.meets(item.start_day, item.end_day) else direct
    gap = min(window.start_day - item.end_day for window in case.windows)
    if item.effect is Effect.CLOSES or gap < 0 or item.end_day >= OPEN_DAY:
        return 0.0
    return _LINGERING * math.exp(-gap / (_FADING_YEARS * _YEAR))


def _freshness(case: Case, item: Evidence) -> float:
    """1 for what begins where a window begins, less the longer ago, and less the later inside it."""
    starts = [window.start_day for window in case.windows if window.start is not None]
    if not starts or abs(item.start_day) >= OPEN_DAY:
        return 0.0
    gap = min(0 if item.start_day <= start <= item.end_day else abs(start - item.start_day) for start in starts)
    return math.exp(-gap / _YEAR)
