"""What held at a point or through an interval: the claim for which most speaks, or the reason why none does."""

from __future__ import annotations

import math
from collections.abc import Sequence

from chronoflux.answering.binding import NAMED_WHOLLY, Side, asked_value, bind, subject_of
from chronoflux.answering.candidates import LONGEST
from chronoflux.answering.case import Case, Finding
from chronoflux.answering.claims import Claim, make_claims
from chronoflux.answering.kinds import wanted_kind
from chronoflux.answering.spans import POSSIBLE, fit_of_windows
from chronoflux.answering.states import State
from chronoflux.answering.writing import written_out
from chronoflux.model import AnswerKind, Effect, EventKind, Evidence, Question
from chronoflux.retrieval.agreement import folded_words, names_agree, share_found
from chronoflux.retrieval.cues import load_cues
from chronoflux.retrieval.intents import asks_for_change, asks_for_several

_TIE = 0.05
"""Worth within which two states are as good."""
_FURTHER, _PART, _KIND = 3.0, 0.05, 0.3
"""Of one of several answers: how much less may speak for it than for the best, the least share of the stretch for which
it must hold, and how well it must fit the kind asked for at least."""
_ASKED_STATE = 0.5
"""The least confidence in a state of all that is asked."""
_LEAST_WORTH, _LEAST_STATED = 10.75, 8.0
"""Worth below which a claim is too far from the question to answer it; less is asked of the very state asked about."""
_DOUBTFUL_WORTH, _NEAR = 13.0, 0.3
"""Worth that makes up for beginning and ending far from a stated interval; fit of an end that counts as near."""
_TOLD_OF_NOW, _SPOKEN_OF = 0.5, 0.5
"""Confidence in what a statement without a date says of now, and the share of a question's words it then has."""
_EVEN_WORTH, _STEEPNESS = 14.0, 0.55
"""Logistic curve of confidence: the worth at which right and wrong answers are even, and its slope."""


def find_holding(case: Case) -> Finding:
    """The answer to "who / which / where ... at that time"."""
    claims = make_claims(case)
    holds = any(fit_of_windows(state.validity, case.moments) > 0 for state in case.states)
    gap = _gap(case) if case.states and not holds else None
    if gap is not None and _is_closed_gap(case):
        claims = [claim for claim in claims if claim.state is not None]
    if claims and _answers(case, claims[0]):
        return _from_claims(case, claims)
    if case.now and (told := _told_of_now(case)) is not None:
        return told
    reason = "too_little" if holds else "no_range"
    return gap or Finding(None, case.phrases.say(reason, window=case.phrases.window(case.moments)))


def _told_of_now(case: Case) -> Finding | None:
    """What a statement without a date tells of how the asked state stands ("She now lives at Capo Rasca")."""
    question = case.question
    told = [
        (binding, item, value)
        for item in case.timeline.static
        if item.effect is Effect.OPENS and item.relation == question.relation
        if (question.entities or _wording(question, item) >= _SPOKEN_OF)
        and (value := asked_value(question, item))
        and (binding := bind(question, item)) is not None
    ]
    if not told:
        return None
    binding, item, value = max(told, key=lambda each: (each[0].strength, each[1].score, each[1].id))
    answer = value if binding.side is Side.VALUE else subject_of(item)
    reason = case.phrases.say("best_event", event=case.label(item), date=case.phrases.date(item.start), text=item.text)
    return Finding(short(answer), reason, (item,), _TOLD_OF_NOW)


def _wording(question: Question, item: Evidence) -> float:
    names = (part.name for part in item.participants)
    return share_found(question.focus, folded_words((item.title, item.text, *names)))


def _answers(case: Case, claim: Claim) -> bool:
    """Whether enough speaks for a claim to answer with it.

    Who held something from one date to another is told by what begins or ends there; and what came about at a date, by
    what happened then. Evidence of another time must be all the better, or tells nothing; and so does what has no word
    of a question that asks for no known state.
    """
    if claim.worth < (_LEAST_STATED if _is_asked_state(claim) else _LEAST_WORTH):
        return False
    if claim.evidence.relation is None and claim.signs.wording == 0 and _asks_of_nothing_known(case.question):
        return False
    of_another_kind = claim.signs.kind < 0 and wanted_kind(case.question) is not AnswerKind.ANY
    if of_another_kind and not _is_asked_state(claim):
        return False
    if max(claim.signs.fresh, claim.signs.until) >= _NEAR:
        return True
    stretch = any(window.start and window.end and window.start != window.end for window in case.windows)
    several = asks_for_several(case.question)
    stated = _is_asked_state(claim) or _is_only_told_undated(case, claim)
    doubtful = stretch and not several and claim.worth < _DOUBTFUL_WORTH and not stated
    return not doubtful and (not asks_for_change(case.question) or _comes_about_then(case, claim))


def _asks_of_nothing_known(question: Question) -> bool:
    """Whether a question asks for somebody or some place, for no state known, in words of its own: "who sang"."""
    nouns = load_cues(question.language).nouns
    asked = question.answer_kind in (AnswerKind.PERSON, AnswerKind.PLACE)
    return asked and question.relation is None and any(word not in nouns for word in question.focus)


def _comes_about_then(case: Case, claim: Claim) -> bool:
    """Whether a change may have come about when asked: at any time, or somewhere beyond an open window's edge."""
    day = claim.evidence.start_day
    return not case.windows or any(window.end is None and window.start_day <= day for window in case.windows)


def _is_closed_gap(case: Case) -> bool:
    """Whether the asked state, where none holds, is known to have ended before the window with nothing in its place."""
    return any(
        state.closed is not None
        and state.successor is None
        and state.relation == case.question.relation
        and all(state.validity.end.last < moment.start_day for moment in case.moments)
        for state in case.states
    )


def _from_claims(case: Case, claims: Sequence[Claim]) -> Finding:
    best = claims[0]
    tied = [claim for claim in claims if claim is best or _stands_beside(case, claim, best)]
    if asks_for_several(case.question):
        tied.sort(key=lambda claim: (claim.evidence.start_day, -claim.worth))
    texts: list[str] = []
    for claim in tied:
        if not any(names_agree(claim.candidate.text, text) > 0 for text in texts):
            texts.append(written_out(claim.candidate.text, claim.evidence.document, case.evidence))
    support = [item for claim in tied for item in _support(claim)]
    answer = short_list(texts, case.phrases.templates["and"])
    return Finding(
        answer,
        "; ".join(_reason(case, claim) for claim in tied[:3]),
        tuple(dict.fromkeys(support)),
        _confidence(best),
    )


def _stands_beside(case: Case, claim: Claim, best: Claim) -> bool:
    """Whether another state answers as well: of the same kind and worth, or one of the several that are asked for."""
    if claim.state is None or best.state is None:
        return False
    if not asks_for_several(case.question):
        return claim.signs.sided == best.signs.sided and claim.worth >= best.worth - _TIE
    fits = claim.signs.kind > _KIND and claim.signs.named >= NAMED_WHOLLY and claim.signs.time >= _PART
    return fits and claim.worth >= best.worth - _FURTHER


def _support(claim: Claim) -> tuple[Evidence, ...]:
    state = claim.state
    if state is None or state.closed is None:
        return (claim.evidence,)
    return (claim.evidence, state.closed)


def _is_asked_state(claim: Claim) -> bool:
    """Whether a claim is a state of the very relation asked for, of all that the question names."""
    return claim.state is not None and _is_outright(claim)


def _is_outright(claim: Claim) -> bool:
    return claim.signs.sided == 1 and claim.signs.named >= NAMED_WHOLLY


def _is_only_told_undated(case: Case, claim: Claim) -> bool:
    """Whether a claim states the asked relation without a date, and nothing states it with one."""
    dated = any(state.relation == case.question.relation for state in case.states)
    return _is_outright(claim) and claim.evidence.kind is EventKind.STATIC and not dated


def _confidence(claim: Claim) -> float:
    """The claim's chance to be right, by its worth; less where it holds for a part of the window only."""
    chance = 1 / (1 + math.exp(_STEEPNESS * (_EVEN_WORTH - claim.worth)))
    if _is_asked_state(claim):
        chance = max(chance, _ASKED_STATE)
    return chance * (1 - POSSIBLE + POSSIBLE * claim.signs.time)


def _reason(case: Case, claim: Claim) -> str:
    if claim.state is not None:
        return describe(case, claim.state)
    item = claim.evidence
    return case.phrases.say("best_event", event=case.label(item), date=case.phrases.date(item.start), text=item.text)


def describe(case: Case, state: State) -> str:
    """One state, its begin and its end, and whether that reaches the window."""
    say, date = case.phrases.say, case.phrases.date
    parts = {
        "answer": state.answer,
        "begin": date(state.begin_date),
        "event": case.label(state.opened),
        "end": date(state.end_date),
        "window": case.phrases.window(case.moments),
        "closing": case.label(state.closed or state.opened),
    }
    if not case.windows:
        return say("span", **parts)
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
    support = first if first.begin_date is not None else last
    reason = case.phrases.say(
        "too_early", date=case.phrases.date(support.begin_date), event=case.label(support.opened), window=window
    )
    return Finding(None, reason, (support.opened,))


def short(text: str) -> str:
    """The text, cut to the length of a short answer."""
    return " ".join(text.split()[:LONGEST])


def short_list(items: Sequence[str], conjunction: str) -> str:
    """As many distinct items as fit into a short answer: "A, B and C"."""
    distinct = list(dict.fromkeys(short(item) for item in items))
    while len(distinct) > 1 and sum(len(item.split()) for item in distinct) + 1 > LONGEST:
        distinct = distinct[:-1]
    if len(distinct) == 1:
        return distinct[0]
    return f"{', '.join(distinct[:-1])} {conjunction} {distinct[-1]}"
