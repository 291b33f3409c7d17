"""docker-compose.yml says the same as the managed server; no container runs here, so it is read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from chronoflux.graph.server.build import JAR_NAME
from chronoflux.graph.server.jars import pinned_jars, version_of

FILE = Path(__file__).parents[3] / "docker-compose.yml"


@pytest.fixture
def compose() -> dict[str, Any]:
    content: dict[str, Any] = yaml.safe_load(FILE.read_text("utf-8"))
    return content


@pytest.fixture
def neo4j(compose: dict[str, Any]) -> dict[str, Any]:
    service: dict[str, Any] = compose["services"]["neo4j"]
    return service


def test_the_image_is_the_managed_version(neo4j: dict[str, Any]) -> None:
    assert neo4j["image"] == f"neo4j:{version_of(pinned_jars(), 'org.neo4j', 'neo4j')}-community"


def test_ports_are_published_on_loopback_only(neo4j: dict[str, Any]) -> None:
    assert len(neo4j["ports"]) == 2
    assert all(port.startswith("127.0.0.1:") for port in neo4j["ports"])


def test_the_password_comes_from_the_environment(neo4j: dict[str, Any]) -> None:
    assert neo4j["environment"]["NEO4J_AUTH"].startswith("neo4j/${CHRONOFLUX_PASSWORD:?")


def test_gds_and_the_security_settings_match_the_managed_server(neo4j: dict[str, Any]) -> None:
    environment = neo4j["environment"]
    assert "graph-data-science" in environment["NEO4J_PLUGINS"]
    assert environment["NEO4J_dbms_security_allow__csv__import__from__file__urls"] == "false"
    assert environment["NEO4J_dbms_security_procedures_unrestricted"] == "gds.*"


def test_data_is_in_declared_volumes_and_the_procedures_are_mounted(compose: dict[str, Any]) -> None:
    volumes = compose["services"]["neo4j"]["volumes"]
    named = {volume.split(":")[0] for volume in volumes if isinstance(volume, str)}
    assert named == set(compose["volumes"])
    mounts = [volume for volume in volumes if isinstance(volume, dict)]
    assert [Path(mount["target"]).name for mount in mounts] == [JAR_NAME]
    assert mounts[0]["read_only"] is True


def test_health_is_checked_by_a_query(neo4j: dict[str, Any]) -> None:
    assert "RETURN 1" in neo4j["healthcheck"]["test"][1]
