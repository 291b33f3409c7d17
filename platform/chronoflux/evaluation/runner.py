"""`chronoflux eval`: load a corpus once, ask every question, and sum up."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from chronoflux.answering.ask import answer
from chronoflux.evaluation.corpus import load_corpus
from chronoflux.evaluation.datasets import Dataset, EvalQuestion, read_dataset
from chronoflux.evaluation.judge import Judge, load_judge
from chronoflux.evaluation.scores import Outcome, summarise
from chronoflux.graph.connection import open_graph
from chronoflux.graph.runner import QueryRunner
from chronoflux.loaders.report import Report, silent
from chronoflux.model import Answer, Timeline
from chronoflux.retrieval.question import analyse_question
from chronoflux.settings import Settings

ITEMS = 10
"""Passages and events looked at for every question."""

Found = tuple[Answer, tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""An answer, the passages' texts and documents, and the events' texts by score."""


def evaluate(
    directory: Path,
    settings: Settings,
    *,
    questions: str | None = None,
    mode: str = "auto",
    limit: int | None = None,
    use_llm: bool | None = False,
    judge: bool = False,
    progress: Report = silent,
) -> dict[str, Any]:
    """Measure retrieval and answers on a folder of questions.

    Its corpus goes into the collection `eval-<folder>`; documents that are there unchanged are not loaded again.
    Without a corpus the questions are only asked, which needs no database.

    Args:
        directory: holds questions.jsonl, and perhaps corpus.jsonl.
        settings: models and thresholds; the collection is replaced.
        questions: another questions file.
        mode: how to retrieve.
        limit: ask only the first so many questions.
        use_llm: as for chronoflux.answering.ask.answer.
        judge: let the chat model grade the answers.
        progress: told how far the work is.

    Returns:
        The figures of `summarise`, with load_seconds (None without a corpus).

    Raises:
        InputError: the folder or its questions cannot be used.
        ConfigurationError: a chat model is needed and none is configured.
    """
    dataset = read_dataset(directory, questions, limit)
    settings = settings.model_copy(update={"collection": dataset.collection})
    grader = load_judge(settings) if judge else None
    if dataset.corpus is None:
        outcomes = list(_ask_all(dataset, _without_documents(settings, use_llm=use_llm), grader, progress))
        return summarise(outcomes, retrieved=False) | {"load_seconds": None}
    with open_graph(settings) as runner:
        started = time.monotonic()
        load_corpus(dataset.corpus, runner, settings, progress)
        load_seconds = round(time.monotonic() - started, 3)
        ask = _with_documents(runner, settings, mode, use_llm=use_llm)
        outcomes = list(_ask_all(dataset, ask, grader, progress))
    return summarise(outcomes) | {"load_seconds": load_seconds}


def _without_documents(settings: Settings, *, use_llm: bool | None) -> Callable[[str], Found]:
    def ask(text: str) -> Found:
        return answer(analyse_question(text), Timeline(), settings, use_llm=use_llm), (), (), ()

    return ask


def _with_documents(
    runner: QueryRunner, settings: Settings, mode: str, *, use_llm: bool | None
) -> Callable[[str], Found]:
    from chronoflux.language.embeddings import load_embedder
    from chronoflux.retrieval.search import retrieve

    embedder = load_embedder(settings)

    def ask(text: str) -> Found:
        found = retrieve(runner, settings, text, mode=mode, k=ITEMS, embedder=embedder)
        given = answer(found.question, found.timeline, settings, passages=found.passages, use_llm=use_llm)
        passages = found.passages[:ITEMS]
        return (
            given,
            tuple(passage.text for passage in passages),
            tuple(passage.document for passage in passages),
            tuple(event.text for event in found.events[:ITEMS]),
        )

    return ask


def _ask_all(
    dataset: Dataset, ask: Callable[[str], Found], grader: Judge | None, progress: Report
) -> Iterator[Outcome]:
    for number, question in enumerate(dataset.questions, start=1):
        yield _outcome(question, ask, grader)
        progress("asking", number, len(dataset.questions))


def _outcome(question: EvalQuestion, ask: Callable[[str], Found], grader: Judge | None) -> Outcome:
    started = time.perf_counter()
    given, passages, documents, events = ask(question.text)
    milliseconds = 1000 * (time.perf_counter() - started)
    return Outcome(
        question=question,
        passages=passages,
        documents=documents,
        events=events,
        answer=given.answer,
        abstained=not given.answerable,
        milliseconds=milliseconds,
        grade=grader(question, given) if grader else None,
    )
