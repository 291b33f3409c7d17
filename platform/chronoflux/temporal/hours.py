"""What the rules of hours make: "2:30 pm", "alle ore 15", and a day with its hour."""

from __future__ import annotations

from chronoflux.temporal.grammar import Kind, Match, Token
from chronoflux.temporal.guards import counts_nothing
from chronoflux.temporal.nodes import Node, Timed
from chronoflux.temporal.number_guards import is_finite


def afternoon(match: Match) -> Token | None:
    """2:30 pm, 8 p.m., le 8 di sera: the hour on the 24-hour clock."""
    first = match.of(Kind.CLOCK, Kind.DECIMAL, Kind.DAY)[0]
    hour, minute = (first.value, 0) if first.kind is Kind.DAY else map(int, str(first.value).split(":"))
    if not 1 <= hour <= 12:
        return None
    return _clock(match, hour % 12 + match.value(Kind.MERIDIEM), minute)


def hour(match: Match) -> Token | None:
    """Alle 14.30, alle ore 18, at 9 o'clock."""
    number = match.of(Kind.CLOCK, Kind.DECIMAL, Kind.DAY)[0]
    if number.kind is Kind.DAY:
        return _clock(match, number.value, 0) if number.value < 24 else None
    return _clock(match, *map(int, str(number.value).split(":")))


def hour_before_date(match: Match) -> Token | None:
    """Alle 15 del 4 maggio: "alle" may also lead to a range, so the date must follow."""
    number: int = match.value(Kind.DAY)
    said = match.tokens[0].lower in match.lexicon.guards["before_hour"] and number < 24
    return _clock(match, number, 0) if said else None


def hour_of_clause(match: Match) -> Token | None:
    """Alle 18 partì: at the head of a clause, before its verb."""
    number: int = match.value(Kind.DAY)
    opens = match.before().kind in {Kind.BREAK, Kind.STOP, Kind.COMMA, Kind.AND}
    said = match.tokens[0].lower in match.lexicon.guards["before_hour"] and number < 24
    return _clock(match, number, 0) if said and opens and is_finite(match, match.after()) else None


def hour_after_date(match: Match) -> Node | None:
    """Lunedì alle 9, on 3 May at 9: nothing follows that the number could count."""
    lead, number = match.tokens[-2:]
    led = lead.lower in match.lexicon.guards["before_hour"]
    if not led or number.value >= 24 or not (counts_nothing(match) or is_finite(match, match.after())):
        return None
    return Timed(match.value(Kind.DATE), f"{number.value:02d}:00")


def noon(match: Match) -> Token:
    """At noon, a mezzogiorno."""
    return _clock(match, match.value(Kind.NOON), 0)


def _clock(match: Match, hour_of_day: int, minute: int) -> Token:
    start, end = match.tokens[0].start, match.tokens[-1].end
    return Token(Kind.CLOCK, start, end, match.text[start:end], f"{hour_of_day:02d}:{minute:02d}")


def timed(match: Match) -> Node:
    """A date and an hour side by side."""
    return Timed(match.value(Kind.DATE), match.value(Kind.CLOCK))
