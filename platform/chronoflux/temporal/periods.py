"""What the rules of longer stretches make: centuries, parts of months and years, weeks, millennia."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from chronoflux.model import Granularity, Modifier, TimeInterval
from chronoflux.temporal import dates
from chronoflux.temporal.grammar import Kind, Match, Token
from chronoflux.temporal.nodes import Fixed, Modified, Node
from chronoflux.temporal.parts import place_in_year
from chronoflux.temporal.years import at, written_year

JOINTS = (Kind.DASH, Kind.TO, Kind.AND, Kind.COMMA, Kind.SLASH)
FIRST_NAMED = 11
"""Duecento, "two hundred", is the thirteenth century: so much more than its number."""


def one_by_one(match: Match, numbers: list[Token], nodes: Sequence[Node | None]) -> list[Token]:
    """A date for each number of a match; the joints between them stay."""
    made: list[Token] = []
    for number, node in zip(numbers, nodes, strict=True):
        made += [joint for joint in match.of(*JOINTS) if made and made[-1].end <= joint.start < number.start]
        made.append(Token(Kind.DATE, number.start, number.end, number.text, node))
    return _stretched(match, made)


def century_number(match: Match) -> int | None:
    """The number of the century that a match names."""
    named = match.value(Kind.NAMED)
    if named is not None:
        return int(named)
    return next((token.value for token in match.of(Kind.ROMAN, Kind.ORDINAL)), None) if match.of(Kind.CENTURY) else None


def century(match: Match) -> Node | None:
    """19th century, XIX secolo, III secolo a.C., Cinquecento."""
    number = century_number(match)
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
    if match.after().lower in guard["counted"] or left.lower in guard["labels"]:
        return None
    if not standing and left.lower not in guard["introducers"] and not match.of(Kind.ORDINAL):
        return None
    node = Fixed(dates.in_century(match.value(Kind.NAMED)))
    return Modified(node, Modifier.START) if match.value(Kind.ORDINAL) == 1 else node


def named_period(match: Match) -> Node:
    """Fin de siècle: a part of a century that has a name of its own."""
    number, modifier = match.value(Kind.PERIOD)
    return Modified(Fixed(dates.in_century(number)), modifier)


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
    return one_by_one(match, numerals, nodes)


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
