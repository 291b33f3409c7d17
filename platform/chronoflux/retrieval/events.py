"""The DyG-RAG pipeline: candidates, scores, seeds, walks, and the events they gather."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from chronoflux.graph.runner import QueryRunner
from chronoflux.model import Effect, EventKind, Evidence, Question
from chronoflux.retrieval.candidates import Candidates, CandidateSearch
from chronoflux.retrieval.evidence import read_evidence
from chronoflux.retrieval.linking import link_entities
from chronoflux.retrieval.passages import document_affinity
from chronoflux.retrieval.scope import Scope
from chronoflux.retrieval.scoring import Signals, score_event
from chronoflux.retrieval.walks import walk_from
from chronoflux.settings import Settings
from chronoflux.temporal.encoding import no_time

_SEEDS = 8
_WALKED = 40
_ABOUT = 0.5
"""Share of the best document's affinity from which on a document's events are all considered."""
_DATED_NORM = 2**0.5
"""Length of a dated event's vector: unit text beside unit time."""


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
    but never outranks better evidence by being met.
    """
    linked = link_entities(runner, settings.collection, question.entities)
    affinity = document_affinity(runner, settings, question, text.tolist())
    search = CandidateSearch(runner, settings, question=question, scope=scope, text=text, linked=linked)
    found = search.run(documents, [document for document, share in affinity.items() if share >= _ABOUT])
    text_only = np.concatenate([text, no_time()]).tolist()

    def scored(ids: Sequence[str]) -> list[Evidence]:
        return _scored(read_evidence(runner, ids, text_only), found, affinity, question, scope)

    events = scored(list(found.channels))
    seeds = [event.id for event in events if event.kind is EventKind.DATED][:_SEEDS]
    fresh = _walked(runner, settings, found, seeds)
    events += scored(fresh)
    events = [replace(event, channels=tuple(found.channels[event.id])) for event in events]
    if documents is not None:
        events = [event for event in events if event.document in set(documents)]
    return sorted(events, key=lambda event: (-event.score, event.id))


def _walked(runner: QueryRunner, settings: Settings, found: Candidates, seeds: Sequence[str]) -> list[str]:
    visits = walk_from(runner, settings, seeds)
    fresh = [event for event in visits if event not in found.channels][:_WALKED]
    for event in visits:
        if event in found.channels or event in fresh:
            found.add(event, "walk")
    return fresh


def _scored(
    stored: Iterable[tuple[Evidence, float]],
    found: Candidates,
    affinity: dict[str, float],
    question: Question,
    scope: Scope,
) -> list[Evidence]:
    events = []
    for event, cosine in stored:
        dated = event.kind is EventKind.DATED
        if dated and not scope.limits.holds(event.start_day, event.end_day):
            continue
        signals = Signals(
            similarity=cosine * _DATED_NORM if dated else cosine,
            words=found.text_scores.get(event.id, 0.0),
            who=found.involved.get(event.id, 0.0),
            about=affinity.get(event.document, 0.0),
        )
        events.append(
            replace(
                event,
                score=round(score_event(event, signals, question, scope), 6),
                in_window=_in_window(event, scope),
            )
        )
    return sorted(events, key=lambda event: (-event.score, event.id))


def _in_window(event: Evidence, scope: Scope) -> bool:
    """Whether an event, or the state it opens, may hold in the asked time."""
    if not scope.timed:
        return True
    if event.kind is EventKind.STATIC:
        return False
    opens = event.effect is Effect.OPENS and event.start == event.end
    return scope.in_window(event.start_day, event.end_day) or (opens and scope.reaches(event.start_day))
