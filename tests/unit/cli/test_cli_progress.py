"""What stands on stderr while a command is at work."""

import io
import logging

import pytest
from rich.console import Console

from chronoflux.cli import output, progress
from chronoflux.cli.output import RemarkHandler
from chronoflux.cli.progress import progress_bar, waiting_for


@pytest.fixture
def terminal(monkeypatch):
    screen = io.StringIO()
    console = Console(file=screen, force_terminal=True, width=80)
    monkeypatch.setattr(progress, "remarks", lambda: console)
    monkeypatch.setattr(output, "remarks", lambda: console)
    return screen


def work(report):
    report("preparing", 0, None)
    for number in (1, 2):
        report("reading", number, None)
    report("linking", 2, 2)


def break_off():
    with progress_bar() as report:
        report("reading", 1, None)
        raise ValueError("broken")


def test_without_a_terminal_each_thing_is_said_once_and_counted_at_the_end(capsys):
    with progress_bar() as report, waiting_for("Neo4j"):
        work(report)
    told = ["preparing ...", "reading ...", "linking ...", "done: reading 2, linking 2"]
    captured = capsys.readouterr()
    assert captured.err.splitlines() == [f"chronoflux: {line}" for line in told]
    assert captured.out == ""


def test_nothing_is_counted_where_nothing_was_done_or_the_work_broke_off(capsys):
    with progress_bar():
        pass
    with pytest.raises(ValueError, match="broken"):
        break_off()
    assert capsys.readouterr().err == "chronoflux: reading ...\n"


def test_a_terminal_shows_bars_and_at_the_end_those_that_counted(terminal, capsys):
    with progress_bar() as report:
        work(report)
    last = terminal.getvalue().rpartition("reading")[2]
    assert "preparing" not in last
    assert "2/2" in last
    assert capsys.readouterr().out == ""


def test_log_records_are_remarks_of_one_line(capsys):
    logger = logging.getLogger("chronoflux.test")
    handler = RemarkHandler()
    logger.addHandler(handler)
    logger.propagate = False
    logger.warning("no [model] is installed")
    logger.removeHandler(handler)
    assert capsys.readouterr().err == "chronoflux: no [model] is installed\n"
