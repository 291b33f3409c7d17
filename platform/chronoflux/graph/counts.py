"""How much of everything the graph holds."""

from __future__ import annotations

from chronoflux import cypher
from chronoflux.graph.runner import QueryRunner


def count_graph(runner: QueryRunner) -> dict[str, int]:
    """Every label and relationship type of the graph model with its count, zeros too, over all collections."""
    rows = [
        *runner.read(cypher.load("read/count_labels")),
        *runner.read(cypher.load("read/count_relationships")),
    ]
    return {row["name"]: row["n"] for row in rows}
