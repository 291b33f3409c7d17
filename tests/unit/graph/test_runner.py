"""The runner speaks of failures in our own terms and closes only what it opened."""

import pytest
from neo4j.exceptions import AuthError, ClientError, ServiceUnavailable

from chronoflux.cypher import Query
from chronoflux.errors import (
    AuthenticationError,
    ConfigurationError,
    GraphError,
    GraphUnavailableError,
    QueryTimeoutError,
)
from chronoflux.graph.runner import Neo4jQueryRunner

QUERY = Query("read/one", "one", {}, "read", "RETURN 1")


class FakeSession:
    def __init__(self, failure):
        self.failure = failure

    def __enter__(self):
        return self

    def __exit__(self, *_):
        return None

    def execute_read(self, work):
        raise self.failure


class FakeDriver:
    def __init__(self, failure=None):
        self.failure = failure
        self.closed = False

    def session(self, **_):
        return FakeSession(self.failure)

    def close(self):
        self.closed = True


def coded(message, code):
    error = ClientError(message)
    error._neo4j_code = f"Neo.ClientError.{code}"
    return error


@pytest.mark.parametrize(
    ("failure", "kind", "says"),
    [
        (ServiceUnavailable("refused"), GraphUnavailableError, "no Neo4j answers at bolt://x"),
        (AuthError("no"), AuthenticationError, "CHRONOFLUX_PASSWORD"),
        (coded("Stopped.", "Transaction.TransactionTimedOut"), QueryTimeoutError, "read/one timed out after 7 s"),
        (
            coded("Graph not found: neo4j", "Database.DatabaseNotFound"),
            GraphError,
            "'neo4j'; check CHRONOFLUX_DATABASE",
        ),
        (ClientError("Bad\nsecond line"), GraphError, "read/one failed"),
    ],
)
def test_driver_failures_become_one_line_of_ours(failure, kind, says):
    runner = Neo4jQueryRunner(FakeDriver(failure), "neo4j", 7, "bolt://x")
    with pytest.raises(kind, match=says) as caught:
        runner.read(QUERY)
    assert "\n" not in str(caught.value)


def test_a_borrowed_driver_survives():
    driver = FakeDriver()
    with Neo4jQueryRunner(driver, "neo4j", 1):
        pass
    assert not driver.closed


def test_an_owned_driver_is_closed():
    driver = FakeDriver()
    with Neo4jQueryRunner(driver, "neo4j", 1, owns_driver=True):
        pass
    assert driver.closed


@pytest.mark.parametrize("uri", ["", "nonsense", "http://127.0.0.1:7687"])
def test_a_malformed_uri_is_a_configuration_error(uri):
    with pytest.raises(ConfigurationError, match="CHRONOFLUX_URI"):
        Neo4jQueryRunner.connect(uri, "neo4j", "x", "neo4j", 1)
