"""Communities of entities with summaries, in the style of GraphRAG.

Source: "From Local to Global: A Graph RAG Approach to Query-Focused Summarization", arXiv 2404.16130.

Kept: communities of the graph of entities by the Leiden algorithm, each with a summary; every community is rated by
how well its summary fits the question, and by whether the question's entities belong to it; passages come from the
best communities.

Simplified: one level of communities, where GraphRAG has a hierarchy; a summary is not written by a language model but
is the mean vector of the passage summaries that speak of the community, each weighted by how much of the passage
does; a community gives passages, not a partial answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from chronoflux import cypher
from chronoflux.graph.projections import project_entities
from chronoflux.graph.runner import QueryRunner, Row
from chronoflux.language.embeddings import unit_rows
from chronoflux.retrieval.activation import Energies, by_names
from chronoflux.retrieval.neighbours.ranking import by_score, filled_up
from chronoflux.retrieval.neighbours.summaries import passage_summaries
from chronoflux.retrieval.neighbours.versions import PerVersion
from chronoflux.retrieval.request import Found, Request
from chronoflux.settings import Settings

_BEST = 10
"""Communities that give passages."""
_PASSAGES = 500


@dataclass(frozen=True, slots=True)
class Communities:
    """The communities of a collection.

    Attributes:
        of: entity id -> number of its community, from 0.
        summaries: unit vectors, one row a community (zeros where no passage speaks of it).
    """

    of: Mapping[str, int]
    summaries: npt.NDArray[np.float32]

    def ratings(self, vector: list[float], energies: Energies) -> dict[str, float]:
        """Entity id -> rating of its community, for the entities of the best communities.

        A community is rated by the cosine of its summary and the question, and by the greatest energy in it.

        Args:
            vector: of the question, of unit length.
            energies: entity id -> how certainly the question names it.
        """
        ratings = np.maximum(self.summaries @ np.asarray(vector, dtype=np.float32), 0.0)
        named = np.zeros_like(ratings)
        for entity, energy in energies.items():
            if entity in self.of:
                named[self.of[entity]] = max(named[self.of[entity]], energy)
        ratings += named
        best = {int(number) for number in np.argsort(-ratings, kind="stable")[:_BEST] if ratings[number] > 0}
        return {entity: float(ratings[number]) for entity, number in self.of.items() if number in best}


def community(request: Request) -> Found:
    """Passages of the communities that fit the question best, each by its share in them and its likeness.

    Raises:
        ConfigurationError: the server has no GDS.
    """
    found = _COMMUNITIES.of(request.runner, request.settings)
    if not found.of:
        return filled_up(request, [])
    seeds = by_names(request.runner, request.settings, request.question, request.embedder)
    rows = request.runner.read(
        cypher.load("retrieve/passages_by_rated_entities"),
        ratings=found.ratings(request.vector, seeds),
        vector=request.vector,
        limit=_PASSAGES,
    )
    return by_score(request, "community", {row["id"]: row["score"] for row in rows})


def summarised(of: Mapping[str, int], passages: Iterable[Row]) -> Communities:
    """The communities with their summaries.

    Args:
        of: entity id -> number of its community, from 0 without a gap.
        passages: rows of `vector`, of the passage's summary, and `shares`, of its entities in its mentions, by id.
    """
    total: npt.NDArray[np.float32] | None = None
    for row in passages:
        vector = np.asarray(row["vector"], dtype=np.float32)
        if total is None:
            total = np.zeros((len(set(of.values())), vector.size), dtype=np.float32)
        for entity, share in row["shares"]:
            if entity in of:
                total[of[entity]] += share * vector
    if total is None:
        return Communities({}, np.zeros((0, 0), dtype=np.float32))
    return Communities(of, unit_rows(total))


def _find(runner: QueryRunner, settings: Settings) -> Communities:
    graph = project_entities(runner, settings.collection)
    if graph is None:
        return summarised({}, [])
    rows = runner.read(cypher.load("project/communities"), graph=graph, random_seed=settings.random_seed)
    numbers = {community: number for number, community in enumerate(dict.fromkeys(row["community"] for row in rows))}
    of = {row["id"]: numbers[row["community"]] for row in rows}
    return summarised(of, passage_summaries(runner, settings.collection))


_COMMUNITIES = PerVersion(_find)
