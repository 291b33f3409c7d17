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

    Greedy maximum coverage with maximal marginal relevance (Carbonell and Goldstein, 1998): each step takes the
    sentence with the largest share of the passage's entity mentions not covered yet, plus its centrality (mean cosine
    of word counts to the others) times what the chosen ones have not said (1 - largest cosine to one of them). Ties go
    to the earlier sentence.

    Args:
        sentences: the sentences of one passage with their mentions.
        count: how many to keep at most; fewer come back when the passage is shorter.
    """
    entities = [{normalise_name(mention.name) for mention in sentence.mentions} for sentence in sentences]
    frequency = Counter(name for names in entities for name in names)
    total = sum(frequency.values()) or 1
    alike = _similarities([sentence.text for sentence in sentences])
    chosen: list[int] = []
    covered: set[str] = set()

    def gain(position: int) -> float:
        new = sum(frequency[name] for name in entities[position] - covered) / total
        central = (sum(alike[position]) - alike[position][position]) / max(1, len(sentences) - 1)
        unsaid = 1 - max((alike[position][other] for other in chosen), default=0.0)
        return (new + central * unsaid) / max(1.0, len(sentences[position].text.split()) / _LONG)

    remaining = list(range(len(sentences)))
    while remaining and len(chosen) < count:
        best = max(remaining, key=lambda position: (gain(position), -position))
        remaining.remove(best)
        chosen.append(best)
        covered |= entities[best]
    return sorted(chosen)


def _similarities(texts: list[str]) -> list[list[float]]:
    """Cosines of word counts, shape (n, n); 0 for a text without words."""
    bags = [Counter(_WORD.findall(text.lower())) for text in texts]
    norms = [math.sqrt(sum(n * n for n in bag.values())) or 1.0 for bag in bags]
    return [
        [
            sum(n * other[word] for word, n in bag.items()) / (norm * other_norm)
            for other, other_norm in zip(bags, norms, strict=True)
        ]
        for bag, norm in zip(bags, norms, strict=True)
    ]
