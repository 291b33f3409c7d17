"""Answering a question from its timeline: by a chat model when one is configured, else by the reader."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace

from chronoflux.answering.chain import TokenSink, answer_by_model
from chronoflux.answering.reader import needs_no_evidence, read
from chronoflux.errors import ConfigurationError, ModelError
from chronoflux.llm.accounts import TokenAccount
from chronoflux.llm.cache import ReplyCache
from chronoflux.llm.client import load_chat_model
from chronoflux.model import Answer, Question, ReasoningPath, Timeline
from chronoflux.retrieval.passages import PassageHit
from chronoflux.settings import Settings

_logger = logging.getLogger("chronoflux")


def answer(
    question: Question,
    timeline: Timeline,
    settings: Settings,
    *,
    passages: Sequence[PassageHit] = (),
    paths: Sequence[ReasoningPath] = (),
    use_llm: bool | None = None,
    account: TokenAccount | None = None,
    on_token: TokenSink | None = None,
) -> Answer:
    """Answer a question from its timeline.

    Args:
        question: the question, understood.
        timeline: what retrieval found for it.
        settings: which chat model, if any.
        passages: what retrieval found beside it, for the reader.
        paths: chains that connect the question's names; they come with the answer, and a chat model is told them.
        use_llm: True insists on a chat model, False on the reader; None takes a model when one is configured.
        account: is charged with what a chat model costs.
        on_token: is handed a chat model's reply piece by piece.

    Returns:
        The model's answer; the reader's when there is no model, when the question is mere date arithmetic, which code
        solves exactly, or when the model fails, which a note then says.

    Raises:
        ConfigurationError: a model is insisted on and none is configured, or the configured one has no key.
    """
    if use_llm is False or (use_llm is None and settings.llm_model is None) or needs_no_evidence(question):
        return replace(read(question, timeline, passages), paths=tuple(paths))
    model = load_chat_model(settings)
    if model is None or settings.llm_model is None:
        raise ConfigurationError(
            "no chat model is configured: set CHRONOFLUX_LLM_MODEL, or let the built-in reader answer"
        )
    cache = ReplyCache.of(settings)
    try:
        return answer_by_model(
            question,
            timeline,
            model,
            name=settings.llm_model,
            paths=paths,
            cache=cache,
            account=account,
            on_token=on_token,
        )
    except ModelError as error:
        _logger.warning("%s; the built-in reader answers instead", error)
        by_reader = read(question, timeline, passages)
        note = f"{error}; the built-in reader answered instead"
        return replace(by_reader, paths=tuple(paths), notes=(*by_reader.notes, note))
