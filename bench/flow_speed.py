"""How fast energy flows: chronoflux.propagate, its twin in plain Cypher, and GDS personalised PageRank, in one run.

    python bench/flow_speed.py [--scales 1 10] [--runs 20]

Scale 1 is a made-up graph of 46,000 nodes (12,000 passages, 34,000 entities) and 180,000 relationships. Passages are
drawn evenly, entities by a power law: the n-th commonest of N is in about 2.4 sqrt(N / n) passages, 4.9 in the mean at
any scale; the commonest is in 900 at scale 1 and in 2,800 at scale 10. Every run starts from 10 seeds, drawn evenly
among the entities, and makes 3 steps. Prints one JSON object a scale. The graph lives in a collection of its own and is
deleted afterwards.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, cast

import numpy as np
from neo4j import Driver
from numpy.random import Generator

from chronoflux import cypher
from chronoflux.graph.connection import open_graph
from chronoflux.graph.runner import Neo4jQueryRunner
from chronoflux.retrieval.flow import flow_options
from chronoflux.settings import get_settings

PASSAGES, ENTITIES, CONTAINED, DEFINED = 12_000, 34_000, 165_000, 15_000
SEEDS = 10
WARM_UP = 20
"""Runs before the clock starts: until the virtual machine has compiled what they do."""
TWIN_WARM_UP, TWIN_RUNS = 3, 5
COLLECTION = "bench-flow"
BATCH = 20_000
PAGERANK = """
MATCH (e:Entity) WHERE e.id IN $seeds AND EXISTS { (e)--() }
WITH collect(e) AS sources
CALL gds.pageRank.stream($graph, {
  sourceNodes: sources, relationshipWeightProperty: 'weight', dampingFactor: 0.5, maxIterations: 20
}) YIELD nodeId, score
WITH nodeId, score ORDER BY score DESC LIMIT 200
WITH gds.util.asNode(nodeId) AS p, score WHERE p:Passage
RETURN p.id AS id, score LIMIT 100
"""
PROJECT = """
MATCH (p:Passage {collection: $collection})-[r:CONTAINS|DEFINES]->(e:Entity)
RETURN gds.graph.project(
  $graph, p, e, {relationshipProperties: {weight: r.weight}}, {undirectedRelationshipTypes: ['*']})
"""


def main() -> int:
    """Print p50 of each way for each scale."""
    parser = argparse.ArgumentParser(description="Measure the flow of energy on made-up graphs.")
    parser.add_argument("--scales", type=int, nargs="+", default=[1], help="sizes, in multiples of 46,000 nodes")
    parser.add_argument("--runs", type=int, default=20, help="sets of seeds")
    arguments = parser.parse_args()
    with open_graph(get_settings()) as runner:
        for name in ("schema/unique_passage", "schema/unique_entity"):
            runner.schema(cypher.load(name))
        runner.schema(cypher.load("schema/await"), seconds=120)
        driver = cast("Neo4jQueryRunner", runner).driver
        for scale in arguments.scales:
            with graph(driver, scale):
                print(json.dumps({"scale": scale, **measure(driver, scale, arguments.runs)}), flush=True)
    return 0


@contextmanager
def graph(driver: Driver, scale: int) -> Iterator[None]:
    """A graph of the given size in the collection, projected for GDS, and gone afterwards."""
    delete(driver)
    rng = np.random.default_rng(42)
    write(driver, "UNWIND $rows AS i CREATE (:Passage {id: 'bench/p' + i, collection: $c})", range(PASSAGES * scale))
    write(driver, "UNWIND $rows AS i CREATE (:Entity {id: 'bench/e' + i, collection: $c})", range(ENTITIES * scale))
    link(driver, "CONTAINS", edges(rng, CONTAINED * scale, scale))
    link(driver, "DEFINES", edges(rng, DEFINED * scale, scale))
    driver.execute_query(PROJECT, graph=COLLECTION, collection=COLLECTION)
    try:
        yield
    finally:
        delete(driver)


def edges(rng: Generator, count: int, scale: int) -> list[list[Any]]:
    """(passage, entity, weight), distinct pairs: passages alike, entities by a power law."""
    passages = rng.integers(0, PASSAGES * scale, count)
    entities = (ENTITIES * scale * rng.random(count) ** 2).astype(int)
    pairs = np.unique(np.stack([passages, entities], axis=1), axis=0)
    per_passage = np.bincount(pairs[:, 0], minlength=PASSAGES * scale)
    return [[int(p), int(e), 1 / int(per_passage[p])] for p, e in pairs]


def link(driver: Driver, kind: str, rows: list[list[Any]]) -> None:
    """Write relationships of one type."""
    query = (
        "UNWIND $rows AS row MATCH (p:Passage {id: 'bench/p' + row[0]}) USING INDEX p:Passage(id) "
        "MATCH (e:Entity {id: 'bench/e' + row[1]}) USING INDEX e:Entity(id) "
        f"CREATE (p)-[:{kind} {{weight: row[2]}}]->(e)"
    )
    write(driver, query, rows)


def write(driver: Driver, query: str, rows: Sequence[object]) -> None:
    """Run a writing query over rows in batches."""
    for begin in range(0, len(rows), BATCH):
        driver.execute_query(query, rows=list(rows[begin : begin + BATCH]), c=COLLECTION)


def delete(driver: Driver) -> None:
    """Remove the collection and its projection."""
    driver.execute_query("CALL gds.graph.drop($g, false) YIELD graphName RETURN graphName", g=COLLECTION)
    for label in ("Passage", "Entity"):
        with driver.session() as session:
            session.run(
                f"MATCH (n:{label} {{collection: $c}}) CALL (n) {{ DETACH DELETE n }} IN TRANSACTIONS OF 10000 ROWS",
                c=COLLECTION,
            ).consume()


def measure(driver: Driver, scale: int, runs: int) -> dict[str, float]:
    """p50 in milliseconds of each way, on the same seeds."""
    rng = np.random.default_rng(7)
    options = flow_options(get_settings(), []) | {"steps": 3, "gate": 0.0, "limit": 100, "question": None}
    picks = [[f"bench/e{i}" for i in rng.integers(0, ENTITIES * scale, SEEDS)] for _ in range(WARM_UP + runs)]

    def flow(name: str) -> Callable[[list[str]], None]:
        text = cypher.load(f"retrieve/{name}").text
        return lambda seeds: run(driver, text, seeds=dict.fromkeys(seeds, 1.0), options=options)

    return {
        "propagate_ms": p50(flow("flow"), picks),
        "cypher_ms": p50(flow("propagate"), picks[: TWIN_WARM_UP + TWIN_RUNS], TWIN_WARM_UP),
        "pagerank_ms": p50(lambda seeds: run(driver, PAGERANK, seeds=seeds, graph=COLLECTION), picks),
    }


def run(driver: Driver, text: str, **parameters: Any) -> None:
    """One query, its rows fetched."""
    driver.execute_query(text, parameters)


def p50(way: Callable[[list[str]], None], picks: list[list[str]], warm_up: int = WARM_UP) -> float:
    """The median of milliseconds over the sets of seeds, the first few of which only warm up."""
    times = []
    for seeds in picks:
        began = time.perf_counter()
        way(seeds)
        times.append(1000 * (time.perf_counter() - began))
    return round(statistics.median(times[warm_up:]), 2)


if __name__ == "__main__":
    sys.exit(main())
