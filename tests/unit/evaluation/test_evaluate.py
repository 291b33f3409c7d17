"""The run over a data set, on a graph that is not there."""

import json
from contextlib import nullcontext
from types import SimpleNamespace

import pytest

from chronoflux.errors import ConfigurationError
from chronoflux.evaluation import corpus, evaluate, runner
from chronoflux.loaders.report import LoadReport
from chronoflux.model import Answer, EventKind, Evidence, Intent, Timeline
from chronoflux.settings import Settings

SETTINGS = Settings(_env_file=None, llm_model=None)


@pytest.fixture
def folder(tmp_path):
    directory = tmp_path / "towns"
    directory.mkdir()
    rows = [
        {"question": "Where did he live in 1999?", "answers": ["Rome"], "doc_ids": ["d1"], "type": "point"},
        {"question": "Where did she live?", "answers": [], "doc_ids": [], "type": "unanswerable"},
    ]
    (directory / "questions.jsonl").write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    return directory


@pytest.fixture
def graph(monkeypatch):
    """Records what is loaded, deleted and asked."""
    seen = SimpleNamespace(loaded=[], deleted=[], asked=[], documents=["d1", "d2"], report=LoadReport(documents=2))

    def load_paths(paths, graph, settings, *, replace, progress):
        seen.loaded.append((settings.collection, replace))
        return seen.report

    def retrieve(graph, settings, text, *, mode, k, embedder):
        seen.asked.append((settings.collection, text, mode, k))
        event = Evidence("e", "He moved to Rome.", EventKind.DATED, "d1", "", "", 0, 1)
        passage = SimpleNamespace(text="He lived in Rome.", document="d1")
        return SimpleNamespace(question=text, timeline=Timeline(), passages=(passage,) * 12, events=(event,) * 12)

    def answer(question, timeline, settings, *, passages, use_llm):
        return Answer("Rome" if "1999" in question else "none", "1999" in question, Intent.POINT, (), timeline)

    monkeypatch.setattr(runner, "open_graph", lambda settings: nullcontext("graph"))
    monkeypatch.setattr(runner, "answer", answer)
    monkeypatch.setattr("chronoflux.retrieval.search.retrieve", retrieve)
    monkeypatch.setattr("chronoflux.language.embeddings.load_embedder", lambda settings: "embedder")
    monkeypatch.setattr(corpus, "load_paths", load_paths)
    monkeypatch.setattr(corpus, "list_documents", lambda graph, name: [{"id": each} for each in seen.documents])
    monkeypatch.setattr(corpus, "delete_documents", lambda graph, settings, ids: seen.deleted.append(ids))
    return seen


def write_corpus(folder, *ids):
    rows = [json.dumps({"id": each, "text": "He lived in Rome in 1999."}) for each in ids]
    (folder / "corpus.jsonl").write_text("\n".join(rows), encoding="utf-8")


def test_a_corpus_is_loaded_into_its_own_collection_and_every_question_asked_once(folder, graph):
    write_corpus(folder, "d1", "d2")
    figures = evaluate(folder, SETTINGS, mode="vector")
    assert graph.loaded == [("eval-towns", True)]
    assert graph.asked == [
        ("eval-towns", "Where did he live in 1999?", "vector", 10),
        ("eval-towns", "Where did she live?", "vector", 10),
    ]
    assert graph.deleted == []
    assert figures["questions"] == 2
    assert figures["reader_exact"] == figures["recall@5"] == figures["evidence@1"] == 1.0
    assert figures["abstains_unanswerable"] == 1.0
    assert figures["words@10"] == 40
    assert figures["load_seconds"] >= 0
    assert figures["by_type"].keys() == {"point", "unanswerable"}
    json.dumps(figures, allow_nan=False)


def test_documents_of_an_earlier_corpus_are_deleted(folder, graph):
    write_corpus(folder, "d1", "d2")
    graph.documents = ["d0", "d1", "d2"]
    evaluate(folder, SETTINGS)
    assert graph.deleted == [["d0"]]


def test_a_document_that_failed_is_no_reason_to_delete_others(folder, graph, caplog):
    write_corpus(folder, "d1", "d2", "d3")
    graph.report = LoadReport(documents=1, skipped=0, failed=[{"id": "d3", "error": "too long"}])
    evaluate(folder, SETTINGS)
    assert graph.deleted == []
    assert "d3" in caplog.text


def test_without_a_corpus_no_database_is_touched(folder, graph, monkeypatch):
    monkeypatch.setattr(runner, "answer", lambda q, t, s, use_llm: Answer("Rome", True, Intent.NONE, (), t))
    figures = evaluate(folder, SETTINGS, limit=1)
    assert graph.loaded == graph.asked == []
    assert figures["questions"] == 1
    assert figures["load_seconds"] is None
    assert figures["recall@5"] is None


def test_a_judge_needs_a_model(folder, graph):
    with pytest.raises(ConfigurationError, match="--judge"):
        evaluate(folder, SETTINGS, judge=True)
