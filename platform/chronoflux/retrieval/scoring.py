"""How well an event serves a question, without a cross-encoder: text, words, who, when, and which state."""

from __future__ import annotations

import math
from dataclasses import dataclass

from chronoflux.model import OPEN_DAY, Effect, EventKind, Evidence, Question
from chronoflux.retrieval.scope import Bounds, Scope

_YEAR = 365.25
_BEFORE_YEARS = 8.0
_AFTER_YEARS = 1.5
"""A state before the window outlives it more often than one after it reaches back: years to lose two thirds."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Shares of the parts of a score; each part lies in 0..1 and the shares sum to 1.

    Rounded from a pairwise logistic regression over candidates of temporal questions, half of them human-written.
    Full-text scores and exact participants add little there once the document is known to be about the question; they
    stay as what tells namesakes apart.
    """

    text: float = 0.45
    words: float = 0.02
    who: float = 0.03
    about: float = 0.19
    when: float = 0.22
    state: float = 0.05
    change: float = 0.04


@dataclass(frozen=True, slots=True)
class Signals:
    """What was measured for one event, each in 0..1.

    Attributes:
        similarity: cosine of its text and the question's.
        words: share of the best full-text score.
        who: certainty that an asked entity takes part in it.
        about: how much its document is about the question.
    """

    similarity: float
    words: float
    who: float
    about: float


def score_event(
    event: Evidence, signals: Signals, question: Question, scope: Scope, weights: Weights | None = None
) -> float:
    """Weighted sum of the parts, in 0..1."""
    weights = weights or Weights()
    return (
        weights.text * max(0.0, signals.similarity)
        + weights.words * signals.words
        + weights.who * signals.who
        + weights.about * signals.about
        + weights.when * time_fit(event, scope)
        + weights.state * float(question.relation is not None and event.relation == question.relation)
        + weights.change * float(event.effect is not Effect.NONE)
    )


def time_fit(event: Evidence, scope: Scope) -> float:
    """How well an event's interval suits the windows: 1 inside one, less the wider it is or the farther away.

    A static event fits nowhere in particular: 0.3. An untimed question suits every date.
    """
    if not scope.timed:
        return 1.0
    if event.kind is EventKind.STATIC:
        return 0.3
    return max(_fit(event, window) for window in scope.windows)


def _fit(event: Evidence, window: Bounds) -> float:
    if window.holds(event.start_day, event.end_day):
        return 0.7 + 0.3 * _coverage(event, window)
    gap_before = window.start - event.end_day
    if gap_before > 0:
        kept = 0.6 if event.effect is not Effect.CLOSES else 0.3
        return kept * math.exp(-gap_before / (_BEFORE_YEARS * _YEAR))
    gap_after = max(0, event.start_day - window.end)
    return 0.4 * math.exp(-gap_after / (_AFTER_YEARS * _YEAR))


def _coverage(event: Evidence, window: Bounds) -> float:
    """Overlap as a share of the union of the two intervals; an open side reaches as far as the other one."""
    start, end = event.start_day, event.end_day
    if start == -OPEN_DAY:
        start = window.start
    if end == OPEN_DAY:
        end = max(start, window.end)
    inner = min(end, window.end) - max(start, window.start) + 1
    outer = max(end, window.end) - min(start, window.start) + 1
    return max(0.0, inner / outer)
