"""Two who marry or part are each other's: "Ann Lee and Bob Day married in 1990"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from chronoflux.language.gender import by_given_name
from chronoflux.language.names import normalise_name
from chronoflux.language.resources import words as word_list
from chronoflux.loaders.clause_words import ClauseWords
from chronoflux.loaders.state import State
from chronoflux.model import Effect, Mention


class Marriages:
    """Who a document has told to be married: of two partners in a trade who separate, nobody was."""

    def __init__(self, language: str) -> None:
        """Nobody is known to be married yet."""
        self._language = language
        self._married: set[str] = set()

    def note(self, state: State, owner: str | None) -> None:
        """Remember whom a state tells to be married."""
        if state.relation == "spouse" and state.effect is Effect.OPENS:
            self._married.update(normalise_name(name) for name in (owner, state.value) if name)

    def may_end(self, state: State, owner: str | None, text: str) -> bool:
        """Whether a marriage may end here: a word only of couples says so, one was told, or a man and a woman part."""
        if state.relation != "spouse" or state.effect is not Effect.CLOSES:
            return True
        said = set(re.findall(r"[^\W\d_]+", text.lower()))
        if word_list(self._language, "partings").isdisjoint(state.trigger.lower().split()):
            return True
        if not word_list(self._language, "marital_words").isdisjoint(said):
            return True
        names = [name for name in (owner, state.value) if name]
        if any(normalise_name(name) in self._married for name in names) or len(names) == 1:
            return True
        return len({by_given_name(name, self._language) for name in names} - {None}) > 1


def as_couple(
    text: str, states: tuple[State, ...], mentions: Sequence[Mention], words: ClauseWords
) -> tuple[tuple[State, ...], str | None]:
    """The states of a clause, a marriage between two names before its verb given the second as its value.

    Returns:
        The states, and the first of the two, whose state it is; None where the clause tells of no couple.
    """
    if not states or states[0].relation != "spouse" or states[0].value is not None:
        return states, None
    before = text[: states[0].char_start]
    for joint in words.joint.finditer(before):
        first = next((each.name for each in mentions if before[: joint.start()].endswith(each.surface)), None)
        second = next((each for each in mentions if before.startswith(each.surface, joint.end())), None)
        if first and second:
            end = joint.end() + len(second.surface)
            valued = replace(states[0], value=second.surface, value_start=joint.end(), value_end=end)
            return (valued, *states[1:]), first
    return states, None
