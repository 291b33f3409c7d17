"""Patterns of kinds: from the names of kinds to regular expressions over their characters, and what may begin one."""

from __future__ import annotations

import re

_TIMES = re.compile(r"\?|\{(?P<least>\d+)(?:,\d*)?\}")


def openers(source: str) -> set[str]:
    """The characters that a match of a compiled pattern may begin with; a pattern that may be empty has all of them.

    Args:
        source: characters, sets, groups, alternatives, lookaheads, "?" and counts, as `compile_pattern` makes them.
    """
    return _of_branches(source, 0)[0]


def _of_branches(source: str, place: int) -> tuple[set[str], bool, int]:
    """The openers of alternatives, whether one may be empty, and where they end."""
    opened: set[str] = set()
    empty = False
    while True:
        found, may_be_empty, place = _of_sequence(source, place)
        opened, empty = opened | found, empty or may_be_empty
        if place == len(source) or source[place] == ")":
            return opened, empty, place
        place += 1


def _of_sequence(source: str, place: int) -> tuple[set[str], bool, int]:
    opened: set[str] = set()
    empty = True
    while place < len(source) and source[place] not in "|)":
        found, optional, place = _of_item(source, place)
        times = _TIMES.match(source, place)
        if times is not None:
            place = times.end()
            optional = optional or times.group() == "?" or times["least"] == "0"
        opened |= found if empty else set()
        empty = empty and optional
    return opened, empty, place


def _of_item(source: str, place: int) -> tuple[set[str], bool, int]:
    """The openers of a character, a set or a group; a lookahead takes nothing."""
    if source[place] == "(":
        looks = source[place + 2] in "=!"
        found, empty, end = _of_branches(source, place + 3)
        return (set(), True, end + 1) if looks else (found, empty, end + 1)
    end = source.index("]", place) if source[place] == "[" else place
    return set(source[place : end + 1]) - {"[", "]"}, False, end + 1
