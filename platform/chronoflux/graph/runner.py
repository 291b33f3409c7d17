"""The one place that talks to the Neo4j driver: routing, retries, timeouts, and errors in our own terms."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeVar

from chronoflux.cypher import Query
from chronoflux.errors import (
    AuthenticationError,
    ConfigurationError,
    GraphError,
    GraphUnavailableError,
    QueryTimeoutError,
)

if TYPE_CHECKING:
    from neo4j import Driver, ManagedTransaction, Session

_SCHEME = re.compile(r"(bolt|neo4j)(\+s|\+ssc)?://.")

Row = dict[str, Any]
T = TypeVar("T")


class Transaction(Protocol):
    """Runs several queries that become visible together."""

    def run(self, query: Query, /, **parameters: Any) -> list[Row]:
        """Run one query inside the transaction and return its rows."""
        ...


class QueryRunner(Protocol):
    """What every other module needs from a database."""

    @property
    def address(self) -> str:
        """Where the database answers, for messages."""
        ...

    def read(self, query: Query, /, **parameters: Any) -> list[Row]:
        """Run one read-only query and return its rows."""
        ...

    def write(self, query: Query, /, **parameters: Any) -> list[Row]:
        """Run one writing query in its own transaction and return its rows."""
        ...

    def transact(self, work: Callable[[Transaction], T]) -> T:
        """Run `work` in one write transaction; it is called again when the server asks to retry."""
        ...

    def schema(self, query: Query, /, **parameters: Any) -> list[Row]:
        """Run one schema command in its own implicit transaction."""
        ...

    def close(self) -> None:
        """Release what this runner opened."""
        ...


class _DriverTransaction:
    def __init__(self, inner: ManagedTransaction) -> None:
        self._inner = inner

    def run(self, query: Query, /, **parameters: Any) -> list[Row]:
        return [record.data() for record in self._inner.run(query.text, parameters)]


class Neo4jQueryRunner:
    """QueryRunner over a Neo4j driver.

    Args:
        driver: a connected driver.
        database: name of the database.
        timeout: seconds one query may run.
        address: shown in messages.
        owns_driver: close the driver with this runner; a borrowed driver survives.
    """

    def __init__(
        self, driver: Driver, database: str, timeout: float, address: str = "Neo4j", *, owns_driver: bool = False
    ) -> None:
        self.driver = driver
        self.database = database
        self._timeout = timeout
        self._address = address
        self._owns_driver = owns_driver

    @classmethod
    def connect(cls, uri: str, user: str, password: str, database: str, timeout: float) -> Neo4jQueryRunner:
        """Open a driver and check that the database answers.

        Raises:
            ConfigurationError: the URI is malformed.
            AuthenticationError: user or password refused.
            GraphUnavailableError: nobody answers at the URI.
        """
        from neo4j import GraphDatabase
        from neo4j.exceptions import ConfigurationError as DriverConfigurationError

        if not _SCHEME.match(uri):
            raise ConfigurationError(
                f"CHRONOFLUX_URI {uri!r} is no Bolt address; write bolt://host:port, neo4j://host:port or neo4j+s://host"
            )
        try:
            driver = GraphDatabase.driver(
                uri,
                auth=(user, password),
                connection_timeout=10,
                max_transaction_retry_time=30,
                notifications_min_severity="OFF",
                user_agent="chronoflux",
            )
        except (ValueError, DriverConfigurationError) as error:
            raise ConfigurationError(f"CHRONOFLUX_URI {uri!r}: {_first_line(error)}") from error
        runner = cls(driver, database, timeout, uri, owns_driver=True)
        try:
            with runner._translated("connect"):
                driver.verify_connectivity()
        except GraphError:
            runner.close()
            raise
        return runner

    @property
    def address(self) -> str:
        """Where the database answers."""
        return self._address

    def read(self, query: Query, /, **parameters: Any) -> list[Row]:
        """Run one read-only query with READ routing."""
        with self._session(query.name) as session:
            return session.execute_read(self._unit_of_work(lambda tx: tx.run(query, **parameters)))

    def write(self, query: Query, /, **parameters: Any) -> list[Row]:
        """Run one writing query in its own managed transaction."""
        return self.transact(lambda tx: tx.run(query, **parameters), query.name)

    def transact(self, work: Callable[[Transaction], T], name: str = "transaction") -> T:
        """Run `work` in one managed write transaction, retried on transient failures."""
        with self._session(name) as session:
            return session.execute_write(self._unit_of_work(work, factor=10))

    def schema(self, query: Query, /, **parameters: Any) -> list[Row]:
        """Run one schema command, which Neo4j wants alone in an implicit transaction."""
        with self._session(query.name) as session:
            return [record.data() for record in session.run(query.text, parameters)]

    def close(self) -> None:
        """Close the driver if this runner opened it."""
        if self._owns_driver:
            self.driver.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, tb: TracebackType | None) -> None:
        self.close()

    def _unit_of_work(self, work: Callable[[Transaction], T], factor: int = 1) -> Callable[[ManagedTransaction], T]:
        from neo4j import unit_of_work

        @unit_of_work(timeout=self._timeout * factor)
        def wrapped(inner: ManagedTransaction) -> T:
            return work(_DriverTransaction(inner))

        return wrapped

    @contextmanager
    def _session(self, name: str) -> Iterator[Session]:
        with self._translated(name), warnings.catch_warnings():
            warnings.simplefilter("ignore", category=DeprecationWarning)
            with self.driver.session(database=self.database) as session:
                yield session

    @contextmanager
    def _translated(self, name: str) -> Iterator[None]:
        from neo4j.exceptions import AuthError, DriverError, Neo4jError, ServiceUnavailable, SessionExpired

        try:
            yield
        except AuthError as error:
            raise AuthenticationError(
                f"{self._address} refused the user or password; check CHRONOFLUX_USER and CHRONOFLUX_PASSWORD"
            ) from error
        except (ServiceUnavailable, SessionExpired, OSError) as error:
            raise GraphUnavailableError(
                f"no Neo4j answers at {self._address}: start it, or correct or unset CHRONOFLUX_URI, and try again"
            ) from error
        except Neo4jError as error:
            if "TransactionTimedOut" in (error.code or ""):
                raise QueryTimeoutError(
                    f"query {name} timed out after {self._timeout:g} s; raise CHRONOFLUX_QUERY_TIMEOUT"
                ) from error
            if "DatabaseNotFound" in (error.code or ""):
                raise GraphError(
                    f"{self._address} has no database {self.database!r}; check CHRONOFLUX_DATABASE"
                ) from error
            raise GraphError(f"query {name} failed at {self._address}: {_first_line(error)}") from error
        except DriverError as error:
            raise GraphError(f"query {name} failed at {self._address}: {_first_line(error)}") from error


def _first_line(error: Exception) -> str:
    message = getattr(error, "message", None) or str(error) or type(error).__name__
    return str(message).splitlines()[0]
