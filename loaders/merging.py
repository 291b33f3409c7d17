"""Related actions with one anchor, told in neighbouring sentences, become one event (DyG-RAG, section 4: merging)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from chronoflux.model import Event, Participant

_MOST_WORDS = 60


def merge_neighbours(events: Sequence[Event]) -> list[Event]:
    """The events, each merged into the one before where both tell of one thing at one time.

    They merge when they come from neighbouring sentences, carry the same interval, have the same subject, at most one
    of them changes a state or both change the same one, and the merged text stays below 60 words.
    """
    merged: list[Event] = []
    for event in events:
        if merged and _belong_together(merged[-1], event):
            merged[-1] = _merge(merged[-1], event)
        else:
            merged.append(event)
    return merged


def _belong_together(first: Event, second: Event) -> bool:
    return (
        first.interval is not None
        and first.interval == second.interval
        and second.sentences[0] - first.sentences[-1] == 1
        and (first.relation is None or second.relation is None or _state(first) == _state(second))
        and _subject(first) is not None
        and _subject(first) == _subject(second)
        and len(first.text.split()) + len(second.text.split()) <= _MOST_WORDS
    )


def _state(event: Event) -> tuple[str, str | None, str]:
    return event.effect.value, event.relation, (event.value or "").casefold()


def _subject(event: Event) -> str | None:
    return next((part.name for part in event.participants if part.role == "subject"), None)


def _merge(first: Event, second: Event) -> Event:
    main = second if first.relation is None and second.relation is not None else first
    names: dict[str, Participant] = {}
    for part in (*first.participants, *second.participants):
        names.setdefault(part.name, part)
    return replace(
        main,
        text=f"{first.text} {second.text}",
        sentences=first.sentences + second.sentences,
        participants=tuple(names.values()),
        score=max(first.score, second.score),
    )
