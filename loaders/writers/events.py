"""Writes events, their provenance and their participants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chronoflux import cypher
from chronoflux.graph.identity import part_id
from chronoflux.graph.runner import Transaction
from chronoflux.graph.vectors import as_vector
from chronoflux.language.names import normalise_name
from chronoflux.loaders.embedded import EmbeddedDocument
from chronoflux.loaders.writers.entities import UNKNOWN_KIND, known_vectors, link_row, write_entity_nodes
from chronoflux.loaders.writers.texts import LANGUAGE_SUFFIX
from chronoflux.model import Event

Row = dict[str, Any]


def write_events(tx: Transaction, collection: str, documents: Sequence[EmbeddedDocument]) -> None:
    """Write the events of the documents with EXTRACTED_FROM and INVOLVES."""
    nodes, provenance, participants = list[Row](), list[Row](), list[Row]()
    for embedded in documents:
        document = embedded.analysed.document.id
        label = f"Event{LANGUAGE_SUFFIX[embedded.analysed.language[:2]]}"
        for event, vector in zip(embedded.analysed.events, embedded.events, strict=True):
            event_id = part_id(collection, document, "event", event.index)
            nodes.append(
                {
                    "id": event_id,
                    "collection": collection,
                    "label": label,
                    "properties": event_properties(event),
                    "embedding": as_vector(vector),
                }
            )
            provenance += [
                {"event": event_id, "sentence": part_id(collection, document, "sentence", index)}
                for index in event.sentences
            ]
            participants += _participant_rows(collection, event_id, event)
    tx.run(cypher.load("write/events"), rows=nodes)
    tx.run(cypher.load("write/extracted_from"), rows=provenance)
    write_entity_nodes(tx, collection, participants, known_vectors(documents))
    tx.run(cypher.load("write/involves"), rows=participants)


def event_properties(event: Event) -> Row:
    """The stored properties of an event, as the graph model names them."""
    interval = event.interval
    return {
        "text": event.text,
        "kind": event.kind.value,
        "start": interval.start if interval else None,
        "end": interval.end if interval else None,
        "start_day": interval.start_day if interval else None,
        "end_day": interval.end_day if interval else None,
        "time": interval.time if interval else None,
        "granularity": interval.granularity.value if interval else None,
        "score": event.score,
        "trigger": event.trigger,
        "effect": event.effect.value,
        "relation": event.relation,
        "value": event.value,
    }


def _participant_rows(collection: str, event_id: str, event: Event) -> list[Row]:
    rows: dict[str, Row] = {}
    for participant in event.participants:
        key = normalise_name(participant.name)
        if key and key not in rows:
            kind = participant.kind or UNKNOWN_KIND
            rows[key] = link_row(
                collection, event_id, participant.name, [participant.name], [kind], role=participant.role
            )
    return list(rows.values())
