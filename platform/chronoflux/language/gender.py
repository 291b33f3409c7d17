"""Grammatical gender of persons, from given names, the words around them and the document itself."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from enum import StrEnum

from chronoflux.language.definitions import noun_kind
from chronoflux.language.resources import base_language, given_names, words
from chronoflux.model import Mention, Sentence


class Gender(StrEnum):
    """What pronouns and participles agree with."""

    MALE = "male"
    FEMALE = "female"


_LAST_WORDS = re.compile(r"(\w+)\W{0,3}\Z")
_HE_OR_SHE = re.compile(r"\b(?:(he|his|him)|(?:she|her))\b", re.IGNORECASE)
_PARTICIPLE = re.compile(
    r"(?:\s*\([^()]*\))?\s*,?\s*(?:(?:si\s)?(?:è|era|fu|venne|viene|sarà)\s+)?(?:stat[oa]\s+)?"
    r"\w{2,}(?:at|ut|it|ess|es|ott|st)([oa])\b|\s*,?\s*(?:(?:è|era)\s+)?nat([oa])\b"
)
"""What agrees with a name before it: "è stata eletta", ", nata a"."""
_ITALIAN_ENDINGS = {"a": Gender.FEMALE, "o": Gender.MALE}
_MASCULINE_IN_A = ("ma", "radio", "auto", "foto", "moto")
_ITALIAN_MASCULINE_IN_A = frozenset(("andrea", "luca", "nicola", "mattia", "elia", "tobia", "enea"))


def genders(sentences: Sequence[Sentence], language: str, title: str) -> dict[str, Gender]:
    """Name of a person -> gender, where the document or the given name tells.

    In order: how the page speaks of the person it is about ("she" throughout), a word before or after a mention ("his
    wife Ann Lee", "Rossi è stata eletta"), the given name, the pronoun that follows the first name of a sentence ("Ezra
    Bo served until 1931, when he died").
    """
    votes: dict[str, Counter[Gender]] = {}
    followed: dict[str, Counter[Gender]] = {}
    english = base_language(language) == "en"
    for sentence in sentences:
        persons = [mention for mention in sentence.mentions if mention.kind in {"PERSON", "MISC"}]
        if english and persons and (gender := _followed_by(sentence, persons)):
            followed.setdefault(persons[0].name, Counter())[gender] += 1
        for mention in persons:
            start = mention.char_start - sentence.char_start
            end = mention.char_end - sentence.char_start
            vote = _hint(sentence.text, start, end, language)
            tally = votes.setdefault(mention.name, Counter())
            if vote:
                tally[vote] += 1
    known = {
        name: _winner(tally) or by_given_name(name, language) or _winner(followed.get(name, Counter()))
        for name, tally in votes.items()
    }
    if english:
        known[title] = _from_pronouns(sentences) or known.get(title) or by_given_name(title, language)
    return {name: gender for name, gender in known.items() if gender}


def by_given_name(name: str, language: str) -> Gender | None:
    """The gender that the first given name tells; in Italian, a final -a or -o of an unknown one too."""
    parts = name.lower().split()
    first = next((part for part in parts[:2] if part.strip(".") in given_names("male") | given_names("female")), "")
    for gender in Gender:
        if first and first.strip(".") in given_names(gender.value):
            return gender
    if base_language(language) == "it" and len(parts) > 1:
        return None if parts[0] in _ITALIAN_MASCULINE_IN_A else _ITALIAN_ENDINGS.get(parts[0][-1])
    return None


def thing_gender(name: str) -> Gender | None:
    """The gender of an Italian thing or body by the noun that heads its name: "Biblioteca civica", "il mulino"."""
    first, *others = re.findall(r"[^\W\d_]+", name.lower()) or [""]
    if others and first in {"la", "il", "lo"}:
        return Gender.FEMALE if first == "la" else Gender.MALE
    known = noun_kind(first) not in (None, "PERSON") and not first.endswith(_MASCULINE_IN_A)
    return _ITALIAN_ENDINGS.get(first[-1:]) if known else None


def noun_gender(noun: str, language: str) -> Gender | None:
    """The gender of whom a common noun is for: "baroness"; None where both may be."""
    if noun in words(language, "female_nouns"):
        return Gender.FEMALE
    return Gender.MALE if noun in words(language, "male_nouns") else None


def _hint(text: str, start: int, end: int, language: str) -> Gender | None:
    before = _LAST_WORDS.search(text[max(0, start - 24) : start])
    word = before[1].lower() if before else ""
    if gender := noun_gender(word, language):
        return gender
    if base_language(language) == "it":
        after = _PARTICIPLE.match(text, end)
        return _ITALIAN_ENDINGS[after[1] or after[2]] if after else None
    return None


def _followed_by(sentence: Sentence, persons: Sequence[Mention]) -> Gender | None:
    """The gender of the pronoun between a sentence's first person and the next one; None without one."""
    first, *others = persons
    until = (others[0].char_start if others else sentence.char_end) - sentence.char_start
    pronoun = _HE_OR_SHE.search(sentence.text, first.char_end - sentence.char_start, until)
    return (Gender.MALE if pronoun[1] else Gender.FEMALE) if pronoun else None


def _from_pronouns(sentences: Sequence[Sentence]) -> Gender | None:
    counts = Counter(
        Gender.MALE if match[1] else Gender.FEMALE
        for sentence in sentences
        for match in _HE_OR_SHE.finditer(sentence.text)
    )
    return _winner(counts)


def _winner(counts: Counter[Gender]) -> Gender | None:
    male, female = counts[Gender.MALE], counts[Gender.FEMALE]
    if male == female:
        return None
    return Gender.MALE if male > female else Gender.FEMALE
