"""What the commands about the database say, with no database there."""

from types import SimpleNamespace

import pytest

from chronoflux.graph.server import ManagedServer


@pytest.fixture
def own_server(monkeypatch, tmp_path):
    info = SimpleNamespace(uri="bolt://a:1", http_url="http://a:2", user="neo4j", home=tmp_path)
    monkeypatch.setattr(ManagedServer, "start", lambda _: info)
    monkeypatch.setenv("CHRONOFLUX_URI", "bolt://mine:7687")


def test_up_says_where_another_server_is_in_use(run, own_server):
    done = run("up")
    assert done.code == 0
    assert "bolt://a:1" in done.out
    told = "the other commands use bolt://mine:7687, as CHRONOFLUX_URI says, not this server"
    assert done.err == f"chronoflux: {told}\n"


def test_the_browser_of_another_server_is_not_ours_to_open(run, own_server):
    done = run("browser", "--print")
    assert (done.code, done.out) == (1, "")
    told = "CHRONOFLUX_URI names your own Neo4j at bolt://mine:7687: open that server's Browser"
    assert done.err == f"chronoflux: {told}\n"


def test_down_says_so_where_nothing_ran(run):
    assert run("down").err == "chronoflux: no server was running\n"


def test_prefetch_says_when_it_is_done(run, monkeypatch):
    monkeypatch.setattr(ManagedServer, "prefetch", lambda _: None)
    done = run("up", "--prefetch")
    assert (done.code, done.out) == (0, "")
    assert "downloaded" in done.err
