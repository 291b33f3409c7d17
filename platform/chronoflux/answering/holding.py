"""What held at a point or through an interval: the state that covers the window, else the best event in range."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from chronoflux.answering.candidates import Candidate, candidates_of
from chronoflux.answering.case import Case, Finding
from chronoflux.answering.relations import same_state
from chronoflux.answering.spans import OPEN_BEGIN, fit_of_windows
from chronoflux.answering.states import State
from chronoflux.model import Evidence, Intent
from chronoflux.retrieval.agreement import fold, mention_of, share_found

_WORDS = 10
"""Longest short answer."""
_TIE = 0.01
_LEAST_FIT = 0.02
_SURE, _UNSURE = 0.9, 0.4
_LEAST_WORTH = 1.6
"""Total below which an event in range is too far from the question to answer it."""


@dataclass(frozen=True, slots=True)
class _Pick:
    evidence: Evidence
    candidate: Candidate
    worth: float


def find_holding(case: Case) -> Finding:
    """The answer to "who / which / where ... at that time"."""
    if not case.evidence:
        return Finding(None, case.phrases.say("no_evidence"))
    ranked = rank_states(case)
    if ranked:
        return _from_states(case, ranked)
    gap = _gap(case) if case.states else None
    if gap is not None and _decides(case):
        return gap
    picked = _best_event(case)
    if picked is not None:
        return picked
    return gap or Finding(None, case.phrases.say("no_range", window=case.phrases.window(case.moments)))


def rank_states(case: Case) -> list[tuple[float, State]]:
    """The states that meet the moments asked about, best first: by fit, then score, then date, then id."""
    fits = [(fit_of_windows(state.validity, case.moments) * state.binding.strength, state) for state in case.states]
    meeting = [(fit, state) for fit, state in fits if fit >= _LEAST_FIT]
    return sorted(
        meeting,
        key=lambda pair: (-round(pair[0], 3), -pair[1].opened.score, -pair[1].opened.start_day, pair[1].opened.id),
    )


def _from_states(case: Case, ranked: Sequence[tuple[float, State]]) -> Finding:
    best = ranked[0][0]
    tied = (
        [state for fit, state in ranked if fit >= best - _TIE]
        if case.question.intent is not Intent.NONE
        else [ranked[0][1]]
    )
    answer = short_list([state.answer for state in tied], case.phrases.templates["and"])
    support = [item for state in tied for item in (state.opened, state.closed) if item is not None]
    reason = "; ".join(describe(case, state) for state in tied)
    confidence = _UNSURE + (_SURE - _UNSURE) * min(1.0, best)
    return Finding(answer, reason, tuple(dict.fromkeys(support)), confidence)


def describe(case: Case, state: State) -> str:
    """One state, its begin and its end, and whether that reaches the window."""
    say, date = case.phrases.say, case.phrases.date
    parts = {
        "answer": state.answer,
        "begin": date(state.begin_date),
        "event": case.label(state.opened),
        "end": date(state.end_date),
        "window": case.phrases.window(case.moments),
        "closing": case.label(state.closed) if state.closed else "",
    }
    if fit_of_windows(state.validity, case.moments) > 0:
        return say("holds", **parts)
    if any(state.validity.begin.first > window.end_day for window in case.moments):
        return say("not_yet", **parts)
    if state.successor is not None:
        return say("replaced", **parts, successor=state.successor)
    return say("ended", **parts)


def _gap(case: Case) -> Finding:
    """Why none of the known states holds then."""
    first, last = case.states[0], case.states[-1]
    window = case.phrases.window(case.moments)
    before = [
        state for state in case.states if all(state.validity.end.last < moment.start_day for moment in case.moments)
    ]
    if before:
        ended = max(before, key=lambda state: state.validity.end)
        closing = ended.closed or ended.opened
        reason = case.phrases.say(
            "vacant",
            subject=ended.answer,
            date=case.phrases.date(ended.end_date),
            event=case.label(closing),
            window=window,
        )
        return Finding(None, reason, tuple(dict.fromkeys((ended.opened, closing))))
    support = first if first.validity.begin != OPEN_BEGIN else last
    reason = case.phrases.say(
        "too_early", date=case.phrases.date(support.begin_date), event=case.label(support.opened), window=window
    )
    return Finding(None, reason, (support.opened,))


def _decides(case: Case) -> bool:
    """Whether the known states speak so plainly of what is asked that a gap between them is an answer."""
    return any(state.relation == case.question.relation and state.binding.strength >= _SURE for state in case.states)


def _best_event(case: Case) -> Finding | None:
    """The best candidate of the events in range, judged by name, wording, relation, retrieval and time."""
    picks = [pick for item in case.evidence if (pick := _pick(case, item)) is not None]
    if not picks:
        return None
    best = max(
        picks, key=lambda pick: (round(pick.worth, 3), pick.evidence.score, pick.evidence.start_day, pick.evidence.id)
    )
    if best.worth < _LEAST_WORTH:
        return None
    item = best.evidence
    reason = case.phrases.say("best_event", event=case.label(item), date=case.phrases.date(item.start), text=item.text)
    return Finding(short(best.candidate.text), reason, (item,), min(_UNSURE, best.worth / 10))


def _pick(case: Case, item: Evidence) -> _Pick | None:
    fit = case.fit(item) if item.start or item.end else 0.0
    options = candidates_of(case.question, item, case.phrases)
    if not options or (case.windows and fit <= 0):
        return None
    question = case.question
    naming = [mention_of(name, item) for name in question.entities]
    named = sum(naming) / len(naming) if naming else 0.5
    wording = share_found(question.focus, fold(item.text).split())
    related = (
        1.0
        if question.relation and item.relation == question.relation
        else 0.5
        if item.relation and same_state(question.relation, item.relation)
        else 0.0
    )
    worth = named + wording + related + item.score + min(1.0, fit) + options[0].worth
    return _Pick(item, options[0], worth)


def short(text: str) -> str:
    """The text, cut to the length of a short answer."""
    return " ".join(text.split()[:_WORDS])


def short_list(items: Sequence[str], conjunction: str) -> str:
    """As many distinct items as fit into a short answer: "A, B and C"."""
    distinct = list(dict.fromkeys(short(item) for item in items))
    while len(distinct) > 1 and sum(len(item.split()) for item in distinct) + 1 > _WORDS:
        distinct = distinct[:-1]
    if len(distinct) == 1:
        return distinct[0]
    return f"{', '.join(distinct[:-1])} {conjunction} {distinct[-1]}"
