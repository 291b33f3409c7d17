"""eval: figures over a folder of questions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from chronoflux.cli.options import AsJson, Mode
from chronoflux.cli.output import write_json
from chronoflux.cli.progress import progress_bar
from chronoflux.settings import get_settings


def evaluate(
    directory: Annotated[Path, typer.Argument(metavar="DIR", help="Holds questions.jsonl, perhaps corpus.jsonl.")],
    questions: Annotated[
        str | None, typer.Option("--questions", metavar="F", help="Another questions file in DIR.")
    ] = None,
    mode: Mode = "auto",
    limit: Annotated[int | None, typer.Option("--limit", min=1, help="Ask only the first so many questions.")] = None,
    no_llm: Annotated[bool, typer.Option("--no-llm", help="Answer with the built-in reader.")] = False,
    judge: Annotated[bool, typer.Option("--judge", help="Let the chat model grade the answers too.")] = False,
    as_json: AsJson = False,
) -> None:
    """Load DIR's corpus into its own collection, ask DIR's questions, and print one object of figures.

    Example: chronoflux eval data/timeqa --limit 100
    """
    from chronoflux.evaluation import evaluate as measure

    with progress_bar() as progress:
        figures = measure(
            directory,
            get_settings(),
            questions=questions,
            mode=mode,
            limit=limit,
            use_llm=False if no_llm else None,
            judge=judge,
            progress=progress,
        )
    write_json(figures, indent=None if as_json else 2)


COMMANDS = {"eval": evaluate}
