"""Energy handed on by sentences, then PageRank over passages and entities, in the style of LinearRAG.

Source: "LinearRAG: Linear Graph Retrieval Augmented Generation on Large-scale Corpora", arXiv 2510.10114.

Kept: the graph without relations (passages, sentences, entities); first stage, an entity hands its energy on through
the sentence nearest to the question that mentions it, times that sentence's likeness, step by step, the maximum
counting and what falls below a threshold pruned; second stage, personalised PageRank over passages and entities from
the energies and from passage weights (likeness, plus the logarithm of the energies that the passage holds); a
question without entities falls back on vectors; the constants of its published code.

Simplified: only passages that are near the question or hold a woken entity get a weight, where LinearRAG weighs them
all.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from chronoflux import cypher
from chronoflux.errors import ConfigurationError
from chronoflux.graph.capabilities import say_once
from chronoflux.graph.projections import project_entities
from chronoflux.retrieval.activation import Energies, by_names
from chronoflux.retrieval.neighbours.ranking import by_score, filled_up
from chronoflux.retrieval.passages import likeness_of_passages, passages_by_vector
from chronoflux.retrieval.request import Found, Request

_DAMPING = 0.5
_TIERS = 3
"""Steps from the question's entities, themselves the first."""
_LEAST_ENERGY = 0.5
_SENTENCES = 1
"""Sentences through which an entity hands energy on."""
_LIKENESS_SHARE = 1.5
_PASSAGE_SHARE = 0.05
"""Weight of a passage as a source of PageRank, against an entity's energy."""
_PASSAGES = 500


@dataclass(frozen=True, slots=True)
class Woken:
    """An entity's energy, and the step at which it was reached, from 1."""

    energy: float
    tier: int


def linear(request: Request) -> Found:
    """Passages by PageRank from the entities that the question wakes and the passages that fit it."""
    seeds = by_names(request.runner, request.settings, request.question, request.embedder)
    if not seeds:
        return filled_up(request, [])
    woken = _bridge(request, seeds)
    weights = _passage_weights(request, woken)
    return by_score(request, "linear", _page_rank(request, woken, weights))


def passage_weight(likeness: float, held: list[tuple[Woken, int]]) -> float:
    """A passage's weight before PageRank: its likeness, and the logarithm of what its entities bring.

    Args:
        likeness: of passage and question, as a share of the nearest passage's.
        held: woken entities of the passage, with how often it names them.
    """
    bonus = sum(entity.energy * math.log1p(count) / entity.tier for entity, count in held)
    return _PASSAGE_SHARE * (_LIKENESS_SHARE * max(likeness, 0.0) + math.log1p(bonus))


def _bridge(request: Request, seeds: Energies) -> dict[str, Woken]:
    woken = {entity: Woken(energy, 1) for entity, energy in seeds.items()}
    frontier, used = seeds, set[str]()
    for tier in range(2, _TIERS + 1):
        frontier = {entity: energy for entity, energy in frontier.items() if energy >= _LEAST_ENERGY}
        if not frontier:
            break
        rows = request.runner.read(
            cypher.load("retrieve/entities_by_shared_sentence"),
            seeds=frontier,
            used=sorted(used),
            vector=request.vector,
            sentences=_SENTENCES,
        )
        used |= {row["sentence"] for row in rows}
        frontier = {}
        for row in rows:
            entity, energy = row["id"], row["energy"]
            if energy >= _LEAST_ENERGY and (entity not in woken or energy > woken[entity].energy):
                woken[entity] = Woken(energy, tier)
                frontier[entity] = energy
    return woken


def _passage_weights(request: Request, woken: dict[str, Woken]) -> dict[str, float]:
    held: dict[str, list[tuple[Woken, int]]] = {}
    for row in request.runner.read(cypher.load("retrieve/passages_of_entities"), entities=sorted(woken)):
        held.setdefault(row["id"], []).append((woken[row["entity"]], row["count"]))
    nearest = passages_by_vector(request.runner, request.settings, request.vector, request.depth)
    likeness = likeness_of_passages(request.runner, sorted({*held, *nearest}), request.vector)
    best = max((*likeness.values(), 0.0)) or 1.0
    return {passage: passage_weight(likeness.get(passage, 0.0) / best, held.get(passage, [])) for passage in likeness}


def _page_rank(request: Request, woken: dict[str, Woken], weights: dict[str, float]) -> dict[str, float]:
    try:
        graph = project_entities(request.runner, request.settings.collection)
    except ConfigurationError:
        say_once("the server has no Graph Data Science plugin: mode linear ranks by its first stage, without PageRank")
        return weights
    rows = request.runner.read(
        cypher.load("retrieve/passages_by_rank"),
        graph=graph,
        entities={entity: one.energy for entity, one in woken.items()},
        passages=weights,
        damping=_DAMPING,
        limit=_PASSAGES,
    )
    return {row["id"]: row["score"] for row in rows}
