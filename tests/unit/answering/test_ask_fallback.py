"""Chat model or reader: which one answers, and what happens when the model fails."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import openai
import pytest
from langchain_core.language_models import GenericFakeChatModel
from langchain_core.messages import AIMessage
from pydantic import SecretStr

from chronoflux.answering import ask
from chronoflux.answering.chain import build_chain, prompt_fields
from chronoflux.errors import ConfigurationError
from chronoflux.llm.accounts import TokenAccount
from chronoflux.model import Intent, Timeline
from chronoflux.retrieval.question import analyse_question
from chronoflux.settings import Settings

GOOD = '{"steps": ["Bruno Conti follows Ann Lee."], "answer": "Bruno Conti", "dates": ["2020-03-05"], "citations": [3]}'


class FailingModel(GenericFakeChatModel):
    """Raises what a client raises when the server fails."""

    error: Exception

    def _stream(self, *args, **kwargs):
        raise self.error


def replies(*texts: str) -> GenericFakeChatModel:
    return GenericFakeChatModel(messages=iter([AIMessage(text) for text in texts]))


@pytest.fixture
def settings(tmp_path) -> Settings:
    return Settings(_env_file=None, cache=tmp_path, llm_model="fake", llm_api_key=SecretStr("key"))


@pytest.fixture
def question():
    return analyse_question("Who was Minister of Health on 15 April 2020?", "en")


@pytest.fixture
def use_model(monkeypatch):
    def use(model):
        monkeypatch.setattr(ask, "load_chat_model", lambda settings: model)

    return use


def test_the_model_answers_with_citations(settings, question, ministers, use_model):
    use_model(replies(GOOD))
    found = ask.answer(question, ministers, settings)
    assert (found.answer, found.answerable, found.llm) == ("Bruno Conti", True, "fake")
    assert [citation.text for citation in found.citations] == ["Bruno Conti was appointed Minister of Health."]
    assert found.steps == ("Bruno Conti follows Ann Lee.",)


def test_the_reply_is_streamed_piece_by_piece(settings, question, ministers, use_model):
    use_model(replies(GOOD))
    pieces: list[str] = []
    ask.answer(question, ministers, settings, on_token=pieces.append)
    assert len(pieces) > 1
    assert "".join(pieces) == GOOD


def test_the_same_question_is_paid_for_once(settings, question, ministers, use_model):
    account = TokenAccount()
    use_model(replies(GOOD))
    first = ask.answer(question, ministers, settings, account=account)
    use_model(replies())
    second = ask.answer(question, ministers, settings, account=account)
    assert first == second
    assert (account.calls, account.cached) == (1, 1)


def test_an_abstention_is_kept(settings, question, ministers, use_model):
    use_model(replies('{"answer": "not in the documents", "citations": []}'))
    found = ask.answer(question, ministers, settings)
    assert (found.answer, found.answerable, found.llm, found.citations) == ("not in the documents", False, "fake", ())


REQUEST = httpx.Request("POST", "http://127.0.0.1/v1/chat/completions")


@pytest.mark.parametrize(
    "model",
    [
        replies(""),
        replies("I believe it was somebody else."),
        replies('{"answer": "Zora Quill", "citations": [99]}'),
        FailingModel(messages=iter(()), error=openai.APITimeoutError(REQUEST)),
        FailingModel(messages=iter(()), error=openai.APIConnectionError(request=REQUEST)),
        FailingModel(messages=iter(()), error=TypeError("null value for 'choices'")),
    ],
    ids=["empty", "prose", "unsupported", "timeout", "no connection", "no choices"],
)
def test_the_reader_stands_in_for_a_failed_model_and_says_so(settings, question, ministers, use_model, model):
    use_model(model)
    found = ask.answer(question, ministers, settings)
    assert (found.answer, found.llm) == ("Bruno Conti", None)
    assert any("reader" in note for note in found.notes)


def test_a_failed_reply_is_not_stored(settings, question, ministers, use_model):
    use_model(replies("nonsense", GOOD))
    ask.answer(question, ministers, settings)
    assert ask.answer(question, ministers, settings).llm == "fake"


def test_without_a_model_the_reader_answers(question, ministers, tmp_path):
    found = ask.answer(question, ministers, Settings(_env_file=None, cache=tmp_path, llm_model=None))
    assert (found.answer, found.llm) == ("Bruno Conti", None)


def test_a_model_that_is_insisted_on_must_be_configured(question, ministers, tmp_path):
    with pytest.raises(ConfigurationError):
        ask.answer(question, ministers, Settings(_env_file=None, cache=tmp_path, llm_model=None), use_llm=True)


def test_the_reader_can_be_insisted_on(settings, question, ministers, use_model):
    use_model(replies())
    assert ask.answer(question, ministers, settings, use_llm=False).llm is None


def test_date_arithmetic_never_goes_to_a_model(settings, use_model):
    use_model(replies())
    question = analyse_question("What is the time 6 year and 4 month after Nov, 1185", "en")
    assert question.intent is Intent.ARITHMETIC
    assert ask.answer(question, Timeline(), settings).answer == "Mar, 1192"


def test_the_chain_is_a_runnable_of_its_own(question, ministers):
    chain = build_chain(replies(GOOD), "en")
    assert chain.invoke(prompt_fields(question, ministers)).answer == "Bruno Conti"


@pytest.mark.parametrize(
    ("text", "language", "wanted"),
    [
        ("Who was Minister of Health on 15 April 2020?", "en", "Question: Who was"),
        ("Chi era Ministro della Salute il 15 aprile 2020?", "it", "Domanda: Chi era"),
    ],
)
def test_the_prompt_holds_question_window_and_timeline(ministers, text, language, wanted):
    seen: list[str] = []

    class Listening(GenericFakeChatModel):
        def _stream(self, messages, *args, **kwargs) -> Iterator:
            seen.append(messages[0].content)
            return super()._stream(messages, *args, **kwargs)

    model = Listening(messages=iter([AIMessage(GOOD)]))
    for _ in build_chain(model, language).stream(prompt_fields(analyse_question(text, language), ministers)):
        pass
    assert wanted in seen[0]
    assert "#3 2020-03-05: Bruno Conti was appointed Minister of Health" in seen[0]
    assert "2020" in seen[0].partition(wanted)[2].splitlines()[1]
