"""The figures, each a pure function of texts; shares lie in 0..1.

Texts match on word borders after NFKD, marks dropped, case folded, everything not alphanumeric one space.
"""

from __future__ import annotations

import math
import tomllib
import unicodedata
from collections import Counter
from collections.abc import Collection, Sequence
from functools import cache
from importlib.resources import files


def normalise(text: str) -> str:
    """The form in which texts are compared."""
    folded = unicodedata.normalize("NFKD", text).casefold()
    kept = (char if char.isalnum() else " " for char in folded if not unicodedata.combining(char))
    return " ".join("".join(kept).split())


def contains(text: str, answers: Collection[str]) -> bool:
    """Whether any answer stands in the text, on word borders; an answer without a letter or digit never does."""
    padded = f" {normalise(text)} "
    return any(f" {needle} " in padded for needle in map(normalise, answers) if needle)


def cut(text: str, words: int) -> str:
    """The first so many words of a text."""
    return " ".join(text.split()[:words])


def count_words(texts: Sequence[str]) -> int:
    """Words in all texts together, split at white space."""
    return sum(len(text.split()) for text in texts)


def recall_at(documents: Sequence[str], gold: Collection[str], k: int) -> float:
    """Share of the gold documents among the documents of the first k passages.

    Args:
        documents: the document of each passage, best passage first; repeats count towards k.
        gold: ids of the documents that hold the answer; not empty.
        k: how many passages count.
    """
    wanted = set(gold)
    return len(wanted.intersection(documents[:k])) / len(wanted)


def any_contains(texts: Sequence[str], answers: Collection[str]) -> bool:
    """Whether any of the texts holds an answer."""
    return any(contains(text, answers) for text in texts)


def exact(answer: str, gold: Collection[str]) -> bool:
    """Whether the answer is a gold answer, word for word."""
    given = normalise(answer)
    return bool(given) and given in map(normalise, gold)


def best_f1(answer: str, gold: Collection[str]) -> float:
    """Best token F1 over the gold answers (Rajpurkar et al. 2016, SQuAD, without its article rule)."""
    return max((_f1(normalise(answer).split(), normalise(each).split()) for each in gold), default=0.0)


def _f1(given: list[str], wanted: list[str]) -> float:
    shared = sum((Counter(given) & Counter(wanted)).values())
    return 2 * shared / (len(given) + len(wanted)) if shared else 0.0


def content_recall(texts: Sequence[str], gold: Collection[str]) -> float:
    """Best share, over the gold answers, of the answer's distinct content words that stand in the texts."""
    present = set(normalise(" ".join(texts)).split())
    shares = [0.0]
    for answer in gold:
        words = set(normalise(answer).split())
        wanted = words - _stopwords() or words
        if wanted:
            shares.append(len(wanted & present) / len(wanted))
    return max(shares)


@cache
def _stopwords() -> frozenset[str]:
    resource = files("chronoflux.evaluation") / "resources/stopwords.toml"
    return frozenset(" ".join(tomllib.loads(resource.read_text(encoding="utf-8")).values()).split())


def percentile(values: Sequence[float], share: float) -> float | None:
    """The nearest-rank percentile; None of no values."""
    if not values:
        return None
    return sorted(values)[max(math.ceil(share * len(values)), 1) - 1]


def mean(values: Sequence[float]) -> float | None:
    """The mean; None of no values."""
    return sum(values) / len(values) if values else None
