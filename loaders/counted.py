"""What a sentence counts the length of: "joined in 1961 and stayed for twenty-two years" tells of 1961 to 1983."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from chronoflux.loaders.clause import Clause
from chronoflux.loaders.clause_words import ClauseWords, clause_words
from chronoflux.loaders.lifespans import point
from chronoflux.model import Granularity, TimeExpression, TimeInterval
from chronoflux.temporal.durations import read_length
from chronoflux.temporal.offsets import Offset, add_offset, signed

_YEAR = re.compile(r"-?\d{4}")


def part_counted(text: str, clauses: Sequence[Clause], since: TimeInterval | None, language: str) -> Iterator[Clause]:
    """The clauses; a predicate behind their time that goes on with what was told becomes one of its own.

    It says how long that lasted ("and stayed for twenty-two years", "then stood empty for eleven years"), and shows
    that it goes on with it by "then", by a verb of staying or by a word for what was told ("there", "the post"). Its
    time begins where the time before it ends, or ends there where it "had been" so; it is empty, and stands where the
    predicate begins. What happened at its end ("before the Ministry took it over") is a clause too.

    Args:
        text: the sentence.
        clauses: its clauses, in order.
        since: the last time that the sentence before states; None for none.
        language: "en", "en-GB" or "it".
    """
    words = clause_words(language)
    before, since = since, None
    for clause in clauses:
        since = clause.times[-1].interval if clause.times else since
        stated = since or before
        found = _counted(text, clause, stated, words, language, plain=since is None) if stated else ()
        if found:
            since = found[-1].times[-1].interval
        yield from found or (clause,)


def _counted(
    text: str, clause: Clause, since: TimeInterval, words: ClauseWords, language: str, *, plain: bool
) -> tuple[Clause, ...]:
    """The clause up to its predicate with a length, that predicate, and what ends it; none where it has none.

    Args:
        text: the sentence.
        clause: a clause of it.
        since: the time before it, its own if it has one.
        words: of the language.
        language: "en", "en-GB" or "it".
        plain: whether the length must be its main verb's own, for the sentence states no time before it.
    """
    behind = clause.times[-1].char_end if clause.times else clause.start
    led = words.lasting.search(text, behind, clause.end)
    length = read_length(text[: clause.end], led.end(), language) if led and not clause.opens else None
    born = words.life_verbs["born"] in text[clause.start : behind]
    if led is None or length is None or born or (plain and words.subordinate_start.search(text, behind, led.start())):
        return ()
    start = _predicate(text, behind, led.start(), words, own=bool(clause.times))
    if start is None or words.subject_pronoun.match(text, start):
        return ()
    earlier = words.past_perfect.search(text, start, led.start()) is not None
    goes_on = led["more"] or words.goes_on.search(text, max(clause.start, start - 1), led.start())
    lasted = _lasted(since, length[0], earlier=earlier) if earlier or goes_on else None
    if lasted is None:
        return ()
    first = (replace(clause, end=start),) if clause.times else ()
    then = None if earlier else words.before_event.match(text, length[1], clause.end)
    if then is None or words.verb.search(text, then.end(), clause.end) is None:
        return (*first, Clause(start, clause.end, (_unsaid(lasted, start),)))
    at = point(lasted.end, lasted.mod) if lasted.end else lasted
    return (
        *first,
        Clause(start, length[1], (_unsaid(lasted, start),)),
        Clause(then.end(), clause.end, (_unsaid(at, then.end()),)),
    )


def _lasted(since: TimeInterval, amount: Offset, *, earlier: bool) -> TimeInterval | None:
    """So long from a time on, or up to it; what is counted in years is no finer than they."""
    stated = since.end
    whole_years = not any(amount[1:])
    known = _YEAR.match(stated) if stated else None
    bound = known[0] if known and whole_years else stated
    other = add_offset(bound, signed(amount, -1 if earlier else 1)) if bound else None
    if other is None or stated is None:
        return None
    bounds = (other, stated) if earlier else (stated, other)
    return TimeInterval(*bounds, Granularity.RANGE, since.mod)


def _unsaid(interval: TimeInterval, at: int) -> TimeExpression:
    """A time that no words of the text say."""
    return TimeExpression("", interval, at, at)


def _predicate(text: str, behind: int, end: int, words: ClauseWords, *, own: bool) -> int | None:
    """Where the predicate with a length begins, behind the last joint before it; None for none.

    Args:
        text: the sentence.
        behind: where the clause's own time ends, or the clause begins.
        end: where the length is led to.
        words: of the language.
        own: whether the clause states a time of its own, so that only a joint parts the predicate from it.
    """
    if not own:
        return behind if words.verb.search(text, behind, end) else None
    start = None
    for joint in words.counted_joint.finditer(text, behind, end):
        start = joint.end()
    return start
