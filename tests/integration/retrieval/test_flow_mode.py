"""Mode flow against the real graph: hops, chains, filters, and a server without the procedure."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from typing import Any

import pytest

from chronoflux.answering.pipeline import ask
from chronoflux.cli.views import answer_row
from chronoflux.errors import UnknownCollectionError
from chronoflux.graph import capabilities
from chronoflux.graph.runner import QueryRunner
from chronoflux.retrieval.retriever import ChronofluxRetriever
from chronoflux.retrieval.search import retrieve
from chronoflux.settings import Settings

TEXTS = {
    "Silent Harbour": "Silent Harbour is a drama film directed by Margit Olsen. It was shot on the coast of Norway.",
    "Margit Olsen": "Margit Olsen was a Danish filmmaker. Her mother was Karen Blom. She was born in Svaneke.",
    "Karen Blom": "Karen Blom was a botanist who catalogued mosses. She taught at Uppsala University.",
    "Quiet Coast": "Quiet Coast is a drama film directed by Peter Hahn. It was shot in a harbour in Norway.",
    "Peter Hahn": "Peter Hahn was a German filmmaker. He was born in Kiel. He worked for television.",
    "Harbour": "A harbour is a sheltered body of water where ships are docked. Directors like to film there.",
    "Vento del Nord": "Vento del Nord è un film diretto da Carla Moretti. Fu girato in Sardegna.",
    "Carla Moretti": "Carla Moretti è una regista italiana. Sua madre era Livia Sanna. Nacque a Nuoro.",
}
QUESTION = "Who was the mother of the director of Silent Harbour?"

Filled = tuple[QueryRunner, Settings]


@pytest.mark.parametrize(
    ("question", "hops", "relation"),
    [
        (QUESTION, ["Silent Harbour", "Margit Olsen"], "Margit Olsen → mother → Karen Blom"),
        (
            "Chi era la madre della regista di Vento del Nord?",
            ["Vento del Nord", "Carla Moretti"],
            "Carla Moretti → madre → Livia Sanna",
        ),
    ],
)
def test_energy_hops_to_what_the_question_does_not_name(
    shelved: Filled, question: str, hops: list[str], relation: str
) -> None:
    found = retrieve(*shelved, question, mode="flow", k=4)
    assert set(hops) <= {passage.document for passage in found.passages}
    assert found.passages[0].channels[0] == "flow"
    assert relation.split(" → ", maxsplit=1)[0] in {name for path in found.paths for name in path.entities}


def test_chains_end_in_passages_that_are_shown_and_carry_less_and_less(shelved: Filled) -> None:
    found = retrieve(*shelved, QUESTION, mode="flow", k=4)
    shown = {passage.id for passage in found.passages}
    assert found.paths
    assert all(set(path.passages) <= shown for path in found.paths)
    assert len({path.passages[-1] for path in found.paths}) == len(found.paths)
    energies = [path.energy for path in found.paths]
    assert energies == sorted(energies, reverse=True)
    assert any("Silent Harbour" in path.text and "Margit Olsen" in path.text for path in found.paths)


def test_answers_carry_the_chains_as_plain_json(shelved: Filled) -> None:
    row = answer_row(ask(*shelved, QUESTION, mode="flow", use_llm=False))
    assert row["paths"]
    assert json.loads(json.dumps(row["paths"])) == row["paths"]
    assert {"text", "entities", "links", "passages", "titles", "energy"} == row["paths"][0].keys()


def test_auto_flows_unless_the_question_is_about_time_and_then_does_both(shelved: Filled) -> None:
    untimed = retrieve(*shelved, QUESTION, mode="auto", k=4)
    assert (untimed.mode, untimed.passages) == ("flow", retrieve(*shelved, QUESTION, mode="flow", k=4).passages)
    timed = retrieve(*shelved, "Who directed Silent Harbour in 1987?", mode="auto", k=4)
    assert timed.mode == "timeline"
    assert timed.passages[0].document == "Silent Harbour"
    assert len(timed.passages) == 4
    assert timed.paths


def test_two_runs_rank_alike(shelved: Filled) -> None:
    first, second = (retrieve(*shelved, QUESTION, mode="flow", k=8) for _ in range(2))
    assert first.passages == second.passages
    assert first.paths == second.paths


@pytest.mark.parametrize("question", ["what is it", "??? 42", "x"])
def test_a_question_that_names_nobody_is_answered_by_likeness_and_words(shelved: Filled, question: str) -> None:
    runner, settings = shelved
    asleep = settings.model_copy(update={"flow_sentences": 0, "flow_summaries": 0})
    found = retrieve(runner, asleep, question, mode="flow", k=3)
    assert found.paths == ()
    assert len(found.passages) == 3
    assert all("flow" not in passage.channels for passage in found.passages)


def test_a_filter_admits_only_its_documents_and_fills_up_to_k(shelved: Filled) -> None:
    found = retrieve(*shelved, QUESTION, mode="flow", k=2, where={"shelf": "P"})
    assert [passage.document for passage in found.passages] == ["Peter Hahn"]


def test_an_empty_collection_is_said_so(shelved: Filled) -> None:
    runner, settings = shelved
    with pytest.raises(UnknownCollectionError, match="holds no document"):
        retrieve(runner, settings.model_copy(update={"collection": "test-flow-none"}), QUESTION, mode="flow")


def test_the_langchain_retriever_knows_the_mode(shelved: Filled) -> None:
    runner, settings = shelved
    retriever = ChronofluxRetriever(settings=settings, runner=runner, mode="flow", k=3)
    documents = retriever.invoke(QUESTION)
    assert len(documents) == 3
    assert documents[0].metadata["kind"] == "passage"
    assert any("Silent Harbour" in path for document in documents for path in document.metadata["path"])


def test_without_the_procedure_plain_cypher_ranks_alike_and_says_so_once(
    shelved: Filled,
    without: Callable[[QueryRunner, str], Any],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    runner, settings = shelved
    monkeypatch.setattr(capabilities, "_said", set())
    usual = retrieve(runner, settings, QUESTION, mode="flow", k=6)
    with caplog.at_level(logging.WARNING, logger="chronoflux"):
        plain = [retrieve(without(runner, "chronoflux."), settings, QUESTION, mode="flow", k=6) for _ in range(2)]
    for found in plain:
        assert [p.id for p in found.passages] == [p.id for p in usual.passages]
        assert [p.score for p in found.passages] == pytest.approx([p.score for p in usual.passages], rel=1e-9)
        assert found.paths == ()
    said = [record.message for record in caplog.records if "chronoflux.propagate" in record.message]
    assert len(said) == 1
