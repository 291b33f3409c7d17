"""Who a document is speaking of at each point: the state that pronouns and dropped subjects are resolved against."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Sequence

from chronoflux.language.definitions import defined_kind, is_mentioned, may_be_person, title_kind
from chronoflux.language.descriptions import Descriptions, Near, headed_by_thing, only
from chronoflux.language.gender import Gender, genders, thing_gender
from chronoflux.language.keys import bare_title, normalise_name
from chronoflux.language.noun_families import stands_for
from chronoflux.language.referents import Referent
from chronoflux.language.relations import is_pair, is_spouse, share_surname, spouses
from chronoflux.language.resources import base_language, words
from chronoflux.model import Mention, Sentence

_COUPLE = 2
_MEMORY = 3
"""Sentences back in which an antecedent is looked for."""


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
        self._vessels = set(headed_by_thing(sentences))
        self._genders = genders(sentences, language, name)
        if name and (not is_mentioned(sentences, name) or defined_kind(sentences, name) not in (None, "PERSON")):
            self._genders.pop(name, None)
        self.title = self.referent(name) if name else None
        self._descriptions = Descriptions(sentences, name, language)
        self._recent: deque[list[Referent]] = deque(maxlen=_MEMORY)
        self._seen: dict[str, Referent] = {}
        """What was named so far."""
        self.subject: Referent | None = None
        """Subject of the sentence before, whether named or resolved; None when it is no name."""
        self._person: Referent | None = None
        self._pair: Referent | None = None
        self._spouses = spouses(sentences, language)
        self._thing: Referent | None = None
        """The last subject of the paragraph that was no person."""
        self._opened = True

    def referent(self, name: str) -> Referent:
        """The document's entity of that name."""
        kind = self._kinds.get(name, "MISC")
        gender = self._genders.get(name)
        if kind == "MISC" and gender and may_be_person(name):
            kind = "PERSON"
        if kind != "PERSON" and base_language(self._language) == "it":
            return Referent(name, kind, thing_gender(name))
        return Referent(name, kind, gender if kind == "PERSON" else None)

    @property
    def is_about_title_person(self) -> bool:
        """Whether a page about a person has spoken of no other since its paragraph began."""
        return self.title is not None and self.title.is_person and self._person in (None, self.title)

    @property
    def is_at_hand(self) -> bool:
        """Whether a dropped subject has something named to be: the subject before, or the title."""
        named = self.subject is not None and not self.subject.nameless
        return named or (self.title is not None and (self._opened or self.is_about_title_person))

    def new_paragraph(self) -> None:
        """A paragraph starts afresh: with the title, until it names someone else."""
        self.subject = self._person = self._thing = None
        self._seen.clear()
        self._opened = True

    def advance(self, mentions: Sequence[Mention], subject: Referent | None, *, keeps: bool) -> None:
        """Take in a sentence that was read.

        Args:
            mentions: its mentions.
            subject: its subject, where known.
            keeps: it has no subject of its own that could be taken up: a heading, direct speech.
        """
        self._recent.append([self.referent(mention.name) for mention in mentions])
        self._seen.update((each.name, each) for each in self._recent[-1])
        if subject and subject.nameless and not subject.veiled:
            self._seen[subject.name] = subject
        before, self._pair = self._pair, self._couple_of(subject)
        if self._pair is None and subject is not None and before and subject.name in before.members:
            self._pair = before  # who goes on with one of two still speaks of both
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
        if last and last.veiled and _agrees(last, gender):
            return None
        if last and _agrees(last, gender) and (not title or last == title or _surely(last, gender)):
            return last
        return title or self._only(lambda each: each.is_person and _agrees(each, gender))

    @property
    def person_at_hand(self) -> Referent | None:
        """Who was last spoken of, or whom the page is about."""
        person = self._person or (self.title if self.title and self.title.is_person else None)
        return person if person and not person.veiled else None

    @property
    def spoken_of(self) -> str | None:
        """The name of the paragraph's last personal subject, or the title's on a page about a person."""
        return self.person_at_hand.name if self.person_at_hand else None

    @property
    def body(self) -> str | None:
        """The name of the paragraph's last subject that was no person: what "it" in "led it" is."""
        thing = self._thing or (self.title if self.title and not self.title.is_person else None)
        return thing.name if thing else None

    def vessel(self) -> Referent | None:
        """What "she" is where no person is spoken of: the ship that was the last thing, or that the title is."""
        near = (self._thing, self.title)
        return next((each for each in near if each and self._is_vessel(each)), None)

    def _is_vessel(self, each: Referent) -> bool:
        named = not each.is_person and stands_for("ship", each.name.lower().split())
        return named or each.name in self._vessels or (each == self.title and self._descriptions.defines("ship"))

    def thing(self) -> Referent | None:
        """What "it" is: the subject just before, if no person; else the title of a page about a thing.

        After a subject that is no name ("The cavernous structure"), "it" is that, and nothing can be said.
        """
        if self.subject and self.subject.kind != "PERSON" and not self.subject.plural:
            return self.subject
        if self.subject and self._thing and self._thing.nameless:
            return None  # "The tower fell. Ann Lee paid. It ...": the tower, or the church that the page is about
        return self.title if self._title_is_at_hand() else None

    def group(self, *, married: bool = False) -> Referent | None:
        """Who "they" are: a plural subject, an organisation or a couple just before; else the title, if a body's.

        Args:
            married: whether they do what only couples do.
        """
        if self.subject and (self.subject.plural or self.subject.kind == "ORG"):
            return self.subject if not (self.subject.plural and self.subject.nameless) else None
        if self._thing and self._thing.kind == "ORG" and not married:
            return self._thing
        if couple := self._couple():
            return couple
        return self.title if self._title_is_at_hand() and self.title and self.title.kind == "ORG" else None

    def pair(self, noun: str) -> Referent | None:
        """Who "the couple" or "i due" are: the plural subject before, else the last two whom a sentence names."""
        if not is_pair(noun, self._language):
            return None
        if self.subject and self.subject.plural and self.subject.other:
            return self.subject
        kin = noun in words(self._language, "sibling_nouns")
        return self._pair if self._pair and (not kin or share_surname(self._pair.members)) else None

    def last_named(self, *, first: bool = False) -> Referent | None:
        """Who or what "the latter" is: the last that the sentence before names, or its first."""
        named = self._recent[-1] if self._recent else []
        names = {each.name for each in named}
        who = named[0 if first else -1] if named else None
        return who if who and (who.is_person or len(names) <= _COUPLE) else None

    def spouse(self, noun: str, of: Referent | None = None) -> Referent | None:
        """Who "his widow" or "la moglie" is, of the person spoken of or of a given one."""
        whose = of.name if of else self.spoken_of
        name = self._spouses.get(whose or "") if is_spouse(noun, self._language) else None
        return self.referent(name) if name else None

    def _couple(self) -> Referent | None:
        """The only two persons of the sentence before, one of them its subject: "Ann Lee married Bob Day"."""
        return self._couple_of(self.subject) if self.subject and self.subject.is_person else None

    def _couple_of(self, subject: Referent | None) -> Referent | None:
        """The only two persons of the last sentence and its subject, the subject first."""
        named = [each.name for each in self._recent[-1] if each.is_person] if self._recent else []
        led = subject is not None and subject.is_person and not subject.nameless
        persons = list(dict.fromkeys([subject.name, *named] if subject and led else named))
        if len(persons) != _COUPLE:
            return None
        joined = "e" if base_language(self._language) == "it" else "and"
        first, other = persons
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
        several = last is not None and last.plural
        return self.person(gender) or (None if personal or (last and not several) else self.thing())

    def left_out(self, *, personal: bool, material: bool) -> Referent | None:
        """Whom or what notes leave out before their verb ("Founded in 1902", "Moved to Leeds").

        On a page about a person that person, on others the thing just before or the title; without a title the subject
        before.

        Args:
            personal: whether the verb is of persons only.
            material: whether it is of things and bodies only.
        """
        last = self.subject if self.subject and not self.subject.plural and not self.subject.veiled else None
        if personal:
            return self.person(None) if self.is_about_title_person or (last and last.is_person) else None
        if self.title and self.title.is_person and not material:
            return self.title
        if last and (last.is_person if self.title is None and not material else not last.is_person):
            return last
        if self.title is None:
            return last if last and not material else None
        return None if self.title.is_person else self.title

    def described(self, noun: str) -> Referent | None:
        """What "the company" or "il ministro" is; see `Descriptions`."""
        near = Near(self.title, self.subject, self._thing, tuple(self._recent), tuple(self._seen.values()))
        return self._descriptions.meant(noun, near)

    def _only(self, fits: Callable[[Referent], bool]) -> Referent | None:
        return only(self._recent, fits)


def _agrees(referent: Referent, gender: Gender | None) -> bool:
    return gender is None or referent.gender is None or referent.gender == gender


def _surely(referent: Referent, gender: Gender | None) -> bool:
    return gender is None or referent.gender == gender
