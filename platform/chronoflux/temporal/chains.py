"""Lengths of several units from another time: "two months and four days after 4 July", "due anni e tre mesi fa"."""

from __future__ import annotations

from dataclasses import dataclass

from chronoflux.model import TimeInterval
from chronoflux.temporal import dates
from chronoflux.temporal.context import Context
from chronoflux.temporal.dates import UNITS, Unit
from chronoflux.temporal.deictics import BACK, tells_an_event
from chronoflux.temporal.grammar import Kind, Match
from chronoflux.temporal.guards import crosses_clause
from chronoflux.temporal.nodes import Fixed, Node, Span
from chronoflux.temporal.number_guards import is_finite
from chronoflux.temporal.offsets import UNIT_KINDS, Offset, add_offset, amount_of, signed, unit_of_token


@dataclass(frozen=True, slots=True)
class Chained:
    """An amount of several units from a stated date or an anchor, as coarse as the finest of them."""

    amount: Offset
    unit: Unit
    base: Node | None = None
    """The date counted from; None for an anchor."""
    from_writer: bool = False

    def resolve(self, context: Context) -> TimeInterval | None:
        """The unit that holds the time so far away; None where what it is counted from is too coarse."""
        anchor = self.base.resolve(context) if self.base else context.anchor(self.unit, from_writer=self.from_writer)
        bound = None if anchor is None else anchor.start if self.amount < (0, 0, 0) else anchor.end
        moved = add_offset(bound, self.amount) if bound else None
        if anchor is None or moved is None:
            return None
        found = dates.holding(moved, self.unit)
        free = self.base is not None or self.from_writer
        return None if not free and context.overshoots(anchor, found) else found


def _from_date(match: Match) -> Node | None:
    """Tre mesi e dieci giorni dopo il 4 luglio; "for two months and four days from 4 July" is a range."""
    base = match.of(Kind.DATE)[-1].value
    node = _chained(match, base)
    if node is None or crosses_clause(match) or (match.of(Kind.WORD) and _is_coarser(base, node.unit)):
        return None
    lasts = match.of(Kind.FROM) and match.before().lower in match.lexicon.guards["lasting"]
    return Span(base, node) if lasts else node


def _is_coarser(base: Node, unit: Unit) -> bool:
    return isinstance(base, Fixed) and UNITS.index(dates.precision(base.interval)) > UNITS.index(unit)


def at_distance(match: Match) -> Node | None:
    """A due anni e tre mesi dal 3 maggio 1998."""
    said = match.tokens[0].lower in match.lexicon.guards["at_distance"]
    return _chained(match, match.tokens[-1].value) if said else None


def counted(match: Match) -> Node | None:
    """Two years and three months ago, due anni e un mese dopo; not "served for two years and a month later left"."""
    if match.of(Kind.DATE):
        return _from_date(match)
    pointer = match.tokens[-1].kind
    if pointer in {Kind.AFTER, Kind.BEFORE} and tells_an_event(match):
        return None
    if match.before().lower in match.lexicon.guards["lasting"]:
        return None
    return _chained(match, None, from_writer=pointer in {Kind.AGO, Kind.HENCE})


def after(match: Match) -> Node | None:
    """After two years and three months, he left."""
    free = match.after().kind is Kind.COMMA or is_finite(match, match.after())
    return _chained(match, None) if free else None


def _chained(match: Match, base: Node | None, *, from_writer: bool = False) -> Chained | None:
    """The node of a match whose units grow finer from one to the next."""
    last = next((n for n, token in enumerate(match.tokens) if token.kind is Kind.DATE), len(match.tokens))
    said = match.tokens[:last]
    units = [unit_of_token(token) for token in said if token.kind in UNIT_KINDS]
    units += [token.value[0] for token in match.of(Kind.LENGTH)]
    places = [UNITS.index(unit) for unit in units]
    if places != sorted(set(places), reverse=True):
        return None
    back = bool(match.of(Kind.AGO, *BACK))
    return Chained(signed(amount_of(said), -1 if back else 1), units[-1], base, from_writer=from_writer)
