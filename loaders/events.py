"""Dynamic event units: self-contained statements with the time they hold (DyG-RAG, section 4)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from chronoflux.language.names import normalise_name
from chronoflux.language.references import Resolved, resolve_references
from chronoflux.loaders.asides import Aside, find_asides
from chronoflux.loaders.clause_words import clause_words
from chronoflux.loaders.context import Context
from chronoflux.loaders.dating import end_of, intervals_of, intervals_of_state, is_dated_apart, is_handed_on
from chronoflux.loaders.denial import is_asserted
from chronoflux.loaders.grammar_files import load_grammar
from chronoflux.loaders.item_lines import ItemLines
from chronoflux.loaders.known_names import KnownNames
from chronoflux.loaders.lifelong import end_with_death
from chronoflux.loaders.line_shapes import without_mark
from chronoflux.loaders.lists import cells_of
from chronoflux.loaders.merging import merge_neighbours
from chronoflux.loaders.noun_subjects import has_noun_subject
from chronoflux.loaders.object_pronouns import named_objects
from chronoflux.loaders.office_memory import OfficeMemory
from chronoflux.loaders.offices import leaves_body_unsaid, name_led_body
from chronoflux.loaders.participants import participants_of
from chronoflux.loaders.readers.dates import has_kind
from chronoflux.loaders.scoring import information_score
from chronoflux.loaders.sections import is_skipped
from chronoflux.loaders.state import State
from chronoflux.loaders.statement import Statement
from chronoflux.loaders.statements import statements_of
from chronoflux.loaders.states import has_copula
from chronoflux.loaders.titles import section_of, subject_title
from chronoflux.model import (
    Effect,
    Event,
    Granularity,
    Participant,
    Sentence,
    SourceDocument,
    TimeExpression,
    TimeInterval,
)
from chronoflux.settings import Settings
from chronoflux.temporal.mixed import times_finder

_HAD = frozenset({"ownership", "existence", "operator", "member_of", "employer"})
"""Relations of a person to a body that a pronoun may stand for afterwards ("la cedette")."""
_LEAST_WORDS = 2
"""A statement without state, figure or verb says at least this many words besides its time, its subject and "is"."""


def extract_events(
    document: SourceDocument, language: str, sentences: Sequence[Sentence], settings: Settings
) -> tuple[Event, ...]:
    """The events of a document, in text order.

    Pronouns and dropped subjects are resolved; each sentence comes apart into one clause a date; a clause takes the
    date it states, a relative one resolved against the nearest date before it and then the document's own, else the
    date of the heading above, else none (a static event). Clauses that tell too little are dropped
    (`information_score`), neighbours that tell of one thing at one time become one event, and what lasted until
    somebody's death ends with that.

    Args:
        document: whose title and reference date give context.
        language: "en", "en-GB" or "it".
        sentences: its sentences with mentions.
        settings: event_threshold.
    """
    extractor = _Extractor(document, language, sentences, settings)
    events = end_with_death(merge_neighbours(list(extractor.events())), language)
    return tuple(replace(event, index=index) for index, event in enumerate(events))


class _Extractor:
    def __init__(
        self, document: SourceDocument, language: str, sentences: Sequence[Sentence], settings: Settings
    ) -> None:
        self._document = document
        self._language = language
        self._sentences = sentences
        self._threshold = settings.event_threshold
        self._title = subject_title(document)
        self._topic = _topic(self._title, sentences)
        self._memory = OfficeMemory(language)
        self._named_body: str | None = None
        """The body that somebody was last told to own, found, run or work for."""
        self._body = ""
        """What the document is about, if no person: its offices are of that, where it does not say of what."""
        self._names = KnownNames(self._title, sentences, language)
        person = self._names.is_person(self._title)
        self._lines = ItemLines(document, sentences, self._title, language, person=person)

    def events(self) -> Iterator[Event]:
        context = Context(clause_words(self._language))
        if has_kind(self._document.title, "meeting_kinds", self._language):
            opening = self._sentences[0].text if self._sentences else ""
            context.hold(self._times(self._document.title, context) or self._times(opening, context)[:1])
        resolved = resolve_references(self._sentences, self._language, self._title)
        first = next((reading.subject for reading in resolved if reading.subject), None)
        self._body = self._names.body(self._topic) or self._names.body(first)
        for sentence, reading in zip(self._sentences, resolved, strict=True):
            heading = self._lines.heading(sentence, context)
            if heading is not None:
                times = self._times(heading, context)
                context.enter(section_of(heading, self._title), times)
                if has_kind(heading, "meeting_kinds", self._language):
                    context.hold(times)
            elif not is_skipped(context.heading, self._language) and not self._lines.is_header(sentence):
                times = self._times(reading.text, context)
                if self._document.text[max(0, sentence.char_start - 1) : sentence.char_start] in ("", "\n"):
                    context.open_paragraph(reading.text, times)
                yield from self._sentence_events(sentence, reading, times, context)
                context.pass_over(times)

    def _times(self, text: str, context: Context) -> list[TimeExpression]:
        find = times_finder(self._document.language)
        return find(text, self._language, self._document.reference_date, context.anchor)

    def _sentence_events(
        self, sentence: Sentence, reading: Resolved, times: list[TimeExpression], context: Context
    ) -> Iterator[Event]:
        text = reading.text
        asides = find_asides(
            text,
            times,
            reading.mentions,
            (reading.subject, self._topic),
            self._names.kinds,
            self._language,
            listed=self._lines.lists_terms(sentence, context),
        )
        for aside in reversed(asides):
            yield from self._aside_events(sentence, reading, aside)
            text = f"{text[: aside.char_start].rstrip()} {text[aside.char_end :].lstrip()}".strip()
        item = self._lines.item(sentence, text, context, whole=not asides)
        if item is not None and self._lines.is_numbered_sentence(text):
            item, text = None, without_mark(text)
        context.columns = context.columns if text.startswith("|") else ()
        if item is not None:
            found = self._times(item, context)
            if text.startswith("|") and not found and not context.columns:
                context.columns = cells_of(text)
                return
            statements = self._lines.statements(sentence, item, found, context)
        else:
            found = times if text is reading.text else self._times(text, context)
            person = self._names.is_person(reading.subject)
            statements = statements_of(
                text, reading.subject, found, reading.mentions, self._language, person=person, since=context.before
            )
        self._memory.note_titles(text, reading.mentions)
        asserted = is_asserted(text, self._language)
        for statement in statements:
            if statement.further and not asserted:
                continue
            bodies = (*_likelier_first(reading.bodies), self._body, self._named_body)
            told = replace(statement, states=()) if not asserted else statement
            told = named_objects(told, bodies, reading.person, self._language)
            body = self._body or self._names.body(reading.bodies[-1])
            yield from self._weigh(sentence, reading, told, context, body)

    def _aside_events(self, sentence: Sentence, reading: Resolved, aside: Aside) -> Iterator[Event]:
        for told in aside.told:
            state = self._memory.complete(told.state, aside.name, over=_is_stretch(told.interval))
            participants = participants_of(told.text, reading.mentions, aside.name, state, self._names.kinds)
            yield from self._events_of(sentence, told.text, participants, [told.interval], state)

    def _weigh(
        self, sentence: Sentence, reading: Resolved, statement: Statement, context: Context, body: str
    ) -> Iterator[Event]:
        if _says_nothing(statement, self._language):
            return
        self._names.note_things(statement.things)
        earlier, later = _told_around(statement)
        self._remember(earlier, statement.subject)
        for state in statement.states or (None,):
            fitting = self._names.fitting(state, statement.subject, statement.text) if state else None
            over = any(_is_stretch(time.interval) for time in statement.times)
            full = self._memory.complete(fitting, statement.subject, over=over) if fitting else None
            if full and _is_mere_name(full, sentence, self._language):
                full = None
            people = map(self._names.person, statement.people)
            mentions = (*reading.mentions, *map(self._names.mention, statement.written), *people)
            participants = participants_of(statement.text, mentions, statement.subject, full, self._names.kinds)
            if full and body and leaves_body_unsaid(full, participants):
                full = name_led_body(full, body)
                named = {part.name for part in participants}
                participants += () if body in named else self._names.participant(body, "other")
            if full and full.relation in _HAD:
                had = (part.name for part in participants if part.role == "value" and part.kind == "ORG")
                self._named_body = next(had, self._named_body)
            intervals = intervals_of_state(full, intervals_of(statement, context))
            if fitting and is_handed_on(fitting) and is_dated_apart(fitting, statement):
                headed = statement.item and not statement.times and not context.ended
                intervals = intervals if headed else [context.ended]
            if not statement.further:
                context.ended = end_of(full, intervals[-1])
            yield from self._events_of(
                sentence, statement.text, participants, intervals, full, dated=bool(statement.times)
            )
        self._remember(later, statement.subject)

    def _remember(self, states: Sequence[State], subject: str | None) -> None:
        for state in states:
            self._memory.complete(state, subject)

    def _events_of(
        self,
        sentence: Sentence,
        text: str,
        participants: tuple[Participant, ...],
        intervals: Sequence[TimeInterval | None],
        state: State | None,
        *,
        dated: bool = True,
    ) -> Iterator[Event]:
        for interval in intervals:
            score = information_score(
                entities=len(participants),
                topical=bool(self._topic) or (interval is not None and has_noun_subject(text, self._language)),
                state=state is not None,
                copula=state is None and has_copula(text, self._language),
                interval=interval,
                inherited=not dated and interval is not None,
            )
            if score >= self._threshold:
                yield Event(
                    index=0,
                    text=text,
                    sentences=(sentence.index,),
                    interval=interval,
                    participants=participants or self._names.participant(self._topic, "other"),
                    score=score,
                    trigger=state.trigger if state else None,
                    effect=state.effect if state else Effect.NONE,
                    relation=state.relation if state else None,
                    value=state.value if state else None,
                )


def _topic(title: str, sentences: Sequence[Sentence]) -> str:
    """The entity a document is about: the longest one mentioned whose name is its title or a part of it, else that."""
    key = normalise_name(re.sub(r"\s*\([^()]*\)\s*\Z", "", title))
    names = {mention.name for sentence in sentences for mention in sentence.mentions}
    exact = [name for name in names if normalise_name(name) in (key, normalise_name(title))]
    partial = [name for name in names if len(name) > 3 and normalise_name(name) in key]
    return min(exact or partial, key=lambda name: (-len(name), name), default=title)


def _is_mere_name(state: State, sentence: Sentence, language: str) -> bool:
    """Whether what looks like an office is a person with a title ("was Prince Alfred")."""
    copulas = load_grammar(language[:2]).copulas
    if state.relation != "position" or not state.value or state.trigger.split()[0].lower() not in copulas:
        return False
    people = (mention.surface for mention in sentence.mentions if mention.kind == "PERSON")
    return any(state.value.endswith(name) and len(state.value.removesuffix(name).split()) <= 1 for name in people)


def _likelier_first(bodies: tuple[str | None, str | None]) -> tuple[str | None, str | None]:
    """What "it" may be, a mere noun that is the sentence's own subject last ("In 2012 the county closed it")."""
    body, before = bodies
    return (before, body) if body and body.islower() else bodies


def _told_around(statement: Statement) -> tuple[list[State], list[State]]:
    """The states beside a statement's own: those told before them, and those behind ("resigned and became consul")."""
    own = min((state.char_start for state in statement.states), default=len(statement.text))
    earlier = [state for state in statement.beside if state.char_start < own]
    return earlier, [state for state in statement.beside if state not in earlier]


def _is_stretch(interval: TimeInterval) -> bool:
    return interval.granularity is Granularity.RANGE and None not in (interval.start, interval.end)


def _says_nothing(statement: Statement, language: str) -> bool:
    """Whether a statement without a change of state has hardly a word, nor a figure, beside its time and subject."""
    if statement.states or statement.item:
        return False
    rest = statement.text.replace(statement.subject or "\0", " ", 1)
    for time in statement.times:
        rest = rest.replace(time.span, " ", 1)
    copulas = load_grammar(language[:2]).copulas
    said = re.findall(r"[^\W\d_]+", rest)
    told = [word for word in said if word.lower() not in copulas]
    words = clause_words(language)
    does = any(words.verb.fullmatch(word) or words.past_participle.fullmatch(word) for word in told)
    least = _LEAST_WORDS - (statement.subject is not None and len(said) > len(told))  # "X is open", not "X in 2004"
    return len(told) < least and not does and not re.search(r"\d", rest)
