"""How far two names, or a name and an event, speak of the same thing. Pure functions of their words."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib.resources import files

from chronoflux.language.stems import stems, stems_of
from chronoflux.model import Evidence

SAME = 1.0
LIKELY = 0.8
"""A shorter form of a name, or one with an initial: "Lee", "A. Lee" for "Ann Lee"."""

_PARTLY = 0.4
"""What a text that has only some of a name's words can tell of it at most."""

SMALL_WORDS = frozenset(
    (
        "of", "the", "de", "del", "della", "dell", "dello", "delle", "degli", "dei", "di",
        "da", "du", "des", "der", "den", "van", "von", "la", "le", "el",
        "al", "and", "y", "e", "for", "a", "in", "l", "d", "jr", "sr", "st",
    )
)  # fmt: skip
_SHORTEST_STEM = 3
_LONG_NAME = 4
"""Words of a name from which on one inner word alone is not short for it."""


@lru_cache(maxsize=65536)
def fold(text: str) -> str:
    """Lower case, no marks, everything that is not a letter or digit one space; other scripts are kept."""
    decomposed = unicodedata.normalize("NFKD", text).casefold()
    plain = "".join(
        " " if not character.isalnum() else character
        for character in decomposed
        if not unicodedata.combining(character)
    )
    return " ".join(plain.split())


def folded_words(words: Iterable[str]) -> list[str]:
    """The words of some texts, folded."""
    return fold(" ".join(words)).split()


@lru_cache(maxsize=65536)
def canonical_words(text: str) -> tuple[str, ...]:
    """The folded words, each equivalent of the resource file by one form: "Ministro della Salute", "CEO"."""
    phrases, short_forms, words = _equivalents()
    shortened = phrases.sub(lambda found: short_forms[found.group()], fold(text))
    return tuple(words.get(word, word) for word in shortened.split())


@lru_cache(maxsize=1)
def _equivalents() -> tuple[re.Pattern[str], dict[str, str], dict[str, str]]:
    """A pattern of the phrases, their short forms, and the common form of each word."""
    table = tomllib.loads(files("chronoflux.retrieval").joinpath("resources", "equivalents.toml").read_text("utf-8"))
    short_forms = {fold(phrase): short for phrase, short in table["phrases"].items()}
    longest_first = sorted(short_forms, key=len, reverse=True)
    lines = [fold_line.split() for lines in table["words"].values() for fold_line in map(fold, lines.splitlines())]
    words = {word: line[0] for line in lines if line for word in line}
    return re.compile(rf"\b(?:{'|'.join(longest_first)})\b"), short_forms, words


@lru_cache(maxsize=1)
def _common_nouns() -> frozenset[str]:
    return frozenset(_equivalents()[2].values())


@lru_cache(maxsize=65536)
def name_words(name: str) -> tuple[str, ...]:
    """The canonical words of a name without its small ones; all of them when nothing else is left."""
    every = canonical_words(name)
    return tuple(word for word in every if word not in SMALL_WORDS) or every


@lru_cache(maxsize=65536)
def head_words(name: str) -> frozenset[str]:
    """The words that may say what a name is: of the outer ones before its first "of", those known, else both."""
    words = canonical_words(name)
    stop = next((place for place, word in enumerate(words) if place and word in SMALL_WORDS), len(words))
    head = [word for word in words[:stop] if word not in SMALL_WORDS]
    outer = frozenset((*head[:1], *head[-1:]))
    return outer & _common_nouns() or outer


def names_agree(asked: str, found: str) -> float:
    """Likeness of two names, 0 to 1: equal 1, a shorter or abbreviated form 0.8, else half their Jaccard overlap."""
    left, right = name_words(asked), name_words(found)
    if not left or not right:
        return 0.0
    if left == right:
        return SAME
    shared = set(left) & set(right)
    if shared in (set(left), set(right)) and _is_short_form(*sorted((left, right), key=len)):
        return LIKELY
    if left[-1] == right[-1] and _same_first_word(left[0], right[0]):
        return LIKELY
    overlap = len(shared) / len(set(left) | set(right))
    return overlap / 2 if overlap >= 0.5 else 0.0


def _is_short_form(shorter: Sequence[str], longer: Sequence[str]) -> bool:
    """Whether one may be short for the other: "Indonesia" is no "Great Indonesia Movement Party"."""
    outer = shorter[0] == longer[0] or shorter[-1] == longer[-1]
    return outer or len(shorter) > 1 or len(longer) < _LONG_NAME


def _same_first_word(left: str, right: str) -> bool:
    """Whether one is the other's initial, or both begin alike ("Nick", "Nicholas", but not "minister", "ministry")."""
    shorter, longer = sorted((left, right), key=len)
    if {left, right} & _common_nouns():
        return False
    return longer.startswith(shorter[:_SHORTEST_STEM])


def holds_phrase(phrase: str, text: str) -> bool:
    """Whether the folded phrase stands in the folded text on word borders."""
    needle = fold(phrase)
    return bool(needle) and f" {needle} " in f" {fold(text)} "


def mention_of(name: str, evidence: Evidence) -> float:
    """How surely an event speaks of a name, 0 to 1: its participants, words, value and its document's title."""
    if holds_phrase(name, evidence.text) or holds_phrase(name, evidence.title):
        return SAME
    names = [participant.name for participant in evidence.participants]
    best = max((names_agree(name, other) for other in (*names, evidence.title)), default=0.0)
    words = set(canonical_words(" ".join((evidence.title, evidence.text, evidence.value or "", *names))))
    wanted = name_words(name)
    if wanted and words.issuperset(wanted):
        return max(best, LIKELY)
    return max(best, _PARTLY * sum(word in words for word in wanted) / len(wanted)) if wanted else best


def share_found(needles: Iterable[str], words: Iterable[str]) -> float:
    """Share of the needles that appear among the words, inflections of one stem counting; 0 without needles.

    Args:
        needles: words as they are written.
        words: folded words.
    """
    wanted, reached = list(dict.fromkeys(fold(needle) for needle in needles)), stems_of(set(words))
    hits = sum(not reached.isdisjoint(stems(word)) for word in wanted)
    return hits / len(wanted) if wanted else 0.0
