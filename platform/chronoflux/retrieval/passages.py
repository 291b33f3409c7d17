"""Passages by vector, by words, by document and by event: the parts that modes are built of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from chronoflux import cypher
from chronoflux.graph.runner import QueryRunner
from chronoflux.model import Evidence, Question
from chronoflux.retrieval.fulltext import lucene_query
from chronoflux.retrieval.fusion import Ranked, fuse_ranks
from chronoflux.settings import Settings

_TEXT_HITS = 200
_AFFINITY_DEPTH = 20
_AFFINITY_SEARCH = 40
"""As deep as a search for ten passages goes, so that the two are one."""


@dataclass(frozen=True, slots=True)
class PassageHit:
    """A passage with its provenance, its fused score and the channels that found it."""

    id: str
    text: str
    document: str
    title: str
    index: int
    char_start: int
    char_end: int
    score: float
    channels: tuple[str, ...]
    language: str | None = None
    reference_date: str | None = None


def passages_by_vector(runner: QueryRunner, settings: Settings, text: list[float], k: int) -> list[str]:
    """Ids of the k passages nearest to the question."""
    rows = runner.read(
        cypher.load("retrieve/passages_by_vector"), collection=settings.collection, vector=text, limit=max(1, k)
    )
    return [row["id"] for row in rows]


def passages_by_text(runner: QueryRunner, settings: Settings, question: Question) -> dict[str, float]:
    """Full-text score of the passages that match the question's words, best first."""
    return _matching(runner, settings, question, "passages_by_text", "passage_text")


def passages_by_sentences(runner: QueryRunner, settings: Settings, question: Question) -> dict[str, float]:
    """Full-text score of the passages whose sentences match the question's words, best first.

    What is asked about a time stands in a sentence; what is asked at large stands in a passage (passages_by_text).
    """
    return _matching(runner, settings, question, "passages_by_sentences", "sentence_text")


def passages_of_documents(
    runner: QueryRunner, settings: Settings, documents: Sequence[str], text: list[float], k: int
) -> list[str]:
    """Ids of the k passages of chosen documents that are nearest to the question."""
    rows = runner.read(
        cypher.load("retrieve/passages_of_documents"),
        collection=settings.collection,
        documents=list(documents),
        vector=text,
        limit=k,
    )
    return [row["id"] for row in rows]


def passages_of_events(events: Iterable[Evidence]) -> list[str]:
    """Ids of the passages of the events, the best event's first."""
    return list(dict.fromkeys(event.passage for event in events))


def likeness_of_passages(runner: QueryRunner, ids: Iterable[str], text: list[float]) -> dict[str, float]:
    """Cosine of each passage's vector and the question's."""
    rows = runner.read(cypher.load("retrieve/passage_likeness"), ids=list(ids), vector=text)
    return {row["id"]: row["cosine"] for row in rows}


def read_passages(runner: QueryRunner, ranked: Sequence[Ranked]) -> list[PassageHit]:
    """The ranked passages as they are stored, in the same order."""
    rows = runner.read(cypher.load("retrieve/passages"), ids=[one.id for one in ranked])
    stored = {row["id"]: row for row in rows}
    return [PassageHit(**stored[one.id], score=one.score, channels=one.channels) for one in ranked if one.id in stored]


def passages_within(runner: QueryRunner, ids: Iterable[str], start_day: int, end_day: int) -> set[str]:
    """Ids of the passages but those whose dated events lie wholly before or wholly after these days, inclusive."""
    rows = runner.read(cypher.load("retrieve/passages_within"), ids=list(ids), **{"from": start_day, "to": end_day})
    return {row["id"] for row in rows}


def document_affinity(
    runner: QueryRunner, settings: Settings, question: Question, text: list[float]
) -> dict[str, float]:
    """How much of the question, its time aside, each document is about: 1 for the best, less for the others.

    A document scores what its three best passages score together by vector and words.
    """
    rankings = {
        "vector": passages_by_vector(runner, settings, text, _AFFINITY_SEARCH)[:_AFFINITY_DEPTH],
        "text": list(passages_by_sentences(runner, settings, question))[:_AFFINITY_DEPTH],
    }
    ranked = fuse_ranks(rankings)
    rows = runner.read(cypher.load("retrieve/documents_of_passages"), ids=[one.id for one in ranked])
    documents = {row["id"]: row["document"] for row in rows}
    best: dict[str, list[float]] = {}
    for one in ranked:
        if one.id in documents:
            best.setdefault(documents[one.id], []).append(one.score)
    totals = {document: sum(scores[:3]) for document, scores in best.items()}
    top = max(totals.values(), default=1.0)
    return {document: total / top for document, total in totals.items()}


def _matching(runner: QueryRunner, settings: Settings, question: Question, name: str, index: str) -> dict[str, float]:
    query = lucene_query(question.text, settings.collection)
    if query is None:
        return {}
    rows = runner.read(
        cypher.load(f"retrieve/{name}"),
        collection=settings.collection,
        index=f"{index}_{question.language[:2]}",
        query=query,
        limit=_TEXT_HITS,
    )
    return {row["id"]: row["score"] for row in rows}
