"""From a document as read to everything the text layers say about it."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from chronoflux.errors import DocumentError
from chronoflux.language.detection import detect_language
from chronoflux.language.entities import EntityFinder
from chronoflux.language.names import merge_aliases
from chronoflux.language.sentences import split_sentences
from chronoflux.loaders.documents import MAX_CHARACTERS
from chronoflux.loaders.events import extract_events
from chronoflux.loaders.passages import make_passages
from chronoflux.loaders.readers.dates import dateline, title_date
from chronoflux.loaders.titles import subject_title
from chronoflux.model import AnalysedDocument, Mention, Sentence, SourceDocument
from chronoflux.settings import Settings, get_settings

_CAPITAL = re.compile(r"[^\W\d_a-zà-öø-ÿ]")
"""A letter that may open a name; a sentence without one (a rule, a row of figures) is not searched for names."""
_BATCH = 2048
"""Sentences handed to the entity finder at once: bounds its memory whatever the document's length."""


def analyse(document: SourceDocument, settings: Settings | None = None, *, summaries: bool = True) -> AnalysedDocument:
    """Sentences, entities, passages with summaries, and events of one document.

    Args:
        document: as `read_documents` gives it; without a reference date of its own, a dateline in its text gives one.
        settings: passage sizes and the event threshold; None reads the process's own.
        summaries: whether passages get an extractive summary.

    Raises:
        DocumentError: the text is longer than MAX_CHARACTERS.
        ModelError: a language model is missing.
    """
    if len(document.text) > MAX_CHARACTERS:
        size = f"{len(document.text):,} characters in one document; the limit is {MAX_CHARACTERS:,}"
        raise DocumentError(f"{document.id}: {size}, split it")
    settings = settings or get_settings()
    language = document.language or detect_language(document.text)
    if document.reference_date is None:
        stated = dateline(document.text, language) or title_date(document.title, language)
        document = replace(document, reference_date=stated)
    title = subject_title(document)
    sentences = merge_aliases(find_sentences(document.text, language), title)
    passages = make_passages(document.text, sentences, settings, title=title, summaries=summaries)
    events = extract_events(document, language, sentences, settings)
    return AnalysedDocument(document, language, tuple(sentences), passages, events)


def find_sentences(text: str, language: str) -> list[Sentence]:
    """The sentences of a text with the names they mention; all offsets are into the text."""
    spans = split_sentences(text, language)
    finder = _entity_finder(language[:2])
    sentences: list[Sentence] = []
    for begin in range(0, len(spans), _BATCH):
        batch = spans[begin : begin + _BATCH]
        named = [span for span in batch if _CAPITAL.search(text, *span)]
        found = dict(zip(named, finder.find([text[start:end] for start, end in named]), strict=True))
        for start, end in batch:
            mentions = tuple(_shift(mention, start) for mention in found.get((start, end), ()))
            sentences.append(Sentence(len(sentences), text[start:end], start, end, mentions))
    return sentences


def _shift(mention: Mention, offset: int) -> Mention:
    return replace(mention, char_start=mention.char_start + offset, char_end=mention.char_end + offset)


@lru_cache(maxsize=2)
def _entity_finder(language: str) -> EntityFinder:
    return EntityFinder(language)
