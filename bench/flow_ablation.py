"""What each part of the flow is worth: recall@5 with parts switched off, one JSON object a set and variant.

    python bench/flow_ablation.py FOLDER... [--limit N] [--variants vector flow ...]

Each FOLDER is a data set with corpus.jsonl and gold documents; it is loaded as `chronoflux eval` does, once. Questions
are told apart by whether they name an entity that the collection holds. Any mode may stand among the variants, to
compare it in the same run.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from chronoflux.evaluation.corpus import load_corpus
from chronoflux.evaluation.datasets import Dataset, EvalQuestion, read_dataset
from chronoflux.evaluation.metrics import any_contains, content_recall, count_words, mean, recall_at
from chronoflux.graph.connection import open_graph
from chronoflux.graph.runner import QueryRunner
from chronoflux.language.embeddings import Embedder, load_embedder
from chronoflux.loaders.report import silent
from chronoflux.retrieval.linking import link_entities
from chronoflux.retrieval.modes import MODES
from chronoflux.retrieval.passages import PassageHit
from chronoflux.retrieval.question import analyse_question
from chronoflux.retrieval.request import Request
from chronoflux.settings import Settings, get_settings

NOTHING: dict[str, Any] = {}
MICRO_ONLY: dict[str, Any] = {"flow_summaries": 0, "flow_names": False}
MACRO_ONLY: dict[str, Any] = {"flow_sentences": 0, "flow_names": False}
VARIANTS: dict[str, tuple[str, dict[str, Any]]] = {
    "vector": ("vector", NOTHING),
    "hybrid": ("hybrid", NOTHING),
    "flow": ("flow", NOTHING),
    "micro only": ("flow", MICRO_ONLY),
    "macro only": ("flow", MACRO_ONLY),
    "micro and macro": ("flow", {"flow_names": False}),
    "names only": ("flow", {"flow_sentences": 0, "flow_summaries": 0}),
    "without DEFINES": ("flow", {"flow_about": 0.0}),
    "without rarity": ("flow", {"flow_rarity": False}),
    "without gate": ("flow", {"flow_gate": 0.0}),
    "FlowRAG's own flow": ("flow", {"flow_about": 0.0, "flow_rarity": False, "flow_gate": 0.0}),
    "without diversity": ("flow", {"flow_diversity": 0.0}),
    "energy alone": ("flow", {"flow_vector_share": 0.0, "flow_text_share": 0.0}),
}
ALL_VARIANTS = VARIANTS | {mode: (mode, NOTHING) for mode in MODES}


def main() -> int:
    """Print the figures of every variant on every set."""
    parser = argparse.ArgumentParser(description="Measure the flow with parts switched off.")
    parser.add_argument("folders", nargs="+", type=Path, help="data sets with corpus.jsonl")
    parser.add_argument("--limit", type=int, default=None, help="questions a set")
    parser.add_argument(
        "--variants", nargs="+", default=list(VARIANTS), choices=ALL_VARIANTS, metavar="V", help="or modes"
    )
    arguments = parser.parse_args()
    for folder in arguments.folders:
        for row in measure(read_dataset(folder, None, arguments.limit), arguments.variants):
            print(json.dumps({"set": folder.name, **row}), flush=True)
    return 0


def measure(dataset: Dataset, variants: list[str]) -> Iterator[dict[str, Any]]:
    """The figures of each variant."""
    settings = get_settings().model_copy(update={"collection": dataset.collection, "flow_paths": 0})
    if dataset.corpus is None:
        return
    with open_graph(settings) as runner:
        load_corpus(dataset.corpus, runner, settings, silent)
        embedder = load_embedder(settings)
        asked = [(question, names_somebody(runner, settings, question)) for question in dataset.questions]
        for name in variants:
            mode, changes = ALL_VARIANTS[name]
            changed = settings.model_copy(update=changes)
            found = [passages(runner, changed, embedder, mode, question) for question, _ in asked]
            yield {"variant": name, **figures(asked, found)}


def names_somebody(runner: QueryRunner, settings: Settings, question: EvalQuestion) -> bool:
    """Whether the question names an entity of the collection."""
    return bool(link_entities(runner, settings.collection, analyse_question(question.text).entities))


def passages(
    runner: QueryRunner, settings: Settings, embedder: Embedder, mode: str, question: EvalQuestion
) -> list[PassageHit]:
    """The ten best passages of one variant for one question."""
    vector = embedder.encode([question.text])[0].tolist()
    request = Request(runner, settings, analyse_question(question.text), vector, embedder, 10)
    return list(MODES[mode](request).passages)


def figures(asked: list[tuple[EvalQuestion, bool]], found: list[list[PassageHit]]) -> dict[str, float | None]:
    """Recall of gold documents where there are any, of the answer's words, and the words it takes."""
    both = [(question, named, hits) for (question, named), hits in zip(asked, found, strict=True)]

    def recall(wanted: bool | None) -> float | None:
        return mean(
            [
                recall_at([hit.document for hit in hits], question.doc_ids, 5)
                for question, named, hits in both
                if question.doc_ids and wanted in (None, named)
            ]
        )

    texts = [(question, [hit.text for hit in hits]) for question, _, hits in both if question.answers]
    row = {
        "recall@5": recall(None),
        "recall@5 named": recall(True),
        "recall@5 unnamed": recall(False),
        "answer_in_context@5": mean([any_contains(some[:5], question.answers) for question, some in texts]),
        "answer_in_context@10": mean([any_contains(some, question.answers) for question, some in texts]),
        "words@5": mean([count_words(some[:5]) for _, some in texts]),
        "words@10": mean([count_words(some) for _, some in texts]),
        "content_recall@5": mean([content_recall(some[:5], question.answers) for question, some in texts]),
    }
    by_type: dict[str, list[float]] = {}
    for question, some in texts:
        by_type.setdefault(question.type, []).append(content_recall(some[:5], question.answers))
    row |= {f"content_recall@5 {name}": mean(shares) for name, shares in sorted(by_type.items())}
    return {name: None if value is None else round(value, 4) for name, value in row.items()}


if __name__ == "__main__":
    sys.exit(main())
