"""The summaries of all passages of a collection, which trees and communities are made of."""

from __future__ import annotations

from collections.abc import Iterator

from chronoflux import cypher
from chronoflux.graph.runner import QueryRunner, Row


def passage_summaries(runner: QueryRunner, collection: str) -> Iterator[Row]:
    """Every passage, in the order of the texts.

    Returns:
        Rows of `document`, passage `id`, `vector` (of its summary, float32, one dimension), and `shares`: pairs of an
        entity's id and its share of the passage's mentions.
    """
    for row in runner.read(cypher.load("project/passage_summaries"), collection=collection):
        yield row | {"vector": row["vector"].to_numpy()}
