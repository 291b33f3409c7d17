"""What object pronouns stand for: "led it", "elected her Speaker", "la vendette"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from chronoflux.loaders.statements import Statement


def named_objects(statement: Statement, bodies: Sequence[str | None], person: str | None) -> Statement:
    """The statement with its object pronouns named ("led it", "elected her Speaker"); a state of nobody known goes.

    Args:
        statement: a statement.
        bodies: what "it" may be there, the likeliest first; never the statement's own subject.
        person: who "him" or "her" is there, if known.
    """
    if not any(state.pronominal or state.of_it or state.of_person for state in statement.states):
        return statement
    known = next((body for body in bodies if body and body != statement.subject), None)
    holders = (replace(each, holder=person) if each.of_person else each for each in statement.states)
    owned = (replace(each, holder=known) if each.of_it else each for each in holders)
    named = (replace(each, value=known) if each.pronominal else each for each in owned)
    told = (each for each in named if each.value or not each.pronominal)
    return replace(statement, states=tuple(each for each in told if each.holder or not (each.of_person or each.of_it)))
