"""Fusing rankings: ranks, weighted shares, channels, ties."""

import pytest

from chronoflux.retrieval.fusion import fuse_ranks, fuse_scores, shares_of_best


def test_ranks_add_up_and_channels_are_kept():
    fused = fuse_ranks({"vector": ["a", "b"], "text": ["b", "c"]})
    assert [one.id for one in fused] == ["b", "a", "c"]
    assert fused[0].channels == ("vector", "text")
    assert fused[0].score == pytest.approx(1 / 62 + 1 / 61)


def test_ties_go_by_id():
    assert [one.id for one in fuse_ranks({"x": ["b"], "y": ["a"]})] == ["a", "b"]
    assert [one.id for one in fuse_scores({"x": {"b": 2.0, "a": 2.0}}, {"x": 1.0})] == ["a", "b"]


def test_scores_are_weighed_and_summed():
    scores = {"flow": {"a": 0.7, "b": 0.1}, "text": shares_of_best({"b": 30.0, "c": 15.0})}
    fused = fuse_scores(scores, {"flow": 1.0, "text": 0.4})
    assert {one.id: one.score for one in fused} == pytest.approx({"a": 0.7, "b": 0.5, "c": 0.2})
    assert [one.id for one in fused] == ["a", "b", "c"]


def test_shares_are_of_the_best_and_leave_out_what_scores_nothing():
    assert shares_of_best({"a": 4.0, "b": 1.0, "c": 0.0, "d": -2.0}) == {"a": 1.0, "b": 0.25}
    assert shares_of_best({"a": -1.0}) == shares_of_best({}) == {}


def test_what_scores_nothing_is_not_found_and_nothing_gives_nothing():
    scores = {"flow": {}, "vector": {"a": 0.5, "b": 0.0, "c": -0.2}}
    assert [one.id for one in fuse_scores(scores, {"flow": 1.0, "vector": 0.3})] == ["a"]
    assert fuse_scores({"vector": {"a": -0.5}}, {"vector": 1.0}) == []
    assert fuse_ranks({}) == []
