"""How the flow's evidence makes a ranking; a stub stands in for the graph."""

import numpy as np
import pytest

from chronoflux.errors import GraphError
from chronoflux.graph import capabilities
from chronoflux.retrieval.flow import flow, flow_options, propagate
from chronoflux.retrieval.question import analyse_question
from chronoflux.retrieval.request import Request
from chronoflux.settings import Settings


class Graph:
    """Answers each query by its name; a query listed in `broken` fails."""

    def __init__(self, broken=(), procedures=(), **rows):
        self.rows, self.broken, self.asked = rows, broken, []
        self.rows["optional_procedures"] = [{"name": name} for name in procedures]
        self.rows["server_version"] = [{"version": "2026.05.0"}]

    def read(self, query, /, **parameters):
        name = query.name.rpartition("/")[2]
        self.asked.append(name)
        if name in self.broken:
            raise GraphError(f"query {name} failed")
        if name == "passages":
            return [passage(id_) for id_ in parameters["ids"]]
        return [row for row in self.rows.get(name, []) if "ids" not in parameters or row["id"] in parameters["ids"]]


def passage(id_):
    return {"id": id_, "text": id_, "document": f"doc-{id_}", "title": "", "index": 0, "char_start": 0, "char_end": 1}


class Encoder:
    name, dimension = "stub", 1

    def encode(self, texts):
        return np.ones((len(texts), 1), dtype=np.float32)


def request(graph, **changes):
    settings = Settings(_env_file=None, flow_paths=0, flow_vector_share=0.2, flow_text_share=0.1)
    question = analyse_question("where is it")
    return Request(graph, settings.model_copy(update=changes), question, [1.0], Encoder(), 10)


def scores(found):
    return {hit.id: (round(hit.score, 6), hit.channels) for hit in found.passages}


SEEDED = {"entities_by_sentence": [{"id": "e", "name": "E", "cosine": 0.9}]}
FOUND = {
    "flow": [{"id": "a", "energy": 0.3}, {"id": "b", "energy": 0.1}],
    "passages_by_vector": [{"id": "c"}],
    "passages_by_text": [{"id": "b", "score": 8.0}, {"id": "d", "score": 4.0}],
    "passage_likeness": [{"id": "a", "cosine": 0.25}, {"id": "c", "cosine": 0.5}, {"id": "d", "cosine": -0.1}],
}


def test_energy_counts_by_its_certainty_and_the_other_parts_as_shares_of_their_best():
    assert scores(flow(request(Graph(**SEEDED, **FOUND), flow_energy_share=2.0))) == {
        "a": (1.1, ("flow", "vector")),
        "b": (0.6, ("flow", "text")),
        "c": (0.2, ("vector",)),
        "d": (0.05, ("text",)),
    }


@pytest.mark.parametrize(("passages", "energy"), [(0, 1.0), (1, 1.0), (3, 0.125305), (10, 0.0), (400, 0.0)])
def test_energy_of_entities_that_are_found_everywhere_does_not_count(passages, energy):
    graph = Graph(**SEEDED, **FOUND, entity_frequency=[{"id": "e", "passages": passages}])
    found = scores(flow(request(graph, flow_energy_share=2.0, flow_vector_share=0.0, flow_text_share=0.0)))
    assert found["a"][0] == pytest.approx(energy, abs=1e-6)
    assert found["b"][0] == pytest.approx(energy / 2, abs=1e-6)


def test_without_seeds_no_energy_is_asked_for_and_the_rest_still_ranks():
    graph = Graph(passages_by_vector=[{"id": "c"}], passage_likeness=[{"id": "c", "cosine": 0.5}])
    assert scores(flow(request(graph))) == {"c": (0.2, ("vector",))}
    assert not {"flow", "propagate", "paths"} & set(graph.asked)


def test_nothing_found_is_a_clean_empty_result():
    found = flow(request(Graph()))
    assert (list(found.passages), found.paths) == ([], ())


def test_a_server_without_the_procedure_is_asked_in_plain_cypher(monkeypatch, caplog):
    monkeypatch.setattr(capabilities, "_said", set())
    graph = Graph(broken=("flow",), propagate=[{"id": "a", "energy": 1.0}])
    settings = Settings(_env_file=None)
    assert propagate(graph, {"e": 1.0}, flow_options(settings, [1.0])) == {"a": 1.0}
    assert propagate(graph, {"e": 1.0}, flow_options(settings, [1.0])) == {"a": 1.0}
    assert sum("plain Cypher" in message for message in caplog.messages) == 1


def test_a_failure_of_the_procedure_itself_is_not_hidden():
    graph = Graph(broken=("flow",), procedures=("chronoflux.propagate",), propagate=[{"id": "a", "energy": 1.0}])
    with pytest.raises(GraphError, match="flow failed"):
        propagate(graph, {"e": 1.0}, flow_options(Settings(_env_file=None), [1.0]))


def test_the_settings_are_the_procedures_options():
    settings = Settings(_env_file=None, flow_alpha=0.3, flow_tau=0.01, flow_steps=2, flow_about=0.4, flow_rarity=False)
    options = flow_options(settings, [0.5])
    assert (options["alpha"], options["tau"], options["steps"], options["about"]) == (0.3, 0.01, 2, 0.4)
    assert (options["rarity"], options["question"]) == (False, [0.5])


@pytest.mark.parametrize(
    "wrong", [{"flow_alpha": 1.1}, {"flow_steps": 0}, {"flow_about": -0.1}, {"flow_tau": -1}, {"flow_sentences": -1}]
)
def test_settings_out_of_range_are_refused(wrong):
    with pytest.raises(ValueError, match=next(iter(wrong))):
        Settings(_env_file=None, **wrong)
