"""Where a sentence says "there", "vi", "lì": the adverb, and where its place would be written out."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from chronoflux.language.italian_verbs import ItalianVerbs
from chronoflux.language.resources import words
from chronoflux.language.tokens import Token, tokenise

_THERE = re.compile(r"(?<!\w)(?:from\s)?there(?![\w'’])", re.IGNORECASE)
_LAST_WORD = re.compile(r"(\w+)\W*\Z")
_NEXT_WORD = re.compile(r"\s?,?\s(\w+)")
_CLITICS = frozenset({"vi", "v", "ci", "c"})


@dataclass(frozen=True, slots=True)
class PlaceAdverb:
    """An adverb of place: text[start:end] goes, and the place is written at `at`, at or behind `end`."""

    start: int
    end: int
    at: int
    dwelling: bool
    """Whether one is there as in a town, not as in a school: "was born there"."""
    preposition: str | None = None
    """What the adverb itself says ("from there"); None for that of the place."""
    moving: bool = False
    """Whether somebody goes there."""


def find_place_adverb(text: str, language: str) -> PlaceAdverb | None:
    """The first adverb of place in a sentence; "there was" and "ci fu" only say that something existed.

    Args:
        text: a sentence.
        language: "en" or "it".
    """
    return _italian(text) if language == "it" else _english(text)


def _english(text: str) -> PlaceAdverb | None:
    for match in _THERE.finditer(text):
        before, behind = _LAST_WORD.search(text, 0, match.start()), _NEXT_WORD.match(text, match.end())
        word = before[1].lower() if before else ""
        if behind and behind[1].lower() in words("en", "behind_existential"):
            continue
        if word in words("en", "before_other_there"):
            continue
        from_there = match.group().lower().startswith("from")
        return PlaceAdverb(
            match.start(),
            match.end(),
            match.end(),
            dwelling=word in words("en", "dwelling_verbs"),
            preposition="from" if from_there else None,
            moving=word in words("en", "motion_verbs"),
        )
    return None


def _italian(text: str) -> PlaceAdverb | None:
    tokens, verbs = tokenise(text), _italian_verbs()
    for place, token in enumerate(tokens):
        if token.lower in words("it", "place_adverbs") and (not place or tokens[place - 1].lower not in ("di", "al")):
            return PlaceAdverb(token.start, token.end, token.end, dwelling=False)
        if token.lower in _CLITICS and (found := _bound(tokens, place, verbs)) is not None:
            return found
    return None


@cache
def _italian_verbs() -> ItalianVerbs:
    return ItalianVerbs()


def _bound(tokens: tuple[Token, ...], place: int, verbs: ItalianVerbs) -> PlaceAdverb | None:
    """The clitic at a position, if it is bound to a verb that tells what somebody did there.

    "ci" is as often "us": only verbs of being and working somewhere make it a place.
    """
    verb = place + 2 if place + 1 < len(tokens) and tokens[place + 1].lower in ("si", "s") else place + 1
    if verb >= len(tokens) or not verbs.is_finite(tokens[verb].text):
        return None
    group = verbs.read(tokens, place, verb)
    if group.copular and tokens[verb].lower not in words("it", "staying_verbs"):
        return None
    last = tokens[group.end - 1]
    staying = any(last.lower.startswith(stem) for stem in words("it", "staying_stems"))
    if tokens[place].lower in ("ci", "c") and not staying:
        return None
    dwelling = any(last.lower.startswith(stem) for stem in words("it", "dwelling_stems"))
    return PlaceAdverb(tokens[place].start, tokens[place + 1].start, last.end, dwelling=dwelling)
