"""What end-to-end tests share: the installed command, in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

CHRONOFLUX = Path(sys.executable).with_name("chronoflux")


@pytest.fixture(scope="session")
def cli(server, server_settings, tmp_path_factory):
    """Runs the command line in a process and a folder of its own, on the session's server."""
    folder = tmp_path_factory.mktemp("elsewhere")
    base = {name: value for name, value in os.environ.items() if not name.startswith("CHRONOFLUX_")}
    base |= {"CHRONOFLUX_HOME": str(server_settings.home), "CHRONOFLUX_CACHE": str(server_settings.cache)}

    def run(*arguments, stdin="", **environment):
        command = [CHRONOFLUX, *map(str, arguments)]
        return subprocess.run(
            command, cwd=folder, env=base | environment, input=stdin, capture_output=True, text=True, check=False
        )

    return run
