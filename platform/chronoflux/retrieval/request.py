"""What a mode is asked, and what it answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from chronoflux.graph.runner import QueryRunner
from chronoflux.language.embeddings import Embedder
from chronoflux.model import Evidence, Question, ReasoningPath
from chronoflux.retrieval.fusion import Ranked
from chronoflux.retrieval.passages import PassageHit, passages_of_documents, read_passages
from chronoflux.settings import Settings

_OVERFETCH = 4


@dataclass(frozen=True, slots=True)
class Request:
    """One search for passages.

    Attributes:
        runner: the graph.
        settings: collection and weights.
        question: as understood.
        vector: its unit vector.
        embedder: the model that made it.
        k: how many passages are wanted.
        events: scored events found for the question, best first.
        documents: ids of the documents that a filter admits; None admits all.
    """

    runner: QueryRunner
    settings: Settings
    question: Question
    vector: list[float]
    embedder: Embedder
    k: int
    events: Sequence[Evidence] = ()
    documents: Sequence[str] | None = None

    @property
    def depth(self) -> int:
        """How many candidates each channel gives, so that fusion has something to choose from."""
        return _OVERFETCH * self.k

    def admitted(self) -> list[str]:
        """Ids of the nearest passages in the documents that a filter admits; without a filter none."""
        if self.documents is None:
            return []
        return passages_of_documents(self.runner, self.settings, self.documents, self.vector, self.depth)

    def hits(self, ranked: Sequence[Ranked], most: int | None = None) -> list[PassageHit]:
        """The best of the ranked passages that the filter admits, as they are stored: `most`, or k."""
        count = self.k if most is None else most
        stored = read_passages(self.runner, ranked if self.documents is not None else ranked[:count])
        return [hit for hit in stored if self.documents is None or hit.document in self.documents][:count]


@dataclass(frozen=True, slots=True)
class Found:
    """Passages, best first, and the chains that lead to them where a mode knows any."""

    passages: Sequence[PassageHit]
    paths: tuple[ReasoningPath, ...] = ()
