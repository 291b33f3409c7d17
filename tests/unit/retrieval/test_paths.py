"""Reasoning paths as a person reads them."""

import pytest

from chronoflux.errors import GraphError
from chronoflux.graph import capabilities
from chronoflux.model import ReasoningPath
from chronoflux.retrieval.cues import load_cues
from chronoflux.retrieval.passages import PassageHit
from chronoflux.retrieval.paths import reasoning_paths, relation_between


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


class Graph:
    """Answers the query for chains and the one for sentences; without chains it has no such procedure."""

    def __init__(self, chains=None, sentences=()):
        self.chains, self.sentences = chains, sentences

    def read(self, query, /, **parameters):
        name = query.name.rpartition("/")[2]
        if name == "paths":
            if self.chains is None:
                raise GraphError("there is no procedure chronoflux.paths")
            return self.chains
        return {"path_sentences": self.sentences, "server_version": [{"version": "2026.05.0"}]}.get(name, [])


def chain(energy, *steps):
    entities = [{"id": name.lower(), "name": name} for name in steps[::2]]
    return {"entities": entities, "passages": list(steps[1::2]), "energy": energy}


def hit(id_, title):
    return PassageHit(id_, "", id_, title, 0, 0, 0, 1.0, ())


SHOWN = [hit("p1", "Otto"), hit("p2", "Clara"), hit("p3", "Graz")]
SAID = [{"hop": 0, "text": "His mother was Clara.", "from": None, "to": ["Clara"]}]


def texts(graph, most=3):
    return [path.text for path in reasoning_paths(graph, {"otto": 1.0}, {}, SHOWN, "en", most)]


def test_each_of_the_best_passages_gets_its_strongest_chain_unless_that_says_nothing():
    chains = [
        chain(0.9, "Otto", "p1"),
        chain(0.5, "Otto", "p1", "Clara", "p2"),
        chain(0.4, "Eve", "p3", "Clara", "p2"),
        chain(0.3, "Otto", "p1", "Austria", "p3"),
        chain(0.8, "Otto", "elsewhere", "Graz", "p3"),
    ]
    graph = Graph(chains, SAID)
    assert texts(graph) == ["Otto → mother → Clara", "Otto – Austria – Graz"]
    assert texts(graph, most=2) == ["Otto → mother → Clara"]


def test_a_date_relates_nobody():
    said = [{"hop": 0, "text": "Il 9 marzo 2020 Clara fu eletta.", "from": None, "to": ["Clara"]}]
    graph = Graph([chain(0.9, "Otto", "p1", "Clara", "p2")], said)
    assert texts(graph) == ["Otto – Clara"]


def test_no_chains_are_asked_for_without_seeds_passages_or_need():
    graph = Graph(None)
    assert reasoning_paths(graph, {}, {}, SHOWN, "en", 3) == ()
    assert reasoning_paths(graph, {"otto": 1.0}, {}, [], "en", 3) == ()
    assert texts(graph, most=0) == []


def test_a_server_without_the_procedure_gives_no_chains_and_says_so_once(monkeypatch, caplog):
    monkeypatch.setattr(capabilities, "_said", set())
    assert texts(Graph(None)) == texts(Graph(None)) == []
    assert sum("chronoflux.paths" in message for message in caplog.messages) == 1
