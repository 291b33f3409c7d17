"""List items and table rows as statements of what their document is about."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from chronoflux.loaders.clauses import shift, split_clauses
from chronoflux.loaders.lists import list_statement, split_label
from chronoflux.loaders.staff import staff_post
from chronoflux.loaders.standing import EDGES
from chronoflux.loaders.statement import Statement
from chronoflux.loaders.statements import beside_times
from chronoflux.model import TimeExpression


def item_statements(
    item: str, times: Sequence[TimeExpression], title: str, heading: str, language: str, columns: str = ""
) -> Iterator[Statement]:
    """The statements of a list item or table row, which tell of the document's subject (see `list_statement`)."""
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
