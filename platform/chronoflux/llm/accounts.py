"""What asking a chat model has cost."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(slots=True)
class TokenAccount:
    """A running count of calls and tokens; a reply from the cache counts as cached and costs nothing."""

    calls: int = 0
    cached: int = 0
    input_tokens: int = 0
    output_tokens: int = 0

    def charge(self, usage: Mapping[str, object] | None) -> None:
        """Add one call with the usage that the server reported, if it did."""
        self.calls += 1
        self.input_tokens += _count(usage, "input_tokens")
        self.output_tokens += _count(usage, "output_tokens")

    def credit(self) -> None:
        """Count one reply that came from the cache."""
        self.cached += 1


def _count(usage: Mapping[str, object] | None, key: str) -> int:
    value = (usage or {}).get(key, 0)
    return value if isinstance(value, int) else 0
