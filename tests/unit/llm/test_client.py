"""The chat client: when it needs a key, and what it is configured with."""

from __future__ import annotations

import pytest
from pydantic import SecretStr

from chronoflux.errors import ConfigurationError
from chronoflux.llm.client import load_chat_model
from chronoflux.settings import Settings


def settings(**values):
    return Settings(_env_file=None, **values)


def test_no_model_is_no_client():
    assert load_chat_model(settings(llm_model=None)) is None


@pytest.mark.parametrize("url", [None, "https://models.example.org/v1", "https://8.8.8.8/v1"])
def test_a_remote_model_needs_a_key(url):
    with pytest.raises(ConfigurationError, match="CHRONOFLUX_LLM_API_KEY"):
        load_chat_model(settings(llm_model="m", llm_base_url=url))


@pytest.mark.parametrize(
    "url", ["http://127.0.0.1:8080/v1", "http://localhost:8080/v1", "http://[::1]:8080/v1", "http://ollama:11434/v1"]
)
def test_a_local_model_needs_none(url):
    assert load_chat_model(settings(llm_model="m", llm_base_url=url)) is not None


def test_timeouts_and_retries_come_from_the_settings():
    model = load_chat_model(settings(llm_model="m", llm_api_key=SecretStr("k"), llm_timeout=7, llm_retries=1))
    assert (model.request_timeout, model.max_retries, model.temperature) == (7, 1, 0)
