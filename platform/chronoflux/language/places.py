"""Adverbs of place written out: "He taught there until 1950" -> "He taught at Keele University until 1950"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from chronoflux.language.place_adverbs import PlaceAdverb, find_place_adverb
from chronoflux.language.resources import base_language, words
from chronoflux.model import Mention

_PLACED = frozenset({"ORG", "PLACE", "MISC"})
"""Rules often cannot tell what an Italian name is; its preposition does."""
_WORD = re.compile(r"[^\W\d_]+['’]?")
_REACH = 40
"""Characters before a name in which its preposition and article stand."""
_ELIDED = ("'", "’")
_USUAL = {"en": ("in", "at"), "it": ("a", "presso")}
"""With a town and with a body."""


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """A place or body that somebody was told to be at."""

    name: str
    kind: str
    preposition: str
    """As written before it; "" behind a verb of arrival ("joined Acme")."""
    said: str
    """As written, with an article that stands apart: "the Grammar School"."""
    start: int
    """Where its preposition begins in its sentence."""
    end: int


class Places:
    """What "there" may be at each point of a paragraph: where its sentence, or the one before, told somebody to be."""

    def __init__(self, language: str) -> None:
        """Start a document.

        Args:
            language: "en" or "it" (a region is ignored).
        """
        self._language = base_language(language)
        self._before: list[Whereabouts] = []
        self._who: str | None = None
        """The subject of the sentence before: where it was, another need not be."""

    def new_paragraph(self) -> None:
        """Nothing carries over a blank line."""
        self._before = []

    def resolve(self, text: str, subject: str | None, mentions: Sequence[Mention]) -> tuple[str, tuple[Mention, ...]]:
        """A sentence with its adverbs of place written out, and the names that this adds to it.

        What a sentence calls by a mere noun before the adverb ("went to the farm and stayed there") has no name.

        Args:
            text: the sentence, its pronouns resolved.
            subject: its subject, which is nowhere.
            mentions: its names.
        """
        found, added = list(self._told(text, subject, mentions)), list[Mention]()
        if subject != self._who:
            self._before = []
        self._who = subject
        known, nouns = self._before, place_nouns(self._language)
        while (adverb := find_place_adverb(text, self._language)) is not None:
            known = [place for place in found if place.end <= adverb.start] or known
            unnamed = known is self._before and not nouns.isdisjoint(_WORD.findall(text, 0, adverb.start))
            if not known or unnamed:
                break
            place = _choose(known, adverb)
            text, known = self._written(text, adverb, place), [place]
            added.append(Mention(place.name, place.name, place.kind, 0, 0))
        self._before = found or ([] if adverb is None and not added else known)
        return text, tuple(added[:1])

    def _told(self, text: str, subject: str | None, mentions: Sequence[Mention]) -> Iterator[Whereabouts]:
        """The places and bodies behind a preposition of place or a verb of arrival, in order."""
        placed = {each.surface: each for each in mentions if each.kind in _PLACED and each.name != subject}
        if not placed:
            return
        names = "|".join(re.escape(surface) for surface in sorted(placed, key=len, reverse=True))
        nouns = place_nouns(self._language)
        prepositions, arrivals = words(self._language, "adverb_prepositions"), words(self._language, "arrival_verbs")
        for match in re.finditer(rf"(?<!\w)(?:{names})(?!\w)", text):
            before = list(_WORD.finditer(text, max(0, match.start() - _REACH), match.start()))
            first = match.start()
            while before and before[-1].group() in nouns:
                first = before.pop().start()  # "al liceo Verri"
            if before and before[-1].group().lower() in words(self._language, "articles"):
                first = before.pop().start()
            beside = bool(before) and not text[before[-1].end() : first].strip()
            word = before[-1].group().lower().replace("’", "'") if beside else ""
            if word in prepositions | arrivals:
                preposition = before[-1].group().lower() if word in prepositions else ""
                mention = placed[match.group()]
                said = text[first : match.end()]
                yield Whereabouts(mention.name, mention.kind, preposition, said, before[-1].start(), match.end())

    def _written(self, text: str, adverb: PlaceAdverb, place: Whereabouts) -> str:
        """The sentence with the place told where the language puts it."""
        preposition = adverb.preposition or place.preposition
        if not preposition or (adverb.preposition is None and preposition in words(self._language, "adverb_goals")):
            preposition = "to" if adverb.moving else _USUAL[self._language][place.kind == "ORG"]
        gap = "" if preposition.endswith(_ELIDED) else " "
        phrase = f"{preposition}{gap}{place.said}"
        if adverb.start == 0 and adverb.at == adverb.end:
            phrase = f"{phrase[0].upper()}{phrase[1:]}"
        left, right = text[: adverb.start] + text[adverb.end : adverb.at], text[adverb.at :]
        if adverb.at > adverb.end and adverb.start == 0:
            left = f"{left[:1].upper()}{left[1:]}"
        return f"{left.rstrip()}{' ' if left.strip() else ''}{phrase}{right}"


def _choose(known: Sequence[Whereabouts], adverb: PlaceAdverb) -> Whereabouts:
    """The last one told; but a body rather than the place right behind it, unless one was born or lived there."""
    last = known[-1]
    if adverb.dwelling:
        return next((each for each in reversed(known) if each.kind == "PLACE"), last)
    body = next((each for each in reversed(known[:-1]) if each.kind == "ORG"), None)
    return body if body is not None and last.kind == "PLACE" and last.start - body.end <= 1 else last


@cache
def place_nouns(language: str) -> frozenset[str]:
    """Nouns for what one may be at: "school", "fabbrica"."""
    topics = ("organisation_nouns", "organisation_cues", "place_nouns", "place_cues")
    return frozenset(word.lower() for topic in topics for word in words(language, topic))
