"""A chat model that grades answers, for those that no string comparison can grade."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files

from chronoflux.errors import ConfigurationError, ModelError
from chronoflux.evaluation.datasets import EvalQuestion
from chronoflux.model import Answer
from chronoflux.settings import Settings

Judge = Callable[[EvalQuestion, Answer], float]
"""1.0 for a right answer, 0.0 for a wrong one."""


def load_judge(settings: Settings) -> Judge:
    """The configured chat model as a judge.

    An answer is right when the model's reply begins with "yes". For a question without an answer, abstaining is right.

    Raises:
        ConfigurationError: no chat model is configured.
    """
    from chronoflux.llm.client import load_chat_model

    model = load_chat_model(settings)
    if model is None:
        raise ConfigurationError("--judge needs a chat model: set CHRONOFLUX_LLM_MODEL, and a key or base URL")
    prompt = (files("chronoflux.evaluation") / "resources" / "judge.txt").read_text(encoding="utf-8")

    def judge(question: EvalQuestion, given: Answer) -> float:
        if not question.answers or not given.answerable:
            return float(not question.answers and not given.answerable)
        import openai

        filled = prompt.format(question=question.text, gold=" / ".join(question.answers), answer=given.answer)
        try:
            reply = model.invoke(filled).text
        except openai.OpenAIError as error:
            raise ModelError(f"the judge failed on question {question.id}: {error}") from error
        return float(reply.strip().casefold().startswith("yes"))

    return judge
