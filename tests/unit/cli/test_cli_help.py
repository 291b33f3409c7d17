"""Every command explains itself."""

from typing import get_args

import pytest

from chronoflux.cli.main import app
from chronoflux.cli.options import Mode
from chronoflux.retrieval.modes import MODES

MODE = get_args(Mode)[1]
COMMANDS = {command.name: command.callback for command in app.registered_commands}


def test_the_contract_is_covered():
    wanted = {"up", "down", "status", "browser", "load", "documents", "delete", "times", "events", "question", "search"}
    assert wanted | {"ask", "eval", "cypher", "demo"} <= COMMANDS.keys()


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_a_summary_and_an_example(name):
    summary, _, example = COMMANDS[name].__doc__.strip().partition("Example: ")
    assert len(summary.split()) > 3
    assert f"chronoflux {name}" in example


@pytest.mark.parametrize("name", COMMANDS)
def test_help_prints(run, name):
    done = run(name, "--help")
    assert done.code == 0
    assert "Example:" in done.out


def test_the_modes_that_help_names_are_those_that_exist():
    *others, last = MODES
    assert MODE.help == f"{', '.join(others)} or {last}."
