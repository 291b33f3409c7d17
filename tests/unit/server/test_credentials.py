"""The password of the managed server."""

from __future__ import annotations

import hashlib
import os
import stat
from pathlib import Path

import pytest

from chronoflux.errors import ServerError
from chronoflux.graph.server.credentials import ensure_password, password_file, read_password


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.skipif(os.name != "posix", reason="file modes are POSIX")
def test_only_the_owner_reads_password_and_hash(tmp_path: Path) -> None:
    ensure_password(tmp_path)
    assert mode(password_file(tmp_path)) == 0o600
    assert mode(tmp_path / "data" / "dbms" / "auth.ini") == 0o600


def test_the_hash_that_neo4j_reads_is_of_this_password(tmp_path: Path) -> None:
    password = ensure_password(tmp_path)
    user, credential, flags = (tmp_path / "data" / "dbms" / "auth.ini").read_text().strip().split(":")
    algorithm, digest, salt, iterations = credential.split(",")
    expected = bytes.fromhex(salt) + password.encode()
    for _ in range(int(iterations)):
        expected = hashlib.sha256(expected).digest()
    assert (user, algorithm, digest, flags) == ("neo4j", "SHA-256", expected.hex(), "")
    assert password not in credential


def test_each_home_has_a_password_of_its_own(tmp_path: Path) -> None:
    assert ensure_password(tmp_path / "a") != ensure_password(tmp_path / "b")


def test_a_first_start_that_failed_keeps_its_password(tmp_path: Path) -> None:
    assert ensure_password(tmp_path) == ensure_password(tmp_path) == read_password(tmp_path)


def test_a_database_without_its_password_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "data" / "databases").mkdir(parents=True)
    with pytest.raises(ServerError, match="restore that file") as caught:
        ensure_password(tmp_path)
    assert str(password_file(tmp_path)) in str(caught.value)
    assert not password_file(tmp_path).exists()
