"""Dates that a scan has parted or misread: "2 1st of Octo ber 1873", "l9th of June, 1 905"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from chronoflux.temporal.grammar import Kind, Match, Token

LEAST_PARTED = 6
"""Letters of a month's name that is known even where it is parted."""
_LAST_DAY = 31
_FIRST_YEAR, _LAST_YEAR = 1300, 2100
_MISREAD = re.compile(r"[lI](?P<figures>\d|\d{3})(?P<suffix>st|nd|rd|th)?")


def parted_names(month: str) -> Iterator[tuple[str, str]]:
    """A month's name in small letters, parted at every place that leaves two letters on each side."""
    if len(month) >= LEAST_PARTED:
        yield from ((month[:cut], month[cut:]) for cut in range(2, len(month) - 1))


def misread_figures(word: str) -> tuple[str, str] | None:
    """The figures of a word that begins with a letter read for a one, and the letters behind them: "l9th", "I873"."""
    found = _MISREAD.fullmatch(word)
    return ("1" + found["figures"], found["suffix"] or "") if found else None


def parted_day(match: Match) -> Token | None:
    """A day whose figures a scan has parted, which its ending or a parted month shows: "2 1st of", "2 1 otto bre"."""
    tens, ones = match.tokens
    month = next(token for token in map(match.after, (1, 2)) if token.kind in {Kind.MONTH, Kind.ABBR})
    figures = tens.text + ones.text[:1]
    single = len(tens.text) == 1 and ones.start == tens.end + 1 and ones.text[1:2].isalpha() == bool(ones.text[1:])
    parted = (ones.kind is Kind.ORDINAL and bool(ones.text[1:])) or " " in month.text
    if not single or not parted or not figures.isdigit() or not 10 <= int(figures) <= _LAST_DAY:
        return None
    return Token(ones.kind, tens.start, ones.end, match.text[tens.start : ones.end], int(figures))


def parted_year(match: Match) -> list[Token] | None:
    """3 June 1 905, il 18 maggio 19 07: behind a day and month, where it counts nothing that follows."""
    *day, first, second = match.tokens
    written, right = first.text + second.text, match.after()
    counts = (
        right.kind is Kind.WORD and right.text[:1].islower() and right.lower not in match.lexicon.guards["followers"]
    )
    if second.start != first.end + 1 or not written.isdigit() or counts or right.lower in match.lexicon.guards["units"]:
        return None
    if len(written) != len(str(_FIRST_YEAR)) or not _FIRST_YEAR <= int(written) <= _LAST_YEAR:
        return None
    return [*day, Token(Kind.YEAR, first.start, second.end, match.text[first.start : second.end], int(written))]
