"""Which process counts as the managed server."""

from __future__ import annotations

import dataclasses
import os
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from chronoflux.graph.server.state import ServerState, forget_state, read_state, write_state


@pytest.fixture
def state() -> ServerState:
    created = psutil.Process(os.getpid()).create_time()
    return ServerState(os.getpid(), created, 7687, 7474, "2026.05.0", "2.26.0")


def test_a_state_is_read_as_written(tmp_path: Path, state: ServerState) -> None:
    write_state(tmp_path, state)
    assert read_state(tmp_path) == state
    forget_state(tmp_path)
    assert read_state(tmp_path) is None


def test_a_living_process_is_found(state: ServerState) -> None:
    process = state.process()
    assert process is not None
    assert process.pid == os.getpid()


def test_another_process_with_the_same_id_is_not_the_server(state: ServerState) -> None:
    assert dataclasses.replace(state, created=state.created - 3600).process() is None


def test_an_ended_process_is_not_the_server_even_before_it_is_reaped(state: ServerState) -> None:
    child = subprocess.Popen([sys.executable, "-c", ""], stdout=subprocess.PIPE)
    created = psutil.Process(child.pid).create_time()
    assert child.stdout is not None
    child.stdout.read()  # ends with the process, which nobody has waited for yet
    ended = dataclasses.replace(state, pid=child.pid, created=created)
    while psutil.Process(child.pid).status() != psutil.STATUS_ZOMBIE:
        pass
    assert ended.process() is None
    child.stdout.close()
    child.wait()
    assert ended.process() is None


@pytest.mark.parametrize("text", ["", "{", "[]", '{"pid": 1}', '{"unknown": 2}'])
def test_a_damaged_file_counts_as_none(tmp_path: Path, text: str) -> None:
    (tmp_path / "server.json").write_text(text)
    assert read_state(tmp_path) is None
