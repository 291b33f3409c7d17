"""Kinds that sentences tell of names: who was born or married is a person, what was founded or launched is none."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

from chronoflux.language.definitions import defined_kind, guess_kind, noun_kind
from chronoflux.language.resources import LANGUAGES, words
from chronoflux.model import Mention, Sentence

_CALLED = re.compile(r"[^.;:]{0,40}?\b(?:s?he)\b", re.IGNORECASE)
"""A sentence whose subject, perhaps behind a time, is "he" or "she"."""
_NAME_WORDS = (2, 3)
_LONGEST_WORD = 30
_LAST_WORD = re.compile(r"(\w+)\s\Z")
_WORD_BEHIND = re.compile(r"\s([a-z]+)\b")
_KIN = re.compile(r"(\w+)\s?(,?)\s\Z")
_COPULA = re.compile(r"\s(?:is|are|was|were|è|era|sono|fu)\s")


def told_kinds(sentences: Sequence[Sentence]) -> dict[str, str]:
    """Name -> kind, of the names whose own sentences tell it, whatever a recogniser took them for.

    In order of weight: a predicate that suits only persons ("married"), bodies ("was founded") or things ("was
    launched"); "is a band"; the noun right before ("the ferry Lady Anselm"); "he" or "she" in the next sentence. A name
    whose words tell its kind ("Leeds Bank", "Ann Lee") is told none that differs.
    """
    told: dict[str, str] = {}
    for sentence in sentences:
        for mention in sentence.mentions:
            kind = _predicated(sentence, mention) or _defined(sentence, mention) or _headed(sentence, mention)
            if _is_kin(sentence, mention) or _is_titled(sentence, mention):
                told.setdefault(mention.name, "PERSON")
            elif kind and _may_be(mention.name, kind):
                told.setdefault(mention.name, kind)
    for name in _called_persons(sentences):
        told.setdefault(name, "PERSON")
    return told


def _predicated(sentence: Sentence, mention: Mention) -> str | None:
    after, before = mention.char_end - sentence.char_start, mention.char_start - sentence.char_start
    if _is_governed(sentence.text, before):
        return None
    return next((kind for kind, pattern in _predicates() if pattern.match(sentence.text, after)), None)


def _is_governed(text: str, before: int) -> bool:
    """Whether a preposition governs the name, so that its verb is another's ("the son of Ann Lee married")."""
    found = _word_before(text, before)
    return found is not None and found[1].lower() in _words_of_all("prepositions")


def _defined(sentence: Sentence, mention: Mention) -> str | None:
    if not _COPULA.match(sentence.text, mention.char_end - sentence.char_start):
        return None
    return defined_kind([sentence], mention.name)


def _is_kin(sentence: Sentence, mention: Mention) -> bool:
    """Whether a name stands beside a noun for somebody's kin: "his son Anton", "her eldest son , Cyril , ..."."""
    start, end = (at - sentence.char_start for at in (mention.char_start, mention.char_end))
    found = _KIN.search(sentence.text, max(0, start - _LONGEST_WORD), start)
    if found is None or (found[2] and not sentence.text[end:].lstrip().startswith(",")):
        return False
    return found[1].lower() in _words_of_all("kin_nouns")


def _is_titled(sentence: Sentence, mention: Mention) -> bool:
    """Whether a lone surname stands behind what only a person is: "l'ingegner Sala e il geometra Porta"."""
    if mention.kind in {"PLACE", "ORG"} or " " in mention.name or guess_kind(mention.name) not in ("MISC", "PERSON"):
        return False
    found = _word_before(sentence.text, mention.char_start - sentence.char_start)
    return found is not None and noun_kind(found[1].lower()) == "PERSON"


def _word_before(text: str, position: int) -> re.Match[str] | None:
    return _LAST_WORD.search(text, max(0, position - _LONGEST_WORD), position)


def _headed(sentence: Sentence, mention: Mention) -> str | None:
    """The kind of the noun right beside a name: "the painter Rurik Aas", "renamed Vigilant", "the Corran ferry"."""
    found = _word_before(sentence.text, mention.char_start - sentence.char_start)
    if found is None:
        return None
    if found[1].lower() == "the" and mention.kind == "PERSON":
        behind = _WORD_BEHIND.match(sentence.text, mention.char_end - sentence.char_start)
        kind = noun_kind(behind[1]) if behind else None
        return kind if kind != "PERSON" else None
    for topic, kind in (("naming_verbs", "MISC"), ("appointing_verbs", "PERSON")):
        if found[1].lower() in _words_of_all(topic):
            return kind
    noun = found[1].lower()
    return noun_kind(noun) or ("PERSON" if noun.endswith(_person_endings()) else None)


def _may_be(name: str, kind: str) -> bool:
    own = guess_kind(name)
    if kind == "PERSON":
        parts = name.split()
        titled = all(part[0].isupper() and not part.isupper() for part in parts)
        return len(parts) in _NAME_WORDS and titled and own in ("MISC", "PERSON")
    return own != "PERSON"


def _called_persons(sentences: Sequence[Sentence]) -> Iterator[str]:
    """Names that are the subject of a sentence and called "he" or "she" in the next."""
    for first, following in pairwise(sentences):
        name = _subject(first)
        if name and (_may_be(name, "PERSON") or _is_surname(first, name)) and _opens_with_pronoun(following):
            yield name


def _is_surname(sentence: Sentence, name: str) -> bool:
    """Whether the only name of a sentence is one word that is no place ("Pascoe was captain. He gave way")."""
    kinds = {mention.kind for mention in sentence.mentions if mention.name == name}
    return " " not in name and not name.isupper() and kinds <= {"PERSON", "MISC"} and guess_kind(name) == "MISC"


def _subject(sentence: Sentence) -> str | None:
    """The name that opens a sentence, or its main clause behind a comma ("Born in 1952 , Ann Lee ...")."""
    for mention in sentence.mentions:
        before = sentence.text[: mention.char_start - sentence.char_start].rstrip()
        if not before or before.endswith(",") or (before[-1].isdigit() and mention is sentence.mentions[0]):
            return mention.name
    return None


def _opens_with_pronoun(sentence: Sentence) -> bool:
    found = _CALLED.match(sentence.text)
    end = sentence.char_start + found.end() if found else 0
    return found is not None and not any(mention.char_start < end for mention in sentence.mentions)


@cache
def _words_of_all(topic: str) -> frozenset[str]:
    """The words of a topic in all languages."""
    return frozenset().union(*(words(language, topic) for language in LANGUAGES))


@cache
def _person_endings() -> tuple[str, ...]:
    return tuple(sorted(_words_of_all("person_endings")))


@cache
def _predicates() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Kind and what follows a name of that kind only, of all languages."""
    topics = (("PERSON", "person_predicates"), ("ORG", "body_predicates"), ("MISC", "thing_predicates"))
    joined = ((kind, "|".join(sorted(_words_of_all(topic)))) for kind, topic in topics)
    return tuple((kind, re.compile(rf"(?:\s*\([^()]*\))?\s(?:{source})\b")) for kind, source in joined)
