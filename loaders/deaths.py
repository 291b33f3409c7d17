"""What a bound says besides how long something held: "edited it until his death in 1999" tells of his death too."""

from __future__ import annotations

from collections.abc import Sequence

from chronoflux.loaders.clause_words import clause_words
from chronoflux.loaders.lifespans import point
from chronoflux.loaders.state import State
from chronoflux.loaders.statement import Statement
from chronoflux.model import Effect, Mention, TimeExpression
from chronoflux.temporal.format import format_interval

_REACH = 40
"""Characters before a time in which a death is told that it dates."""


def death_told(statement: Statement, mentions: Sequence[Mention], language: str) -> Statement | None:
    """The death of a statement's subject, where that is what one of its stretches of time ended with.

    Where it names another person, whose death that was is not sure ("was married to Bob Day until his death").
    """
    words = clause_words(language)
    persons = (each for each in mentions if each.kind == "PERSON" and each.surface in statement.text)
    if any(each.name != statement.subject for each in persons):
        return None
    for time in statement.times:
        end = time.interval.end
        told = words.until_death.search(statement.text, max(0, time.char_start - _REACH), time.char_end)
        if end is None or told is None or statement.subject is None:
            continue
        interval = point(end, time.interval.mod)
        said = format_interval(interval, language)
        text = f"{statement.subject} {words.life_verbs['died']} ({said})"
        at = len(text) - len(said) - 1
        state = State(words.life_verbs["died"], Effect.CLOSES, "life", None, len(statement.subject) + 1, at - 2)
        return Statement(text, statement.subject, (TimeExpression(said, interval, at, len(text) - 1),), (state,))
    return None
