"""chronoflux.propagate and chronoflux.paths against numbers worked out by hand and by a plain re-implementation."""

from __future__ import annotations

import math
import random
import time
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from uuid import uuid4

import pytest
from neo4j import Driver, Query
from neo4j.exceptions import ClientError, Neo4jError

Cypher = Callable[..., list[dict[str, Any]]]
Edges = list[tuple[str, str, float]]
"""(passage, entity, weight)."""


class Graph:
    """A small graph in a collection of its own; ids are given short and stored with the collection in front."""

    def __init__(
        self,
        cypher: Cypher,
        contains: Edges,
        defines: Edges = (),
        embeddings: dict[str, list[float]] | None = None,
    ):
        embeddings = embeddings or {}
        self.cypher, self.contains, self.defines, self.embeddings = cypher, contains, list(defines), embeddings
        self.collection = uuid4().hex
        edges = [*contains, *defines]
        passages = sorted({(self.id(p), p) for p, _, _ in edges} | {(self.id(p), p) for p in embeddings})
        cypher(
            "UNWIND $rows AS row CREATE (:Passage {id: row.id, collection: $c, embedding: row.embedding})",
            rows=[{"id": id_, "embedding": embeddings.get(name)} for id_, name in passages],
            c=self.collection,
        )
        cypher(
            "UNWIND $ids AS id CREATE (:Entity {id: id, collection: $c})",
            ids=sorted({self.id(e) for _, e, _ in edges}),
            c=self.collection,
        )
        for kind, of_kind in (("CONTAINS", contains), ("DEFINES", defines)):
            cypher(
                "UNWIND $rows AS row MATCH (p:Passage {id: row[0]}) MATCH (e:Entity {id: row[1]}) "
                f"CREATE (p)-[:{kind} {{weight: row[2]}}]->(e)",
                rows=[[self.id(p), self.id(e), weight] for p, e, weight in of_kind],
            )

    def id(self, name: str) -> str:
        return f"{self.collection}/{name}"

    def name(self, id_: str) -> str:
        return id_.removeprefix(f"{self.collection}/")

    def propagate(self, seeds: dict[str, float], **options: Any) -> list[tuple[str, float]]:
        rows = self.cypher(
            "CALL chronoflux.propagate($seeds, $options) YIELD node, energy RETURN node.id AS id, energy",
            seeds={self.id(e): energy for e, energy in seeds.items()},
            options=options,
        )
        return [(self.name(row["id"]), row["energy"]) for row in rows]

    def paths(self, seeds: dict[str, float], **options: Any) -> list[tuple[list[str], float]]:
        rows = self.cypher(
            "CALL chronoflux.paths($seeds, $options) YIELD entities, passages, energy "
            "RETURN [e IN entities | e.id] AS entities, [p IN passages | p.id] AS passages, energy",
            seeds={self.id(e): energy for e, energy in seeds.items()},
            options=options,
        )
        return [
            ([self.name(i) for pair in zip(r["entities"], r["passages"], strict=True) for i in pair], r["energy"])
            for r in rows
        ]


CHAIN: Edges = [("p", "a", 0.5), ("p", "b", 0.5), ("q", "b", 1.0)]
"""a - p - b - q."""


@pytest.fixture
def chain(cypher: Cypher) -> Graph:
    embeddings = {"p": [1.0, 0.0], "q": [0.6, 0.8]}
    return Graph(cypher, CHAIN, defines=[("q", "b", 0.3)], embeddings=embeddings)


def test_one_step_reaches_the_passages_of_the_seeds(chain: Graph) -> None:
    assert chain.propagate({"a": 2.0}, steps=1) == [("p", 2.0)]
    # b: 1 unit, shared 0.5 : 1.0 between p and q
    assert chain.propagate({"b": 1.0}, steps=1) == [("q", pytest.approx(2 / 3)), ("p", pytest.approx(1 / 3))]


def test_energy_decays_and_comes_back_step_by_step(chain: Graph) -> None:
    # step 1: p 1.          a and b get 0.5 * 1 * 0.5 = 0.25
    # step 2: p 0.25 + 0.25 / 3, q 0.25 * 2 / 3
    assert chain.propagate({"a": 1.0}, steps=2, alpha=0.5) == [
        ("p", pytest.approx(1 + 0.25 + 0.25 / 3)),
        ("q", pytest.approx(0.25 * 2 / 3)),
    ]
    assert chain.propagate({"a": 1.0}, steps=3, alpha=0.0) == [("p", 1.0)]


def test_a_hub_does_not_multiply_energy(cypher: Cypher) -> None:
    hub = Graph(cypher, [(f"p{i:02}", "hub", 1.0) for i in range(50)])
    rows = hub.propagate({"hub": 1.0}, steps=1)
    assert sum(energy for _, energy in rows) == pytest.approx(1.0)
    assert rows == [(f"p{i:02}", pytest.approx(0.02)) for i in range(50)]  # ties by id


def test_about_lands_on_what_defines_the_entity(chain: Graph) -> None:
    rows = chain.propagate({"b": 1.0}, steps=1, about=0.5)
    assert dict(rows) == {"p": pytest.approx(0.5 / 3), "q": pytest.approx(0.5 * 2 / 3 + 0.5)}
    assert chain.propagate({"b": 1.0}, steps=1, about=1) == [("q", 1.0)]
    assert chain.propagate({"a": 1.0}, steps=1, about=1) == [("p", 1.0)]  # nothing defines a


def test_rarity_lets_common_entities_count_less(cypher: Cypher) -> None:
    graph = Graph(cypher, [(f"p{i}", "common", 1.0) for i in range(10)] + [("r", "rare", 1.0)])
    rows = dict(graph.propagate({"common": 1.0, "rare": 1.0}, steps=1, rarity=True))
    assert rows["r"] == pytest.approx(1.0)
    assert rows["p0"] == pytest.approx(0.1 / (1 + math.log10(10)))


def test_gate_weighs_passages_by_their_likeness_to_the_question(chain: Graph) -> None:
    rows = dict(chain.propagate({"b": 1.0}, steps=1, gate=2, question=[2.0, 0.0]))
    assert rows == {"p": pytest.approx(1 / 3), "q": pytest.approx(2 / 3 * 0.6**2)}
    assert chain.propagate({"b": 1.0}, steps=1, gate=1, question=[-1.0, -1.0]) == []


def test_energy_below_tau_does_not_flow_on(chain: Graph) -> None:
    assert [p for p, _ in chain.propagate({"a": 1.0}, tau=0.26)] == ["p"]  # b would get 0.25
    assert [p for p, _ in chain.propagate({"a": 1.0}, tau=0.25)] == ["p", "q"]
    assert chain.propagate({"a": 0.1}, tau=0.5) == [("p", 0.1)]  # seeds are never pruned


def test_limit_keeps_the_strongest(chain: Graph) -> None:
    assert [p for p, _ in chain.propagate({"a": 1.0}, limit=1)] == ["p"]


def test_nothing_comes_of_nothing(chain: Graph) -> None:
    assert chain.propagate({}) == []
    assert chain.propagate({"a": 0.0}) == []
    assert chain.propagate({"unknown": 1.0}) == []
    assert chain.paths({}) == []


def test_collections_do_not_mix(cypher: Cypher, chain: Graph) -> None:
    other = Graph(cypher, CHAIN)
    cypher(
        "MATCH (p:Passage {id: $p}) MATCH (e:Entity {id: $e}) CREATE (p)-[:CONTAINS {weight: 1.0}]->(e)",
        p=other.id("q"),
        e=chain.id("a"),
    )
    assert {p for p, _ in chain.propagate({"a": 1.0})} == {"p", "q"}
    assert all(chain.collection not in name for path, _ in chain.paths({"a": 1.0}) for name in path)
    with pytest.raises(ClientError, match="more than one collection"):
        cypher("CALL chronoflux.propagate($seeds)", seeds={chain.id("a"): 1.0, other.id("a"): 1.0})


def test_paths_are_ranked_by_the_mean_energy_of_their_nodes(chain: Graph) -> None:
    # over both steps: a 1 + 0.25, p 1 + 1/3, b 0.25, q 1/6
    assert chain.paths({"a": 1.0}, steps=2) == [
        (["a", "p"], pytest.approx((1.25 + 4 / 3) / 2)),
        (["a", "p", "b", "q"], pytest.approx((1.25 + 4 / 3 + 0.25 + 1 / 6) / 4)),
    ]


def test_paths_never_visit_a_node_twice_and_follow_the_strongest_origin(cypher: Cypher) -> None:
    edges: Edges = [("p1", "a", 0.9), ("p1", "c", 0.1), ("p2", "b", 0.2), ("p2", "c", 0.8), ("p3", "c", 1.0)]
    graph = Graph(cypher, edges)
    paths = [path for path, _ in graph.paths({"a": 1.0, "b": 1.0}, steps=4, tau=0)]
    assert all(len(set(path)) == len(path) for path in paths)
    assert ["b", "p2", "c", "p3"] in paths  # b gives c 0.4, a gives c 0.05
    assert ["a", "p1", "c", "p3"] not in paths


def reference(graph: Graph, seeds: dict[str, float], options: dict[str, Any]) -> dict[str, float]:
    """The formulas of procedures/README.md, as plainly as they can be written."""
    alpha, tau, steps = options["alpha"], options["tau"], options["steps"]
    question, gate = options["question"], options["gate"]

    def of(edges: Edges, entity: str) -> dict[str, float]:
        weights = {p: w for p, e, w in edges if e == entity}
        return {p: w / sum(weights.values()) for p, w in weights.items()}

    def likeness(passage: str) -> float:
        x = graph.embeddings[passage]
        dot = sum(a * b for a, b in zip(x, question, strict=True))
        return max(0.0, dot / math.hypot(*x) / math.hypot(*question))

    total: dict[str, float] = defaultdict(float)
    energies = dict(seeds)
    for step in range(steps):
        arrived: dict[str, float] = defaultdict(float)
        for entity, energy in energies.items():
            contains, defines = of(graph.contains, entity), of(graph.defines, entity)
            about = options["about"] if defines else 0
            rarity = 1 / (1 + math.log10(len(contains))) if options["rarity"] else 1
            for passage in contains.keys() | defines.keys():
                share = (1 - about) * contains.get(passage, 0) + about * defines.get(passage, 0)
                arrived[passage] += energy * rarity * share * likeness(passage) ** gate
        for passage, energy in arrived.items():
            total[passage] += energy
        received: dict[str, float] = defaultdict(float)
        if step + 1 < steps:
            for passage, entity, weight in graph.contains:
                if arrived.get(passage, 0) >= tau:
                    received[entity] += alpha * arrived.get(passage, 0) * weight
        energies = {entity: energy for entity, energy in received.items() if energy >= tau}
    return {passage: energy for passage, energy in total.items() if energy > 0}


@pytest.mark.parametrize("seed", range(4))
def test_random_graphs_agree_with_the_formulas(cypher: Cypher, seed: int) -> None:
    rng = random.Random(seed)
    contains: Edges = []
    for passage in range(40):
        entities = rng.sample(range(25), rng.randint(1, 6))
        counts = [rng.randint(1, 4) for _ in entities]
        contains += [(f"p{passage}", f"e{e}", n / sum(counts)) for e, n in zip(entities, counts, strict=True)]
    used = sorted({e for _, e, _ in contains})
    defines = [(f"p{rng.randrange(40)}", entity, rng.uniform(0.2, 1)) for entity in used if rng.random() < 0.5]
    embeddings = {f"p{i}": [rng.gauss(0.5, 1) for _ in range(8)] for i in range(40)}
    graph = Graph(cypher, contains, defines, embeddings)
    seeds = {entity: rng.random() for entity in rng.sample(used, 4)}
    for about, rarity, gate in ((0.0, False, 0.0), (0.7, True, 0.5), (1.0, False, 2.0)):
        options = {
            "alpha": 0.6,
            "tau": 0.002,
            "steps": 3,
            "about": about,
            "rarity": rarity,
            "gate": gate,
            "question": [rng.gauss(0.5, 1) for _ in range(8)],
        }
        rows = graph.propagate(seeds, **options)
        assert dict(rows) == pytest.approx(reference(graph, seeds, options), rel=1e-9, abs=1e-12)
        assert [e for _, e in rows] == sorted((e for _, e in rows), reverse=True)
        assert rows == graph.propagate(seeds, **options)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"alhpa": 0.5}, "unknown option 'alhpa': use about, alpha, gate"),
        ({"alpha": 1.5}, "alpha must be a number from 0.0 to 1.0, not 1.5"),
        ({"alpha": "half"}, "alpha must be a number"),
        ({"alpha": float("nan")}, "alpha must be a number"),
        ({"tau": -0.1}, "tau must be a number at least 0.0"),
        ({"steps": 0}, "steps must be a whole number from 1 to 20"),
        ({"steps": 2.5}, "steps must be a whole number"),
        ({"limit": 0}, "limit must be a whole number"),
        ({"about": 2}, "about must be a number from 0.0 to 1.0"),
        ({"rarity": 1}, "rarity must be true or false"),
        ({"gate": 1}, "gate needs question"),
        ({"gate": 1, "question": []}, "question must be a list of finite numbers"),
        ({"gate": 1, "question": ["x", "y"]}, "question must be a list of finite numbers"),
        ({"gate": 1, "question": [1.0, 2.0, 3.0]}, "question has 3 dimensions, the passages' embeddings have 2"),
    ],
)
@pytest.mark.parametrize("procedure", ["propagate", "paths"])
def test_options_that_make_no_sense_are_refused(
    chain: Graph, procedure: str, options: dict[str, Any], message: str
) -> None:
    with pytest.raises(ClientError) as caught:
        getattr(chain, procedure)({"a": 1.0}, **options)
    assert message in str(caught.value)


@pytest.mark.parametrize("energy", [-1, "much", None, float("inf"), float("nan")])
def test_seeds_without_a_sensible_energy_are_refused(chain: Graph, energy: Any) -> None:
    with pytest.raises(ClientError, match=r"the energy of seed '.*/a' must be 0 or more"):
        chain.propagate({"a": energy})


def test_a_running_flow_ends_with_its_transaction(cypher: Cypher, driver: Driver) -> None:
    collection = uuid4().hex
    cypher(
        """
        UNWIND range(0, 2999) AS i
        CREATE (:Passage {id: $c + '/p' + i, collection: $c}), (:Entity {id: $c + '/e' + i, collection: $c})
        """,
        c=collection,
    )
    cypher(
        """
        MATCH (p:Passage {collection: $c}) WITH collect(p) AS passages
        MATCH (e:Entity {collection: $c}) WITH passages, collect(e) AS entities
        UNWIND range(0, 2999) AS i UNWIND range(1, 60) AS j
        WITH passages[i] AS p, entities[(i * 31 + j * j * 17) % 3000] AS e
        CREATE (p)-[:CONTAINS {weight: 1.0 / 60}]->(e)
        """,
        c=collection,
    )
    call = "CALL chronoflux.paths($seeds, {steps: 20, alpha: 1.0, tau: 0.0}) YIELD energy RETURN count(*)"
    seeds = {f"{collection}/e{i}": 1.0 for i in range(100)}

    def run_flow() -> None:
        with driver.session(database="neo4j") as session:
            session.run(Query(call, metadata={"flow": collection}), seeds=seeds).consume()

    def terminate() -> bool:
        rows = cypher(
            """
            SHOW TRANSACTIONS YIELD transactionId, metaData, elapsedTime
            WHERE metaData.flow = $c AND elapsedTime.milliseconds >= 100
            RETURN transactionId
            """,
            c=collection,
        )
        for row in rows:
            cypher("TERMINATE TRANSACTION $id", id=row["transactionId"])
        return bool(rows)

    def seconds_until_terminated() -> float:
        began = time.monotonic()
        with ThreadPoolExecutor(1) as pool:
            running = pool.submit(run_flow)
            while not running.done() and not terminate():
                pass
            ended_by = running.exception()
        return time.monotonic() - began if isinstance(ended_by, Neo4jError) else math.inf

    run_flow()
    began = time.monotonic()
    run_flow()
    whole = time.monotonic() - began
    # A busy machine may be slow to see one transaction; a flow that heeds no termination is slow every time.
    assert min(seconds_until_terminated() for _ in range(5)) < whole / 2
