"""Which entities a question wakes: three granularities, the maximum, thresholds; a stub stands in for the graph."""

import numpy as np
import pytest

from chronoflux.graph.identity import entity_id
from chronoflux.retrieval.activation import activate, by_names, by_sentences, strongest
from chronoflux.retrieval.question import analyse_question
from chronoflux.settings import Settings

COLLECTION = "c"


def known(name, cosine=None):
    return {"id": entity_id(COLLECTION, name), "name": name, "normalized": name, "cosine": cosine}


class Graph:
    """Answers each query by its name and remembers what was asked."""

    def __init__(self, **rows):
        self.rows = rows
        self.asked = []

    def read(self, query, /, **parameters):
        name = query.name.removeprefix("retrieve/")
        self.asked.append((name, parameters))
        rows = self.rows.get(name, [])
        return [row for row in rows if "ids" not in parameters or row["id"] in parameters["ids"]]


class Encoder:
    name, dimension = "stub", 2

    def __init__(self):
        self.texts = []

    def encode(self, texts):
        self.texts += texts
        return np.ones((len(texts), 2), dtype=np.float32)


@pytest.fixture
def settings():
    return Settings(_env_file=None, collection=COLLECTION, flow_sentences=3, flow_summaries=2, flow_likeness=0.3)


def test_the_strongest_granularity_counts(settings):
    graph = Graph(
        entities_by_sentence=[known("ann lee", 0.6), known("graz", 0.5)],
        entities_by_summary=[known("graz", 0.7), known("otto", 0.4)],
        entities_by_key=[known("ann lee")],
    )
    woken = activate(graph, settings, analyse_question("Where was Ann Lee born?"), [1.0, 0.0], Encoder())
    assert woken == {known(name)["id"]: energy for name, energy in (("ann lee", 1.0), ("graz", 0.7), ("otto", 0.4))}
    assert {name: p.get("limit") for name, p in graph.asked} == {
        "entities_by_sentence": 3,
        "entities_by_summary": 2,
        "entities_by_key": None,
    }


def test_what_is_less_alike_than_the_least_likeness_wakes_nothing(settings):
    graph = Graph(entities_by_sentence=[known("near", 0.3), known("far", 0.29), known("beyond", 1.0000001)])
    assert by_sentences(graph, settings, [1.0]) == {known("near")["id"]: 0.3, known("beyond")["id"]: 1.0}


def test_a_likeness_that_is_not_above_zero_never_wakes(settings):
    graph = Graph(entities_by_sentence=[known("none", 0.0), known("opposite", -0.4)])
    assert by_sentences(graph, settings.model_copy(update={"flow_likeness": 0.0}), [1.0]) == {}


def test_a_granularity_that_is_switched_off_asks_nothing(settings):
    off = settings.model_copy(update={"flow_sentences": 0, "flow_summaries": 0})
    graph = Graph(entities_by_sentence=[known("x", 0.9)])
    assert activate(graph, off, analyse_question("what is it like"), [1.0], Encoder()) == {}
    assert not {"entities_by_sentence", "entities_by_summary"} & {name for name, _ in graph.asked}


def names(graph, settings, text, encoder=None):
    return by_names(graph, settings, analyse_question(text), encoder or Encoder())


def test_only_a_name_that_nobody_bears_is_looked_for_by_its_vector(settings):
    graph = Graph(
        entities_by_key=[known("ann lee")],
        entities_by_vector=[known("jon smythe", 0.85)],
    )
    encoder = Encoder()
    woken = names(graph, settings, "Did Ann Lee meet John Smith before Ann Lee died?", encoder)
    assert woken == {known("ann lee")["id"]: 1.0, known("jon smythe")["id"]: 0.85}
    assert encoder.texts == ["John Smith"]


def test_a_name_too_unlike_any_other_wakes_nobody(settings):
    graph = Graph(entities_by_vector=[known("somebody else", 0.79)])
    assert names(graph, settings, "Where did John Smith live?") == {}
    assert names(graph, settings, "what is it") == {}


def test_the_longest_stretch_that_is_a_name_wins_whatever_its_case(settings):
    graph = Graph(entities_by_key=[known(name) for name in ("gin", "gin and tonic", "tonic", "leeds", "live at leeds")])
    assert names(graph, settings, "who makes gin and tonic") == {known("gin and tonic")["id"]: 1.0}
    assert names(graph, settings, "When was Live at Leeds made?") == {known("live at leeds")["id"]: 1.0}
    assert names(graph, settings, "when is gin drunk in Leeds") == {known("leeds")["id"]: 1.0}


def test_names_that_were_read_as_one_are_told_apart(settings):
    graph = Graph(entities_by_key=[known("sutera"), known("rhodotypos")])
    woken = names(graph, settings, "Are Sutera and Rhodotypos both shrubs?")
    assert woken == {known("sutera")["id"]: 1.0, known("rhodotypos")["id"]: 1.0}


def test_the_order_of_entities_never_depends_on_who_found_them_first():
    assert list(strongest({"b": 0.1}, {"a": 0.2})) == list(strongest({"a": 0.2}, {"b": 0.1})) == ["a", "b"]
