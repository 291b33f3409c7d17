"""What the rules of days without a month make: "on the 14th, he left", "il 7 partì", "the night of the 15th"."""

from __future__ import annotations

from chronoflux.temporal.dates import Unit
from chronoflux.temporal.deictics import unit_of
from chronoflux.temporal.grammar import Kind, Match
from chronoflux.temporal.guards import counts_nothing
from chronoflux.temporal.hanging_days import DayOfMonth
from chronoflux.temporal.nodes import Node
from chronoflux.temporal.number_guards import is_finite


def day_of_that_month(match: Match) -> Node | None:
    """The 14th of that month, il 14 dello stesso mese."""
    return DayOfMonth(match.value(Kind.DAY, Kind.ORDINAL)) if unit_of(match) is Unit.MONTH else None


def bare_day(match: Match) -> Node | None:
    """On the 14th, he left: a day in figures, with nothing after that it could count."""
    ordinal = match.of(Kind.ORDINAL)[0]
    said = match.tokens[0].lower in match.lexicon.guards["before_bare_day"] and ordinal.text[0].isdigit()
    alone = counts_nothing(match) and match.after().kind is not Kind.OF
    return DayOfMonth(ordinal.value, ahead_only=not match.of(Kind.THE)) if said and alone else None


def day_put_off_to(match: Match) -> Node | None:
    """Adjourned to the 18th, rinviata al 18: in the month that is told of."""
    number = match.of(Kind.ORDINAL, Kind.DAY)[0]
    said = any(match.before(n).lower in match.lexicon.guards["rescheduled"] for n in (1, 2))
    free = counts_nothing(match) and match.after().kind is not Kind.OF
    return DayOfMonth(number.value) if said and free and number.text[0].isdigit() else None


def day_of_hours(match: Match) -> Node | None:
    """In the early hours of the 15th, la notte del 15: in the month that is told of."""
    left, number = match.before(), match.of(Kind.ORDINAL, Kind.DAY)[0]
    led = left.kind is Kind.DAYPART or left.lower in match.lexicon.guards["hours_of_day"]
    free = counts_nothing(match) and match.after().kind is not Kind.OF
    return DayOfMonth(number.value) if led and free and number.text[0].isdigit() else None


def named_day(match: Match) -> Node | None:
    """Il giorno 20, al giorno 20: in a language that names a day so, with nothing after that it could be of."""
    free = counts_nothing(match) and match.after().kind is not Kind.OF and match.lexicon.cardinal_days
    return DayOfMonth(match.value(Kind.DAY)) if free and match.value(Kind.UNIT) is Unit.DAY else None


def day_of_clause(match: Match) -> Node | None:
    """Il 7 partì, ci vediamo il 7, morì il 7: a day at the head of a clause, or behind what is arranged or befell."""
    left, guards = match.before(), match.lexicon.guards
    opens = left.kind in {Kind.BREAK, Kind.STOP, Kind.AND} or left.text == ";"
    told = left.lower in guards["planned"] or left.lower in guards["happened"]
    fits = (opens and is_finite(match, match.after())) or (told and counts_nothing(match))
    alone = counts_nothing(match) and match.after().kind is not Kind.OF
    number = match.of(Kind.DAY, Kind.ORDINAL)[0]
    said = match.tokens[0].lower in guards["before_clause_day"] and (fits or alone) and number.text[0].isdigit()
    return DayOfMonth(number.value, ahead_only=not fits or number.kind is Kind.ORDINAL) if said else None
