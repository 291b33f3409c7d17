"""What each part of the timeline is worth, and what its constants do: evidence@k, one JSON object a variant.

    python bench/timeline_ablation.py FOLDER [--questions F] [--limit N] [--constants] [--no-references]

FOLDER is a data set with corpus.jsonl; it is loaded as `chronoflux eval` does, once. --constants also tries other
values of alpha, delta t and K, for which the temporal edges of the collection are made anew (and put right at the end),
and of lambda. --no-references also loads the corpus with pronouns left as they are, into a collection of its own.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

from chronoflux import cypher
from chronoflux.evaluation.corpus import load_corpus
from chronoflux.evaluation.datasets import EvalQuestion, read_dataset
from chronoflux.evaluation.metrics import any_contains
from chronoflux.graph.connection import open_graph
from chronoflux.graph.runner import QueryRunner
from chronoflux.language.embeddings import Embedder, load_embedder
from chronoflux.language.references import Resolved
from chronoflux.loaders.report import silent
from chronoflux.loaders.writers.edges import rebuild_edges
from chronoflux.model import Question, Sentence
from chronoflux.retrieval.question import analyse_question
from chronoflux.retrieval.search import retrieve
from chronoflux.settings import Settings, get_settings

CUT = 60
DEPTHS = (1, 5, 10)
CONSTANTS: dict[str, tuple[float, ...]] = {
    "time_weight": (0.1, 0.6, 1.0),
    "temporal_decay": (0.0001, 0.01),
    "temporal_gap_days": (365, 36500),
    "temporal_neighbours": (4, 16),
}
Change = Callable[[Question], Question]


def main() -> int:
    """Print the figures of every variant."""
    parser = argparse.ArgumentParser(description="Measure the timeline with parts switched off.")
    parser.add_argument("folder", type=Path, help="a data set with corpus.jsonl")
    parser.add_argument("--questions", default=None, help="another questions file of the folder")
    parser.add_argument("--limit", type=int, default=None, help="questions asked")
    parser.add_argument("--constants", action="store_true", help="also try other constants")
    parser.add_argument("--no-references", action="store_true", help="also load with pronouns left as they are")
    arguments = parser.parse_args()
    dataset = read_dataset(arguments.folder, arguments.questions, arguments.limit)
    settings = get_settings().model_copy(update={"collection": dataset.collection})
    if dataset.corpus is None:
        parser.error("the folder has no corpus.jsonl")
    asked = [question for question in dataset.questions if question.answers]
    with open_graph(settings) as runner:
        load_corpus(dataset.corpus, runner, settings, silent)
        bench = Bench(runner, asked)
        rows = list(bench.parts(settings))
        rows += bench.constants(settings) if arguments.constants else []
        if arguments.no_references:
            unresolved = settings.model_copy(update={"collection": f"{settings.collection}-unresolved"})
            with patch("chronoflux.loaders.events.resolve_references", left_as_they_are):
                load_corpus(dataset.corpus, runner, unresolved, silent)
            rows.append(bench.row("without pronoun resolution", unresolved))
    for row in rows:
        print(json.dumps(row), flush=True)
    return 0


def left_as_they_are(sentences: Sequence[Sentence], *_: str) -> list[Resolved]:
    """Stands in for resolve_references and resolves nothing."""
    return [Resolved(sentence.text, None) for sentence in sentences]


class Bench:
    """Asks the same questions under other circumstances."""

    def __init__(self, runner: QueryRunner, questions: Iterable[EvalQuestion]) -> None:
        self._runner = runner
        self._embedder: Embedder = load_embedder(get_settings())
        self._questions = [(question, analyse_question(question.text)) for question in questions]

    def parts(self, settings: Settings) -> Iterator[dict[str, Any]]:
        """The whole, and the whole without each part."""
        yield self.row("all parts", settings)
        yield self.row("without the window", settings, lambda question: replace(question, windows=()))
        yield self.row("without walks", settings.model_copy(update={"walk_seeds": 0}))
        yield self.row("without the time part of vectors", settings.model_copy(update={"time_weight": 0.0}))
        yield self.row("without the entity channel", settings, lambda question: replace(question, entities=()))

    def constants(self, settings: Settings) -> Iterator[dict[str, Any]]:
        """Other values of one constant at a time; the edges are put right afterwards."""
        for name, values in CONSTANTS.items():
            for value in values:
                changed = settings.model_copy(update={name: value})
                if name != "time_weight":
                    self._link(changed)
                yield self.row(f"{name} = {value}", changed)
            self._link(settings)

    def row(self, variant: str, settings: Settings, change: Change = lambda question: question) -> dict[str, Any]:
        """evidence@k of a variant, as `chronoflux eval` defines it, and the milliseconds of a question."""
        hits, milliseconds = dict.fromkeys(DEPTHS, 0), []
        for question, read in self._questions:
            started = time.perf_counter()
            found = retrieve(
                self._runner, settings, change(read), mode="timeline", k=max(DEPTHS), embedder=self._embedder
            )
            milliseconds.append(1000 * (time.perf_counter() - started))
            texts = [" ".join(event.text.split()[:CUT]) for event in found.events]
            for depth in DEPTHS:
                hits[depth] += any_contains(texts[:depth], question.answers)
        shares = {f"evidence@{depth}": round(n / len(self._questions), 4) for depth, n in hits.items()}
        return {"variant": variant, **shares, "p50_ms": round(statistics.median(milliseconds), 1)}

    def _link(self, settings: Settings) -> None:
        """Make the collection's temporal edges anew."""
        query = cypher.load("read/dated_events")
        events = [row["id"] for row in self._runner.read(query, collection=settings.collection)]
        self._runner.transact(lambda tx: rebuild_edges(tx, events, settings))


if __name__ == "__main__":
    sys.exit(main())
