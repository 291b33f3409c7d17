"""Who belongs with whom in a text: husband and wife, two who are named together."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from chronoflux.language.resources import base_language, words
from chronoflux.model import Mention, Sentence


def spouses(sentences: Sequence[Sentence], language: str) -> dict[str, str]:
    """Name -> the one whom that person is told to have married last: "Ann Lee married the carpenter Bob Day"."""
    known: dict[str, str] = {}
    for sentence in sentences:
        persons = [mention for mention in sentence.mentions if mention.kind == "PERSON"]
        for first, second in pairwise(persons):
            if first.name != second.name and _marries(sentence, first, second, language):
                known[first.name], known[second.name] = second.name, first.name
    return known


def is_spouse(noun: str, language: str) -> bool:
    """Whether a noun is for a husband or a wife: "widow", "marito"."""
    return noun in words(language, "spouse_nouns")


def is_pair(noun: str, language: str) -> bool:
    """Whether a noun is for two named together: "couple", "brothers"."""
    return noun in words(language, "pair_nouns")


def share_surname(names: Sequence[str]) -> bool:
    """Whether names end with one word."""
    return len({name.split()[-1] for name in names}) == 1


def _marries(sentence: Sentence, first: Mention, second: Mention, language: str) -> bool:
    between = sentence.text[first.char_end - sentence.char_start : second.char_start - sentence.char_start]
    return _marriage(base_language(language)).search(between) is not None


@cache
def _marriage(language: str) -> re.Pattern[str]:
    """A word of marrying right before whom: nothing but an article and what that person is may stand between."""
    verbs = "|".join(sorted(words(language, "marrying_verbs")))
    return re.compile(rf"\b(?:{verbs})\s(?:[\w'’-]+\s){{0,4}}\Z")
