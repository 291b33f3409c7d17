"""Delimited tables (CSV) with bars between their cells: no comma joins figures of two columns, and no sum is a year."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from itertools import groupby

from chronoflux.language.delimited import cell_spans
from chronoflux.language.resources import base_language

_DELIMITERS = "\t;,|"
_LEAST_ROWS = 3
_FIGURES = re.compile(r"\s*\d+(?:[.,]\d+)?\s*")
_YEAR = re.compile(r"\s*(?:1\d|20)\d\d\s*")
_LINE = re.compile(r"[^\n]+")

Cells = list[tuple[int, int]]


def as_bars(text: str, language: str) -> str:
    """A text with bars around the cells of its delimited tables; as long as before, so that offsets keep.

    Rows are three lines or more with as many delimiters each, and no blank behind a comma or semicolon outside quotes.
    Mere figures are left blank in a column whose name tells of no time, and in a nameless one that holds other figures
    than years.

    Args:
        text: any text.
        language: "en", "en-GB" or "it".
    """
    for mark in _DELIMITERS:
        if mark in text:
            chars = list(text)
            for table in _tables(text, mark):
                _spread(chars, text, table, language)
            text = "".join(chars)
    return text


def _tables(text: str, mark: str) -> Iterator[list[Cells]]:
    """The rows of each table, as the offsets of their cells."""
    rows = [_cells(text, match.start(), match.end(), mark) for match in _LINE.finditer(text)]
    for size, run in groupby(rows, key=len):
        table = list(run)
        if size > 1 and len(table) >= _LEAST_ROWS:
            yield table


def _cells(text: str, start: int, end: int, mark: str) -> Cells:
    """The cells of a line, as offsets into the text."""
    spans = cell_spans(text[start:end], mark)
    return [(start + first, start + last) for first, last in spans] or [(start, end)]


def _spread(chars: list[str], text: str, table: Sequence[Cells], language: str) -> None:
    """Put bars around the cells of a table of a text, in its characters."""
    named = not any(map(str.isdigit, text[table[0][0][0] : table[0][-1][1]]))
    columns = [
        _tells_time([text[slice(*row[place])] for row in table], named=named, language=language)
        for place in range(len(table[0]))
    ]
    for row in table:
        for (start, end), kept in zip(row, columns, strict=True):
            if start > 0:
                chars[start - 1] = "|"
            cell = text[start:end]
            if _FIGURES.fullmatch(cell) and not kept:
                chars[start:end] = " " * (end - start)
            elif cell.startswith('"') and cell.endswith('"') and end - start > 1:
                chars[start] = chars[end - 1] = " "


def _tells_time(cells: Sequence[str], *, named: bool, language: str) -> bool:
    """Whether mere figures in a column are years: by its name, else as all of them may be."""
    if named and _time_columns(base_language(language)).fullmatch(cells[0].strip(' "')):
        return True
    figures = [cell for cell in cells[named:] if _FIGURES.fullmatch(cell.strip('"'))]
    return not named and all(_YEAR.fullmatch(cell.strip('"')) for cell in figures)


@cache
def _time_columns(language: str) -> re.Pattern[str]:
    path = files("chronoflux.temporal.resources").joinpath(f"{language}.toml")
    return re.compile(tomllib.loads(path.read_text(encoding="utf-8"))["tables"]["times"], re.IGNORECASE)
