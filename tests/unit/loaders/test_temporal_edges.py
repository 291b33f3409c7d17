"""Temporal edges by hand-computed numbers, and as a function of the set of events alone."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chronoflux.calendar import OPEN_DAY
from chronoflux.loaders.temporal_edges import Chronology, EventNode, gap_days, strongest_edges
from chronoflux.settings import Settings


def config(**values):
    return Settings(_env_file=None, **{"temporal_decay": 0.01, "temporal_gap_days": 100, **values})


def node(name, start, end=None, entities=("x",)):
    return EventNode(name, start, start if end is None else end, frozenset(entities))


def edges_of(events, **values):
    chronology = Chronology(events)
    return {(e.start, e.end): e for e in strongest_edges(chronology, chronology.events, config(**values))}


def test_weight_is_overlap_times_decay_of_the_gap():
    edges = edges_of([node("a", 0, 10, {"x", "y"}), node("b", 30, 40, {"x", "z"})])
    edge = edges["a", "b"]
    assert edge.gap_days == 20
    assert edge.overlap == pytest.approx(1 / 3)
    assert edge.weight == pytest.approx(math.exp(-0.2) / 3)


@pytest.mark.parametrize(
    ("a", "b", "gap"),
    [
        (node("a", 0, 10), node("b", 5, 7), 0),
        (node("a", 0, 10), node("b", 10, 12), 0),
        (node("a", 0, 10), node("b", 11, 12), 1),
        (node("a", 50, 60), node("b", 0, 10), 40),
        (node("a", 0, OPEN_DAY), node("b", 10**6), 0),
        (node("a", -OPEN_DAY, 5), node("b", 9), 4),
    ],
)
def test_gap_lies_between_the_intervals(a, b, gap):
    assert gap_days(a, b) == gap_days(b, a) == gap


def test_no_edge_without_a_shared_entity_or_beyond_delta_t():
    assert not edges_of([node("a", 0, entities={"x"}), node("b", 0, entities={"y"})])
    assert not edges_of([node("a", 0), node("b", 100)])
    assert edges_of([node("a", 0), node("b", 99)])


def test_an_edge_stands_when_either_end_keeps_it():
    # Every b is nearer to another b than to a, yet a keeps its nearest.
    events = [node("a", 0), node("b1", 50), node("b2", 51)]
    edges = edges_of(events, temporal_neighbours=1)
    assert set(edges) == {("a", "b1"), ("b1", "b2")}
    assert edges["a", "b1"].kept_by_start
    assert not edges["a", "b1"].kept_by_end


def test_a_hub_costs_each_event_the_same():
    events = [node(f"e{i:05}", i) for i in range(2000)]
    chronology = Chronology(events)
    near = chronology.near(chronology.events["e01000"], 16)
    assert len(near) == 32


nodes = st.lists(
    st.tuples(st.integers(-300, 300), st.integers(0, 40), st.sets(st.sampled_from("wxyz"), min_size=1)), max_size=25
).map(lambda rows: [node(f"e{i}", start, start + length, who) for i, (start, length, who) in enumerate(rows)])


@given(nodes, st.data())
@settings(max_examples=60, deadline=None)
def test_recomputing_the_affected_alone_gives_what_starting_over_gives(events, data):
    """Adding or removing events touches only the edges that `affected_by` names."""
    limits = config(temporal_candidates=2, temporal_neighbours=2)
    changed = {e.id for e in events if data.draw(st.booleans())}
    before = Chronology(e for e in events if e.id not in changed)
    after = Chronology(events)
    kept = {
        ((edge.start, edge.end), side)
        for edge in strongest_edges(before, before.events, limits)
        for side, flag in (("start", edge.kept_by_start), ("end", edge.kept_by_end))
        if flag
    }
    affected = after.affected_by(changed, limits.temporal_candidates)
    whole = {
        ((edge.start, edge.end), side)
        for edge in strongest_edges(after, after.events, limits)
        for side, flag in (("start", edge.kept_by_start), ("end", edge.kept_by_end))
        if flag
    }
    fresh = {
        ((edge.start, edge.end), side)
        for edge in strongest_edges(after, affected, limits)
        for side, flag in (("start", edge.kept_by_start), ("end", edge.kept_by_end))
        if flag
    }
    untouched = {(pair, side) for pair, side in kept if pair[side == "end"] not in affected}
    assert untouched | fresh == whole
