"""Removes documents without leaving orphans, as if they had never been loaded."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from chronoflux import cypher
from chronoflux.errors import DocumentError, UnknownCollectionError
from chronoflux.graph.runner import QueryRunner, Transaction
from chronoflux.language.embeddings import Embedder, load_embedder
from chronoflux.loaders.settle import lock, settle_entities
from chronoflux.loaders.writers.edges import read_affected, rebuild_edges
from chronoflux.settings import Settings

_DOCUMENTS_PER_TRANSACTION = 25


def delete_documents(
    runner: QueryRunner, settings: Settings, ids: Sequence[str], embedder: Embedder | None = None
) -> dict[str, Any]:
    """Delete documents of settings.collection by id.

    Returns:
        {"deleted": ids in the order given, "remaining": number of documents left in the collection}.

    Raises:
        UnknownCollectionError: the collection holds no document.
        DocumentError: an id is not in the collection; nothing is deleted.
    """
    collection = settings.collection
    known = {row["document"] for row in runner.read(cypher.load("read/ledger"), collection=collection)}
    if not known:
        raise UnknownCollectionError(f"collection {collection!r} holds no document; `chronoflux load` fills it")
    wanted = list(dict.fromkeys(ids))
    if missing := [repr(i) for i in wanted if i not in known]:
        raise DocumentError(
            f"no document {', '.join(missing)} in collection {collection!r}; `chronoflux documents` lists them"
        )
    embedder = embedder or load_embedder(settings)
    for start in range(0, len(wanted), _DOCUMENTS_PER_TRANSACTION):
        chunk = wanted[start : start + _DOCUMENTS_PER_TRANSACTION]
        runner.transact(partial(remove_documents, settings=settings, embedder=embedder, documents=chunk))
    return {"deleted": wanted, "remaining": len(known) - len(wanted)}


def remove_documents(tx: Transaction, settings: Settings, embedder: Embedder, documents: list[str]) -> None:
    """Remove documents within a transaction, and mend the edges and the entities' names they leave behind."""
    collection = settings.collection
    lock(tx, collection)
    scope = {"collection": collection, "documents": documents}
    entities = [row["id"] for row in tx.run(cypher.load("read/document_entities"), **scope)]
    events = [row["id"] for row in tx.run(cypher.load("read/document_events"), **scope)]
    affected = read_affected(tx, events, settings) - set(events)
    tx.run(cypher.load("write/delete_documents"), **scope)
    rebuild_edges(tx, affected, settings)
    tx.run(cypher.load("write/delete_orphan_entities"), ids=entities)
    settle_entities(tx, entities, embedder)
