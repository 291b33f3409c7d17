"""Which process is the managed server, as the file server.json remembers it across Python processes."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

import psutil

_SAME_START_SECONDS = 2.0


@dataclass(frozen=True, slots=True)
class ServerState:
    """A started server. `created` is its process's start, which tells it from a later process of the same id."""

    pid: int
    created: float
    bolt_port: int
    http_port: int
    neo4j_version: str
    gds_version: str

    def process(self) -> psutil.Process | None:
        """The server's process while it lives."""
        try:
            process = psutil.Process(self.pid)
            same = abs(process.create_time() - self.created) < _SAME_START_SECONDS
            return process if same and process.status() != psutil.STATUS_ZOMBIE else None
        except psutil.NoSuchProcess:
            return None


def read_state(home: Path) -> ServerState | None:
    """The server last started in `home`, running or not; None when there is none or the file is damaged."""
    try:
        return ServerState(**json.loads(_file(home).read_text("utf-8")))
    except (OSError, ValueError, TypeError):
        return None


def write_state(home: Path, state: ServerState) -> None:
    """Remembers `state`, all or nothing."""
    draft = _file(home).with_suffix(".draft")
    draft.write_text(json.dumps(asdict(state), indent=2) + "\n", "utf-8")
    draft.replace(_file(home))


def forget_state(home: Path) -> None:
    """Forgets the server of `home`."""
    _file(home).unlink(missing_ok=True)


def _file(home: Path) -> Path:
    return home / "server.json"
