"""What a page says its title is: "Condor is a German charter airline"."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise, takewhile

from chronoflux.language.resources import LANGUAGES, given_names, words
from chronoflux.model import Sentence

_OPENING = 3
"""Sentences at the start of a page that may define its title."""
_REACH = 25
"""Words after "is a" in which the defining noun is looked for."""
_SMALL_WORD = 2
_PRONOUN = re.compile(r"\b(?:s?he|his|her|its?)\b", re.IGNORECASE)
_TELLING = 3
"""Pronouns from which on they tell whether a page is about a person."""
_ENGLISH_IS_A = re.compile(r"\b(?:is|was|are|were)\s+(?:an?|the|one of)\b")
_ITALIAN_IS_A = re.compile(
    r"\b(?:è|era|fu|sono|erano|è stat[oa])\s+(?:un[oa]?\b|il\b|la\b|lo\b|i\b|le\b|gli\b|tra\b|un'|l')"
)
_AND = frozenset({"and", "e", "ed"})
_FIRST_PERSON = re.compile(r"\bI(?=[ '’])|\b[Mm]y\b")
_THING_KINDS = frozenset({"ORG", "PLACE", "WORK", "MISC", "EVENT"})
_NOUN_KINDS = {"person": "PERSON", "organisation": "ORG", "place": "PLACE", "work": "WORK", "thing": "MISC"}


@lru_cache(maxsize=16384)
def noun_kind(noun: str) -> str | None:
    """The kind of what a common noun names: "airline" -> "ORG", "ministro" -> "PERSON"; None when not listed."""
    for topic, kind in _NOUN_KINDS.items():
        if any(noun in words(language, f"{topic}_nouns") for language in LANGUAGES):
            return kind
    return None


def definition(sentences: Sequence[Sentence], title: str) -> list[str]:
    """The words, lower case, of the opening sentences that share a word with the title."""
    own = {word for word in re.findall(r"\w+", title) if len(word) > _SMALL_WORD}
    opening = [re.findall(r"\w+", sentence.text) for sentence in sentences[:_OPENING]]
    return [word.lower() for found in opening if not own.isdisjoint(found) for word in found]


def defined_kind(sentences: Sequence[Sentence], title: str) -> str | None:
    """The kind of the head noun after "is a" in the sentence that defines the title.

    The head comes last in English ("a Mexican film and television actress"), first in Italian ("un film drammatico").
    A name in the phrase tells less, and than a "who" behind it, too ("a United States Marine who").
    """
    own = {word for word in re.findall(r"\w+", title) if len(word) > _SMALL_WORD}
    for sentence in sentences[:_OPENING]:
        for pattern, head in ((_ENGLISH_IS_A, -1), (_ITALIAN_IS_A, 0)):
            is_a = pattern.search(sentence.text)
            if is_a and not own.isdisjoint(re.findall(r"\w+", sentence.text[: is_a.start()])):
                following = re.findall(r"\w+", sentence.text[is_a.end() :])[:_REACH]
                phrase = list(takewhile(lambda word: word.lower() not in words("en", "phrase_end"), following))
                kinds = _kinds([word for word in phrase if word[0].islower()])
                if "PERSON" in kinds and _joins_person(phrase):
                    return "PERSON"
                if not kinds and following[len(phrase) : len(phrase) + 1] == ["who"]:
                    return "PERSON"
                kinds = kinds or _kinds(phrase)
                return kinds[head] if kinds else None
    return None


def _joins_person(phrase: Sequence[str]) -> bool:
    """Whether a noun for a person stands before an "and": "an entrepreneur and business magnate"."""
    return any(word in _AND and noun_kind(before.lower()) == "PERSON" for before, word in pairwise(phrase))


def _kinds(phrase: Sequence[str]) -> list[str]:
    return [kind for word in phrase if (kind := noun_kind(_singular(word.lower())))]


def _singular(word: str) -> str:
    """An English plural's singular where that is a listed noun: "cities" -> "city"."""
    for ending, singular in (("ies", "y"), ("s", "")):
        if word.endswith(ending) and noun_kind(word) is None and noun_kind(word.removesuffix(ending) + singular):
            return word.removesuffix(ending) + singular
    return word


def title_kind(sentences: Sequence[Sentence], title: str, votes: Counter[str]) -> str:
    """The kind of a page's title: as it is defined, else as its pronouns tell, else as its mentions were taken."""
    if kind := defined_kind(sentences, title):
        return kind
    persons, things = _pronoun_counts(sentences)
    no_body = _is_capitalised(title) and not any(_is_cue(word.lower()) for word in title.split())
    if no_body and _speaks_of_itself(sentences):
        return "PERSON"
    if persons >= _TELLING and persons > 2 * things and may_be_person(title) and is_mentioned(sentences, title):
        return "PERSON"
    voted = min(votes, key=lambda kind: (-votes[kind], kind), default="") or guess_kind(title)
    unknown = voted == "MISC" and may_be_person(title)
    if unknown and (_opens_as_a_life(sentences) or _goes_by_surname(sentences, title)):
        return "PERSON"
    return "MISC" if voted == "PERSON" and things > persons else voted


def _opens_as_a_life(sentences: Sequence[Sentence]) -> bool:
    """Whether one of the first sentences begins as lives do, without a name: "Nasce nel 1936", "Born in Leeds"."""
    openers = frozenset().union(*(words(language, "life_openers") for language in LANGUAGES))
    first = (re.match(r"[^\W\d_]+", sentence.text) for sentence in sentences[:_OPENING])
    return any(word is not None and word[0].lower() in openers for word in first)


def _goes_by_surname(sentences: Sequence[Sentence], title: str) -> bool:
    """Whether a title's last word opens a clause alone, and its first stands nowhere: "Halvorsen took the title"."""
    parts = re.findall(r"[\w'’-]+", title)
    if len(parts) < 2:
        return False
    alone = re.compile(rf"(?:\A|, )(?:[Ll]a )?{re.escape(parts[-1])}\b(?! [^\W\d_a-z])")
    first = re.compile(rf"\b{re.escape(parts[0])}\b")
    texts = [sentence.text for sentence in sentences]
    return any(map(alone.search, texts)) and not any(map(first.search, texts))


def may_be_person(name: str) -> bool:
    """Whether a name of several words may be a person's: "Ann Lee", "Jan van Eyck"; not "Parish of St Ann, Leeds"."""
    parts = re.sub(r"[\"“”«»()]", "", name).split()
    if len(parts) < 2 or "," in name or not all(map(_is_capitalised, parts)):
        return False
    if any(parts[0].lower() in words(language, "articles") for language in LANGUAGES):
        return False
    if parts[0].lower() in given_names("male") | given_names("female"):
        return True
    return not any(noun_kind(_singular(part.lower())) in _THING_KINDS or _is_cue(part.lower()) for part in parts)


def _is_cue(word: str) -> bool:
    return any(
        word in words(language, f"{topic}_cues") for language in LANGUAGES for topic in ("organisation", "place")
    )


def _speaks_of_itself(sentences: Sequence[Sentence]) -> bool:
    """Whether an English text says "I" as often as letters and diaries do."""
    return sum(len(_FIRST_PERSON.findall(sentence.text)) for sentence in sentences) >= _TELLING


def is_mentioned(sentences: Sequence[Sentence], title: str) -> bool:
    """Whether a text has its title's last word as a name or the end of one, as texts have of whom they are about."""
    last = title.rpartition(" ")[2]
    return any(mention.surface.rpartition(" ")[2] == last for sentence in sentences for mention in sentence.mentions)


def _pronoun_counts(sentences: Sequence[Sentence]) -> tuple[int, int]:
    """How often an English text says "he" or "she", and "it"."""
    counts = Counter(match.lower() for sentence in sentences for match in _PRONOUN.findall(sentence.text))
    return counts["he"] + counts["his"] + counts["she"] + counts["her"], counts["it"] + counts["its"]


def _is_capitalised(word: str) -> bool:
    return word[0].isupper() or word in {"von", "van", "de", "di", "der", "bin"}


def guess_kind(name: str) -> str:
    """The kind that a name's own words tell: a given name, "University", "River"."""
    parts = name.lower().split()
    given = len(parts) > 1 and parts[0] in given_names("male") | given_names("female")
    if given and len(parts) == 2:
        return "PERSON"
    if "&" in parts:
        return "ORG"
    for kind, topic in (("ORG", "organisation_cues"), ("EVENT", "event_cues"), ("PLACE", "place_cues")):
        if parts and any({parts[0], parts[-1]} & words(language, topic) for language in LANGUAGES):
            return kind
    return "PERSON" if given else "MISC"
