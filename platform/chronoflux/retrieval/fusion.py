"""One ranking out of several: by rank, or by weighted scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

_RANK_CONSTANT = 60
"""k of reciprocal rank fusion (Cormack et al. 2009)."""


class Ranked(NamedTuple):
    """An item, its fused score, and the channels that found it."""

    id: str
    score: float
    channels: tuple[str, ...]


def fuse_ranks(rankings: Mapping[str, Sequence[str]]) -> list[Ranked]:
    """Reciprocal rank fusion of ids, best first, ties by id."""
    scores = {
        channel: {item: 1 / (_RANK_CONSTANT + rank) for rank, item in enumerate(ranking, start=1)}
        for channel, ranking in rankings.items()
    }
    return _summed(scores)


def shares_of_best(scores: Mapping[str, float]) -> dict[str, float]:
    """Each score as a share of the best; what is not above 0 counts as not found."""
    best = max(scores.values(), default=0.0)
    return {item: score / best for item, score in scores.items() if score > 0}


def fuse_scores(scores: Mapping[str, Mapping[str, float]], weights: Mapping[str, float]) -> list[Ranked]:
    """Weighted sum of scores, best first, ties by id.

    Args:
        scores: channel -> id -> score. What is not above 0 counts as not found.
        weights: channel -> weight, at least 0.
    """
    return _summed(
        {
            channel: {item: weights[channel] * score for item, score in found.items() if score > 0}
            for channel, found in scores.items()
        }
    )


def _summed(scores: Mapping[str, Mapping[str, float]]) -> list[Ranked]:
    totals: dict[str, float] = {}
    channels: dict[str, list[str]] = {}
    for channel, found in scores.items():
        for item, score in found.items():
            totals[item] = totals.get(item, 0.0) + score
            channels.setdefault(item, []).append(channel)
    ranked = (Ranked(item, score, tuple(channels[item])) for item, score in totals.items())
    return sorted(ranked, key=lambda one: (-one.score, one.id))
