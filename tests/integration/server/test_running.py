"""What the running server offers, and what it refuses."""

from __future__ import annotations

import os
import stat
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psutil
import pytest
from neo4j import GraphDatabase
from neo4j.exceptions import AuthError, ClientError

from chronoflux.errors import ServerError
from chronoflux.graph.server import ManagedServer, ServerInfo
from chronoflux.graph.server.build import JAR_NAME
from chronoflux.graph.server.credentials import password_file
from chronoflux.settings import Settings

Cypher = Callable[..., list[dict[str, Any]]]


def test_it_runs_the_pinned_versions(server: ServerInfo, cypher: Cypher) -> None:
    [kernel] = cypher("CALL dbms.components() YIELD name, versions WHERE name = 'Neo4j Kernel' RETURN versions")
    assert kernel["versions"] == [server.neo4j_version]
    assert cypher("RETURN gds.version() AS version") == [{"version": server.gds_version}]


def test_gds_and_our_procedures_are_there(cypher: Cypher) -> None:
    names = {row["name"] for row in cypher("SHOW PROCEDURES YIELD name")}
    assert {"chronoflux.propagate", "chronoflux.paths", "gds.randomWalk.stream", "gds.pageRank.stream"} <= names
    assert len([name for name in names if name.startswith("gds.")]) > 400


def test_it_listens_on_loopback_only(server: ServerInfo) -> None:
    listening = [c.laddr for c in psutil.Process(server.pid).net_connections("inet") if c.status == psutil.CONN_LISTEN]
    assert {address.port for address in listening} == {
        int(server.uri.rsplit(":", 1)[1]),
        int(server.http_url.rsplit(":", 1)[1]),
    }
    assert all(address.ip in {"127.0.0.1", "::1", "::ffff:127.0.0.1"} for address in listening)


@pytest.mark.skipif(os.name != "posix", reason="file modes are POSIX")
def test_only_the_owner_reads_the_password(server: ServerInfo) -> None:
    assert stat.S_IMODE(password_file(server.home).stat().st_mode) == 0o600
    assert stat.S_IMODE(server.home.stat().st_mode) & 0o077 == 0
    assert server.password not in repr(server)
    assert server.password not in " ".join(psutil.Process(server.pid).cmdline())


@pytest.mark.parametrize("auth", [("neo4j", "neo4j"), ("neo4j", ""), None])
def test_default_empty_and_no_credentials_are_refused(server: ServerInfo, auth: tuple[str, str] | None) -> None:
    with GraphDatabase.driver(server.uri, auth=auth) as driver, pytest.raises((AuthError, ClientError)) as caught:
        driver.verify_connectivity()
    assert str(caught.value.code).startswith("Neo.ClientError.Security.")


def test_csv_from_a_file_is_refused(server: ServerInfo, cypher: Cypher) -> None:
    secret = server.home / "import" / "secret.csv"
    secret.parent.mkdir(exist_ok=True)
    secret.write_text("a,b\n")
    with pytest.raises(ClientError, match=r"allow_csv_import_from_file_urls|disabled"):
        cypher("LOAD CSV FROM 'file:///secret.csv' AS line RETURN line")


def test_the_browser_is_served_and_the_query_endpoint_wants_a_password(server: ServerInfo) -> None:
    with urllib.request.urlopen(f"{server.http_url}/browser/", timeout=30) as page:
        assert b"<title>Neo4j Browser</title>" in page.read()
    request = urllib.request.Request(
        f"{server.http_url}/db/neo4j/tx/commit", b'{"statements": []}', {"Content-Type": "application/json"}
    )
    with pytest.raises(urllib.error.HTTPError) as caught:
        urllib.request.urlopen(request, timeout=30)
    assert caught.value.code == 401
    caught.value.close()


def test_another_process_would_find_it_running(server_settings: Settings, server: ServerInfo) -> None:
    other = ManagedServer(server_settings)
    assert other.status() == server
    assert other.start() == server
    assert other.browser_url == f"{server.http_url}/browser/"


def test_a_configured_port_that_is_taken_is_one_clear_line(server: ServerInfo, tmp_path: Path) -> None:
    port = int(server.uri.rsplit(":", 1)[1])
    settings = Settings(_env_file=None, home=tmp_path / "home", cache=tmp_path / "cache", bolt_port=port)
    with pytest.raises(ServerError, match=rf"port {port} is taken: set CHRONOFLUX_BOLT_PORT") as caught:
        ManagedServer(settings).start()
    assert "\n" not in str(caught.value)


def test_a_lost_password_file_is_one_clear_line(server_settings: Settings, server: ServerInfo) -> None:
    kept = password_file(server.home)
    aside = kept.rename(kept.with_suffix(".aside"))
    try:
        with pytest.raises(ServerError, match="restore that file"):
            ManagedServer(server_settings).start()
    finally:
        aside.rename(kept)


def test_the_procedures_are_not_compiled_again_for_the_same_sources(
    server: ServerInfo, server_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    from chronoflux.graph.server import build

    monkeypatch.setattr(build, "_compile", lambda *_: pytest.fail("compiled again"))
    jar = build.ensure_procedures(server.home / "plugins", server_settings.cache / "jars", pytest.fail)
    assert jar == server.home / "plugins" / JAR_NAME


def test_a_source_that_does_not_compile_is_one_clear_line(
    server: ServerInfo, server_settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from chronoflux.graph.server import build

    broken = tmp_path / "Broken.java"
    broken.write_text("class Broken { int one = nothing; }")
    monkeypatch.setattr(build, "java_sources", lambda: (broken,))
    plugins = tmp_path / "plugins"
    with pytest.raises(ServerError, match="nothing cannot be resolved") as caught:
        build.ensure_procedures(plugins, server_settings.cache / "jars", lambda _: None)
    assert "\n" not in str(caught.value)
    assert list(plugins.iterdir()) == []
