"""Every failure is one line and an exit code."""

import os
import subprocess
import sys

import pytest

from chronoflux.cli.main import _one_line, app
from chronoflux.errors import GraphUnavailableError, QuestionError


def test_an_expected_failure_is_one_line_and_exit_1(run, monkeypatch):
    def refuse(settings):
        raise GraphUnavailableError("no Neo4j answers at bolt://x;\n  start it")

    monkeypatch.setattr("chronoflux.graph.connection.open_graph", refuse)
    done = run("documents", "--json")
    assert done.code == 1
    assert done.out == ""
    assert done.err == "chronoflux: no Neo4j answers at bolt://x; start it\n"


def test_an_empty_question_is_an_error(run):
    done = run("question", "  ?! ")
    assert done.code == 1
    assert done.err.startswith("chronoflux: ")
    assert done.err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["nonsense"],
        ["search"],
        ["ask", "x", "--from", "2020-13"],
        ["ask", "x", "--from", "2021-02-29"],
        ["ask", "x", "--from", "yesterday"],
        ["ask", "x", "--from", "99999999-01-01"],
        ["ask", "x", "--to", ""],
        ["ask", "x", "--from", "2021", "--to", "2020-05"],
        ["search", "x", "--where", "author"],
        ["search", "x", "-k", "0"],
        ["search", "x", "-k", "-3"],
        ["search", "x", "-k", "1000000000"],
        ["search", "x", "-k", "ten"],
        ["search", "x", "y"],
        ["--nope"],
        ["search", "x", "--mode", "magic"],
        ["documents", "--collection", " "],
        ["times", "-", "--lang", "fr"],
        ["eval"],
        ["load"],
    ],
)
def test_wrong_usage_is_exit_2_and_opens_nothing(run, graph, arguments):
    done = run(*arguments)
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("chronoflux: ")
    assert done.err.count("\n") == 1
    named = [arguments[0]] if arguments[0] in {command.name for command in app.registered_commands} else []
    assert f"`{' '.join(['chronoflux', *named, '--help'])}` says more" in done.err
    assert graph.settings is None


def test_wrong_usage_names_the_option_and_what_fits(run):
    done = run("times", "-", "--lang", "fr")
    fitting = "'auto', 'en', 'en-GB', 'it'"
    wrong = f"Invalid value for '--lang': 'fr' is not one of {fitting}"
    assert done.err == f"chronoflux: {wrong}; `chronoflux times --help` says more\n"
    turned = run("ask", "x", "--from", "2021", "--to", "2020").err
    assert turned.startswith("chronoflux: --from 2021 lies after --to 2020; ")


def test_no_arguments_at_all_show_the_help(run):
    assert run().out == run("--help").out != ""


@pytest.mark.parametrize("date", ["2020", "2020-02", "2020-02-29", "-0043-03-15"])
def test_dates_of_any_precision_are_taken(run, graph, monkeypatch, date):
    seen = {}
    monkeypatch.setattr("chronoflux.retrieval.search.search", lambda *args, **named: seen.update(named) or [])
    assert run("search", "x", "--from", date, "--json").code == 0
    assert seen["window"].start == date
    assert seen["window"].end is None


@pytest.mark.parametrize("command", ["times", "events"])
def test_texts_that_cannot_be_read_say_what_to_name_instead(run, tmp_path, command):
    absent = tmp_path / "absent.txt"
    told = "name a text file, or - for standard input"
    assert run(command, str(absent)).err == f"chronoflux: {absent}: No such file or directory; {told}\n"
    told = "name one text file; `chronoflux load` takes folders"
    assert run(command, str(tmp_path)).err == f"chronoflux: {tmp_path} is a folder: {told}\n"
    done = run(command, "-", "--encoding", "klingon", stdin=b"x")
    assert (done.code, done.err.count("\n")) == (1, 1)
    assert "unknown text encoding 'klingon'" in done.err


def test_an_unexpected_failure_is_one_line_that_says_how_to_see_more(capsys):
    _one_line(ValueError, ValueError("broken\nbadly"), None)
    assert (
        capsys.readouterr().err == "chronoflux: unexpected ValueError: broken badly (CHRONOFLUX_DEBUG=1 shows where)\n"
    )


def test_interruption_is_exit_130(run, monkeypatch):
    def interrupt(settings):
        raise KeyboardInterrupt

    monkeypatch.setattr("chronoflux.graph.connection.open_graph", interrupt)
    assert run("documents").code == 130


def test_debug_lets_the_error_through(run, monkeypatch):
    monkeypatch.setenv("CHRONOFLUX_DEBUG", "1")
    with pytest.raises(QuestionError):
        run("question", "?")


def test_a_bad_setting_is_named(run, monkeypatch):
    monkeypatch.setenv("CHRONOFLUX_QUERY_TIMEOUT", "soon")
    done = run("documents")
    assert done.code == 1
    assert "CHRONOFLUX_QUERY_TIMEOUT" in done.err


@pytest.mark.parametrize(("debug", "shown"), [("", False), ("1", True)])
def test_python_shows_no_stack_trace_unless_asked(debug, shown):
    code = """
import sys
import chronoflux.graph.connection
from chronoflux.cli.main import main
chronoflux.graph.connection.open_graph = lambda settings: 1 / 0
sys.argv = ["chronoflux", "documents"]
main()
"""
    environment = os.environ | {"CHRONOFLUX_DEBUG": debug}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert ("Traceback" in done.stderr) is shown
    assert "ZeroDivisionError" in done.stderr


def test_a_reader_that_leaves_early_causes_no_message():
    code = "from chronoflux.cli.main import main; main()"
    command = f"{sys.executable} -c '{code}' cypher | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == 1
