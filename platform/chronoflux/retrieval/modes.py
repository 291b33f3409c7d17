"""The modes of retrieval: each ranks passages in its own way, from shared parts.

A new mode is a function from Request to Found, in a file of its own when it needs more than a few lines, and one entry
of MODES.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from chronoflux.model import Intent, Question
from chronoflux.retrieval.flow import flow
from chronoflux.retrieval.fusion import fuse_ranks
from chronoflux.retrieval.neighbours.community import community
from chronoflux.retrieval.neighbours.dual import dual
from chronoflux.retrieval.neighbours.linear import linear
from chronoflux.retrieval.neighbours.ppr import ppr
from chronoflux.retrieval.neighbours.tree import tree
from chronoflux.retrieval.passages import (
    passages_by_sentences,
    passages_by_text,
    passages_by_vector,
    passages_of_events,
)
from chronoflux.retrieval.request import Found, Request


def vector(request: Request) -> Found:
    """Nearest passages by vector: what is called vanilla RAG."""
    return _by_rank(request, vector=_nearest(request))


def hybrid(request: Request) -> Found:
    """Nearest passages by vector and by words, fused by rank."""
    text = passages_by_text(request.runner, request.settings, request.question)
    return _by_rank(request, vector=_nearest(request), text=list(text)[: request.depth])


def timeline(request: Request) -> Found:
    """Nearest passages by vector and by their sentences' words, and those of the best events, fused by rank."""
    text = passages_by_sentences(request.runner, request.settings, request.question)
    events = passages_of_events(request.events)
    return _by_rank(request, vector=_nearest(request), text=list(text)[: request.depth], event=events)


def auto(request: Request) -> Found:
    """The flow; for a question about time, its ranking and the timeline's, fused by rank."""
    flowed = flow(request)
    if leading_mode("auto", request.question) == "flow":
        return flowed
    told = timeline(request)
    rankings = {"timeline": told.passages, "flow": flowed.passages}
    ranked = fuse_ranks({name: [passage.id for passage in passages] for name, passages in rankings.items()})
    stored = {passage.id: passage for passage in (*told.passages, *flowed.passages)}
    passages = [replace(stored[one.id], score=one.score, channels=one.channels) for one in ranked]
    return Found(passages[: request.k], flowed.paths)


def leading_mode(mode: str, question: Question) -> str:
    """The mode that answers: for "auto", "timeline" when the question is about time, else "flow"."""
    if mode != "auto":
        return mode
    return "timeline" if question.windows or question.intent is not Intent.NONE else "flow"


def _by_rank(request: Request, **rankings: list[str]) -> Found:
    return Found(request.hits(fuse_ranks(rankings | {"filter": request.admitted()})))


def _nearest(request: Request) -> list[str]:
    return passages_by_vector(request.runner, request.settings, request.vector, request.depth)


MODES: dict[str, Callable[[Request], Found]] = {
    "auto": auto,
    "timeline": timeline,
    "flow": flow,
    "hybrid": hybrid,
    "vector": vector,
    "ppr": ppr,
    "linear": linear,
    "community": community,
    "dual": dual,
    "tree": tree,
}
