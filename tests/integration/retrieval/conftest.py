"""A small collection of the test module's own texts, and a server that lacks a plugin."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pydantic import SecretStr

from chronoflux.errors import GraphError
from chronoflux.graph.connection import open_graph
from chronoflux.graph.runner import QueryRunner
from chronoflux.graph.server import ServerInfo
from chronoflux.loaders.delete import delete_documents
from chronoflux.loaders.pipeline import load_documents
from chronoflux.model import SourceDocument
from chronoflux.settings import Settings


@pytest.fixture(scope="module")
def shelved(
    request: pytest.FixtureRequest, server_settings: Settings, server: ServerInfo
) -> Iterator[tuple[QueryRunner, Settings]]:
    """The module's TEXTS {title: text}, loaded under its SHAPE (settings), each on the shelf of its first letter."""
    update = {
        "uri": server.uri,
        "password": SecretStr(server.password),
        "collection": request.module.__name__.rpartition(".")[2],
    }
    settings = server_settings.model_copy(update=update | getattr(request.module, "SHAPE", {}))
    texts: dict[str, str] = request.module.TEXTS
    documents = [
        SourceDocument(title, title, text, "memory", metadata={"shelf": title[0]}) for title, text in texts.items()
    ]
    with open_graph(settings) as runner:
        load_documents(documents, runner, settings)
        yield runner, settings
        delete_documents(runner, settings, list(texts))


class Lacking:
    """A runner whose server has no procedure whose name begins with the prefix."""

    def __init__(self, inner: QueryRunner, prefix: str) -> None:
        self.inner, self.prefix = inner, prefix

    def read(self, query: Any, /, **parameters: Any) -> list[dict[str, Any]]:
        if self.prefix in query.text and query.name != "read/optional_procedures":
            raise GraphError(f"query {query.name} failed: there is no such procedure")
        rows = self.inner.read(query, **parameters)
        return [row for row in rows if not str(row.get("name")).startswith(self.prefix)]

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)


@pytest.fixture
def without() -> Callable[[QueryRunner, str], Any]:
    """Takes from a runner's server the procedures of a prefix, such as "gds."."""
    return Lacking
