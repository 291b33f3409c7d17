"""Windows that hang on an event: "after Obama became president", "two years after the treaty was signed"."""

from __future__ import annotations

from dataclasses import replace

from chronoflux.graph.runner import QueryRunner
from chronoflux.language.embeddings import Embedder
from chronoflux.model import Effect, EventKind, Evidence, Granularity, Question, Relation, TimeInterval, Window
from chronoflux.retrieval.events import find_events
from chronoflux.retrieval.question import analyse_question
from chronoflux.retrieval.scope import scope_of
from chronoflux.settings import Settings
from chronoflux.temporal.dates import Unit, shift, unit_after, unit_before

_LOWEST_SCORE = 0.45
"""Below this the best event does not tell of the anchor."""


def resolve_anchor(runner: QueryRunner, settings: Settings, question: Question, embedder: Embedder) -> Question:
    """Look up the question's anchor event and put its date in the windows; say so in the notes."""
    if question.anchor_event is None:
        return question
    event = _look_up(runner, settings, question.anchor_event, question.language, embedder)
    if event is None:
        return replace(question, notes=(*question.notes, f"no dated event found for {question.anchor_event!r}"))
    window = anchored_window(event, question.anchor_relation or Relation.AFTER, question.offset)
    note = f"{question.anchor_event!r}: {event.start} ({event.text})"
    return replace(question, windows=(*question.windows, window), notes=(*question.notes, note))


def anchored_window(event: Evidence, relation: Relation, offset: tuple[int, int, int] | None) -> Window:
    """The window that lies before, after, during or at a distance from an event.

    An event that opens a state is dated by its beginning: "after she became minister" begins with the appointment.
    """
    start, end = event.start or event.end, event.end or event.start
    if event.effect is Effect.OPENS:
        end = start
    if start is None or end is None:
        return Window(None, None, relation)
    if offset is not None:
        there = _shifted(TimeInterval(start, start, Granularity.DAY), offset)
        return Window(there, there, Relation.DURING)
    match relation:
        case Relation.BEFORE | Relation.UNTIL:
            return Window(None, unit_before(start), Relation.BEFORE)
        case Relation.AFTER:
            return Window(unit_after(end), None, Relation.AFTER)
        case Relation.SINCE:
            return Window(start, None, Relation.SINCE)
        case _:
            return Window(event.start, event.end, relation)


def _shifted(anchor: TimeInterval, offset: tuple[int, int, int]) -> str | None:
    """The year, month or day at a distance, as precise as the distance is stated."""
    years, months, days = offset
    if months:
        anchor = shift(anchor, Unit.MONTH, 12 * years + months)
    elif years:
        anchor = shift(anchor, Unit.YEAR, years)
    if days:
        anchor = shift(anchor, Unit.DAY, days)
    return anchor.start


def _look_up(
    runner: QueryRunner, settings: Settings, clause: str, language: str, embedder: Embedder
) -> Evidence | None:
    asked = analyse_question(clause, language)
    events = find_events(runner, settings, asked, scope_of(asked), embedder.encode([clause])[0])
    dated = [event for event in events if event.kind is EventKind.DATED and (event.start or event.end)]
    best = next(iter(dated), None)
    return best if best is not None and best.score >= _LOWEST_SCORE else None
