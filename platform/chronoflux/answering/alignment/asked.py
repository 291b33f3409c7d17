"""What a question asks, as alignment takes it: its names, its other words, and which way it looks in time."""

from __future__ import annotations

from dataclasses import dataclass, replace

from chronoflux.answering.alignment.lines import words_of
from chronoflux.answering.phrases import load_phrases
from chronoflux.language.resources import base_language, words
from chronoflux.language.stems import stems
from chronoflux.model import Question, Relation, Window
from chronoflux.retrieval.agreement import SMALL_WORDS, fold, name_words
from chronoflux.retrieval.cues import load_cues
from chronoflux.retrieval.intents import asks_of_now

_STEPS = {Relation.AFTER: 1, Relation.SINCE: 1, Relation.BEFORE: -1, Relation.UNTIL: -1}
_SHORTEST = 3


@dataclass(frozen=True, slots=True)
class Asked:
    """A question laid out for alignment."""

    question: Question
    names: tuple[str, ...]
    words: dict[str, frozenset[str]]
    """Each content word that is in no name, with its stems."""
    name_words: frozenset[str]
    every_word: frozenset[str]
    window: Window | None
    step: int
    """1 where what came after something is asked, -1 for before, 0 for neither."""
    pivot: str
    """What it came after or before, if a clause says it."""
    now: bool


def lay_out(question: Question) -> Asked:
    """The question as alignment takes it."""
    names = question.entities
    step = load_phrases(question.language).succession(question.text)
    if not step and question.anchor_event is not None and question.offset is None:
        step = _STEPS.get(question.anchor_relation or Relation.DURING, 0)
    return Asked(
        question=question,
        names=names,
        words=_content(question.text, question.language, names),
        name_words=frozenset(word for name in names for word in name_words(name)),
        every_word=frozenset(fold(question.text).split()),
        window=question.windows[0] if question.windows else None,
        step=step,
        pivot=question.anchor_event or "",
        now=asks_of_now(question) or not now_words(question.language).isdisjoint(fold(question.text).split()),
    )


def asked_of(asked: Asked, description: str) -> Asked:
    """The same question asked of one of the things it speaks of: "the roof" of "the roof or the move"."""
    names = tuple(name for name in asked.names if name in description)
    return replace(
        asked,
        names=names,
        words=_content(description, asked.question.language, names),
        name_words=frozenset(word for name in names for word in name_words(name)),
        window=None,
        step=0,
    )


def function_words(language: str) -> frozenset[str]:
    """Words that tell nothing of what a text is about."""
    base = base_language(language)
    listed = words(base, "function_words") | words(base, "prepositions") | words(base, "subordinators")
    return load_cues(language).stop_words | listed | SMALL_WORDS | words(base, "articles")


def now_words(language: str) -> frozenset[str]:
    """Words that say that something holds now: "still", "tuttora"."""
    return load_phrases(language).now


def _content(text: str, language: str, names: tuple[str, ...]) -> dict[str, frozenset[str]]:
    known = {word for name in names for word in name_words(name)} | function_words(language)
    found = (word.text for word in words_of(text))
    kept = (word for word in found if word not in known and len(word) >= _SHORTEST and not word.isdigit())
    return {word: stems(word) for word in kept}
