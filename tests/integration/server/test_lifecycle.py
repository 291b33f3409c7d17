"""Starting, being killed, coming back and stopping; with a server of its own."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest
from neo4j import GraphDatabase
from neo4j.exceptions import AuthError, DriverError, Neo4jError

from chronoflux.errors import ServerError
from chronoflux.graph.server import ManagedServer, ServerInfo
from chronoflux.graph.server.ports import free_port
from chronoflux.graph.server.state import read_state
from chronoflux.settings import Settings

START = """
import sys
from pathlib import Path
from chronoflux.graph.server import ManagedServer
from chronoflux.settings import Settings
home, cache, port, timeout = sys.argv[1:]
settings = Settings(_env_file=None, home=Path(home), cache=Path(cache), bolt_port=int(port))
info = ManagedServer(settings).start(float(timeout))
print(info.pid, info.uri)
"""


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory, server_settings: Settings) -> Iterator[Settings]:
    home = tmp_path_factory.mktemp("lifecycle")
    own = server_settings.model_copy(update={"home": home, "bolt_port": free_port()})
    yield own
    ManagedServer(own).stop()


def start_elsewhere(settings: Settings) -> subprocess.Popen[str]:
    arguments = map(str, (settings.home, settings.cache, settings.bolt_port, settings.server_start_timeout))
    command = [sys.executable, "-W", "error::ResourceWarning", "-c", START, *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def first_answer_to(password: str, port: int, given_up: threading.Event) -> str:
    """Asks from before the server listens until it answers anything; says what."""
    while not given_up.wait(0.05):
        try:
            with GraphDatabase.driver(f"bolt://127.0.0.1:{port}", auth=("neo4j", password)) as driver:
                driver.execute_query("RETURN 1", database_="system")
        except AuthError:
            return "refused"
        except Neo4jError as error:
            return str(error.code)
        except (DriverError, OSError):
            continue
        return "let in"
    return "no answer"


def query(info: ServerInfo, statement: str) -> list[list[object]]:
    with GraphDatabase.driver(info.uri, auth=(info.user, info.password)) as driver:
        return [record.values() for record in driver.execute_query(statement, database_="neo4j").records]


def test_two_processes_that_start_it_at_once_get_one_server_and_the_default_password_never_works(
    settings: Settings,
) -> None:
    ManagedServer(settings).stop()
    answers: list[str] = []
    given_up = threading.Event()
    asking = threading.Thread(target=lambda: answers.append(first_answer_to("neo4j", settings.bolt_port, given_up)))
    asking.start()
    processes = [start_elsewhere(settings) for _ in range(2)]
    outputs = [process.communicate(timeout=240) for process in processes]
    given_up.set()
    asking.join()

    assert [process.returncode for process in processes] == [0, 0], outputs
    assert [error for _, error in outputs] == ["", ""]
    assert outputs[0][0] == outputs[1][0]
    assert answers == ["refused"]
    info = ManagedServer(settings).status()  # both starters have ended, the server goes on
    assert info is not None
    assert outputs[0][0].split() == [str(info.pid), f"bolt://127.0.0.1:{settings.bolt_port}"]
    assert psutil.Process(info.pid).ppid() not in {process.pid for process in processes}


def test_a_state_file_that_names_a_foreign_process_never_ends_it(settings: Settings) -> None:
    managed = ManagedServer(settings)
    managed.start()
    state_file = settings.home / "server.json"
    text = state_file.read_text()
    state = read_state(settings.home)
    assert state is not None
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as bystander:
        try:
            state_file.write_text(text.replace(str(state.pid), str(bystander.pid)))
            assert managed.stop() is False
            assert bystander.poll() is None
        finally:
            state_file.write_text(text)
            assert bystander.stdin is not None
            bystander.stdin.close()
    assert managed.status() is not None


def test_a_killed_server_comes_back_with_its_data_even_when_the_first_to_wait_gives_up(settings: Settings) -> None:
    managed = ManagedServer(settings)
    before = managed.start()
    query(before, "MERGE (:Kept {text: 'Élodie, 1° agosto'})")
    process = psutil.Process(before.pid)
    process.kill()
    psutil.wait_procs([process], timeout=30)
    assert managed.status() is None

    with pytest.raises(ServerError, match=r"did not answer within 0\.01 s.*CHRONOFLUX_SERVER_START_TIMEOUT"):
        managed.start(timeout=0.01)
    started = read_state(settings.home)
    assert started is not None
    after = managed.start()
    assert after.pid == started.pid != before.pid
    assert after.password == before.password
    assert query(after, "MATCH (k:Kept) RETURN k.text") == [["Élodie, 1° agosto"]]


def test_stop_ends_the_process_and_says_whether_there_was_one(settings: Settings) -> None:
    managed = ManagedServer(settings)
    info = managed.start()
    assert managed.stop() is True
    assert not psutil.pid_exists(info.pid)
    assert managed.status() is None
    assert managed.stop() is False


def test_a_server_that_cannot_start_says_why_and_where_its_log_is(settings: Settings, tmp_path: Path) -> None:
    unusable = Settings(_env_file=None, home=tmp_path / "home", cache=settings.cache, server_heap="plenty")
    with pytest.raises(ServerError, match=r"heap size.*plenty.*log: ") as caught:
        ManagedServer(unusable).start()
    assert "\n" not in str(caught.value)
    assert str(tmp_path / "home" / "logs" / "server.log") in str(caught.value)
