"""GDS projections of the event graph: made when first needed, made anew when the collection was written to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronoflux import cypher
from chronoflux.errors import GraphError
from chronoflux.graph.capabilities import Capabilities, say_once
from chronoflux.graph.identity import make_id
from chronoflux.graph.runner import Neo4jQueryRunner, QueryRunner

if TYPE_CHECKING:
    from graphdatascience import GraphDataScience


def project_events(runner: QueryRunner, collection: str) -> str | None:
    """Name of a fresh projection of the collection's TEMPORAL edges; None when there are no edges or no GDS.

    The name carries the number of writes to the collection, so a stale projection is never taken for a fresh one.
    """
    versions = runner.read(cypher.load("read/collection_version"), collection=collection)
    if not versions:
        return None
    prefix = f"chronoflux_{make_id(collection)[:12]}_"
    name = f"{prefix}{versions[0]['version']}"
    try:
        standing = {row["name"] for row in runner.read(cypher.load("project/list"), prefix=prefix)}
    except GraphError:
        if Capabilities.of(runner).gds:
            raise
        say_once("the server has no Graph Data Science plugin: timelines are built without random walks")
        return None
    if name in standing:
        return name
    for stale in standing:
        runner.read(cypher.load("project/release"), graph=stale)
    return _project(runner, collection, name, prefix)


def _project(runner: QueryRunner, collection: str, name: str, prefix: str) -> str | None:
    try:
        rows = runner.read(cypher.load("project/event_graph"), collection=collection, graph=name)
    except GraphError:
        # Another process may have projected the same graph in the meantime.
        if name not in {row["name"] for row in runner.read(cypher.load("project/list"), prefix=prefix)}:
            raise
        return name
    return name if rows and rows[0]["name"] else None


def gds_client(runner: Neo4jQueryRunner) -> GraphDataScience:
    """A Graph Data Science client on the runner's connection, for notebooks; the runner keeps owning the driver."""
    from graphdatascience import GraphDataScience

    return GraphDataScience(runner.driver, database=runner.database)
