"""The shapes that machine output keeps."""

import json
from types import SimpleNamespace

import pytest

from chronoflux.cli.output import await_typing, cell, write_json
from chronoflux.cli.views import answer_row, time_row
from chronoflux.model import (
    Answer,
    Citation,
    EventKind,
    Evidence,
    Granularity,
    Intent,
    Relation,
    TimeExpression,
    TimeInterval,
    Timeline,
    Window,
)

EVIDENCE = Evidence(
    id="e1", text="Ann Lee resigned.", kind=EventKind.DATED, document="d", title="", sentence="", char_start=3,
    char_end=9, start="2020-03-01", end="2020-03-01", granularity="day",
)  # fmt: skip


@pytest.fixture
def answer():
    return Answer(
        answer="Ann Lee",
        answerable=True,
        intent=Intent.POINT,
        windows=(Window("2018-04-15", "2018-04-15", Relation.AT),),
        timeline=Timeline(dated=(EVIDENCE,)),
        citations=(Citation("d", 3, 9, "Ann Lee resigned."),),
    )


def test_ask_keys(answer):
    row = answer_row(answer)
    wanted = {"answer", "answerable", "intent", "windows", "timeline", "paths", "citations", "context_words", "llm"}
    assert wanted <= row.keys()
    assert row["windows"] == [{"start": "2018-04-15", "end": "2018-04-15", "relation": "at"}]
    assert row["citations"] == [{"document": "d", "char_start": 3, "char_end": 9, "text": "Ann Lee resigned."}]
    assert row["timeline"][0]["start"] == "2020-03-01"
    json.dumps(row, allow_nan=False)


def test_times_keys():
    interval = TimeInterval("2011-03", "2011-03", Granularity.MONTH)
    row = time_row(TimeExpression("March 2011", interval, 11, 21))
    assert list(row) == ["span", "start", "end", "granularity", "mod", "char_start", "char_end"]
    assert json.loads(json.dumps(row))["granularity"] == "month"


def test_times_have_an_hour_where_the_text_gives_one():
    interval = TimeInterval("2011-03-05", "2011-03-05", Granularity.DAY, time="14:30")
    assert time_row(TimeExpression("5 March 2011 at 14:30", interval, 0, 21))["time"] == "14:30"


def test_json_stays_json_where_the_terminal_knows_only_ascii(monkeypatch, tmp_path):
    with (tmp_path / "out").open("w", encoding="ascii") as stream:
        monkeypatch.setattr("sys.stdout", stream)
        write_json({"text": "Niccolò 🎉"})
    assert json.loads((tmp_path / "out").read_text()) == {"text": "Niccolò 🎉"}


def test_json_keeps_letters_readable_in_utf8(capsys):
    write_json({"text": "Niccolò"})
    assert capsys.readouterr().out == '{"text": "Niccolò"}\n'


def test_a_value_that_json_does_not_know_is_refused(capsys):
    with pytest.raises(ValueError, match="JSON"):
        write_json(float("nan"))


def test_cells_for_people():
    assert cell(None) == ""
    assert cell(0.12345) == "0.123"
    assert cell(["a", "b"]) == "a, b"
    assert cell({"start": None, "end": "2020"}) == "start , end 2020"


@pytest.mark.parametrize("terminal", [True, False])
def test_a_text_to_be_typed_is_asked_for(monkeypatch, capsys, terminal):
    monkeypatch.setattr("sys.stdin", SimpleNamespace(isatty=lambda: terminal))
    await_typing()
    assert ("Ctrl-D" in capsys.readouterr().err) is terminal
