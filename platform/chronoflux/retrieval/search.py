"""One question in, everything retrieved out; and the flat ranking that `chronoflux search` prints."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from chronoflux.errors import QuestionError
from chronoflux.graph.runner import QueryRunner
from chronoflux.language.embeddings import load_embedder
from chronoflux.model import EventKind, Evidence, Question, ReasoningPath, Timeline, Window
from chronoflux.retrieval.anchors import resolve_anchor
from chronoflux.retrieval.collection import check_collection
from chronoflux.retrieval.events import find_events
from chronoflux.retrieval.filters import matching_documents
from chronoflux.retrieval.linking import names_apart
from chronoflux.retrieval.memo import ReadOnce
from chronoflux.retrieval.modes import MODES, leading_mode
from chronoflux.retrieval.passages import PassageHit, passages_within
from chronoflux.retrieval.question import analyse_question
from chronoflux.retrieval.request import Found, Request
from chronoflux.retrieval.scope import Bounds, scope_of
from chronoflux.retrieval.timeline import build_timeline, worth_telling
from chronoflux.settings import Settings

if TYPE_CHECKING:
    from chronoflux.language.embeddings import Embedder

_EVENTS_FETCHED = 100
_BOUNDED_OVERFETCH = 4
"""Passages fetched for each that is wanted, where the caller's limits may turn some away."""
_WIDENED = "next to nothing is dated in the asked time: the times around it were searched too"


@dataclass(frozen=True, slots=True)
class Retrieved:
    """What retrieval found for a question.

    Attributes:
        question: as understood, anchor event resolved.
        mode: the mode that ran, never "auto".
        events: by score.
        passages: by fused score.
        timeline: the events that an answer may rest on, in order of time.
        paths: the chains that energy took to the passages, in modes "flow" and "auto".
        seconds: stage -> wall-clock seconds.
    """

    question: Question
    mode: str
    events: tuple[Evidence, ...]
    passages: tuple[PassageHit, ...]
    timeline: Timeline
    paths: tuple[ReasoningPath, ...] = ()
    seconds: dict[str, float] = field(default_factory=dict)


def retrieve(
    runner: QueryRunner,
    settings: Settings,
    question: str | Question,
    *,
    mode: str = "auto",
    k: int = 10,
    window: Window | None = None,
    as_of: int | None = None,
    where: Mapping[str, str] | None = None,
    embedder: Embedder | None = None,
) -> Retrieved:
    """Retrieve evidence for a question from settings.collection.

    Args:
        runner: the graph.
        settings: collection, models, walk parameters.
        question: as text, or already analysed.
        mode: one of MODES; "auto" is "flow", fused with "timeline" when the question is about time.
        k: how many events and passages are wanted, at least 1.
        window: a hard limit on dated evidence: no event outside it, no passage whose events lie wholly before or after.
        as_of: last admissible day of evidence, from 1970-01-01.
        where: document properties that evidence must come from.
        embedder: to share a loaded model; None loads the configured one.

    Raises:
        QuestionError: empty question, unknown mode, k below 1, or an unknown key in `where`.
        UnknownCollectionError: nothing was loaded there.
        EmbeddingMismatchError: the graph was embedded by another model.
    """
    if mode not in MODES:
        raise QuestionError(f"unknown mode {mode!r}; choose one of {', '.join(MODES)}")
    if k < 1:
        raise QuestionError(f"k is {k}; ask for at least 1 item")
    clock = _Clock()
    runner = ReadOnce(runner)
    if isinstance(question, str):
        question = analyse_question(question)
    embedder = embedder or load_embedder(settings)
    check_collection(runner, settings, embedder)
    documents = matching_documents(runner, settings.collection, where) if where else None
    question = replace(question, entities=names_apart(runner, settings.collection, question.entities))
    clock.lap("question")
    text = embedder.encode([question.text])[0]
    clock.lap("embedding")
    question = resolve_anchor(runner, settings, question, embedder)
    scope = scope_of(question, window, as_of)
    events = find_events(runner, settings, question, scope, text, documents)[:_EVENTS_FETCHED]
    if scope.hard and any(event.kind is EventKind.DATED and not event.in_window for event in events):
        question = replace(question, notes=(*question.notes, _WIDENED))
    clock.lap("events")
    fetched = k if scope.limits == Bounds() else _BOUNDED_OVERFETCH * k
    request = Request(runner, settings, question, text.tolist(), embedder, fetched, events, documents)
    found = MODES[mode](request)
    if scope.limits != Bounds():
        found = _within(runner, found, scope.limits, k)
    clock.lap("passages")
    timeline = build_timeline(worth_telling(events, settings.timeline_events, settings.timeline_share))
    mode = leading_mode(mode, question)
    return Retrieved(question, mode, tuple(events), tuple(found.passages), timeline, found.paths, clock.seconds)


def _within(runner: QueryRunner, found: Found, limits: Bounds, k: int) -> Found:
    """The k best passages that the caller's limits admit, and the chains that lead to them."""
    admitted = passages_within(runner, [passage.id for passage in found.passages], limits.start, limits.end)
    passages = [passage for passage in found.passages if passage.id in admitted]
    return Found(passages[:k], tuple(path for path in found.paths if path.passages[-1] in admitted))


def search(
    runner: QueryRunner,
    settings: Settings,
    text: str,
    *,
    mode: str = "auto",
    k: int = 10,
    window: Window | None = None,
    where: Mapping[str, str] | None = None,
) -> list[dict[str, Any]]:
    """The k best items as plain rows: id, kind, text, document, start, end, score, channels.

    Mode "timeline" ranks events, the others passages; whatever the first kind lacks of k, the other fills up.
    """
    found = retrieve(runner, settings, text, mode=mode, k=k, window=window, where=where)
    events = [_event_row(event) for event in found.events]
    passages = [_passage_row(passage) for passage in found.passages]
    return (events + passages if found.mode == "timeline" else passages + events)[:k]


def _event_row(event: Evidence) -> dict[str, Any]:
    return {
        "id": event.id,
        "kind": "event",
        "text": event.text,
        "document": event.document,
        "start": event.start,
        "end": event.end,
        "score": event.score,
        "channels": list(event.channels),
    }


def _passage_row(passage: PassageHit) -> dict[str, Any]:
    return {
        "id": passage.id,
        "kind": "passage",
        "text": passage.text,
        "document": passage.document,
        "start": None,
        "end": None,
        "score": round(passage.score, 6),
        "channels": list(passage.channels),
    }


class _Clock:
    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self._last = time.perf_counter()

    def lap(self, stage: str) -> None:
        now = time.perf_counter()
        self.seconds[stage] = now - self._last
        self._last = now
