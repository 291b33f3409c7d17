"""How long: the lengths of time that lines state, and those between two dates they tell."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from chronoflux.answering.alignment.asked import Asked
from chronoflux.answering.alignment.lines import Line, Told
from chronoflux.answering.alignment.ranking import Option, Signs
from chronoflux.answering.alignment.signs import closeness, lasts, signs_of_lines
from chronoflux.answering.lengths import length_between, stated_lengths
from chronoflux.answering.phrases import load_phrases
from chronoflux.retrieval.agreement import fold

_AHEAD = 4
"""Dates behind one to which a length may run."""
_LONGEST_LIFE = 60
"""Years from which a length is rather a history than what somebody did."""


def lengths(asked: Asked, lines: Sequence[Line]) -> list[Option]:
    """Each length that the lines tell or imply, with its signs beside those of its line.

    - told: the line states it ("for twelve years"); else it is that of a stretch or from one date to a later one
    - pair: it runs from one date to another
    - one_line: both of its ends stand in one line
    - adjacent: 1 for neighbouring dates, less for those with others in between
    - up_to: it runs to a date that ends something ("until 1969")
    - near, near_end: closeness of its beginning, and of its end, to the asked words
    - vast: it is longer than what one person does
    """
    signs = dict(zip(map(id, lines), signs_of_lines(asked, lines), strict=True))
    options = [*_stated(asked, lines, signs), *_stretches(asked, lines, signs), *_pairs(asked, lines, signs)]
    return [option for option in options if option.answer]


def _stated(asked: Asked, lines: Sequence[Line], signs: dict[int, Signs]) -> Iterator[Option]:
    for line in lines:
        for start, end in stated_lengths(line.text):
            own = {"told": 1.0, "one_line": 1.0}
            yield _option(asked, line.text[start:end], line, (start, end), (line, start, end), own | signs[id(line)])


def _stretches(asked: Asked, lines: Sequence[Line], signs: dict[int, Signs]) -> Iterator[Option]:
    phrases = load_phrases(asked.question.language)
    for line in lines:
        for told in line.times:
            begin, finish = told.interval.start, told.interval.end
            if begin is not None and finish is not None and lasts(told):
                text = length_between(phrases, begin, finish) or ""
                place = (told.start, told.end)
                yield _option(asked, text, line, place, (line, *place), {"one_line": 1.0} | signs[id(line)])


def _pairs(asked: Asked, lines: Sequence[Line], signs: dict[int, Signs]) -> Iterator[Option]:
    phrases = load_phrases(asked.question.language)
    for _, group in groupby(lines, key=lambda line: line.document):
        dated = [(line, told) for line in group for told in line.times]
        for place, (line, told) in enumerate(dated):
            for step, (other, later) in enumerate(dated[place + 1 : place + 1 + _AHEAD], start=1):
                begin = told.interval.start or told.interval.end
                finish = later.interval.start or later.interval.end
                if begin is None or finish is None:
                    continue
                text = length_between(phrases, begin, finish) or ""
                base = {key: (signs[id(line)][key] + signs[id(other)][key]) / 2 for key in signs[id(line)]}
                own = {"pair": 1.0, "one_line": float(other is line), "adjacent": 1 / step, "up_to": _ends(later)}
                yield _option(asked, text, line, (told.start, told.end), (other, later.start, later.end), own | base)


def _ends(told: Told) -> float:
    return float(told.interval.start is None)


def _option(
    asked: Asked, text: str, line: Line, begin: tuple[int, int], end: tuple[Line, int, int], signs: Signs
) -> Option:
    units = load_phrases(asked.question.language).length_units
    wanted = [stems for word, stems in asked.words.items() if word not in units]
    years = re.match(r"(\d+) [ya]", text)
    own = {
        "none": 1.0,
        "near": closeness(line, *begin, wanted),
        "near_end": closeness(*end, wanted),
        "vast": float(years is not None and int(years[1]) > _LONGEST_LIFE),
    }
    return Option(text, fold(text), line, *begin, own | signs)
