"""Personalised PageRank from the question's entities, in the style of HippoRAG.

Source: "HippoRAG: Neurobiologically Inspired Long-Term Memory for Large Language Models", arXiv 2405.14831.

Kept: the entities that the question names are the sources of a personalised PageRank over the graph of entities, each
weighted by its specificity (one over the number of passages that hold it); a passage scores the sum of its entities'
ranks, each times how often it is named; a question without entities falls back on vectors.

Simplified: two entities are related when a sentence names both or a passage about one names the other, where HippoRAG
has a language model extract triples; there are no edges between synonyms, because entities are canonical here.
"""

from __future__ import annotations

from chronoflux import cypher
from chronoflux.graph.projections import project_entities
from chronoflux.retrieval.activation import by_names
from chronoflux.retrieval.neighbours.ranking import by_score, filled_up
from chronoflux.retrieval.request import Found, Request

_DAMPING = 0.5
"""As in the paper."""
_ENTITIES = 1000
"""Entities of highest rank whose passages are scored; the rest carry next to nothing."""
_PASSAGES = 500


def ppr(request: Request) -> Found:
    """Passages by the PageRank of their entities, from those that the question names.

    Raises:
        ConfigurationError: the server has no GDS.
    """
    graph = project_entities(request.runner, request.settings.collection)
    seeds = by_names(request.runner, request.settings, request.question, request.embedder)
    if graph is None or not seeds:
        return filled_up(request, [])
    rows = request.runner.read(
        cypher.load("retrieve/passages_by_entity_rank"),
        graph=graph,
        seeds=seeds,
        damping=_DAMPING,
        entities=_ENTITIES,
        limit=_PASSAGES,
    )
    return by_score(request, "ppr", {row["id"]: row["score"] for row in rows})
