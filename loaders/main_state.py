"""Which of the states in a clause its time dates: the one in the same part of the sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from chronoflux.loaders.clause_words import ClauseWords
from chronoflux.loaders.state import State
from chronoflux.model import Effect, Granularity, TimeExpression

_PAIR = 2
_BARE = 2
"""Words of a phrase before a time that is no clause of its own ("in office")."""
_COMMA = re.compile(r"\s?,\s?")
_LEFT = frozenset({"position", "member_of", "employer", "life", "residence"})
"""Relations whose end may make room for another."""


def main_states(
    text: str, states: Sequence[State], times: Sequence[TimeExpression], words: ClauseWords
) -> tuple[State, ...]:
    """The state a clause is about, and its successor's.

    That is one in the same part of the sentence as its time: "served as director before becoming president in 1997"
    dates the second, "after Bob Day resigned , served from 1962" the second too. Of several a finite verb comes before
    a participle, and the nearest to the date first. A state told in an aside that is closed before the date ("who had
    been mayor , died in 1998") is of another time, and so none of this clause.
    """
    if not states:
        return ()
    at = times[0].char_start if times else 0
    if len(times) == 1:
        opening = _opening(text, times[0], words)
        if opening and (told := [state for state in states if state.char_start < opening]):
            return (told[0],)
        around = [state for state in states if state.char_start < at < state.value_end and not state.also]
        bracketed = is_bracketed(text, at)
        beside = [state for state in states if is_bracketed(text, state.char_start) == bracketed]
        states = beside if beside or not bracketed else states
        here = _part(text, _belongs(text, at, words), words, times)
        together = [state for state in states if _part(text, state.char_start, words, times) == here]
        near = [state for state in together if not _is_before_joint(text, state, at, words)]
        if together and not near and times[0].char_start > together[-1].char_end:
            return ()
        together = near or [state for state in together if "," not in text[state.char_end : at]]
        apart = here >= 0 and text[here:].split(maxsplit=1)[0].lower() not in words.temporal
        apart = apart and not _is_stay(text, here, times[0], words)
        others = [] if apart else [state for state in states if not _is_aside(text, state, times, words)]
        states = around or together or others
    if not states:
        return ()

    def rank(state: State) -> tuple[bool, bool, bool, int]:
        between = text[min(state.char_end, at) : max(state.char_end, at)]
        joined = words.coordinated.search(between) or words.joint.search(text, at, max(at, state.char_start))
        told = state.value_start if state.shared >= 0 and is_bracketed(text, at) else state.char_start
        return state.effect is Effect.NONE, joined is not None, state.weak, abs(told - at)

    if shared := _sharing(text, states, times, words):
        return shared
    main = min((state for state in states if not (state.follows or state.also)), key=rank, default=states[0])
    pair = next((pair for pair in pairwise(states) if main in pair and _hands_over(*pair)), (main,))
    replaced = [state for state in states if main is not state and _is_replaced(text, state, times, words)]
    starts = {state.char_start for state in (main, *replaced)}
    return (
        *pair,
        *replaced,
        *(state for state in states if (state.follows or state.also) and state.char_start in starts),
    )


def _is_stay(text: str, here: int, time: TimeExpression, words: ClauseWords) -> bool:
    """Whether a part tells how long somebody was where the rest says ("joined Leeds , where he stayed until 2004")."""
    own = text[here : time.char_start]
    stretch = time.interval.granularity is Granularity.RANGE
    looks_back = words.past_perfect.search(own) or words.kin_start.search(own)
    return stretch and words.where.match(own) is not None and not looks_back


def _is_replaced(text: str, state: State, times: Sequence[TimeExpression], words: ClauseWords) -> bool:
    """Whether a state hands on, right behind the time, what a first one ends ("left in 1984 and WAS REPLACED BY")."""
    if len(times) != 1 or not state.hands_on or state.follows or state.char_start < times[0].char_end:
        return False
    return words.joined_predicate.fullmatch(text, times[0].char_end, state.char_start) is not None


def _sharing(
    text: str, states: Sequence[State], times: Sequence[TimeExpression], words: ClauseWords
) -> tuple[State, ...]:
    """The states of several predicates that one time leads: "In 2010 she left Acme and joined Globex"; else none.

    What came next is not of the same stretch: "from 2010 to 2012 she ran Acme, and then joined Globex".
    """
    changes = [state for state in states if state.effect is not Effect.NONE and not state.weak]
    if len(times) != 1 or len(changes) < _PAIR or changes[0].char_start < times[0].char_end:
        return ()
    stretch = times[0].interval.granularity is Granularity.RANGE
    if stretch and words.then.search(text, changes[0].char_end, changes[-1].char_start):
        return ()
    leads = words.verb.search(text, 0, times[0].char_start) is None and not text[: times[0].char_start].count(",")
    joined = [_joins(text, *pair, words) for pair in pairwise(changes) if pair[0].char_start != pair[1].char_start]
    return tuple(changes) if leads and joined and all(joined) else ()


def _joins(text: str, first: State, second: State, words: ClauseWords) -> bool:
    """Whether a second predicate is joined to a first one, and is no part of what the first tells of."""
    between = text[max(first.value_end, first.char_end) : second.char_start]
    return words.joined_predicate.fullmatch(between) is not None


def undated_states(
    text: str, states: Sequence[State], times: Sequence[TimeExpression], words: ClauseWords
) -> tuple[State, ...]:
    """What a clause tells whose only time is of another part of it.

    That is what begins in its main part behind a relative one ("Ann Lee , who had been deputy since 1938 , became head"
    does not say when), and what stands before another predicate ("trained as a nurse and served in Malta in 1916").
    """
    if len(times) != 1:
        return ()
    at = times[0].char_start
    told = [state for state in states if state.char_end < at and state.value and not state.weak and not state.follows]
    if told and _is_before_joint(text, told[-1], at, words):
        return (told[-1],)
    opened, closed = _part(text, times[0].char_start, words, times), text.find(",", times[0].char_end)
    if opened < 0 or closed < 0 or text[opened:].split(maxsplit=1)[0].lower() not in words.who:
        return ()
    return tuple(
        state for state in states if state.char_start > closed and state.effect is Effect.OPENS and not state.weak
    )[:1]


def _hands_over(first: State, second: State) -> bool:
    """Whether one state ends with what the next begins ("was dismissed in 1974, and Bo Day took her place").

    Or begins with it: "In 1990 Ann Lee became chair and Bo Day became treasurer".
    """
    ends = first.effect is Effect.CLOSES and first.relation in _LEFT and not first.hands_on
    joins = first.effect is Effect.OPENS and first.relation == "position" and second.holder_is_subject
    begins = second.effect is Effect.OPENS and second.holder is not None and not second.follows
    return (ends or joins) and begins and second.relation == "position"


def _opening(text: str, time: TimeExpression, words: ClauseWords) -> int:
    """Where the participle that opens a sentence, or stands behind its subject, ends with its time; 0 where none does.

    "Born in 1952 , ...", "The bank , founded in 1851 , ...".
    """
    comma = _COMMA.match(text, time.char_end)
    at = 0 if words.opening_participle.match(text) else apposed_participle(text, words)
    return comma.end() if comma and at is not None and at <= time.char_start else 0


def apposed_participle(text: str, words: ClauseWords) -> int | None:
    """Where a participle stands right behind the subject's comma ("The bank, founded in 1851, ..."), if one does."""
    comma = _COMMA.search(text)
    if comma is None or words.verb.search(text, 0, comma.start()):
        return None
    return comma.end() if words.opening_participle.match(text, comma.end()) else None


def _belongs(text: str, at: int, words: ClauseWords) -> int:
    """Where what a time dates stands: before its comma where no predicate parts them ("who was mayor, in office from").

    A part that says when ("after Bob Day resigned , from 1962") is closed by the comma all the same.
    """
    comma = text.rfind(",", 0, at)
    between = text[comma + 1 : at].split()
    bare = not between or (between[0] in words.prepositions and len(between) <= _BARE)
    opened = _part(text, comma, words) if comma >= 0 and bare else -1
    return comma if opened >= 0 and text[opened:].split(maxsplit=1)[0].lower() not in words.temporal else at


def is_bracketed(text: str, position: int) -> bool:
    """Whether a position is within brackets."""
    return text.rfind("(", 0, position) > text.rfind(")", 0, position)


def _part(text: str, position: int, words: ClauseWords, times: Sequence[TimeExpression] = ()) -> int:
    """Where the subordinate part that holds a position opens; -1 for the main part.

    A comma closes it, and a word of a time ("due anni dopo") opens none.
    """
    start = text.rfind(",", 0, position) + 1
    found = (opener.start() for opener in words.subordinate.finditer(text, start, position))
    opened = [at for at in found if not any(time.char_start <= at < time.char_end for time in times)]
    return opened[-1] if opened else -1


def _is_before_joint(text: str, state: State, at: int, words: ClauseWords) -> bool:
    """Whether another predicate, that of the date, is joined to the state's ("lived in Leeds , but sang in 1998")."""
    between = text[state.char_end : at]
    if words.coordinated.search(between):
        return True
    own = state.holder is None and _part(text, state.char_start, words) < 0
    return own and words.next_predicate.search(between) is not None


def _is_aside(text: str, state: State, times: Sequence[TimeExpression], words: ClauseWords) -> bool:
    """Whether a state stands in a part of another time: "after ...", one closed before the date or looking back."""
    at, opened = times[0].char_start, _part(text, state.char_start, words, times)
    if opened < 0:
        return _is_before_joint(text, state, at, words)
    if text[opened:].split(maxsplit=1)[0].lower() in words.temporal:
        return True
    looks_back = at < opened and words.past_perfect.search(text, opened, state.char_end) is not None
    return looks_back or re.search(r"\s?,", text[state.char_end : at]) is not None
