"""The pinned jars: what is pinned, and that nothing else gets in."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from chronoflux.errors import ServerError
from chronoflux.graph.server import jars as jars_module
from chronoflux.graph.server.jars import Jar, ensure_jars, pinned_jars, version_of

CONTENT = b"class files"


def make_jar(content: bytes = CONTENT) -> Jar:
    return Jar("org.example", "thing", "1.2", "", hashlib.sha256(content).hexdigest())


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A Maven repository in a folder, in place of the one on the network, that holds org.example:thing:1.2."""
    from jgo.maven import MavenContext

    folder = tmp_path / "repository"
    file = folder / "org" / "example" / "thing" / "1.2" / "thing-1.2.jar"
    file.parent.mkdir(parents=True)
    file.write_bytes(CONTENT)
    monkeypatch.setattr(
        jars_module,
        "maven_context",
        lambda staging: MavenContext(repo_cache=staging, local_repos=[folder], remote_repos={}),
    )
    return folder


def test_every_pinned_jar_has_a_hash_and_a_file_name_of_its_own() -> None:
    jars = pinned_jars()
    assert len(jars) > 300
    assert len({jar.filename for jar in jars}) == len(jars)
    assert all(len(jar.sha256) == 64 and int(jar.sha256, 16) for jar in jars)


def test_the_pinned_versions_fit_together() -> None:
    jars = pinned_jars()
    neo4j = version_of(jars, "org.neo4j", "neo4j")
    assert {jar.version for jar in jars if jar.group == "org.neo4j"} == {neo4j}
    assert version_of(jars, "org.neo4j.app", "neo4j-server") == neo4j
    assert version_of(jars, "org.neo4j.gds", "proc") == version_of(jars, "org.neo4j.gds", "opengds-extension")


def test_a_version_that_is_not_pinned_is_an_error() -> None:
    with pytest.raises(ServerError, match="missing"):
        version_of(pinned_jars(), "org.example", "missing")


def test_a_classifier_is_part_of_the_file_name() -> None:
    assert Jar("g", "native", "1", "linux-x86_64", "0").filename == "native-1-linux-x86_64.jar"


def test_a_missing_jar_is_downloaded_once(repository: Path, tmp_path: Path) -> None:
    messages: list[str] = []
    folder = ensure_jars(tmp_path / "cache", (make_jar(),), messages.append)
    assert (folder / "thing-1.2.jar").read_bytes() == CONTENT
    assert messages

    messages.clear()
    ensure_jars(tmp_path / "cache", (make_jar(),), messages.append)
    assert messages == []


def test_a_download_with_another_hash_is_refused_and_not_kept(repository: Path, tmp_path: Path) -> None:
    with pytest.raises(ServerError, match=r"thing-1\.2\.jar.*SHA-256"):
        ensure_jars(tmp_path / "cache", (make_jar(b"what was pinned"),), lambda _: None)
    assert list((tmp_path / "cache" / "jars").iterdir()) == []


def test_a_jar_altered_in_the_cache_is_refused(repository: Path, tmp_path: Path) -> None:
    folder = ensure_jars(tmp_path / "cache", (make_jar(),), lambda _: None)
    (folder / "thing-1.2.jar").write_bytes(CONTENT + b"!")
    with pytest.raises(ServerError, match=r"thing-1\.2\.jar was altered") as caught:
        ensure_jars(tmp_path / "cache", (make_jar(),), lambda _: None)
    assert "\n" not in str(caught.value)


def test_a_jar_that_no_repository_has_is_named(repository: Path, tmp_path: Path) -> None:
    absent = Jar("org.example", "absent", "1", "", "0" * 64)
    with pytest.raises(ServerError, match=r"absent-1\.jar cannot be downloaded") as caught:
        ensure_jars(tmp_path / "cache", (absent,), lambda _: None)
    assert "\n" not in str(caught.value)
