"""Summaries written by a chat model, one a passage, cached and bounded; the extractive one stays where it fails."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from chronoflux.errors import ConfigurationError
from chronoflux.language.entities import EntityFinder
from chronoflux.llm.accounts import TokenAccount
from chronoflux.llm.cache import ReplyCache
from chronoflux.llm.client import load_chat_model
from chronoflux.llm.templates import load_prompt
from chronoflux.model import AnalysedDocument, Mention, Passage, Summary
from chronoflux.settings import Settings

if TYPE_CHECKING:
    from langchain_core.language_models import BaseChatModel

_log = logging.getLogger("chronoflux")


@dataclass(frozen=True, slots=True)
class _Reply:
    text: str
    usage: Mapping[str, object] | None = None
    cached: bool = False


class SummaryWriter:
    """Replaces extractive summaries by written ones.

    Args:
        settings: the chat model, its limits, and where replies are cached.

    Raises:
        ConfigurationError: no chat model is set.
    """

    def __init__(self, settings: Settings) -> None:
        model = load_chat_model(settings)
        if model is None or settings.llm_model is None:
            raise ConfigurationError("--summaries llm needs a chat model: set CHRONOFLUX_LLM_MODEL, or use extractive")
        self.account = TokenAccount()
        self.kept_extractive = 0
        self._model: BaseChatModel = model
        self._name = settings.llm_model
        self._cache = ReplyCache.of(settings)
        self._concurrency = settings.llm_concurrency

    def rewrite(self, analysed: AnalysedDocument) -> AnalysedDocument:
        """The document with written summaries; a passage keeps its extractive one when the model fails on it."""
        with ThreadPoolExecutor(self._concurrency) as pool:
            replies = list(pool.map(lambda passage: self._write(analysed, passage), analysed.passages))
        for reply in replies:
            self.account.credit() if reply.cached else self.account.charge(reply.usage)
        texts = [reply.text for reply in replies]
        mentions = iter(_find_mentions(analysed, [text for text in texts if text]))
        passages = tuple(
            replace(passage, summary=Summary(text, f"llm:{self._name}", next(mentions))) if text else passage
            for passage, text in zip(analysed.passages, texts, strict=True)
        )
        self.kept_extractive += texts.count("")
        return replace(analysed, passages=passages)

    def say(self) -> None:
        """Log what the summaries cost, and how many could not be written."""
        account = self.account
        _log.info(
            "summaries by %s: %d calls, %d from the cache, %d tokens in, %d out",
            self._name,
            account.calls,
            account.cached,
            account.input_tokens,
            account.output_tokens,
        )
        if self.kept_extractive:
            _log.warning(
                "%d summaries stay extractive: %s did not write them; delete and load the documents again to retry",
                self.kept_extractive,
                self._name,
            )

    def _write(self, analysed: AnalysedDocument, passage: Passage) -> _Reply:
        from langchain_core.exceptions import LangChainException
        from openai import OpenAIError

        template = load_prompt("summary", analysed.language)
        prompt = template.format(title=analysed.document.title, passage=passage.text)
        if known := self._cache.get(self._name, prompt):
            return _Reply(known, cached=True)
        try:
            message = self._model.invoke(prompt)
        except (OpenAIError, LangChainException) as error:
            _log.debug("summary of %s, passage %d: %s", analysed.document.id, passage.index, error)
            return _Reply("")
        text = " ".join(str(message.text).split())
        if text:
            self._cache.put(self._name, prompt, text)
        return _Reply(text, getattr(message, "usage_metadata", None))


def _find_mentions(analysed: AnalysedDocument, texts: list[str]) -> list[tuple[Mention, ...]]:
    """Names in the summaries, under the names that the document uses for them."""
    known = {mention.surface: mention.name for sentence in analysed.sentences for mention in sentence.mentions}
    found = EntityFinder(analysed.language[:2]).find(texts)
    return [tuple(replace(m, name=known.get(m.surface, m.name)) for m in mentions) for mentions in found]
