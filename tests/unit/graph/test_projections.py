"""Which projections are made, kept and released; the database itself is in the integration tests."""

from __future__ import annotations

import logging

import pytest

from chronoflux.errors import ConfigurationError, GraphError
from chronoflux.graph import capabilities
from chronoflux.graph.projections import collection_version, project_entities, project_events


class Catalogue:
    """A runner over a catalogue of projections."""

    address = "bolt://here"

    def __init__(self, *, gds: bool = True, version: int | None = 3, rivals: bool = False) -> None:
        self.gds, self.version, self.rivals = gds, version, rivals
        self.graphs: list[str] = []
        self.asked: list[str] = []

    def read(self, query, **parameters):
        self.asked.append(query.name)
        answer = getattr(self, query.name.replace("/", "_"))
        return answer(**parameters)

    def read_collection_version(self, collection):
        return [] if self.version is None else [{"version": self.version}]

    def read_server_version(self):
        return [{"version": "2026.05.0"}]

    def read_optional_procedures(self):
        return [{"name": "gds.randomWalk.stream"}] if self.gds else []

    def project_list(self, prefix):
        if not self.gds:
            raise GraphError("there is no such procedure")
        return [{"name": name} for name in self.graphs if name.startswith(prefix)]

    def project_release(self, graph):
        self.graphs.remove(graph)
        return []

    def project_entity_graph(self, collection, graph):
        self.graphs.append(graph)
        if self.rivals:
            raise GraphError("a graph of that name exists already")
        return [{"name": graph}]

    def project_event_graph(self, collection, graph):
        return self.project_entity_graph(collection, graph)


@pytest.mark.parametrize("project", [project_entities, project_events])
def test_a_projection_is_made_once_and_anew_after_a_write(project):
    runner = Catalogue()
    first = project(runner, "c")
    assert project(runner, "c") == first
    runner.version = 4
    second = project(runner, "c")
    assert second != first
    assert runner.graphs == [second]


def test_layers_and_collections_do_not_release_each_other():
    runner = Catalogue()
    made = {project(runner, collection) for collection in "cd" for project in (project_entities, project_events)}
    assert len(made) == 4
    assert set(runner.graphs) == made


def test_a_rival_that_projected_the_same_graph_is_no_failure():
    runner = Catalogue(rivals=True)
    assert project_entities(runner, "c") == runner.graphs[0]


def test_a_collection_without_a_version_has_no_projection():
    runner = Catalogue(version=None)
    assert collection_version(runner, "c") is None
    assert project_entities(runner, "c") is None


def test_without_gds_entities_fail_in_one_line_and_events_do_without(caplog, monkeypatch):
    monkeypatch.setattr(capabilities, "_said", set())
    runner = Catalogue(gds=False)
    with pytest.raises(ConfigurationError, match=r"bolt://here has no Graph Data Science plugin; install it"):
        project_entities(runner, "c")
    with caplog.at_level(logging.WARNING, logger="chronoflux"):
        assert [project_events(runner, "c") for _ in range(2)] == [None, None]
    assert len(caplog.records) == 1


def test_another_failure_is_not_taken_for_a_missing_plugin(monkeypatch):
    runner = Catalogue()

    def failing(prefix):
        raise GraphError("out of memory")

    monkeypatch.setattr(runner, "project_list", failing)
    with pytest.raises(GraphError, match="out of memory"):
        project_events(runner, "c")
