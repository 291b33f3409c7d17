"""What speaks for a name as the answer: its look, its time, its place in the line and among the others."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from chronoflux.answering.alignment.asked import Asked, now_words
from chronoflux.answering.alignment.figures import column_words
from chronoflux.answering.alignment.lines import Line, Told
from chronoflux.answering.alignment.names import Mention, count_mentions, mentions, surroundings
from chronoflux.answering.alignment.ranking import Option, Signs
from chronoflux.answering.alignment.signs import (
    apart,
    close_to_names,
    closeness,
    lasts,
    nearest_time,
    signs_of_lines,
)
from chronoflux.answering.kinds import wanted_kind
from chronoflux.calendar import OPEN_DAY
from chronoflux.language.stems import stems
from chronoflux.model import AnswerKind
from chronoflux.retrieval.agreement import fold, name_words

_DECADE = 3650.0
_NOW_REACH = 6.0
_TYPICAL = {
    AnswerKind.PERSON: frozenset({"PERSON"}),
    AnswerKind.ORGANISATION: frozenset({"ORG", "NAME"}),
    AnswerKind.PLACE: frozenset({"PLACE", "NAME", "ORG"}),
    AnswerKind.ROLE: frozenset({"ROLE"}),
}
"""Looks of what most likely is another answer of the same kind, for the order of several."""
_SURROUNDINGS = {AnswerKind.PERSON: "person", AnswerKind.ORGANISATION: "body", AnswerKind.PLACE: "place"}


@dataclass(frozen=True, slots=True)
class _Found:
    mention: Mention
    told: Told | None
    away: int

    @property
    def begin(self) -> int | None:
        """The first day of its time, if that is told."""
        first = self.told.interval.start_day if self.told is not None else -OPEN_DAY
        return first if first > -OPEN_DAY else None

    @property
    def place(self) -> tuple[int, int]:
        """Where it stands in its document."""
        return self.mention.line.index, self.mention.start


def names(asked: Asked, lines: Sequence[Line]) -> list[Option]:
    """Each name and noun phrase that may be the answer, with its signs beside those of its line.

    - KIND_LOOK: it looks so where that kind is asked for ("person_PLACE")
    - KIND_around_WHAT: the words around it make it so ("place_around_person")
    - near, near_name: closeness to the asked words, and to a word of an asked name
    - then, through, later, undated: its time meets the asked window, is a stretch that covers it, lies after it, or it
      has none
    - ended: its time has no beginning, and ends after the window begins (-1: before)
    - latest, fresh: nothing of the kind is told of a later time up to the window; how near its time is to it
    - carried: its time is that of a line before
    - newest, now: asked of now, how few others are told of a later time; closeness to a word for now
    - next, apace, beside, unpivoted: asked what came before or after something, how few others stand between; its time
      lies on that side (-1: on the other); it stands in the same line; the thing is not spoken of
    - again, often: it has been named before; how often it is
    - title, one_word, bracketed, opens: it stands in the title; is one word; stands in brackets; opens a clause
    - asked_noun, column: it has an asked word; its table column is headed by one
    """
    found = [
        _Found(mention, *nearest_time(mention.line, mention.start, mention.end)) for mention in mentions(asked, lines)
    ]
    base = dict(zip(map(id, lines), signs_of_lines(asked, lines), strict=True))
    others, pivots = _others(asked, found), _pivots(asked, lines)
    counts = count_mentions([each.mention for each in found])
    firsts: dict[tuple[str, str], tuple[int, int]] = {}
    options = []
    for each in sorted(found, key=lambda each: (each.mention.line.rank, each.place)):
        mention, document = each.mention, each.mention.line.document
        key = (document, mention.key)
        signs = {
            "none": 1.0,
            **base[id(mention.line)],
            **_look_signs(asked, each),
            **_place_signs(asked, each),
            **_time_signs(asked, each, others[document]),
            **_step_signs(asked, each, others[document], pivots[document]),
            "again": float(firsts.setdefault(key, each.place) != each.place),
            "often": math.log(counts[key]),
        }
        options.append(Option(mention.text, mention.key, mention.line, mention.start, mention.end, signs))
    return options


def _others(asked: Asked, found: Sequence[_Found]) -> dict[str, list[_Found]]:
    """What most likely is of the asked kind, by document."""
    typical = _TYPICAL.get(wanted_kind(asked.question))
    others: dict[str, list[_Found]] = defaultdict(list)
    for each in found:
        if typical is None or each.mention.look in typical:
            others[each.mention.line.document].append(each)
    return others


def _look_signs(asked: Asked, found: _Found) -> Signs:
    kind, look = wanted_kind(asked.question), found.mention.look
    kind = kind if kind in _TYPICAL else AnswerKind.ANY
    signs = {f"{kind.value}_{look}": 1.0}
    if kind in _SURROUNDINGS:
        signs |= {f"{kind.value}_around_{what}": value for what, value in surroundings(found.mention).items()}
    return signs


def _place_signs(asked: Asked, found: _Found) -> Signs:
    mention, line = found.mention, found.mention.line
    before, wanted = line.text[: mention.start], frozenset[str]().union(*asked.words.values())
    words = fold(mention.text).split()
    return {
        "near": closeness(line, mention.start, mention.end, asked.words.values()),
        "near_name": close_to_names(asked, line, mention.start, mention.end),
        "title": float(set(fold(line.title).split()).issuperset(name_words(mention.text))),
        "one_word": float(len(words) == 1),
        "bracketed": float(before.count("(") > before.count(")")),
        "opens": float(before.strip() == "" or before.rstrip()[-1:] in set(",;:–—|")),
        "asked_noun": float(any(not wanted.isdisjoint(stems(word)) for word in words)),
        "column": float(bool(column_words(line, mention.start) & wanted)),
    }


def _time_signs(asked: Asked, found: _Found, others: Sequence[_Found]) -> Signs:
    signs: Signs = {}
    if asked.window is not None and not asked.step:
        signs = _window_signs(asked, found, others)
    if asked.now:
        signs["now"] = _close_to_now(found)
        if found.begin is not None:
            signs["newest"] = 1 / (1 + _others_between(found, others, found.begin + 1, OPEN_DAY))
    return signs


def _window_signs(asked: Asked, found: _Found, others: Sequence[_Found]) -> Signs:
    window, told = asked.window, found.told
    if window is None or told is None:
        return {"undated": 1.0}
    first, last = told.interval.start_day, told.interval.end_day
    held = first <= window.end_day and last >= window.start_day
    signs: Signs = {"carried": float(not told.written or told not in found.mention.line.times)}
    if found.begin is None:
        signs["ended"] = 1.0 if window.start_day <= last else -1.0
        return signs
    stretch = lasts(told)
    signs["then"] = float(held and not stretch)
    signs["through"] = float(held and stretch and last < OPEN_DAY)
    signs["later"] = float(first > window.end_day or (stretch and last < window.start_day))
    if first <= window.end_day:
        signs["latest"] = float(_others_between(found, others, first + 1, window.end_day) == 0)
        signs["fresh"] = math.exp(-max(0, window.start_day - first) / _DECADE)
    return signs


def _others_between(found: _Found, others: Sequence[_Found], first: int, last: int) -> int:
    """How many others are told of a time that begins within some days."""
    keys = {each.mention.key for each in others if each.begin is not None and first <= each.begin <= last}
    return len(keys - {found.mention.key})


def _close_to_now(found: _Found) -> float:
    line, mention = found.mention.line, found.mention
    cues = now_words(line.language)
    places = (
        apart(line.text, mention.start, mention.end, word.start, word.end) for word in line.words if word.text in cues
    )
    return max((math.exp(-place / _NOW_REACH) for place in places), default=0.0)


def _pivots(asked: Asked, lines: Sequence[Line]) -> dict[str, list[tuple[Line, int, int]]]:
    """Where each document speaks of what the answer came before or after, by its last word."""
    places: dict[str, list[tuple[Line, int, int]]] = defaultdict(list)
    if not asked.step:
        return places
    named = [name for name in asked.names if not asked.pivot or name in asked.pivot]
    ends = {name_words(text)[-1] for text in (*named, asked.pivot) if name_words(text)}
    for line in lines:
        places[line.document] += [(line, word.start, word.end) for word in line.words if word.text in ends]
    return places


def _step_signs(
    asked: Asked, found: _Found, others: Sequence[_Found], pivots: Sequence[tuple[Line, int, int]]
) -> Signs:
    if not asked.step:
        return {}
    signs: Signs = {"unpivoted": float(not pivots), "next": 0.0, "apace": 0.0}
    for line, start, end in pivots:
        pivot = (line.index, start)
        if line is found.mention.line:
            signs["beside"] = 1.0
        low, high = sorted((pivot, found.place))
        if (pivot < found.place) is (asked.step > 0):
            keys = {each.mention.key for each in others if low < each.place < high} - {found.mention.key}
            signs["next"] = max(signs["next"], 1 / (1 + len(keys)))
        told, _ = nearest_time(line, start, end)
        if told is not None and found.told is not None:
            ahead = asked.step * (_edge(found.told) - _edge(told))
            signs["apace"] = max(signs["apace"], 1.0) if ahead >= 0 else signs["apace"] or -1.0
    return signs


def _edge(told: Told) -> int:
    return told.interval.start_day if told.interval.start_day > -OPEN_DAY else told.interval.end_day
