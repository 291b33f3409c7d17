"""Who a document is speaking of at each point: the state that pronouns and dropped subjects are resolved against."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from chronoflux.language.gender import Gender, genders
from chronoflux.language.keys import bare_title, normalise_name
from chronoflux.language.resources import words
from chronoflux.model import Mention, Sentence

_MEMORY = 3
"""Sentences back in which an antecedent is looked for."""
_DEFINING = 3
"""The first sentences of a page, which say what its title is."""
_NOUN_KINDS = {"person": "PERSON", "organisation": "ORG", "place": "PLACE", "work": "WORK", "thing": "MISC"}
_NOT_A_THING = frozenset({"PERSON"})


@dataclass(frozen=True, slots=True)
class Referent:
    """Something that can be spoken of again."""

    name: str
    kind: str
    gender: Gender | None = None
    plural: bool = False

    @property
    def is_person(self) -> bool:
        """Whether "he" or "she" may stand for it."""
        return self.kind == "PERSON" and not self.plural


class Discourse:
    """The referents of a document in the order they come up."""

    def __init__(self, sentences: Sequence[Sentence], language: str, title: str) -> None:
        """Learn kinds and genders from the whole document before it is read sentence by sentence."""
        self._kinds = {mention.name: mention.kind for sentence in sentences for mention in sentence.mentions}
        name = bare_title(title)
        by_key = {normalise_name(each): each for each in self._kinds}
        name = by_key.get(normalise_name(name), name)
        self._genders = genders(sentences, language, name)
        self.title = self.referent(name) if name else None
        self._nouns = {noun: kind for topic, kind in _NOUN_KINDS.items() for noun in words(language, f"{topic}_nouns")}
        self._definition = _definition(sentences, name)
        self._recent: deque[list[Referent]] = deque(maxlen=_MEMORY)
        self.subject: Referent | None = None
        """Subject of the sentence before, whether named or resolved."""

    def referent(self, name: str) -> Referent:
        """The document's entity of that name."""
        kind = self._kinds.get(name, "MISC")
        gender = self._genders.get(name)
        if kind == "MISC" and gender and len(name.split()) > 1:
            kind = "PERSON"
        return Referent(name, kind, gender if kind == "PERSON" else None)

    def new_paragraph(self) -> None:
        """A page about a person returns to that person at the start of a paragraph."""
        if self.title and self.title.is_person:
            self.subject = None

    def advance(self, mentions: Sequence[Mention], subject: Referent | None, *, keeps: bool) -> None:
        """Take in a sentence that was read; `keeps` when it has no subject of its own to replace the last one."""
        self._recent.append([self.referent(mention.name) for mention in mentions])
        if subject or not keeps:
            self.subject = subject

    def person(self, gender: Gender | None) -> Referent | None:
        """Who "he", "she" or a dropped personal subject is.

        The subject just before, if it fits; on a page about a person only if its gender is known to fit; then the page's
        person; then the only fitting person of the last sentences.
        """
        title = self.title if self.title and self.title.is_person and _agrees(self.title, gender) else None
        last = self.subject
        if last and last.is_person and _agrees(last, gender) and (not title or last == title or _surely(last, gender)):
            return last
        return title or self._only(lambda each: each.is_person and _agrees(each, gender))

    def thing(self) -> Referent | None:
        """What "it" is: the subject just before, or the page's title, where it is no person."""
        for candidate in (self.subject, self.title):
            if candidate and candidate.kind not in _NOT_A_THING and not candidate.plural:
                return candidate
        return None

    def group(self) -> Referent | None:
        """Who "they" are: a plural subject just before, or an organisation."""
        for candidate in (self.subject, self.title):
            if candidate and (candidate.plural or candidate.kind == "ORG"):
                return candidate
        return None

    def anyone(self, gender: Gender | None, *, personal: bool) -> Referent | None:
        """Whom or what a dropped singular subject continues."""
        last = self.subject
        if last and not last.plural and not last.is_person and not personal:
            return last
        return self.person(gender) or (None if personal or last else self.thing())

    def described(self, noun: str) -> Referent | None:
        """What "the company" or "il ministro" is: the title if its definition says so, else the only fitting referent."""
        kind = self._nouns.get(noun)
        if kind is None:
            return None
        if self.title and noun in self._definition and self.title.is_person == (kind == "PERSON"):
            return self.title
        last = self.subject
        if last and last.kind == kind and not last.plural:
            return last
        return self._only(lambda each: each.kind == kind)

    def _only(self, fits: Callable[[Referent], bool]) -> Referent | None:
        found = {each.name: each for mentioned in self._recent for each in mentioned if fits(each)}
        return next(iter(found.values())) if len(found) == 1 else None


def _agrees(referent: Referent, gender: Gender | None) -> bool:
    return gender is None or referent.gender is None or referent.gender == gender


def _surely(referent: Referent, gender: Gender | None) -> bool:
    return gender is None or referent.gender == gender


def _definition(sentences: Sequence[Sentence], title: str) -> frozenset[str]:
    """The words of the opening sentences that name the title."""
    opening = [s.text for s in sentences[:_DEFINING] if any(mention.name == title for mention in s.mentions)]
    return frozenset(re.findall(r"\w+", " ".join(opening).lower()))
