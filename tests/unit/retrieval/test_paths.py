"""Reasoning paths as a person reads them."""

import pytest

from chronoflux.model import ReasoningPath
from chronoflux.retrieval.cues import load_cues
from chronoflux.retrieval.paths import relation_between


@pytest.mark.parametrize(
    ("text", "one", "other", "relation"),
    [
        ("The mother of Otto Brandt was Clara Weiss.", ["Otto Brandt"], ["Clara Weiss"], "mother"),
        ("Otto Brandt's mother was Clara Weiss.", ["Otto Brandt"], ["Clara Weiss"], "mother"),
        ("Clara Weiss was the mother of Otto Brandt.", ["Otto Brandt"], ["Clara Weiss"], "mother"),
        ("Her mother was Clara Weiss.", [], ["Clara Weiss"], "mother"),
        ("Silent Harbour is a film directed by Ann Lee.", ["Silent Harbour"], ["Ann Lee"], "film directed"),
        ("Otto Brandt and Clara Weiss.", ["Otto Brandt"], ["Clara Weiss"], None),
        ("Otto was the elder son of Karl Brandt and Clara Weiss.", ["Otto"], ["Clara Weiss"], "elder son"),
        ("A. went there once more to see the very old house in which young B. lived.", ["A."], ["B."], None),
        ("Nobody here.", ["Otto Brandt"], ["Clara Weiss"], None),
    ],
)
def test_the_words_between_two_names_say_how_they_are_related(text, one, other, relation):
    assert relation_between(text, one, other, load_cues("en").stop_words) == relation


def test_italian_reads_the_same():
    small_words = load_cues("it").stop_words
    assert relation_between("La madre di Otto era Clara Weiss.", [], ["Clara Weiss"], small_words) == "madre"
    assert relation_between("Otto sposò nel 1920 Clara Weiss.", ["Otto"], ["Clara Weiss"], small_words) == "sposò"


def path(entities, links, titles):
    return ReasoningPath(entities, links, tuple(map(str, range(len(titles)))), titles, 0.5).text


def test_a_chain_names_the_relation_or_the_passage_that_holds_both():
    assert path(("Otto", "Clara Weiss"), ("mother",), ("Otto", "Clara Weiss")) == "Otto → mother → Clara Weiss"
    assert path(("Otto", "Graz"), (None,), ("The Brandts", "Graz Now")) == "Otto – The Brandts – Graz – Graz Now"
    assert path(("Otto",), (), ("Otto",)) == "Otto"
    assert path(("Otto",), (), ("",)) == "Otto"
