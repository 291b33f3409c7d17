"""What is left of a word without its inflection: "resign", "resigned"; "laurea", "laureò"."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from chronoflux.language.resources import LANGUAGES

if TYPE_CHECKING:
    from snowballstemmer.basestemmer import BaseStemmer

_NAMES = {"en": "english", "it": "italian"}


@lru_cache(maxsize=1 << 16)
def stems(word: str) -> frozenset[str]:
    """The stems of a lower-case word in each of our languages (Snowball), which its inflections share."""
    return frozenset(_stemmer(language).stemWord(word) for language in LANGUAGES)


def stems_of(words: Iterable[str]) -> frozenset[str]:
    """The stems of several words."""
    return frozenset().union(*(stems(word) for word in words))


@cache
def _stemmer(language: str) -> BaseStemmer:
    import snowballstemmer

    return snowballstemmer.stemmer(_NAMES[language])
