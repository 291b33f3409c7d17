"""Whether the managed server answers, and what its log says when it does not."""

from __future__ import annotations

import re
import time
from pathlib import Path

import psutil

from chronoflux.errors import ServerError
from chronoflux.graph.server.credentials import USER, password_file
from chronoflux.graph.server.ports import HOST, answers
from chronoflux.graph.server.state import ServerState

_POLL_SECONDS = 0.25
_LINE_LENGTH = 240
_PROBLEM = re.compile(r"ERROR|Exception|Error|[Ii]nvalid|[Cc]ould not|denied")


def await_bolt(state: ServerState, home: Path, password: str, timeout: float) -> None:
    """Waits until the server answers a query over Bolt.

    Raises:
        ServerError: it died, refuses the password, or does not answer within `timeout` seconds.
    """
    deadline = time.monotonic() + timeout
    while not (_listens(state) and _responds(state.bolt_port, home, password)):
        if state.process() is None:
            raise ServerError(f"Neo4j ended while starting: {last_problem(home)}")
        if time.monotonic() > deadline:
            raise ServerError(
                f"Neo4j did not answer within {timeout:g} s (CHRONOFLUX_SERVER_START_TIMEOUT): {last_problem(home)}"
            )
        time.sleep(_POLL_SECONDS)


def _listens(state: ServerState) -> bool:
    """Whether the process itself has the Bolt port: another server may have been quicker to take it."""
    process = state.process()
    if process is None or not answers(state.bolt_port):
        return False
    try:
        connections = process.net_connections(kind="tcp")
    except psutil.AccessDenied:
        return True
    except psutil.NoSuchProcess:
        return False
    return any(c.status == psutil.CONN_LISTEN and c.laddr.port == state.bolt_port for c in connections)


def _responds(port: int, home: Path, password: str) -> bool:
    from neo4j import GraphDatabase
    from neo4j.exceptions import AuthError, DriverError, Neo4jError

    try:
        with GraphDatabase.driver(f"bolt://{HOST}:{port}", auth=(USER, password)) as driver:
            driver.execute_query("RETURN 1", database_="neo4j")
    except AuthError as error:
        raise ServerError(f"Neo4j refuses the password in {password_file(home)}: restore that file") from error
    except (DriverError, Neo4jError):
        return False
    return True


def log_file(home: Path) -> Path:
    """Where the output of the server's process goes."""
    return home / "logs" / "server.log"


def last_problem(home: Path) -> str:
    """The line of the log that most likely says what went wrong, and where the log lies."""
    try:
        lines = log_file(home).read_text("utf-8", errors="replace").splitlines()
    except OSError:
        lines = []
    written = [line.strip() for line in lines if line.strip() and not line.lstrip().startswith("at ")]
    causes = [line for line in written if line.startswith("Caused by:")][-1:]
    problems = causes or [line for line in written if _PROBLEM.search(line)] or written[-1:]
    line = problems[0][:_LINE_LENGTH] if problems else "it wrote nothing"
    return f"{line} (log: {log_file(home)})"
