"""Vectors of everything in a batch of documents, each distinct text encoded once.

An extractive summary takes the mean of its sentences' vectors, which are there already; a written one is encoded.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from chronoflux.language.embeddings import Embedder
from chronoflux.model import AnalysedDocument, Event, Passage, Summary
from chronoflux.temporal.encoding import encode_time, no_time

Vectors = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class EmbeddedDocument:
    """An analysed document with the vectors of its parts, one for each in order.

    Attributes:
        analysed: the document.
        sentences, passages: unit vectors.
        summaries: unit vectors; zeros where a passage has no summary.
        events: unit text then unit time; static events end in zeros.
    """

    analysed: AnalysedDocument
    sentences: Sequence[Vectors]
    passages: Sequence[Vectors]
    summaries: Sequence[Vectors]
    events: Sequence[Vectors]


def embed_documents(documents: Sequence[AnalysedDocument], embedder: Embedder) -> list[EmbeddedDocument]:
    """Encode all parts of the documents in one call, so that batches are full and repeats cost nothing."""
    texts = list(dict.fromkeys(text for document in documents for text in _texts(document)))
    vectors = dict(zip(texts, embedder.encode(texts), strict=True))
    return [_embedded(document, vectors, embedder.dimension) for document in documents]


def contextual(text: str, title: str) -> str:
    """A text under its document's title, unless it names the title itself."""
    return text if not title or title.casefold() in text.casefold() else f"{title}: {text}"


def _texts(document: AnalysedDocument) -> list[str]:
    title = document.document.title
    return [
        *(contextual(sentence.text, title) for sentence in document.sentences),
        *(_passage_text(passage, title) for passage in document.passages),
        *(contextual(p.summary.text, title) for p in document.passages if p.summary and not p.summary.sentences),
        *(contextual(event.text, title) for event in document.events),
    ]


def _embedded(document: AnalysedDocument, vectors: dict[str, Vectors], dimension: int) -> EmbeddedDocument:
    title = document.document.title
    sentences = [vectors[contextual(sentence.text, title)] for sentence in document.sentences]

    def summary_vector(summary: Summary | None) -> Vectors:
        if summary is None:
            return np.zeros(dimension, dtype=np.float32)
        if not summary.sentences:
            return vectors[contextual(summary.text, title)]
        mean: Vectors = np.mean([sentences[index] for index in summary.sentences], axis=0)
        norm: np.float32 = np.linalg.norm(mean)
        return np.divide(mean, max(norm, np.float32(1e-12)), dtype=np.float32)

    return EmbeddedDocument(
        document,
        sentences,
        passages=[vectors[_passage_text(passage, title)] for passage in document.passages],
        summaries=[summary_vector(passage.summary) for passage in document.passages],
        events=[np.concatenate([vectors[contextual(e.text, title)], _time_vector(e)]) for e in document.events],
    )


def _passage_text(passage: Passage, title: str) -> str:
    return f"{title}\n{passage.text}"


def _time_vector(event: Event) -> Vectors:
    if event.interval is None:
        return no_time()
    return encode_time(event.interval.start_day, event.interval.end_day)
