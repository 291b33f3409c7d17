"""The domain types that every layer shares. Nothing here reads, writes or computes beyond one value.

Time is kept in two forms side by side: ISO strings at the precision of the text ("2017-08" is a month,
nothing invented), and integer days from 1970-01-01, which order and compare across the whole calendar
(negative before 1970, years BC included, astronomical numbering: 44 BC is year -43).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

OPEN_DAY = 10**9
"""The day number that stands for an open side: -OPEN_DAY before, OPEN_DAY after everything."""

_ISO = re.compile(r"(-?\d{4,})(?:-(\d{2})(?:-(\d{2}))?)?\Z")


class Granularity(StrEnum):
    """How precisely the text states a time."""

    DAY = "day"
    WEEK = "week"
    MONTH = "month"
    QUARTER = "quarter"
    SEASON = "season"
    HALF = "half"
    YEAR = "year"
    DECADE = "decade"
    CENTURY = "century"
    RANGE = "range"


class Modifier(StrEnum):
    """What the text adds to a time: "about 1890", "late 1890", "before 1890"."""

    APPROX = "approx"
    START = "start"
    MID = "mid"
    END = "end"
    BEFORE = "before"
    AFTER = "after"


class EventKind(StrEnum):
    """Whether an event stands on the timeline or beside it."""

    DATED = "dated"
    STATIC = "static"


class Effect(StrEnum):
    """What an event does to the state named by its relation."""

    OPENS = "opens"
    CLOSES = "closes"
    NONE = "none"


class Relation(StrEnum):
    """How a question's window relates to the evidence it asks for."""

    AT = "at"
    DURING = "during"
    BEFORE = "before"
    AFTER = "after"
    SINCE = "since"
    UNTIL = "until"
    BETWEEN = "between"
    OVERLAPPING = "overlapping"


class Intent(StrEnum):
    """What kind of temporal answer a question wants."""

    POINT = "point"
    INTERVAL = "interval"
    BOUNDARY = "boundary"
    CONTINUITY = "continuity"
    ORDER = "order"
    EVOLUTION = "evolution"
    AGGREGATE = "aggregate"
    ARITHMETIC = "arithmetic"
    NONE = "none"


class AnswerKind(StrEnum):
    """The kind of thing the answer must be."""

    PERSON = "person"
    ORGANISATION = "organisation"
    PLACE = "place"
    DATE = "date"
    NUMBER = "number"
    ROLE = "role"
    ANY = "any"


def days_from_civil(year: int, month: int, day: int) -> int:
    """Days from 1970-01-01 in the proleptic Gregorian calendar, for any year.

    Source: H. Hinnant, "chrono-compatible low-level date algorithms", days_from_civil.
    """
    shifted = year - (month <= 2)
    era = shifted // 400
    year_of_era = shifted - era * 400
    day_of_year = (153 * (month + (-3 if month > 2 else 9)) + 2) // 5 + day - 1
    day_of_era = year_of_era * 365 + year_of_era // 4 - year_of_era // 100 + day_of_year
    return era * 146097 + day_of_era - 719468


def days_in_month(year: int, month: int) -> int:
    """Length of a month in days, for any proleptic Gregorian year."""
    following = (year + 1, 1) if month == 12 else (year, month + 1)
    return days_from_civil(*following, 1) - days_from_civil(year, month, 1)


def first_day(iso: str | None) -> int:
    """The first day covered by an ISO year, month or day; -OPEN_DAY for None.

    Raises:
        ValueError: the string is not YYYY, YYYY-MM or YYYY-MM-DD (a leading minus allowed).
    """
    if iso is None:
        return -OPEN_DAY
    year, month, day = _iso_parts(iso)
    return days_from_civil(year, month or 1, day or 1)


def last_day(iso: str | None) -> int:
    """The last day covered by an ISO year, month or day, inclusive; OPEN_DAY for None.

    Raises:
        ValueError: as for first_day.
    """
    if iso is None:
        return OPEN_DAY
    year, month, day = _iso_parts(iso)
    month = month or 12
    return days_from_civil(year, month, day or days_in_month(year, month))


def _iso_parts(iso: str) -> tuple[int, int | None, int | None]:
    match = _ISO.match(iso)
    if match is None:
        raise ValueError(f"not an ISO year, month or day: {iso!r}")
    year, month, day = match.groups()
    return int(year), int(month) if month else None, int(day) if day else None


@dataclass(frozen=True, slots=True)
class TimeInterval:
    """A stretch of time as the text states it; both sides inclusive, None is open."""

    start: str | None
    end: str | None
    granularity: Granularity
    mod: Modifier | None = None
    time: str | None = None
    """Hour and minute ("14:30") where the text gives them."""

    @property
    def start_day(self) -> int:
        """First day, from 1970-01-01; -OPEN_DAY when open."""
        return first_day(self.start)

    @property
    def end_day(self) -> int:
        """Last day, inclusive; OPEN_DAY when open."""
        return last_day(self.end)


@dataclass(frozen=True, slots=True)
class TimeExpression:
    """A temporal expression found in a text; offsets are code points in that text."""

    span: str
    interval: TimeInterval
    char_start: int
    char_end: int


@dataclass(frozen=True, slots=True)
class Window:
    """A stretch of time that a question or a caller asks about; both sides inclusive."""

    start: str | None
    end: str | None
    relation: Relation = Relation.DURING

    @property
    def start_day(self) -> int:
        """First day, from 1970-01-01; -OPEN_DAY when open."""
        return first_day(self.start)

    @property
    def end_day(self) -> int:
        """Last day, inclusive; OPEN_DAY when open."""
        return last_day(self.end)


@dataclass(frozen=True, slots=True)
class SourceDocument:
    """A document as read, before any analysis. `text` is NFC with LF line ends and no NUL."""

    id: str
    title: str
    text: str
    source: str
    language: str | None = None
    """"en", "en-GB" or "it"; None lets the analysis detect it."""
    reference_date: str | None = None
    metadata: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Mention:
    """A name in the text. `name` is the document-wide form an alias was merged into ("Lee" -> "Ann Lee").

    Offsets are code points in the document's text; in a Summary, in the summary's own text.
    """

    surface: str
    name: str
    kind: str
    """PERSON, ORG, PLACE, WORK, EVENT or MISC."""
    char_start: int
    char_end: int


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of a document; offsets are code points in the document's text."""

    index: int
    text: str
    char_start: int
    char_end: int
    mentions: tuple[Mention, ...] = ()


@dataclass(frozen=True, slots=True)
class Summary:
    """What a passage says in short; mentions carry offsets in the summary's own text."""

    text: str
    method: str
    mentions: tuple[Mention, ...] = ()
    sentences: tuple[int, ...] = ()
    """Indices of the document's sentences that an extractive summary is made of; empty for a written one."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A run of whole sentences, `first_sentence` to `last_sentence` inclusive; neighbours overlap."""

    index: int
    text: str
    char_start: int
    char_end: int
    first_sentence: int
    last_sentence: int
    summary: Summary | None = None
    defines: tuple[tuple[str, float], ...] = ()
    """(entity name, weight in 0..1) of what the passage is about."""


@dataclass(frozen=True, slots=True)
class Participant:
    """An entity's part in an event: subject, object, value or other."""

    name: str
    role: str
    kind: str = ""
    """As Mention.kind; "" when it is not known."""


@dataclass(frozen=True, slots=True)
class Event:
    """A dynamic event unit: one self-contained statement and when it held (DyG-RAG, section 4)."""

    index: int
    """Position of the event in its document, in text order."""
    text: str
    """The statement with its pronouns resolved."""
    sentences: tuple[int, ...]
    """Indices of the sentences it was extracted from."""
    interval: TimeInterval | None
    """None for a static event."""
    participants: tuple[Participant, ...] = ()
    score: float = 0.0
    trigger: str | None = None
    effect: Effect = Effect.NONE
    relation: str | None = None
    value: str | None = None

    @property
    def kind(self) -> EventKind:
        """Dated when it has an interval, else static."""
        return EventKind.STATIC if self.interval is None else EventKind.DATED


@dataclass(frozen=True, slots=True)
class AnalysedDocument:
    """Everything the text layers say about one document, ready to be embedded and written."""

    document: SourceDocument
    language: str
    sentences: tuple[Sentence, ...]
    passages: tuple[Passage, ...]
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """A question, understood: what it asks for, about whom, and when."""

    text: str
    language: str
    entities: tuple[str, ...] = ()
    intent: Intent = Intent.NONE
    windows: tuple[Window, ...] = ()
    anchor_event: str | None = None
    """The event whose date the window hangs on ("after Obama became president"), still to be looked up."""
    answer_kind: AnswerKind = AnswerKind.ANY
    notes: tuple[str, ...] = ()
    """One line each for what was assumed, such as a reversed range that was turned round."""
    relation: str | None = None
    """The state asked about, in the vocabulary of Event.relation (position, spouse, ...), where it is plain."""
    focus: tuple[str, ...] = ()
    """The content words of the question that are neither names nor times, lower case, in order."""
    anchor_relation: Relation | None = None
    """How the answer stands to the anchor event: before, after, during ..."""
    offset: tuple[int, int, int] | None = None
    """Signed (years, months, days) from the anchor event."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """A stored event as retrieval returns it, with its provenance."""

    id: str
    text: str
    kind: EventKind
    document: str
    title: str
    sentence: str
    char_start: int
    char_end: int
    start: str | None = None
    end: str | None = None
    start_day: int = -OPEN_DAY
    end_day: int = OPEN_DAY
    granularity: str | None = None
    time: str | None = None
    trigger: str | None = None
    effect: Effect = Effect.NONE
    relation: str | None = None
    value: str | None = None
    participants: tuple[Participant, ...] = ()
    score: float = 0.0
    channels: tuple[str, ...] = ()
    """How it was found: vector, text, entity, before, after, walk, static."""
    in_window: bool = True
    passage: str = ""
    """Id of the first passage that holds the sentence."""


@dataclass(frozen=True, slots=True)
class Timeline:
    """Events in order of time, static ones apart (DyG-RAG, section 6.4)."""

    dated: tuple[Evidence, ...] = ()
    static: tuple[Evidence, ...] = ()


@dataclass(frozen=True, slots=True)
class Citation:
    """The stretch of a stored document that an answer rests on; offsets are code points in its text."""

    document: str
    char_start: int
    char_end: int
    text: str


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer and everything it rests on."""

    answer: str
    answerable: bool
    intent: Intent
    windows: tuple[Window, ...]
    timeline: Timeline
    citations: tuple[Citation, ...] = ()
    steps: tuple[str, ...] = ()
    """The Time-CoT chain, one line a step."""
    confidence: float = 0.0
    context_words: int = 0
    llm: str | None = None
    """Name of the chat model that wrote the answer; None for the reader."""
    notes: tuple[str, ...] = ()
