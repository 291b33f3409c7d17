"""Ids depend on what they identify, on all of it, and on nothing else."""

from chronoflux.graph.identity import entity_id, make_id, part_id


def test_ids_do_not_run_their_parts_together():
    assert make_id("a", "bc") != make_id("ab", "c")
    assert make_id("a", 1) != make_id("a", "1")


def test_equal_texts_in_two_places_have_two_ids():
    places = {part_id("c", "d", "sentence", 0), part_id("c", "d", "sentence", 1), part_id("c", "e", "sentence", 0)}
    assert len(places) == 3


def test_entities_never_span_collections():
    assert entity_id("a", "ann lee") != entity_id("b", "ann lee")


def test_ids_are_stable_between_versions():
    assert part_id("default", "a.txt", "event", 3) == "3199f166dbc71dc9080190912c9c948d"
