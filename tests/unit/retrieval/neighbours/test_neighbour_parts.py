"""Small parts of the neighbours' modes: weights, shares, and what is kept per version."""

from __future__ import annotations

import math

import pytest

from chronoflux.retrieval.neighbours.dual import by_share
from chronoflux.retrieval.neighbours.linear import Woken, passage_weight
from chronoflux.retrieval.neighbours.versions import PerVersion
from chronoflux.settings import Settings


def test_a_passage_weighs_by_likeness_and_by_what_its_entities_bring():
    assert passage_weight(1.0, []) == pytest.approx(0.05 * 1.5)
    assert passage_weight(-0.4, []) == 0.0
    near, far = Woken(1.0, 1), Woken(1.0, 2)
    expected = 0.05 * math.log1p(math.log(3) + math.log(2) / 2)
    assert passage_weight(0.0, [(near, 2), (far, 1)]) == pytest.approx(expected)
    assert passage_weight(0.0, [(near, 1)]) > passage_weight(0.0, [(far, 1)])


def test_passages_come_by_the_energy_they_hold_then_by_id():
    held = [
        {"id": "p", "entity": "x", "weight": 0.25},
        {"id": "p", "entity": "y", "weight": 0.5},
        {"id": "q", "entity": "x", "weight": 0.75},
        {"id": "o", "entity": "y", "weight": 1.0},
    ]
    assert by_share({"x": 1.0, "y": 0.5}, held) == ["q", "o", "p"]


class Versioned:
    """A runner of which only the collection's version is asked."""

    address = "bolt://here"

    def __init__(self):
        self.version = 1

    def read(self, query, **parameters):
        assert query.name == "read/collection_version"
        return [{"version": self.version}] if self.version else []


@pytest.fixture
def counted():
    made = []

    def compute(runner, settings):
        made.append(settings.collection)
        return len(made)

    return PerVersion(compute), made


def settings(collection):
    return Settings(_env_file=None, collection=collection)


def test_a_result_is_kept_until_the_collection_changes(counted):
    kept, made = counted
    runner = Versioned()
    assert [kept.of(runner, settings("a")) for _ in range(3)] == [1, 1, 1]
    runner.version = 2
    assert [kept.of(runner, settings("a")) for _ in range(2)] == [2, 2]
    assert made == ["a", "a"]


def test_collections_are_kept_apart_and_the_oldest_makes_room(counted):
    kept, made = counted
    runner = Versioned()
    for collection in "abcdabcdeb":
        kept.of(runner, settings(collection))
    assert made == list("abcde")
    kept.of(runner, settings("a"))
    assert made == list("abcdea")


def test_a_collection_that_was_never_written_to_has_no_version_and_still_a_result(counted):
    kept, _ = counted
    runner = Versioned()
    runner.version = 0
    assert kept.of(runner, settings("a")) == 1
