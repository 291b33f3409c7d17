"""Windows that hang on an event: "after Obama became president", "two years after the treaty was signed"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from chronoflux.graph.runner import QueryRunner
from chronoflux.language.embeddings import Embedder
from chronoflux.model import Effect, EventKind, Evidence, Granularity, Question, Relation, TimeInterval, Window
from chronoflux.retrieval.agreement import canonical_words, mention_of, share_found
from chronoflux.retrieval.cues import load_cues
from chronoflux.retrieval.events import find_events
from chronoflux.retrieval.question import analyse_question
from chronoflux.retrieval.scope import scope_of
from chronoflux.settings import Settings
from chronoflux.temporal.dates import Unit, precision, shift, unit_after, unit_before

_LOWEST_SCORE = 0.45
"""Below this an event that shares but one name with a clause does not tell of it."""
_NAMED = 0.5
"""Agreement from which a name, or a clause's other words, count as spoken of."""


def resolve_anchor(runner: QueryRunner, settings: Settings, question: Question, embedder: Embedder) -> Question:
    """Look up the question's anchor event and put its date in the windows; say so in the notes."""
    if question.anchor_event is None:
        return question
    event = _look_up(runner, settings, question.anchor_event, question.language, embedder)
    if event is None:
        return replace(question, notes=(*question.notes, f"no dated event found for {question.anchor_event!r}"))
    relation = question.anchor_relation or Relation.AFTER
    window = anchored_window(event, relation, question.offset, begins=_tells_beginning(question))
    note = f"{question.anchor_event!r}: {event.start} ({event.text})"
    return replace(question, windows=(*question.windows, window), notes=(*question.notes, note))


def _tells_beginning(question: Question) -> bool:
    """Whether a clause tells how a state began ("after she became minister"), not that it held ("was married to")."""
    cues = load_cues(question.language)
    clause = cues.stative.sub(" ", (question.anchor_event or "").lower())
    return not cues.inchoative.isdisjoint(clause.split())


def anchored_window(
    event: Evidence, relation: Relation, offset: tuple[int, int, int] | None, *, begins: bool = True
) -> Window:
    """The window that lies before, after, during or at a distance from an event.

    Args:
        event: the anchor.
        relation: how the window stands to it.
        offset: signed (years, months, days) from it; forward from its end, back from its beginning.
        begins: whether the clause tells how a state began ("after she became minister"); one that tells of its whole
            ("after she worked there") lasts as long as the event is stated to.
    """
    start, end = event.start or event.end, event.end or event.start
    if event.effect is Effect.OPENS and (begins or event.granularity != Granularity.RANGE):
        end = start
    if start is None or end is None:
        return Window(None, None, relation)
    if offset is not None:
        base = start if offset < (0, 0, 0) else end
        there = _shifted(TimeInterval(base, base, Granularity.DAY), offset)
        return Window(there, there, Relation.DURING)
    match relation:
        case Relation.BEFORE | Relation.UNTIL:
            return Window(None, unit_before(start), Relation.BEFORE)
        case Relation.AFTER:
            return Window(unit_after(end), None, Relation.AFTER)
        case Relation.SINCE:
            return Window(start, None, Relation.SINCE)
        case _:
            return _while_it_held(event, relation) if not begins else Window(event.start, event.end, relation)


def _while_it_held(event: Evidence, relation: Relation) -> Window:
    """The time of a state of which perhaps but the beginning, or but the end, is told."""
    if event.granularity == Granularity.RANGE or event.effect is Effect.NONE:
        return Window(event.start, event.end, relation)
    opens = event.effect is Effect.OPENS
    return Window(event.start if opens else None, None if opens else event.end, relation)


def _shifted(anchor: TimeInterval, offset: tuple[int, int, int]) -> str | None:
    """The year, month or day at a distance, as precise as the distance is stated and the event is dated."""
    years, months, days = offset
    stated = precision(anchor)
    if stated is Unit.YEAR:
        years, months, days = years + int(months / 12), 0, 0
    if stated is Unit.MONTH:
        days = 0
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
    return choose_anchor(asked, events)


def choose_anchor(asked: Question, events: Sequence[Evidence]) -> Evidence | None:
    """The dated event that a clause tells of: it speaks of every name in the clause, and of something besides one name.

    Args:
        asked: the clause, analysed as a question is.
        events: candidates, scored by retrieval.

    Returns:
        The event most like the clause in names, words and relation; None when none speaks of all of it.
    """
    told = [
        event
        for event in events
        if event.kind is EventKind.DATED and (event.start or event.end) and _tells_of(asked, event)
    ]
    return max(told, key=lambda event: (round(_likeness(asked, event), 3), event.id), default=None)


def _tells_of(asked: Question, event: Evidence) -> bool:
    if any(mention_of(name, event) < _NAMED for name in asked.entities):
        return False
    likely = event.score >= _LOWEST_SCORE or _wording(asked, event) >= _NAMED
    return len(asked.entities) > 1 or (likely and _says_what(asked, event))


def _says_what(asked: Question, event: Evidence) -> bool:
    """Whether an event has a word of what a clause says somebody was: "held the post of CONSUL"."""
    told = [word for word in asked.focus if word not in load_cues(asked.language).bare]
    if len(told) == len(asked.focus):
        return True
    names = (part.name for part in event.participants)
    return not told or share_found(told, canonical_words(" ".join((event.text, event.value or "", *names)))) > 0


def _likeness(asked: Question, event: Evidence) -> float:
    named = min((mention_of(name, event) for name in asked.entities), default=0.0)
    same = float(asked.relation is not None and event.relation == asked.relation)
    return event.score + 0.5 * named + 0.2 * _wording(asked, event) + 0.15 * same


def _wording(asked: Question, event: Evidence) -> float:
    return share_found(asked.focus, canonical_words(event.text))
