"""The main job through the command line: load, ask, look, delete, on a real Neo4j."""

import json
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def value(done):
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def loaded(cli):
    return value(cli("load", EXAMPLES, "--collection", "journey", "--json"))


def counts(cli):
    rows = value(cli("cypher", "read/collection_counts", "--collection", "journey", "--json"))
    return {row["name"]: row["n"] for row in rows}


def test_the_report_has_every_number(loaded):
    assert loaded["documents"] == 8
    assert loaded["failed"] == []
    keys = {"documents", "skipped", "failed", "passages", "summaries", "sentences", "entities", "events", "edges"}
    assert loaded.keys() == keys | {"seconds"}
    assert all(loaded[name] > 0 for name in ("passages", "summaries", "sentences", "entities", "events"))
    assert all(number > 0 for number in loaded["edges"].values())


def test_status_counts_every_label_and_type(cli, loaded):
    status = value(cli("status", "--json"))
    assert {"uri", "http", "versions", "managed", "counts"} <= status.keys()
    assert len(status["counts"]) == 6 + 11
    assert status["counts"]["Event"] >= loaded["events"]


@pytest.mark.parametrize(
    ("question", "name"),
    [
        ("Chi era Ministro della Salute il 15 aprile 2020?", "Marco Bellini"),
        ("Who was Minister of Health on 15 April 2020?", "Marco Bellini"),
        ("Chi era Ministro della Salute il 15 aprile 2018?", "Ann Lee"),
        ("Who was Minister of Health on 15 April 2018?", "Ann Lee"),
    ],
)
def test_the_minister_on_a_day_with_the_sentence_that_says_so(cli, loaded, question, name):
    given = value(cli("ask", question, "--collection", "journey", "--no-llm", "--json"))
    assert name in given["answer"]
    assert given["answerable"] is True
    assert given["windows"][0]["start"] == given["windows"][0]["end"]
    assert any(name in citation["text"] for citation in given["citations"])
    for citation in given["citations"]:
        text = (EXAMPLES / citation["document"]).read_text(encoding="utf-8")
        assert text[citation["char_start"] : citation["char_end"]] == citation["text"]


def test_nobody_is_named_for_a_time_the_documents_do_not_cover(cli, loaded):
    given = value(
        cli("ask", "Who was Minister of Health in June 1990?", "--collection", "journey", "--no-llm", "--json")
    )
    assert given["answerable"] is False


def test_loading_again_changes_nothing(cli, loaded):
    before = counts(cli)
    again = value(cli("load", EXAMPLES, "--collection", "journey", "--json"))
    assert (again["documents"], again["skipped"]) == (0, 8)
    assert counts(cli) == before


def test_hard_limits_keep_later_and_earlier_events_out(cli, loaded):
    rows = value(
        cli("search", "Minister of Health", "--from", "2019", "--to", "2020-12", "-k", "30", "--mode", "timeline",
            "--collection", "journey", "--json")
    )  # fmt: skip
    dated = [(row["start"] or "0000", row["end"] or "9999") for row in rows if row["start"] or row["end"]]
    assert dated
    assert all(start <= "2020-12-31" and end >= "2019" for start, end in dated)


def test_documents_are_listed_and_deleted_without_a_trace(cli, loaded):
    listed = value(cli("documents", "--collection", "journey", "--json"))
    assert {"id", "title", "language", "source", "passages", "sentences", "events"} == listed[0].keys()
    deleted = value(cli("delete", *(row["id"] for row in listed), "--collection", "journey", "--json"))
    assert deleted["remaining"] == 0
    assert set(counts(cli).values()) == {0}
    done = cli("ask", "Who?", "--collection", "journey")
    assert done.returncode == 1
    assert "journey" in done.stderr.splitlines()[-1]


def test_the_two_events_of_the_first_example(cli):
    text = (EXAMPLES / "ann_lee.txt").read_text(encoding="utf-8")
    done = cli("events", "-", "--json", stdin=text)
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    assert [(row["start"], row["end"], row["effect"]) for row in rows] == [
        ("2017-08-01", "2017-08-01", "opens"),
        ("2020-03-01", "2020-03-01", "closes"),
    ]
    assert all("Ann Lee" in row["entities"] for row in rows)


def test_one_bad_line_does_not_stop_the_others(cli, tmp_path):
    lines = [
        '{"id": "a", "text": "Ann Lee resigned in 2020."}',
        '{"id": "b", "text": ',
        '{"id": "c", "text": "Ok 1999."}',
    ]
    path = tmp_path / "mixed.jsonl"
    path.write_text("\n".join(lines), encoding="utf-8")
    done = cli("load", path, "--collection", "mixed", "--json")
    assert done.returncode == 1
    report = json.loads(done.stdout)
    assert report["documents"] == 2
    assert len(report["failed"]) == 1
    assert "2" in report["failed"][0]["id"] + report["failed"][0]["error"]
    assert "Traceback" not in done.stderr


def problem(done):
    assert done.returncode == 1
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    return done.stderr.splitlines()[-1]


def test_bad_input_is_one_line_that_says_what(cli, tmp_path):
    latin = tmp_path / "latin.txt"
    latin.write_bytes("perché nel 1999".encode("cp1252"))
    assert "absent.txt" in problem(cli("load", tmp_path / "absent.txt"))
    assert "nowhere" in problem(cli("ask", "Who was minister?", "--collection", "nowhere"))
    assert "empty" in problem(cli("ask", "  "))
    done = cli("load", latin, "--collection", "latin")
    assert done.returncode == 1
    assert "byte 5" in done.stderr
    assert "--encoding" in done.stderr


def test_a_database_that_cannot_be_used_is_one_line(cli, server):
    wrong = {"CHRONOFLUX_URI": server.uri, "CHRONOFLUX_PASSWORD": "wrong"}
    assert "CHRONOFLUX_PASSWORD" in problem(cli("documents", **wrong))
    assert "bolt://127.0.0.1:1" in problem(
        cli("documents", CHRONOFLUX_URI="bolt://127.0.0.1:1", CHRONOFLUX_PASSWORD="x")
    )


def test_a_taken_port_is_one_line(cli, server, tmp_path):
    port = server.uri.rpartition(":")[2]
    done = cli("up", CHRONOFLUX_HOME=str(tmp_path / "second"), CHRONOFLUX_BOLT_PORT=port)
    assert port in problem(done)
