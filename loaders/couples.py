"""Two who marry or part are each other's: "Ann Lee and Bob Day married in 1990"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from chronoflux.loaders.clause_words import ClauseWords
from chronoflux.loaders.state import State
from chronoflux.model import Mention


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
