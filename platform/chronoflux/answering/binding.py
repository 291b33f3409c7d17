"""Which side of an event a question has hold of, and which side it asks for.

"Which team did Ann play for" holds the subject and asks for the value; "who was Minister of Health" holds the value and
asks for the subject.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

from chronoflux.model import AnswerKind, Evidence, Question
from chronoflux.retrieval.agreement import (
    canonical_words,
    folded_words,
    head_words,
    mention_of,
    name_words,
    names_agree,
    share_found,
)
from chronoflux.retrieval.vocabulary import load_vocabulary

NAMED = 0.5
"""Agreement from which a name counts as spoken of."""
NAMED_WHOLLY = 0.9
"""Naming from which an event is about all that is asked."""

_LONG_NAME, _PARTLY_NAMED = 3, 0.1
"""Words from which a name is long, and the agreement from which a part of it counts as spoken of."""


class Side(StrEnum):
    """The part of an event that the question asks for."""

    SUBJECT = "subject"
    VALUE = "value"


@dataclass(frozen=True, slots=True)
class Binding:
    """How an event bears on a question."""

    side: Side
    strength: float
    """0..1: how surely the event is about what the question names."""


def subject_of(evidence: Evidence) -> str:
    """Who or what an event is about: its subject, else the title of its document."""
    return next((part.name for part in evidence.participants if part.role == "subject"), evidence.title)


def value_of(evidence: Evidence) -> str | None:
    """What an event says of its subject: its value, else the participant that is one."""
    return evidence.value or next(
        (part.name for part in evidence.participants if part.role in ("value", "object")), None
    )


def asked_value(question: Question, evidence: Evidence) -> str | None:
    """The value; for who led a body, that body where a text says of no office that it was taken ("Ida took over")."""
    value = value_of(evidence)
    if value is not None or evidence.relation != "position" or not asks_who_leads(question):
        return value
    return next((part.name for part in evidence.participants if part.role == "other" and part.kind != "PERSON"), None)


def bind(question: Question, evidence: Evidence) -> Binding | None:
    """The binding of a state-changing event, or None when it is about something else."""
    subject, value = subject_of(evidence), asked_value(question, evidence)
    names = question.entities
    coverage = naming_of(question, evidence)
    if coverage < NAMED:
        return None
    holds_subject = max((names_agree(name, subject) for name in names), default=0.0) >= NAMED
    if holds_subject:
        return Binding(Side.VALUE, naming_of(question, evidence))
    if value is None:
        return None
    office = office_match(question, value)
    if office >= NAMED and coverage >= NAMED:
        return Binding(Side.SUBJECT, office * coverage)
    if (
        any(names_agree(name, evidence.title) >= NAMED for name in names)
        and question.answer_kind is not AnswerKind.PERSON
    ):
        return Binding(Side.VALUE, NAMED * coverage)
    return None


def naming_of(question: Question, evidence: Evidence) -> float:
    """How far an event speaks of the asked names, 0..1: the best of them half, all of them half; 1 without names."""
    naming = [mention_of(name, evidence) for name in question.entities]
    return (max(naming) + sum(naming) / len(naming)) / 2 if naming else 1.0


def names_all(question: Question, evidence: Evidence) -> bool:
    """Whether an event speaks of every name the question has."""
    return all(mention_of(name, evidence) >= NAMED for name in question.entities)


def otherwise_qualified(question: Question, value: str) -> bool:
    """Whether an office is a deputy's, a former one's ... and the question's is not, or the other way round."""
    qualifiers = load_vocabulary().qualifiers
    return qualifiers.intersection(_asked_words(question)) != qualifiers.intersection(name_words(value))


def asks_who_leads(question: Question) -> bool:
    """Whether a question asks who was at the head, by whatever title: "who led the band", not "the head gardener"."""
    focus = folded_words(question.focus)
    words = folded_words((question.text,))
    qualifying = {word for word, following in pairwise(words) if following in focus}
    return any(word in load_vocabulary().leading and word not in qualifying for word in focus)


def office_match(question: Question, value: str) -> float:
    """Share of an office's words that the question has too.

    0 for another office of the same body ("mayor of Rovento" for its treasurer), unless the question only asks who was
    at the head; and 0 when one of the two is qualified and the other is not.
    """
    asked, words = _asked_words(question), name_words(value)
    if otherwise_qualified(question, value):
        return 0.0
    if not share_found(head_words(value), asked):
        return _lead_match(words, asked) if asks_who_leads(question) else 0.0
    return share_found(words, asked)


def _lead_match(words: tuple[str, ...], asked: tuple[str, ...]) -> float:
    """As office_match for who was at the head: 1 for whoever leads by title, 0 for who does not ("the treasurer")."""
    vocabulary = load_vocabulary()
    if not vocabulary.heads.isdisjoint(words):
        rest = [word for word in words if word not in vocabulary.heads]
        return share_found(rest, asked) if rest else 1.0
    return 0.0 if not vocabulary.led.isdisjoint(words) else share_found(words, asked)


def _asked_words(question: Question) -> tuple[str, ...]:
    return canonical_words(" ".join((*question.entities, *question.focus)))


def unknown_names(question: Question, evidence: tuple[Evidence, ...]) -> tuple[str, ...]:
    """The asked names that no evidence speaks of; of a long name, which may be told in other words, not even a part."""
    return tuple(
        name
        for name in question.entities
        if max((mention_of(name, item) for item in evidence), default=0.0)
        < (_PARTLY_NAMED if len(name_words(name)) >= _LONG_NAME else NAMED)
    )
