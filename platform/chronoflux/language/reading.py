"""What reading one sentence yields, and the edits it takes to make it stand alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from chronoflux.language.referents import Referent


@dataclass(frozen=True, slots=True)
class Edit:
    """Replace text[start:end]; an insertion when the two are equal."""

    start: int
    end: int
    text: str
    of: Referent | None = None
    """Who or what the new text names."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A sentence's edits and subject; `keeps` when the subject before it stays the one spoken of.

    `topic` is what "it" is afterwards where the subject only belongs to it ("The bank's head office ...").
    """

    edits: tuple[Edit, ...] = ()
    subject: Referent | None = None
    keeps: bool = False
    topic: Referent | None = None
    noun: Referent | None = None
    """The subject that is no name ("The old mill"), which "it" may take up."""


def apply(text: str, edits: Sequence[Edit]) -> str:
    """The text with edits made, which must not overlap."""
    for edit in sorted(edits, key=lambda each: each.start, reverse=True):
        text = text[: edit.start] + edit.text + text[edit.end :]
    return text


def is_inside(position: int, spans: Sequence[tuple[int, int]]) -> bool:
    """Whether a position lies in one of the spans."""
    return any(start <= position < end for start, end in spans)
