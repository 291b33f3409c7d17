"""Event candidates, one function a channel. Each gives ids with a score of its own scale, best first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from chronoflux import cypher
from chronoflux.cypher import Query
from chronoflux.graph.runner import QueryRunner, Row
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
_AT_ONCE = 4
"""Searches that run side by side."""


@dataclass(slots=True)
class Candidates:
    """What the channels found.

    Attributes:
        channels: event id -> names of the channels that found it, in order.
        involved: event id -> certainty that an asked entity takes part in it; half of it when it is merely told in a
            document about that entity.
    """

    channels: dict[str, list[str]] = field(default_factory=dict)
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


@dataclass(frozen=True, slots=True)
class _Read:
    """One search, and what becomes of its rows."""

    query: Query
    parameters: dict[str, object]
    keep: Callable[[list[Row]], None]


class CandidateSearch:
    """Runs the channels for one question.

    Args:
        runner: the graph.
        settings: collection and lambda.
        question: as understood.
        scope: where dated evidence may lie.
        text: the question's unit vector.
        linked: the entities it names.
    """

    def __init__(
        self,
        runner: QueryRunner,
        settings: Settings,
        *,
        question: Question,
        scope: Scope,
        text: Vector,
        linked: Sequence[Linked],
    ) -> None:
        self.found = Candidates()
        self._runner = runner
        self._collection = settings.collection
        self._question = question
        self._scope = scope
        self._vector = question_vector(text, scope, settings.time_weight).tolist()
        self._certainty = {link.id: link.certainty for link in linked}

    def run(self, allowed: Sequence[str] | None = None, about: Sequence[str] = ()) -> Candidates:
        """Search the windows and, where the state may come from elsewhere, the times around them; all at once.

        Args:
            allowed: documents that a filter admits; their events are scanned one by one, so that a narrow filter loses
                nothing to others.
            about: documents that the question is likely about; likewise scanned.
        """
        scope = self._scope
        timed = [(window, ("vector", "entity")) for window in scope.windows]
        for bounds, channel in ((scope.before, "before"), (scope.after, "after")):
            if bounds is not None:
                timed.append((bounds, (channel, channel)))
        reads = [read for bounds, (near, named) in timed for read in self._in_time(bounds, near, named)]
        if scope.soft and self._certainty:
            reads.append(self._states_around())
        reads += [*self._by_text(), self._static()]
        for documents, channel in ((allowed or (), "filter"), (about, "about")):
            if documents:
                reads += self._by_document(documents, channel)
        with ThreadPoolExecutor(_AT_ONCE) as pool:
            found = list(pool.map(lambda read: self._runner.read(read.query, **read.parameters), reads))
        for read, rows in zip(reads, found, strict=True):
            read.keep(rows)
        return self.found

    def _in_time(self, bounds: Bounds, near: str, named: str) -> list[_Read]:
        reads = [self._by_vector(bounds, near)]
        return [*reads, self._by_entity(bounds, named)] if self._certainty else reads

    def _by_vector(self, bounds: Bounds, channel: str) -> _Read:
        fixed = {"collection": self._collection, "limit": _PER_CHANNEL}
        return self._within("retrieve/events_by_vector", bounds, fixed, self._keeps(channel))

    def _static(self) -> _Read:
        parameters = {"collection": self._collection, "vector": self._vector, "limit": _STATIC}
        return _Read(cypher.load("retrieve/static_events_by_vector"), parameters, self._keeps("static"))

    def _by_entity(self, bounds: Bounds, channel: str) -> _Read:
        def keep(rows: list[Row]) -> None:
            for row in rows:
                self.found.add(row["id"], channel)
                sure = max(self._certainty[entity] for entity in row["entities"])
                told = sure if row["involved"] else sure / 2
                self.found.involved[row["id"]] = max(self.found.involved.get(row["id"], 0.0), told)

        fixed = {"entities": list(self._certainty), "limit": _PER_CHANNEL}
        return self._within("retrieve/events_of_entities", bounds, fixed, keep)

    def _states_around(self) -> _Read:
        days = {"from": min(w.start for w in self._scope.windows), "to": max(w.end for w in self._scope.windows)}
        parameters = {"entities": list(self._certainty), "limit": _STATES_PER_SIDE, **days}
        return _Read(cypher.load("retrieve/states_around"), parameters, self._keeps("around", [self._scope.limits]))

    def _by_text(self) -> list[_Read]:
        question, scope = self._question, self._scope
        words = " ".join((*question.entities, *question.focus)) or question.text
        query = lucene_query(words, self._collection)
        if query is None:
            return []
        pools = [scope.limits] if scope.soft else list(scope.windows)
        parameters = {
            "collection": self._collection,
            "index": f"event_text_{question.language[:2]}",
            "query": query,
            "hits": _TEXT_HITS,
            "limit": _PER_CHANNEL,
            "from": min(pool.start for pool in pools),
            "to": max(pool.end for pool in pools),
        }
        return [_Read(cypher.load("retrieve/events_by_text"), parameters, self._keeps("text", pools))]

    def _by_document(self, documents: Sequence[str], channel: str) -> list[_Read]:
        fixed = {"collection": self._collection, "documents": list(documents), "limit": _PER_CHANNEL}
        pools = [*self._scope.windows, self._scope.limits] if self._scope.soft else self._scope.windows
        keep = self._keeps(channel)
        return [self._within("retrieve/events_of_documents", bounds, fixed, keep) for bounds in pools]

    def _keeps(self, channel: str, pools: Sequence[Bounds] | None = None) -> Callable[[list[Row]], None]:
        def keep(rows: list[Row]) -> None:
            for row in rows:
                if pools is None or any(pool.holds(row["start_day"], row["end_day"]) for pool in pools):
                    self.found.add(row["id"], channel)

        return keep

    def _within(self, query: str, bounds: Bounds, fixed: dict[str, object], keep: Callable[[list[Row]], None]) -> _Read:
        parameters = {"vector": self._vector, "from": bounds.start, "to": bounds.end, **fixed}
        return _Read(cypher.load(query), parameters, keep)
