"""The domain types that every layer shares. Nothing here reads, writes or computes beyond one value.

Time is kept in two forms side by side: ISO strings at the precision of the text ("2017-08" is a month,
nothing invented), and integer days from 1970-01-01, which order and compare across the whole calendar
(negative before 1970, years BC included, astronomical numbering: 44 BC is year -43).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from chronoflux.calendar import OPEN_DAY, first_day, last_day


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
class ReasoningPath:
    """A chain along which energy flowed from an entity of the question to a passage (FlowRAG, logical skeleton)."""

    entities: tuple[str, ...]
    """Names, from the question's entity on."""
    links: tuple[str | None, ...]
    """What a sentence calls the relation of each entity to the next ("mother"); None where no sentence says it."""
    passages: tuple[str, ...]
    """Ids, one for each entity: the passage that leads on from it; the last one ends the chain."""
    titles: tuple[str, ...]
    """Titles of the passages' documents."""
    energy: float

    @property
    def text(self) -> str:
        """The chain as one line: "Lothair II → mother → Ermengarde – A title"; a title stands where no word does."""
        parts = [self.entities[0]]
        for link, title, one, other in zip(self.links, self.titles, self.entities, self.entities[1:], strict=False):
            tells = title not in ("", one, other)
            parts += [f" → {link} → " if link else f" – {title} – " if tells else " – ", other]
        if self.titles[-1] not in ("", self.entities[-1]):
            parts.append(f" – {self.titles[-1]}")
        return "".join(parts)


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
    paths: tuple[ReasoningPath, ...] = ()
    """How energy flowed from the question's entities to the passages that were found."""
