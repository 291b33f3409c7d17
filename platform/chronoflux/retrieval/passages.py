"""Passage candidates: dense, lexical, and those that hold the best events; fused by reciprocal rank."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from chronoflux import cypher
from chronoflux.graph.runner import QueryRunner
from chronoflux.model import Evidence, Question
from chronoflux.retrieval.fulltext import lucene_query
from chronoflux.settings import Settings

_RANK_CONSTANT = 60
"""k of reciprocal rank fusion (Cormack et al. 2009)."""
_OVERFETCH = 4
_TEXT_HITS = 200
_AFFINITY_DEPTH = 20


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


def passages_by_vector(runner: QueryRunner, settings: Settings, text: list[float], k: int) -> list[str]:
    """Ids of the k passages nearest to the question."""
    rows = runner.read(
        cypher.load("retrieve/passages_by_vector"), collection=settings.collection, vector=text, limit=max(1, k)
    )
    return [row["id"] for row in rows]


def passages_by_text(runner: QueryRunner, settings: Settings, question: Question) -> list[str]:
    """Ids of the passages whose sentences match the question's words, best first."""
    query = lucene_query(question.text, settings.collection)
    if query is None:
        return []
    rows = runner.read(
        cypher.load("retrieve/passages_by_text"),
        collection=settings.collection,
        index=f"sentence_text_{question.language[:2]}",
        query=query,
        limit=_TEXT_HITS,
    )
    return [row["id"] for row in rows]


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


def fuse(rankings: Mapping[str, Sequence[str]]) -> list[tuple[str, float, tuple[str, ...]]]:
    """Reciprocal rank fusion: (id, score, channels), best first, ties by id."""
    scores: dict[str, float] = {}
    channels: dict[str, list[str]] = {}
    for channel, ranking in rankings.items():
        for rank, item in enumerate(ranking, start=1):
            scores[item] = scores.get(item, 0.0) + 1 / (_RANK_CONSTANT + rank)
            channels.setdefault(item, []).append(channel)
    return [(i, scores[i], tuple(channels[i])) for i in sorted(scores, key=lambda i: (-scores[i], i))]


def read_passages(runner: QueryRunner, fused: Sequence[tuple[str, float, tuple[str, ...]]]) -> list[PassageHit]:
    """The fused passages as they are stored, in the same order."""
    rows = runner.read(cypher.load("retrieve/passages"), ids=[item for item, _, _ in fused])
    stored = {row["id"]: row for row in rows}
    return [
        PassageHit(**stored[item], score=score, channels=channels) for item, score, channels in fused if item in stored
    ]


def document_affinity(
    runner: QueryRunner, settings: Settings, question: Question, text: list[float]
) -> dict[str, float]:
    """How much of the question, its time aside, each document is about: 1 for the best, less for the others.

    A document scores what its three best passages score together by vector and words.
    """
    rankings = {
        "vector": passages_by_vector(runner, settings, text, _AFFINITY_DEPTH),
        "text": passages_by_text(runner, settings, question)[:_AFFINITY_DEPTH],
    }
    best: dict[str, list[float]] = {}
    for hit in read_passages(runner, fuse(rankings)):
        best.setdefault(hit.document, []).append(hit.score)
    totals = {document: sum(scores[:3]) for document, scores in best.items()}
    top = max(totals.values(), default=1.0)
    return {document: total / top for document, total in totals.items()}


def find_passages(
    runner: QueryRunner,
    settings: Settings,
    question: Question,
    text: list[float],
    k: int,
    *,
    lexical: bool,
    events: Sequence[Evidence] = (),
    documents: Sequence[str] | None = None,
) -> list[PassageHit]:
    """The k best passages, by vector and, on request, by words and by the events they hold."""
    wanted = _OVERFETCH * k
    rankings: dict[str, Sequence[str]] = {"vector": passages_by_vector(runner, settings, text, wanted)}
    if lexical:
        rankings["text"] = passages_by_text(runner, settings, question)[:wanted]
    if events:
        rankings["event"] = passages_of_events(events)
    if documents is not None:
        rankings["filter"] = passages_of_documents(runner, settings, documents, text, wanted)
    hits = read_passages(runner, fuse(rankings))
    return [hit for hit in hits if documents is None or hit.document in documents][:k]
