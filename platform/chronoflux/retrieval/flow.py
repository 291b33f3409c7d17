"""Energy that flows from the entities a question wakes to the passages that can answer it (FlowRAG)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chronoflux import cypher
from chronoflux.errors import GraphError
from chronoflux.graph.capabilities import Capabilities, say_once
from chronoflux.graph.runner import QueryRunner, Row
from chronoflux.retrieval.activation import Energies, activate, distinctness
from chronoflux.retrieval.diversity import diversify
from chronoflux.retrieval.fusion import fuse_scores, shares_of_best
from chronoflux.retrieval.passages import likeness_of_passages, passages_by_text, passages_by_vector
from chronoflux.retrieval.paths import reasoning_paths
from chronoflux.retrieval.request import Found, Request
from chronoflux.settings import Settings

_REACHED = 200
"""Passages that energy may bring to the fusion, at most."""
_HALF = 0.3
"""Energy at which a passage is half certain."""


def flow(request: Request) -> Found:
    """Passages by energy, likeness and words, none that merely repeats a better one, and the chains of the energy.

    Likeness and words count as shares of their best. Energy counts by its certainty, however much of it there is, and
    by how far the woken entities single passages out: where they are found everywhere the ranking is left to the rest.
    """
    runner, settings, vector = request.runner, request.settings, request.vector
    seeds = activate(runner, settings, request.question, vector, request.embedder)
    options = flow_options(settings, vector)
    energies = propagate(runner, seeds, options)
    words = passages_by_text(runner, settings, request.question)
    nearest = passages_by_vector(runner, settings, vector, request.depth)
    likeness = likeness_of_passages(runner, {*energies, *words, *nearest, *request.admitted()}, vector)
    ranked = fuse_scores(
        {"flow": saturated(energies), "vector": shares_of_best(likeness), "text": shares_of_best(words)},
        {
            "flow": settings.flow_energy_share * distinctness(runner, seeds),
            "vector": settings.flow_vector_share,
            "text": settings.flow_text_share,
        },
    )
    passages = diversify(runner, request.hits(ranked, request.depth), settings.flow_diversity, request.k)
    paths = reasoning_paths(runner, seeds, options, passages, request.question.language, settings.flow_paths)
    return Found(passages, paths)


def saturated(energies: Mapping[str, float]) -> dict[str, float]:
    """Energy E as E / (E + 0.3): some energy says much, more of it little more."""
    return {passage: energy / (energy + _HALF) for passage, energy in energies.items()}


def propagate(runner: QueryRunner, seeds: Energies, options: dict[str, Any]) -> dict[str, float]:
    """Energy of the passages that receive most, most first: passage id -> energy, above 0.

    The procedure chronoflux.propagate does it; where the server lacks it, plain Cypher does the same, slower. The
    formulas stand in procedures/README.md.

    Args:
        runner: the graph.
        seeds: energy of each entity at the start; none gives nothing.
        options: as flow_options gives them.
    """
    if not seeds:
        return {}
    return {row["id"]: row["energy"] for row in _run(runner, seeds, options)}


def flow_options(settings: Settings, vector: list[float]) -> dict[str, Any]:
    """The options of chronoflux.propagate and chronoflux.paths that the settings ask for."""
    return {
        "alpha": settings.flow_alpha,
        "tau": settings.flow_tau,
        "steps": settings.flow_steps,
        "about": settings.flow_about,
        "rarity": settings.flow_rarity,
        "gate": settings.flow_gate,
        "question": vector,
        "limit": _REACHED,
    }


def _run(runner: QueryRunner, seeds: Energies, options: dict[str, Any]) -> list[Row]:
    try:
        return runner.read(cypher.load("retrieve/flow"), seeds=seeds, options=options)
    except GraphError:
        if Capabilities.of(runner).propagate:
            raise
        say_once("the server has no chronoflux.propagate: energy flows in plain Cypher, which is slower")
        return runner.read(cypher.load("retrieve/propagate"), seeds=seeds, options=options)
