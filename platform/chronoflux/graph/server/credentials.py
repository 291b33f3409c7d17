"""The password of the managed server: generated, kept in a file only its owner reads, set before the first listen."""

from __future__ import annotations

import hashlib
import os
import secrets
from pathlib import Path

from chronoflux.errors import ServerError

USER = "neo4j"
_ITERATIONS = 1024


def password_file(home: Path) -> Path:
    """Where the password is kept."""
    return home / "password"


def read_password(home: Path) -> str:
    """The password of the server in `home`.

    Raises:
        ServerError: the file is gone or unreadable.
    """
    try:
        return password_file(home).read_text("utf-8").strip()
    except OSError as error:
        raise ServerError(
            f"no password in {password_file(home)}: restore that file, or delete {home / 'data'} to start empty"
        ) from error


def ensure_password(home: Path) -> str:
    """The password of the server in `home`; a new one, told to Neo4j as well, when there is no database yet.

    Neo4j reads the initial user from data/dbms/auth.ini when it creates its system database, before any port opens,
    so its default password never works.

    Raises:
        ServerError: there is a database but no password file.
    """
    if (home / "data" / "databases").exists():
        return read_password(home)
    if not password_file(home).exists():
        _write_private(password_file(home), secrets.token_urlsafe(24) + "\n")
    password = read_password(home)
    _write_private(home / "data" / "dbms" / "auth.ini", f"{USER}:{_hashed(password)}:\n")
    return password


def _hashed(password: str) -> str:
    """A credential as Neo4j's SystemGraphCredential writes it: SHA-256, salted, iterated."""
    salt = secrets.token_bytes(32)
    digest = salt + password.encode()
    for _ in range(_ITERATIONS):
        digest = hashlib.sha256(digest).digest()
    return f"SHA-256,{digest.hex()},{salt.hex()},{_ITERATIONS}"


def _write_private(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    path.unlink(missing_ok=True)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as stream:
        stream.write(text)
