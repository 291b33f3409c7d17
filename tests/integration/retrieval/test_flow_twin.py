"""The flow in plain Cypher against the procedure: equal on random graphs, whatever the options."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest

from chronoflux import cypher as queries

Cypher = Callable[..., list[dict[str, Any]]]
DIMENSION = 8
WRITE = """
UNWIND $edges AS edge
MERGE (p:Passage {id: edge.passage}) SET p.collection = edge.collection, p.embedding = edge.embedding
MERGE (e:Entity {id: edge.entity}) SET e.collection = $collection
FOREACH (_ IN CASE WHEN edge.defines THEN [1] ELSE [] END | CREATE (p)-[:DEFINES {weight: edge.weight}]->(e))
FOREACH (_ IN CASE WHEN edge.defines THEN [] ELSE [1] END | CREATE (p)-[:CONTAINS {weight: edge.weight}]->(e))
"""


class Pair:
    """A random graph in a collection of its own, and both ways to let energy flow over it."""

    def __init__(self, cypher: Cypher, seed: int) -> None:
        self.rng = random.Random(seed)
        self.cypher = cypher
        collection = uuid4().hex
        # A stray passage of another collection takes energy and hands none on.
        homes = [collection] * 39 + [f"{collection}-other"]
        vectors = [self.vector() if self.rng.random() < 0.9 else None for _ in homes]
        edges = [
            {
                "passage": f"{collection}/p{passage}",
                "collection": homes[passage],
                "embedding": vectors[passage],
                "entity": f"{collection}/e{entity}",
                "defines": defines,
                "weight": self.rng.choice([0.0, -0.5] + [self.rng.uniform(0.05, 1)] * 8),
            }
            for entity in range(30)
            for defines, most in ((False, 7), (True, 2))
            for passage in self.rng.sample(range(40), self.rng.randint(0, most))
        ]
        cypher(WRITE, edges=edges, collection=collection)
        self.entities = sorted({edge["entity"] for edge in edges})

    def vector(self) -> list[float]:
        return [self.rng.gauss(0.3, 1) for _ in range(DIMENSION)]

    def run(self, name: str, seeds: dict[str, float], options: dict[str, Any]) -> list[dict[str, Any]]:
        query = queries.load(f"retrieve/{name}")
        return self.cypher(query.text, seeds=seeds, options=options)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("about", [0.0, 0.7, 1.0])
@pytest.mark.parametrize("rarity", [False, True])
@pytest.mark.parametrize("gate", [0.0, 0.5, 2.0])
def test_both_give_every_passage_the_same_energy(
    cypher: Cypher, seed: int, about: float, rarity: bool, gate: float
) -> None:
    pair = Pair(cypher, seed)
    seeds = {entity: pair.rng.random() for entity in pair.rng.sample(pair.entities, 4)}
    options: dict[str, Any] = {"about": about, "rarity": rarity, "gate": gate, "question": pair.vector()}
    for steps, alpha, tau in ((1, 0.5, 0.0), (2, 1.0, 0.0), (4, 0.6, 0.003)):
        both = options | {"steps": steps, "alpha": alpha, "tau": tau, "limit": 1000}
        procedure, plain = (
            {row["id"]: row["energy"] for row in pair.run(name, seeds, both)} for name in ("flow", "propagate")
        )
        assert plain
        assert plain == pytest.approx(procedure, rel=1e-9, abs=1e-12)


def test_both_keep_the_same_best_and_find_nothing_without_seeds(cypher: Cypher) -> None:
    pair = Pair(cypher, 7)
    options = {"alpha": 0.5, "tau": 0.0, "steps": 3, "limit": 5, "about": 0.5, "rarity": True, "gate": 1.0}
    options["question"] = pair.vector()
    rankings = [
        [row["id"] for row in pair.run(name, {pair.entities[0]: 1.0, pair.entities[1]: 0.5}, options)]
        for name in ("flow", "propagate")
    ]
    assert rankings[0] == rankings[1]
    assert len(rankings[0]) == 5
    for seeds in ({}, {"nobody": 1.0}, {pair.entities[0]: 0.0}):
        assert pair.run("flow", seeds, options) == pair.run("propagate", seeds, options) == []
