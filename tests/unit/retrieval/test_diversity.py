"""What repeats a better passage moves down; a stub hands out the vectors."""

import numpy as np
import pytest

from chronoflux.retrieval.diversity import diversify
from chronoflux.retrieval.passages import PassageHit


class Packed:
    def __init__(self, numbers):
        self.numbers = numbers

    def to_numpy(self):
        return np.array(self.numbers, dtype=np.float32)


class Graph:
    def __init__(self, **vectors):
        self.vectors, self.asked = vectors, 0

    def read(self, query, /, ids):
        self.asked += 1
        return [{"id": id_, "vector": Packed(self.vectors[id_])} for id_ in ids if id_ in self.vectors]


def hits(**scores):
    return [PassageHit(id_, id_, "d", "", 0, 0, 1, score, ("vector",)) for id_, score in scores.items()]


def ranking(graph, candidates, weight, k=9):
    return {hit.id: round(hit.score, 6) for hit in diversify(graph, candidates, weight, k)}


TWINS = Graph(a=[1.0, 0.0], twin=[2.0, 0.0], other=[0.0, 1.0])


def test_a_twin_comes_after_what_is_new_and_scores_fall():
    found = ranking(TWINS, hits(a=1.0, twin=0.9, other=0.8), 0.2)
    assert list(found.items()) == [("a", 1.0), ("other", 0.8), ("twin", 0.7)]


@pytest.mark.parametrize(("cosine", "score"), [(1.0, 0.7), (0.65, 0.8), (0.3, 0.9), (0.2, 0.9), (-1.0, 0.9)])
def test_only_what_is_more_alike_than_a_shared_topic_counts_as_repeating(cosine, score):
    graph = Graph(a=[1.0, 0.0], b=[cosine, np.sqrt(1 - cosine**2)])
    assert ranking(graph, hits(a=1.0, b=0.9), 0.2)["b"] == pytest.approx(score, abs=1e-6)


def test_the_greatest_likeness_to_what_was_taken_counts_not_the_last():
    graph = Graph(a=[1.0, 0.0], b=[0.0, 1.0], c=[1.0, 0.0])
    assert list(ranking(graph, hits(a=1.0, b=0.9, c=0.8), 0.5).items()) == [("a", 1.0), ("b", 0.9), ("c", 0.3)]


def test_without_weight_or_with_one_candidate_nothing_is_read():
    graph = Graph(a=[1.0], b=[1.0])
    assert list(ranking(graph, hits(a=1.0, b=0.9), 0.0)) == ["a", "b"]
    assert list(ranking(graph, hits(a=1.0), 0.5)) == ["a"]
    assert ranking(graph, [], 0.5) == {}
    assert graph.asked == 0


def test_k_are_taken_and_ties_keep_the_order():
    assert list(ranking(Graph(), hits(b=1.0, a=1.0, c=1.0), 0.5, k=2)) == ["b", "a"]


def test_a_passage_without_a_vector_is_like_none():
    found = ranking(Graph(a=[1.0, 0.0], c=[0.0, 0.0]), hits(a=1.0, b=0.9, c=0.8), 0.5)
    assert found == {"a": 1.0, "b": 0.9, "c": 0.8}
