"""What the year rules make: years with and without an era, short years, pairs; and putting a part into its year."""

from __future__ import annotations

from chronoflux.model import Granularity, TimeInterval
from chronoflux.temporal import dates, guards, number_guards
from chronoflux.temporal.grammar import Kind, Match, Token
from chronoflux.temporal.nodes import Fixed, InYear, Node, Within, Yearless
from chronoflux.temporal.short_years import ShortYear

YEAR_KINDS = (Kind.DAY, Kind.NUM, Kind.YEAR, Kind.ANCIENT, Kind.LARGE)

_PLAIN_NUMERAL = 5
"""Letters of a Roman numeral that can only be a year: MDCCXLVIII, not MIX."""


def at(interval: TimeInterval | None) -> Node | None:
    """The node of an interval, None for None."""
    return Fixed(interval) if interval is not None else None


def written_year(match: Match) -> int | None:
    """The year of a match in astronomical numbering, when it is written out with its era."""
    numbers = [token for token in match.of(*YEAR_KINDS) if isinstance(token.value, int)]
    if not numbers:
        return None
    near_era = [token for token in numbers if token.kind in {Kind.YEAR, Kind.ANCIENT, Kind.LARGE}] or numbers
    number: int = near_era[-1].value
    return 1 - number if match.value(Kind.ERA) == -1 else number


def in_its_year(match: Match, part: InYear) -> Node | None:
    """A part of the year, put into the year of the match; without a year, left to the context."""
    short = match.value(Kind.SHORT)
    if short is not None:
        return Within(part, ShortYear(short, modern=True))
    if not match.of(Kind.ERA, Kind.YEAR, Kind.NUM):
        return Yearless(part)
    year = written_year(match)
    return at(part(year)) if year is not None else None


def year_of_era(match: Match) -> Node | None:
    """A year with its era: 44 BC, AD 79."""
    year = written_year(match)
    zero = any(token.value == 0 for token in match.of(*YEAR_KINDS))
    return Fixed(dates.in_year(year)) if year is not None and not zero else None


def years_of_era(match: Match) -> list[Token] | None:
    """Two years under one era ("58 to 50 BC"): each becomes a date, the joint between them stays."""
    era = match.value(Kind.ERA)
    numbers = match.of(*YEAR_KINDS)
    if (era == -1 and numbers[0].value <= numbers[1].value) or any(number.value == 0 for number in numbers):
        return None
    years = [1 - number.value if era == -1 else number.value for number in numbers]
    ends = [numbers[0].end, match.tokens[-1].end]
    made = [
        Token(Kind.DATE, number.start, end, match.text[number.start : end], Fixed(dates.in_year(year)))
        for number, end, year in zip(numbers, ends, years, strict=True)
    ]
    return [made[0], *match.of(Kind.DASH, Kind.TO, Kind.AND, Kind.MOD), made[1]]


def listed_years_of_era(match: Match) -> list[Token]:
    """Coins of 69, 71 and 78 AD: one era for all of a list."""
    numbers, before_christ = match.of(*YEAR_KINDS), match.value(Kind.ERA) == -1
    made: list[Token] = []
    for token in match.tokens:
        if token in numbers:
            end = match.tokens[-1].end if token is numbers[-1] else token.end
            year = 1 - token.value if before_christ else token.value
            made.append(Token(Kind.DATE, token.start, end, match.text[token.start : end], at(dates.in_year(year))))
        elif token.kind is not Kind.ERA:
            made.append(token)
    return made


def bare_year(match: Match) -> Node | None:
    """A four-figure number (or a shorter one after "in") that its neighbours show to be a year."""
    number = match.tokens[-1]
    plain_numeral = number.text.isupper() and len(number.text) >= _PLAIN_NUMERAL
    return Fixed(dates.in_year(number.value)) if plain_numeral or guards.is_year(match) else None


def year_named_so(match: Match) -> Node | None:
    """The year 1998, l'anno 476; not "that year 44 doctors"."""
    left, number = match.before().kind, match.tokens[-1].value
    pointed = left in {Kind.CARDINAL, Kind.DAY, Kind.NUM, Kind.SAME, Kind.THIS, Kind.LAST, Kind.NEXT, Kind.FOLLOWING}
    if match.of(Kind.UNIT)[0].value is not dates.Unit.YEAR or pointed or number < 100:
        return None
    return Fixed(dates.in_year(number))


def short_year(match: Match) -> Node | None:
    """An apostrophe and two figures: '68."""
    right = match.after()
    counts = right.lower in match.lexicon.guards["units"] | match.lexicon.guards["counted"]
    return None if counts else ShortYear(match.value(Kind.SHORT))


def year_pair(match: Match) -> Node:
    """Two years in one figure: 2010/11, 1998–2001."""
    first, second = match.value(Kind.PAIR)
    return Fixed(TimeInterval(dates.iso(first), dates.iso(second), Granularity.RANGE))


def fiscal_year(match: Match) -> Node | None:
    """FY2021, fiscal 2021, l'esercizio 2021: the year or the two years it is named by."""
    return year_pair(match) if match.of(Kind.PAIR) else year_of_fiscal(match)


def year_of_fiscal(match: Match) -> Node | None:
    """The year that a fiscal year of a match is named by."""
    number = match.of(Kind.YEAR, Kind.SHORT, Kind.DAY, Kind.NUM)[-1]
    if number.kind is Kind.YEAR:
        return Fixed(dates.in_year(number.value))
    short = len(number.text) == 2 and match.of(Kind.FISCAL)[0].text.isupper()
    return ShortYear(number.value, modern=True) if short or number.kind is Kind.SHORT else None


def guarded_pair(match: Match) -> Node | None:
    """A pair of years, unless it is a label (pp. 1914-18) or an amount."""
    guard = match.lexicon.guards
    amount = match.after().lower in guard["units"] | guard["counted"] or match.before().text == "%"
    return None if amount or number_guards.is_labelled(match) or _are_pages(match) else year_pair(match)


def _are_pages(match: Match) -> bool:
    """Whether a volume stands before, with its year or part: "12 (1958), 1901-1911", "12(3): 1901-1915"."""
    part = [match.before(distance).kind for distance in range(2, 6)]
    if match.before().text == ":" and part[::2] == [Kind.CLOSE, Kind.OPEN] and part[3] in {Kind.DAY, Kind.NUM}:
        return True
    kinds = [match.before(distance).kind for distance in range(1, 6)]
    return kinds[:4] == [Kind.COMMA, Kind.CLOSE, Kind.DATE, Kind.OPEN] and kinds[4] in {Kind.DAY, Kind.NUM, Kind.ROMAN}
