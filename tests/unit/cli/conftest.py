"""The command line, run in this process, on a graph that is not there."""

import io
import sys
from dataclasses import dataclass

import pytest

from chronoflux.cli.main import main
from chronoflux.settings import get_settings


@dataclass
class Finished:
    code: int
    out: str
    err: str


class FakeGraph:
    """Stands in for a query runner; remembers whether it was closed and with which settings it was opened."""

    address = "bolt://fake"

    def __init__(self):
        self.settings = None
        self.closed = False
        self.rows = {}
        self.asked = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.closed = True

    def read(self, query, **parameters):
        self.asked.append((query.name, parameters))
        return self.rows.get(query.name, [])

    write = read


@pytest.fixture(autouse=True)
def fresh_settings(monkeypatch, tmp_path):
    for name in ("CHRONOFLUX_URI", "CHRONOFLUX_COLLECTION", "CHRONOFLUX_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("CHRONOFLUX_HOME", str(tmp_path / "home"))
    get_settings.cache_clear()
    yield
    get_settings.cache_clear()


@pytest.fixture
def graph(monkeypatch):
    fake = FakeGraph()

    def open_fake(settings):
        fake.settings = settings
        return fake

    monkeypatch.setattr("chronoflux.graph.connection.open_graph", open_fake)
    return fake


@pytest.fixture
def run(monkeypatch, capsys):
    def run_main(*arguments, stdin=b""):
        monkeypatch.setattr(sys, "argv", ["chronoflux", *arguments])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        monkeypatch.setattr(sys, "excepthook", sys.excepthook)
        try:
            main()
        except SystemExit as exit_:
            code = exit_.code
        else:
            code = 0
        captured = capsys.readouterr()
        return Finished(code or 0, captured.out, captured.err)

    return run_main
