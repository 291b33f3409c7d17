"""Entity-level and theme-level keys together, in the style of LightRAG.

Source: "LightRAG: Simple and Fast Retrieval-Augmented Generation", arXiv 2410.05779.

Kept: a question has keys of two levels: the entities it names, and its themes. Entity keys lead to entities and to
those related to them, theme keys to relations; passages of both levels are merged.

Simplified: no language model draws the keys: entity keys are the names in the question, the theme key is what it says
besides names and times; a relation is a sentence that names two entities, where LightRAG has descriptions written by
a language model; passages are merged by rank.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from chronoflux import cypher
from chronoflux.graph.runner import Row
from chronoflux.retrieval.activation import Energies, by_names, strongest
from chronoflux.retrieval.fusion import fuse_ranks
from chronoflux.retrieval.neighbours.ranking import filled_up
from chronoflux.retrieval.request import Found, Request

_RELATIONS = 40
"""Sentences that a theme key finds."""
_NEIGHBOURS = 20
"""Entities gathered beside the question's own: those most closely related to them."""


def dual(request: Request) -> Found:
    """Passages by the question's entities and by its theme, fused by rank."""
    return filled_up(request, fuse_ranks({"entity": _by_entities(request), "theme": _by_theme(request)}))


def by_share(energies: Energies, rows: Iterable[Row]) -> list[str]:
    """Ids of passages, best first: by the energies of the entities they hold, each times its share of the mentions.

    Args:
        energies: entity id -> energy.
        rows: passage `id`, `entity`, and `weight`, the entity's share of the passage's mentions.
    """
    scores: defaultdict[str, float] = defaultdict(float)
    for row in rows:
        scores[row["id"]] += energies[row["entity"]] * row["weight"]
    return sorted(scores, key=lambda passage: (-scores[passage], passage))


def _by_entities(request: Request) -> list[str]:
    keys = by_names(request.runner, request.settings, request.question, request.embedder)
    if not keys:
        return []
    rows = request.runner.read(cypher.load("retrieve/neighbouring_entities"), seeds=keys, limit=_NEIGHBOURS)
    energies = strongest(keys, {row["id"]: row["energy"] for row in rows})
    held = request.runner.read(cypher.load("retrieve/passages_of_entities"), entities=sorted(energies))
    return by_share(energies, held)[: request.depth]


def _by_theme(request: Request) -> list[str]:
    """Passages whose relations are nearest to the theme; without a theme, to the whole question."""
    theme = " ".join(request.question.focus)
    vector = request.embedder.encode([theme])[0].tolist() if theme else request.vector
    rows = request.runner.read(
        cypher.load("retrieve/passages_by_relation"),
        collection=request.settings.collection,
        vector=vector,
        limit=_RELATIONS,
    )
    return [row["id"] for row in rows][: request.depth]
