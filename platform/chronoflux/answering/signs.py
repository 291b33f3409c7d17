"""What speaks for a claim, sign by sign, and how much each sign weighs."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, fields

from chronoflux.answering.binding import NAMED_WHOLLY, Side, naming_of, subject_of
from chronoflux.answering.candidates import LONGEST, Candidate
from chronoflux.answering.case import Case
from chronoflux.answering.kinds import is_stated, kind_fit
from chronoflux.answering.speech import nearness, spoken_places
from chronoflux.answering.states import State
from chronoflux.answering.timing import freshness, lateness, time_fit
from chronoflux.model import AnswerKind, Effect, EventKind, Evidence, Question
from chronoflux.retrieval.agreement import LIKELY, canonical_words, fold, holds_phrase, names_agree, share_found
from chronoflux.retrieval.relations import relatedness
from chronoflux.retrieval.vocabulary import load_vocabulary

_LEAD_WORDS = 3
_STATED = 0.7
"""How well what is stated as an office, or a spouse, fits at least where one is asked for."""
_LONG = 6
"""Words from which a candidate is rather a clause than a name."""
_EARLY_WORDS = 10.0
"""Words in which nearness to the beginning loses two thirds."""
_YEAR = re.compile(r"\b\d{3,4}\b")
_ORIGIN = {"value": 1.0, "object": 0.8, "other": 0.8, "subject": 0.6}


@dataclass(frozen=True, slots=True)
class Signs:
    """What speaks for a claim, each 0..1 (kind, beside and sided -1..1)."""

    named: float
    """The event speaks of the asked names."""
    home: float
    """It comes from the document of the best evidence."""
    wording: float
    """It has the question's other words."""
    score: float
    """Retrieval's own score."""
    spoken: float
    """It speaks of the asked relation."""
    related: float
    """Its relation is the asked one."""
    sided: float
    """The candidate is the side of that relation which is asked for."""
    kind: float
    """The candidate is of the kind asked for."""
    origin: float
    """What the event names as its value counts most, a mere stretch of its text nothing."""
    whole: float
    """The candidate is written out: its share of the longest candidate of its event that has it."""
    full: float
    """The candidate is long: its share of the longest answer."""
    long: float
    """The candidate is so long that it is rather a clause."""
    apt: float
    """The candidate has a word that such answers carry: "University" for an education."""
    noun: float
    """The candidate has a word of the question: "college"."""
    lead: float
    """What stands before the candidate leads into such an answer."""
    near: float
    """The candidate stands near the word that speaks of the relation."""
    early: float
    """The candidate stands early in the text."""
    beside: float
    """Among several dates, the event's own stands nearest to the candidate."""
    course: float
    """It states what is asked for before or after an event, where others only stand near in time."""
    time: float
    """What the event says held in the window."""
    fresh: float
    """It began close before the window, or at its start."""
    until: float
    """It is stated to end where the window ends."""

    def weighed(self, weights: Signs) -> float:
        """The sum of the signs, each times its weight."""
        return sum(float(getattr(self, sign.name) * getattr(weights, sign.name)) for sign in fields(self))


WEIGHTS = Signs(
    named=0.75,
    home=1.5,
    wording=0.3,
    score=2.9,
    spoken=0.6,
    related=0.2,
    sided=0.6,
    kind=1.4,
    origin=1.65,
    whole=2.0,
    full=1.0,
    long=-2.2,
    apt=0.6,
    noun=1.0,
    lead=0.85,
    near=0.4,
    early=0.2,
    beside=0.4,
    course=2.0,
    time=1.45,
    fresh=2.4,
    until=1.0,
)
"""Rounded from a listwise logistic regression of right claims against the others of their question.

`full` is held below what that gives: the length of an answer says nothing of its truth, but for the longest of a text.
"""


def read_signs(
    case: Case, item: Evidence, candidate: Candidate, state: State | None, beside: Sequence[Candidate] = ()
) -> Signs:
    """The signs for one candidate of one event; `beside` are all of that event's candidates."""
    question, text, vocabulary = case.question, candidate.text, load_vocabulary()
    related = relatedness(question.relation, item.relation)
    before = fold(item.text.partition(text)[0]).split()[-_LEAD_WORDS:] if text in item.text else []
    words, named = text.split(), naming_of(question, item)
    sided, kind = related * _side_sign(case, item, candidate, state), _kind_sign(question, item, candidate)
    return Signs(
        named=named,
        home=float(item.document == case.document),
        wording=share_found(question.focus, fold(item.text).split()),
        score=item.score,
        spoken=float(bool(spoken_places(question, item.text))),
        related=related,
        sided=sided,
        kind=kind,
        origin=_ORIGIN.get(candidate.role, 0.0),
        whole=_wholeness(text, beside),
        full=min(len(words), LONGEST) / LONGEST,
        long=min(1.0, max(0, len(words) - _LONG) / _LONG),
        apt=float(vocabulary.is_apt(question.relation, text)),
        noun=float(share_found(_nouns(question), canonical_words(text)) > 0),
        lead=float(vocabulary.leads_in(question.relation, before)),
        near=nearness(question, item.text, text),
        early=math.exp(-len(item.text.partition(text)[0].split()) / _EARLY_WORDS) if text in item.text else 0.0,
        beside=_beside_date(item, text),
        course=float(case.asks_of_course and sided == 1 and kind > 0 and named >= NAMED_WHOLLY),
        time=time_fit(case, item, state),
        fresh=freshness(case, item),
        until=lateness(case, item),
    )


def _wholeness(text: str, beside: Sequence[Candidate]) -> float:
    holding = (len(other.text.split()) for other in beside if holds_phrase(text, other.text))
    return len(text.split()) / max(holding, default=len(text.split()))


def _kind_sign(question: Question, item: Evidence, candidate: Candidate) -> float:
    fit = kind_fit(question, candidate.text, candidate.kind)
    return max(fit, _STATED) if is_stated(question, item, candidate.text, candidate.role) else fit


def _nouns(question: Question) -> list[str]:
    """The question's plain words: "college", but not "French"."""
    return [word for word in question.focus if re.search(rf"\b{re.escape(word)}\b", question.text)]


def _side_sign(case: Case, item: Evidence, candidate: Candidate, state: State | None) -> float:
    """1 where the candidate fills the place that the question leaves open, else 0; -1 where another does.

    What an event closes is the answer for the time before it and the opposite of one for the time after: then -1. A
    window open towards the past holds that time before as well, and an undated event is no earlier than any window.
    """
    if not _on_asked_side(case, item, candidate, state):
        return -1.0 if _stands_beside_answer(case, candidate, state) else 0.0
    dated_close = item.effect is Effect.CLOSES and item.kind is EventKind.DATED
    later = all(window.start is not None and window.start_day >= item.start_day for window in case.windows)
    return -1.0 if dated_close and case.windows and later else 1.0


def _stands_beside_answer(case: Case, candidate: Candidate, state: State | None) -> bool:
    """Whether an event states outright what is asked, and a candidate is something else in it."""
    if state is None or state.loose or state.binding.side is not Side.VALUE:
        return False
    return kind_fit(case.question, state.answer, "") > 0 and names_agree(candidate.text, state.answer) == 0


def _on_asked_side(case: Case, item: Evidence, candidate: Candidate, state: State | None) -> bool:
    if case.question.relation == "life" and case.question.answer_kind is AnswerKind.PLACE:
        died = not case.phrases.finish.isdisjoint(fold(case.question.text).split())
        placed = candidate.kind != "PERSON" and candidate.role != "subject"
        return placed and item.relation == "life" and item.effect is (Effect.CLOSES if died else Effect.OPENS)
    if state is not None:
        return names_agree(candidate.text, state.answer) >= LIKELY
    holds_subject = any(names_agree(name, subject_of(item)) > 0 for name in case.question.entities)
    return candidate.role in (("value", "object") if holds_subject else ("subject",))


def _beside_date(item: Evidence, candidate: str) -> float:
    """Among several years in a text: 1 when the one nearest to the candidate is the event's own, -1 when another's."""
    years = [(match.start(), match.group()) for match in _YEAR.finditer(item.text)]
    own = {date.lstrip("-")[:4].lstrip("0") for date in (item.start, item.end) if date}
    at = item.text.find(candidate)
    if at < 0 or len(years) < 2 or not any(year in own for _, year in years):
        return 0.0
    middle = at + len(candidate) // 2
    nearest = min(years, key=lambda found: abs(found[0] - middle))
    return 1.0 if nearest[1] in own else -1.0
