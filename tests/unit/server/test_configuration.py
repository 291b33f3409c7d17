"""What the server is told."""

from __future__ import annotations

from pathlib import Path

from chronoflux.graph.server.configuration import java_arguments, neo4j_conf
from chronoflux.graph.server.java import java_command


def parsed(text: str) -> dict[str, str]:
    return dict(line.split("=", 1) for line in text.splitlines())


def test_every_address_is_loopback() -> None:
    conf = parsed(neo4j_conf(bolt_port=1234, http_port=5678))
    addresses = {name: value for name, value in conf.items() if name.endswith("_address")}
    assert addresses["server.bolt.listen_address"] == "127.0.0.1:1234"
    assert addresses["server.http.listen_address"] == "127.0.0.1:5678"
    assert all(value.startswith("127.0.0.1:") for value in addresses.values())


def test_authentication_is_on_and_file_access_off() -> None:
    conf = parsed(neo4j_conf(1, 2))
    assert conf["dbms.security.auth_enabled"] == "true"
    assert conf["dbms.security.allow_csv_import_from_file_urls"] == "false"
    assert conf["dbms.usage_report.enabled"] == "false"


def test_the_heap_reaches_java() -> None:
    arguments = java_arguments(Path("home"), "3g", [Path("a.jar"), Path("b.jar")])
    assert "-Xmx3g" in arguments
    assert arguments[-1] == "home"


def test_arguments_with_blanks_quotes_and_backslashes_survive_the_argument_file(tmp_path: Path) -> None:
    file = tmp_path / "java.args"
    command = java_command(file, ["-cp", 'C:\\Program Files\\"x".jar'])
    assert command[1] == f"@{file}"
    assert file.read_text().splitlines() == ['"-cp"', '"C:\\\\Program Files\\\\\\"x\\".jar"']
