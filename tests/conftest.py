"""What every test may ask for: settings of its own, and one managed Neo4j for the whole session."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from pydantic import SecretStr

from chronoflux.graph.server import ManagedServer, ServerInfo
from chronoflux.settings import Settings

CACHE = Path(os.environ.get("CHRONOFLUX_CACHE") or Path(__file__).parents[1] / ".cache")
"""Downloads are shared between sessions; everything else is thrown away."""
START_SECONDS = 240.0
"""Test machines are busy ones."""


@pytest.fixture(scope="session")
def server_settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """Settings of the session's server; the blank in its folder is there to be stumbled over."""
    return Settings(
        _env_file=None,
        home=tmp_path_factory.mktemp("chronoflux home"),
        cache=CACHE,
        uri=None,
        bolt_port=0,
        http_port=0,
        server_start_timeout=START_SECONDS,
    )


@pytest.fixture(scope="session")
def server(server_settings: Settings) -> Iterator[ServerInfo]:
    """A running Neo4j, shared by all tests and stopped after the last."""
    managed = ManagedServer(server_settings)
    yield managed.start()
    managed.stop()


@pytest.fixture
def graph_settings(server_settings: Settings, server: ServerInfo) -> Settings:
    """Settings that reach the session's server, with a collection that no other test uses."""
    return server_settings.model_copy(
        update={"uri": server.uri, "password": SecretStr(server.password), "collection": f"test-{uuid4().hex}"}
    )
