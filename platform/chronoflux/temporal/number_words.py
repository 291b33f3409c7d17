"""Number words that need a look around them: twenty-first, forty-five, prima (settimana)."""

from __future__ import annotations

from chronoflux.temporal.grammar import Grammar, Kind, Match, Rule, Token

_LAST_DAY = 31


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


def parted_day(match: Match) -> Token | None:
    """A day whose figures a scan has parted, which its ending or a parted month shows: "2 1st of", "2 1 otto bre"."""
    tens, ones = match.tokens
    month = next(token for token in map(match.after, (1, 2)) if token.kind in {Kind.MONTH, Kind.ABBR})
    figures = tens.text + ones.text[:1]
    single = len(tens.text) == 1 and ones.start == tens.end + 1 and ones.text[1:2].isalpha() == bool(ones.text[1:])
    parted = (ones.kind is Kind.ORDINAL and bool(ones.text[1:])) or " " in month.text
    if not single or not parted or not figures.isdigit() or not 10 <= int(figures) <= _LAST_DAY:
        return None
    return _number(match, ones.kind, int(figures))


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
        Rule("BEFORE (?=[UNIT PART])", first_of),
        Rule("DAY [DAY ORDINAL] (?=OF? [MONTH ABBR])", parted_day),
        Rule("[DAY ORDINAL CARDINAL] OF? MONTH OF NAMED", early_year),
    ]
)
