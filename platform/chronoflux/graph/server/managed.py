"""The managed Neo4j: started, found again and stopped by any Python process that shares its home folder."""

from __future__ import annotations

import logging
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import psutil
from filelock import FileLock

from chronoflux.errors import ServerError
from chronoflux.graph.server.build import ensure_procedures
from chronoflux.graph.server.configuration import java_arguments, neo4j_conf
from chronoflux.graph.server.credentials import USER, ensure_password, read_password
from chronoflux.graph.server.detach import run_detached
from chronoflux.graph.server.health import await_bolt, last_problem, log_file
from chronoflux.graph.server.jars import GDS_GROUP, Progress, ensure_jars, pinned_jars, version_of
from chronoflux.graph.server.java import java_command
from chronoflux.graph.server.ports import HOST, USUAL_BOLT_PORT, USUAL_HTTP_PORT, answers, choose_port
from chronoflux.graph.server.state import ServerState, forget_state, read_state, write_state
from chronoflux.settings import Settings

_STOP_SECONDS = 60.0
log = logging.getLogger("chronoflux")


@dataclass(frozen=True, slots=True)
class ServerInfo:
    """How to reach a running server."""

    uri: str
    http_url: str
    user: str
    password: str = field(repr=False)
    pid: int
    neo4j_version: str
    gds_version: str
    home: Path


class ManagedServer:
    """A Neo4j with GDS and our procedures, from pip-installed parts, in the folder `settings.home`.

    It listens on the loopback address only, and goes on when the Python process that started it ends.
    """

    def __init__(self, settings: Settings, progress: Progress | None = None) -> None:
        """Names the server; nothing is started.

        Args:
            settings: Uses home, cache, bolt_port, http_port, server_heap and server_start_timeout.
            progress: Told in one line what takes long; the log "chronoflux" by default.
        """
        self._settings = settings
        self._home = settings.home.expanduser().absolute()
        self._cache = settings.cache.expanduser().absolute()
        self._progress = progress or log.info

    def start(self, timeout: float | None = None) -> ServerInfo:
        """Starts the server, or finds it running, and waits until it answers.

        Args:
            timeout: Seconds to wait for an answer, downloads aside; `settings.server_start_timeout` by default.

        Raises:
            ServerError: a jar is missing or altered, a port is taken, or Neo4j does not come up; one line says which.
        """
        with self._usable_folders(), self._locked():
            found = self._running()
            state = found or self._spawn()
            password = read_password(self._home)
            patience = timeout or self._settings.server_start_timeout
            try:
                await_bolt(state, self._home, password, patience)
            except ServerError:
                if not self._lost_its_port(state):
                    raise
                state = self._spawn()
                await_bolt(state, self._home, password, patience)
            info = self._info(state, password)
            if state != found:
                self._progress(f"Neo4j answers at {info.uri}")
            return info

    def stop(self) -> bool:
        """Shuts the server down cleanly and waits for its end; False when none was running.

        Raises:
            ServerError: it did not end in time, or the home folder cannot be used.
        """
        if not self._home.exists():
            return False
        with self._usable_folders(), self._locked():
            state = self._running()
            process = state.process() if state else None
            if process is not None:
                self._end(process)
            forget_state(self._home)
            return process is not None

    def status(self) -> ServerInfo | None:
        """The running server, or None when it is down or not up yet."""
        state = self._running()
        if state is None or not answers(state.bolt_port):
            return None
        return self._info(state, read_password(self._home))

    def prefetch(self) -> None:
        """Downloads and verifies the jars, so that a later start needs no network.

        Raises:
            ServerError: a jar cannot be downloaded, or is not the pinned one.
        """
        with self._usable_folders():
            ensure_jars(self._cache, pinned_jars(), self._progress)

    @property
    def browser_url(self) -> str:
        """Where Neo4j Browser is served.

        Raises:
            ServerError: the server is not running.
        """
        info = self.status()
        if info is None:
            raise ServerError(f"no server runs in {self._home}: start it with `chronoflux up`")
        return f"{info.http_url}/browser/"

    @contextmanager
    def _usable_folders(self) -> Iterator[None]:
        """Turns what the file system refuses into one line that names the settings."""
        try:
            yield
        except OSError as error:
            raise ServerError(f"{error}: choose other folders with CHRONOFLUX_HOME and CHRONOFLUX_CACHE") from error

    def _locked(self) -> FileLock:
        self._home.mkdir(parents=True, exist_ok=True, mode=0o700)
        return FileLock(self._home / "server.lock")

    def _running(self) -> ServerState | None:
        state = read_state(self._home)
        return state if state and state.process() else None

    def _lost_its_port(self, state: ServerState) -> bool:
        """Whether the process ended because another one took a port that was free when it was chosen."""
        ports = ((self._settings.bolt_port, state.bolt_port), (self._settings.http_port, state.http_port))
        return state.process() is None and any(asked == 0 and answers(taken) for asked, taken in ports)

    def _spawn(self) -> ServerState:
        """Prepares the home folder and starts the process."""
        pinned = pinned_jars()
        jars = ensure_jars(self._cache, pinned, self._progress)
        plugins = self._home / "plugins"
        procedures = ensure_procedures(plugins, jars, self._progress)
        for jar in pinned:  # GDS is found only when its jars are plugins as well as on the class path
            if jar.group == GDS_GROUP:
                _copy_unless_there(jars / jar.filename, plugins / jar.filename)
        ensure_password(self._home)
        bolt_port = choose_port(self._settings.bolt_port, USUAL_BOLT_PORT, "CHRONOFLUX_BOLT_PORT")
        http_port = choose_port(self._settings.http_port, USUAL_HTTP_PORT, "CHRONOFLUX_HTTP_PORT")
        (self._home / "neo4j.conf").write_text(neo4j_conf(bolt_port, http_port), "utf-8")
        class_path = [procedures, *(jars / jar.filename for jar in pinned)]
        pid, created = self._run(java_arguments(self._home, self._settings.server_heap, class_path))
        state = ServerState(
            pid=pid,
            created=created,
            bolt_port=bolt_port,
            http_port=http_port,
            neo4j_version=version_of(pinned, "org.neo4j", "neo4j"),
            gds_version=version_of(pinned, GDS_GROUP, "proc"),
        )
        write_state(self._home, state)
        return state

    def _run(self, arguments: list[str]) -> tuple[int, float]:
        self._progress("starting Neo4j")
        log_file(self._home).parent.mkdir(exist_ok=True)
        try:
            pid = run_detached(log_file(self._home), java_command(self._home / "java.args", arguments))
            return pid, psutil.Process(pid).create_time()
        except (OSError, subprocess.CalledProcessError) as error:
            raise ServerError(f"Java cannot be run: {error}") from error
        except psutil.NoSuchProcess as error:
            raise ServerError(f"Neo4j ended while starting: {last_problem(self._home)}") from error

    def _end(self, process: psutil.Process) -> None:
        process.terminate()
        try:
            process.wait(_STOP_SECONDS)
        except psutil.TimeoutExpired as error:
            raise ServerError(
                f"Neo4j (process {process.pid}) did not stop within {_STOP_SECONDS:g} s: {last_problem(self._home)}"
            ) from error

    def _info(self, state: ServerState, password: str) -> ServerInfo:
        return ServerInfo(
            uri=f"bolt://{HOST}:{state.bolt_port}",
            http_url=f"http://{HOST}:{state.http_port}",
            user=USER,
            password=password,
            pid=state.pid,
            neo4j_version=state.neo4j_version,
            gds_version=state.gds_version,
            home=self._home,
        )


def _copy_unless_there(source: Path, target: Path) -> None:
    """Copies a file; a copy of another size is one that was interrupted."""
    if not target.exists() or target.stat().st_size != source.stat().st_size:
        shutil.copyfile(source, target)
