"""When: the dates that lines tell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from chronoflux.answering.alignment.asked import Asked
from chronoflux.answering.alignment.lines import Line, Told
from chronoflux.answering.alignment.ranking import Option, Signs
from chronoflux.answering.alignment.signs import close_to_names, closeness, lasts, signs_of_lines
from chronoflux.answering.phrases import Phrases, load_phrases
from chronoflux.retrieval.agreement import fold

_DAY_LENGTH = 10
"""Characters of an ISO date that names a day."""


def dates(asked: Asked, lines: Sequence[Line]) -> list[Option]:
    """Each date of the lines, both bounds of a stretch, with its signs beside those of its line.

    - near, near_name: closeness to the asked words, and to a word of an asked name
    - carried: the line tells no date and carries one on
    - untold: an event of the line has it, the line does not write it out
    - bound: it is one bound of a stretch of time
    - asked_bound: it is that bound which the question's wording asks for, -1 for the other one
    - until: it is the end of something without a beginning
    - first, last, only: it is the first date of its line, the last of several, the only one
    - day: it names a day; twice where a day is asked for
    """
    phrases = load_phrases(asked.question.language)
    options = []
    for line, base in zip(lines, signs_of_lines(asked, lines), strict=True):
        times = line.times or ((line.carried,) if line.carried is not None else ())
        for told in times:
            for bound, iso in _bounds(told):
                signs = {"none": 1.0, **base, **_signs(asked, phrases, line, told, bound, iso)}
                options.append(Option(iso, iso, line, told.start, told.end, signs))
    return options


def _bounds(told: Told) -> Iterator[tuple[str, str]]:
    """The dates a time stands for: of a stretch its beginning and its end, else one."""
    start, end = told.interval.start, told.interval.end
    if start is None or end is None or start == end or not lasts(told):
        iso = start or end
        if iso is not None:
            yield "", iso
        return
    yield "begin", start
    yield "end", end


def _signs(asked: Asked, phrases: Phrases, line: Line, told: Told, bound: str, iso: str) -> Signs:
    words = set(fold(asked.question.text).split())
    finish, begin = bool(words & phrases.finish), bool(words & phrases.begin)
    wanted = "end" if finish else "begin" if begin else ""
    carried = told not in line.times
    written = told.written and not carried
    return {
        "near": closeness(line, told.start, told.end, asked.words.values()) if written else 0.0,
        "near_name": close_to_names(asked, line, told.start, told.end) if written else 0.0,
        "carried": float(carried),
        "untold": float(not written and not carried),
        "bound": float(bool(bound)),
        "asked_bound": (1.0 if bound == wanted else -1.0) if bound and wanted else 0.0,
        "until": float(told.interval.start is None),
        "first": float(not carried and told is line.times[0]),
        "last": float(not carried and told is line.times[-1] and len(line.times) > 1),
        "only": float(len(line.times) == 1),
        "day": float(len(iso.lstrip("-")) >= _DAY_LENGTH) * (2.0 if words & phrases.day else 1.0),
    }
