"""List items, table rows and infobox lines as statements about the document's subject."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from chronoflux.loaders.states import State, find_state
from chronoflux.model import Effect, TimeExpression

_BRACKETS = re.compile(r"\(\s*\)|\[[^\]]*\]")
_EDGES = " -–—:,;.*•|()\t"


def list_statement(
    item: str, times: Sequence[TimeExpression], title: str, heading: str, language: str
) -> tuple[str, State | None]:
    """An item with the title and heading it belongs to, and the state it gives the document's subject.

    "1998–2001 Milan" under "Clubs" on Ann Lee's page reads "Ann Lee , Clubs: 1998–2001 Milan" and opens member_of
    Milan; which headings mean which relation stands in [list_headings] of the language's resource.

    Args:
        item: the item without its marks.
        times: its temporal expressions.
        title: the document's title.
        heading: the heading above, "" for none.
        language: "en", "en-GB" or "it".
    """
    lead = " , ".join(part for part in (title, heading) if part)
    statement = f"{lead}: {item}" if lead else item
    relation = heading_relation(heading, language)
    if relation is None:
        return statement, find_state(statement, language)
    start, end = _value_span(item, times)
    if start >= end or not times:
        return statement, find_state(statement, language)
    shift = len(statement) - len(item)
    return statement, State(
        trigger=heading,
        effect=Effect.OPENS,
        relation=relation,
        value=item[start:end],
        char_start=0,
        char_end=len(lead),
        value_start=start + shift,
        value_end=end + shift,
    )


def heading_relation(heading: str, language: str) -> str | None:
    """The relation that the items under a heading have to the document's subject."""
    for relation, pattern in _headings(language[:2]).items():
        if pattern.search(heading):
            return relation
    return None


@cache
def _headings(language: str) -> dict[str, re.Pattern[str]]:
    path = files("chronoflux.loaders.resources").joinpath(f"states_{language}.toml")
    table = tomllib.loads(path.read_text(encoding="utf-8"))["list_headings"]
    return {
        name: re.compile(rf"\b(?:{re.sub(chr(10) + ' *', '', text)})\b", re.IGNORECASE) for name, text in table.items()
    }


def _value_span(item: str, times: Sequence[TimeExpression]) -> tuple[int, int]:
    """The longest stretch of the item outside its times, up to a bracket or a comma."""
    borders = [0, *(edge for time in times for edge in (time.char_start, time.char_end)), len(item)]
    stretches = [(borders[i], borders[i + 1]) for i in range(0, len(borders), 2)]
    start, end = max(stretches, key=lambda pair: pair[1] - pair[0])
    cut = re.search(r"[(\[,;]", item[start:end].lstrip(_EDGES))
    while start < end and item[start] in _EDGES:
        start += 1
    if cut is not None and cut.start() > 0:
        end = start + cut.start()
    while end > start and item[end - 1] in _EDGES:
        end -= 1
    return start, end
