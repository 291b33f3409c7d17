"""One document through the language room, as the loaders run it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

from chronoflux.language.entities import EntityFinder
from chronoflux.language.names import merge_aliases
from chronoflux.language.references import Resolved, resolve_references
from chronoflux.language.sentences import split_sentences
from chronoflux.model import Sentence

finder = cache(EntityFinder)


def read_sentences(text: str, title: str = "", language: str = "en") -> tuple[Sentence, ...]:
    spans = split_sentences(text, language)
    found = finder(language).find([text[start:end] for start, end in spans])
    sentences = [
        Sentence(
            index,
            text[start:end],
            start,
            end,
            tuple(replace(m, char_start=m.char_start + start, char_end=m.char_end + start) for m in mentions),
        )
        for index, ((start, end), mentions) in enumerate(zip(spans, found, strict=True))
    ]
    return merge_aliases(sentences, title)


@pytest.fixture
def sentences_of() -> Callable[..., tuple[Sentence, ...]]:
    return read_sentences


@pytest.fixture
def resolve() -> Callable[..., list[Resolved]]:
    def run(text: str, title: str = "", language: str = "en") -> list[Resolved]:
        return resolve_references(read_sentences(text, title, language), language, title)

    return run
