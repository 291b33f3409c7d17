"""What lasted until somebody's death, whose date the document tells elsewhere: "He taught in Bath until his death"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from chronoflux.loaders.clause_words import clause_words
from chronoflux.model import Effect, Event, Granularity, TimeInterval

_DATED = re.compile(r",?\s(?:[^\W\d_]+\s){0,2}\d")
"""A date right behind a phrase."""


def end_with_death(events: Sequence[Event], language: str) -> list[Event]:
    """The events, each that lasted until its subject's death ending with the date of that, where one is told.

    Args:
        events: those of one document.
        language: "en", "en-GB" or "it".
    """
    deaths = {subject: event.interval for event in events if (subject := _dead(event)) and event.interval}
    return [_ended(event, deaths.get(_subject(event)), language) for event in events] if deaths else list(events)


def _ended(event: Event, death: TimeInterval | None, language: str) -> Event:
    if death is None or death.end is None or not _lasts_until_death(event.text, language):
        return event
    own = event.interval
    if own is None:
        return replace(event, interval=TimeInterval(None, death.end, Granularity.RANGE, death.mod))
    lasts = own.granularity is Granularity.RANGE if own.end is None else event.effect is Effect.OPENS
    has_end = own.granularity is Granularity.RANGE and own.end is not None
    if not lasts or has_end or own.start is None or own.start_day > death.end_day:
        return event
    return replace(event, interval=TimeInterval(own.start, death.end, Granularity.RANGE, own.mod or death.mod))


def _dead(event: Event) -> str:
    """Whose death an event tells; "" for none."""
    return _subject(event) if event.relation == "life" and event.effect is Effect.CLOSES else ""


def _subject(event: Event) -> str:
    return next((part.name for part in event.participants if part.role == "subject"), "")


def _lasts_until_death(text: str, language: str) -> bool:
    """Whether a text says so without a date of its own ("until his death in 1957")."""
    told = clause_words(language).until_death.search(text)
    return told is not None and not _DATED.match(text, told.end())
