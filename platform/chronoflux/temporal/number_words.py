"""Number words that need a look around them: twenty-first, forty-five, prima (settimana)."""

from __future__ import annotations

from chronoflux.temporal import scans
from chronoflux.temporal.grammar import Grammar, Kind, Match, Rule, Token

_FIRST_HUNDREDS, _LAST_HUNDREDS = 11, 19
"""Years are counted in these hundreds: "eleven hundred", "the nineteen-sixties"."""


def ordinal_of_tens(match: Match) -> Token | None:
    """Twenty-first, thirty second."""
    tens, ones = match.value(Kind.CARDINAL), match.value(Kind.ORDINAL)
    return _number(match, Kind.ORDINAL, tens + ones) if tens % 10 == 0 and ones < 10 else None


def cardinal_of_tens(match: Match) -> Token | None:
    """Forty-five."""
    tens, ones = match.tokens[0].value, match.tokens[-1].value
    return _number(match, Kind.CARDINAL, tens + ones) if 20 <= tens < 100 and tens % 10 == 0 and ones < 10 else None


def first_of(match: Match) -> Token | None:
    """Italian "prima" before a unit is an ordinal, not "before": prima settimana."""
    return _number(match, Kind.ORDINAL, 1) if match.tokens[0].lower in match.lexicon.guards["first"] else None


def year_in_hundreds(match: Match) -> Token | None:
    """Sixteen hundred and sixteen, nineteen hundred; "sixteen hundred men" are counted."""
    hundreds, said, *rest = match.tokens
    right, guards = match.after(), match.lexicon.guards
    counts = right.kind is Kind.WORD and right.text[:1].islower() and right.lower not in guards["followers"]
    if said.lower not in guards["hundred"] or not _FIRST_HUNDREDS <= hundreds.value <= _LAST_HUNDREDS or counts:
        return None
    ones = sum(token.value for token in rest if token.kind is Kind.CARDINAL)
    return _number(match, Kind.YEAR, hundreds.value * 100 + ones) if ones < 100 else None


def year_in_thousands(match: Match) -> Token | None:
    """One thousand eight hundred and four."""
    thousand, hundreds = match.tokens[1], match.tokens[3]
    guards = match.lexicon.guards
    if thousand.lower not in guards["thousand"] or hundreds.lower not in guards["hundred"]:
        return None
    thousands, hundred, *rest = (token.value for token in match.tokens if token.kind is Kind.CARDINAL)
    return _number(match, Kind.YEAR, 1000 * thousands + 100 * hundred + sum(rest)) if thousands == 1 else None


def decade_in_words(match: Match) -> Token | None:
    """The seventeen-eighties, the nineteen sixties."""
    hundreds, decade = match.tokens[0], match.tokens[-1]
    if not _FIRST_HUNDREDS <= hundreds.value <= _LAST_HUNDREDS or decade.value >= 100 or decade.text[0].isdigit():
        return None
    return _number(match, Kind.DECADE, hundreds.value * 100 + decade.value)


def early_year(match: Match) -> list[Token] | None:
    """Il 25 dicembre dell'800: behind a day, figures that may name a century are the year."""
    *day, year = match.tokens
    if not year.text.isdigit():
        return None
    return [*day, Token(Kind.NUM, year.start, year.end, year.text, int(year.text))]


def _number(match: Match, kind: Kind, value: int) -> Token:
    start, end = match.tokens[0].start, match.tokens[-1].end
    return Token(kind, start, end, match.text[start:end], value)


NUMBER_WORDS = Grammar(
    [
        Rule("CARDINAL DASH? ORDINAL", ordinal_of_tens),
        Rule("CARDINAL DASH? CARDINAL", cardinal_of_tens),
        Rule("CARDINAL WORD CARDINAL WORD (AND? CARDINAL (DASH? CARDINAL)?)?", year_in_thousands),
        Rule("CARDINAL WORD (AND? CARDINAL (DASH? CARDINAL)?)?", year_in_hundreds),
        Rule("CARDINAL DASH? DECADE", decade_in_words),
        Rule("BEFORE (?=[UNIT PART WEEKDAY])", first_of),
        Rule("DAY [DAY ORDINAL] (?=OF? [MONTH ABBR])", scans.parted_day),
        Rule("[DAY ORDINAL] (UNIT OF|OF)? [MONTH ABBR] COMMA? DAY [DAY NUM]", scans.parted_year),
        Rule("[DAY ORDINAL CARDINAL] OF? MONTH OF NAMED", early_year),
    ]
)
