"""What the rules of lengths make that a date bounds: "the five years after 1998", "for three years from 2001"."""

from __future__ import annotations

from chronoflux.temporal.dates import Unit
from chronoflux.temporal.deictics import LONG, unit_of
from chronoflux.temporal.grammar import Kind, Match
from chronoflux.temporal.hanging import Offset, Stretch
from chronoflux.temporal.nodes import Node, Span

_HALVES = {Unit.YEAR: (Unit.MONTH, 12), Unit.DECADE: (Unit.YEAR, 10), Unit.CENTURY: (Unit.YEAR, 100)}
"""What "and a half" is counted in."""


def steps_of(match: Match) -> tuple[Unit, int] | None:
    """A counted unit ("three decades" is thirty years); None for a count that is no whole number."""
    length: tuple[Unit, int] | None = match.value(Kind.LENGTH)
    if length is not None:
        return length
    count = match.value(Kind.CARDINAL, Kind.A, Kind.DAY, Kind.NUM)
    if not isinstance(count, int) or count == 0:
        return None
    if match.of(Kind.ANDHALF):
        return _and_half(unit_of(match), count)
    unit, size = LONG.get(unit_of(match), (unit_of(match), 1))
    return unit, count * size


def _and_half(unit: Unit, count: int) -> tuple[Unit, int] | None:
    smaller, size = _HALVES.get(unit, (unit, 0))
    return (smaller, count * size + size // 2) if size else None


def stretch(match: Match) -> Node | None:
    """The past three years, nei due anni successivi: a range up to, or from, the anchor."""
    steps = steps_of(match)
    if steps is None:
        return None
    if match.after().kind is Kind.OF:
        return None
    back = bool(match.of(Kind.LAST, Kind.LASTFEW))
    from_writer = back or bool(match.of(Kind.NEXT, Kind.NEXTFEW))
    return Stretch(steps[0], -steps[1] if back else steps[1], from_writer=from_writer)


def years_beside(match: Match) -> Node | None:
    """In the five years after 1998, in the ten years to 1998."""
    steps = steps_of(match)
    if steps is None or not (match.of(Kind.THE) or match.tokens[0].lower in match.lexicon.guards["in_the"]):
        return None
    after = match.of(Kind.AFTER, Kind.FOLLOWING)
    return years_from(match.value(Kind.DATE), steps[0], steps[1] if after else -steps[1])


def years_from(base: Node, unit: Unit, amount: int) -> Node:
    """The stretch between a date and so many units from it."""
    other = Offset(unit, amount, base)
    return Span(base, other) if amount > 0 else Span(other, base)


def duration_from(match: Match) -> Node | None:
    """A length is a date only where a bound stands with it: "for three years from 1998"."""
    steps = steps_of(match)
    if steps is None:
        return None
    base: Node = match.value(Kind.DATE)
    return Span(base, Offset(*steps, base))
