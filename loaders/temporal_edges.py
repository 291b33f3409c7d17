"""The dynamic event graph: which events are linked, and how strongly (DyG-RAG, section 5.2).

weight(a, b) = overlap(a, b) * exp(-alpha * gap_days(a, b)), where overlap is the Jaccard index of the two events'
entities and gap_days the distance between their intervals, 0 when they meet. Candidates are, for each entity of an
event, the W events on either side of it in that entity's chronology, so an entity with many events costs no more per
event than one with few. An edge stands when either end has the other among its K strongest.

All of it is a function of the set of events, so an event needs another look only when the chronology near it changed.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from chronoflux.settings import Settings


@dataclass(frozen=True, slots=True)
class EventNode:
    """What the edges of an event depend on. Days are inclusive, from 1970-01-01."""

    id: str
    start_day: int
    end_day: int
    entities: frozenset[str]

    @property
    def order(self) -> tuple[int, int, str]:
        """Place in a chronology, and the direction of edges."""
        return self.start_day, self.end_day, self.id


@dataclass(slots=True)
class TemporalEdge:
    """An edge from the earlier event to the later one, and which of them keeps it."""

    start: str
    end: str
    weight: float
    overlap: float
    gap_days: int
    kept_by_start: bool = False
    kept_by_end: bool = False


class Chronology:
    """The events of each entity in order of time."""

    def __init__(self, events: Iterable[EventNode]) -> None:
        self.events = {event.id: event for event in events}
        by_entity: dict[str, list[EventNode]] = {}
        for event in self.events.values():
            for entity in event.entities:
                by_entity.setdefault(entity, []).append(event)
        self._by_entity = {entity: sorted(group, key=lambda e: e.order) for entity, group in by_entity.items()}
        self._place = {
            (entity, event.id): place for entity, group in self._by_entity.items() for place, event in enumerate(group)
        }

    def near(self, event: EventNode, width: int) -> dict[str, EventNode]:
        """Events within `width` places of this one in the chronology of any of its entities."""
        found: dict[str, EventNode] = {}
        for entity in event.entities:
            place = self._place[entity, event.id]
            for other in self._by_entity[entity][max(0, place - width) : place + width + 1]:
                found[other.id] = other
        found.pop(event.id, None)
        return found

    def affected_by(self, changed: Iterable[str], width: int) -> set[str]:
        """The changed events and all whose candidates their coming or going alters."""
        affected: set[str] = set()
        for event_id in changed:
            if event := self.events.get(event_id):
                affected.add(event_id)
                affected.update(self.near(event, width))
        return affected


def strongest_edges(chronology: Chronology, affected: Iterable[str], settings: Settings) -> list[TemporalEdge]:
    """The edges that the affected events keep, one per pair, sorted by their ends.

    Args:
        chronology: holds every event that shares an entity with an affected one.
        affected: ids of events.
        settings: alpha, delta t, K and W.
    """
    edges: dict[tuple[str, str], TemporalEdge] = {}
    for event_id in affected:
        event = chronology.events[event_id]
        candidates = _weighed(event, chronology.near(event, settings.temporal_candidates), settings)
        ranked = sorted(candidates, key=lambda found: (-found[1].weight, found[1].gap_days, found[0]))
        for _, edge in ranked[: settings.temporal_neighbours]:
            kept = edges.setdefault((edge.start, edge.end), edge)
            kept.kept_by_start = kept.kept_by_start or edge.start == event_id
            kept.kept_by_end = kept.kept_by_end or edge.end == event_id
    return [edges[pair] for pair in sorted(edges)]


def gap_days(a: EventNode, b: EventNode) -> int:
    """Days between two intervals; 0 when they overlap or touch."""
    return max(0, b.start_day - a.end_day, a.start_day - b.end_day)


def _weighed(
    event: EventNode, candidates: Mapping[str, EventNode], settings: Settings
) -> Iterator[tuple[str, TemporalEdge]]:
    for other in candidates.values():
        gap = gap_days(event, other)
        if gap >= settings.temporal_gap_days:
            continue
        shared = len(event.entities & other.entities)
        overlap = shared / (len(event.entities) + len(other.entities) - shared)
        first, second = (event, other) if event.order < other.order else (other, event)
        weight = overlap * math.exp(-settings.temporal_decay * gap)
        yield other.id, TemporalEdge(first.id, second.id, weight, overlap, gap)
