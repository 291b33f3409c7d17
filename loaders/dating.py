"""Which of its times dates a statement."""

from __future__ import annotations

from collections.abc import Sequence

from chronoflux.loaders.clause_words import ClauseWords
from chronoflux.loaders.context import Context
from chronoflux.loaders.lifespans import point
from chronoflux.loaders.state import State
from chronoflux.loaders.statement import Statement
from chronoflux.model import Effect, Granularity, TimeExpression, TimeInterval

_APPOSED_WORDS = 2
_LEFT = frozenset({"position", "life", "member_of", "employer"})
"""Relations whose end leaves an office to a successor."""


def intervals_of_state(state: State | None, intervals: Sequence[TimeInterval | None]) -> list[TimeInterval | None]:
    """The times of one of a statement's states: what ends "until 2007, when B replaced him" begins then for B."""
    if state is None or not (state.follows or state.behind):
        return list(intervals)
    return [point(each.end, each.mod) if each and each.end and each.start is None else each for each in intervals]


def is_handed_on(state: State) -> bool:
    """Whether somebody takes over an office that the text leaves unsaid, or loses it to him.

    "Gli subentrò il nipote, Carlo Bassi", "He was replaced by Eve Fox".
    """
    takes_over = state.effect is Effect.OPENS and state.holder is not None and state.holder_is_subject
    return (takes_over or state.hands_on) and state.relation == "position" and state.value is None


def is_dated_apart(state: State, statement: Statement) -> bool:
    """Whether the times of a statement are behind a colon or semicolon, and not of this state."""
    ends = [statement.text.find(mark, state.char_end) for mark in ":;"]
    end = min((at for at in ends if at >= 0), default=len(statement.text))
    return all(time.char_start >= end for time in statement.times)


def end_of(state: State | None, interval: TimeInterval | None) -> TimeInterval | None:
    """When an office ended that was told of: as its holder left it or died, or as a stretch of it closed."""
    if state is None or interval is None or interval.end is None or state.relation not in _LEFT:
        return None
    closed = interval.granularity is Granularity.RANGE
    return point(interval.end, interval.mod) if closed or state.effect is Effect.CLOSES else None


def intervals_of(statement: Statement, context: Context) -> list[TimeInterval | None]:
    """The times of a statement: each one of an enumeration, else the one nearest to its change of state."""
    if not statement.times:
        return [context.interval or context.headed]
    if statement.listed:
        stated = [time.interval for time in statement.times if not _holds_another(time, statement.times)]
        return list(dict.fromkeys(stated))
    at = statement.states[0].char_start if statement.states else 0

    def distance(time: TimeExpression) -> tuple[bool, bool, int]:
        between = statement.text[min(at, time.char_end) : max(at, time.char_start)]
        apart = context.words.subordinate.search(between) is not None
        beside = time.char_end < at and "," in between and "," in statement.text[: time.char_start]
        return apart, beside, abs(time.char_start - at)

    nearest = min(statement.times, key=distance)
    return [_until(_known_by(_finest(nearest, statement), statement, context.words), statement)]


def _known_by(time: TimeExpression, statement: Statement, words: ClauseWords) -> TimeInterval:
    """The time of what is told to have begun "by 1937": 1937, as nothing says how long it had held.

    And of what held "until she sold it in 1980": up to that.
    """
    interval = time.interval
    opened = statement.states and statement.states[0].effect is Effect.OPENS
    if opened and words.until.search(statement.text, statement.states[0].char_end, time.char_start):
        return TimeInterval(None, interval.end, Granularity.RANGE, interval.mod)
    if not opened or interval.start is not None or interval.end is None or not words.known_by.match(time.span):
        return interval
    return point(interval.end, interval.mod)


def _until(interval: TimeInterval, statement: Statement) -> TimeInterval:
    """The time with the end that the statement gives its state ("nel 1979 ebbe la presidenza, tenuta fino al 1987")."""
    opened = statement.states and statement.states[0].effect is Effect.OPENS
    if not opened or interval.granularity is Granularity.RANGE or interval.start is None:
        return interval
    ends = (time.interval for time in statement.times if time.interval.start is None)
    end = next((each.end for each in ends if each.end and each.end_day > interval.end_day), None)
    return TimeInterval(interval.start, end, Granularity.RANGE) if end else interval


def _holds_another(time: TimeExpression, times: Sequence[TimeExpression]) -> bool:
    """Whether a time is only the setting of a finer one beside it ("in the 20th century, between 1904 and 1914")."""
    whole = time.interval
    return any(
        whole.start_day <= other.interval.start_day
        and other.interval.end_day <= whole.end_day
        and other.interval.end_day - other.interval.start_day < whole.end_day - whole.start_day
        for other in times
    )


def _finest(time: TimeExpression, statement: Statement) -> TimeExpression:
    """The time itself, or the finer one within it that stands beside it ("a week later , on 14 July")."""
    for other in statement.times:
        between = statement.text[time.char_end : other.char_start]
        within = time.interval.start_day <= other.interval.start_day <= other.interval.end_day <= time.interval.end_day
        if other is not time and within and other.interval != time.interval and len(between.split()) <= _APPOSED_WORDS:
            return other
    return time
