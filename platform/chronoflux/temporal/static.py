"""Expressions that stay static, because no date is known that they could hang on, each with the reason."""

from __future__ import annotations

from dataclasses import dataclass, replace

from chronoflux.temporal import dates
from chronoflux.temporal.context import Context
from chronoflux.temporal.dates import UNITS
from chronoflux.temporal.nodes import Node

_ANY, _LATER = dates.on_day_number(11_488), dates.on_day_number(300_000)
"""They stand in for the dates missing in the text and of the document, only to see whether they would help."""

NO_DATE = "no date stands before it, and the document's is not given"
TOO_COARSE = "no date before it is precise enough, and the document's is not given"
BOTH_TOO_COARSE = "neither a date before it nor the document's is precise enough"
AFTER_DOCUMENT = "it would lie after the document's date, and nothing to come is told"


@dataclass(frozen=True, slots=True)
class StaticTime:
    """An expression that nothing dates; offsets are code points in its text."""

    span: str
    char_start: int
    char_end: int
    why: str


def why_static(node: Node, context: Context, *, future: bool) -> str | None:
    """Why an expression has no interval in a context.

    Args:
        node: what the expression means.
        context: what is known around it.
        future: whether its sentence speaks of what is to come.

    Returns:
        The reason; None where no date would give it an interval, for it is a length or a day that no calendar has.
    """
    known = Context(_LATER, future=future, latest=dict.fromkeys(UNITS, _ANY))
    if node.resolve(known) is None:
        return None
    if node.resolve(replace(context, future=True)) is not None:
        return AFTER_DOCUMENT
    if context.reference is not None:
        return BOTH_TOO_COARSE
    return TOO_COARSE if context.latest else NO_DATE
