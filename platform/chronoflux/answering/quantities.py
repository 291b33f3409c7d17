"""How many of something there were: the figure that a text tells, where a question asks for a number of things."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from chronoflux.answering.binding import NAMED, naming_of
from chronoflux.answering.case import Case, Finding
from chronoflux.language.stems import stems, stems_of
from chronoflux.model import AnswerKind, Evidence
from chronoflux.retrieval.agreement import fold

_DESCRIBED, _REACH = 2, 4
"""Most words between a figure and what it counts ("41 full-time members"), and between that and a figure behind it."""
_WORD = re.compile(r"[^\W\d_][\w'’-]*")


def find_quantity(case: Case) -> Finding | None:
    """The figure beside the thing that is counted; None where none is told or no number of things is asked for.

    It counts for the asked time; without one, the latest told. An earlier or a later figure tells nothing.
    """
    counted = case.phrases.counted.search(case.question.text)
    if case.question.answer_kind is not AnswerKind.NUMBER or counted is None:
        return None
    told = [(item, figure) for item in _in_reach(case) if (figure := _figure_of(case, item, counted["noun"]))]
    if not told:
        return None
    item, figure = max(
        told, key=lambda pair: (naming_of(case.question, pair[0]), pair[0].start_day, pair[0].score, pair[0].id)
    )
    reason = case.phrases.say("best_event", event=case.label(item), date=case.phrases.date(item.start), text=item.text)
    return Finding(figure, reason, (item,), 0.6)


def _in_reach(case: Case) -> Sequence[Evidence]:
    items = case.in_range() if case.windows else case.evidence
    return [item for item in items if naming_of(case.question, item) >= NAMED]


def _figure_of(case: Case, item: Evidence, noun: str) -> str | None:
    """The figure of an event; where only its sentence says of what, its one figure ("in 1965 it was 95,000")."""
    figure = _figure(case, item.text, noun)
    if figure is not None:
        return figure
    found = list(case.phrases.figure.finditer(item.text))
    counts = not stems(fold(noun)).isdisjoint(stems_of(fold(item.sentence).split()))
    return found[0][0] if len(found) == 1 and counts and item.text != item.sentence else None


def _figure(case: Case, text: str, noun: str) -> str | None:
    """What a text counts of a noun: the last figure of "from 22 players to 13", the only one of "41 paid members"."""
    wanted = stems(fold(noun))
    found = list(case.phrases.figure.finditer(text))
    for place, figure in enumerate(found):
        behind = _words(text[figure.end() :], _DESCRIBED + 1)
        if not any(not wanted.isdisjoint(stems(word)) for word in behind):
            continue
        following = found[place + 1] if place + 1 < len(found) else None
        changed = following and case.phrases.changed.fullmatch(text[figure.end() : following.start()])
        return following[0] if following and changed else figure[0]
    return next(_behind(found, text, wanted), None)


def _behind(found: Sequence[re.Match[str]], text: str, wanted: frozenset[str]) -> Iterator[str]:
    """The figures that the noun leads to: "members numbered 64"."""
    for figure in found:
        before = _words(re.split(r"[.,;()]", text[: figure.start()])[-1], None)[-_REACH - 1 :]
        if any(not wanted.isdisjoint(stems(word)) for word in before):
            yield figure[0]


def _words(text: str, most: int | None) -> list[str]:
    """The folded words up to the first mark."""
    return [fold(word) for word in _WORD.findall(re.split(r"[.,;()]", text, maxsplit=1)[0])][:most]
