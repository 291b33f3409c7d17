"""What leaves the program: results on stdout, as JSON or for people; remarks and progress on stderr."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

_WIDER_THAN_ANY_ROW = 100_000


def people() -> Console:
    """Where results for people go."""
    return Console(soft_wrap=True, highlight=False)


def remarks() -> Console:
    """Where progress and remarks go; never mixed with results."""
    return Console(stderr=True, highlight=False)


def say(message: str) -> None:
    """One remark on stderr, as it is."""
    remarks().print(message, markup=False, soft_wrap=True)


class RemarkHandler(logging.Handler):
    """Log records as remarks, above a bar or a spinner where one is shown."""

    def emit(self, record: logging.LogRecord) -> None:
        """Print one record."""
        say(f"chronoflux: {self.format(record)}")


def await_typing() -> None:
    """Say that a text is awaited, where standard input is a terminal and nothing else would show it."""
    if sys.stdin is not None and sys.stdin.isatty():
        say("chronoflux: reading standard input; type the text, then end it with Ctrl-D on a line of its own")


def write_json(value: object, indent: int | None = None) -> None:
    """One JSON value on stdout; plain ASCII where the terminal's encoding needs it."""
    unicode_safe = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    text = json.dumps(value, ensure_ascii=not unicode_safe, allow_nan=False, default=str, indent=indent)
    sys.stdout.write(text + "\n")


def write_lines(values: Iterable[object]) -> None:
    """One JSON value a line on stdout."""
    for value in values:
        write_json(value)


def write_table(rows: Sequence[Mapping[str, Any]], columns: Sequence[str]) -> None:
    """The named columns of the rows, for people; nothing is cut, and into a pipe nothing is wrapped either."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in columns:
        table.add_column(column, overflow="fold")
    for row in rows:
        table.add_row(*(Text(" ".join(cell(row.get(column)).split())) for column in columns))
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = _WIDER_THAN_ANY_ROW
    console.print(table)


def write_pairs(values: Mapping[str, Any]) -> None:
    """A mapping, one `name value` line each, for people."""
    width = max((len(name) for name in values), default=0)
    for name, value in values.items():
        people().print(Text(f"{name:<{width}}  {cell(value)}"))


def cell(value: object) -> str:
    """One value as a person reads it."""
    if value is None:
        return ""
    if isinstance(value, float):
        return f"{value:.3f}"
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {cell(item)}" for key, item in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(cell(item) for item in value)
    return str(value)
