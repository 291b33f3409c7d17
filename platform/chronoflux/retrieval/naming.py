"""Which stretches of a question may be names: a graph that knows the names tells which of them are."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

_WORD = re.compile(r"\w+(?:[-.'’&]\w+)*")
_LONGEST = 8
"""Words of the longest stretch that is tried."""
_JOIN = re.compile(r"\s+(?:and|or|e|o|ed|od|&)\s+|[,;/]\s*")


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some words in a row; offsets are code points in the question."""

    text: str
    start: int
    end: int

    def overlaps(self, other: Stretch) -> bool:
        """Whether the two share a character."""
        return self.start < other.end and other.start < self.end


def stretches(text: str, small_words: Collection[str], articles: Collection[str] = ()) -> list[Stretch]:
    """Every stretch that may be a name, longest first: "live at leeds", "gin and tonic", "the band".

    A stretch neither begins nor ends with a small word, a leading article aside. A single word needs a capital, the
    article before it aside, and not merely the one that opens the sentence.

    Args:
        text: the question, as typed: case counts for single words only.
        small_words: articles, prepositions and the like, in lower case.
        articles: those of them that may open a name.
    """
    words = list(_WORD.finditer(text))
    found = []
    for size in range(min(_LONGEST, len(words)), 0, -1):
        for first in range(len(words) - size + 1):
            run = words[first : first + size]
            if _may_be_name([word.group() for word in run], small_words, articles, opens=first == 0):
                start, end = run[0].start(), run[-1].end()
                found.append(Stretch(text[start:end], start, end))
    return found


def longest_apart(candidates: Iterable[Stretch]) -> list[Stretch]:
    """The candidates, in the order given, that overlap none before them."""
    kept: list[Stretch] = []
    for candidate in candidates:
        if not any(candidate.overlaps(other) for other in kept):
            kept.append(candidate)
    return kept


def parts(name: str) -> list[str]:
    """What a name joins, itself first: "Ann Lee and Otto" -> that, "Ann Lee", "Otto"."""
    return list(dict.fromkeys((name, *filter(None, map(str.strip, _JOIN.split(name))))))


def _may_be_name(run: Sequence[str], small_words: Collection[str], articles: Collection[str], *, opens: bool) -> bool:
    words = [word.lower() for word in run]
    if len(run) == 1:
        return not opens and run[0][0].isupper() and words[0] not in small_words
    if words[-1] in small_words:
        return False
    if words[0] in articles:
        return len(run) > 2 or run[1][0].isupper()
    return words[0] not in small_words
