"""Names of a question as the collection knows them."""

import pytest

from chronoflux.retrieval import linking
from chronoflux.retrieval.linking import Linked, names_apart

KNOWN = {"Castagnier": 0.5, "Roope": 0.5, "Groyne and Partners": 1.0, "Melinda": 0.5}


@pytest.fixture(autouse=True)
def known(monkeypatch):
    def link(_runner, _collection, names):
        return [Linked(name, f"id-{name}", name, KNOWN[name]) for name in names if name in KNOWN]

    monkeypatch.setattr(linking, "link_entities", link)


@pytest.mark.parametrize(
    ("name", "apart"),
    [
        ("Castagnier and Roope", ("Castagnier", "Roope")),
        ("Castagnier e Roope", ("Castagnier", "Roope")),
        ("Groyne and Partners", ("Groyne and Partners",)),
        ("Bill and Melinda", ("Bill and Melinda",)),
        ("Castagnier", ("Castagnier",)),
    ],
)
def test_a_name_is_two_where_only_the_two_are_known(name, apart):
    assert names_apart(None, "default", [name]) == apart


def test_no_name_is_repeated():
    assert names_apart(None, "default", ["Roope", "Castagnier and Roope"]) == ("Roope", "Castagnier")
