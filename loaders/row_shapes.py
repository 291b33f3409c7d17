"""Lines that are rows of a roll, a chronology or a table, by how they and the lines beside them are set."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TypeVar

from chronoflux.language.delimited import cell_spans
from chronoflux.loaders.clause_words import clause_words
from chronoflux.loaders.line_shapes import (
    LONGEST,
    FindTimes,
    Shape,
    dated_shape,
    is_bare,
    keyed,
    shape_of,
    without_mark,
)
from chronoflux.model import Sentence

_LEAST_ROWS = 2
_LEAST_CELLS = {"\t": 2, "|": 2, ",": 3, ";": 3}
_YEAR = re.compile(r"(?:1\d|20)\d\d")
_BAR = re.compile(r"\s+\|\s*|\s*\|\s+")
_Each = TypeVar("_Each")


class RowShapes:
    """Which lines of a document are rows, and the cells of those that make up a table without bars around it."""

    def __init__(self, text: str, sentences: Sequence[Sentence], language: str, find: FindTimes) -> None:
        """Look at each line beside those before and after it, once; `find` gives the times of a text."""
        words = clause_words(language)
        alone = [_is_alone(text, sentence) for sentence in sentences]
        self._cells: dict[int, tuple[str, ...]] = {}
        self._headers: dict[int, tuple[str, ...]] = {}
        self._shapes = {
            sentence.index: shape
            for sentence, single in zip(sentences, alone, strict=True)
            if single and (shape := shape_of(sentence.text, words) or dated_shape(sentence.text, find, words))
        }
        lines = [sentence for sentence, single in zip(sentences, alone, strict=True) if single]
        for delimiter in _LEAST_CELLS:
            self._find_tables(lines, delimiter)
        self._items = {
            sentence.index: keyed(without_mark(sentence.text))
            for sentence in lines
            if (shape := self._shapes.get(sentence.index)) and is_bare(sentence.text, shape, words)
        }
        self._lines = {
            sentence.index: without_mark(sentence.text)
            for sentence in lines
            if len(sentence.text) <= LONGEST and re.search(r"\d{3}", sentence.text)
        }
        self._rows = set(self._cells) | set(_in_runs(self._shapes))

    def is_row(self, index: int) -> bool:
        """Whether a sentence is one of several rows that are set alike."""
        return index in self._rows

    def may_be_row(self, index: int) -> bool:
        """Whether a sentence has the shape of a row, though it may stand alone."""
        return index in self._shapes

    def line(self, index: int) -> str:
        """A short line with a year, without its marks; "" where a sentence is none."""
        return self._lines.get(index, "")

    def item(self, index: int) -> str | None:
        """What a row says that is no sentence; None for one that has a verb and a subject, or is no row."""
        return self._items.get(index)

    def opens_rows(self, index: int) -> bool:
        """Whether the line behind a sentence is a row."""
        return self.may_be_row(index + 1) or index + 1 in self._cells

    def cells(self, index: int) -> tuple[str, ...]:
        """The cells of a row of a table; none for no such row."""
        return self._cells.get(index, ())

    def header(self, index: int) -> tuple[str, ...]:
        """The names of the columns of a row's table; none where it has none."""
        return self._headers.get(index, ())

    def is_header(self, index: int) -> bool:
        """Whether a sentence names the columns of the rows below it."""
        return index in self._cells and self._headers.get(index) == self._cells[index]

    def _find_tables(self, lines: Sequence[Sentence], delimiter: str) -> None:
        split = ((sentence.index, _cells_of(sentence.text, delimiter)) for sentence in lines)
        for size, run in groupby(split, key=lambda pair: len(pair[1])):
            rows = [(index, cells) for index, cells in run if index not in self._cells]
            if size < _LEAST_CELLS[delimiter]:
                continue
            for table in _neighbours(rows):
                self._note_table(table)

    def _note_table(self, table: Sequence[tuple[int, tuple[str, ...]]]) -> None:
        if len(table) < _LEAST_ROWS or not all(re.search(r"\d", "".join(cells)) for _, cells in table[1:]):
            return
        first = table[0][1]
        named = all(cell and not re.search(r"\d", cell) for cell in first)
        header = first if named or _heads_years(first, table[1][1]) else ()
        for index, cells in table:
            self._cells[index] = cells
            self._headers[index] = header


def _in_runs(shapes: dict[int, Shape]) -> Iterator[int]:
    """The lines beside one that is set alike: two of them, or three where no mark parts a name from its year."""
    for run in _neighbours(sorted(shapes.items())):
        for _, same in groupby(run, key=lambda pair: pair[1].first):
            rows = list(same)
            if len(rows) >= _LEAST_ROWS + (not any(shape.first or shape.marked for _, shape in rows)):
                yield from (index for index, _ in rows)


def _neighbours(pairs: Sequence[tuple[int, _Each]]) -> Iterator[list[tuple[int, _Each]]]:
    """Pairs cut where their indices do not follow each other."""
    run: list[tuple[int, _Each]] = []
    for pair in pairs:
        if run and pair[0] != run[-1][0] + 1:
            yield run
            run = []
        run.append(pair)
    if run:
        yield run


def _cells_of(text: str, delimiter: str) -> tuple[str, ...]:
    line = without_mark(text)
    if delimiter not in line or line.startswith("|") or "\n" in line:
        return ()
    cells = _BAR.split(line) if delimiter == "|" else [line[slice(*span)] for span in cell_spans(line, delimiter)]
    return tuple(cell.strip(' "\t') for cell in cells)


def _heads_years(first: Sequence[str], second: Sequence[str]) -> bool:
    """Whether a first row is a name and years over what each came to: "Item , 2019 , 2020"."""
    years = all(map(_YEAR.fullmatch, first[1:])) and not _YEAR.fullmatch(first[0])
    return years and not any(map(_YEAR.fullmatch, second))


def _is_alone(text: str, sentence: Sentence) -> bool:
    before = text[max(0, sentence.char_start - 1) : sentence.char_start]
    after = text[sentence.char_end : sentence.char_end + 1]
    return before in ("", "\n") and after in ("", "\n")
