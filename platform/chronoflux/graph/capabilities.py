"""What the connected server can do. Every fallback is decided here, and said once."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from chronoflux import cypher
from chronoflux.errors import ConfigurationError
from chronoflux.graph.runner import QueryRunner

_logger = logging.getLogger("chronoflux")
_said: set[str] = set()

_FIRST_FILTERED_VECTORS = (2026, 1)
"""First release whose SEARCH clause filters inside the vector index (Cypher 25)."""


@dataclass(frozen=True, slots=True)
class Capabilities:
    """Version and optional procedures of a server."""

    version: tuple[int, ...]
    gds: bool
    propagate: bool

    @classmethod
    def of(cls, runner: QueryRunner) -> Capabilities:
        """Ask the server."""
        version = runner.read(cypher.load("read/server_version"))[0]["version"]
        found = {row["name"] for row in runner.read(cypher.load("read/optional_procedures"))}
        return cls(
            version=tuple(int(part) for part in version.split("-")[0].split("+")[0].split(".")[:2]),
            gds="gds.randomWalk.stream" in found,
            propagate="chronoflux.propagate" in found,
        )

    def require_filtered_vectors(self) -> None:
        """Check that vector search can filter by collection and days inside the index.

        Raises:
            ConfigurationError: the server is too old.
        """
        if self.version < _FIRST_FILTERED_VECTORS:
            shown, needed = (".".join(map(str, v)) for v in (self.version, _FIRST_FILTERED_VECTORS))
            raise ConfigurationError(
                f"Neo4j {shown} cannot filter inside a vector index; use {needed} or later, or the managed server"
            )


def say_once(message: str) -> None:
    """Log a degraded mode, once per process."""
    if message not in _said:
        _said.add(message)
        _logger.warning(message)
