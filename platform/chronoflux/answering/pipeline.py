"""From a question to an answer: retrieve, then read or reason."""

from __future__ import annotations

from chronoflux.answering.ask import answer
from chronoflux.answering.reader import needs_no_evidence, read
from chronoflux.graph.runner import QueryRunner
from chronoflux.language.embeddings import Embedder
from chronoflux.model import Answer, Timeline, Window
from chronoflux.retrieval.question import analyse_question
from chronoflux.retrieval.search import retrieve
from chronoflux.settings import Settings


def ask(
    runner: QueryRunner,
    settings: Settings,
    text: str,
    *,
    mode: str = "auto",
    window: Window | None = None,
    as_of: int | None = None,
    use_llm: bool | None = None,
    embedder: Embedder | None = None,
) -> Answer:
    """Answer a question from settings.collection.

    Date arithmetic needs no evidence and asks the graph nothing.

    Args:
        runner: the graph.
        settings: collection and models.
        text: the question.
        mode: as `retrieval.search.retrieve`.
        window: a hard limit on dated evidence.
        as_of: last admissible day of evidence.
        use_llm: None uses the configured chat model if there is one; False never does.
        embedder: to share a loaded model.

    Raises:
        QuestionError, UnknownCollectionError, EmbeddingMismatchError: as retrieve.
    """
    question = analyse_question(text)
    if needs_no_evidence(question):
        return read(question, Timeline())
    found = retrieve(runner, settings, question, mode=mode, window=window, as_of=as_of, embedder=embedder)
    passages = found.passages if window is None and as_of is None else ()  # a limit holds for every sentence read
    return answer(found.question, found.timeline, settings, passages=passages, paths=found.paths, use_llm=use_llm)
