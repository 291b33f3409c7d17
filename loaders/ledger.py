"""The ledger in the graph: which documents are loaded, from where, and with which content."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass

from chronoflux import cypher
from chronoflux.errors import DocumentError
from chronoflux.graph.identity import document_key
from chronoflux.graph.runner import QueryRunner, Transaction
from chronoflux.model import SourceDocument
from chronoflux.settings import Settings

PIPELINE_VERSION = "14"
"""Raised whenever the same text would give another graph; documents loaded by an older one are loaded anew."""

_SETTINGS_THAT_SHAPE = ("embedding_model", "passage_words", "passage_overlap", "event_threshold")


@dataclass(frozen=True, slots=True)
class Entry:
    """A loaded document."""

    source: str
    content_hash: str


def read_ledger(runner: QueryRunner, collection: str) -> dict[str, Entry]:
    """Every loaded document of the collection by id."""
    rows = runner.read(cypher.load("read/ledger"), collection=collection)
    return {row["document"]: Entry(row["source"], row["content_hash"]) for row in rows}


def write_ledger(tx: Transaction, collection: str, documents: Iterable[tuple[SourceDocument, str]]) -> None:
    """Enter documents, with their content hashes, as written but not yet linked."""
    rows = [
        {
            "id": document_key(collection, document.id),
            "collection": collection,
            "document": document.id,
            "source": document.source,
            "content_hash": content_hash,
        }
        for document, content_hash in documents
    ]
    tx.run(cypher.load("write/ledger"), rows=rows)


def content_hash(document: SourceDocument, settings: Settings, summaries: str) -> str:
    """Digest of everything that decides what a document becomes in the graph, its source aside."""
    shape = {name: getattr(settings, name) for name in _SETTINGS_THAT_SHAPE}
    content = asdict(document) | {"source": None, "pipeline": PIPELINE_VERSION, "summaries": summaries, **shape}
    payload = json.dumps(content, ensure_ascii=False, sort_keys=True, default=str)
    return hashlib.blake2b(payload.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


def is_unchanged(document: SourceDocument, digest: str, ledger: dict[str, Entry], *, replace: bool) -> bool:
    """Whether the document is in the graph as it stands.

    Raises:
        DocumentError: the id is taken by a document from another source, and `replace` was not asked for.
    """
    entry = ledger.get(document.id)
    if entry is None:
        return False
    if entry.source != document.source and not replace:
        raise DocumentError(
            f"{document.source}: the id {document.id!r} is already loaded from {entry.source}; --replace takes this one"
        )
    return entry == Entry(document.source, digest)
