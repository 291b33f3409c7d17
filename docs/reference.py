"""Writes docs/cli.md and docs/settings.md from the code, so that they cannot lag; --check only compares."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Callable
from enum import Enum
from itertools import pairwise
from pathlib import Path
from typing import get_args, get_type_hints

from chronoflux.cli.main import app
from chronoflux.settings import Settings

FOLDER = Path(__file__).parent
NOTE = "Written by `make docs` from the code; a test compares the two.\n"


def cli_page() -> str:
    """Every command with its arguments, options and example."""
    parts = [f"# Command line\n\n{NOTE}"]
    for command in app.registered_commands:
        summary, _, example = inspect.cleandoc(command.callback.__doc__).partition("\nExample: ")
        parts.append(f"## {command.name}\n\n{' '.join(summary.split())}\n\n    {example.strip()}\n")
        if rows := _parameters(command.callback):
            parts.append("\n".join(["| option | meaning |", "|---|---|", *rows]) + "\n")
    return "\n".join(parts)


def _parameters(function: Callable[..., None]) -> list[str]:
    defaults = {name: parameter.default for name, parameter in inspect.signature(function).parameters.items()}
    hints = get_type_hints(function, include_extras=True)
    rows = []
    for name, default in defaults.items():
        kind, info = get_args(hints[name])
        choices = "|".join(kind) if isinstance(kind, type) and issubclass(kind, Enum) else ""
        # In an annotation, typer keeps the first name of an option where its default would stand.
        names = [each for each in (info.default, *(info.param_decls or ())) if isinstance(each, str)]
        shape = " ".join(filter(None, [", ".join(names), info.metavar or choices]))
        worth_saying = isinstance(default, (str, int)) and not isinstance(default, bool) and default != ""
        rows.append(f"| `{_cell(shape)}` | {_cell(info.help)}{f' (default `{default}`)' if worth_saying else ''} |")
    return rows


def settings_page() -> str:
    """Every setting with its variable, default and meaning."""
    meanings = _meanings()
    rows = ["| variable | default | meaning |", "|---|---|---|"]
    for name, field in Settings.model_fields.items():
        default = "a folder of the user" if field.default_factory else field.default
        shown = "" if default is None else str(default)
        rows.append(f"| `CHRONOFLUX_{name.upper()}` | {shown} | {_cell(meanings.get(name, ''))} |")
    return "\n".join([f"# Settings\n\nRead from the environment or a `.env` file. {NOTE}", *rows]) + "\n"


def _meanings() -> dict[str, str]:
    """The string below each field of Settings."""
    (definition,) = ast.parse(inspect.getsource(Settings)).body
    assert isinstance(definition, ast.ClassDef)
    return {
        field.target.id: ast.literal_eval(text.value)
        for field, text in pairwise(definition.body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(text, ast.Expr)
    }


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def main() -> int:
    """Write the pages, or with --check name those that lag behind the code."""
    pages = {FOLDER / "cli.md": cli_page(), FOLDER / "settings.md": settings_page()}
    if "--check" not in sys.argv[1:]:
        for path, text in pages.items():
            path.write_text(text, encoding="utf-8")
        return 0
    written = {path: path.read_text(encoding="utf-8") if path.is_file() else "" for path in pages}
    stale = [path.name for path, text in pages.items() if written[path] != text]
    if stale:
        print(f"out of date: {', '.join(stale)}; run `make docs`", file=sys.stderr)
    return bool(stale)


if __name__ == "__main__":
    sys.exit(main())
