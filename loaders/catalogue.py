"""What a collection holds."""

from __future__ import annotations

from typing import Any

from chronoflux import cypher
from chronoflux.graph.runner import QueryRunner


def list_documents(runner: QueryRunner, collection: str) -> list[dict[str, Any]]:
    """Every document with id, title, language, source and its numbers of passages, sentences and events, by id."""
    return runner.read(cypher.load("read/documents"), collection=collection)
