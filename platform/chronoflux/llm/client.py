"""The chat model, for any OpenAI-compatible server."""

from __future__ import annotations

import ipaddress
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from pydantic import SecretStr

from chronoflux.errors import ConfigurationError
from chronoflux.settings import Settings

if TYPE_CHECKING:
    from langchain_core.language_models import BaseChatModel

_NO_KEY = SecretStr("none")
"""What a local server that wants no key is sent: the client insists on one."""


def load_chat_model(settings: Settings) -> BaseChatModel | None:
    """The configured chat model; None when no model is set.

    Rate limits and server failures are tried again up to `llm_retries` times, after the time that Retry-After asks for
    or a growing pause; every attempt ends after `llm_timeout` seconds.

    Raises:
        ConfigurationError: a model is set, but neither a key nor a local base URL that needs none.
    """
    if settings.llm_model is None:
        return None
    key = settings.llm_api_key
    if key is None and not _is_local(settings.llm_base_url):
        raise ConfigurationError(
            f"chat model {settings.llm_model}: no key; set CHRONOFLUX_LLM_API_KEY, "
            "or CHRONOFLUX_LLM_BASE_URL to a local server, which needs none"
        )
    from langchain_openai import ChatOpenAI

    return ChatOpenAI(
        model=settings.llm_model,
        base_url=settings.llm_base_url,
        api_key=key or _NO_KEY,
        timeout=settings.llm_timeout,
        max_retries=settings.llm_retries,
        max_completion_tokens=settings.llm_reply_tokens,
        temperature=0,
        stream_usage=True,
    )


def _is_local(url: str | None) -> bool:
    """Whether a base URL names this machine or one of its private network."""
    host = urlsplit(url or "").hostname
    if host is None:
        return False
    if host == "localhost" or host.endswith((".localhost", ".local")) or ("." not in host and ":" not in host):
        return True
    try:
        return ipaddress.ip_address(host).is_private
    except ValueError:
        return False
