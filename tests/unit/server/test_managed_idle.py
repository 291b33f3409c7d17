"""A managed server that nobody has started."""

from __future__ import annotations

from pathlib import Path

import pytest

from chronoflux.errors import ServerError
from chronoflux.graph.server import ManagedServer
from chronoflux.settings import Settings


@pytest.fixture
def managed(tmp_path: Path) -> ManagedServer:
    return ManagedServer(Settings(_env_file=None, home=tmp_path / "home", cache=tmp_path / "cache"))


def test_asking_and_stopping_leave_no_trace(managed: ManagedServer, tmp_path: Path) -> None:
    assert managed.status() is None
    assert managed.stop() is False
    assert list(tmp_path.iterdir()) == []


def test_the_browser_of_a_stopped_server_is_an_error_with_a_remedy(managed: ManagedServer) -> None:
    with pytest.raises(ServerError, match="chronoflux up"):
        _ = managed.browser_url


def test_a_home_that_cannot_be_a_folder_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file")
    managed = ManagedServer(Settings(_env_file=None, home=tmp_path / "home", cache=tmp_path / "home"))
    for attempt in (managed.start, managed.prefetch, managed.stop):
        with pytest.raises(ServerError, match="CHRONOFLUX_HOME") as caught:
            attempt()
        assert str(tmp_path / "home") in str(caught.value)
        assert "\n" not in str(caught.value)
