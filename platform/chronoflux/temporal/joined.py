"""Third grammar: a time within another that hangs on a third ("May of that year", "the 3rd of last month")."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from chronoflux.temporal import dates, parts
from chronoflux.temporal.dates import Unit
from chronoflux.temporal.deictics import LONG
from chronoflux.temporal.grammar import Grammar, Kind, Match, Rule, Token
from chronoflux.temporal.hanging import Shifted, Stretch
from chronoflux.temporal.hanging_days import DayWithin, Neighbour
from chronoflux.temporal.nodes import Fixed, Node, Within, Yearless
from chronoflux.temporal.short_years import DecadeWithin, ShortYear


def part_of_other(match: Match) -> Node | None:
    """May of that year, il 3 marzo dell'anno successivo, the same month a year earlier."""
    part, whole = match.of(Kind.DATE)
    if not isinstance(whole.value, Shifted) or whole.value.unit is not Unit.YEAR:
        return None
    if isinstance(part.value, Shifted) and (part.value.unit, part.value.amount) == (Unit.MONTH, 0):
        return replace(part.value, amount=12 * whole.value.amount)
    return Within(part.value.in_year, whole.value) if isinstance(part.value, Yearless) else None


def quarter_of_other(match: Match) -> Node | None:
    """Q3 last year, the first quarter of the following year."""
    whole, part = match.value(Kind.DATE), parts.stated_part(match)
    hangs = isinstance(whole, Shifted) and whole.unit is Unit.YEAR
    return Within(part, whole) if hangs and part is not None else None


def next_day(match: Match) -> Node | None:
    """Il 31 gennaio p.v., il prossimo 14 luglio: whatever else its sentence speaks of."""
    day, said = match.value(Kind.DATE), match.of(Kind.NEXT)[0].lower
    pointers = match.lexicon.guards["behind_day"] | match.lexicon.guards["before_day"]
    stands = isinstance(day, Yearless) and said in pointers and match.after().kind is not Kind.UNIT
    return Neighbour(day.in_year, 1, from_writer=True) if stands else None


def decade_of_other(match: Match) -> Node | None:
    """The twenties of the last century, gli anni Venti del secolo scorso."""
    decade, whole = (token.value for token in match.of(Kind.DATE))
    if isinstance(whole, Stretch) and (whole.unit, whole.amount) == (Unit.YEAR, -LONG[Unit.CENTURY][1]):
        whole = Shifted(Unit.CENTURY, -1, from_writer=True)
    if not isinstance(decade, ShortYear) or not isinstance(whole, Shifted) or whole.unit is not Unit.CENTURY:
        return None
    return DecadeWithin(decade.digits, whole) if decade.decade else None


def apposed(match: Match) -> list[Token] | None:
    """Sixty years later, in 1951: the date that is stated says when that was."""
    first, second = match.of(Kind.DATE)
    if not isinstance(first.value, Shifted) or first.value.from_writer or not isinstance(second.value, Fixed):
        return None
    return [replace(first, value=second.value), *match.tokens[1:]]


def day_of_other(match: Match) -> Node | None:
    """The 3rd of last month, il 3 del mese scorso."""
    whole: Node = match.value(Kind.DATE)
    if not isinstance(whole, Shifted) or whole.unit is not Unit.MONTH:
        return None
    return DayWithin(match.value(Kind.DAY, Kind.ORDINAL), whole)


def month_of_other(match: Match) -> Node | None:
    """A bare month or holiday before "of that year"."""
    whole: Node = match.value(Kind.DATE)
    if not isinstance(whole, Shifted) or whole.unit is not Unit.YEAR:
        return None
    part = match.value(Kind.HOLIDAY, Kind.SEASON)
    return Within(part or partial(dates.month_in_year, match.value(Kind.MONTH)), whole)


JOINED = Grammar(
    [
        Rule("(PARTNO|THE? [ORDINAL ROMAN LAST LASTFEW] PART) OF? THE? DATE", quarter_of_other),
        Rule("DATE OF THE? DATE", decade_of_other),
        Rule("DATE IN? OF? DATE", part_of_other),
        Rule("DATE COMMA [IN TO]? THE? DATE", apposed),
        Rule("DATE NEXT|NEXT DATE", next_day),
        Rule("[MONTH HOLIDAY SEASON] COMMA? IN? OF? THE? DATE", month_of_other),
        Rule("THE? [DAY ORDINAL] OF THE? DATE", day_of_other),
    ]
)
