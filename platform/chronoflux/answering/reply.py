"""A chat model's reply, read tolerantly and held against the timeline."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass

from chronoflux.answering.render import date_label
from chronoflux.errors import ModelError
from chronoflux.model import Evidence, Timeline
from chronoflux.retrieval.agreement import fold, holds_phrase

_TRAILING_COMMA = re.compile(r",\s*(?=[}\]])")
_NUMBER = re.compile(r"\d+")
_ABSTENTIONS = frozenset(
    fold(phrase)
    for phrase in (
        "",
        "none",
        "null",
        "n/a",
        "unknown",
        "not available",
        "not stated",
        "not mentioned",
        "no answer",
        "cannot be determined",
        "not in the documents",
        "not in the timeline",
        "non è nei documenti",
        "non è nella cronologia",
        "sconosciuto",
        "non disponibile",
        "nessuna risposta",
        "non indicato",
        "non specificato",
    )
)


@dataclass(frozen=True, slots=True)
class Reply:
    """What a chat model said: `answer` is None when it says that the timeline does not hold it."""

    answer: str | None
    steps: tuple[str, ...]
    dates: tuple[str, ...]
    citations: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Grounded:
    """A reply whose citations and dates exist; what did not was dropped and is told in the notes."""

    reply: Reply
    support: tuple[Evidence, ...]
    notes: tuple[str, ...]


def parse_reply(text: str) -> Reply:
    """The JSON object in a reply, whatever stands around it; a trailing comma is forgiven.

    Raises:
        ModelError: the reply is empty, or holds no object with an answer.
    """
    if not text.strip():
        raise ModelError("the chat model sent an empty reply")
    found = next((value for value in _objects(text) if "answer" in value), None)
    if found is None:
        raise ModelError(f"the chat model's reply holds no JSON answer: {' '.join(text.split())[:80]!r}")
    answer = " ".join(str(found["answer"] if found["answer"] is not None else "").split()).strip(" .")
    return Reply(
        answer=None if fold(answer) in _ABSTENTIONS else answer,
        steps=tuple(_strings(found.get("steps"))),
        dates=tuple(_strings(found.get("dates"))),
        citations=tuple(
            int(number) for item in _strings(found.get("citations")) for number in _NUMBER.findall(item)[:1]
        ),
    )


def _objects(text: str) -> list[dict[str, object]]:
    """Every JSON object that starts at some brace of the text, the outermost first."""
    decoder, found = json.JSONDecoder(), []
    repaired = _TRAILING_COMMA.sub("", text)
    start = repaired.find("{")
    while start >= 0:
        try:
            value, end = decoder.raw_decode(repaired, start)
        except ValueError:
            end = start + 1
        else:
            if isinstance(value, dict):
                found.append(value)
        start = repaired.find("{", end)
    return found


def _strings(value: object) -> list[str]:
    """A list's items as one-line texts; a single value counts as a list of one, None as empty."""
    items = value if isinstance(value, list) else [] if value is None else [value]
    return [" ".join(str(item).split()) for item in items if item is not None]


def ground_reply(reply: Reply, timeline: Timeline) -> Grounded:
    """Hold a reply against the timeline.

    A citation of an event that does not exist, and a date that no event carries, are dropped and reported. An answer
    left without a citation is given those of the events that say it.

    Raises:
        ModelError: no event of the timeline supports the answer.
    """
    events = (*timeline.dated, *timeline.static)
    real = tuple(dict.fromkeys(number for number in reply.citations if 1 <= number <= len(events)))
    notes = [
        f"dropped a citation of event {number}, which does not exist"
        for number in reply.citations
        if not 1 <= number <= len(events)
    ]
    dates = tuple(date for date in reply.dates if any(date in date_label(item) for item in events))
    notes += [f"dropped the date {date}, which no event carries" for date in reply.dates if date not in dates]
    support = tuple(events[number - 1] for number in real)
    if reply.answer is not None and not support:
        support = tuple(item for item in events if holds_phrase(reply.answer, item.text))
        if not support:
            raise ModelError("the chat model's answer cites no event, and none says it")
        notes.append("the chat model cited nothing; the events that say the answer are cited instead")
    return Grounded(Reply(reply.answer, reply.steps, dates, real), support, tuple(notes))
