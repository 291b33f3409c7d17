"""JSON lines: one document a line, read one line at a time."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from chronoflux.loaders.readers.fields import BadRecord, Fields
from chronoflux.loaders.readers.plain import fields_of


def read_jsonl(lines: Iterable[str]) -> Iterator[Fields | BadRecord]:
    """The documents of {"id","title","text","date"?,"language"?,"metadata"?} lines; other keys become metadata.

    "reference_date" means the same as "date" and stands before it.

    A line that cannot be read is given as a `BadRecord` with its line number; the lines after it are still read.
    """
    for number, line in enumerate(lines, start=1):
        content = line.strip().removeprefix("\ufeff")
        if content:
            yield _read_line(content, f":{number}")


def _read_line(line: str, place: str) -> Fields | BadRecord:
    try:
        record = json.loads(line)
    except json.JSONDecodeError as error:
        return BadRecord(place, f"not JSON: {error.msg} at column {error.colno}")
    except (ValueError, RecursionError) as error:  # an integer of too many digits, or nested too deep
        return BadRecord(place, f"not usable JSON: {error}")
    if not isinstance(record, dict):
        return BadRecord(place, "not a JSON object")
    text = record.get("text")
    if text is not None and not isinstance(text, str):
        return BadRecord(place, '"text" is not a string')
    return fields_of(record, text, place)
