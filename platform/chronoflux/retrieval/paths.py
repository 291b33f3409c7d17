"""Reasoning paths: the chains that carried most energy, as a person reads them (FlowRAG's logical skeleton)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from chronoflux import cypher
from chronoflux.errors import GraphError
from chronoflux.graph.capabilities import Capabilities, say_once
from chronoflux.graph.runner import QueryRunner, Row
from chronoflux.language.resources import LANGUAGES
from chronoflux.language.text import blanked
from chronoflux.model import ReasoningPath
from chronoflux.retrieval.activation import Energies
from chronoflux.retrieval.cues import load_cues
from chronoflux.retrieval.passages import PassageHit
from chronoflux.temporal.expressions import find_times

_CANDIDATES = 100
_MOST_WORDS = 4
"""Words up to which what stands between two names says how they are related."""
_WORD = re.compile(r"\w+(?:[-'’]\w+)*")


def reasoning_paths(
    runner: QueryRunner,
    seeds: Energies,
    options: Mapping[str, Any],
    passages: Sequence[PassageHit],
    language: str,
    most: int,
) -> tuple[ReasoningPath, ...]:
    """The strongest chain into each of the best passages, most energy first.

    A passage that merely bears the name of the entity it was reached from has no chain: it would say nothing.

    Args:
        runner: the graph.
        seeds: energy of each entity at the start.
        options: of the flow.
        passages: the passages that are shown, best first; chains through others are left out.
        language: of the question; its small words say nothing about a relation.
        most: how many of the best passages get a chain; 0 asks for none.

    Returns:
        Nothing where the server lacks chronoflux.paths, which is said once.
    """
    if not seeds or not passages or most == 0:
        return ()
    shown = {passage.id: passage for passage in passages}
    rows = [row for row in _read(runner, seeds, options) if shown.keys() >= set(row["passages"])]
    strongest = {row["passages"][-1]: row for row in reversed(rows)}
    best = [strongest[passage.id] for passage in passages[:most] if passage.id in strongest]
    chosen = sorted(best, key=lambda row: (-row["energy"], row["passages"]))
    hops = [hop for row in chosen for hop in _hops(row)]
    links = dict(zip(hops, _links(runner, hops, language), strict=True))
    paths = (_path(row, [links[hop] for hop in _hops(row)], shown) for row in chosen)
    return tuple(path for path in paths if path.text != path.entities[0])


def relation_between(text: str, one: Iterable[str], other: Iterable[str], small_words: frozenset[str]) -> str | None:
    """The words by which a sentence relates two names: "mother" in "Ann's mother was Eve"; None when it does not say.

    Args:
        text: the sentence.
        one: how the first is written in it; nothing when the sentence only means it ("Her mother was Eve").
        other: how the second is written in it.
        small_words: words that say nothing, in lower case.
    """
    first, second = _places(text, one), _places(text, other)
    if not second:
        return None
    if not first:
        return _content(text[: second[0][0]], small_words)
    gaps = [(end, start) for _, end in first for start, _ in second if end <= start]
    gaps += [(end, start) for _, end in second for start, _ in first if end <= start]
    start, end = min(gaps, key=lambda gap: (gap[1] - gap[0], gap), default=(0, 0))
    return _content(text[start:end], small_words) or _content(text[: min(first[0], second[0])[0]], small_words)


def _places(text: str, names: Iterable[str]) -> list[tuple[int, int]]:
    return sorted((match.start(), match.end()) for name in names for match in re.finditer(re.escape(name), text))


def _content(text: str, small_words: frozenset[str]) -> str | None:
    """The words of a stretch that say something, up to the next name; None when there are none, or too many."""
    words: list[str] = []
    for word in _WORD.findall(text):
        if word[0].islower() and len(word) > 1 and word.lower() not in small_words:
            words.append(word)
        elif words and word[0].isupper():
            break
    return " ".join(words) if 0 < len(words) <= _MOST_WORDS else None


def _read(runner: QueryRunner, seeds: Energies, options: Mapping[str, Any]) -> list[Row]:
    try:
        return runner.read(cypher.load("retrieve/paths"), seeds=seeds, options={**options, "limit": _CANDIDATES})
    except GraphError:
        if Capabilities.of(runner).propagate:
            raise
        say_once("the server has no chronoflux.paths: answers come without reasoning paths")
        return []


def _hops(row: Row) -> list[tuple[str, str, str]]:
    """(entity, passage, entity) ids of each hop; the last passage ends the chain."""
    ids = [entity["id"] for entity in row["entities"]]
    return [(one, passage, other) for (one, other), passage in zip(pairwise(ids), row["passages"], strict=False)]


def _links(runner: QueryRunner, hops: Sequence[tuple[str, str, str]], language: str) -> list[str | None]:
    asked = [{"from": one, "passage": passage, "to": other} for one, passage, other in hops]
    small_words = load_cues(language).stop_words
    found: list[str | None] = [None] * len(hops)
    for row in runner.read(cypher.load("retrieve/path_sentences"), hops=asked) if hops else []:
        if found[row["hop"]] is None:
            text = _without_times(row["text"])
            found[row["hop"]] = relation_between(text, row["from"] or (), row["to"], small_words)
    return found


def _without_times(text: str) -> str:
    """The sentence with blanks for its dates, in whatever language: a month relates nobody to anything."""
    times = [time for language in LANGUAGES for time in find_times(text, language)]
    return blanked(text, ((time.char_start, time.char_end) for time in times))


def _path(row: Row, links: Sequence[str | None], shown: Mapping[str, PassageHit]) -> ReasoningPath:
    passages = [shown[passage] for passage in row["passages"]]
    return ReasoningPath(
        entities=tuple(entity["name"] for entity in row["entities"]),
        links=tuple(links),
        passages=tuple(passage.id for passage in passages),
        titles=tuple(passage.title for passage in passages),
        energy=row["energy"],
    )
