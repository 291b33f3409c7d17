"""Dynamic event units: self-contained statements with the time they hold (DyG-RAG, section 4)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from chronoflux.language.names import normalise_name
from chronoflux.language.references import Resolved, resolve_references
from chronoflux.loaders.clauses import Clause, clause_words, shift, split_clauses
from chronoflux.loaders.context import Context, heading_of
from chronoflux.loaders.headings import item_text
from chronoflux.loaders.lifespans import Lifespan, find_lifespans
from chronoflux.loaders.lists import is_skipped, list_statement, split_label
from chronoflux.loaders.merging import merge_neighbours
from chronoflux.loaders.participants import participants_of, subject_of_clause
from chronoflux.loaders.scoring import information_score
from chronoflux.loaders.states import State, find_states, has_copula
from chronoflux.model import Effect, Event, Participant, Sentence, SourceDocument, TimeExpression, TimeInterval
from chronoflux.settings import Settings
from chronoflux.temporal.expressions import find_times

_LEAST_WORDS = 3
"""A statement says at least this many words besides its date."""


@dataclass(frozen=True, slots=True)
class _Statement:
    """A clause that stands alone, before it is weighed."""

    text: str
    subject: str | None
    times: tuple[TimeExpression, ...]
    listed: bool = False
    state: State | None = None


def extract_events(
    document: SourceDocument, language: str, sentences: Sequence[Sentence], settings: Settings
) -> tuple[Event, ...]:
    """The events of a document, in text order.

    Pronouns and dropped subjects are resolved; each sentence comes apart into one clause a date; a clause takes the
    date it states, a relative one resolved against the nearest date before it and then the document's own, else the
    date of the heading above, else none (a static event). Clauses that tell too little are dropped
    (`information_score`), and neighbours that tell of one thing at one time become one event.

    Args:
        document: whose title and reference date give context.
        language: "en", "en-GB" or "it".
        sentences: its sentences with mentions.
        settings: event_threshold.
    """
    extractor = _Extractor(document, language, sentences, settings)
    events = merge_neighbours(list(extractor.events()))
    return tuple(replace(event, index=index) for index, event in enumerate(events))


class _Extractor:
    def __init__(
        self, document: SourceDocument, language: str, sentences: Sequence[Sentence], settings: Settings
    ) -> None:
        self._document = document
        self._language = language
        self._sentences = sentences
        self._threshold = settings.event_threshold
        self._words = clause_words(language)
        self._kinds: dict[str, str] = {}
        for sentence in sentences:
            for mention in sentence.mentions:
                self._kinds.setdefault(normalise_name(mention.name), mention.kind)
        self._topic = _topic(document.title, sentences)

    def events(self) -> Iterator[Event]:
        context = Context()
        resolved = resolve_references(self._sentences, self._language, self._document.title)
        for sentence, reading in zip(self._sentences, resolved, strict=True):
            heading = heading_of(self._document.text, sentence)
            if heading is not None:
                context.enter(heading, self._times(heading, context))
                continue
            if is_skipped(context.heading, self._language):
                continue
            times = self._times(reading.text, context)
            yield from self._sentence_events(sentence, reading, times, context)
            context.pass_over(times)

    def _times(self, text: str, context: Context) -> list[TimeExpression]:
        return find_times(text, self._language, self._document.reference_date, context.anchor)

    def _sentence_events(
        self, sentence: Sentence, reading: Resolved, times: list[TimeExpression], context: Context
    ) -> Iterator[Event]:
        text, subject = reading.text, reading.subject
        for lifespan in reversed(self._lifespans(sentence, text, subject, times)):
            yield from self._life_events(sentence, lifespan)
            text = f"{text[: lifespan.char_start].rstrip()}{text[lifespan.char_end :]}"
        if text is not reading.text:
            times = self._times(text, context)
        item = item_text(text)
        if item is not None:
            item_times = self._times(item, context)
            statements = self._list_statements(item, item_times, context, subject)
        else:
            statements = self._statements(sentence, text, subject, times)
        for statement in statements:
            yield from self._weigh(sentence, statement, context)

    def _lifespans(
        self, sentence: Sentence, text: str, subject: str | None, times: Sequence[TimeExpression]
    ) -> list[Lifespan]:
        if "(" not in text or not times:
            return []
        names = {mention.surface: mention.kind == "PERSON" for mention in sentence.mentions}
        names |= {name: self._kinds.get(normalise_name(name)) == "PERSON" for name in (subject, self._topic) if name}
        return find_lifespans(text, times, names)

    def _life_events(self, sentence: Sentence, lifespan: Lifespan) -> Iterator[Event]:
        name = next((m.name for m in sentence.mentions if m.surface == lifespan.name), lifespan.name)
        who = (Participant(name, "subject", self._kinds.get(normalise_name(name), "")),)
        for date in lifespan.dates:
            text = life_sentence(name, date.trigger, date.interval, self._language)
            score = information_score(
                entities=1, topical=True, state=True, copula=False, interval=date.interval, inherited=False
            )
            yield Event(0, text, (sentence.index,), date.interval, who, score, date.trigger, date.effect, "life")

    def _statements(
        self, sentence: Sentence, text: str, subject: str | None, times: Sequence[TimeExpression]
    ) -> Iterator[_Statement]:
        clauses = split_clauses(text, times, self._language)
        states = list(find_states(text, self._language, times))
        first_value = next((s.value_start for s in states if s.value_start >= 0 and s.value_start < clauses[0].end), -1)
        previous = ""
        for clause in clauses:
            own = text[clause.start : clause.end].strip(" ,;")
            inside = [state for state in states if clause.start <= state.char_start < clause.end]
            state = _main_state(inside, clause)
            who = self._clause_subject(text, clause, sentence, subject, state)
            standing = self._standing(own, who, clause, previous, text[:first_value] if first_value > 0 else "")
            previous = standing
            yield _Statement(standing, who, clause.times, clause.listed, state)

    def _clause_subject(
        self, text: str, clause: Clause, sentence: Sentence, subject: str | None, state: State | None
    ) -> str | None:
        if clause.start == 0:
            return subject
        verb = self._words.verb.search(text, clause.start, clause.end)
        verb_at = (state.char_start if state else verb.start() if verb else clause.end) - clause.start
        return subject_of_clause(text[clause.start : clause.end], sentence.mentions, verb_at) or subject

    def _standing(self, own: str, subject: str | None, clause: Clause, previous: str, head: str) -> str:
        """The clause as a statement of its own."""
        first_word = (own.split() or [""])[0].lower()
        if clause.start == 0 or not own:
            return own
        if first_word in self._words.relatives and previous:
            return f"{previous} , {own}"
        if first_word in self._words.pronouns and subject:
            return f"{subject} {own.partition(' ')[2]}"
        if subject is None or own.startswith(subject):
            return own
        if self._words.finite_start.match(own):
            return f"{subject} {own}"
        if not self._words.verb.search(own) and head:
            return f"{head}{own}"
        return own if subject in own else f"{subject}: {own}"

    def _list_statements(
        self, item: str, times: Sequence[TimeExpression], context: Context, subject: str | None
    ) -> Iterator[_Statement]:
        label = split_label(item, times)
        for clause in split_clauses(item, times, self._language):
            own = item[clause.start : clause.end]
            trimmed = own.lstrip(" ,;")
            prefix = f"{label} " if label and clause.start else ""
            offset = clause.start + len(own) - len(trimmed) - len(prefix)
            own = prefix + trimmed.rstrip(" ,;")
            inner = [shift(time, offset) for time in clause.times]
            statement, state = list_statement(own, inner, self._document.title, context.heading, self._language)
            yield _Statement(statement, self._document.title or subject, clause.times, clause.listed, state)

    def _weigh(self, sentence: Sentence, statement: _Statement, context: Context) -> Iterator[Event]:
        if _says_nothing(statement):
            return
        participants = participants_of(
            statement.text, sentence.mentions, statement.subject, statement.state, self._kinds
        )
        named = len(participants)
        if not participants and self._topic:
            participants = (Participant(self._topic, "other", self._kinds.get(normalise_name(self._topic), "")),)
        copula = has_copula(statement.text, self._language)
        inherited = not statement.times and context.interval is not None
        for interval in self._intervals(statement, context):
            score = information_score(
                entities=named,
                topical=bool(self._topic),
                state=statement.state is not None,
                copula=copula,
                interval=interval,
                inherited=inherited,
            )
            if score >= self._threshold:
                yield _event(sentence, statement, interval, participants, score)

    def _intervals(self, statement: _Statement, context: Context) -> list[TimeInterval | None]:
        if not statement.times:
            return [context.interval]
        if statement.listed:
            return [time.interval for time in statement.times]
        return [_main_time(statement).interval]


def _event(
    sentence: Sentence,
    statement: _Statement,
    interval: TimeInterval | None,
    participants: tuple[Participant, ...],
    score: float,
) -> Event:
    state = statement.state
    return Event(
        index=0,
        text=statement.text,
        sentences=(sentence.index,),
        interval=interval,
        participants=participants,
        score=score,
        trigger=state.trigger if state else None,
        effect=state.effect if state else Effect.NONE,
        relation=state.relation if state else None,
        value=state.value if state else None,
    )


def life_sentence(subject: str, trigger: str, interval: TimeInterval, language: str) -> str:
    """The statement of a birth or a death that stood in brackets."""
    from chronoflux.temporal.format import format_interval

    verbs = {"en": {"born": "was born", "died": "died"}, "it": {"born": "nasce", "died": "muore"}}
    return f"{subject} {verbs[language[:2]][trigger]}: {format_interval(interval, language)}"


def _topic(title: str, sentences: Sequence[Sentence]) -> str:
    """The entity a document is about: the one mentioned whose name is its title, brackets aside, or part of it."""
    key = normalise_name(re.sub(r"\s*\([^()]*\)\s*\Z", "", title))
    names = {mention.name for sentence in sentences for mention in sentence.mentions}
    exact = [name for name in names if normalise_name(name) in (key, normalise_name(title))]
    partial = [name for name in names if len(name) > 3 and normalise_name(name) in key]
    return min(exact or partial, key=lambda name: (-len(name), name), default="")


def _main_state(states: Sequence[State], clause: Clause) -> State | None:
    """The state a clause is about: one that opens before one that closes, the nearest to the date."""
    if not states:
        return None
    at = clause.times[0].char_start if clause.times else clause.start
    return min(states, key=lambda state: (state.effect is Effect.NONE, state.is_participle, abs(state.char_start - at)))


def _main_time(statement: _Statement) -> TimeExpression:
    if statement.state is None or len(statement.times) == 1:
        return statement.times[0]
    at = statement.state.char_start
    return min(statement.times, key=lambda time: abs(time.char_start - at))


def _says_nothing(statement: _Statement) -> bool:
    rest = statement.text
    for time in statement.times:
        rest = rest.replace(time.span, " ", 1)
    return len(re.findall(r"[^\W\d_]+", rest)) < _LEAST_WORDS
