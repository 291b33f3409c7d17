"""What the rules of lengths make that a date bounds: "the five years after 1998", "for three years from 2001"."""

from __future__ import annotations

from functools import partial

from chronoflux.temporal import dates
from chronoflux.temporal.dates import Unit
from chronoflux.temporal.deictics import BACK, LONG, tells_an_event, unit_of
from chronoflux.temporal.grammar import Kind, Match
from chronoflux.temporal.hanging import Anniversary, Offset, Stretch, UpTo
from chronoflux.temporal.nodes import Fixed, Node, Span, Yearless

_HALVES = {Unit.YEAR: (Unit.MONTH, 12), Unit.DECADE: (Unit.YEAR, 10), Unit.CENTURY: (Unit.YEAR, 100)}
"""What "and a half" is counted in."""


def steps_of(match: Match) -> tuple[Unit, int] | None:
    """A counted unit ("three decades" is thirty years); None for a count that is no whole number."""
    length: tuple[Unit, int] | None = match.value(Kind.LENGTH)
    if length is not None:
        return length
    count = match.value(Kind.CARDINAL, Kind.A, Kind.DAY, Kind.NUM)
    if not isinstance(count, int) or count == 0:
        return None
    if match.of(Kind.ANDHALF):
        return _and_half(unit_of(match), count)
    unit, size = LONG.get(unit_of(match), (unit_of(match), 1))
    return unit, count * size


def _and_half(unit: Unit, count: int) -> tuple[Unit, int] | None:
    smaller, size = _HALVES.get(unit, (unit, 0))
    return (smaller, count * size + size // 2) if size else None


def stretch(match: Match) -> Node | None:
    """The past three years, nei due anni successivi: a range up to, or from, the anchor."""
    steps = steps_of(match)
    if steps is None:
        return None
    if match.after().kind is Kind.OF:
        return None
    back = bool(match.of(Kind.LAST, Kind.LASTFEW))
    from_writer = back or bool(match.of(Kind.NEXT, Kind.NEXTFEW))
    return Stretch(steps[0], -steps[1] if back else steps[1], from_writer=from_writer)


def years_beside(match: Match) -> Node | None:
    """In the five years after 1998, in the ten years to 1998."""
    steps = steps_of(match)
    if steps is None or not (match.of(Kind.THE) or match.tokens[0].lower in match.lexicon.guards["in_the"]):
        return None
    after = match.of(Kind.AFTER, Kind.FOLLOWING)
    return years_from(match.value(Kind.DATE), steps[0], steps[1] if after else -steps[1])


def long_unit_from(match: Match) -> Node | None:
    """In the decade from 1870, the century to 1900: so many years from a year."""
    unit, base = unit_of(match), match.value(Kind.DATE)
    yearly = isinstance(base, Fixed) and dates.precision(base.interval) is Unit.YEAR
    if unit not in LONG or not yearly:
        return None
    smaller, size = LONG[unit]
    return years_from(base, smaller, size if match.of(Kind.FROM) else -size)


def years_from(base: Node, unit: Unit, amount: int) -> Node:
    """The stretch between a date and so many units from it."""
    other = Offset(unit, amount, base)
    return Span(base, other) if amount > 0 else Span(other, base)


def duration_from(match: Match) -> Node | None:
    """A length is a date only where a bound stands with it: "for three years from 1998"; not where it has passed."""
    steps = steps_of(match)
    ends = match.after().kind in {Kind.TO, Kind.UNTIL, Kind.DASH}
    if steps is None or ends or match.before().lower in match.lexicon.guards["elapsed"]:
        return None
    base: Node = match.value(Kind.DATE)
    daily = isinstance(base, Fixed) and dates.precision(base.interval) is Unit.DAY and steps[0] is Unit.YEAR
    return Span(base, Anniversary(Unit.DAY, steps[1], base) if daily else Offset(*steps, base))


def up_to_date(match: Match) -> Node | None:
    """The three months to August, the year ended 31 March 2012, nei sei mesi chiusi al 30 giugno 2010."""
    steps, said = _length_of(match), match.tokens[-1]
    ended = any(token.lower in match.lexicon.guards["ended"] for token in match.of(Kind.WORD)) and not _has_ended(match)
    coarse = isinstance(said.value, Fixed) and dates.precision(said.value.interval) is Unit.YEAR
    if steps is None or coarse or (match.of(Kind.WORD) and not ended):
        return None
    heads = match.tokens[0].capitalised and match.before().kind in {Kind.BREAK, Kind.STOP}
    led = heads or match.of(Kind.THE, Kind.POSSESSIVE) or match.tokens[0].lower in match.lexicon.guards["in_the"]
    if not (ended or led) or match.after().capitalised:
        return None
    return UpTo(*steps, Yearless(partial(dates.month_in_year, said.value)) if said.kind is Kind.MONTH else said.value)


def _has_ended(match: Match) -> bool:
    """Whether the length is the subject of a verb: "a hard week ended on 8 May", not "in the week ended on 8 May"."""
    joint, first = match.of(Kind.IN)[-1:], match.tokens[0]
    stands_inside = first.kind in {Kind.IN, Kind.OF} or match.before().lower in match.lexicon.guards["introducers"]
    return bool(joint) and joint[0] is not first and not stands_inside


def _length_of(match: Match) -> tuple[Unit, int] | None:
    """The length a match names: so many units, a quarter, or the year itself."""
    if match.of(Kind.PART):
        return Unit.MONTH, match.value(Kind.PART)[0] * (match.value(Kind.CARDINAL) or 1)
    if match.of(Kind.FISCAL):
        return Unit.MONTH, 12
    if match.of(Kind.UNIT) and unit_of(match) is not Unit.DAY:
        return (Unit.MONTH, 12) if unit_of(match) is Unit.YEAR else (unit_of(match), 1)
    steps = steps_of(match)
    return (Unit.MONTH, 12 * steps[1]) if steps is not None and steps[0] is Unit.YEAR else steps


def to_the_day(match: Match) -> Node | None:
    """Twenty years to the day after, ten years to the month after May 1990, vent'anni dopo, giorno per giorno."""
    steps, unit = steps_of(match), match.of(Kind.UNIT)[-1].value
    base: Node | None = match.value(Kind.DATE)
    if steps is None or steps[0] is not Unit.YEAR or unit not in {Unit.DAY, Unit.MONTH}:
        return None
    said = match.of(Kind.WORD)
    if said and said[0].lower not in match.lexicon.guards["by_day"]:
        return None
    if base is None and match.of(Kind.AFTER, Kind.BEFORE) and tells_an_event(match):
        return None
    return Anniversary(unit, -steps[1] if match.of(*BACK) else steps[1], base)
