"""A clause that stands alone: what it says, of whom, when, and which states it changes."""

from __future__ import annotations

from dataclasses import dataclass

from chronoflux.loaders.state import State
from chronoflux.model import TimeExpression


@dataclass(frozen=True, slots=True)
class Statement:
    """A clause that stands alone, before it is weighed; the offsets of its times and state are into its text."""

    text: str
    subject: str | None
    times: tuple[TimeExpression, ...]
    states: tuple[State, ...] = ()
    """Its main change of state, and one more where a successor is named."""
    beside: tuple[State, ...] = ()
    """Other states that its text tells of, and its time does not date."""
    listed: bool = False
    """Whether each of its times dates it ("in 1998 and 2004")."""
    written: tuple[str, ...] = ()
    """Names written out in its text for object pronouns."""
    people: tuple[str, ...] = ()
    """Persons named in its text whom nothing else may have told for such."""
    things: tuple[str, ...] = ()
    """Names in its text that are of no persons, whatever they look like."""
    item: bool = False
    """Whether it was a list item or table row, which says something however short it is."""
    further: bool = False
    """Whether it repeats a part of the statement before, for a state that one does not have."""
