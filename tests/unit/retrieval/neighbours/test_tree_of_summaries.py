"""The tree over a text, and the order of what it and the entity maps find."""

from __future__ import annotations

import numpy as np
import pytest

from chronoflux.retrieval.neighbours.tree import led_by_mentions, plant, together


def rows(**texts: int):
    """Passages of texts: a1, a2, ... of text `a`; each vector stands on an axis of its own."""
    count = sum(texts.values())
    names = [(document, f"{document}{number}") for document, size in texts.items() for number in range(1, size + 1)]
    return [
        {"document": document, "id": name, "vector": np.eye(count)[place].tolist()}
        for place, (document, name) in enumerate(names)
    ]


@pytest.mark.parametrize(("passages", "nodes"), [(0, 0), (1, 0), (2, 1), (5, 1), (6, 2), (7, 3), (25, 6), (26, 7)])
def test_neighbours_are_joined_until_one_node_is_left(passages, nodes):
    tree = plant(rows(a=passages))
    assert len(tree.leaves) == nodes
    if nodes:
        assert tree.leaves[-1] == tuple(f"a{number}" for number in range(1, passages + 1))
        assert np.linalg.norm(tree.vectors, axis=1) == pytest.approx(np.ones(nodes))


def test_texts_are_never_joined():
    tree = plant(rows(a=2, b=3, c=1))
    assert tree.leaves == [("a1", "a2"), ("b1", "b2", "b3")]
    assert tree.branches == {"a1": [0], "a2": [0], "b1": [1], "b2": [1], "b3": [1]}


def test_a_branch_runs_from_a_passage_up_to_the_root():
    tree = plant(rows(a=7))
    assert tree.leaves == [("a1", "a2", "a3", "a4", "a5"), ("a6", "a7"), tuple(f"a{n}" for n in range(1, 8))]
    assert tree.branches["a1"] == [0, 2]
    assert tree.branches["a7"] == [1, 2]


def test_passages_score_the_mean_likeness_along_their_branch():
    tree = plant(rows(a=2, b=2))
    likeness = np.array([0.9, 0.1], dtype=np.float32)
    leaves = {"a1": 0.1, "a2": 0.3, "b1": 0.6, "x": 0.4}
    assert tree.along_branches(likeness, leaves) == ["a2", "a1", "x", "b1"]


def test_passages_of_equal_score_come_by_id():
    assert plant([]).along_branches(np.zeros(0, dtype=np.float32), {"b": 0.5, "a": 0.5}) == ["a", "b"]


def test_the_nearest_nodes_bring_their_passages_first():
    tree = plant(rows(a=2, b=2))
    query = [0.0, 0.0, 1.0, 0.0]
    assert tree.nearest_leaves(tree.likeness(query), 10) == ["b1", "b2", "a1", "a2"]


def test_a_node_that_would_bring_too_many_is_left_to_those_below():
    tree = plant(rows(a=7))
    likeness = np.array([0.2, 0.5, 0.9], dtype=np.float32)
    assert tree.nearest_leaves(likeness, 7) == ["a1", "a2", "a3", "a4", "a5", "a6", "a7"]
    assert tree.nearest_leaves(likeness, 6) == ["a6", "a7"]
    assert tree.nearest_leaves(likeness, 1) == []


def test_a_tree_without_nodes_likes_nothing():
    assert plant(rows(a=1)).likeness([1.0]).size == 0


def test_passages_with_several_entities_come_by_entities_then_mentions_then_id():
    held = [
        {"id": "p", "entity": "x", "count": 1},
        {"id": "p", "entity": "y", "count": 1},
        {"id": "q", "entity": "x", "count": 9},
        {"id": "r", "entity": "x", "count": 2},
        {"id": "r", "entity": "y", "count": 1},
        {"id": "o", "entity": "x", "count": 1},
        {"id": "o", "entity": "z", "count": 1},
        {"id": "s", "entity": "x", "count": 1},
        {"id": "s", "entity": "y", "count": 1},
        {"id": "s", "entity": "z", "count": 1},
    ]
    assert together(held) == ["s", "r", "o", "p"]


def test_mentions_lead_and_the_rest_keeps_its_order():
    assert led_by_mentions(["a", "b", "c", "d"], {"c": 1, "d": 3}) == ["d", "c", "a", "b"]
