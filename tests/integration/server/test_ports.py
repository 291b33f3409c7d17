"""Choosing ports on the loopback address."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from chronoflux.errors import ServerError
from chronoflux.graph.server import ManagedServer
from chronoflux.graph.server.ports import answers, choose_port, is_free
from chronoflux.settings import Settings


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


def test_a_configured_port_that_is_taken_is_an_error_that_names_port_and_setting(taken: int) -> None:
    with pytest.raises(ServerError, match=rf"port {taken} .*CHRONOFLUX_BOLT_PORT"):
        choose_port(taken, 7687, "CHRONOFLUX_BOLT_PORT")


def test_a_usual_port_that_is_taken_gives_way_to_a_free_one(taken: int) -> None:
    chosen = choose_port(0, taken, "CHRONOFLUX_BOLT_PORT")
    assert chosen != taken
    assert is_free(chosen)


def test_a_usual_or_configured_port_that_is_free_is_taken(taken: int) -> None:
    free = choose_port(0, taken, "CHRONOFLUX_BOLT_PORT")
    assert choose_port(0, free, "CHRONOFLUX_BOLT_PORT") == free
    assert choose_port(free, taken, "CHRONOFLUX_BOLT_PORT") == free


def test_a_listener_on_all_addresses_takes_the_port_too() -> None:
    with socket.create_server(("0.0.0.0", 0)) as listener:
        assert not is_free(listener.getsockname()[1])


def test_a_port_answers_while_somebody_listens(taken: int) -> None:
    assert answers(taken)
    assert not answers(choose_port(0, taken, ""))


def test_a_port_lost_between_choosing_and_listening_is_replaced(
    taken: int, server_settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another server was quicker: ours takes other ports, and is not mistaken for the other one."""
    from chronoflux.graph.server import managed

    first = iter([taken])

    def late(configured: int, usual: int, setting: str) -> int:
        return next(first, None) or choose_port(configured, usual, setting)

    monkeypatch.setattr(managed, "choose_port", late)
    server = ManagedServer(server_settings.model_copy(update={"home": tmp_path / "late", "server_heap": "512m"}))
    info = server.start()
    try:
        assert not info.uri.endswith(f":{taken}")
        assert server.status() == info
    finally:
        server.stop()
