"""Which entities a question wakes, and how strongly (FlowRAG's dual-granularity activation)."""

from __future__ import annotations

import math
from collections.abc import Iterable

from chronoflux import cypher
from chronoflux.graph.identity import entity_id
from chronoflux.graph.runner import QueryRunner, Row
from chronoflux.language.embeddings import Embedder
from chronoflux.language.names import normalise_name
from chronoflux.language.resources import words
from chronoflux.model import Question
from chronoflux.retrieval.cues import load_cues
from chronoflux.retrieval.linking import link_entities
from chronoflux.retrieval.naming import Stretch, longest_apart, parts, stretches
from chronoflux.settings import Settings

_LEAST_SHARE = 0.5
"""Share of words that a name and an entity's must have in common: "UN" is not Kim Jong Un."""

Energies = dict[str, float]
"""Entity id -> energy in 0..1."""


def activate(
    runner: QueryRunner, settings: Settings, question: Question, vector: list[float], embedder: Embedder
) -> Energies:
    """Energy of each entity that the question wakes: the maximum over three granularities.

    Micro: entities of the sentences nearest to the question, by likeness. Macro: entities of the nearest summaries.
    Named: entities that the question names, by certainty.

    Args:
        runner: the graph.
        settings: collection, how many sentences and summaries, and the least likeness.
        question: as understood.
        vector: its unit vector.
        embedder: encodes names that no entity bears.
    """
    return strongest(
        by_sentences(runner, settings, vector),
        by_summaries(runner, settings, vector),
        by_names(runner, settings, question, embedder) if settings.flow_names else {},
    )


def by_sentences(runner: QueryRunner, settings: Settings, vector: list[float]) -> Energies:
    """Micro: entities that the nearest sentences mention, each with the cosine of the nearest one."""
    return _nearest(runner, settings, "sentence", vector, settings.flow_sentences)


def by_summaries(runner: QueryRunner, settings: Settings, vector: list[float]) -> Energies:
    """Macro: entities that the nearest summaries keep, each with the cosine of the nearest one."""
    return _nearest(runner, settings, "summary", vector, settings.flow_summaries)


def by_names(runner: QueryRunner, settings: Settings, question: Question, embedder: Embedder) -> Energies:
    """Entities that the question names.

    The longest stretches of the question that are an entity's very name count in full, whatever their case; what else
    was recognised as a name stands for entities that bear all its words, else for the one nearest as a vector.
    """
    written = _written_names(runner, settings, question)
    covered = [stretch.text for stretch, _ in written]
    others = [name for name in question.entities if not any(name in text for text in covered)]
    asked = [part for name in others for part in parts(name)]
    linked = link_entities(runner, settings.collection, asked)
    known = {link.asked for link in linked}
    unknown = [name for name in others if known.isdisjoint(parts(name))]
    found = [{entity: 1.0} for _, entity in written] + [
        {link.id: link.certainty} for link in linked if link.certainty >= _LEAST_SHARE
    ]
    for vector in embedder.encode(unknown):
        query = cypher.load("retrieve/entities_by_vector")
        rows = runner.read(query, collection=settings.collection, vector=vector.tolist(), limit=1)
        found.append(_likenesses(rows, settings.flow_name_likeness))
    return strongest(*found)


def _written_names(runner: QueryRunner, settings: Settings, question: Question) -> list[tuple[Stretch, str]]:
    """Stretches of the question that are an entity's name, the longest where several overlap, with the entity's id."""
    language = question.language
    candidates = stretches(question.text, load_cues(language).stop_words, words(language, "articles"))
    ids = {stretch: entity_id(settings.collection, normalise_name(stretch.text)) for stretch in candidates}
    query = cypher.load("retrieve/entities_by_key")
    rows = runner.read(query, collection=settings.collection, ids=sorted(set(ids.values())))
    known = {row["id"] for row in rows}
    kept = longest_apart(stretch for stretch, entity in ids.items() if entity in known)
    return [(stretch, ids[stretch]) for stretch in kept]


def distinctness(runner: QueryRunner, energies: Energies) -> float:
    """How far the woken entities single passages out: 1 when each is in one passage, 0 when they are in ten or more.

    A question that wakes only what is found everywhere is not about those entities: "cancer" in a book on cancer. With
    r the rarity of an entity as in the flow, 1 / (1 + log10 of its passages), and the mean of r weighted by energy, it
    is the square of the part of that mean above 1/2.
    """
    rows = runner.read(cypher.load("retrieve/entity_frequency"), ids=list(energies))
    passages = {row["id"]: row["passages"] for row in rows}
    total = sum(energies.values())
    if total == 0:
        return 0.0
    weighed = sum(energy / (1 + math.log10(max(passages.get(id_, 1), 1))) for id_, energy in energies.items())
    return max(0.0, 2 * weighed / total - 1) ** 2


def strongest(*activations: Energies) -> Energies:
    """The maximum energy of each entity, by id."""
    best: Energies = {}
    for activation in activations:
        for entity, energy in activation.items():
            best[entity] = max(best.get(entity, 0.0), energy)
    return dict(sorted(best.items()))


def _nearest(runner: QueryRunner, settings: Settings, kind: str, vector: list[float], count: int) -> Energies:
    if count == 0:
        return {}
    query = cypher.load(f"retrieve/entities_by_{kind}")
    rows = runner.read(query, collection=settings.collection, vector=vector, limit=count)
    return _likenesses(rows, settings.flow_likeness)


def _likenesses(rows: Iterable[Row], least: float) -> Energies:
    return {row["id"]: min(row["cosine"], 1.0) for row in rows if row["cosine"] > 0 and row["cosine"] >= least}
