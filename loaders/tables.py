"""Tables: rows under a header, whose columns say what each cell is."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from chronoflux.loaders.clauses import shift
from chronoflux.loaders.lists import CELL, is_filled
from chronoflux.loaders.roll_headings import Office
from chronoflux.loaders.rolls import bare_name, is_holder
from chronoflux.loaders.sections import (
    as_value,
    column_relation,
    heading_relation,
    is_office,
    load_sections,
    names_nobody,
)
from chronoflux.loaders.state import State, moved
from chronoflux.loaders.statement import Statement
from chronoflux.model import Effect, Granularity, TimeExpression, TimeInterval

_HOUR = re.compile(r"0\d[0-5]\d")
_YEAR = re.compile(r"(?:1\d|20)\d\d")


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table: its filled cells, and the column that each stands in."""

    cells: tuple[str, ...]
    columns: tuple[str, ...] = ()
    """As many as cells, or none where the table has no header or the row has not its shape."""

    @property
    def text(self) -> str:
        """The cells as one line."""
        return CELL.join(self.cells)

    def spans(self) -> Iterator[tuple[str, int, int]]:
        """The column of each cell, and the cell's offsets in the row's text."""
        start = 0
        for column, cell in zip(self.columns, self.cells, strict=True):
            yield column, start, start + len(cell)
            start += len(cell) + len(CELL)


def row_of(cells: Sequence[str], header: Sequence[str]) -> Row:
    """A row without its empty cells, beside the columns of the others."""
    filled = [place for place, cell in enumerate(cells) if is_filled(cell)]
    columns = tuple(header[place] for place in filled) if len(header) == len(cells) else ()
    return Row(tuple(cells[place] for place in filled), columns)


def times_of_row(row: Row, times: Sequence[TimeExpression], language: str) -> list[TimeExpression]:
    """The times of a row without figures that are none: of columns that count, or hours beside others ("0710 , 1910").

    The figure under "Year" is one where its row has no other.
    """
    words = load_sections(language[:2])
    hours = any(_HOUR.fullmatch(cell) for cell in row.cells)
    columns = row.columns or ("",) * len(row.cells)
    spans = list(Row(row.cells, columns).spans())
    counted = {
        (start, end)
        for column, start, end in spans
        if row.text[start:end].isdigit() and (hours or words.figures.fullmatch(column))
    }
    left = [time for time in times if (time.char_start, time.char_end) not in counted]
    years = [span for span in spans if words.years.fullmatch(span[0]) and _YEAR.fullmatch(row.text[span[1] : span[2]])]
    if left or times or len(years) != 1:
        return left
    _, start, end = years[0]
    year = row.text[start:end]
    return [TimeExpression(year, TimeInterval(year, year, Granularity.YEAR), start, end)]


def figures_statement(row: Row, times: Sequence[TimeExpression], lead: str) -> Statement | None:
    """What a row of figures beside one time says, each figure with its column's name; None for any other row."""
    if len(times) != 1 or not row.columns:
        return None
    cells = [(column, row.text[start:end]) for column, start, end in row.spans()]
    first, rest = cells[0], cells[1:]
    dated = (times[0].char_start, times[0].char_end) == (0, len(first[1]))
    if not dated or not rest or any(re.search(r"[^\W\d_]{2}", cell) for _, cell in rest):
        return None
    opening = f"{lead}: " if lead else ""
    text = opening + CELL.join((first[1], *(f"{column}: {cell}" for column, cell in rest)))
    return Statement(text, None, (shift(times[0], -len(opening)),), item=True)


def row_statement(
    row: Row, times: Sequence[TimeExpression], title: str, heading: str, language: str, office: Office | None = None
) -> Statement | None:
    """What a row says as a whole: who or what held from when to when; None where its columns do not say so.

    Two cells under "From" and "To" are one stretch of time. A cell under an office is who held it, one under "Name"
    whose state the other cells tell.

    Args:
        row: a row.
        times: the temporal expressions of its text.
        title: the name of what the document is about, "" for none.
        heading: the heading above, "" for none.
        language: "en", "en-GB" or "it".
        office: the office whose holders the heading or title announces, if any.
    """
    term = _term(row, times, language) if row.columns else None
    states = _states(row, times, heading or title, language, office) if term else []
    if term is None or not (states or any(_tells(column, language) for column in row.columns)):
        return None
    lead = CELL.join(part for part in (title, heading) if part)
    text = f"{lead}: {row.text}" if lead else row.text
    offset = len(text) - len(row.text)
    told = tuple(moved(state, offset) for state in states)
    if office and told:
        written = (office.body or title,)
        people = tuple(state.holder for state in told if state.holder)
        return Statement(text, None, (shift(term, -offset),), told, written=written, people=people, item=True)
    people = tuple(state.holder for state in told if state.holder and is_holder(state.holder, language))
    return Statement(text, title or None, (shift(term, -offset),), told, people=people, item=True)


def _tells(column: str, language: str) -> bool:
    """Whether a column's name says what its cells are to the row's name or to the document."""
    relation = column_relation(column, language) or heading_relation(column, language)
    return relation is not None or is_office(column, language)


def _term(row: Row, times: Sequence[TimeExpression], language: str) -> TimeExpression | None:
    """The one time of a row: the stretch from its "From" to its "To", or the only cell that is a time."""
    words = load_sections(language[:2])
    whole = [
        (column, time)
        for column, start, end in row.spans()
        for time in times
        if (time.char_start, time.char_end) == (start, end)
    ]
    first = next((time for column, time in whole if words.first.fullmatch(column)), None)
    last = next((time for column, time in whole if words.last.fullmatch(column)), None)
    if first is None or last is None:
        return whole[0][1] if len(whole) == 1 else first
    if first.interval.start is None or last.interval.end_day < first.interval.start_day:
        return None
    interval = TimeInterval(first.interval.start, last.interval.end, Granularity.RANGE)
    begin, end = min(first.char_start, last.char_start), max(first.char_end, last.char_end)
    return TimeExpression(row.text[begin:end], interval, begin, end)


def _states(row: Row, times: Sequence[TimeExpression], about: str, language: str, office: Office | None) -> list[State]:
    """The states that the cells tell of their row's name, of who holds the office above them, or of the document."""
    told = [
        (column, start, end)
        for column, start, end in row.spans()
        if not names_nobody(row.text[start:end], language) and not _is_dated(times, start, end)
    ]
    holders = load_sections(language[:2]).holders
    owner = next(((start, end) for column, start, end in told if holders.fullmatch(column)), None)
    states = []
    for column, start, end in told:
        if (start, end) == owner:
            continue
        relation = column_relation(column, language) or heading_relation(column, language)
        if is_office(column, language):
            value = as_value(column)
            full = office.value if office and office.value.startswith(f"{value} ") else value
            holder = bare_name(row.text[start:end].partition(" (")[0], language)
            states.append(_held(column, "position", full, holder))
        elif relation and owner:
            states.append(_held(column, relation, row.text[start:end], row.text[slice(*owner)]))
        elif relation:
            states.append(State(column, Effect.OPENS, relation, row.text[start:end], 0, 0, start, end))
    if states or not told:
        return states
    start, end = owner or told[0][1:]
    if office:
        holder = bare_name(row.text[start:end].partition(" (")[0], language)
        return [_held(office.value, office.relation, office.value, holder)] if is_holder(holder, language) else []
    relation = heading_relation(about, language)
    return [State(about, Effect.OPENS, relation, row.text[start:end], 0, 0, start, end)] if relation else []


def _held(column: str, relation: str, value: str, holder: str) -> State:
    return State(column, Effect.OPENS, relation, value, 0, 0, holder=holder, holder_is_subject=True)


def _is_dated(times: Sequence[TimeExpression], start: int, end: int) -> bool:
    """Whether a cell is a time and nothing else."""
    return any(time.char_start <= start and end <= time.char_end for time in times)
