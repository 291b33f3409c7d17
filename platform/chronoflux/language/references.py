"""Sentences that stand alone: pronouns and dropped subjects replaced by the name they stand for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from chronoflux.model import Sentence

_SUBJECT = {"he", "she", "it", "they", "lui", "lei", "egli", "ella", "essa", "esso"}


@dataclass(frozen=True, slots=True)
class Resolved:
    """A sentence that stands alone, and the name of its grammatical subject where known."""

    text: str
    subject: str | None


def resolve_references(sentences: Sequence[Sentence], language: str, title: str) -> list[Resolved]:
    """One Resolved per sentence, in order."""
    resolved: list[Resolved] = []
    previous: str | None = None
    for sentence in sentences:
        first, _, rest = sentence.text.partition(" ")
        if first.lower() in _SUBJECT and rest:
            subject = previous or title
            resolved.append(Resolved(f"{subject} {rest}", subject))
        elif language.startswith("it") and first.lower() == "si" and (previous or title):
            subject = previous or title
            resolved.append(Resolved(f"{subject} si {rest}", subject))
        else:
            if sentence.mentions:
                previous = sentence.mentions[0].name
            resolved.append(Resolved(sentence.text, sentence.mentions[0].name if sentence.mentions else None))
    return resolved
