"""List items and table rows as statements of what their document is about."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from chronoflux.loaders.clauses import shift, split_clauses
from chronoflux.loaders.lists import list_statement, split_label
from chronoflux.loaders.sections import heading_relation
from chronoflux.loaders.staff import staff_post
from chronoflux.loaders.standing import EDGES
from chronoflux.loaders.statement import Statement
from chronoflux.loaders.statements import beside_times
from chronoflux.model import Granularity, TimeExpression, TimeInterval

_ENDED = re.compile(r"[;,]\s*[^\W\d_]{1,9}\.?\s*")
"""What parts the year of a wedding from that of the end: "; div. "."""
_PART = re.compile(r"[^;\s](?:\([^()]*\)|[^;(]|\()*")
"""What stands between semicolons outside brackets."""


def item_statements(
    item: str, times: Sequence[TimeExpression], title: str, heading: str, language: str, columns: str = ""
) -> Iterator[Statement]:
    """The statements of a list item or table row, which tell of the document's subject (see `list_statement`)."""
    label = split_label(item, times)
    if heading_relation(label.rstrip(": ") or heading, language) == "spouse":
        times = _marriages(item, times)
    if parts := _parts(item, label, times):
        for part, own in parts:
            yield from _clause_statements(part, own, title, heading, language, columns)
        return
    yield from _clause_statements(item, times, title, heading, language, columns)


def _marriages(item: str, times: Sequence[TimeExpression]) -> list[TimeExpression]:
    """The times of an item with the two of a marriage as one stretch: "(m. 1938; div. 1951)"."""
    joined = list(times[:1])
    for time in times[1:]:
        last = joined[-1]
        begun = last.interval.start is not None and _ENDED.fullmatch(item, last.char_end, time.char_start)
        if begun and item[time.char_end : time.char_end + 1] == ")":
            start, end = last.interval.start, time.interval.end
            span = item[last.char_start : time.char_end]
            interval = TimeInterval(start, end, Granularity.RANGE)
            joined[-1] = TimeExpression(span, interval, last.char_start, time.char_end)
        else:
            joined.append(time)
    return joined


def _parts(item: str, label: str, times: Sequence[TimeExpression]) -> list[tuple[str, list[TimeExpression]]]:
    """What stands between the semicolons behind a label, each with the label, where each has a time of its own."""
    lead = f"{label} " if label else ""
    parts = []
    for match in _PART.finditer(item, len(label)) if label and ";" in item else ():
        own = [time for time in times if match.start() <= time.char_start and time.char_end <= match.end()]
        parts.append((f"{lead}{match[0].rstrip()}", [shift(time, match.start() - len(lead)) for time in own]))
    return parts if len(parts) > 1 and all(own for _, own in parts) else []


def _clause_statements(
    item: str, times: Sequence[TimeExpression], title: str, heading: str, language: str, columns: str
) -> Iterator[Statement]:
    """The statements of an item, one a clause."""
    label = split_label(item, times)
    for clause in split_clauses(item, times, language):
        own = item[clause.start : clause.end]
        trimmed = own.lstrip(EDGES)
        prefix = f"{label} " if label and clause.start else ""
        offset = clause.start + len(own) - len(trimmed) - len(prefix)
        own = prefix + trimmed.rstrip(EDGES)
        inner = [shift(time, offset) for time in clause.times]
        beside = beside_times(own, inner)
        if not re.search(r"[^\W\d_]", beside) and not (heading and inner and re.search(r"\d", beside)):
            continue
        text, states = list_statement(own, inner, title, heading, language, columns)
        post = staff_post(own, inner, language)
        states = (post,) if post else states
        moved = tuple(shift(time, len(own) - len(text)) for time in inner)
        people = (post.holder,) if post and post.holder else ()
        yield Statement(text, title or None, moved, states, listed=clause.listed, people=people, item=True)
