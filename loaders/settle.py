"""What depends on more than one document: entity names and vectors, and temporal edges.

Documents are written first and settled afterwards, so that a hub entity is named once per load and not once per
document. A load that dies in between leaves its documents marked, and the next one settles them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from chronoflux import cypher
from chronoflux.graph.runner import QueryRunner, Transaction
from chronoflux.graph.vectors import as_vector
from chronoflux.language.embeddings import Embedder
from chronoflux.language.names import normalise_name
from chronoflux.loaders.report import Report
from chronoflux.loaders.writers.edges import read_affected, rebuild_edges
from chronoflux.settings import Settings

Row = dict[str, Any]
_EVENTS_PER_TRANSACTION = 5000


def settle(runner: QueryRunner, settings: Settings, embedder: Embedder, report: Report) -> None:
    """Settle every document of the collection that was written but not yet linked."""
    collection, done = settings.collection, 0
    pending = runner.read(cypher.load("read/pending_documents"), collection=collection)
    for group in _groups(pending):
        documents = [row["document"] for row in group]
        ledger = [row["id"] for row in group]

        def link(tx: Transaction, documents: list[str] = documents, ledger: list[str] = ledger) -> None:
            lock(tx, collection)
            changed = tx.run(cypher.load("read/document_events"), collection=collection, documents=documents)
            affected = read_affected(tx, (row["id"] for row in changed), settings)
            rebuild_edges(tx, affected, settings)

            entities = tx.run(cypher.load("read/document_entities"), collection=collection, documents=documents)
            settle_entities(tx, [row["id"] for row in entities], embedder)
            tx.run(cypher.load("write/ledger_linked"), ids=ledger)

        runner.transact(link)
        report("linking", done := done + len(group), len(pending))


def lock(tx: Transaction, collection: str) -> None:
    """Wait for, and hold, the collection's turn to write until the transaction ends."""
    tx.run(cypher.load("write/lock_collection"), collection=collection)


def settle_entities(tx: Transaction, ids: list[str], embedder: Embedder) -> None:
    """Name the given entities after all their surfaces, and encode those whose name is new."""
    rows = [settled_entity(row) for row in tx.run(cypher.load("read/entity_surfaces"), ids=ids)]
    tx.run(cypher.load("write/entity_names"), rows=[row for row in rows if row["renamed"] or row["changed"]])
    fresh = [row for row in rows if row["renamed"] or not row["embedded"]]
    vectors = embedder.encode([row["name"] for row in fresh])
    tx.run(
        cypher.load("write/entity_embeddings"),
        rows=[{"id": row["id"], "embedding": as_vector(vector)} for row, vector in zip(fresh, vectors, strict=True)],
    )


def settled_entity(row: Row) -> Row:
    """Name, kind and aliases of an entity from all the ways it is written.

    The name is the commonest surface that normalises to the entity itself ("Lee" counts as an alias of Ann Lee, not
    as her name); ties go to the alphabetically first. The kind is the commonest, ties alphabetical.
    """
    surfaces: Counter[str] = Counter(row["surfaces"])
    own = {s: n for s, n in surfaces.items() if normalise_name(s) == row["normalized"]} or surfaces
    name = _commonest(own) or row["name"]
    kind = _commonest(Counter(row["kinds"])) or row["kind"]
    aliases = sorted(set(surfaces) - {name})
    return {
        "id": row["id"],
        "name": name,
        "kind": kind,
        "aliases": aliases,
        "embedded": row["embedded"],
        "renamed": name != row["name"],
        "changed": (kind, aliases) != (row["kind"], sorted(row["aliases"] or [])),
    }


def _commonest(counts: dict[str, int]) -> str | None:
    return min(counts, key=lambda text: (-counts[text], text), default=None)


def _groups(pending: Iterable[Row]) -> Iterator[list[Row]]:
    group: list[Row] = []
    events = 0
    for row in pending:
        group.append(row)
        events += row["events"]
        if events >= _EVENTS_PER_TRANSACTION:
            yield group
            group, events = [], 0
    if group:
        yield group
