"""Run as a script: starts a command that outlives everybody, and prints its process id.

The command is nobody's child once this script has ended: closing the shell or the Python process that asked for the
server does not end it, and nobody has to wait for it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def run_detached(log: Path, command: list[str]) -> int:
    """Starts `command` in its own session, its output in `log`; returns its process id.

    Raises:
        OSError, subprocess.CalledProcessError: it cannot be started.
    """
    script = [sys.executable, "-I", __file__, str(log), *command]
    answer = subprocess.run(  # noqa: S603 - our own command, no shell
        script, check=True, capture_output=True, text=True, stdin=subprocess.DEVNULL
    )
    return int(answer.stdout)


def _main(log: str, *command: str) -> None:
    flags = 0
    if sys.platform == "win32":
        flags = subprocess.DETACHED_PROCESS | subprocess.CREATE_NEW_PROCESS_GROUP
    with Path(log).open("wb") as output:
        process = subprocess.Popen(  # noqa: S603 - our own command, no shell
            command,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            creationflags=flags,
        )
    sys.stdout.write(f"{process.pid}\n")
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    _main(*sys.argv[1:])
