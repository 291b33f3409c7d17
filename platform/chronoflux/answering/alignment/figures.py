"""How many: the figures that lines tell."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence

from chronoflux.answering.alignment.asked import Asked
from chronoflux.answering.alignment.lines import Line, Told
from chronoflux.answering.alignment.ranking import Option, Signs
from chronoflux.answering.alignment.signs import closeness, lasts, nearest_time, signs_of_lines
from chronoflux.answering.phrases import load_phrases
from chronoflux.language.stems import stems_of
from chronoflux.model import Window
from chronoflux.retrieval.agreement import fold

_CELL = re.compile(r"(?<=\|)\s*(\d[\d.,]*)\s*(?=\|)")
_NEXT = re.compile(r"\s*([^\W\d_]+)")
_ORDINAL = frozenset("°ºª")
_YEAR = 365.25
_Found = tuple[Line, int, int, Told | None, int]


def figures(asked: Asked, lines: Sequence[Line]) -> list[Option]:
    """Each figure of the lines with its signs beside those of its line.

    - unit: what it counts is an asked word ("64 members")
    - near: closeness to the asked words
    - then, later, near_time, latest: it is told of the asked time; of a later one; how near to it; of the latest time
      up to it that any figure tells of
    - timed: of the figures beside its time it stands nearest to it
    - length: it counts years, months ... or is an age
    - column: its column is headed by an asked word
    - spelled: it is written in words
    """
    every = [(line, start, end, *nearest_time(line, start, end)) for line in lines for start, end in _figures_of(line)]
    found = _of_the_time(asked.window, every)
    base = {id(line): signs for line, signs in zip(lines, signs_of_lines(asked, lines), strict=True)}
    return [
        Option(
            each[0].text[each[1] : each[2]],
            each[0].text[each[1] : each[2]],
            each[0],
            each[1],
            each[2],
            {"none": 1.0, **base[id(each[0])], **_signs(asked, each, found)},
        )
        for each in found
    ]


def _of_the_time(window: Window | None, found: Sequence[_Found]) -> Sequence[_Found]:
    """The figures told of the asked time, where the best document has any: those of other times then tell nothing."""

    def is_then(told: Told | None) -> bool:
        if window is None or told is None or lasts(told):
            return False
        return told.interval.start_day <= window.end_day and told.interval.end_day >= window.start_day

    then = [each for each in found if each[0].rank == 0 and is_then(each[3])]
    return then or found


def _figures_of(line: Line) -> Iterator[tuple[int, int]]:
    """The places of the numbers that are part of no time."""
    spans = {(match.start(), match.end()) for match in load_phrases(line.language).figure.finditer(line.text)}
    if line.text.startswith("|"):
        spans |= {match.span(1) for match in _CELL.finditer(line.text)}
    for start, end in sorted(spans):
        in_time = any(told.written and told.start < end and start < told.end for told in line.times)
        if not in_time and line.text[end : end + 1] not in _ORDINAL:
            yield start, end


def _signs(asked: Asked, found: _Found, others: Sequence[_Found]) -> Signs:
    line, start, end, told, _ = found
    wanted = frozenset[str]().union(*asked.words.values())
    counted = _NEXT.match(line.text, end)
    unit = fold(counted[1]) if counted else ""
    lengths = load_phrases(line.language).length_units
    return {
        "unit": float(not wanted.isdisjoint(stems_of([unit]))) if unit else 0.0,
        "near": closeness(line, start, end, asked.words.values()),
        "length": float(unit in lengths),
        "column": float(bool(column_words(line, start) & wanted)),
        "spelled": float(not line.text[start].isdigit()),
        "timed": float(_has_time_to_itself(found, others)),
        **_time_signs(asked.window, told, [each for each in others if each[0].document == line.document]),
    }


def column_words(line: Line, place: int) -> frozenset[str]:
    """The stems of the head of the table column that a place of a row stands in."""
    if not line.text.startswith("|"):
        return frozenset()
    heads = line.head.strip().strip("|").split("|")
    column = line.text[:place].count("|") - 1
    return stems_of(fold(heads[column]).split()) if 0 <= column < len(heads) else frozenset()


def _has_time_to_itself(found: _Found, others: Sequence[_Found]) -> bool:
    line, _, _, told, away = found
    if told is None or not told.written:
        return False
    return not any(each[0] is line and each[3] is told and each[4] < away for each in others)


def _time_signs(window: Window | None, told: Told | None, others: Sequence[_Found]) -> Signs:
    if told is None:
        return {"undated": 1.0}
    first, last = told.interval.start_day, told.interval.end_day
    begins = [each[3].interval.start_day for each in others if each[3] is not None]
    if window is None:
        return {"latest": float(not any(first < begin for begin in begins))}
    held = first <= window.end_day and last >= window.start_day
    past = first <= window.end_day and not any(first < begin <= window.end_day for begin in begins)
    away = min(abs(window.start_day - first), abs(window.start_day - last))
    return {
        "then": float(held and not lasts(told)),
        "through": float(held and lasts(told)),
        "later": float(first > window.end_day),
        "latest": float(past),
        "near_time": math.exp(-away / _YEAR),
    }
