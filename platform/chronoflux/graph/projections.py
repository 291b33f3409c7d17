"""GDS projections of a collection: made when first needed, made anew when the collection was written to.

The smallest one takes some 10 to 30 MB of the server's heap, so of all collections together only the newest stand.
Two layers are projected, each by a query of its own under cypher/project: `event`, the TEMPORAL edges, and `entity`,
the passages and entities.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronoflux import cypher
from chronoflux.errors import ConfigurationError, GraphError
from chronoflux.graph.capabilities import Capabilities, say_once
from chronoflux.graph.identity import make_id
from chronoflux.graph.runner import Neo4jQueryRunner, QueryRunner

if TYPE_CHECKING:
    from graphdatascience import GraphDataScience

_PREFIX = "chronoflux_"
_MOST_STANDING = 8
"""Projections of all collections that stand at once."""


def project_events(runner: QueryRunner, collection: str) -> str | None:
    """Name of a fresh projection of the collection's TEMPORAL edges; None when there are no edges or no GDS."""
    try:
        return _fresh(runner, collection, "event")
    except ConfigurationError:
        say_once("the server has no Graph Data Science plugin: timelines are built without random walks")
        return None


def project_entities(runner: QueryRunner, collection: str) -> str | None:
    """Name of a fresh projection of the collection's passages and entities; None when it names no entity.

    CONTAINS joins passages and entities; RELATED joins entities that sentences or passages bring together. Both are
    undirected and carry a weight.

    Raises:
        ConfigurationError: the server has no GDS.
    """
    return _fresh(runner, collection, "entity")


def collection_version(runner: QueryRunner, collection: str) -> int | None:
    """How often the collection was written to; None when never."""
    rows = runner.read(cypher.load("read/collection_version"), collection=collection)
    return rows[0]["version"] if rows else None


def _fresh(runner: QueryRunner, collection: str, layer: str) -> str | None:
    """The name carries the number of writes, so a stale projection is never taken for a fresh one; it is released."""
    version = collection_version(runner, collection)
    if version is None:
        return None
    prefix = f"{_PREFIX}{layer}_{make_id(collection)[:12]}_"
    name = f"{prefix}{version}"
    standing = _standing(runner, prefix)
    if name in standing:
        return name
    for surplus in (*standing, *_standing(runner, _PREFIX)[_MOST_STANDING - 1 :]):
        runner.read(cypher.load("project/release"), graph=surplus)
    try:
        rows = runner.read(cypher.load(f"project/{layer}_graph"), collection=collection, graph=name)
    except GraphError:
        # Another process may have projected the same graph in the meantime.
        if name not in _standing(runner, prefix):
            raise
        return name
    return name if rows and rows[0]["name"] else None


def _standing(runner: QueryRunner, prefix: str) -> list[str]:
    """The projections whose names begin so, the newest first."""
    try:
        return [row["name"] for row in runner.read(cypher.load("project/list"), prefix=prefix)]
    except GraphError as error:
        if Capabilities.of(runner).gds:
            raise
        raise ConfigurationError(
            f"the server at {runner.address} has no Graph Data Science plugin; install it, or take another mode"
        ) from error


def gds_client(runner: Neo4jQueryRunner) -> GraphDataScience:
    """A Graph Data Science client on the runner's connection, for notebooks; the runner keeps owning the driver."""
    from graphdatascience import GraphDataScience

    return GraphDataScience(runner.driver, database=runner.database)
