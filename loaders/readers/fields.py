"""What a reader says about one document, before it is checked."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Fields:
    """One document as its file states it; None where the file says nothing."""

    text: str | None
    id: object = None
    title: object = None
    date: object = None
    language: object = None
    metadata: dict[str, object] = field(default_factory=dict)
    place: str = ""
    """Where in the file it stands (":12" is line 12), for messages and for documents without an id."""


@dataclass(frozen=True, slots=True)
class BadRecord:
    """A record of a file that cannot be a document; the file's other records can."""

    place: str
    problem: str
