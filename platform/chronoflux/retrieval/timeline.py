"""From scored events to a timeline: static and dated apart, dated ones in order of time (DyG-RAG, section 6.4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from chronoflux.model import EventKind, Evidence, Timeline


def build_timeline(events: Iterable[Evidence]) -> Timeline:
    """Sort events by start, hour, end and id; each keeps its retrieval score. Static ones go by score."""
    events = list(events)
    dated = [event for event in events if event.kind is EventKind.DATED]
    static = [event for event in events if event.kind is EventKind.STATIC]
    return Timeline(
        dated=tuple(sorted(dated, key=lambda e: (e.start_day, e.time or "", e.end_day, e.id))),
        static=tuple(sorted(static, key=lambda e: (-e.score, e.id))),
    )


def worth_telling(events: Sequence[Evidence], most: int, share: float) -> list[Evidence]:
    """The best events, by score, as long as they reach a share of the best one's."""
    best = events[0].score if events else 0.0
    return [event for event in events[:most] if event.score >= share * best]
