"""What is computed over a whole collection, once for each of its versions, and kept in memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVar

from chronoflux.graph.projections import collection_version
from chronoflux.graph.runner import QueryRunner
from chronoflux.settings import Settings

T = TypeVar("T")
_KEPT = 4
"""Collections whose result is kept, the ones last asked for."""


class PerVersion(Generic[T]):
    """Calls a function once per collection and version; whatever writes to the collection makes a new version."""

    def __init__(self, compute: Callable[[QueryRunner, Settings], T]) -> None:
        self._compute = compute
        self._kept: OrderedDict[tuple[str, str, str], tuple[int | None, T]] = OrderedDict()
        self._lock = Lock()

    def of(self, runner: QueryRunner, settings: Settings) -> T:
        """The function's result for settings.collection as it stands now."""
        place = (runner.address, settings.database, settings.collection)
        version = collection_version(runner, settings.collection)
        with self._lock:
            kept = self._kept.pop(place, None)
            result = kept[1] if kept is not None and kept[0] == version else self._compute(runner, settings)
            self._kept[place] = (version, result)
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
            return result
