"""The modes of retrieval: each ranks passages in its own way, from shared parts.

A new mode is a function from Request to Found, in a file of its own when it needs more than a few lines, and one entry
of PASSAGE_MODES.
"""

from __future__ import annotations

from collections.abc import Callable

from chronoflux.retrieval.flow import flow
from chronoflux.retrieval.fusion import fuse_ranks
from chronoflux.retrieval.passages import passages_by_text, passages_by_vector, passages_of_events
from chronoflux.retrieval.request import Found, Request


def vector(request: Request) -> Found:
    """Nearest passages by vector: what is called vanilla RAG."""
    return _by_rank(request, vector=_nearest(request))


def hybrid(request: Request) -> Found:
    """Nearest passages by vector and by words, fused by rank."""
    return _by_rank(request, vector=_nearest(request), text=_matching(request))


def timeline(request: Request) -> Found:
    """As hybrid, with the passages of the best events."""
    events = passages_of_events(request.events)
    return _by_rank(request, vector=_nearest(request), text=_matching(request), event=events)


def _by_rank(request: Request, **rankings: list[str]) -> Found:
    return Found(request.hits(fuse_ranks(rankings | {"filter": request.admitted()})))


def _nearest(request: Request) -> list[str]:
    return passages_by_vector(request.runner, request.settings, request.vector, request.depth)


def _matching(request: Request) -> list[str]:
    return list(passages_by_text(request.runner, request.settings, request.question))[: request.depth]


PASSAGE_MODES: dict[str, Callable[[Request], Found]] = {
    "timeline": timeline,
    "flow": flow,
    "hybrid": hybrid,
    "vector": vector,
}
