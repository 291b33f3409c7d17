"""The neighbours' modes against the real graph: what each is there to find, in English and Italian."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from chronoflux.answering.pipeline import ask
from chronoflux.errors import ConfigurationError, UnknownCollectionError
from chronoflux.graph import capabilities
from chronoflux.graph.connection import open_graph
from chronoflux.graph.projections import project_entities, project_events
from chronoflux.graph.runner import QueryRunner
from chronoflux.language.embeddings import load_embedder
from chronoflux.loaders.delete import delete_documents
from chronoflux.loaders.pipeline import load_documents
from chronoflux.model import SourceDocument
from chronoflux.retrieval.retriever import ChronofluxRetriever
from chronoflux.retrieval.search import Retrieved, retrieve
from chronoflux.settings import Settings

NEIGHBOURS = ["ppr", "linear", "community", "dual", "tree"]
TEXTS = {
    "The Glass Orchard": "The Glass Orchard is a drama film directed by Ingrid Solheim. It was shot in Portugal.",
    "Ingrid Solheim": "Ingrid Solheim was a Norwegian filmmaker. Her mother was Astrid Lunde.",
    "Astrid Lunde": "Astrid Lunde kept bees and wrote about lichens. Astrid Lunde taught in Tromsø.",
    "The Paper Garden": "The Paper Garden is a drama film directed by Owen Pryce. It was shot in Wales.",
    "Owen Pryce": "Owen Pryce was a Welsh filmmaker. His father was Gareth Pryce, a miner.",
    "Film director": "A film director leads the making of a film. The mother of a director may be anybody.",
    "Orchard": "An orchard is a plantation of trees or shrubs kept for food.",
    "Il faro di sale": "Il faro di sale è un romanzo scritto da Bianca Torrisi. Fu pubblicato a Palermo.",
    "Bianca Torrisi": "Bianca Torrisi è una scrittrice italiana. Suo marito era Saverio Conte.",
    "Saverio Conte": "Saverio Conte riparava orologi antichi. Saverio Conte visse a Ragusa.",
    "La torre di vento": "La torre di vento è un romanzo scritto da Paolo Greco. Fu pubblicato a Genova.",
    "Harbour works": (
        "Otto Brandt designed the old harbour of Selby. He drew it by hand. The quay was built of granite. "
        "The cranes came from Leeds. Storms delayed the masons for two winters. A lighthouse was added later. "
        "Otto Brandt quarrelled with Clara Weiss about the breakwater. Clara Weiss wanted it longer. "
        "The town paid for a survey. The survey proved that she was right. The fishermen were grateful. "
        "A plaque on the quay remembers them. The harbour still serves small boats today."
    ),
}
ENGLISH = "Who was the mother of the director of The Glass Orchard?"
ITALIAN = "Chi era il marito di chi ha scritto Il faro di sale?"

SHAPE = {"passage_words": 20}
Filled = tuple[QueryRunner, Settings]
Without = Callable[[QueryRunner, str], Any]
Find = Callable[..., Retrieved]


@pytest.fixture(scope="module")
def find(shelved: Filled) -> Find:
    return partial(retrieve, *shelved, embedder=load_embedder(shelved[1]))


def documents_of(found: Retrieved) -> list[str]:
    return list(dict.fromkeys(passage.document for passage in found.passages))


@pytest.mark.parametrize(
    ("mode", "question", "hops"),
    [
        ("ppr", ENGLISH, ["The Glass Orchard", "Ingrid Solheim", "Astrid Lunde"]),
        ("ppr", ITALIAN, ["Il faro di sale", "Bianca Torrisi", "Saverio Conte"]),
        ("linear", ENGLISH, ["The Glass Orchard", "Ingrid Solheim", "Astrid Lunde"]),
        ("linear", ITALIAN, ["Il faro di sale", "Bianca Torrisi", "Saverio Conte"]),
        ("community", ENGLISH, ["The Glass Orchard", "Ingrid Solheim", "Astrid Lunde"]),
        ("community", ITALIAN, ["Il faro di sale", "Bianca Torrisi", "Saverio Conte"]),
    ],
)
def test_the_graph_leads_two_hops_on(find: Find, mode: str, question: str, hops: list[str]) -> None:
    assert documents_of(find(question, mode=mode, k=4))[:3] == hops
    assert hops[2] not in documents_of(find(question, mode="vector", k=3))


@pytest.mark.parametrize(
    ("question", "first", "related"),
    [(ENGLISH, "The Glass Orchard", "Ingrid Solheim"), (ITALIAN, "Il faro di sale", "Bianca Torrisi")],
)
def test_entity_keys_and_theme_keys_meet(find: Find, question: str, first: str, related: str) -> None:
    found = find(question, mode="dual", k=4)
    named = next(passage for passage in found.passages if passage.document == first)
    assert named.score == found.passages[0].score
    assert set(named.channels) == {"entity", "theme"}
    assert "entity" in next(passage.channels for passage in found.passages if passage.document == related)
    assert {channel for passage in found.passages for channel in passage.channels} == {"entity", "theme"}


def test_a_theme_is_found_without_any_entity(find: Find) -> None:
    found = find("who taught about lichens", mode="dual", k=3)
    assert found.question.entities == ()
    assert found.passages[0].document == "Astrid Lunde"
    assert found.passages[0].channels == ("theme",)


def test_the_passage_that_holds_both_entities_comes_first_then_what_the_tree_finds(find: Find) -> None:
    question = "What did Clara Weiss and Otto Brandt disagree on?"
    found = find(question, mode="tree", k=4)
    both = [p for p in found.passages if "Clara Weiss" in p.text and "Otto Brandt" in p.text]
    assert both
    assert found.passages[: len(both)] == tuple(both)


def test_the_tree_leads_from_one_passage_to_its_neighbours(find: Find) -> None:
    question = "Who taught the fishermen?"
    assert documents_of(find(question, mode="tree", k=5)) == ["Harbour works"]
    assert "Astrid Lunde" in documents_of(find(question, mode="vector", k=5))


@pytest.mark.parametrize("mode", NEIGHBOURS)
@pytest.mark.parametrize("question", [ENGLISH, ITALIAN, "??? 42"])
def test_k_items_come_and_two_runs_rank_alike(find: Find, mode: str, question: str) -> None:
    first, second = (find(question, mode=mode, k=9) for _ in range(2))
    assert len({passage.id for passage in first.passages}) == 9
    assert first.passages == second.passages
    scores = [passage.score for passage in first.passages]
    assert scores == sorted(scores, reverse=True)


@pytest.mark.parametrize("mode", NEIGHBOURS)
def test_a_filter_admits_only_its_documents_and_fills_up_to_k(find: Find, mode: str) -> None:
    found = find(ENGLISH, mode=mode, k=3, where={"shelf": "S"})
    assert documents_of(found) == ["Saverio Conte"]
    shelf = find(ENGLISH, mode=mode, k=3, where={"shelf": "O"})
    assert set(documents_of(shelf)) == {"Owen Pryce", "Orchard"}


@pytest.mark.parametrize("mode", NEIGHBOURS)
def test_an_empty_collection_is_said_so(shelved: Filled, mode: str) -> None:
    runner, settings = shelved
    with pytest.raises(UnknownCollectionError, match="holds no document"):
        retrieve(runner, settings.model_copy(update={"collection": "test-neighbours-none"}), ENGLISH, mode=mode)


def test_a_collection_without_names_gives_its_passage(graph_settings: Settings) -> None:
    unnamed = SourceDocument("x", "", "it rained all day and nothing grew.", "memory")
    with open_graph(graph_settings) as runner:
        load_documents([unnamed], runner, graph_settings)
        found = {mode: retrieve(runner, graph_settings, ENGLISH, mode=mode, k=3) for mode in NEIGHBOURS}
        delete_documents(runner, graph_settings, ["x"])
    assert {mode: documents_of(one) for mode, one in found.items()} == {mode: ["x"] for mode in NEIGHBOURS}


@pytest.mark.parametrize("mode", NEIGHBOURS)
def test_the_retriever_and_ask_know_the_mode(shelved: Filled, mode: Any) -> None:
    runner, settings = shelved
    documents = ChronofluxRetriever(settings=settings, runner=runner, mode=mode, k=2).invoke(ENGLISH)
    assert [document.metadata["kind"] for document in documents] == ["passage", "passage"]
    assert ask(runner, settings, ENGLISH, mode=mode, use_llm=False).paths == ()


def test_what_is_loaded_later_is_found_and_stale_projections_are_released(graph_settings: Settings) -> None:
    later = SourceDocument("later", "Ivo Kern", "Ivo Kern built the dam of Vals. Ivo Kern came from Chur.", "memory")
    with open_graph(graph_settings) as runner:
        load_documents([SourceDocument("a", "Vals", "Vals has a dam.", "memory")], runner, graph_settings)
        before = project_entities(runner, graph_settings.collection)
        for mode in NEIGHBOURS:
            retrieve(runner, graph_settings, "Who was Ivo Kern?", mode=mode, k=1)
        load_documents([later], runner, graph_settings)
        found = {mode: retrieve(runner, graph_settings, "Who was Ivo Kern?", mode=mode, k=1) for mode in NEIGHBOURS}
        after = project_entities(runner, graph_settings.collection)
        events = project_events(runner, graph_settings.collection)
        assert after == project_entities(runner, graph_settings.collection)
        delete_documents(runner, graph_settings, ["a", "later"])
    assert {mode: documents_of(one) for mode, one in found.items()} == {mode: ["later"] for mode in NEIGHBOURS}
    assert before is not None
    assert before != after
    assert events != after


@pytest.mark.parametrize("mode", ["ppr", "community"])
def test_a_mode_that_needs_gds_says_so_in_one_line(shelved: Filled, without: Without, mode: str) -> None:
    runner, settings = shelved
    elsewhere = settings.model_copy(update={"random_seed": 7, "database": "other"})
    with pytest.raises(ConfigurationError, match=r"no Graph Data Science plugin; install it") as caught:
        retrieve(without(runner, "gds."), elsewhere, ENGLISH, mode=mode, k=3)
    assert "\n" not in str(caught.value)


def test_without_gds_linear_ranks_by_its_first_stage_and_says_so_once(
    shelved: Filled, without: Without, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    runner, settings = shelved
    monkeypatch.setattr(capabilities, "_said", set())
    with caplog.at_level(logging.WARNING, logger="chronoflux"):
        for _ in range(2):
            found = retrieve(without(runner, "gds."), settings, ENGLISH, mode="linear", k=3)
    assert documents_of(found)[0] == "The Glass Orchard"
    assert len([record for record in caplog.records if "mode linear" in record.message]) == 1


@pytest.mark.parametrize("mode", ["dual", "tree"])
def test_the_others_do_without_gds(shelved: Filled, without: Without, mode: str) -> None:
    runner, settings = shelved
    assert retrieve(without(runner, "gds."), settings, ENGLISH, mode=mode, k=3).passages == (
        retrieve(runner, settings, ENGLISH, mode=mode, k=3).passages
    )
