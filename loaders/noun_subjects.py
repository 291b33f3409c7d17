"""Subjects that are no names: "The old mill was sold", "Nel 1976 chiuse l'ippodromo"."""

from __future__ import annotations

import re

from chronoflux.language.definitions import noun_kind
from chronoflux.loaders.clause_words import clause_words
from chronoflux.loaders.grammar_files import load_grammar

THINGS = frozenset({"ORG", "PLACE", "WORK", "EVENT"})
"""Kinds of what holds no office."""


def has_noun_subject(text: str, language: str) -> bool:
    """Whether a statement has a noun with its verb: it tells of something, though it may name nothing."""
    words = clause_words(language)
    return bool(words.noun_subject.match(text) or words.noun_behind.match(text))


def opens_with_thing(text: str, language: str) -> bool:
    """Whether the noun that a statement opens with is of a thing or a body ("The old mill was sold")."""
    opening = clause_words(language).noun_subject.match(text)
    if opening is None:
        return False
    nouns = load_grammar(language[:2]).nouns
    kinds = {noun_kind(word.lower()) for word in re.findall(r"\w+", opening["noun"])}
    named = any(nouns[kind].search(opening["noun"]) for kind in ("property", "body", "settlement"))
    return "PERSON" not in kinds and (named or not kinds.isdisjoint(THINGS | {"MISC"}))
