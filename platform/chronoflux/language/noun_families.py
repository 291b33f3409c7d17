"""Which common nouns may stand for what a name names: "the hospital" for St Bride's Infirmary."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import cache

from chronoflux.language.resources import LANGUAGES, words


def stands_for(noun: str, own: Iterable[str]) -> bool:
    """Whether a noun may be said of what has some words in its name, or is said to be them.

    Args:
        noun: in lower case: "hospital".
        own: words in lower case: those of "St Bride's Infirmary", or "infirmary".
    """
    return any(noun in _nouns_of().get(word, ()) for word in own)


def has_family(own: Iterable[str]) -> bool:
    """Whether one of some words tells what sort of thing it names."""
    return not _nouns_of().keys().isdisjoint(own)


def is_general(noun: str) -> bool:
    """Whether a noun is one that may stand for a thing or body named before."""
    return noun in _all_nouns()


@cache
def _nouns_of() -> dict[str, frozenset[str]]:
    """A word of a name -> the nouns that may stand for what it names, of all languages."""
    table: dict[str, set[str]] = defaultdict(set)
    for language in LANGUAGES:
        for family in words(language, "noun_families"):
            nouns, _, named = family.partition(" : ")
            for word in named.split():
                table[word].update(nouns.split())
    return {word: frozenset(nouns) for word, nouns in table.items()}


@cache
def _all_nouns() -> frozenset[str]:
    return frozenset().union(*_nouns_of().values())
