"""Participles that open a sentence whose subject is left out or follows: "Renamed Day FM", "Chiamato Politeama"."""

from __future__ import annotations

from functools import cache

from chronoflux.language.resources import given_names, words


@cache
def opening_participles(language: str) -> frozenset[str]:
    """The forms, lower case, that say what was done to a sentence's subject; no given names ("Renato")."""
    endings = words(language, "participle_endings") or frozenset({""})
    forms = {f"{stem}{ending}" for stem in words(language, "opening_participles") for ending in endings}
    return frozenset(forms - given_names("male") - given_names("female"))
