"""Writes TEMPORAL edges for the neighbourhood that a change touched."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from chronoflux import cypher
from chronoflux.graph.runner import Transaction
from chronoflux.loaders.temporal_edges import Chronology, EventNode, TemporalEdge, strongest_edges
from chronoflux.settings import Settings


def read_affected(tx: Transaction, changed: Iterable[str], settings: Settings) -> set[str]:
    """Ids of the events whose edges depend on the changed ones, themselves included."""
    changed = list(changed)
    return _chronology_around(tx, changed).affected_by(changed, settings.temporal_candidates)


def rebuild_edges(tx: Transaction, affected: Iterable[str], settings: Settings) -> None:
    """Work out anew which edges the given events keep. Ids that no longer exist are passed over."""
    chronology = _chronology_around(tx, affected)
    present = sorted(chronology.events.keys() & set(affected))
    edges = strongest_edges(chronology, present, settings)
    tx.run(cypher.load("write/temporal_release"), events=present)
    tx.run(cypher.load("write/temporal_keep"), rows=[_edge_row(edge) for edge in edges])
    tx.run(cypher.load("write/temporal_prune"), events=present)


def _chronology_around(tx: Transaction, events: Iterable[str]) -> Chronology:
    entities = [row["id"] for row in tx.run(cypher.load("read/entities_of_events"), events=list(events))]
    rows = tx.run(cypher.load("read/events_of_entities"), entities=entities)
    return Chronology(
        EventNode(row["id"], row["start_day"], row["end_day"], frozenset(row["entities"])) for row in rows
    )


def _edge_row(edge: TemporalEdge) -> dict[str, Any]:
    return {
        "from": edge.start,
        "to": edge.end,
        "weight": edge.weight,
        "overlap": edge.overlap,
        "gap_days": edge.gap_days,
        "start": edge.kept_by_start,
        "end": edge.kept_by_end,
    }
