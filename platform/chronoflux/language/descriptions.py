"""What a definite noun in the place of a subject means: "the company", "il ministro", "the hospital"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from chronoflux.language.definitions import defined_kind, definition, noun_kind
from chronoflux.language.keys import normalise_name
from chronoflux.language.noun_families import has_family, is_general, stands_for
from chronoflux.language.referents import Referent
from chronoflux.language.resources import base_language, words
from chronoflux.model import Sentence

_APPOSED = re.compile(
    r"\s?[,(]\s(?:an?|the|un[oa]?|il|lo|la)\s((?:[a-zà-ÿ-]+\s){0,3}?[a-zà-ÿ-]+)"
    r"(?=\s?[,.;)]|\s(?:of|in|at|di|del)\b)"
)
_BEFORE = re.compile(r"([a-zà-ÿ-]+)\s[\"“«'‘]?\s?(?:[Ll]['’])?\Z")
_REACH = 40
_NO_THINGS = frozenset({"PERSON", "EVENT"})


@dataclass(frozen=True, slots=True)
class Near:
    """What a noun may mean at one point of a text."""

    title: Referent | None
    subject: Referent | None
    thing: Referent | None
    recent: tuple[Sequence[Referent], ...]
    """What the last sentences name."""
    seen: tuple[Referent, ...]
    """What the text has named so far."""


class Descriptions:
    """The words that a document uses for what it names, and what they mean."""

    def __init__(self, sentences: Sequence[Sentence], title: str, language: str) -> None:
        """Learn what the document says its title is, and the nouns that stand beside names."""
        self._definition = frozenset(definition(sentences, title))
        self._defined = defined_kind(sentences, title) is not None
        self._general = words(language, "general_bodies")
        self._head = 0 if base_language(language) == "it" else -1
        self._anybody = words(language, "general_persons")
        self._told = _told_persons(sentences)
        self._sorts: dict[str, set[str]] = {}
        for name, noun in _told_sorts(sentences):
            self._sorts.setdefault(name, set()).add(noun)

    def meant(self, noun: str, near: Near) -> Referent | None:
        """What "the company" or "il ministro" is.

        What bears the noun in its name, or is of the sort it is for ("the hospital" for an infirmary): the subject just
        before, the thing before it, the title; the title, if its definition says so ("Condor is a German airline"), or
        if an organisation's page speaks of one; then the subject just before or the paragraph's last body, where one is
        meant; then the only thing of that sort that was named, and the only person or body of late.
        """
        kind, title = noun_kind(noun), near.title
        if named := self._told_near(noun, near):
            return named
        if title and kind and title.is_person == (kind == "PERSON") and self.defines(noun):
            return title
        if kind in {"PERSON", "ORG"} and (body := self._of_kind(noun, kind, near)):
            return body
        if kind != "PERSON" and (named := self._named_before(noun, near)):
            return named
        if kind not in {"PERSON", "ORG"} or self._is_of_title(kind, near):
            return None
        return only(near.recent, lambda each: each.kind == kind and self._may_be(noun, each))

    def defines(self, noun: str) -> bool:
        """Whether the document says that its title is what a noun is for."""
        return not self._definition.isdisjoint(_with_plural(noun))

    def _of_kind(self, noun: str, kind: str, near: Near) -> Referent | None:
        """The person or body that a noun of that kind means by itself: the title, the subject, the body before."""
        if self._is_of_title(kind, near):
            return near.title if near.title and self._may_be(noun, near.title) else None
        subject, thing = near.subject, near.thing
        if subject and subject.kind == kind and not subject.plural and self._may_be(noun, subject):
            return subject
        general = noun in self._general and thing is not None and thing.kind == "ORG"
        return thing if general and thing and self._may_be(noun, thing) else None

    @staticmethod
    def _is_of_title(kind: str, near: Near) -> bool:
        """Whether a noun for a body means the body that the page is about."""
        title = near.title
        unsure = title is not None and title.kind == "MISC" and near.subject == title
        return kind == "ORG" and title is not None and (title.kind == "ORG" or unsure)

    def _told_near(self, noun: str, near: Near) -> Referent | None:
        """What bears the noun in its own name ("the museum" is Quillon Museum), or is of the sort it is for."""
        close = (near.subject, near.thing, near.title)
        if bearer := next((each for each in close if each and _bears(each, noun)), None):
            return bearer
        if near.title and (self._is_sort(noun, near.title) or self._is_of_title(noun_kind(noun) or "", near)):
            return near.title if self._may_be(noun, near.title) else None
        kind, subject = noun_kind(noun), near.subject
        unsorted = subject is not None and subject.kind == kind != "PERSON" and not has_family(self._words_of(subject))
        return next((each for each in close if each and self._is_sort(noun, each)), None) if not unsorted else None

    def _named_before(self, noun: str, near: Near) -> Referent | None:
        """The only thing named before that the noun is for; a title of no known sort too, if nothing else is near."""
        if noun_kind(noun) is None and not is_general(noun):
            return None
        if found := only([near.seen], lambda each: _is_headed(each, noun, self._head) and each.kind not in _NO_THINGS):
            return found
        rivals = noun in self._general and only(near.recent, self._is_unsorted)
        if found := only(near.recent, lambda each: self._is_sort(noun, each)):
            return found if not rivals else None
        title = near.title
        free = title is not None and not (title.is_person or self._defined or has_family(self._words_of(title)))
        alone = near.subject in (None, title) and near.thing in (None, title)
        return title if free and alone and is_general(noun) else None

    def _is_unsorted(self, each: Referent) -> bool:
        """Whether a name may be meant as well, though nothing tells its sort: "the company" with Acme at hand."""
        return each.kind in {"ORG", "MISC"} and not each.plural and not has_family(self._words_of(each))

    def _is_sort(self, noun: str, each: Referent) -> bool:
        body = each.kind == "PLACE" and noun_kind(noun) == "ORG"
        thing = each.kind not in _NO_THINGS and not each.plural and not body
        return thing and stands_for(noun, self._words_of(each))

    def _may_be(self, noun: str, each: Referent) -> bool:
        """Whether nothing tells that a name is of another sort: "il giornale" is no printing works.

        A person is only what a sentence that names him says: "the baker" is not the miller of the sentence before.
        """
        if noun_kind(noun) == "PERSON":
            return noun in self._anybody or noun in self._told.get(normalise_name(each.name), ())
        own = self._words_of(each)
        return noun in self._general | own or not has_family(own) or stands_for(noun, own) or self.defines(noun)

    def _words_of(self, each: Referent) -> set[str]:
        return {*re.findall(r"[^\W_]+", each.name.lower()), *self._sorts.get(normalise_name(each.name), ())}


def only(recent: Iterable[Sequence[Referent]], fits: Callable[[Referent], bool]) -> Referent | None:
    """The only one of some referents that fits."""
    found = {each.name: each for mentioned in recent for each in mentioned if fits(each)}
    return next(iter(found.values())) if len(found) == 1 else None


def headed_by_thing(sentences: Sequence[Sentence]) -> Iterator[str]:
    """Names beside a noun for a ship or another made thing ("the ferry Lady Anselm", "the Corran ferry")."""
    for sentence in sentences:
        for mention in sentence.mentions:
            before = sentence.text[: mention.char_start - sentence.char_start].split()
            behind = sentence.text[mention.char_end - sentence.char_start :].split(maxsplit=1)
            beside = (*before[-1:], *(word.strip(",.") for word in behind[:1]))
            if any(noun_kind(word.lower()) == "MISC" for word in beside):
                yield mention.name


def _told_sorts(sentences: Sequence[Sentence]) -> Iterator[tuple[str, str]]:
    """The key of each name that has a noun beside it, and the noun: "the weekly Echo", "Lady Ann, a steam yacht"."""
    for sentence in sentences:
        for mention in sentence.mentions:
            start, end = mention.char_start - sentence.char_start, mention.char_end - sentence.char_start
            before = _BEFORE.search(sentence.text[max(0, start - _REACH) : start])
            behind = _APPOSED.match(sentence.text, end)
            nouns = [before[1]] if before else []
            nouns += behind[1].split() if behind else []
            yield from ((normalise_name(mention.name), noun) for noun in nouns)


def _told_persons(sentences: Sequence[Sentence]) -> dict[str, set[str]]:
    """The key of each name, and the nouns for persons in the sentences that mention it: "Ann Lee became minister"."""
    told: dict[str, set[str]] = {}
    for sentence in sentences:
        names = {normalise_name(mention.name) for mention in sentence.mentions}
        nouns = {word for word in re.findall(r"[^\W\d_]+", sentence.text.lower()) if noun_kind(word) == "PERSON"}
        for name in names if nouns else ():
            told.setdefault(name, set()).update(nouns)
    return told


def _bears(referent: Referent, noun: str) -> bool:
    return referent.kind != "PERSON" and not referent.plural and noun in referent.name.lower().split()


def _is_headed(referent: Referent, noun: str, head: int) -> bool:
    """Whether a noun is the head of a name: last in English, first in Italian."""
    parts = referent.name.lower().split()
    return not referent.plural and len(parts) > 1 and noun == parts[head]


def _with_plural(noun: str) -> set[str]:
    return {noun, f"{noun}s", f"{noun.removesuffix('y')}ies"}
