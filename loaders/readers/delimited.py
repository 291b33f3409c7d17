"""CSV: a document per row where there is a text column, else the whole table as one document."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator

from chronoflux.loaders.readers.fields import BadRecord, Fields
from chronoflux.loaders.readers.plain import fields_of

_DELIMITERS = ",;\t|"


def read_csv(lines: Iterable[str]) -> Iterator[Fields | BadRecord]:
    """The documents of a delimited file; its delimiter is the one the header row uses most."""
    iterator = iter(lines)
    header = next(iterator, "").removeprefix("\ufeff")
    delimiter = max(_DELIMITERS, key=header.count)
    rows = csv.reader(_with_ends([header], iterator), delimiter=delimiter)
    try:
        columns = [name.strip() for name in next(rows, [])]
        if any(name.lower() == "text" for name in columns):
            for row in rows:
                if any(cell.strip() for cell in row):
                    yield _row_document(columns, row, f":{rows.line_num}")
        else:
            table = [columns, *rows]
            yield Fields(text="\n".join(f"| {' | '.join(map(str.strip, row))} |" for row in table if any(row)))
    except csv.Error as error:
        yield BadRecord(f":{rows.line_num}", f"not CSV: {error}")


def _with_ends(*parts: Iterable[str]) -> Iterator[str]:
    for part in parts:
        for line in part:
            yield line + "\n"


def _row_document(columns: list[str], row: list[str], place: str) -> Fields:
    record: dict[object, object] = {
        name: cell.strip() for name, cell in zip(columns, row, strict=False) if name and cell.strip()
    }
    text = next((str(value) for name, value in record.items() if str(name).lower() == "text"), None)
    return fields_of(record, text, place)
