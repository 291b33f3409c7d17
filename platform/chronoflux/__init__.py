"""Chronoflux: what was true, when, and how do we know, over a body of text in Neo4j."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chronoflux.retrieval.retriever import ChronofluxRetriever
    from chronoflux.settings import Settings

__all__ = ["ChronofluxRetriever", "Settings"]

_HOMES = {"ChronofluxRetriever": "chronoflux.retrieval.retriever", "Settings": "chronoflux.settings"}


def __getattr__(name: str) -> object:
    """Import public names when they are first used, so that start-up stays light."""
    if name not in _HOMES:
        raise AttributeError(f"module 'chronoflux' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)
