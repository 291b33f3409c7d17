"""Writes documents, passages, summaries and sentences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from chronoflux import cypher
from chronoflux.graph.identity import part_id
from chronoflux.graph.runner import Transaction
from chronoflux.graph.vectors import as_vector
from chronoflux.loaders.embedded import EmbeddedDocument

LANGUAGE_SUFFIX = {"en": "En", "it": "It"}


def write_texts(tx: Transaction, collection: str, documents: Sequence[EmbeddedDocument]) -> None:
    """Write the text layers of the documents and the relationships between them."""
    tx.run(cypher.load("write/documents"), rows=[_document_row(collection, d) for d in documents])
    tx.run(cypher.load("write/sentences"), rows=[row for d in documents for row in _sentence_rows(collection, d)])
    tx.run(cypher.load("write/passages"), rows=[row for d in documents for row in _passage_rows(collection, d)])
    tx.run(cypher.load("write/next_passages"), rows=[row for d in documents for row in _next_rows(collection, d)])
    tx.run(cypher.load("write/passage_sentences"), rows=[row for d in documents for row in _holds_rows(collection, d)])
    tx.run(cypher.load("write/summaries"), rows=[row for d in documents for row in _summary_rows(collection, d)])


def _document_row(collection: str, embedded: EmbeddedDocument) -> dict[str, Any]:
    document = embedded.analysed.document
    properties = {
        "title": document.title,
        "source": document.source,
        "language": embedded.analysed.language,
        "reference_date": document.reference_date,
        **{f"meta_{key}": value for key, value in document.metadata.items()},
    }
    return {"collection": collection, "id": document.id, "properties": properties}


def _passage_rows(collection: str, embedded: EmbeddedDocument) -> list[dict[str, Any]]:
    document = embedded.analysed.document.id
    label = f"Passage{LANGUAGE_SUFFIX[embedded.analysed.language[:2]]}"
    return [
        {
            "id": part_id(collection, document, "passage", passage.index),
            "collection": collection,
            "label": label,
            "document": document,
            "index": passage.index,
            "text": passage.text,
            "char_start": passage.char_start,
            "char_end": passage.char_end,
            "embedding": as_vector(vector),
        }
        for passage, vector in zip(embedded.analysed.passages, embedded.passages, strict=True)
    ]


def _next_rows(collection: str, embedded: EmbeddedDocument) -> list[dict[str, Any]]:
    document, count = embedded.analysed.document.id, len(embedded.analysed.passages)
    ids = [part_id(collection, document, "passage", index) for index in range(count)]
    return [{"from": a, "to": b, "index": i} for i, (a, b) in enumerate(pairwise(ids))]


def _sentence_rows(collection: str, embedded: EmbeddedDocument) -> list[dict[str, Any]]:
    document = embedded.analysed.document.id
    label = f"Sentence{LANGUAGE_SUFFIX[embedded.analysed.language[:2]]}"
    return [
        {
            "id": part_id(collection, document, "sentence", sentence.index),
            "collection": collection,
            "label": label,
            "index": sentence.index,
            "text": sentence.text,
            "char_start": sentence.char_start,
            "char_end": sentence.char_end,
            "embedding": as_vector(vector),
        }
        for sentence, vector in zip(embedded.analysed.sentences, embedded.sentences, strict=True)
    ]


def _holds_rows(collection: str, embedded: EmbeddedDocument) -> list[dict[str, Any]]:
    document = embedded.analysed.document.id
    return [
        {
            "passage": part_id(collection, document, "passage", passage.index),
            "sentence": part_id(collection, document, "sentence", index),
            "index": index,
        }
        for passage in embedded.analysed.passages
        for index in range(passage.first_sentence, passage.last_sentence + 1)
    ]


def _summary_rows(collection: str, embedded: EmbeddedDocument) -> list[dict[str, Any]]:
    document = embedded.analysed.document.id
    return [
        {
            "id": part_id(collection, document, "summary", passage.index),
            "collection": collection,
            "passage": part_id(collection, document, "passage", passage.index),
            "text": passage.summary.text,
            "method": passage.summary.method,
            "embedding": as_vector(vector),
        }
        for passage, vector in zip(embedded.analysed.passages, embedded.summaries, strict=True)
        if passage.summary
    ]
