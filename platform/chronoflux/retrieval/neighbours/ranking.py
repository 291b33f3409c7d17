"""What the neighbours' rankings have in common: best first, filled up with what is nearest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chronoflux.retrieval.fusion import Ranked, fuse_scores, shares_of_best
from chronoflux.retrieval.passages import passages_by_vector
from chronoflux.retrieval.request import Found, Request


def filled_up(request: Request, ranked: Sequence[Ranked]) -> Found:
    """The k best of a mode's own ranking; where it has fewer, the nearest passages by vector follow with score 0.

    Args:
        request: what is asked.
        ranked: passages as the mode ranks them, best first; perhaps none.
    """
    known = {one.id for one in ranked}
    nearest = passages_by_vector(request.runner, request.settings, request.vector, request.depth)
    others = dict.fromkeys(passage for passage in (*nearest, *request.admitted()) if passage not in known)
    return Found(request.hits([*ranked, *(Ranked(passage, 0.0, ("vector",)) for passage in others)]))


def by_score(request: Request, channel: str, scores: Mapping[str, float]) -> Found:
    """As filled_up, for passages with scores of one channel, each taken as a share of the best; ties by id."""
    return filled_up(request, fuse_scores({channel: shares_of_best(scores)}, {channel: 1.0}))
