"""Who a document is speaking of at each point: the state that pronouns and dropped subjects are resolved against."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from chronoflux.language.definitions import definition, is_mentioned, may_be_person, noun_kind, title_kind
from chronoflux.language.gender import Gender, genders
from chronoflux.language.keys import bare_title, normalise_name
from chronoflux.language.resources import base_language, words
from chronoflux.model import Mention, Sentence

_COUPLE = 2
_MEMORY = 3
"""Sentences back in which an antecedent is looked for."""


@dataclass(frozen=True, slots=True)
class Referent:
    """Something that can be spoken of again."""

    name: str
    kind: str
    gender: Gender | None = None
    plural: bool = False
    lead: str = ""
    """First of several names: "Ann Lee" in "Ann Lee and John Smith"."""
    other: str = ""
    """The second of two."""
    nameless: bool = False
    """Whether it is a noun phrase and no name: "the old mill"."""

    @property
    def members(self) -> tuple[str, ...]:
        """The names it is made of."""
        return (self.lead, self.other) if self.other else (self.name,)

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
        if name:
            votes = Counter({self._kinds[name]: 1}) if name in self._kinds else Counter[str]()
            self._kinds[name] = title_kind(sentences, name, votes)
        self._language = language
        self._vessels = set(_headed_by_thing(sentences))
        self._genders = genders(sentences, language, name)
        if name and not is_mentioned(sentences, name):
            self._genders.pop(name, None)
        self.title = self.referent(name) if name else None
        self._definition = frozenset(definition(sentences, name))
        self._recent: deque[list[Referent]] = deque(maxlen=_MEMORY)
        self.subject: Referent | None = None
        """Subject of the sentence before, whether named or resolved; None when it is no name."""
        self._person: Referent | None = None
        self._thing: Referent | None = None
        """The last subject of the paragraph that was no person."""
        self._opened = True

    def referent(self, name: str) -> Referent:
        """The document's entity of that name."""
        kind = self._kinds.get(name, "MISC")
        gender = self._genders.get(name)
        if kind == "MISC" and gender and may_be_person(name):
            kind = "PERSON"
        return Referent(name, kind, gender if kind == "PERSON" else None)

    @property
    def is_about_title_person(self) -> bool:
        """Whether a page about a person has spoken of no other since its paragraph began."""
        return self.title is not None and self.title.is_person and self._person in (None, self.title)

    def new_paragraph(self) -> None:
        """A paragraph starts afresh: with the title, until it names someone else."""
        self.subject = self._person = self._thing = None
        self._opened = True

    def advance(self, mentions: Sequence[Mention], subject: Referent | None, *, keeps: bool) -> None:
        """Take in a sentence that was read.

        Args:
            mentions: its mentions.
            subject: its subject, where known.
            keeps: it has no subject of its own that could be taken up: a heading, direct speech.
        """
        self._recent.append([self.referent(mention.name) for mention in mentions])
        if subject and subject.is_person:
            self._person = subject
        elif subject and not subject.plural:
            self._thing = subject
        if subject or not keeps:
            self.subject = subject
            self._opened = False

    def person(self, gender: Gender | None) -> Referent | None:
        """Who "he", "she" or a dropped personal subject is.

        The last personal subject of the paragraph, if it fits; on a page about a person only if its gender is known to
        fit; then the page's person; then the only fitting person of the last sentences.
        """
        title = self.title if self.title and self.title.is_person and _agrees(self.title, gender) else None
        last = self._person
        if last and _agrees(last, gender) and (not title or last == title or _surely(last, gender)):
            return last
        return title or self._only(lambda each: each.is_person and _agrees(each, gender))

    @property
    def spoken_of(self) -> str | None:
        """The name of the paragraph's last personal subject, or the title's on a page about a person."""
        person = self._person or (self.title if self.title and self.title.is_person else None)
        return person.name if person else None

    @property
    def body(self) -> str | None:
        """The name of the paragraph's last subject that was no person: what "it" in "led it" is."""
        thing = self._thing or (self.title if self.title and not self.title.is_person else None)
        return thing.name if thing else None

    def vessel(self) -> Referent | None:
        """What "she" is where no person is spoken of: the ship that was the last thing."""
        return self._thing if self._thing and self._thing.name in self._vessels else None

    def thing(self) -> Referent | None:
        """What "it" is: the subject just before, if no person; else the title of a page about a thing.

        After a subject that is no name ("The cavernous structure"), "it" is that, and nothing can be said.
        """
        if self.subject and self.subject.kind != "PERSON" and not self.subject.plural:
            return self.subject
        return self.title if self._title_is_at_hand() else None

    def group(self, *, married: bool = False) -> Referent | None:
        """Who "they" are: a plural subject, an organisation or a couple just before; else the title, if a body's.

        Args:
            married: whether they do what only couples do.
        """
        if self.subject and (self.subject.plural or self.subject.kind == "ORG"):
            return self.subject
        if self._thing and self._thing.kind == "ORG" and not married:
            return self._thing
        if couple := self._couple():
            return couple
        return self.title if self._title_is_at_hand() and self.title and self.title.kind == "ORG" else None

    def _couple(self) -> Referent | None:
        """The only two persons of the sentence before, one of them its subject: "Ann Lee married Bob Day"."""
        if self.subject is None or not self.subject.is_person or not self._recent:
            return None
        persons = {self.subject.name, *(each.name for each in self._recent[-1] if each.is_person)}
        if len(persons) != _COUPLE:
            return None
        (other,) = persons - {self.subject.name}
        joined = "e" if base_language(self._language) == "it" else "and"
        first = self.subject.name
        return Referent(f"{first} {joined} {other}", "PERSON", plural=True, lead=first, other=other)

    def one_of(self, pair: Referent, gender: Gender) -> Referent | None:
        """Which of two "he" or "she" is, where only one can be."""
        fitting = [each for each in map(self.referent, pair.members) if pair.other and each.gender == gender]
        return fitting[0] if len(fitting) == 1 else None

    def _title_is_at_hand(self) -> bool:
        return self.title is not None and self.title.kind != "PERSON" and (self._opened or self.subject is not None)

    def anyone(self, gender: Gender | None, *, personal: bool) -> Referent | None:
        """Whom or what a dropped singular subject continues."""
        last = self.subject
        if last and not last.plural and not last.is_person and not personal and _agrees(last, gender):
            return last
        known = last is not None or self._opened
        if not known and not personal:
            return None
        return self.person(gender) or (None if personal or last else self.thing())

    def described(self, noun: str) -> Referent | None:
        """What "the company" or "il ministro" is.

        The title, if its definition says so ("Condor is a German airline"), or if an organisation's page speaks of one;
        then the subject just before, or the paragraph's last body that was one, or else the only one mentioned of late,
        where persons and organisations are meant.
        """
        if named := self._named_after(noun):
            return named
        kind = noun_kind(noun)
        if kind is None:
            return None
        title = self.title
        if title and title.is_person == (kind == "PERSON") and not self._definition.isdisjoint(_with_plural(noun)):
            return title
        if kind not in {"PERSON", "ORG"}:
            return None
        if title and kind == "ORG" and (title.kind == "ORG" or (title.kind == "MISC" and self.subject == title)):
            return title
        if self.subject and self.subject.kind == kind and not self.subject.plural:
            return self.subject
        general = noun in words(self._language, "general_bodies")
        if general and self._thing and self._thing.kind == "ORG":
            return self._thing
        return self._only(lambda each: each.kind == kind)

    def _named_after(self, noun: str) -> Referent | None:
        """What bears the noun in its own name: "the museum" is Quillon Museum."""
        return next(
            (each for each in (self.subject, self._thing, self.title) if each and _bears(each, noun)),
            None,
        )

    def _only(self, fits: Callable[[Referent], bool]) -> Referent | None:
        found = {each.name: each for mentioned in self._recent for each in mentioned if fits(each)}
        return next(iter(found.values())) if len(found) == 1 else None


def _headed_by_thing(sentences: Sequence[Sentence]) -> Iterator[str]:
    """Names beside a noun for a ship or another made thing ("the ferry Lady Anselm", "the Corran ferry")."""
    for sentence in sentences:
        for mention in sentence.mentions:
            before = sentence.text[: mention.char_start - sentence.char_start].split()
            behind = sentence.text[mention.char_end - sentence.char_start :].split(maxsplit=1)
            beside = (*before[-1:], *(word.strip(",.") for word in behind[:1]))
            if any(noun_kind(word.lower()) == "MISC" for word in beside):
                yield mention.name


def _bears(referent: Referent, noun: str) -> bool:
    return referent.kind != "PERSON" and not referent.plural and noun in referent.name.lower().split()


def _agrees(referent: Referent, gender: Gender | None) -> bool:
    return gender is None or referent.gender is None or referent.gender == gender


def _surely(referent: Referent, gender: Gender | None) -> bool:
    return gender is None or referent.gender == gender


def _with_plural(noun: str) -> set[str]:
    return {noun, f"{noun}s", f"{noun.removesuffix('y')}ies"}
