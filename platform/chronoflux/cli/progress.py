"""How far the work is, on stderr: bars on a terminal, elsewhere a line when it begins and one at the end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from chronoflux.cli.output import remarks, say
from chronoflux.loaders.report import Report
from chronoflux.settings import Settings

if TYPE_CHECKING:
    from chronoflux.graph.runner import Neo4jQueryRunner


def progress_bar() -> AbstractContextManager[Report]:
    """Show how far each thing is that is reported on."""
    console = remarks()
    return _bars(console) if console.is_terminal else _lines()


def waiting_for(what: str) -> AbstractContextManager[Any]:
    """Show a spinner while something takes its time; nothing where stderr is no terminal."""
    console = remarks()
    return console.status(what) if console.is_terminal else nullcontext()


def connect(settings: Settings) -> Neo4jQueryRunner:
    """open_graph, with a spinner while a server starts."""
    from chronoflux.graph.connection import open_graph

    with waiting_for("waiting for Neo4j"):
        return open_graph(settings)


@contextmanager
def _bars(console: Console) -> Iterator[Report]:
    """One bar for each thing; what never counted anything goes when the next begins."""
    count = TextColumn("{task.fields[count]}")
    with Progress(
        SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), count, TimeElapsedColumn(), console=console
    ) as progress:
        bars = {}

        def report(what: str, done: int, total: int | None) -> None:
            if what not in bars:
                for task in progress.tasks:
                    progress.update(task.id, visible=task.completed > 0)
                bars[what] = progress.add_task(what, total=total, count="")
            count = "" if not done else f"{done}" if total is None else f"{done}/{total}"
            progress.update(bars[what], completed=done, total=total, count=count)

        yield report
        for task in progress.tasks:
            progress.update(task.id, total=task.completed, visible=task.completed > 0)


@contextmanager
def _lines() -> Iterator[Report]:
    reached: dict[str, int] = {}

    def report(what: str, done: int, _: int | None) -> None:
        if what not in reached:
            say(f"chronoflux: {what} ...")
        reached[what] = done

    yield report
    if told := ", ".join(f"{what} {done}" for what, done in reached.items() if done):
        say(f"chronoflux: done: {told}")
