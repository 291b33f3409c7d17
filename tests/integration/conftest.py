"""What tests against the running server share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from neo4j import Driver, GraphDatabase

from chronoflux.graph.server import ServerInfo

Cypher = Callable[..., list[dict[str, Any]]]


@pytest.fixture(scope="session")
def driver(server: ServerInfo) -> Iterator[Driver]:
    """A bare driver, for tests of the server itself; the product's queries go through the query runner."""
    with GraphDatabase.driver(server.uri, auth=(server.user, server.password)) as driver:
        yield driver


@pytest.fixture
def cypher(driver: Driver) -> Cypher:
    """Runs one statement and returns its rows."""

    def run(statement: str, **parameters: Any) -> list[dict[str, Any]]:
        return [record.data() for record in driver.execute_query(statement, parameters, database_="neo4j").records]

    return run
