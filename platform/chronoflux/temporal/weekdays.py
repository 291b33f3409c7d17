"""What the rules of weekdays counted in weeks make: "a week on Saturday", "three Fridays ago", "sabato a otto"."""

from __future__ import annotations

from chronoflux.temporal.dates import Unit
from chronoflux.temporal.deictics import BACK
from chronoflux.temporal.grammar import Kind, Match, Token
from chronoflux.temporal.hanging import DayWord
from chronoflux.temporal.hanging_days import BareWeekday, Neighbour, NumberedWeekday, WeekdayBeside
from chronoflux.temporal.lengths import steps_of
from chronoflux.temporal.nodes import Node

_CODES = frozenset("/:%€$£")
_MEASURES = {Kind.UNIT, Kind.UNITS, Kind.DECADES, Kind.MERIDIEM, Kind.OCLOCK, Kind.DASH}
_IN_EIGHT = {8: 1, 15: 2}
"""Weeks that Italian counts with both their ends."""
_FORTNIGHT = {15: 2}


def weekdays_ago(match: Match) -> Node | None:
    """Three Fridays ago, due lunedì fa."""
    count = match.value(Kind.CARDINAL, Kind.A, Kind.DAY)
    if not isinstance(count, int) or count < 1:
        return None
    weekday: int = match.value(Kind.WEEKDAY, Kind.WEEKDAYS)
    return Neighbour(weekday, -1, from_writer=True, weeks=count - 1)


def numbered(match: Match) -> Node | None:
    """Thursday 25, giovedì 25 alle 18; not "on Friday 13 men left", nor "Friday the 13th" by itself."""
    day, right, goes_on = match.of(Kind.DAY, Kind.ORDINAL)[0], match.after(), match.lexicon.guards["followers"]
    counts = right.kind is Kind.WORD and right.text[:1].isalnum() and right.lower not in goes_on
    if not day.text[0].isdigit() or counts or right.kind in _MEASURES or right.text in _CODES:
        return None
    if match.of(Kind.THE) and match.before().lower not in match.lexicon.guards["before_bare_weekday"]:
        return None
    return NumberedWeekday(match.value(Kind.WEEKDAY, Kind.WKDAY), day.value)


def weekday_beside(match: Match) -> Node | None:
    """The Thursday before Easter 1940, la seconda domenica dopo Pasqua, il lunedì successivo al 3 maggio."""
    day = match.of(Kind.WEEKDAY, Kind.DATE)[0]
    weekday = day.value.day if isinstance(day.value, BareWeekday) else day.value
    number = match.value(Kind.ORDINAL, Kind.CARDINAL) or 1
    if not isinstance(weekday, int) or match.before().lower in match.lexicon.guards["each"]:
        return None
    direction = -1 if match.of(*BACK) else 1
    return WeekdayBeside(weekday, direction * number, match.of(Kind.DATE)[-1].value)


def weeks_on(match: Match) -> Node | None:
    """A week on Saturday, two weeks from Monday, a fortnight tomorrow; not "four nights a week from Tuesday on"."""
    steps, day, joints = steps_of(match), match.tokens[-1], match.of(Kind.IN, Kind.FROM)
    often = match.before(2).kind in {Kind.CARDINAL, Kind.DAY} or match.after().kind in {Kind.TO, Kind.UNTIL, Kind.DASH}
    if steps is None or steps[0] is not Unit.WEEK or often:
        return None
    led = bool(joints) and joints[0].lower in match.lexicon.guards["before_bare_weekday"]
    return _weeks_from(day, steps[1]) if led or day.kind is Kind.DAYWORD else None


def weeks_beside(match: Match) -> Node | None:
    """A week last Monday, a week next Friday."""
    steps, weekday = steps_of(match), match.value(Kind.WEEKDAY)
    if steps is None or steps[0] is not Unit.WEEK:
        return None
    return Neighbour(weekday, -1 if match.of(Kind.LAST) else 1, from_writer=True, weeks=steps[1])


def weekday_week(match: Match) -> Node | None:
    """Saturday week, tomorrow week; not "on Monday week 3 begins"."""
    counted = match.after().kind in {Kind.DAY, Kind.NUM, Kind.CARDINAL}
    return _weeks_from(match.tokens[0], 1) if match.value(Kind.UNIT) is Unit.WEEK and not counted else None


def idle_weeks(match: Match) -> int | None:
    """The weeks that "quindici giorni" are in words, as "a fortnight" is two; in figures they are so many days."""
    count, unit = match.of(Kind.CARDINAL), match.of(Kind.UNITS)
    counts_both_ends = bool(match.lexicon.guards["in_eight"]) and unit and unit[0].value is Unit.DAY
    return _FORTNIGHT.get(count[0].value) if counts_both_ends and count else None


def weekday_in_eight(match: Match) -> Node | None:
    """Sabato a otto, lunedì a quindici."""
    weeks = _IN_EIGHT.get(match.value(Kind.CARDINAL))
    said = match.of(Kind.TO)[0].lower in match.lexicon.guards["in_eight"]
    counted = match.after().kind in {Kind.UNIT, Kind.UNITS, Kind.DECADES}
    return _weeks_from(match.tokens[0], weeks) if said and weeks and not counted else None


def _weeks_from(day: Token, weeks: int) -> Node | None:
    """So many weeks on from the next such weekday, or from today or tomorrow; before yesterday."""
    if day.kind is Kind.DAYWORD:
        return DayWord(day.value + 7 * (weeks if day.value >= 0 else -weeks))
    weekday = day.value.day if isinstance(day.value, BareWeekday) else day.value
    return Neighbour(weekday, 1, from_writer=True, weeks=weeks) if isinstance(weekday, int) else None
