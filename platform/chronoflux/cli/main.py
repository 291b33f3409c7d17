"""The entry point: the command tree, and the one place where errors become a line and an exit code."""

from __future__ import annotations

import logging
import os
import sys
from importlib.metadata import version
from io import TextIOWrapper
from types import TracebackType
from typing import Annotated

import typer

from chronoflux.cli import demo, documents, evaluate, queries, questions, server, texts
from chronoflux.cli.output import RemarkHandler
from chronoflux.errors import ChronofluxError

_ASCII = frozenset({"ascii", "usascii", "ansi_x3.41968", "646"})

app = typer.Typer(
    name="chronoflux",
    help="What was true, when, and how do we know: temporal question answering over your documents in Neo4j.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
for group in (server, documents, texts, questions, queries, evaluate, demo):
    for name, command in group.COMMANDS.items():
        app.command(name)(command)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"chronoflux {version('chronoflux')}")
        raise typer.Exit


@app.callback()
def _common(
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Say more on stderr.")] = False,
    _version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    logging.basicConfig(handlers=[RemarkHandler()], format="%(message)s", level=logging.ERROR)
    logging.getLogger("neo4j").setLevel(logging.CRITICAL)  # its failures reach the user as errors of ours
    logging.getLogger("chronoflux").setLevel(logging.DEBUG if verbose else logging.INFO)


def main() -> None:
    """Run the command line and leave with its exit code: 1 for a failure, 2 for wrong usage, 130 when interrupted."""
    if not os.environ.get("CHRONOFLUX_DEBUG"):
        sys.excepthook = _one_line
    _write_every_letter()
    try:
        # app() itself would put typer's excepthook in the place of ours
        code = typer.main.get_command(app)(sys.argv[1:] or ["--help"], "chronoflux", standalone_mode=False)
        sys.exit(code or 0)
    except typer.TyperException as error:
        _complain(f"{_usage(error.format_message())}; `{_help_command()}` says more")
        sys.exit(error.exit_code)
    except ChronofluxError as error:
        if os.environ.get("CHRONOFLUX_DEBUG"):
            raise
        _complain(str(error))
        sys.exit(1)
    finally:
        _close_quietly()


def _usage(message: str) -> str:
    """What typer says of a wrong option, in the shape of our own messages."""
    return message.removeprefix("Invalid value: ").replace("Value error, ", "").rstrip(".")


def _help_command() -> str:
    commands = {command.name for command in app.registered_commands}
    return " ".join(["chronoflux", *[word for word in sys.argv[1:] if word in commands][:1], "--help"])


def _one_line(kind: type[BaseException], error: BaseException, _: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        return
    _complain(f"unexpected {kind.__name__}: {error} (CHRONOFLUX_DEBUG=1 shows where)")


def _complain(message: str) -> None:
    sys.stderr.write(f"chronoflux: {' '.join(message.split())}\n")


def _write_every_letter() -> None:
    """An ASCII terminal or pipe gets UTF-8, as names and dates need it."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and (stream.encoding or "").lower().replace("-", "") in _ASCII:
            stream.reconfigure(encoding="utf-8")


def _close_quietly() -> None:
    """Flush now, so that a reader who left (`| head`) causes no message while Python shuts down."""
    if sys.stdout is None:  # closed from the start (`>&-`)
        return
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
