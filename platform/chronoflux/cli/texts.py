"""times, events: what a text says about time, without a database."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from chronoflux.cli.options import AsJson, Encoding, Lang, Language, ReferenceDate
from chronoflux.cli.output import await_typing, say, write_lines, write_table
from chronoflux.cli.views import event_row, static_time_row, time_row
from chronoflux.errors import DocumentError
from chronoflux.model import SourceDocument
from chronoflux.temporal.static import StaticTime

_MARKDOWN = (".md", ".markdown")
_SHOWN = 3
"""Expressions that a remark names."""

TextSource = Annotated[str, typer.Argument(metavar="PATH|-", help="A text file; - reads stdin.", show_default=False)]


def times(
    path: TextSource = "-",
    lang: Lang = Language.AUTO,
    reference_date: ReferenceDate = None,
    encoding: Encoding = None,
    static: Annotated[bool, typer.Option("--static", help="Also list what no date was found for, and why.")] = False,
    as_json: AsJson = False,
) -> None:
    """List the temporal expressions of a text and the intervals they stand for. Needs no database.

    Example: echo "Elected in March 2011." | chronoflux times -
    """
    from chronoflux.language.detection import detect_language
    from chronoflux.loaders.readers.dates import dateline
    from chronoflux.temporal.delimited import as_bars
    from chronoflux.temporal.mixed import times_reader

    text = read_text(path, encoding)
    language = lang.declared or detect_language(text)
    stated = reference_date or dateline(text, language)
    read = times_reader(lang.declared)(as_bars(text, language), language, stated)
    rows = [time_row(time) for time in read.dated]
    columns = ["span", "start", "end", "granularity", "mod"]
    if static:
        rows = sorted(rows + [static_time_row(time) for time in read.static], key=lambda row: row["char_start"])
        columns.append("why")
    else:
        _tell_static(read.static)
    _write(rows, columns, "no expression of time", as_json=as_json)


def _tell_static(times: Sequence[StaticTime]) -> None:
    """One remark for each reason why times of a text have no date."""
    for why in dict.fromkeys(time.why for time in times):
        spans = [repr(time.span) for time in times if time.why == why]
        shown = ", ".join(spans[:_SHOWN]) + (f" and {len(spans) - _SHOWN} more" if len(spans) > _SHOWN else "")
        say(f"chronoflux: {shown}: static, for {why}; --static lists all, --reference-date dates the text")


def events(
    path: TextSource = "-",
    lang: Lang = Language.AUTO,
    reference_date: ReferenceDate = None,
    encoding: Encoding = None,
    title: Annotated[str, typer.Option("--title", help="What the text is about; names a dropped first subject.")] = "",
    as_json: AsJson = False,
) -> None:
    """List the events (DEUs) of a text, in text order. Needs no database.

    Example: echo "Ann Lee resigned on 1 March 2020." | chronoflux events -
    """
    from chronoflux.loaders.analysis import analyse
    from chronoflux.loaders.readers.dates import iso_date
    from chronoflux.loaders.readers.plain import part_front_matter

    text = read_text(path, encoding)
    stated, body = part_front_matter(text) if path.lower().endswith(_MARKDOWN) else (None, text)
    try:
        day = iso_date(stated.date) if stated and stated.date else None
    except ValueError as error:
        raise DocumentError(f"{path}: {error}") from error
    document = SourceDocument(
        id=path,
        title=title or (str(stated.title or "") if stated else ""),
        text=body,
        source=path,
        language=lang.declared,
        reference_date=reference_date or day,
    )
    analysed = analyse(document)
    rows = [event_row(event, analysed) for event in analysed.events]
    _write(rows, ["start", "end", "text", "effect", "entities", "score"], "no event", as_json=as_json)


def read_text(path: str, encoding: str | None) -> str:
    """One text from a file or, for "-", from stdin, cleaned as stored texts are.

    Raises:
        DocumentError: the file cannot be read.
        EncodingError: its bytes are not text in the given or a usual encoding.
    """
    from chronoflux.language.text import clean_text
    from chronoflux.loaders.readers.decoding import check_encoding, decode, standard_input

    check_encoding(encoding)
    if not path:
        raise DocumentError("no file is named: name a text file, or - for standard input")
    if path == "-":
        await_typing()
        return clean_text(decode(standard_input().read(), "standard input", encoding))
    try:
        raw = Path(path).read_bytes()
    except IsADirectoryError as error:
        raise DocumentError(f"{path} is a folder: name one text file; `chronoflux load` takes folders") from error
    except OSError as error:
        raise DocumentError(f"{path}: {error.strerror or error}; name a text file, or - for standard input") from error
    return clean_text(decode(raw, path, encoding))


def _write(rows: Sequence[dict[str, Any]], columns: list[str], nothing: str, *, as_json: bool) -> None:
    if not rows:
        say(f"chronoflux: {nothing} found in the text")
    elif as_json:
        write_lines(rows)
    else:
        write_table(rows, columns)


COMMANDS = {"times": times, "events": events}
