"""Sentences that only say what their unnamed subject is or was: "Town clerk of Marrack 1910-1938.", "Pittrice, ..."."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from chronoflux.language.definitions import noun_kind
from chronoflux.language.noun_families import is_general
from chronoflux.language.participles import opening_participles
from chronoflux.language.resources import words
from chronoflux.language.tokens import Token

_LONGEST = 3
"""Words up to the noun in English, where it comes last ("Deputy town clerk")."""


@dataclass(frozen=True, slots=True)
class PredicateNoun:
    """What a sentence calls its unnamed subject."""

    link: str
    """What joins it to the name: " was ", or ", " before an apposition."""
    personal: bool


class PredicateNouns:
    """Finds such sentences in one language."""

    def __init__(self, language: str) -> None:
        """Load the word lists."""
        self._past = words(language, "past_copulas")
        self._first = bool(words(language, "presenting_verbs"))
        """Whether a noun stands before what describes it, as in Italian."""
        self._determiners = words(language, "articles")
        self._participles = opening_participles(language)
        self._prepositions = words(language, "prepositions")
        self._joined = re.compile(rf"(?:{'|'.join(sorted(words(language, 'participle_forms')))})\Z")

    def find(self, tokens: Sequence[Token]) -> PredicateNoun | None:
        """What a sentence without a verb calls its subject, where it opens with a noun that has no article."""
        if len(tokens) < 4 or tokens[0].start or not tokens[0].text.istitle() or tokens[-1].text != ".":
            return None
        reach = 1 if self._first else _LONGEST
        if tokens[0].lower in self._determiners | self._prepositions:
            return None
        kinds = [noun_kind(token.lower) or ("MISC" if is_general(token.lower) else None) for token in tokens[:reach]]
        at = next((at for at in reversed(range(len(kinds))) if kinds[at]), None)
        if at is None or not all(token.text.islower() for token in tokens[1 : at + 1]):
            return None
        following = tokens[at + 1]
        personal = kinds[at] == "PERSON"
        done = following.lower in self._participles if personal else self._joined.match(following.lower) is not None
        described = following.text == "," or done
        if not (personal or described):
            return None
        if described:
            return PredicateNoun(", ", personal)
        governed = following.lower in self._prepositions or following.text[0].isdigit()
        return PredicateNoun(f" {min(self._past)} ", personal) if governed else None
