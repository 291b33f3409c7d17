"""A question laid beside its timeline, and what reading the two together finds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from chronoflux.answering.binding import NAMED, naming_of
from chronoflux.answering.phrases import Phrases, load_phrases
from chronoflux.answering.render import date_label, event_label
from chronoflux.answering.spans import Validity, fit_of_windows, stated_span
from chronoflux.answering.states import State, build_states
from chronoflux.calendar import last_day
from chronoflux.model import Citation, Evidence, Intent, Question, Relation, Timeline, Window
from chronoflux.retrieval.intents import asks_of_now


@dataclass(frozen=True, slots=True)
class Finding:
    """What one way of reading found: an answer, or the reason why there is none."""

    answer: str | None
    reason: str
    support: tuple[Evidence, ...] = ()
    confidence: float = 0.0
    notes: tuple[str, ...] = ()
    cited: tuple[Citation, ...] = ()
    """Sentences it rests on beside those of its support."""


@dataclass(frozen=True, slots=True)
class Case:
    """Everything the readers of the single intents need."""

    question: Question
    timeline: Timeline
    windows: tuple[Window, ...]
    """When the question asks about; empty for any time."""
    moments: tuple[Window, ...]
    """When a state must hold: the windows; for a question without one, the date of the newest evidence about what it
    names; any time where it hangs on an event whose date is unknown."""
    states: tuple[State, ...]
    phrases: Phrases
    document: str = ""
    """Where the best evidence comes from."""
    notes: tuple[str, ...] = ()
    now: bool = False
    """Whether it is asked how things stand now; the window is then the date of the newest evidence."""

    @property
    def asks_of_course(self) -> bool:
        """Whether it is asked what came before or after an event, at no stated distance."""
        question = self.question
        beyond = question.anchor_relation in (Relation.BEFORE, Relation.AFTER)
        return question.anchor_event is not None and question.offset is None and beyond

    @property
    def evidence(self) -> tuple[Evidence, ...]:
        """Every event, dated ones first."""
        return (*self.timeline.dated, *self.timeline.static)

    def fit(self, item: Evidence) -> float:
        """How much of the windows the event's own time covers, or it of them."""
        begin, end = stated_span(item.start, item.end, item.granularity)
        return fit_of_windows(Validity(begin, end or begin), self.windows)

    def in_range(self) -> tuple[Evidence, ...]:
        """The dated events whose time meets a window."""
        return tuple(item for item in self.timeline.dated if self.meets(item.start_day, item.end_day))

    def meets(self, first: int, last: int) -> bool:
        """Whether a stretch of days meets one of the windows; always when there is none."""
        return not self.windows or any(first <= window.end_day and last >= window.start_day for window in self.windows)

    def label(self, item: Evidence) -> str:
        """The event's name on the timeline."""
        return event_label(self.timeline, item, self.question.language)

    def cite(self, item: Evidence) -> str:
        """The event's label and date."""
        return f"{self.label(item)}, {date_label(item)}"


def open_case(question: Question, timeline: Timeline) -> Case:
    """Lay a question beside a timeline; one without a date is asked as of the newest evidence, and a note says so."""
    phrases, windows, notes = load_phrases(question.language), question.windows, question.notes
    moments, newest, now = windows, newest_date(_about_asked(question, timeline)), asks_of_now(question)
    if not windows and newest is not None and question.anchor_event is None:
        moments = (Window(newest, newest, Relation.AT),)
        windows = moments if now else windows
        if question.intent is Intent.NONE:
            notes = (*notes, phrases.say("latest", date=phrases.date(newest)))
    best = max((*timeline.dated, *timeline.static), key=lambda item: (item.score, item.id), default=None)
    return Case(
        question,
        timeline,
        windows,
        moments,
        build_states(question, timeline.dated),
        phrases,
        document=best.document if best is not None else "",
        notes=notes,
        now=now,
    )


def _about_asked(question: Question, timeline: Timeline) -> Sequence[Evidence]:
    """The dated events of the documents that speak of all that the question names; all of them where none does."""
    speaking = {item.document for item in timeline.dated if naming_of(question, item) >= NAMED}
    return [item for item in timeline.dated if item.document in speaking] or timeline.dated


def newest_date(events: Iterable[Evidence]) -> str | None:
    """The latest date that any of the events states."""
    dates = [date for item in events for date in (item.start, item.end) if date is not None]
    return max(dates, key=last_day, default=None)
