"""First grammar: days, months, years, decades, centuries, seasons, quarters, holidays."""

from __future__ import annotations

from functools import partial
from typing import Any

from chronoflux.model import Granularity, Modifier, TimeInterval
from chronoflux.temporal import dates, guards
from chronoflux.temporal.grammar import Builder, Grammar, Kind, Match, Rule, Token
from chronoflux.temporal.nodes import (
    BareWeekday,
    Fixed,
    InYear,
    Modified,
    Node,
    ShortYear,
    Span,
    Within,
    Yearless,
)

MON = "[MONTH ABBR]"
DAYS = "THE? [DAY ORDINAL CARDINAL] (([COMMA AND DASH TO] THE?)+ [DAY ORDINAL CARDINAL])*"
DAYS_AFTER = "THE? [DAY ORDINAL] (([COMMA AND DASH TO] THE?)+ [DAY ORDINAL])*"
WEEKDAY = "([WEEKDAY WKDAY] COMMA? IN?)?"
NUMBERS = "[DAY NUM YEAR]"
YEAR = "COMMA? OF? THE? UNIT? [YEAR SHORT]"
ERA_YEAR = "COMMA? OF? THE? UNIT? ([DAY NUM YEAR] ERA|ERA [DAY NUM YEAR])"
EARLY_YEAR = "COMMA? OF? THE? UNIT? NUM"
CENTURIES = "[ORDINAL ROMAN]"


def _at(interval: TimeInterval | None) -> Node | None:
    return Fixed(interval) if interval is not None else None


def _day(month: int, day: int, year: int) -> TimeInterval | None:
    return dates.on_day(year, month, day)


def _month(month: int, year: int) -> TimeInterval | None:
    return dates.in_month(year, month)


def _part_of_year(first: int, length: int, granularity: Granularity, year: int) -> TimeInterval | None:
    return dates.in_months(year, first, length, granularity)


def _written_year(match: Match) -> int | None:
    """The year of a match in astronomical numbering, when it is written out with its era."""
    numbers = [token for token in match.of(Kind.DAY, Kind.NUM, Kind.YEAR) if isinstance(token.value, int)]
    if not numbers:
        return None
    near_era = [token for token in numbers if token.kind is Kind.YEAR] or numbers
    number = near_era[-1].value
    return 1 - number if match.value(Kind.ERA) == -1 else number


def _in_its_year(match: Match, part: InYear) -> Node | None:
    """A part of the year, put into the year of the match; without a year, left to the context."""
    short = match.value(Kind.SHORT)
    if short is not None:
        return Within(part, ShortYear(short))
    if not match.of(Kind.ERA, Kind.YEAR, Kind.NUM):
        return Yearless(part)
    year = _written_year(match)
    return _at(part(year)) if year is not None else None


def days_of_month(match: Match) -> Node | Token | list[Token] | None:
    """One day, a range of days or a list of days of one month, with or without its year."""
    month_at = next(n for n, token in enumerate(match.tokens) if token.kind in {Kind.MONTH, Kind.ABBR})
    numbers = [
        token
        for n, token in enumerate(match.tokens)
        if token.kind in {Kind.DAY, Kind.ORDINAL, Kind.CARDINAL} and _is_day(match, n, month_at)
    ]
    if any(token.kind is Kind.CARDINAL for token in numbers) and not match.lexicon.cardinal_days:
        return None
    month = match.tokens[month_at].value
    nodes = [_in_its_year(match, partial(_day, month, token.value)) for token in numbers]
    if _impossible(month, numbers) or None in nodes:
        return _rejected(match)
    if len(nodes) == 1:
        return None if _is_counted(match, month_at) else nodes[0]
    joints = {token.kind for token in match.of(Kind.DASH, Kind.TO, Kind.AND)}
    between = match.before().kind is Kind.BETWEEN or match.before(2).kind is Kind.BETWEEN
    if len(nodes) == 2 and (joints & {Kind.DASH, Kind.TO} or between):
        return Span(nodes[0], nodes[1])
    if Kind.AND not in joints:
        return None
    return _one_by_one(match, numbers, nodes)


def _is_day(match: Match, place: int, month_at: int) -> bool:
    """Whether a number of the match is a day, and not the year of an era ("15 March 44 BC", "3 May AD 14")."""
    tokens = match.tokens
    if not match.of(Kind.ERA):
        return True
    beside_era = any(0 <= n < len(tokens) and tokens[n].kind is Kind.ERA for n in (place - 1, place + 1))
    return not (beside_era and place > month_at)


def _rejected(match: Match) -> Token:
    """A day that the calendar lacks is no date at all: its month and year are not read on their own."""
    return Token(Kind.JUNK, match.tokens[0].start, match.tokens[-1].end, "")


def _impossible(month: int, numbers: list[Token]) -> bool:
    longest = 29 if month == 2 else 30 if month in {4, 6, 9, 11} else 31
    return any(not 1 <= token.value <= longest for token in numbers)


def _is_counted(match: Match, month_at: int) -> bool:
    """Whether a day after its month counts something: "In May 12 people ..."."""
    last, right = match.tokens[-1], match.after()
    after_month = month_at < len(match.tokens) - 1 and last.kind is Kind.DAY
    lexicon = match.lexicon
    return after_month and (right.lower in lexicon.guards["counted"] or right.lower in lexicon.guards["units"])


def _one_by_one(match: Match, numbers: list[Token], nodes: list[Node | None]) -> list[Token]:
    """A token for each day; the first begins with the match, the last ends with it."""
    starts = [match.tokens[0].start, *[token.start for token in numbers[1:]]]
    ends = [*[token.end for token in numbers[:-1]], match.tokens[-1].end]
    return [
        Token(Kind.DATE, start, end, match.text[start:end], node)
        for start, end, node in zip(starts, ends, nodes, strict=True)
    ]


def month_of_year(match: Match) -> Node | None:
    """A month with its year."""
    return _in_its_year(match, partial(_month, match.value(Kind.MONTH, Kind.ABBR)))


def early(build: Builder) -> Builder:
    """Accept a year of three figures only where it cannot count what follows."""

    def guarded(match: Match) -> Any:
        right = match.after()
        counts = right.text[:1].islower() and right.lower not in match.lexicon.guards["followers"]
        return None if match.tokens[-1].value < 100 or counts else build(match)

    return guarded


def bare_month(match: Match) -> Node | None:
    """A month by itself, in the year of the context."""
    return Yearless(partial(_month, match.value(Kind.MONTH))) if guards.is_bare_month(match) else None


def bare_weekday(match: Match) -> Node | None:
    """A weekday by itself."""
    return BareWeekday(match.value(Kind.WEEKDAY)) if guards.is_bare_weekday(match) else None


def year_of_era(match: Match) -> Node | None:
    """A year with its era: 44 BC, AD 79."""
    year = _written_year(match)
    return Fixed(dates.in_year(year)) if year is not None else None


def years_of_era(match: Match) -> list[Token] | None:
    """Two years under one era ("58 to 50 BC"): each becomes a date, the joint between them stays."""
    era = match.value(Kind.ERA)
    numbers = match.of(Kind.DAY, Kind.NUM, Kind.YEAR)
    if era == -1 and numbers[0].value <= numbers[1].value:
        return None
    years = [1 - number.value if era == -1 else number.value for number in numbers]
    ends = [numbers[0].end, match.tokens[-1].end]
    made = [
        Token(Kind.DATE, number.start, end, match.text[number.start : end], Fixed(dates.in_year(year)))
        for number, end, year in zip(numbers, ends, years, strict=True)
    ]
    return [made[0], *match.of(Kind.DASH, Kind.TO, Kind.AND, Kind.MOD), made[1]]


def bare_year(match: Match) -> Node | None:
    """A four-figure number (or a shorter one after "in") that its neighbours show to be a year."""
    return Fixed(dates.in_year(match.tokens[-1].value)) if guards.is_year(match) else None


def year_named_so(match: Match) -> Node | None:
    """The year 1998, l'anno 476."""
    if match.of(Kind.UNIT)[0].value is not dates.Unit.YEAR or match.before().kind in {
        Kind.CARDINAL,
        Kind.DAY,
        Kind.NUM,
    }:
        return None
    return Fixed(dates.in_year(match.tokens[-1].value))


def short_year(match: Match) -> Node | None:
    """An apostrophe and two figures: '68."""
    right = match.after()
    counts = right.lower in match.lexicon.guards["units"] | match.lexicon.guards["counted"]
    return None if counts else ShortYear(match.value(Kind.SHORT))


def year_pair(match: Match) -> Node:
    """Two years in one figure: 2010/11, 1998–2001."""
    first, second = match.value(Kind.PAIR)
    return Fixed(TimeInterval(dates.iso(first), dates.iso(second), Granularity.RANGE))


def guarded_pair(match: Match) -> Node | None:
    """A pair of years, unless it is a label (pp. 1914-18) or an amount."""
    left, right, guard = match.before(), match.after(), match.lexicon.guards
    label = left.lower in guard["labels"] or (left.kind is Kind.STOP and match.before(2).lower in guard["labels"])
    return None if label or right.lower in guard["units"] | guard["counted"] else year_pair(match)


def decade(match: Match) -> Node | None:
    """1990s, the nineties. Hundreds up to the eighteenth (the 1700s) are centuries."""
    value = match.value(Kind.DECADE)
    if any(match.before(n).kind is Kind.POSSESSIVE for n in (1, 2)):
        return None
    if value < 100:
        plain_figures = match.of(Kind.DECADE)[0].text[0].isdigit()
        standing = match.tokens[0].kind is Kind.THE or match.before().kind in {Kind.MOD, Kind.AND, Kind.DASH}
        return ShortYear(value, decade=True) if standing or not plain_figures else None
    if value % 100 == 0 and value < 1900:
        return Fixed(dates.in_century(value // 100 + 1))
    return Fixed(dates.in_decade(value))


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
    nodes: list[Node | None] = [_decade_in(token.value, century) for token in numbers]
    return nodes[0] if len(nodes) == 1 else _one_by_one_decade(match, numbers, nodes)


def _decade_in(value: int, century: int | None) -> Node | None:
    if value >= 100:
        return Fixed(dates.in_decade(value))
    return ShortYear(value, decade=True) if century is None else Fixed(dates.in_decade(century * 100 - 100 + value))


def _one_by_one_decade(match: Match, numbers: list[Token], nodes: list[Node | None]) -> list[Token]:
    starts = [match.tokens[0].start, *[token.start for token in numbers[1:]]]
    joints = match.of(Kind.DASH, Kind.TO, Kind.AND, Kind.COMMA)
    made: list[Token] = []
    for number, start, node in zip(numbers, starts, nodes, strict=True):
        made += [joint for joint in joints if made and made[-1].end <= joint.start < start]
        made.append(Token(Kind.DATE, start, number.end, match.text[start : number.end], node))
    made[-1].end = match.tokens[-1].end
    made[-1].text = match.text[made[-1].start : made[-1].end]
    return made


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
    if not standing and left.lower not in match.lexicon.guards["introducers"] and not match.of(Kind.ORDINAL):
        return None
    node = Fixed(dates.in_century(match.value(Kind.NAMED)))
    return Modified(node, Modifier.START) if match.value(Kind.ORDINAL) == 1 else node


def centuries(match: Match) -> list[Token]:
    """Several centuries before one noun: each becomes a date, the joints stay."""
    sign = -1 if match.value(Kind.ERA) == -1 else 1
    made: list[Token] = []
    for token in match.tokens:
        if token.kind in {Kind.ORDINAL, Kind.ROMAN}:
            node = Fixed(dates.in_century(sign * token.value))
            made.append(Token(Kind.DATE, token.start, token.end, token.text, node))
        elif token.kind in {Kind.AND, Kind.TO, Kind.DASH, Kind.COMMA} and token.end < match.of(Kind.CENTURY)[0].start:
            made.append(token)
    while made[-1].kind is not Kind.DATE:
        made.pop()
    made[-1].end = match.tokens[-1].end
    made[-1].text = match.text[made[-1].start : made[-1].end]
    return made


def season_of_year(match: Match) -> Node | None:
    """A season with its year, or the two years it spans."""
    in_year: InYear = match.value(Kind.SEASON)
    pair = match.value(Kind.PAIR)
    return _at(in_year(pair[0])) if pair else _in_its_year(match, in_year)


def bare_season(match: Match) -> Node | None:
    """A season in the year of the context."""
    return Yearless(match.value(Kind.SEASON)) if guards.is_bare_part(match) else None


def part_of_year(match: Match) -> Node | None:
    """The third quarter of 2018, primo semestre 2020."""
    length, granularity = match.value(Kind.PART)
    number = match.value(Kind.ORDINAL)
    if not 1 <= number <= 12 // length:
        return None
    return _in_its_year(match, partial(_part_of_year, (number - 1) * length + 1, length, granularity))


def part_number(match: Match) -> Node | None:
    """Q3 2018, H1 2019."""
    letter, number = match.value(Kind.PARTNO)
    length, granularity = (3, Granularity.QUARTER) if letter == "Q" else (6, Granularity.HALF)
    if int(number) > 12 // length:
        return None
    return _in_its_year(match, partial(_part_of_year, (int(number) - 1) * length + 1, length, granularity))


def holiday_of_year(match: Match) -> Node | None:
    """A holiday with its year."""
    return _in_its_year(match, match.value(Kind.HOLIDAY))


def bare_holiday(match: Match) -> Node | None:
    """A holiday in the year of the context."""
    return Yearless(match.value(Kind.HOLIDAY)) if guards.is_bare_part(match) else None


def week_of_month(match: Match) -> Node | None:
    """The third week of May 2010: its days 15 to 21."""
    if match.of(Kind.UNIT)[0].value is not dates.Unit.WEEK:
        return None
    number, month, year = match.value(Kind.ORDINAL), match.value(Kind.MONTH, Kind.ABBR), _written_year(match)
    first = dates.on_day(year or 0, month, 7 * number - 6) if number <= 4 else None
    if first is None or year is None:
        return None
    last = dates.iso_from_days(first.start_day + 6)
    return Fixed(TimeInterval(first.start, last, Granularity.WEEK))


def with_weekday(match: Match) -> Node:
    """A weekday before a date in figures adds nothing to it."""
    node: Node = match.value(Kind.DATE)
    return node


def ordinal_of_tens(match: Match) -> Token | None:
    """Twenty-first, thirty second."""
    tens, ones = match.value(Kind.CARDINAL), match.value(Kind.ORDINAL)
    return _number(match, Kind.ORDINAL, tens + ones) if tens % 10 == 0 and ones < 10 else None


def cardinal_of_tens(match: Match) -> Token | None:
    """Forty-five."""
    tens, ones = match.tokens[0].value, match.tokens[-1].value
    return _number(match, Kind.CARDINAL, tens + ones) if 20 <= tens < 100 and tens % 10 == 0 and ones < 10 else None


def _number(match: Match, kind: Kind, value: int) -> Token:
    start, end = match.tokens[0].start, match.tokens[-1].end
    return Token(kind, start, end, match.text[start:end], value)


NUMBER_WORDS = Grammar(
    [
        Rule("CARDINAL DASH? ORDINAL", ordinal_of_tens),
        Rule("CARDINAL DASH? CARDINAL", cardinal_of_tens),
    ]
)

POINTS = Grammar(
    [
        Rule(f"THE? ORDINAL UNIT OF {MON} {YEAR}", week_of_month),
        Rule(f"{WEEKDAY} {DAYS} OF? {MON} {ERA_YEAR}", days_of_month),
        Rule(f"{WEEKDAY} {DAYS} OF? {MON} {YEAR}", days_of_month),
        Rule(f"{WEEKDAY} {DAYS} OF? {MON} {EARLY_YEAR}", early(days_of_month)),
        Rule(f"{WEEKDAY} {DAYS} OF? {MON}", days_of_month),
        Rule(f"{WEEKDAY} {MON} {DAYS_AFTER} {ERA_YEAR}", days_of_month),
        Rule(f"{WEEKDAY} {MON} {DAYS_AFTER} {YEAR}", days_of_month),
        Rule(f"{WEEKDAY} {MON} {DAYS_AFTER}", days_of_month),
        Rule(f"{MON} {ERA_YEAR}", month_of_year),
        Rule(f"{MON} {YEAR}", month_of_year),
        Rule(f"{MON} {EARLY_YEAR}", early(month_of_year)),
        Rule("HOLIDAY COMMA? OF? THE? UNIT? [YEAR SHORT]", holiday_of_year),
        Rule("HOLIDAY", bare_holiday),
        Rule("THE? [SEASON] COMMA? OF? THE? UNIT? [YEAR PAIR SHORT]", season_of_year),
        Rule("THE? ORDINAL PART COMMA? OF? THE? UNIT? YEAR", part_of_year),
        Rule("PARTNO COMMA? OF? YEAR", part_number),
        Rule("YEAR [COMMA DASH]? PARTNO", part_number),
        Rule(f"THE? {CENTURIES} DASH? (([COMMA AND DASH TO] THE?)+ {CENTURIES})+ DASH? CENTURY ERA?", centuries),
        Rule(f"THE? {CENTURIES} DASH? CENTURY ERA?", century),
        Rule(f"THE? CENTURY {CENTURIES} ERA?", century),
        Rule(
            "THE? DECADES [SHORT CARDINAL DAY NUM YEAR DECADE] (([COMMA AND DASH TO] THE? DECADES?)+ [SHORT CARDINAL NUM YEAR])*"
            f"(OF THE? (NAMED|{CENTURIES} CENTURY|CENTURY {CENTURIES}))?",
            decades,
        ),
        Rule("THE? DECADE", decade),
        Rule("ORDINAL? NAMED", named_century),
        Rule(f"{NUMBERS} ([DASH AND TO] MOD? THE?)+ {NUMBERS} ERA", years_of_era),
        Rule(f"ERA {NUMBERS} ([DASH AND TO] THE?)+ {NUMBERS}", years_of_era),
        Rule(f"UNIT? {NUMBERS} ERA", year_of_era),
        Rule(f"UNIT? ERA {NUMBERS}", year_of_era),
        Rule("[WEEKDAY WKDAY] COMMA? DATE", with_weekday),
        Rule("PAIR", guarded_pair),
        Rule("UNIT [YEAR NUM]", year_named_so),
        Rule("[YEAR NUM]", bare_year),
        Rule("SHORT", short_year),
        Rule("[SEASON]", bare_season),
        Rule("MONTH", bare_month),
        Rule("WEEKDAY", bare_weekday),
    ]
)
