"""List items, table rows and infobox lines as statements about the document's subject."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files

from chronoflux.loaders.clause_words import clause_words
from chronoflux.loaders.state_grammar import load_grammar
from chronoflux.loaders.states import State, find_state
from chronoflux.model import Effect, TimeExpression

_BRACKETS = re.compile(r"\(\s*\)|\[[^\]]*\]")
_BREAK = "\n  "
_LONGEST_LABEL = 80
_MARK = re.compile(r"[-*•–]\s+(?:\d{1,3}\s?[.)]\s+)?|\d{1,3}[.)]\s+")
_KEYED = re.compile(r"[^\s:.][^:.\n]{0,40}:\s+\S")
_YEAR_FIRST = re.compile(r"\d{4}\b")
_YEAR_KEY = re.compile(r"[^\s:]{4,12}(?::|\s[–—-])\s+(?=\S)")
_EMPLOYING = frozenset({"member_of", "employer"})
"""Relations that give way to an office where one is named ("Career": "2010–2014 director, Acme")."""
_EDGES = " -–—→:,;.*•|()\t"


@dataclass(frozen=True, slots=True)
class _Sections:
    """What the headings of a language mean."""

    headings: dict[str, re.Pattern[str]]
    skipped: re.Pattern[str]


def list_statement(
    item: str, times: Sequence[TimeExpression], title: str, heading: str, language: str, columns: str = ""
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
        columns: the header of the table that the item is a row of, "" for none.
    """
    label = split_label(item, times)
    lead = " , ".join(part for part in (title, heading) if part)
    statement = f"{lead}: {item}" if lead else item
    shift = len(statement) - len(item)
    named = [(name, heading_relation(name, language)) for name in (heading, columns, label.rstrip(": "))]
    trigger, relation = next((pair for pair in named if pair[1]), (heading, None))
    skipped = len(label) if label and trigger == label.rstrip(": ") else 0
    nouns = load_grammar(language[:2]).nouns
    start, end = _value_span(item, times, skipped, nouns["school"] if relation == "education" else None)
    if relation in _EMPLOYING and nouns["office"].search(item[start:end]):
        relation = "position"
    own = find_state(item, language, times)
    if own is not None and own.char_start == start:
        return statement, _moved(own, shift)
    if relation is None or start >= end or not times:
        return statement, _moved(own, shift)
    return statement, State(
        trigger=trigger,
        effect=Effect.OPENS,
        relation=relation,
        value=item[start:end],
        char_start=0,
        char_end=len(lead),
        value_start=start + shift,
        value_end=end + shift,
    )


def item_text(text: str, language: str) -> str | None:
    """What a list item, table row or infobox line says, its marks taken off; None for a sentence.

    Such a line opens with a bullet or a number, has cells ("| 1998 | Milan |"), is keyed ("Years active: 1998–2004"),
    opens with a year and has no verb ("1998–2001 Milan"), or has one without a subject after it ("1998: joined Milan").
    """
    line = text.strip()
    if line.startswith("|") or " | " in line:
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        return " , ".join(cell for cell in cells if cell.strip("-: ")) or None
    matched = _MARK.match(line)
    if matched:
        return line[matched.end() :]
    words, key = clause_words(language), _YEAR_KEY.match(line) if line[:1].isdigit() else None
    if key and words.finite_start.match(line, key.end()):
        return line
    bare = _KEYED.match(line) or _YEAR_FIRST.match(line)
    return line if bare and not words.verb.search(line) else None


def split_label(item: str, times: Sequence[TimeExpression]) -> str:
    """The label that an item opens with ("Gustav Ziegelheim : ..."), colon included; "" where it has none."""
    colon = item.find(":", 0, _LONGEST_LABEL)
    first = min((time.char_start for time in times), default=len(item))
    return item[: colon + 1] if 0 < colon < first else ""


def _moved(state: State | None, shift: int) -> State | None:
    if state is None:
        return None
    start, end = (-1, -1) if state.value is None else (state.value_start + shift, state.value_end + shift)
    return replace(
        state, char_start=state.char_start + shift, char_end=state.char_end + shift, value_start=start, value_end=end
    )


def is_skipped(heading: str, language: str) -> bool:
    """Whether the section under a heading states no facts of its own (references, links)."""
    return _sections(language[:2]).skipped.fullmatch(heading.strip()) is not None


def heading_relation(heading: str, language: str) -> str | None:
    """The relation that the items under a heading have to the document's subject."""
    for relation, pattern in _sections(language[:2]).headings.items():
        if pattern.fullmatch(heading.strip()):
            return relation
    return None


@cache
def _sections(language: str) -> _Sections:
    path = files("chronoflux.loaders.resources").joinpath(f"states_{language}.toml")
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    tail = table["sections"]["tail"]
    headings = {
        name: re.compile(rf"(?:.*\s)?(?:{''.join(text.split(_BREAK))})(?:\s+(?:{tail})\b.*|\s*\(.*\))?", re.IGNORECASE)
        for name, text in table["list_headings"].items()
    }
    return _Sections(headings, skipped=re.compile(table["sections"]["skipped"], re.IGNORECASE))


def _value_span(
    item: str, times: Sequence[TimeExpression], begin: int, wanted: re.Pattern[str] | None
) -> tuple[int, int]:
    """The longest stretch of the item from `begin` on outside its times, up to a bracket or a comma.

    Of several with commas between, the one that holds what is `wanted`: "BSc Physics, University of Leeds".
    """
    borders = [begin, *(edge for time in times for edge in (time.char_start, time.char_end)), len(item)]
    stretches = [(borders[i], borders[i + 1]) for i in range(0, len(borders), 2)]
    start, end = max(stretches, key=lambda pair: pair[1] - pair[0])
    pieces = re.finditer(r"[^,;(]+", item[start:end]) if wanted is not None else ()
    chosen = next((piece for piece in pieces if wanted is not None and wanted.search(piece[0])), None)
    if chosen is not None:
        start, end = start + chosen.start(), start + chosen.end()
    cut = re.search(r"[(\[,;]", item[start:end].lstrip(_EDGES))
    while start < end and item[start] in _EDGES:
        start += 1
    if cut is not None and cut.start() > 0:
        end = start + cut.start()
    while end > start and item[end - 1] in _EDGES:
        end -= 1
    return start, end
