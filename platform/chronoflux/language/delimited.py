"""Lines of delimited tables (CSV): where their cells stand."""

from __future__ import annotations

import re
from itertools import pairwise

_SPACED = {";": re.compile(r"; "), ",": re.compile(r", ")}
_QUOTED = re.compile(r'"[^"]*"')
_LEAST_CELLS = 3
_THOUSANDS = re.compile(r"\d,\d{3}(?!\d)")


def cell_spans(line: str, mark: str) -> list[tuple[int, int]]:
    """The offsets of the cells of a line, empty ones too; none for a line of prose.

    No blank stands behind a comma or semicolon that parts cells, and none within quotes parts any.

    Args:
        line: one line of a text.
        mark: what parts the cells: a tab, semicolon, comma or bar.
    """
    if mark not in line:
        return []
    bare = _QUOTED.sub(lambda match: "\0" * len(match[0]), line)
    if (spaced := _SPACED.get(mark)) and spaced.search(bare):
        return []
    borders = [-1, *(at for at, char in enumerate(bare) if char == mark), len(line)]
    return [(first + 1, second) for first, second in pairwise(borders)]


def row_size(line: str) -> int:
    """The number of cells between commas or semicolons, if at least three; 0 for prose, and for mere large numbers."""
    if "\n" in line:
        return 0
    sizes = (len(cell_spans(line, mark)) for mark in ";," if mark == ";" or not _is_number_line(line))
    return next((size for size in sizes if size >= _LEAST_CELLS), 0)


def _is_number_line(line: str) -> bool:
    """Whether every comma of a line but one stands within a number of thousands ("1,200 of 3,400 men")."""
    return line.count(",") - len(_THOUSANDS.findall(line)) <= 0
