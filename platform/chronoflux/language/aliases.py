"""Which names of one document are short forms of which others."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from chronoflux.language.definitions import guess_kind, title_kind
from chronoflux.language.keys import normalise_name
from chronoflux.language.resources import given_names
from chronoflux.language.told_kinds import told_kinds
from chronoflux.model import Mention, Sentence

_ACRONYM = re.compile(r"\s?\(\s*([A-Z][A-Z0-9&.]{1,9})\s*[),;]")
_GENERATION = re.compile(r"(?:jr|sr|[ivx]+)\.?\Z")
_BEFORE_WIFE = re.compile(r"\b(?:mrs\.?|miss|signora|signorina)\s\Z", re.IGNORECASE)
_LEGAL = re.compile(r"\s+(?:inc|ltd|llc|plc|corp|corporation|co|company|gmbh|ag|s\.?p\.?a|s\.?r\.?l)\.?\Z")
_PLACED = re.compile(r"\b(?:in|at|near|from|to|a|ad|da|di|nel|nella|,)\s+\Z", re.IGNORECASE)
_SMALL_WORDS = frozenset(
    ("of", "the", "and", "for", "in", "de", "di", "del", "della", "dei", "degli", "e", "per", "la")
)
_MOST_PARTS = 5
_UNSURE = frozenset(("PERSON", "MISC"))
"""Kinds of a recogniser that give way to the one a text tells."""
_SHORTEST = 3


@dataclass(frozen=True, slots=True)
class Known:
    """An entity of the document: its key, the name it goes by, its kind."""

    key: str
    name: str
    kind: str


class Aliases:
    """The document's entities and the short forms each goes by."""

    def __init__(self, sentences: Sequence[Sentence], title: str) -> None:
        """Count names and kinds, then derive the short forms.

        Args:
            sentences: the document's sentences with mentions.
            title: its title without disambiguator; "" for none.
        """
        mentions = [mention for sentence in sentences for mention in sentence.mentions]
        surfaces: dict[str, Counter[str]] = defaultdict(Counter)
        kinds: dict[str, Counter[str]] = defaultdict(Counter)
        for mention in mentions:
            key = normalise_name(mention.name)
            surfaces[key][mention.name] += 1
            kinds[key][mention.kind] += 1
        self._counts = Counter({key: names.total() for key, names in surfaces.items()})
        self._title = normalise_name(title) if title else ""
        told = {normalise_name(name): kind for name, kind in told_kinds(sentences).items()}
        self._told_persons = {key for key, kind in told.items() if kind == "PERSON"}
        for key, kind in told.items():
            if kind == "PERSON" or _commonest(kinds[key]) in _UNSURE:
                kinds[key] = Counter({kind: 1})
        if title:
            surfaces.setdefault(self._title, Counter({title: 1}))  # the text's own spelling wins: "ann lee.txt"
            kinds[self._title] = Counter({title_kind(sentences, title, kinds[self._title]): 1})
        self._known = {
            key: Known(key, _commonest(names), _commonest(kinds[key]) or guess_kind(key))
            for key, names in surfaces.items()
        }
        self._acronyms = _introduced_acronyms(sentences)
        self._bearers = self._find_bearers()

    def _find_bearers(self) -> dict[str, set[str]]:
        """Key of a short form -> keys of the entities that may go by it."""
        bearers: dict[str, set[str]] = defaultdict(set)
        for known in self._known.values():
            for short in _short_forms(known, is_title=known.key == self._title):
                if short != known.key:
                    bearers[short].add(known.key)
        return dict(bearers)

    def known_forms(self) -> list[str]:
        """Every form to look for in the text: full names as written, and the short ones of persons and of the title."""
        forms = {known.name for known in self._known.values() if known.name[:1].isupper()}
        written = {part for name in forms for part in name.split()}
        shorts = {part for part in written if normalise_name(part) in self._bearers and part[0].isupper()}
        return sorted(form for form in forms | shorts if len(form) >= _SHORTEST)

    def resolve(self, mention: Mention, before: str, is_near: Callable[[str], bool]) -> Known:
        """The entity that a mention stands for.

        Args:
            mention: as the finder found it.
            before: the text right before it.
            is_near: whether the entity of a key was mentioned a short while before.
        """
        key = self._without_plain_s(normalise_name(mention.name))
        own = self._known.get(key) or Known(key, mention.name, mention.kind)
        if key in self._acronyms:
            return self._known.get(self._acronyms[key], own)
        if own.kind == "PERSON" and _is_fuller(key, self._title):
            return self._known[self._title]
        bearers = self._bearers.get(key, set())
        married = _BEFORE_WIFE.search(before) is not None
        bearers = {each for each in bearers if not (married and _is_mans(each))}
        if not bearers or key == self._title or (own.kind == "PLACE" and _PLACED.search(before)):
            return own
        if self._title in bearers:
            return self._known[self._title]
        candidates = bearers if len(bearers) == 1 else set(filter(is_near, bearers))
        bearer = next(iter(candidates), "")
        return self._known[bearer] if len(candidates) == 1 and self._is_likely(own, bearer) else own

    def _is_likely(self, own: Known, bearer: str) -> bool:
        """Whether a short form that was not taken for a person is one all the same, and not the place "Burma"."""
        given = bearer.split(maxsplit=1)[0] in given_names("male") | given_names("female")
        named = given or bearer in self._told_persons
        return own.kind == "PERSON" or named or self._counts[own.key] <= self._counts[bearer]

    def _without_plain_s(self, key: str) -> str:
        """The name in a possessive that lost its apostrophe ("Hossenfelders book"), if the bare one is commoner."""
        stem = key.removesuffix("s")
        if stem == key or not (stem in self._known or stem in self._bearers):
            return key
        return stem if self._counts[stem] > self._counts[key] or key not in self._known else key


def _commonest(counts: Counter[str]) -> str:
    return min(counts, key=lambda value: (-counts[value], value), default="")


def _short_forms(known: Known, *, is_title: bool) -> Iterable[str]:
    """Forms under which a name may return: the surname, first and last name without the middle, no company form."""
    head, _, _ = known.key.partition(",")
    if is_title and head != known.key:
        yield head
    parts = head.split()
    if known.kind == "ORG":
        yield _LEGAL.sub("", known.key)
    if (
        known.kind != "PERSON"
        or not 1 < len(parts) <= _MOST_PARTS
        or not _SMALL_WORDS.isdisjoint(parts)
        or _GENERATION.match(parts[-1])
    ):
        return
    yield parts[-1]
    if parts[-2] in {"von", "van", "de", "du", "di", "la", "bin", "al"}:
        yield " ".join(parts[-2:])
    if len(parts) > 2:
        yield f"{parts[0]} {parts[-1]}"
    yield parts[0]


def _is_mans(name: str) -> bool:
    """Whether the first given name is a man's: not he is meant by "Mrs Kerr"."""
    return name.split(maxsplit=1)[0] in given_names("male") - given_names("female")


def _is_fuller(name: str, title: str) -> bool:
    """Whether a name is the title's with more middle names: "Peter Douglas Beattie" on the page "Peter D. Beattie"."""
    parts, wanted = name.split(), title.split()
    if len(wanted) < 2 or len(parts) <= len(wanted) - 1 or (parts[0], parts[-1]) != (wanted[0], wanted[-1]):
        return False
    middle = iter(parts[1:-1])
    return all(any(part.startswith(initial.rstrip(".")) for part in middle) for initial in wanted[1:-1])


def _introduced_acronyms(sentences: Sequence[Sentence]) -> dict[str, str]:
    """Key of the acronym -> key of the name it stands for: "World Health Organization (WHO)"."""
    acronyms: dict[str, str] = {}
    for sentence in sentences:
        for mention in sentence.mentions:
            match = _ACRONYM.match(sentence.text, mention.char_end - sentence.char_start)
            if match and _fits(match[1], mention.name):
                acronyms.setdefault(normalise_name(match[1]), normalise_name(mention.name))
    return acronyms


def _fits(acronym: str, name: str) -> bool:
    letters = [char for char in acronym.lower() if char.isalnum()]
    parts = [part for part in re.split(r"[\s'’-]+", name.lower()) if part]
    initials = [part[0] for part in parts]
    content = [part[0] for part in parts if part not in _SMALL_WORDS]
    return letters in (initials, content) or (
        len(content) > 1 and letters[0] == content[0] and set(content) <= set(letters)
    )
