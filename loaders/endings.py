"""What ends a state: "mayor until 2007, when he was replaced by Bo Day" tells of 2007 too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from chronoflux.loaders.clause import Clause
from chronoflux.loaders.clause_words import clause_words
from chronoflux.loaders.lifespans import point
from chronoflux.loaders.states import find_states
from chronoflux.model import Effect, TimeExpression


def part_endings(text: str, clauses: Sequence[Clause], language: str) -> Iterator[Clause]:
    """The clauses; what follows the end of a stretch of time becomes one of its own, at that end.

    That is a clause that "when" or "then" opens, or one that "and" joins and that closes a state ("until 2007 and was
    succeeded by Bo Day"). It states no time of its own: its time is empty, and stands where the clause begins.
    """
    for clause in clauses:
        parted = _parted(text, clause, language) if clause.times and not clause.listed else None
        yield from parted or (clause,)


def _parted(text: str, clause: Clause, language: str) -> tuple[Clause, Clause] | None:
    words, time = clause_words(language), clause.times[-1]
    end = time.interval.end
    if end is None or time.interval.start == end:
        return None
    opened = words.ending.match(text, time.char_end, clause.end)
    if opened is None:
        return None
    start = opened.start("when") if opened["when"] else opened.end()
    rest = text[start : clause.end]
    if words.verb.search(rest) is None or not (opened["when"] or opened["then"] or _closes(rest, language)):
        return None
    implied = TimeExpression("", point(end, time.interval.mod), start, start)
    return replace(clause, end=time.char_end), Clause(start, clause.end, (implied,))


def _closes(text: str, language: str) -> bool:
    return any(state.effect is Effect.CLOSES for state in find_states(text, language, ()))
