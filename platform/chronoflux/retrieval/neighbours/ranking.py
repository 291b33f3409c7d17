"""What the neighbours' rankings have in common: ids in order, filled up with what is nearest."""

from __future__ import annotations

from collections.abc import Sequence

from chronoflux.retrieval.fusion import Ranked
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
