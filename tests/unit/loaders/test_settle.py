"""An entity is called what most texts call it."""

from chronoflux.loaders.settle import settled_entity


def row(surfaces, normalized="ann lee", kinds=("PERSON",), **known):
    return {
        "id": "1",
        "normalized": normalized,
        "name": "Ann Lee",
        "kind": "PERSON",
        "aliases": [],
        "embedded": True,
        "surfaces": list(surfaces),
        "kinds": list(kinds),
        **known,
    }


def test_the_commonest_own_surface_wins_and_aliases_never_do():
    settled = settled_entity(row(["Lee", "Lee", "Lee", "Ann Lee", "ANN LEE", "Ann Lee"]))
    assert settled["name"] == "Ann Lee"
    assert settled["aliases"] == ["ANN LEE", "Lee"]


def test_ties_are_alphabetical():
    assert settled_entity(row(["ann lee", "Ann Lee"]))["name"] == "Ann Lee"
    assert settled_entity(row(["Ann Lee"], kinds=["PLACE", "ORG"]))["kind"] == "ORG"


def test_nothing_changed_is_noticed():
    settled = settled_entity(row(["Ann Lee"]))
    assert not settled["renamed"]
    assert not settled["changed"]


def test_without_an_own_surface_the_commonest_of_all_serves():
    assert settled_entity(row(["Lee", "Lee", "Mrs Lee"]))["name"] == "Lee"
