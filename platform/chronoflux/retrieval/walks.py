"""Weighted random walks over the event graph (DyG-RAG, section 6.3), by GDS."""

from __future__ import annotations

from collections.abc import Sequence

from chronoflux import cypher
from chronoflux.graph.projections import project_events
from chronoflux.graph.runner import QueryRunner
from chronoflux.settings import Settings


def walk_from(runner: QueryRunner, settings: Settings, seeds: Sequence[str]) -> dict[str, float]:
    """Events met on walks from the seeds, with their visits as a share of the most visited one's.

    Walks have a fixed length, start several times from every seed, prefer strong edges, and are seeded: two runs over
    the same graph agree. Without GDS or without edges there are none, which is said once.
    """
    graph = project_events(runner, settings.collection)
    if graph is None or not seeds:
        return {}
    rows = runner.read(
        cypher.load("retrieve/walks"),
        graph=graph,
        seeds=sorted(seeds),
        length=settings.walk_length,
        walks=settings.walks_per_seed,
        random_seed=settings.random_seed,
    )
    most = max((row["visits"] for row in rows), default=1)
    return {row["id"]: row["visits"] / most for row in rows}
