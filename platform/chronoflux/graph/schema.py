"""Constraints and indexes: created idempotently, awaited, and tied to one embedding model."""

from __future__ import annotations

from chronoflux import cypher
from chronoflux.errors import EmbeddingMismatchError
from chronoflux.graph.capabilities import Capabilities
from chronoflux.graph.runner import QueryRunner

_AWAIT_SECONDS = 120
_PARAMETERLESS = ("schema/unique_", "schema/range_", "schema/fulltext_")


def ensure_schema(runner: QueryRunner, model: str, dimension: int, time_dimension: int) -> None:
    """Create what is missing and wait until every index is online.

    Args:
        runner: where to.
        model: name of the embedding model.
        dimension: length of its text vectors.
        time_dimension: length of the time part appended to event vectors.

    Raises:
        EmbeddingMismatchError: the graph was embedded by another model; nothing is written.
        ConfigurationError: the server lacks a feature there is no substitute for.
    """
    Capabilities.of(runner).require_filtered_vectors()
    check_model(runner, model, dimension)
    for name in cypher.names():
        if name.startswith(_PARAMETERLESS):
            runner.schema(cypher.load(name))
        elif name == "schema/vector_event":
            runner.schema(cypher.load(name), dimension=dimension + time_dimension)
        elif name.startswith("schema/vector_"):
            runner.schema(cypher.load(name), dimension=dimension)
    runner.schema(cypher.load("schema/await"), seconds=_AWAIT_SECONDS)
    runner.write(cypher.load("schema/model_write"), name=model, dimension=dimension)


def check_model(runner: QueryRunner, model: str, dimension: int) -> None:
    """Refuse to mix embedding models in one database.

    Raises:
        EmbeddingMismatchError: the stored model or dimension differs.
    """
    for row in runner.read(cypher.load("schema/model_read")):
        if (row["name"], row["dimension"]) != (model, dimension):
            raise EmbeddingMismatchError(
                f"the graph at {runner.address} was embedded with {row['name']} ({row['dimension']} dimensions), "
                f"not {model} ({dimension}); set CHRONOFLUX_EMBEDDING_MODEL={row['name']}, "
                "or delete all documents of every collection first"
            )
