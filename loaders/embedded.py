"""Vectors of everything in a batch of documents, each distinct text encoded once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from chronoflux.language.embeddings import Embedder
from chronoflux.model import AnalysedDocument, Event
from chronoflux.temporal.encoding import TIME_DIMENSION, encode_time, no_time

Vectors = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class EmbeddedDocument:
    """An analysed document with the vectors of its parts, row i for part i.

    Attributes:
        analysed: the document.
        sentences, passages, summaries: unit vectors, (n, dimension); a passage without summary has a zero row.
        events: unit text then unit time, (n, dimension + TIME_DIMENSION); static events end in zeros.
    """

    analysed: AnalysedDocument
    sentences: Vectors
    passages: Vectors
    summaries: Vectors
    events: Vectors


def embed_documents(documents: Sequence[AnalysedDocument], embedder: Embedder) -> list[EmbeddedDocument]:
    """Encode all parts of the documents in one call, so that batches are full and repeats cost nothing."""
    texts: list[str] = []
    for document in documents:
        texts += _texts(document)
    vectors = embedder.encode(texts)
    embedded, start = [], 0
    for document in documents:
        sizes = [len(document.sentences), len(document.passages), len(document.passages), len(document.events)]
        bounds = np.cumsum([start, *sizes])
        sentences, passages, summaries, events = (vectors[a:b] for a, b in pairwise(bounds))
        times = np.array([_time_vector(event) for event in document.events], dtype=np.float32)
        times = times.reshape(len(events), TIME_DIMENSION)
        embedded.append(EmbeddedDocument(document, sentences, passages, summaries, np.hstack([events, times])))
        start = int(bounds[-1])
    return embedded


def contextual(text: str, title: str) -> str:
    """A text under its document's title, unless it names the title itself."""
    return text if not title or title.casefold() in text.casefold() else f"{title}: {text}"


def _texts(document: AnalysedDocument) -> list[str]:
    title = document.document.title
    return [
        *(contextual(sentence.text, title) for sentence in document.sentences),
        *(f"{title}\n{passage.text}" for passage in document.passages),
        *(contextual(passage.summary.text, title) if passage.summary else "" for passage in document.passages),
        *(contextual(event.text, title) for event in document.events),
    ]


def _time_vector(event: Event) -> Vectors:
    if event.interval is None:
        return no_time()
    return encode_time(event.interval.start_day, event.interval.end_day)
