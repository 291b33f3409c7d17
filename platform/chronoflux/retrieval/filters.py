"""Metadata filters: which documents evidence may come from."""

from __future__ import annotations

from collections.abc import Mapping

from chronoflux import cypher
from chronoflux.errors import QuestionError
from chronoflux.graph.runner import QueryRunner

_BUILT_IN = frozenset({"id", "title", "source", "language", "reference_date"})


def matching_documents(runner: QueryRunner, collection: str, where: Mapping[str, str]) -> list[str]:
    """Ids of the documents whose properties equal all the given values, compared as text.

    A key is a document property, or a key of the caller's metadata (stored as `meta_<key>`).

    Raises:
        QuestionError: a key that no document of the collection has; a filter is never dropped.
    """
    known = {row["key"] for row in runner.read(cypher.load("read/document_keys"), collection=collection)}
    filters = {}
    for key, value in where.items():
        stored = key if key in _BUILT_IN else f"meta_{key.removeprefix('meta_')}"
        if stored not in known | _BUILT_IN:
            offered = ", ".join(sorted(name.removeprefix("meta_") for name in (known & _BUILT_IN) | _metadata(known)))
            raise QuestionError(f"no document of collection {collection!r} has {key!r}; there are: {offered}")
        filters[stored] = str(value)
    rows = runner.read(cypher.load("read/documents_where"), collection=collection, filters=filters)
    return [row["id"] for row in rows]


def _metadata(keys: set[str]) -> set[str]:
    return {key for key in keys if key.startswith("meta_")}
