"""The LangChain retriever over the whole of Chronoflux."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Literal, Self

from langchain_core.callbacks import AsyncCallbackManagerForRetrieverRun, CallbackManagerForRetrieverRun
from langchain_core.documents import Document
from langchain_core.retrievers import BaseRetriever
from pydantic import ConfigDict, Field, PrivateAttr, SkipValidation

from chronoflux.errors import QuestionError
from chronoflux.graph.connection import open_graph
from chronoflux.graph.runner import QueryRunner
from chronoflux.language.embeddings import Embedder, load_embedder
from chronoflux.model import Evidence, ReasoningPath, Window
from chronoflux.retrieval.passages import PassageHit
from chronoflux.retrieval.search import Retrieved, retrieve
from chronoflux.settings import Settings, get_settings


class ChronofluxRetriever(BaseRetriever):
    """Retrieves dated evidence from a Chronoflux graph as LangChain documents.

    Works as it stands: connection, collection and models come from the settings, and the managed server is started when
    no URI is set. A runner that is handed in is borrowed and stays open; one that the retriever opened is closed by
    `close()` or at the end of a `with` block.

    Example:
        >>> retriever = ChronofluxRetriever(k=5)
        >>> retriever.invoke("Who was Minister of Health on 15 April 2020?")

    Each document's metadata is plain JSON: document, title, passage, char_start, char_end, start, end, granularity,
    score, channels, path, kind ("event" or "passage"), in_window. Items outside the question's own window come last;
    items outside `window` never come.
    """

    model_config = ConfigDict(arbitrary_types_allowed=True, extra="forbid")

    k: int = 10
    """How many documents to return; fewer only when the collection, or the hard window, holds fewer."""
    mode: Literal["auto", "timeline", "flow", "hybrid", "vector", "ppr", "linear", "community", "dual", "tree"] = "auto"
    collection: str | None = None
    """None takes it from the settings."""
    window: tuple[str | None, str | None] | None = None
    """Hard limits as ISO dates, inclusive; None is an open side."""
    as_of: str | None = None
    """Use only evidence dated up to this ISO date."""
    where: dict[str, str] | None = None
    """Document properties that evidence must come from."""
    settings: Settings = Field(default_factory=get_settings)
    runner: SkipValidation[QueryRunner | None] = Field(default=None, exclude=True)
    """A query runner to borrow; None opens one on first use."""

    _owned: QueryRunner | None = PrivateAttr(default=None)
    _embedder: Embedder | None = PrivateAttr(default=None)

    def _get_relevant_documents(
        self,
        query: str,
        *,
        run_manager: CallbackManagerForRetrieverRun,  # noqa: ARG002  (LangChain passes it by name)
        k: int | None = None,
    ) -> list[Document]:
        wanted = self.k if k is None else k
        found = self._retrieve(query, wanted)
        return _ranked(found, wanted)

    async def _aget_relevant_documents(
        self, query: str, *, run_manager: AsyncCallbackManagerForRetrieverRun, k: int | None = None
    ) -> list[Document]:
        return await asyncio.to_thread(self._get_relevant_documents, query, run_manager=run_manager.get_sync(), k=k)

    def _retrieve(self, query: str, k: int) -> Retrieved:
        settings = self.settings
        if self.collection is not None:
            settings = settings.model_copy(update={"collection": self.collection})
        if self._embedder is None:
            self._embedder = load_embedder(settings)
        return retrieve(
            self._connected(settings),
            settings,
            query,
            mode=self.mode,
            k=k,
            window=_window(self.window),
            as_of=_last_day(self.as_of),
            where=self.where,
            embedder=self._embedder,
        )

    def _connected(self, settings: Settings) -> QueryRunner:
        if self.runner is not None:
            return self.runner
        if self._owned is None:
            self._owned = open_graph(settings)
        return self._owned

    def close(self) -> None:
        """Close the connection if this retriever opened it."""
        if self._owned is not None:
            self._owned.close()
            self._owned = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()


def _window(limits: tuple[str | None, str | None] | None) -> Window | None:
    if limits is None:
        return None
    window = Window(*limits)
    try:
        reversed_limits = window.start_day > window.end_day
    except ValueError as error:
        raise QuestionError(f"window: {error}") from error
    if reversed_limits:
        raise QuestionError(f"window: {window.start} is after {window.end}; give the earlier date first")
    return window


def _last_day(as_of: str | None) -> int | None:
    if as_of is None:
        return None
    try:
        return Window(None, as_of).end_day
    except ValueError as error:
        raise QuestionError(f"as_of: {error}") from error


def _ranked(found: Retrieved, k: int) -> list[Document]:
    """In-window items first; within each part events before passages in timeline mode, passages first otherwise.

    A passage lies in the window when one of the retrieved events that do comes from it.
    """
    timed = bool(found.question.windows)
    inside = {event.passage for event in found.events if event.in_window}
    events = [_event_document(event) for event in found.events]
    passages = [
        _passage_document(passage, found.paths, in_window=not timed or passage.id in inside)
        for passage in found.passages
    ]
    items = events + passages if found.mode == "timeline" else passages + events
    return sorted(items, key=lambda item: not item.metadata["in_window"])[:k]


def _event_document(event: Evidence) -> Document:
    return Document(
        id=event.id,
        page_content=event.text,
        metadata={
            "kind": "event",
            "document": event.document,
            "title": event.title,
            "passage": event.passage,
            "char_start": event.char_start,
            "char_end": event.char_end,
            "start": event.start,
            "end": event.end,
            "granularity": event.granularity,
            "score": event.score,
            "channels": list(event.channels),
            "path": [],
            "in_window": event.in_window,
        },
    )


def _passage_document(passage: PassageHit, paths: Sequence[ReasoningPath], *, in_window: bool) -> Document:
    return Document(
        id=passage.id,
        page_content=passage.text,
        metadata={
            "kind": "passage",
            "document": passage.document,
            "title": passage.title,
            "passage": passage.id,
            "char_start": passage.char_start,
            "char_end": passage.char_end,
            "start": None,
            "end": None,
            "granularity": None,
            "score": passage.score,
            "channels": list(passage.channels),
            "path": [path.text for path in paths if path.passages[-1] == passage.id],
            "in_window": in_window,
        },
    )
