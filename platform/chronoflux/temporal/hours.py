"""What the rules of hours make: "2:30 pm", "alle ore 15", and a day with its hour."""

from __future__ import annotations

from dataclasses import replace

from chronoflux.temporal.grammar import Kind, Match, Token
from chronoflux.temporal.guards import counts_nothing
from chronoflux.temporal.nodes import Node, Timed
from chronoflux.temporal.number_guards import is_finite

_COUNTED = {Kind.DAY, Kind.CARDINAL}
_LEADS = {Kind.IN, Kind.TO, Kind.HOUR, Kind.BY, Kind.UNTIL, Kind.FROM, Kind.BEFORE, Kind.AFTER}
_NIGHT = 24
"""How resources write "at night": before seven it is the morning's, else the evening's."""
_DAWN = 7
_FIGURES = 4


def of_daypart(match: Match) -> Token | None:
    """2:30 pm, le 8 di sera, 3.15 in the afternoon, 2 at night: the hour on the 24-hour clock."""
    first = match.of(Kind.CLOCK, Kind.DECIMAL, *_COUNTED)[0]
    hour, minute = (first.value, 0) if first.kind in _COUNTED else map(int, str(first.value).split(":"))
    led = match.tokens[0] is not first or match.before().kind in _LEADS
    needs_lead = first.kind is Kind.CARDINAL or (first.kind is Kind.DAY and match.of(Kind.DAYPART))
    if not 1 <= hour <= 12 or (needs_lead and not led):
        return None
    part: int = match.value(Kind.MERIDIEM, Kind.DAYPART)
    if part == _NIGHT:
        part = 0 if hour < _DAWN or hour == 12 else 12
    return _clock(match, hour % 12 + part, minute)


def four_figures(match: Match) -> Token | None:
    """0600 hours, at 0430, ore 1430; not "1600 hours of work"."""
    number, guards = match.of(Kind.JUNK, Kind.YEAR)[0], match.lexicon.guards
    left = match.tokens[0] if match.tokens[0] is not number else match.before()
    if len(number.text) != _FIGURES or not number.text.isdigit():
        return None
    hour, minute = int(number.text[:2]), int(number.text[2:])
    at_hour = left.lower in guards["before_hour"] or left.kind in {Kind.HOUR, Kind.BY, Kind.UNTIL}
    said = match.of(Kind.WORD)
    counts = said and (match.after().kind in {Kind.OF, Kind.A} or said[0].lower not in guards["hours"])
    padded = number.text[0] == "0" and (at_hour or said)
    if hour > 23 or minute > 59 or counts or not (padded or (at_hour and (said or left.kind is Kind.HOUR))):
        return None
    return _clock(match, hour, minute)


def hour(match: Match) -> Token | None:
    """Alle 14.30, alle ore 18, at 9 o'clock, at nine o'clock."""
    number = match.of(Kind.CLOCK, Kind.DECIMAL, *_COUNTED)[0]
    if number.kind in _COUNTED:
        return _clock(match, number.value, 0) if number.value < 24 else None
    return _clock(match, *map(int, str(number.value).split(":")))


def hour_before_date(match: Match) -> Token | list[Token] | None:
    """Alle 15 del 4 maggio, il volo delle 18.20 di ieri, at six on 3 May; "dalle 9 del 3 maggio" may open a range."""
    lead = match.tokens[0]
    if lead.lower not in match.lexicon.guards["before_hour"]:
        return None
    if lead.kind is Kind.FROM:
        made = hour(replace(match, first=match.first + 1))
        return [lead, made] if made is not None else None
    return hour(match)


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


def before_noon(match: Match) -> Token | None:
    """Ten to midnight."""
    minutes = match.value(Kind.CARDINAL)
    return _clock(match, (match.value(Kind.NOON) - 1) % 24, 60 - minutes) if 1 <= minutes < 60 else None


def noon(match: Match) -> Token:
    """At noon, a mezzogiorno."""
    return _clock(match, match.value(Kind.NOON), 0)


def _clock(match: Match, hour_of_day: int, minute: int) -> Token:
    start, end = match.tokens[0].start, match.tokens[-1].end
    return Token(Kind.CLOCK, start, end, match.text[start:end], f"{hour_of_day:02d}:{minute:02d}")


def timed_by_zone(match: Match) -> Node | None:
    """5:00 p.m. Eastern time on December 1: the hour stays as written."""
    named = all(token.lower in match.lexicon.guards["zones"] for token in match.of(Kind.WORD, Kind.HENCE))
    return timed(match) if named else None


def timed(match: Match) -> Node:
    """A date and an hour side by side."""
    return Timed(match.value(Kind.DATE), match.value(Kind.CLOCK))
