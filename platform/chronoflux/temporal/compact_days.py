"""What the rules of days make that are written in figures without marks, or by their number in the year."""

from __future__ import annotations

import re

from chronoflux.temporal import codes, dates
from chronoflux.temporal.grammar import Kind, Match, Token
from chronoflux.temporal.nodes import Fixed, Node
from chronoflux.temporal.number_guards import FREE, PREPOSITIONS, is_labelled, last_word
from chronoflux.temporal.years import at

_COMPACT = re.compile(r"(1[89]\d\d|20\d\d)(\d\d)(\d\d)")
_FILE_ENDING = re.compile(r"\.[A-Za-z]")
_LEADS = FREE | PREPOSITIONS | {Kind.THE, Kind.AND}
_ORDINAL_DIGITS = 3


def compact_day(match: Match) -> Node | None:
    """Il 20200402, filed 20200402: eight figures that are a day, where no noun before makes them a number."""
    found = _COMPACT.fullmatch(match.tokens[0].text)
    if found is None or not _is_led(match):
        return None
    return at(dates.on_day(*map(int, found.groups())))


def ordinal_day(match: Match) -> Node | None:
    """2020-366: the 366th day of 2020, behind what leads to a day."""
    year, dash, number = match.tokens
    glued = year.end == dash.start and dash.end == number.start
    if not glued or len(number.text) != _ORDINAL_DIGITS or not _is_led(match):
        return None
    whole = dates.in_year(year.value)
    day = whole.start_day + number.value - 1
    return Fixed(dates.on_day_number(day)) if whole.start_day <= day <= whole.end_day else None


def _is_led(match: Match) -> bool:
    """Whether what stands around figures lets them be a day: no label, code, unit or name of a file."""
    left, right, guards = match.before(), match.after(), match.lexicon.guards
    if _is_tied(left, match.tokens[0].start) or _is_tied(right, match.tokens[-1].end):
        return False
    if codes.is_numbered(match) or is_labelled(match) or _FILE_ENDING.match(match.text, match.tokens[-1].end):
        return False
    if right.lower in guards["units"] | guards["counted"] or right.kind in {Kind.DAY, Kind.NUM, Kind.YEAR, Kind.JUNK}:
        return False
    participle = left.lower.endswith(tuple(guards["past_endings"] | guards["participle_endings"]) or "\0")
    leads = left.kind in _LEADS or left.text == ":" or left.kind is Kind.UNIT
    return leads or participle or last_word(left) in guards["introducers"]


def _is_tied(beside: Token, border: int) -> bool:
    """Whether a dash ties figures to others, as in a code."""
    return beside.kind is Kind.DASH and border in {beside.start, beside.end}
