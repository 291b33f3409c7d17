"""What can be measured of the events that candidates of one question are, each seen beside the others."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from chronoflux.model import AnswerKind, Effect, EventKind, Evidence, Question
from chronoflux.retrieval.agreement import canonical_words, name_words
from chronoflux.retrieval.evidence import StoredEvent
from chronoflux.retrieval.relations import relatedness
from chronoflux.retrieval.scope import Scope
from chronoflux.retrieval.scoring import Signals
from chronoflux.retrieval.timefit import begins_with, time_fit
from chronoflux.retrieval.vocabulary import load_vocabulary

_KINDS = {
    AnswerKind.PERSON: frozenset({"PERSON"}),
    AnswerKind.ORGANISATION: frozenset({"ORG"}),
    AnswerKind.PLACE: frozenset({"PLACE"}),
}
"""Kinds of entity that an answer of a kind is among; other answers may be any entity."""
_SHORTEST_WORD = 3
_EARSHOT = 1500
"""Characters after a date within which an undated sentence may still speak of that time."""


def measure(
    stored: Sequence[StoredEvent],
    question: Question,
    scope: Scope,
    involved: Mapping[str, float],
    affinity: Mapping[str, float],
) -> list[Signals]:
    """The signals of each event, in order.

    Args:
        stored: the candidates.
        question: what is asked.
        scope: when.
        involved: event id -> certainty that an asked entity takes part.
        affinity: document id -> how much it is about the question.
    """
    passages: dict[str, float] = defaultdict(float)
    for each in stored:
        passages[each.event.passage] = max(passages[each.event.passage], each.likeness)
    holding = _holding([each.event for each in stored], question, scope)
    times = _TimesTold([each.event for each in stored])
    words = _RareWords((*question.entities, *question.focus), [each.event.text for each in stored])
    spoken = load_vocabulary()
    return [
        Signals(
            text=each.likeness,
            nearby=passages[each.event.passage],
            passage=each.passage_likeness,
            document=affinity.get(each.event.document, 0.0),
            who=involved.get(each.event.id, 0.0),
            when=time_fit(each.event, scope),
            begins=begins_with(each.event, scope),
            told=times.fit_before(each.event, scope),
            relation=relatedness(question.relation, each.event.relation),
            spoken=float(spoken.speaks_of(question.relation, each.event.text)),
            holds=float(each.event.id in holding),
            closes=float(each.event.effect is Effect.CLOSES),
            kind=float(_names_kind(each.event, question)),
            words=words.share(each.event.text),
        )
        for each in stored
    ]


def _holding(events: Sequence[Evidence], question: Question, scope: Scope) -> set[str]:
    """Per document, the events that tell of the asked state, or a near one, last before the first asked time begins."""
    if not scope.timed:
        return set()
    begin = scope.windows[0].start
    latest: dict[str, list[Evidence]] = {}
    for event in events:
        told = event.effect is not Effect.CLOSES and relatedness(question.relation, event.relation) > 0
        if not told or event.kind is EventKind.STATIC or event.start_day > begin:
            continue
        known = latest.get(event.document)
        if known is None or event.start_day > known[0].start_day:
            latest[event.document] = [event]
        elif event.start_day == known[0].start_day:
            known.append(event)
    return {event.id for events in latest.values() for event in events}


class _RareWords:
    """The words of the asked names and phrases, each weighed by how few of the candidates have it."""

    def __init__(self, asked: Sequence[str], texts: Sequence[str]) -> None:
        common = Counter(word for text in texts for word in set(canonical_words(text)))
        words = {word for phrase in asked for word in canonical_words(phrase) if len(word) >= _SHORTEST_WORD}
        self._weights = {word: math.log((1 + len(texts)) / (1 + common[word]) + 1) for word in sorted(words)}
        self._total = sum(self._weights.values())

    def share(self, text: str) -> float:
        """The share of the weight whose words a text has; 0 where nothing is asked by name."""
        if not self._total:
            return 0.0
        return sum(self._weights[word] for word in self._weights.keys() & set(canonical_words(text))) / self._total


class _TimesTold:
    """The dated candidates of each document in order of telling."""

    def __init__(self, events: Sequence[Evidence]) -> None:
        self._dated: dict[str, list[Evidence]] = defaultdict(list)
        for event in sorted(events, key=lambda event: (event.char_start, event.id)):
            if event.kind is EventKind.DATED:
                self._dated[event.document].append(event)

    def fit_before(self, event: Evidence, scope: Scope) -> float:
        """How well the last date before an undated event suits, 0 where none is within earshot."""
        if event.kind is EventKind.DATED or not scope.timed:
            return 0.0
        dated = self._dated[event.document]
        place = bisect_right(dated, event.char_start, key=lambda other: other.char_start)
        if not place or event.char_start - dated[place - 1].char_start >= _EARSHOT:
            return 0.0
        return time_fit(dated[place - 1], scope)


def _names_kind(event: Evidence, question: Question) -> bool:
    """Whether an entity of the kind asked for takes part that neither the question nor the title names."""
    asked = [set(name_words(name)) for name in question.entities]
    title = set(name_words(event.title))
    wanted = _KINDS.get(question.answer_kind)
    for participant in event.participants:
        words = set(name_words(participant.name))
        known = bool(words & title) or any(words <= name or name <= words for name in asked)
        if not known and (wanted is None or participant.kind in wanted):
            return True
    return False
