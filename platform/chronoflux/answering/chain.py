"""Time-CoT with a chat model: `prompt | ChatOpenAI | parser`, streamed, grounded in the timeline."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from chronoflux.answering.holding import short
from chronoflux.answering.phrases import load_phrases
from chronoflux.answering.reader import citations_of
from chronoflux.answering.render import context_words, render_paths, render_timeline
from chronoflux.answering.reply import Grounded, Reply, ground_reply, parse_reply
from chronoflux.errors import ModelError
from chronoflux.llm.accounts import TokenAccount
from chronoflux.llm.cache import ReplyCache
from chronoflux.llm.templates import load_prompt
from chronoflux.model import Answer, Question, ReasoningPath, Timeline

if TYPE_CHECKING:
    from langchain_core.language_models import BaseChatModel
    from langchain_core.prompt_values import PromptValue
    from langchain_core.prompts import ChatPromptTemplate
    from langchain_core.runnables import Runnable

TokenSink = Callable[[str], None]
"""Is handed each piece of the reply as it arrives."""

_CITED, _UNCITED = 0.75, 0.5


def build_prompt(language: str) -> ChatPromptTemplate:
    """The Time-CoT template; its fields are those of `prompt_fields`."""
    from langchain_core.prompts import ChatPromptTemplate

    return ChatPromptTemplate.from_messages([("human", load_prompt("time_cot", language))])


def build_chain(model: BaseChatModel, language: str) -> Runnable[dict[str, str], Reply]:
    """The chain for use inside other LangChain programs: fields of `prompt_fields` in, a `Reply` out."""
    from langchain_core.output_parsers import StrOutputParser
    from langchain_core.runnables import RunnableLambda

    return build_prompt(language) | model | StrOutputParser() | RunnableLambda(parse_reply)


def prompt_fields(question: Question, timeline: Timeline, paths: Sequence[ReasoningPath] = ()) -> dict[str, str]:
    """What the template is filled with."""
    phrases = load_phrases(question.language)
    return {
        "timeline": render_timeline(timeline, question.language),
        "paths": render_paths(paths, question.language),
        "question": question.text,
        "windows": phrases.window(question.windows),
        "intent": question.intent.value,
        "absent": phrases.templates["absent"],
    }


def answer_by_model(
    question: Question,
    timeline: Timeline,
    model: BaseChatModel,
    *,
    name: str,
    paths: Sequence[ReasoningPath] = (),
    cache: ReplyCache | None = None,
    account: TokenAccount | None = None,
    on_token: TokenSink | None = None,
) -> Answer:
    """Ask a chat model, and keep of its reply what the timeline bears out.

    Args:
        question: the question, understood.
        timeline: its evidence.
        model: the chat model.
        name: the model's name, for the answer and the cache.
        paths: chains that connect the question's names.
        cache: replies already paid for; a usable new one is added.
        account: is charged with the call.
        on_token: is handed the reply piece by piece.

    Raises:
        ModelError: the model failed, or its reply is unusable.
    """
    prompt = build_prompt(question.language).invoke(prompt_fields(question, timeline, paths))
    text = prompt.to_string()
    stored = cache.get(name, text) if cache else None
    if stored is not None and account is not None:
        account.credit()
    reply = stored if stored is not None else _stream(model, prompt, account, on_token)
    grounded = ground_reply(parse_reply(reply), timeline)
    if cache is not None and stored is None:
        cache.put(name, text, reply)
    return replace(_answer(question, timeline, grounded, name), paths=tuple(paths))


def _stream(model: BaseChatModel, prompt: PromptValue, account: TokenAccount | None, on_token: TokenSink | None) -> str:
    """The whole reply, handed on piece by piece; every failure of the client becomes a ModelError."""
    import httpx
    import openai

    pieces, usage = [], None
    try:
        for chunk in model.stream(prompt):
            pieces.append(chunk.text)
            usage = getattr(chunk, "usage_metadata", None) or usage
            if on_token is not None and chunk.text:
                on_token(chunk.text)
    except (openai.OpenAIError, httpx.HTTPError, ValueError, TypeError, LookupError) as error:
        # A 200 without choices reaches us as one of the last three.
        reason = " ".join(str(error).split())[:120].rstrip(".")
        raise ModelError(
            f"the chat model failed: {type(error).__name__}: {reason}; check CHRONOFLUX_LLM_BASE_URL and _LLM_MODEL"
        ) from error
    if account is not None:
        account.charge(usage)
    return "".join(pieces)


def _answer(question: Question, timeline: Timeline, grounded: Grounded, name: str) -> Answer:
    absent = load_phrases(question.language).templates["absent"]
    reply = grounded.reply
    confidence = 0.0 if reply.answer is None else _CITED if reply.citations else _UNCITED
    return Answer(
        answer=short(reply.answer) if reply.answer is not None else absent,
        answerable=reply.answer is not None,
        intent=question.intent,
        windows=question.windows,
        timeline=timeline,
        citations=citations_of(grounded.support) if reply.answer is not None else (),
        steps=reply.steps,
        confidence=confidence,
        context_words=context_words(timeline, question.language),
        llm=name,
        notes=(*question.notes, *grounded.notes),
    )
