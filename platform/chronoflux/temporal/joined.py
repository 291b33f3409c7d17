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

_MONTHS = 12


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


def pointed_date(match: Match) -> Node | None:
    """Il 31 gennaio p.v., il prossimo 14 luglio, il 28/5 u.s.: whatever else its sentence speaks of."""
    day, pointer = match.value(Kind.DATE), match.of(Kind.NEXT, Kind.LAST)[0]
    said = pointer.lower
    pointers = match.lexicon.guards["behind_day"] | match.lexicon.guards["before_day"]
    stands = isinstance(day, Yearless) and said in pointers and match.after().kind is not Kind.UNIT
    direction = 1 if pointer.kind is Kind.NEXT else 0
    return Neighbour(day.in_year, direction, from_writer=True) if stands else None


def dotted_day(match: Match) -> Node | None:
    """Del 28.05 u.s., il 12.06 p.v.: in figures with a dot only beside what points to a day."""
    number, pointer = match.of(Kind.DECIMAL, Kind.JUNK)[0], match.tokens[-1]
    day, _, month = number.text.partition(".")
    said = pointer.lower in match.lexicon.guards["behind_day"] and day.isdigit() and month.isdigit()
    if not said or not match.lexicon.day_first or not 1 <= int(month) <= _MONTHS or len(day) > 2:
        return None
    direction = 1 if pointer.kind is Kind.NEXT else 0
    return Neighbour(partial(dates.day_in_year, int(month), int(day)), direction, from_writer=True)


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


def weekday_and_date(match: Match) -> Node | None:
    """Giovedì scorso, 25 agosto: one day, said twice."""
    weekday, day = (token.value for token in match.of(Kind.DATE))
    named = isinstance(weekday, Neighbour) and isinstance(weekday.part, int)
    return day if named and isinstance(day, Yearless | Fixed) else None


def day_of_other(match: Match) -> Node | None:
    """The 3rd of last month, il venti di questo mese, the 30th of the preceding September."""
    whole: Node = match.value(Kind.DATE)
    if match.of(Kind.CARDINAL) and not match.lexicon.cardinal_days:
        return None
    in_month = isinstance(whole, Shifted) and whole.unit is Unit.MONTH
    if not in_month and not (isinstance(whole, Neighbour) and not isinstance(whole.part, int)):
        return None
    return DayWithin(match.value(Kind.DAY, Kind.ORDINAL, Kind.CARDINAL), whole)


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
        Rule("DATE COMMA? THE? DATE", weekday_and_date),
        Rule("DATE [NEXT LAST]|[NEXT LAST] DATE", pointed_date),
        Rule("[DECIMAL JUNK] [NEXT LAST]", dotted_day),
        Rule("[MONTH HOLIDAY SEASON] COMMA? IN? OF? THE? DATE", month_of_other),
        Rule("THE? [DAY ORDINAL CARDINAL] OF THE? DATE", day_of_other),
    ]
)
