"""A progress bar on stderr, for work that reports how far it is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from chronoflux.cli.output import remarks
from chronoflux.loaders.report import Report


@contextmanager
def progress_bar() -> Iterator[Report]:
    """Show one bar for each thing reported on; silent where stderr is no terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    console = remarks()
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        bars = {}

        def report(what: str, done: int, total: int | None) -> None:
            if what not in bars:
                bars[what] = progress.add_task(what, total=total)
            progress.update(bars[what], completed=done, total=total)

        yield report
