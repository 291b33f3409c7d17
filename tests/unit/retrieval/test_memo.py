"""What was read once for a question is not read again; what may change the server always is."""

import pytest

from chronoflux import cypher
from chronoflux.retrieval.memo import ReadOnce


class CountingRunner:
    address = "nowhere"

    def __init__(self):
        self.calls = []

    def read(self, query, /, **parameters):
        self.calls.append((query.name, parameters))
        return [{"n": len(self.calls)}]


@pytest.fixture
def counting():
    return CountingRunner()


def test_a_search_is_run_once_for_the_same_parameters(counting):
    runner, query = ReadOnce(counting), cypher.load("retrieve/passages_by_vector")
    first = runner.read(query, collection="c", vector=[0.5, 0.25], limit=4)
    assert runner.read(query, collection="c", vector=[0.5, 0.25], limit=4) == first
    assert runner.read(query, collection="c", vector=[0.5, 0.2500001], limit=4) != first
    assert runner.read(query, collection="d", vector=[0.5, 0.25], limit=4) != first
    assert len(counting.calls) == 3


def test_the_next_question_reads_anew(counting):
    query = cypher.load("retrieve/passages")
    ReadOnce(counting).read(query, ids=["a"])
    ReadOnce(counting).read(query, ids=["a"])
    assert len(counting.calls) == 2


def test_what_manages_projections_is_never_answered_from_memory(counting):
    runner = ReadOnce(counting)
    for _ in range(2):
        runner.read(cypher.load("project/list"), prefix="p")
    assert len(counting.calls) == 2
