"""Each thing asked of the database once: the channels of one question share their searches."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

from chronoflux.cypher import Query
from chronoflux.graph.runner import QueryRunner, Row, T, Transaction

_PURE = "retrieve/"
"""Folder of the queries that change nothing and so may be answered from memory."""


class ReadOnce:
    """A QueryRunner that remembers what it has read, for the life of one question."""

    def __init__(self, runner: QueryRunner) -> None:
        self._runner = runner
        self._known: dict[tuple[str, bytes], list[Row]] = {}

    @property
    def address(self) -> str:
        """Where the database answers."""
        return self._runner.address

    def read(self, query: Query, /, **parameters: Any) -> list[Row]:
        """The rows of a query, from memory when it was run with these parameters before."""
        if not query.name.startswith(_PURE):
            return self._runner.read(query, **parameters)
        key = (query.name, pickle.dumps(parameters))
        if key not in self._known:
            self._known[key] = self._runner.read(query, **parameters)
        return self._known[key]

    def write(self, query: Query, /, **parameters: Any) -> list[Row]:
        """As the runner's own."""
        return self._runner.write(query, **parameters)

    def transact(self, work: Callable[[Transaction], T]) -> T:
        """As the runner's own."""
        return self._runner.transact(work)

    def schema(self, query: Query, /, **parameters: Any) -> list[Row]:
        """As the runner's own."""
        return self._runner.schema(query, **parameters)

    def close(self) -> None:
        """Leave the runner open: it belongs to the caller."""
