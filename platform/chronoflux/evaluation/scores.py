"""From what was found and answered for each question to one flat object of figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from chronoflux.evaluation import metrics
from chronoflux.evaluation.datasets import EvalQuestion

EVENT_WORDS = 60
"""An event counts as evidence with its first so many words."""
ANSWER_WORDS = 10
"""A short answer is its first so many words."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the system did with one question.

    Attributes:
        passages: texts of the passages, best first.
        documents: their documents, in the same order.
        events: texts of the events, best score first.
        answer: the answer; abstained tells whether it says that the documents hold none.
        milliseconds: from the question to the answer.
        grade: the judge's verdict in 0..1; None when nobody judged.
    """

    question: EvalQuestion
    passages: tuple[str, ...]
    documents: tuple[str, ...]
    events: tuple[str, ...]
    answer: str
    abstained: bool
    milliseconds: float
    grade: float | None = None

    @property
    def answerable(self) -> bool:
        """Whether the question has an answer."""
        return bool(self.question.answers)

    @property
    def short_answer(self) -> str:
        """What counts as the answer: nothing when the system abstained."""
        return "" if self.abstained else metrics.cut(self.answer, ANSWER_WORDS)


def summarise(outcomes: Sequence[Outcome], *, retrieved: bool = True) -> dict[str, Any]:
    """All figures over the outcomes, and again for each type of question under `by_type`.

    Args:
        outcomes: one for each question.
        retrieved: whether there were documents to retrieve from; without, retrieval figures are None.
    """
    types = sorted({outcome.question.type for outcome in outcomes})
    groups = {name: [each for each in outcomes if each.question.type == name] for name in types}
    by_type = {name: _figures(group, retrieved=retrieved) for name, group in groups.items()}
    return _figures(outcomes, retrieved=retrieved) | {"by_type": by_type}


def _figures(outcomes: Sequence[Outcome], *, retrieved: bool) -> dict[str, Any]:
    found = outcomes if retrieved else []
    latencies = [outcome.milliseconds for outcome in outcomes]
    figures = {"questions": len(outcomes)} | _retrieval(found) | _answering(outcomes)
    figures |= {"p50_ms": metrics.percentile(latencies, 0.50), "p95_ms": metrics.percentile(latencies, 0.95)}
    return {name: round(value, 4) if isinstance(value, float) else value for name, value in figures.items()}


def _retrieval(outcomes: Sequence[Outcome]) -> dict[str, float | None]:
    located = [o for o in outcomes if o.question.doc_ids]
    answerable = [o for o in outcomes if o.answerable]
    figures: dict[str, float | None] = {}
    for k in (2, 5, 10):
        recalls = [metrics.recall_at(o.documents, o.question.doc_ids, k) for o in located]
        figures[f"recall@{k}"] = metrics.mean(recalls)
    for k in (5, 10):
        hits = [metrics.any_contains(o.passages[:k], o.question.answers) for o in answerable]
        figures[f"answer_in_context@{k}"] = metrics.mean(hits)
        figures[f"words@{k}"] = metrics.mean([metrics.count_words(o.passages[:k]) for o in outcomes])
    for k in (1, 5, 10):
        hits = [metrics.any_contains(_evidence(o)[:k], o.question.answers) for o in answerable]
        figures[f"evidence@{k}"] = metrics.mean(hits)
    figures["event_words"] = metrics.mean([len(event.split()) for o in outcomes for event in o.events])
    contents = [metrics.content_recall(o.passages[:5], o.question.answers) for o in answerable]
    return figures | {"content_recall@5": metrics.mean(contents)}


def _evidence(outcome: Outcome) -> list[str]:
    return [metrics.cut(event, EVENT_WORDS) for event in outcome.events]


def _answering(outcomes: Sequence[Outcome]) -> dict[str, float | None]:
    answerable = [o for o in outcomes if o.answerable]
    figures = {
        "reader_exact": metrics.mean([metrics.exact(o.short_answer, o.question.answers) for o in answerable]),
        "reader_contains": metrics.mean([metrics.contains(o.short_answer, o.question.answers) for o in answerable]),
        "reader_f1": metrics.mean([metrics.best_f1(o.short_answer, o.question.answers) for o in answerable]),
        "answer_words": metrics.mean([len(o.answer.split()) for o in outcomes if not o.abstained]),
        "abstains_unanswerable": metrics.mean([o.abstained for o in outcomes if not o.answerable]),
        "abstains_answerable": metrics.mean([o.abstained for o in answerable]),
    }
    grades = [o.grade for o in outcomes if o.grade is not None]
    return figures | ({"judge": metrics.mean(grades)} if grades else {})
