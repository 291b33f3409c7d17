"""Subjects that are no names: "The old mill was sold", "Nel 1976 chiuse l'ippodromo"."""

from __future__ import annotations

import re

from chronoflux.language.definitions import noun_kind
from chronoflux.loaders.clause_words import clause_words
from chronoflux.loaders.grammar_files import load_grammar

_KEY = re.compile(r"(?:\d{1,2}\S{0,2} [^\W\d_]{3,9} )?\d{4}\s?[:.–—-]\s+")
"""The date that an entry of a chronicle opens with."""
THINGS = frozenset({"ORG", "PLACE", "WORK", "EVENT"})
"""Kinds of what holds no office."""


def has_noun_subject(text: str, language: str) -> bool:
    """Whether a statement has a noun with its verb: it tells of something, though it may name nothing."""
    words, key = clause_words(language), _KEY.match(text)
    start = key.end() if key else 0
    return bool(words.noun_subject.match(text, start) or words.noun_behind.match(text, start))


def opens_with_thing(text: str, language: str) -> bool:
    """Whether the noun that a statement opens with is of a thing or a body ("The old mill was sold")."""
    opening = clause_words(language).noun_subject.match(text)
    if opening is None:
        return False
    nouns = load_grammar(language[:2]).nouns
    kinds = {noun_kind(word.lower()) for word in re.findall(r"\w+", opening["noun"])}
    named = any(nouns[kind].search(opening["noun"]) for kind in ("property", "body", "settlement"))
    return "PERSON" not in kinds and (named or not kinds.isdisjoint(THINGS | {"MISC"}))
