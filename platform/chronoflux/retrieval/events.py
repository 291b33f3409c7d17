"""The DyG-RAG pipeline: candidates, scores, seeds, walks, and the events they gather."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from chronoflux.graph.runner import QueryRunner
from chronoflux.language.text import contextual
from chronoflux.model import Effect, EventKind, Evidence, Question
from chronoflux.retrieval.candidates import Candidates, CandidateSearch
from chronoflux.retrieval.evidence import StoredEvent, read_evidence
from chronoflux.retrieval.linking import link_entities
from chronoflux.retrieval.passages import document_affinity
from chronoflux.retrieval.rerank import reranked
from chronoflux.retrieval.scope import Scope
from chronoflux.retrieval.scoring import score_of
from chronoflux.retrieval.signals import measure
from chronoflux.retrieval.walks import walk_from
from chronoflux.settings import Settings

_WALKED = 40
_SHORT = 3
"""Dated events that a hard window must hold, or the times around it are searched."""
_ABOUT = 0.5
"""Share of the best document's affinity from which on a document's events are all considered."""


def find_events(
    runner: QueryRunner,
    settings: Settings,
    question: Question,
    scope: Scope,
    text: NDArray[np.float32],
    documents: Sequence[str] | None = None,
) -> list[Evidence]:
    """Scored events for a question, best first; ties by id.

    The best candidates seed random walks; what the walks meet is scored like any other event, so a walk adds evidence
    but never outranks better evidence by being met. Where a hard window holds fewer than three, the times around it are
    searched too; those events say in_window false.
    """
    events = _found(runner, settings, question, scope, text, documents)
    if scope.hard and sum(event.in_window for event in events) < _SHORT:
        return _found(runner, settings, question, scope.widened(), text, documents)
    return events


def _found(
    runner: QueryRunner,
    settings: Settings,
    question: Question,
    scope: Scope,
    text: NDArray[np.float32],
    documents: Sequence[str] | None,
) -> list[Evidence]:
    with ThreadPoolExecutor(1) as beside:
        linking = beside.submit(link_entities, runner, settings.collection, question.entities)
        affinity = document_affinity(runner, settings, question, text.tolist())
        linked = linking.result()
    search = CandidateSearch(runner, settings, question=question, scope=scope, text=text, linked=linked)
    found = search.run(documents, [document for document, share in affinity.items() if share >= _ABOUT])

    def read(ids: Iterable[str]) -> list[StoredEvent]:
        return [each for each in read_evidence(runner, ids, text.tolist()) if _admitted(each.event, scope, documents)]

    stored = read(found.channels)
    best = _judged(settings, question, _ranked(stored, found, affinity, question, scope))
    seeds = [event.id for event in best if event.kind is EventKind.DATED][: settings.walk_seeds]
    fresh = read(_walked(runner, settings, found, seeds))
    return _judged(settings, question, _ranked([*stored, *fresh], found, affinity, question, scope))


def _judged(settings: Settings, question: Question, events: list[Evidence]) -> list[Evidence]:
    texts = [contextual(event.text, event.title) for event in events]
    scores = reranked(settings, question.text, texts, [event.score for event in events])
    return _by_score(replace(event, score=round(score, 6)) for event, score in zip(events, scores, strict=True))


def _by_score(events: Iterable[Evidence]) -> list[Evidence]:
    return sorted(events, key=lambda event: (-event.score, event.id))


def _walked(runner: QueryRunner, settings: Settings, found: Candidates, seeds: Sequence[str]) -> list[str]:
    visits = walk_from(runner, settings, seeds)
    fresh = [event for event in visits if event not in found.channels][:_WALKED]
    for event in visits:
        if event in found.channels or event in fresh:
            found.add(event, "walk")
    return fresh


def _admitted(event: Evidence, scope: Scope, documents: Sequence[str] | None) -> bool:
    inside = event.kind is EventKind.STATIC or scope.admits(event.start_day, event.end_day)
    return inside and (documents is None or event.document in documents)


def _ranked(
    stored: Sequence[StoredEvent], found: Candidates, affinity: dict[str, float], question: Question, scope: Scope
) -> list[Evidence]:
    signals = measure(stored, question, scope, found.involved, affinity)
    events = [
        replace(
            each.event,
            score=round(score_of(measured), 6),
            in_window=_in_window(each.event, scope),
            channels=tuple(found.channels[each.event.id]),
        )
        for each, measured in zip(stored, signals, strict=True)
    ]
    return _by_score(events)


def _in_window(event: Evidence, scope: Scope) -> bool:
    """Whether an event, or the state it opens, may hold in the asked time."""
    if not scope.timed:
        return True
    if event.kind is EventKind.STATIC:
        return False
    opens = event.effect is Effect.OPENS and event.start == event.end
    return scope.in_window(event.start_day, event.end_day) or (opens and scope.reaches(event.start_day))
