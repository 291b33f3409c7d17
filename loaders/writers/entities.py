"""Writes entities and what names them: MENTIONS, ABSTRACTS, CONTAINS, DEFINES."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from chronoflux import cypher
from chronoflux.graph.identity import entity_id, part_id
from chronoflux.graph.runner import Transaction
from chronoflux.graph.vectors import as_vector
from chronoflux.language.names import normalise_name
from chronoflux.loaders.embedded import EmbeddedDocument, Vectors
from chronoflux.model import AnalysedDocument, Mention

Row = dict[str, Any]
UNKNOWN_KIND = "MISC"


def write_entities(tx: Transaction, collection: str, documents: Sequence[EmbeddedDocument]) -> None:
    """Write the entities of the documents' texts and the layers that point to them."""
    links: dict[str, list[Row]] = {"mentions": [], "abstracts": [], "contains": [], "defines": []}
    for document in documents:
        links["mentions"] += _mention_rows(collection, document.analysed)
        links["abstracts"] += _abstract_rows(collection, document.analysed)
        links["contains"] += _contain_rows(collection, document.analysed)
        links["defines"] += _define_rows(collection, document.analysed)
    write_entity_nodes(tx, collection, (row for rows in links.values() for row in rows), known_vectors(documents))
    for layer, rows in links.items():
        tx.run(cypher.load(f"write/{layer}"), rows=rows)


def known_vectors(documents: Sequence[EmbeddedDocument]) -> dict[str, Vectors]:
    """The vectors of all names in the documents, by name."""
    return {name: vector for document in documents for name, vector in document.entities.items()}


def write_entity_nodes(tx: Transaction, collection: str, links: Iterable[Row], vectors: dict[str, Vectors]) -> None:
    """Make sure that every entity a link row points to exists, with its vector where the name is known."""
    nodes = {
        row["entity"]: {
            "id": row["entity"],
            "collection": collection,
            "normalized": row["normalized"],
            "name": row["name"],
            "kind": row["kinds"][0],
            "embedding": as_vector(vectors[row["name"]]) if row["name"] in vectors else None,
        }
        for row in links
    }
    tx.run(cypher.load("write/entities"), rows=list(nodes.values()))


def link_row(collection: str, source: str, name: str, surfaces: list[str], kinds: list[str], **properties: Any) -> Row:
    """One relationship from a node to the entity called `name`."""
    normalized = normalise_name(name)
    return {
        "from": source,
        "entity": entity_id(collection, normalized),
        "normalized": normalized,
        "name": name,
        "surfaces": surfaces,
        "kinds": kinds,
        **properties,
    }


def _by_name(mentions: Iterable[Mention]) -> list[list[Mention]]:
    groups: dict[str, list[Mention]] = {}
    for mention in mentions:
        if key := normalise_name(mention.name):
            groups.setdefault(key, []).append(mention)
    return list(groups.values())


def _counted_rows(collection: str, source: str, mentions: Iterable[Mention]) -> list[Row]:
    return [
        link_row(
            collection, source, group[0].name, [m.surface for m in group], [m.kind for m in group], count=len(group)
        )
        for group in _by_name(mentions)
    ]


def _mention_rows(collection: str, document: AnalysedDocument) -> list[Row]:
    return [
        row
        for sentence in document.sentences
        for row in _counted_rows(
            collection, part_id(collection, document.document.id, "sentence", sentence.index), sentence.mentions
        )
    ]


def _abstract_rows(collection: str, document: AnalysedDocument) -> list[Row]:
    return [
        row
        for passage in document.passages
        if passage.summary
        for row in _counted_rows(
            collection, part_id(collection, document.document.id, "summary", passage.index), passage.summary.mentions
        )
    ]


def _contain_rows(collection: str, document: AnalysedDocument) -> list[Row]:
    rows = []
    for passage in document.passages:
        source = part_id(collection, document.document.id, "passage", passage.index)
        within = document.sentences[passage.first_sentence : passage.last_sentence + 1]
        counted = _counted_rows(collection, source, (mention for sentence in within for mention in sentence.mentions))
        total = sum(row["count"] for row in counted)
        rows += [row | {"weight": row["count"] / total} for row in counted]
    return rows


def _define_rows(collection: str, document: AnalysedDocument) -> list[Row]:
    kinds = Counter((normalise_name(m.name), m.kind) for s in document.sentences for m in s.mentions)
    rows = []
    for passage in document.passages:
        source = part_id(collection, document.document.id, "passage", passage.index)
        for name, weight in passage.defines:
            key = normalise_name(name)
            if not key:
                continue
            known = [(count, kind) for (other, kind), count in kinds.items() if other == key]
            kind = max(known)[1] if known else UNKNOWN_KIND
            rows.append(link_row(collection, source, name, [name], [kind], weight=weight))
    return rows
