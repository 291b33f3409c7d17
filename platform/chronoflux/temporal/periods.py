"""What the rules of longer stretches make: decades, centuries, seasons, quarters, weeks; and holidays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from chronoflux.model import Granularity, Modifier, TimeInterval
from chronoflux.temporal import dates
from chronoflux.temporal.grammar import Kind, Match, Token
from chronoflux.temporal.nodes import Fixed, Modified, Node
from chronoflux.temporal.parts import place_in_year
from chronoflux.temporal.short_years import ShortYear
from chronoflux.temporal.years import at, written_year

_JOINTS = (Kind.DASH, Kind.TO, Kind.AND, Kind.COMMA)
_JOINED_REACH = 5
_ELLIPSIS_REACH = 8
FIRST_NAMED = 11
"""Duecento, "two hundred", is the thirteenth century: so much more than its number."""
_LAST_HUNDREDS = 2000
"""From this one on, hundreds with an "s" are decades."""
_FIRST_BARE = 1000
"""Earlier decades need a preposition or an era: "in the 490s", not "the 320s" of a maker."""
LAST_DECADE = 2190
"""Later ones are models: the Volvo 9700s."""


def decade(match: Match) -> Node | None:
    """1990s, the nineties. The hundreds up to the 1900s are centuries, the 2000s a decade."""
    value = match.value(Kind.DECADE)
    aged = value < 100 and any(match.before(n).kind is Kind.POSSESSIVE for n in (1, 2))
    if aged or value > LAST_DECADE:
        return None
    if value < 100:
        plain_figures = match.of(Kind.DECADE)[0].text[0].isdigit()
        standing = match.tokens[0].kind is Kind.THE or match.before().kind in {Kind.MOD, Kind.AND, Kind.DASH}
        return ShortYear(value, decade=True) if standing or not plain_figures else None
    hundreds = value % 100 == 0 and value < _LAST_HUNDREDS and not _beside_decade(match)
    if match.value(Kind.ERA) == -1:
        return _before_christ(value, Granularity.CENTURY if hundreds else Granularity.DECADE)
    if value < _FIRST_BARE and not match.of(Kind.ERA) and match.before().kind not in {Kind.IN, Kind.MOD, Kind.SINCE}:
        return None
    return Fixed(dates.in_century(value // 100 + 1) if hundreds else dates.in_decade(value))


def _before_christ(value: int, granularity: Granularity) -> Node:
    """The 490s BC are 499 to 490 BC."""
    length = 100 if granularity is Granularity.CENTURY else 10
    first = 2 - value - length
    return Fixed(TimeInterval(dates.iso(first), dates.iso(first + length - 1), granularity))


def _beside_decade(match: Match) -> bool:
    """Whether a plain decade is joined to a hundred, which is then a decade too ("the 1890s and 1900s")."""
    for look in (match.before, match.after):
        near = [look(distance) for distance in range(1, _JOINED_REACH)]
        other = next((n for n, token in enumerate(near) if token.kind in {Kind.DECADE, Kind.DATE}), 0)
        if other and all(token.kind in {*_JOINTS, Kind.THE, Kind.MOD} for token in near[:other]):
            value = near[other].value
            of_decade = isinstance(value, Fixed) and value.interval.granularity is Granularity.DECADE
            if of_decade or (isinstance(value, int) and value % 100):
                return True
    return False


def decades(match: Match) -> Node | list[Token] | None:
    """Italian decades: anni Ottanta, anni '80, anni Sessanta e Settanta, anni Trenta dell'Ottocento."""
    numbers = match.of(Kind.SHORT, Kind.CARDINAL, Kind.DAY, Kind.NUM, Kind.YEAR, Kind.DECADE)
    century = _century_number(match)
    if any(not isinstance(token.value, int) or token.value % 10 for token in numbers):
        return None
    if (
        match.before().kind in {Kind.CARDINAL, Kind.DAY, Kind.NUM}
        or match.after().lower in match.lexicon.guards["units"]
    ):
        return None
    if match.value(Kind.ERA) == -1:
        return _before_christ(numbers[0].value, Granularity.DECADE) if len(numbers) == 1 else None
    nodes: list[Node | None] = [_decade_in(token.value, century) for token in numbers]
    return nodes[0] if len(nodes) == 1 else _one_by_one(match, numbers, nodes)


def elliptic_decade(match: Match) -> Node | None:
    """Il boom degli anni Sessanta e il riflusso degli Ottanta: behind a decade, another by its number alone."""
    number = match.tokens[-1]
    if not number.capitalised or number.value % 10 or number.value < FIRST_NAMED:
        return None
    near = (match.before(distance).value for distance in range(1, _ELLIPSIS_REACH))
    told = any(
        (isinstance(value, ShortYear) and value.decade)
        or (isinstance(value, Fixed) and value.interval.granularity is Granularity.DECADE)
        for value in near
    )
    return ShortYear(number.value, decade=True) if told else None


def _decade_in(value: int, century: int | None) -> Node | None:
    if value >= 100:
        return Fixed(dates.in_decade(value))
    return ShortYear(value, decade=True) if century is None else Fixed(dates.in_decade(century * 100 - 100 + value))


def _one_by_one(match: Match, numbers: list[Token], nodes: Sequence[Node | None]) -> list[Token]:
    made: list[Token] = []
    for number, node in zip(numbers, nodes, strict=True):
        made += [joint for joint in match.of(*_JOINTS) if made and made[-1].end <= joint.start < number.start]
        made.append(Token(Kind.DATE, number.start, number.end, number.text, node))
    return _stretched(match, made)


def _century_number(match: Match) -> int | None:
    named = match.value(Kind.NAMED)
    if named is not None:
        return int(named)
    return next((token.value for token in match.of(Kind.ROMAN, Kind.ORDINAL)), None) if match.of(Kind.CENTURY) else None


def century(match: Match) -> Node | None:
    """19th century, XIX secolo, III secolo a.C., Cinquecento."""
    number = _century_number(match)
    if number is None or number < 1:
        return None
    if match.after().capitalised and match.after().lower in match.lexicon.guards["century_names"]:
        return None
    spelled = any(token.text.isalpha() for token in match.of(Kind.ORDINAL))
    if spelled and match.after().kind is Kind.OF:
        return None
    return Fixed(dates.in_century(-number if match.value(Kind.ERA) == -1 else number))


def named_century(match: Match) -> Node | None:
    """A century by its Italian name; alone it is a number word, so a determiner or preposition must stand before."""
    left = match.before()
    standing = left.kind in {
        Kind.IN,
        Kind.OF,
        Kind.FROM,
        Kind.TO,
        Kind.THE,
        Kind.MOD,
        Kind.AND,
        Kind.DASH,
        Kind.BETWEEN,
    }
    guard = match.lexicon.guards
    if match.after().lower in guard["counted"]:
        return None
    if not standing and left.lower not in guard["introducers"] and not match.of(Kind.ORDINAL):
        return None
    node = Fixed(dates.in_century(match.value(Kind.NAMED)))
    return Modified(node, Modifier.START) if match.value(Kind.ORDINAL) == 1 else node


def named_pair(match: Match) -> list[Token] | None:
    """Otto e Novecento: the first of two centuries is named by its number alone."""
    first, joint, second = match.tokens
    number = first.value + FIRST_NAMED
    counted = match.after().lower in match.lexicon.guards["counted"]
    if counted or not first.capitalised or not FIRST_NAMED + 2 <= number < second.value:
        return None
    centuries = [Fixed(dates.in_century(each)) for each in (number, second.value)]
    return [
        replace(first, kind=Kind.DATE, value=centuries[0]),
        joint,
        replace(second, kind=Kind.DATE, value=centuries[1]),
    ]


def centuries(match: Match) -> list[Token] | None:
    """Several centuries around one noun: each becomes a date, the joints between them stay.

    A numeral behind a name is part of it: "Ur III, 21st century BC", "Luigi XIV, XVIII secolo".
    """
    sign = -1 if match.value(Kind.ERA) == -1 else 1
    numerals, left = match.of(Kind.ORDINAL, Kind.ROMAN), match.before()
    of_name = left.kind is Kind.WORD and left.capitalised and match.of(Kind.COMMA)
    if numerals[0].kind is Kind.ROMAN and (of_name or numerals[-1].kind is Kind.ORDINAL):
        return None
    nodes: list[Node] = [Fixed(dates.in_century(sign * numeral.value)) for numeral in numerals]
    for modifier in match.of(Kind.MOD):
        place = next(n for n, numeral in enumerate(numerals) if numeral.start > modifier.start)
        nodes[place] = Modified(nodes[place], modifier.value)
    return _one_by_one(match, numerals, nodes)


def _stretched(match: Match, made: list[Token]) -> list[Token]:
    """Let the first token begin, and the last one end, with the match."""
    made[0].start, made[-1].end = match.tokens[0].start, match.tokens[-1].end
    for token in (made[0], made[-1]):
        token.text = match.text[token.start : token.end]
    return made


def abbreviated_century(match: Match) -> Node | None:
    """5th c. BC, 19th c.: the mark stands for "circa" too, but not between an ordinal in figures and no number."""
    number, mark = match.of(Kind.ORDINAL)[0], match.of(Kind.MOD)[0]
    alone = match.after().kind not in {Kind.DAY, Kind.NUM, Kind.YEAR}
    if mark.lower not in match.lexicon.guards["century_marks"] or not number.text[0].isdigit() or not alone:
        return None
    return Fixed(dates.in_century(-number.value if match.value(Kind.ERA) == -1 else number.value))


def part_of_month(match: Match) -> Node | None:
    """The third week of May 2010: its days 15 to 21, the last its last seven; the third day of June 1998.

    Italian has decades of days as well: "la prima decade di maggio 2010" is its days 1 to 10.
    """
    unit, month, year = match.value(Kind.UNIT), match.value(Kind.MONTH, Kind.ABBR), written_year(match)
    if year is None or unit not in {dates.Unit.DAY, dates.Unit.WEEK, dates.Unit.DECADE}:
        return None
    longest = dates.in_month(year, month).end_day - dates.in_month(year, month).start_day + 1
    if unit is dates.Unit.DECADE:
        third = match.value(Kind.ORDINAL) or 3
        ends = (10, 20, longest)[third - 1] if third <= 3 else 0
        bounds = dates.iso(year, month, 10 * third - 9), dates.iso(year, month, ends)
        return Fixed(TimeInterval(*bounds, Granularity.RANGE)) if ends else None
    if unit is dates.Unit.DAY:
        return at(dates.on_day(year, month, place_in_year(match, longest)))
    number = match.value(Kind.ORDINAL)
    first = dates.on_day(year, month, 7 * number - 6 if number else longest - 6) if (number or 1) <= 4 else None
    return Fixed(dates.seven_days(first.start_day)) if first is not None else None


def unit_of_year(match: Match) -> Node | None:
    """The first day of 2019, the third month of 2019, the last day of 2019."""
    year, number = match.value(Kind.YEAR), match.value(Kind.ORDINAL)
    unit = match.of(Kind.UNIT)[0].value
    if unit is dates.Unit.MONTH:
        return Fixed(dates.in_month(year, number or 12)) if (number or 12) <= 12 else None
    if unit is not dates.Unit.DAY:
        return None
    whole = dates.in_year(year)
    day = whole.start_day + number - 1 if number else whole.end_day
    return Fixed(dates.on_day_number(day)) if day <= whole.end_day else None


def numbered_week(match: Match) -> Node | Token | None:
    """Week 32 of 2016, counted as ISO 8601 does: week 1 holds 4 January."""
    number, year = match.of(Kind.DAY, Kind.NUM)[0].value, match.value(Kind.YEAR)
    if match.value(Kind.UNIT) is not dates.Unit.WEEK:
        return None
    return at(dates.numbered_week(year, number)) or Token(Kind.JUNK, match.tokens[0].start, match.tokens[-1].end, "")


def decade_of_century(match: Match) -> Node | None:
    """The second decade of the 20th century: 1910 to 1919, as decades are named."""
    if match.value(Kind.UNIT) is not dates.Unit.DECADE:
        return None
    numerals = match.of(Kind.ORDINAL, Kind.ROMAN, Kind.NAMED)
    at_start = match.value(Kind.MOD) is Modifier.START
    number = numerals[0].value if len(numerals) == 2 else 1 if at_start else 10
    return Fixed(dates.in_decade(100 * numerals[-1].value - 100 + 10 * (number - 1))) if number <= 10 else None


def millennium(match: Match) -> Node | None:
    """The second millennium, III millennio a.C."""
    number: int = match.value(Kind.ORDINAL, Kind.ROMAN)
    first = 1 - 1000 * number if match.value(Kind.ERA) == -1 else 1000 * number - 999
    return Fixed(TimeInterval(dates.iso(first), dates.iso(first + 999), Granularity.RANGE)) if number <= 12 else None
