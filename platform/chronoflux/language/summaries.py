"""Extractive summaries: the few sentences that cover a passage's entities and stand at its centre."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Sequence

from chronoflux.language.names import normalise_name
from chronoflux.model import Sentence

_WORD = re.compile(r"\w{4,}")
_LONG = 60
"""Words above which a sentence no longer abstracts: its gain is divided by the excess."""


def summarise(sentences: Sequence[Sentence], count: int = 2) -> list[int]:
    """Positions in `sentences` of the ones to keep, in text order.

    Greedy maximum coverage: each step takes the sentence that adds the largest share of the passage's entity mentions
    not covered yet, plus its centrality (mean cosine of word counts to the other sentences). Ties go to the earlier
    sentence, so the result is a function of the input alone.

    Args:
        sentences: the sentences of one passage with their mentions.
        count: how many to keep at most; fewer come back when the passage is shorter.
    """
    entities = [{normalise_name(mention.name) for mention in sentence.mentions} for sentence in sentences]
    frequency = Counter(name for names in entities for name in names)
    total = sum(frequency.values()) or 1
    centrality = _centrality([sentence.text for sentence in sentences])
    chosen: list[int] = []
    covered: set[str] = set()

    def gain(position: int) -> float:
        new = sum(frequency[name] for name in entities[position] - covered) / total
        length = len(sentences[position].text.split())
        return (new + centrality[position]) / max(1.0, length / _LONG)

    remaining = list(range(len(sentences)))
    while remaining and len(chosen) < count:
        best = max(remaining, key=lambda position: (gain(position), -position))
        remaining.remove(best)
        chosen.append(best)
        covered |= entities[best]
    return sorted(chosen)


def _centrality(texts: list[str]) -> list[float]:
    bags = [Counter(_WORD.findall(text.lower())) for text in texts]
    norms = [math.sqrt(sum(n * n for n in bag.values())) or 1.0 for bag in bags]
    total: dict[str, float] = {}
    for bag, norm in zip(bags, norms, strict=True):
        for word, n in bag.items():
            total[word] = total.get(word, 0.0) + n / norm
    others = max(1, len(texts) - 1)
    return [
        (sum(n * total[word] for word, n in bag.items()) / norm - bool(bag)) / others
        for bag, norm in zip(bags, norms, strict=True)
    ]
