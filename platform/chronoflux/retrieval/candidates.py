"""Event candidates, one function a channel. Each gives ids with a score of its own scale, best first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from chronoflux import cypher
from chronoflux.graph.runner import QueryRunner
from chronoflux.model import Question
from chronoflux.retrieval.fulltext import lucene_query
from chronoflux.retrieval.linking import Linked
from chronoflux.retrieval.scope import Bounds, Scope
from chronoflux.settings import Settings
from chronoflux.temporal.encoding import encode_time, no_time

Vector = NDArray[np.float32]

_PER_CHANNEL = 40
_STATIC = 10
_TEXT_HITS = 300
_STATES_PER_SIDE = 6


@dataclass(slots=True)
class Candidates:
    """What the channels found.

    Attributes:
        channels: event id -> names of the channels that found it, in order.
        text_scores: event id -> full-text score, as a share of the best one.
        involved: event id -> certainty that an asked entity takes part in it; half of it when it is merely told in a
            document about that entity.
    """

    channels: dict[str, list[str]] = field(default_factory=dict)
    text_scores: dict[str, float] = field(default_factory=dict)
    involved: dict[str, float] = field(default_factory=dict)

    def add(self, event: str, channel: str) -> None:
        """Note that a channel found an event."""
        names = self.channels.setdefault(event, [])
        if channel not in names:
            names.append(channel)


def question_vector(text: Vector, scope: Scope, time_weight: float) -> Vector:
    """h_text then lambda * h_time (DyG-RAG, section 6.1); without a window the time part is zero."""
    if not scope.timed:
        return np.concatenate([text, no_time()])
    window = scope.windows[0]
    return np.concatenate([text, time_weight * encode_time(window.start, window.end)])


def find_candidates(
    runner: QueryRunner,
    settings: Settings,
    question: Question,
    scope: Scope,
    text: Vector,
    linked: Sequence[Linked],
    documents: Sequence[str] | None = None,
) -> Candidates:
    """Run every channel over the windows and, where the state may come from elsewhere, over the times around them.

    With `documents`, their events are scanned one by one, so that a narrow filter loses nothing to the others' hits.
    """
    found = Candidates()
    vector = question_vector(text, scope, settings.time_weight).tolist()
    for bounds in scope.windows:
        _by_vector(runner, settings, found, vector, bounds, "vector")
        _by_entity(runner, found, vector, bounds, linked, "entity")
    for bounds, channel in ((scope.before, "before"), (scope.after, "after")):
        if bounds is not None:
            _by_vector(runner, settings, found, vector, bounds, channel)
            _by_entity(runner, found, vector, bounds, linked, channel)
    if scope.before is not None or scope.after is not None:
        _states_around(runner, found, scope, linked)
    _by_text(runner, settings, found, question, scope)
    _static(runner, settings, found, vector)
    if documents is not None:
        _by_document(runner, settings, found, vector, scope, documents)
    return found


def _by_vector(
    runner: QueryRunner, settings: Settings, found: Candidates, vector: list[float], bounds: Bounds, channel: str
) -> None:
    rows = runner.read(
        cypher.load("retrieve/events_by_vector"),
        collection=settings.collection,
        vector=vector,
        limit=_PER_CHANNEL,
        **{"from": bounds.start, "to": bounds.end},
    )
    for row in rows:
        found.add(row["id"], channel)


def _static(runner: QueryRunner, settings: Settings, found: Candidates, vector: list[float]) -> None:
    query = cypher.load("retrieve/static_events_by_vector")
    for row in runner.read(query, collection=settings.collection, vector=vector, limit=_STATIC):
        found.add(row["id"], "static")


def _by_entity(
    runner: QueryRunner,
    found: Candidates,
    vector: list[float],
    bounds: Bounds,
    linked: Sequence[Linked],
    channel: str,
) -> None:
    if not linked:
        return
    certainty = {link.id: link.certainty for link in linked}
    rows = runner.read(
        cypher.load("retrieve/events_of_entities"),
        entities=list(certainty),
        vector=vector,
        limit=_PER_CHANNEL,
        **{"from": bounds.start, "to": bounds.end},
    )
    for row in rows:
        found.add(row["id"], channel)
        sure = max(certainty[entity] for entity in row["entities"])
        found.involved[row["id"]] = max(found.involved.get(row["id"], 0.0), sure if row["involved"] else sure / 2)


def _states_around(runner: QueryRunner, found: Candidates, scope: Scope, linked: Sequence[Linked]) -> None:
    if not linked:
        return
    rows = runner.read(
        cypher.load("retrieve/states_around"),
        entities=[link.id for link in linked],
        limit=_STATES_PER_SIDE,
        **{"from": min(w.start for w in scope.windows), "to": max(w.end for w in scope.windows)},
    )
    for row in rows:
        if scope.limits.holds(row["start_day"], row["end_day"]):
            found.add(row["id"], "around")


def _by_text(runner: QueryRunner, settings: Settings, found: Candidates, question: Question, scope: Scope) -> None:
    query = lucene_query(" ".join((*question.entities, *question.focus)) or question.text, settings.collection)
    if query is None:
        return
    rows = runner.read(
        cypher.load("retrieve/events_by_text"),
        collection=settings.collection,
        index=f"event_text_{question.language[:2]}",
        query=query,
        limit=_TEXT_HITS,
    )
    best = max((row["score"] for row in rows), default=1.0)
    taken = 0
    for row in rows:
        dated = row["kind"] == "dated"
        if dated and not scope.limits.holds(row["start_day"], row["end_day"]):
            continue
        found.text_scores[row["id"]] = row["score"] / best
        soft = scope.before is not None or scope.after is not None
        if taken < _PER_CHANNEL and dated and (soft or scope.in_window(row["start_day"], row["end_day"])):
            found.add(row["id"], "text")
            taken += 1


def _by_document(
    runner: QueryRunner,
    settings: Settings,
    found: Candidates,
    vector: list[float],
    scope: Scope,
    documents: Sequence[str],
) -> None:
    for bounds in (*scope.windows, scope.limits):
        rows = runner.read(
            cypher.load("retrieve/events_of_documents"),
            collection=settings.collection,
            documents=list(documents),
            vector=vector,
            limit=_PER_CHANNEL,
            **{"from": bounds.start, "to": bounds.end},
        )
        for row in rows:
            found.add(row["id"], "filter")
