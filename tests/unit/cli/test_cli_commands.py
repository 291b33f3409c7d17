"""What each command hands on, and what it prints."""

import json

import pytest

from chronoflux.loaders.report import LoadReport
from chronoflux.model import Answer, Intent, Timeline
from chronoflux.settings import get_settings


@pytest.fixture
def loaded(monkeypatch):
    calls = []
    report = LoadReport(documents=1, seconds=0.5)

    def load_paths(paths, runner, settings, **options):
        calls.append((paths, settings.collection, options))
        return report

    monkeypatch.setattr("chronoflux.loaders.pipeline.load_paths", load_paths)
    return calls, report


def test_load_hands_its_options_on(run, graph, loaded):
    calls, _ = loaded
    done = run("load", "a", "b", "--lang", "en-GB", "--reference-date", "2020-05", "--encoding", "cp1252",
               "--summaries", "none", "--replace", "--collection", "c", "--json")  # fmt: skip
    paths, collection, options = calls[0]
    assert done.code == 0
    assert (list(paths), collection) == (["a", "b"], "c")
    del options["progress"]
    assert options == {
        "language": "en-GB", "reference_date": "2020-05", "encoding": "cp1252", "summaries": "none", "replace": True,
    }  # fmt: skip
    assert json.loads(done.out)["documents"] == 1
    assert graph.closed


def test_load_lets_the_language_open_by_default(run, graph, loaded):
    run("load", "a")
    assert loaded[0][0][2]["language"] is None


def test_load_with_failures_reports_them_and_exits_1(run, graph, loaded):
    loaded[1].failed.append({"id": "x.txt", "error": "byte 3 is not utf-8"})
    done = run("load", "a", "--json")
    assert done.code == 1
    assert json.loads(done.out)["failed"] == [{"id": "x.txt", "error": "byte 3 is not utf-8"}]
    assert done.err == "chronoflux: not loaded: x.txt: byte 3 is not utf-8\n"


def test_the_collection_comes_from_the_settings_unless_named(run, graph, loaded, monkeypatch):
    monkeypatch.setenv("CHRONOFLUX_COLLECTION", "mine")
    run("load", "a")
    assert loaded[0][0][1] == "mine"


def test_documents_lists_one_json_value(run, graph):
    graph.rows["read/documents"] = [{"id": "d", "title": "T"}]
    done = run("documents", "--json", "--collection", "c")
    assert json.loads(done.out) == [{"id": "d", "title": "T"}]
    assert graph.asked == [("read/documents", {"collection": "c"})]


def test_documents_says_so_where_there_are_none(run, graph):
    done = run("documents", "--collection", "c")
    assert (done.code, done.out) == (0, "")
    assert done.err == "chronoflux: collection 'c' holds no document; `chronoflux load` fills it\n"
    assert run("documents", "--json").out == "[]\n"


def test_ask_prints_one_json_value_and_honours_no_llm(run, graph, monkeypatch):
    seen = {}

    def ask(runner, settings, text, **options):
        seen.update(options, text=text)
        return Answer("Ann Lee", True, Intent.POINT, (), Timeline())

    monkeypatch.setattr("chronoflux.answering.pipeline.ask", ask)
    done = run("ask", "Chi era?", "--no-llm", "--mode", "vector", "--json")
    assert json.loads(done.out)["answer"] == "Ann Lee"
    assert seen == {"text": "Chi era?", "mode": "vector", "window": None, "use_llm": False}


def test_search_hands_filters_on(run, graph, monkeypatch):
    seen = {}
    monkeypatch.setattr("chronoflux.retrieval.search.search", lambda *args, **named: seen.update(named) or [])
    done = run("search", "x", "-k", "3", "--where", "author=A=B", "--where", "year=2001", "--json")
    assert json.loads(done.out) == []
    assert seen["where"] == {"author": "A=B", "year": "2001"}
    assert seen["k"] == 3


def test_search_says_so_where_nothing_is_found(run, graph, monkeypatch):
    monkeypatch.setattr("chronoflux.retrieval.search.search", lambda *_, **__: [])
    done = run("search", "x", "--to", "1900")
    assert (done.code, done.out) == (0, "")
    assert done.err == "chronoflux: nothing found: widen --from, --to or --where\n"


def test_times_reads_stdin_by_default_and_prints_one_object_a_line(run):
    done = run("times", "--json", stdin=b"Elected in March 2011 and again in 2015.")
    rows = [json.loads(line) for line in done.out.splitlines()]
    assert [(row["start"], row["end"], row["granularity"]) for row in rows] == [
        ("2011-03", "2011-03", "month"),
        ("2015", "2015", "year"),
    ]
    assert "Elected in March 2011 and again in 2015."[rows[1]["char_start"] : rows[1]["char_end"]] == "2015"


def test_times_of_a_text_without_any_prints_nothing(run, tmp_path):
    path = tmp_path / "plain.txt"
    path.write_text("This is it.", encoding="utf-8")
    done = run("times", str(path), "--json")
    assert (done.code, done.out) == (0, "")
    assert done.err == "chronoflux: no expression of time found in the text\n"


def test_events_of_an_empty_text_say_that_there_are_none(run):
    done = run("events", stdin=b"")
    assert (done.code, done.out, done.err) == (0, "", "chronoflux: no event found in the text\n")


def test_times_says_what_stays_static_and_lists_it_when_asked(run):
    text = b"Elected in 2011, he left last month."
    told = run("times", "--json", stdin=text)
    assert [json.loads(line)["span"] for line in told.out.splitlines()] == ["2011"]
    assert "'last month': static" in told.err
    assert "--reference-date" in told.err
    listed = run("times", "--json", "--static", stdin=text)
    rows = [json.loads(line) for line in listed.out.splitlines()]
    assert [(row["span"], row["start"], "why" in row) for row in rows] == [
        ("2011", "2011", False),
        ("last month", None, True),
    ]
    assert rows[1]["why"] in run("times", "--static", stdin=text).out
    assert "static" not in run("times", "--reference-date", "2012-05-01", stdin=text).err


@pytest.mark.parametrize("command", ["times", "events"])
def test_a_missing_file_and_a_wrong_encoding_are_named(run, tmp_path, command):
    done = run(command, str(tmp_path / "absent.txt"))
    assert (done.code, done.out) == (1, "")
    assert "absent.txt" in done.err
    path = tmp_path / "latin.txt"
    path.write_bytes("perché nel 1999".encode("cp1252"))
    done = run(command, str(path))
    assert done.code == 1
    assert "byte 5" in done.err
    assert "--encoding" in done.err
    assert run(command, str(path), "--encoding", "cp1252", "--json").code == 0


def test_cypher_lists_shows_and_runs(run, graph, monkeypatch):
    listed = json.loads(run("cypher", "--json").out)
    assert {"name", "access", "purpose", "parameters"} == listed[0].keys()
    assert "// access: read" in run("cypher", "read/documents", "--show").out
    shown = run("cypher", "read/documents", "--show", "--collection", "archive").out
    assert ':param collection => "archive";' in shown
    monkeypatch.setenv("CHRONOFLUX_COLLECTION", "mine")
    get_settings.cache_clear()
    assert ':param collection => "mine";' in run("cypher", "read/documents", "--show").out
    graph.rows["read/documents"] = [{"id": "d"}]
    assert json.loads(run("cypher", "read/documents", "--param", "collection=c", "--json").out) == [{"id": "d"}]
    assert graph.asked == [("read/documents", {"collection": "c"})]


def test_cypher_shows_the_values_it_is_given(run, graph):
    shown = run("cypher", "read/documents_where", "--show", "--param", 'filters={"title": "A"}').out
    assert ':param filters => {`title`: "A"};' in shown
    assert ':param collection => "default";' in shown
    assert run("cypher", "read/documents_where", "--show", "--param", "filter=1").code == 2
    assert graph.asked == []


def test_cypher_refuses_to_write_unasked_and_parameters_it_does_not_know(run, graph):
    assert run("cypher", "schema/model_write").code == 2
    assert run("cypher", "read/documents", "--param", "other=1").code == 2
    assert run("cypher", "read/absent").code == 1
    assert graph.asked == []
