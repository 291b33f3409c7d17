"""When something began, ended or happened; and whether it still held."""

from __future__ import annotations

from collections.abc import Callable

from chronoflux.answering.binding import NAMED, Side, names_all, naming_of
from chronoflux.answering.case import Case, Finding
from chronoflux.answering.holding import describe
from chronoflux.answering.lengths import find_length, length_between
from chronoflux.answering.spans import fit_of_windows
from chronoflux.answering.states import State
from chronoflux.model import Effect, Evidence, Granularity, TimeInterval
from chronoflux.retrieval.agreement import canonical_words, fold, folded_words, mention_of, name_words, share_found
from chronoflux.temporal.format import format_interval

_LEAST_LIKENESS = 0.6
_MOST_WORDS = 0.6
_SPELLED_OUT = 0.5
"""Share of the words of a state's value from which a question is about that one of several."""
_STATED_BY_BOUNDS = frozenset({None, Granularity.DAY, Granularity.MONTH, Granularity.YEAR, Granularity.RANGE})
"""Granularities whose first bound says when something began."""


def find_boundary(case: Case) -> Finding:
    """The date on which the asked state began or ended, or on which the asked event happened."""
    words = set(fold(case.question.text).split())
    onward = case.phrases.onward.search(case.question.text) is not None
    finish = bool(words & case.phrases.finish) and not onward
    begin = onward or (bool(words & case.phrases.begin) and not finish)
    lasts = bool(words & case.phrases.duration)
    state = _asked_state(case, cued=begin or finish or lasts)
    if lasts:
        spoken = state is not None and (case.question.relation is not None or _wording(case, state.opened) > 0)
        return _lasted(case, state if spoken else None)
    told = _told_in_its_words(case)
    if told is not None:
        return _dated(case, told)
    if case.question.relation is None and (worded := _in_its_words(case)):
        return _dated(case, worded)
    if state is not None and finish:
        return _end_of(case, state)
    if state is not None and begin:
        return _dated(case, state.opened)
    item = _likest(case, Effect.CLOSES if finish else Effect.OPENS if begin else None)
    return Finding(None, case.phrases.say("no_evidence")) if item is None else _dated(case, item)


def find_continuity(case: Case) -> Finding:
    """Yes or no: whether the asked state held then."""
    asked = [state for state in case.states if names_all(case.question, state.opened)]
    if not asked:
        return Finding(None, case.phrases.say("no_range", window=case.phrases.window(case.moments)))
    spelled = [state for state in asked if _is_spelled_out(case, state)]
    if not spelled and case.question.relation is None:
        return Finding(None, case.phrases.say("no_range", window=case.phrases.window(case.moments)))
    asked = spelled or asked
    fits = [(fit_of_windows(state.validity, case.moments), state.binding.strength, state.opened.id) for state in asked]
    (fit, _, _), state = max(zip(fits, asked, strict=True), key=lambda pair: pair[0])
    if fit > 0:
        return Finding(case.phrases.say("yes"), describe(case, state), _support(state), 0.5 + 0.4 * min(1.0, fit))
    return Finding(case.phrases.say("no"), describe(case, state), _support(state), 0.7)


def _is_spelled_out(case: Case, state: State) -> bool:
    """Whether the question says what the state is: "was she still a clerk"."""
    return share_found(name_words(state.answer), canonical_words(case.question.text)) >= _SPELLED_OUT


def _support(state: State) -> tuple[Evidence, ...]:
    return tuple(item for item in (state.opened, state.closed) if item is not None)


def _told_in_its_words(case: Case) -> Evidence | None:
    """The event told by the question's own verb, of the relation it asks about, if any: "when did Ann resign"."""
    relation, asked = case.question.relation, folded_words(case.question.focus)

    def is_told(item: Evidence) -> bool:
        return relation in (None, item.relation) and share_found((item.trigger or "").split(), asked) > 0

    return _best_worded(case, is_told)


def _in_its_words(case: Case) -> Evidence | None:
    """The event that has most of the question's words: "when did the last train run"."""
    return _best_worded(case, lambda item: _wording(case, item) >= _MOST_WORDS)


def _best_worded(case: Case, fits: Callable[[Evidence], bool]) -> Evidence | None:
    """Of the fitting events in range that speak of every name, the one with most of the question's words."""
    told = [item for item in case.in_range() if fits(item) and names_all(case.question, item)]
    return max(told, key=lambda item: (_wording(case, item), item.score, item.id), default=None)


def _asked_state(case: Case, *, cued: bool) -> State | None:
    """The state that the question spells out, or whose begin or end it asks for: every name it has is on one side."""
    if case.question.relation is None and not cued:
        return None
    named = [
        state for state in case.states if all(mention_of(name, state.opened) > 0 for name in case.question.entities)
    ]
    return max(
        named,
        key=lambda s: (
            s.binding.side is Side.VALUE,
            case.question.relation is None and _wording(case, s.opened),
            s.binding.strength,
            _wording(case, s.opened),
            s.opened.score,
            s.opened.id,
        ),
        default=None,
    )


def _end_of(case: Case, state: State) -> Finding:
    if state.closed is None and state.end_date is None:
        return Finding(None, describe(case, state), (state.opened,))
    closing = state.closed or state.opened
    reason = case.phrases.say(
        "dated", event=case.label(closing), date=case.phrases.date(state.end_date), text=closing.text
    )
    return Finding(case.phrases.date(state.end_date), reason, _support(state), 0.8)


def _lasted(case: Case, state: State | None) -> Finding:
    """How long: from the beginning to a stated end, else as a text tells it, else until something replaced it."""
    ended = state is not None and state.end_date is not None and state.successor is None
    told = None if ended else find_length(case, state)
    if told is not None or state is None:
        return told or Finding(None, case.phrases.say("no_length"))
    return _duration(case, state)


def _duration(case: Case, state: State) -> Finding:
    if state.end_date is None or state.begin_date is None:
        return Finding(None, describe(case, state), _support(state))
    length = length_between(case.phrases, state.begin_date, state.end_date)
    return Finding(length, describe(case, state), _support(state), 0.7)


def _dated(case: Case, item: Evidence) -> Finding:
    date = _written(case, item)
    reason = case.phrases.say("dated", event=case.label(item), date=date, text=item.text)
    return Finding(date, reason, (item,), 0.4 + 0.4 * _wording(case, item))


def _written(case: Case, item: Evidence) -> str:
    """The date of an event, no finer than the text states it: "summer 1991" is not June 1991."""
    if item.granularity in _STATED_BY_BOUNDS:
        return case.phrases.date(item.start if item.start is not None else item.end)
    interval = TimeInterval(item.start, item.end, Granularity(item.granularity or Granularity.RANGE))
    return format_interval(interval, case.question.language)


def _likest(case: Case, effect: Effect | None) -> Evidence | None:
    """The dated event that reads most like the question, if it has a word of it beside names or tells of its state."""

    def likeness(item: Evidence) -> float:
        naming = [mention_of(name, item) for name in case.question.entities]
        named = sum(naming) / len(naming) if naming else 0.5
        fits = 0.3 if effect is not None and item.effect is effect else 0.0
        return named + _wording(case, item) + fits + item.score * 0.5

    words = [word for word in case.question.focus if word not in case.phrases.early | case.phrases.late]

    def speaks(item: Evidence) -> bool:
        of_state = case.question.relation is not None and case.question.relation == item.relation
        fitting = item.effect is effect if effect is not None else item.effect is not Effect.CLOSES
        return (of_state and fitting) or share_found(words, fold(item.text).split()) > 0

    speaking = [item for item in case.in_range() if speaks(item) and naming_of(case.question, item) >= NAMED]
    best = max(speaking, key=lambda item: (round(likeness(item), 3), item.id), default=None)
    return best if best is not None and likeness(best) >= _LEAST_LIKENESS else None


def _wording(case: Case, item: Evidence) -> float:
    return share_found(case.question.focus, fold(item.text).split())
