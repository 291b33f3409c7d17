"""What a caller's limits leave of the passages that a mode found."""

from __future__ import annotations

from dataclasses import dataclass, field

from chronoflux.model import ReasoningPath
from chronoflux.retrieval.passages import PassageHit
from chronoflux.retrieval.request import Found
from chronoflux.retrieval.scope import Bounds
from chronoflux.retrieval.search import _within


@dataclass
class Admitting:
    """Stands in for a graph in which only these passages lie within the limits."""

    ids: set[str]
    asked: list[dict[str, object]] = field(default_factory=list)

    def read(self, query, **parameters):
        self.asked.append(parameters)
        return [{"id": name} for name in parameters["ids"] if name in self.ids]


def hit(name):
    return PassageHit(name, f"Text {name}", "d", "", 0, 0, 6, 0.5, ("vector",))


def path(*passages):
    return ReasoningPath(passages, (None,) * (len(passages) - 1), passages, ("",) * len(passages), 0.5)


def test_passages_dated_elsewhere_go_and_so_do_the_chains_to_them():
    graph = Admitting({"b", "c", "d"})
    found = _within(graph, Found([hit(name) for name in "abcd"], (path("b", "a"), path("a", "c"))), Bounds(5, 9), 2)
    assert [passage.id for passage in found.passages] == ["b", "c"]
    assert [chain.passages for chain in found.paths] == [("a", "c")]
    assert graph.asked == [{"ids": ["a", "b", "c", "d"], "from": 5, "to": 9}]


def test_nothing_is_left_where_all_is_dated_elsewhere():
    assert _within(Admitting(set()), Found([hit("a")], (path("a"),)), Bounds(5, 9), 3) == Found([], ())
