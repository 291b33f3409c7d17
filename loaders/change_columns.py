"""Columns called by a change ("Opened", "Demolished", "Costruzione"): each dates an event of its row's own thing."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from chronoflux.loaders.clause_words import clause_words
from chronoflux.loaders.clauses import shift
from chronoflux.loaders.item_statements import item_statements
from chronoflux.loaders.lists import CELL, label_state
from chronoflux.loaders.sections import column_relation, heading_relation, is_office, load_sections, names_nobody
from chronoflux.loaders.state import State
from chronoflux.loaders.statement import Statement
from chronoflux.loaders.statements import statements_of
from chronoflux.loaders.tables import Row
from chronoflux.loaders.word_tables import word_table
from chronoflux.model import Effect, Granularity, TimeExpression, TimeInterval

_FINAL_YEAR = re.compile(r"(?P<verb>[^\W\d_]+)\b[^\d;]*\s(?P<year>(?:1\d|20)\d\d)\Z")
"""A cell of a participle and a year: "scrapped 1951"."""
_ABOUT = re.compile(r"[\W\d_]*(?:[^\W\d_]{1,6}[\W\d_]*)?")
"""What may stand beside the time of a cell that says no more: "c. 1790", "1790 circa"."""


@dataclass(frozen=True, slots=True)
class _Words:
    dated: re.Pattern[str]
    """What stands around the change in a column's name; its group "change" is the change: "Year of construction"."""
    nouns: re.Pattern[str]
    """Nouns and phrases of a change."""
    counted: re.Pattern[str]
    """Participles whose column may count things: "Sold"."""
    making: re.Pattern[str]
    """Changes that make a thing."""
    makers: re.Pattern[str]
    """Columns that say who made it."""


@dataclass(frozen=True, slots=True)
class _Cell:
    column: str
    text: str
    times: tuple[TimeExpression, ...]
    """Those within it, as offsets into it."""

    @property
    def is_date(self) -> bool:
        """Whether it is a time and hardly a word more."""
        rest = self.text
        for time in reversed(self.times):
            rest = rest[: time.char_start] + rest[time.char_end :]
        return len(self.times) == 1 and _ABOUT.fullmatch(rest) is not None


def change_statements(row: Row, times: Sequence[TimeExpression], lead: str, language: str) -> list[Statement]:
    """The events of a row's thing, one a dated cell under a change, and what another cell tells with its own date.

    Args:
        row: a row.
        times: the temporal expressions of its text.
        lead: the title and heading it stands under.
        language: "en", "en-GB" or "it".
    """
    if not row.columns:
        return []
    cells = list(_cells(row, times, language))
    dated = [cell for cell in cells if cell.is_date]
    if not any(_change(cell.column, language) for cell in dated):
        return []
    changes = [cell for cell in dated if _change(cell.column, language, counted=True)]
    thing = _thing(cells, language)
    if thing is None:
        return []
    rest = [cell for cell in cells if cell is not thing and cell not in changes]
    beside = [cell for cell in rest if not cell.times and not names_nobody(cell.text, language)]
    told = [_told(thing, cell, beside if cell is changes[0] else (), lead, language) for cell in changes]
    return [*told, *(each for cell in rest if cell.times for each in _remarks(thing.text, cell, language))]


def _cells(row: Row, times: Sequence[TimeExpression], language: str) -> Iterator[_Cell]:
    for column, start, end in row.spans():
        text = row.text[start:end]
        inner = [shift(time, start) for time in times if start <= time.char_start and time.char_end <= end]
        yield _Cell(column, text, tuple(inner or _final_year(text, language)))


def _final_year(cell: str, language: str) -> Iterator[TimeExpression]:
    """The year at the end of a cell that opens with a participle."""
    found = _FINAL_YEAR.match(cell)
    known = (clause_words(language).past_participle, _words(language[:2]).nouns)
    if found and any(pattern.fullmatch(found["verb"]) for pattern in known):
        year = TimeInterval(found["year"], found["year"], Granularity.YEAR)
        yield TimeExpression(found["year"], year, *found.span("year"))


def _thing(cells: Sequence[_Cell], language: str) -> _Cell | None:
    """The cell that says what its row is about: that under "Name", else the first that is no state of another."""
    named = [cell for cell in cells if not cell.times and not names_nobody(cell.text, language)]
    holders = load_sections(language[:2]).holders
    called = next((cell for cell in named if holders.fullmatch(cell.column)), None)
    return called or next((cell for cell in named if not _tells_of_another(cell.column, language)), None)


def _tells_of_another(column: str, language: str) -> bool:
    makers = _words(language[:2]).makers
    relation = column_relation(column, language) or heading_relation(column, language)
    known = relation in ("ownership", "operator", "use", "award") or is_office(column, language)
    return known or makers.fullmatch(column) is not None


def _change(column: str, language: str, *, counted: bool = False) -> str:
    """The change that a column is called by, without the words around it; "" for none.

    A participle that may count things ("Sold") is one where it is `counted`: beside another change.
    """
    words, sections = _words(language[:2]), load_sections(language[:2])
    matched = words.dated.fullmatch(column.strip())
    change = matched["change"] if matched else ""
    if not change or sections.first.fullmatch(change) or sections.last.fullmatch(change):
        return ""
    participle = clause_words(language).past_participle.fullmatch(change)
    known = words.nouns.fullmatch(change) or label_state(change, language)
    return change if known or (participle and (counted or not words.counted.fullmatch(change))) else ""


def _told(thing: _Cell, cell: _Cell, beside: Sequence[_Cell], lead: str, language: str) -> Statement:
    """That a thing changed, with what else its row says of it beside."""
    words, change = _words(language[:2]), _change(cell.column, language, counted=True)
    opening = f"{lead}: {thing.text}: {cell.column}: " if lead else f"{thing.text}: {cell.column}: "
    text = opening + cell.text
    state = label_state(change, language)
    states = [state] if state else []
    for other in beside:
        text += f"{CELL}{other.column}: {other.text}"
        if words.making.fullmatch(change) and words.makers.fullmatch(other.column):
            start = len(text) - len(other.text)
            states.append(State(other.column, Effect.OPENS, "maker", other.text, 0, 0, start, len(text)))
    times = tuple(shift(time, -len(opening)) for time in cell.times)
    things = (thing.text,) if state and state.relation == "existence" else ()
    return Statement(text, thing.text, times, tuple(states), things=things, item=True)


def _remarks(thing: str, cell: _Cell, language: str) -> Iterator[Statement]:
    """What a cell tells of its row's thing with a date of its own: "scrapped 1951", "Orrin & Co. (1929-1940)"."""
    first = re.match(r"\w*", cell.text)
    if first is None or not clause_words(language).past_participle.fullmatch(first[0]) or not first[0].islower():
        text = f"{cell.column}: {cell.text}"
        offset = len(cell.text) - len(text)
        yield from item_statements(text, [shift(time, offset) for time in cell.times], thing, "", language)
        return
    for piece in re.finditer(r"[^;\s][^;]*", cell.text):
        inner = [time for time in cell.times if piece.start() <= time.char_start < piece.end()]
        if inner:
            moved = [shift(time, piece.start() - len(thing) - 1) for time in inner]
            yield from statements_of(f"{thing} {piece[0].rstrip()}", thing, moved, (), language)


@cache
def _words(language: str) -> _Words:
    table = word_table(language)["changes"]
    return _Words(**{name: re.compile(table[name], re.IGNORECASE) for name in _Words.__slots__})
