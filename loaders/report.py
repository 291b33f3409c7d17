"""What a load did, and how it says so while it is at it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypedDict

Report = Callable[[str, int, int | None], None]
"""report(what, done, total); a total of None is not known yet."""


class Failed(TypedDict):
    """A document that was not loaded, and why."""

    id: str
    error: str


@dataclass(slots=True)
class LoadReport:
    """What one load added to the collection; loading the same again adds nothing.

    Attributes:
        documents: loaded or updated.
        skipped: already there, unchanged.
        failed: not loaded, with the reason; the others are not touched by it.
        passages, summaries, sentences, entities, events: net additions to the collection.
        edges: net additions by relationship type.
        seconds: from the first document read to the last edge written.
    """

    documents: int = 0
    skipped: int = 0
    failed: list[Failed] = field(default_factory=list)
    passages: int = 0
    summaries: int = 0
    sentences: int = 0
    entities: int = 0
    events: int = 0
    edges: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0


def silent(what: str, done: int, total: int | None) -> None:
    """Report to nobody."""
