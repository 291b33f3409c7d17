"""load, documents, delete: what the graph is made from."""

from __future__ import annotations

from dataclasses import asdict
from enum import StrEnum
from typing import Annotated

import typer

from chronoflux.cli.options import AsJson, Collection, Encoding, Lang, Language, ReferenceDate, settings_for
from chronoflux.cli.output import await_typing, say, write_json, write_pairs, write_table
from chronoflux.cli.progress import connect, progress_bar


class Summaries(StrEnum):
    """How the summary of each passage is made."""

    EXTRACTIVE = "extractive"
    LLM = "llm"
    NONE = "none"


def load(
    paths: Annotated[list[str], typer.Argument(metavar="PATH...", help="Files or folders; - reads stdin.")],
    lang: Lang = Language.AUTO,
    reference_date: ReferenceDate = None,
    encoding: Encoding = None,
    summaries: Annotated[Summaries, typer.Option("--summaries", help="How passages are summarised.")] = (
        Summaries.EXTRACTIVE
    ),
    replace: Annotated[bool, typer.Option("--replace", help="Replace documents whose id came from elsewhere.")] = False,
    collection: Collection = None,
    as_json: AsJson = False,
) -> None:
    """Load documents into the graph; loading the same again changes nothing.

    Example: chronoflux load examples --collection ministries
    """
    from chronoflux.loaders.pipeline import load_paths

    settings = settings_for(collection)
    if "-" in paths:
        await_typing()
    with connect(settings) as runner, progress_bar() as progress:
        report = load_paths(
            paths,
            runner,
            settings,
            language=lang.declared,
            reference_date=reference_date,
            encoding=encoding,
            summaries=summaries.value,
            replace=replace,
            progress=progress,
        )
    row = asdict(report)
    write_json(row) if as_json else write_pairs(row)
    for failure in report.failed:
        say(f"chronoflux: not loaded: {failure['id']}: {failure['error']}")
    if report.failed:
        raise typer.Exit(1)


def documents(collection: Collection = None, as_json: AsJson = False) -> None:
    """List the loaded documents.

    Example: chronoflux documents --json
    """
    from chronoflux.loaders.catalogue import list_documents

    settings = settings_for(collection)
    with connect(settings) as runner:
        rows = list_documents(runner, settings.collection)
    if as_json:
        write_json(rows)
    elif not rows:
        say(f"chronoflux: collection {settings.collection!r} holds no document; `chronoflux load` fills it")
    else:
        write_table(rows, ["id", "title", "language", "passages", "sentences", "events", "source"])


def delete(
    ids: Annotated[list[str], typer.Argument(metavar="ID...", help="Ids as `chronoflux documents` lists them.")],
    collection: Collection = None,
    as_json: AsJson = False,
) -> None:
    """Delete documents and everything that rests on them alone, without asking.

    Example: chronoflux delete ann_lee.txt
    """
    from chronoflux.loaders.delete import delete_documents

    settings = settings_for(collection)
    with connect(settings) as runner:
        row = delete_documents(runner, settings, ids)
    write_json(row) if as_json else write_pairs(row)


COMMANDS = {"load": load, "documents": documents, "delete": delete}
