"""Date arithmetic asked in words, answered exactly.

An answer repeats the form of the date it starts from: "Nov, 1185" gives "Mar, 1192", "3 May 1990" gives "3 May 1994",
"1990-05-03" gives "1994-05-03", "44 BC" gives "42 BC". A month whose full name is its abbreviation ("May") counts as
abbreviated before a comma. A day that the target month lacks becomes its last ("31 January" and a month is "28
February"). A difference is a number of completed units: "11 years".
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from chronoflux.calendar import days_from_civil, first_day
from chronoflux.temporal import dates
from chronoflux.temporal.context import Context
from chronoflux.temporal.dates import Unit
from chronoflux.temporal.format import format_date
from chronoflux.temporal.grammar import Kind, Token
from chronoflux.temporal.lexicon import Lexicon, load_lexicon
from chronoflux.temporal.number_words import NUMBER_WORDS
from chronoflux.temporal.offsets import UNIT_KINDS, add_offset, read_offset, unit_of_token
from chronoflux.temporal.phrases import RANGES
from chronoflux.temporal.points import POINTS
from chronoflux.temporal.tokens import plain, tokenise

_NUMBERS = {Kind.DAY, Kind.NUM, Kind.YEAR, Kind.ORDINAL, Kind.CARDINAL}


def solve_date_arithmetic(text: str, language: str) -> str | None:
    """Answer a question that is nothing but date arithmetic.

    Args:
        text: "What is the time 6 year and 4 month after Nov, 1185", "Quanti anni tra il 1990 e il 2004?".
        language: "en", "en-GB" or "it".

    Returns:
        The date in the form of the question's own, or a number with its unit; None when the question asks for anything
        else, or for more than its date can tell ("three days after May 1990").

    Raises:
        ConfigurationError: there is no lexicon for the language.
    """
    lexicon = load_lexicon(language)
    readable = plain(text)
    tokens = point_tokens(readable, lexicon)
    return _shifted_date(tokens, readable, lexicon) or _difference(tokens, readable, lexicon)


def point_tokens(readable: str, lexicon: Lexicon) -> list[Token]:
    """The tokens of a question with its dates made out, and nothing around them yet."""
    tokens: Sequence[Token] = tokenise(readable, lexicon)
    for grammar in (NUMBER_WORDS, POINTS):
        tokens = grammar.rewrite(tokens, readable, lexicon)
    return list(tokens)


def _shifted_date(tokens: list[Token], readable: str, lexicon: Lexicon) -> str | None:
    stated = read_offset(tokens)
    if stated is None:
        return None
    base = next((token for token in tokens[stated.stop :] if token.kind is Kind.DATE), None)
    rest = [*tokens[: stated.first], *tokens[stated.stop :]]
    if base is None or not _only_asks(rest, lexicon):
        return None
    interval = base.value.resolve(Context())
    if interval is None or interval.start is None or interval.start != interval.end:
        return None
    answer = add_offset(interval.start, stated.amount)
    return _in_form(answer, readable[base.start : base.end], lexicon) if answer is not None else None


def _only_asks(tokens: Sequence[Token], lexicon: Lexicon) -> bool:
    """Whether nothing but dates and words of asking are left: no event, no name."""
    allowed = lexicon.words["arithmetic"]
    kinds = {
        Kind.DATE,
        Kind.THE,
        Kind.OF,
        Kind.IN,
        Kind.COMMA,
        Kind.STOP,
        Kind.UNIT,
        Kind.UNITS,
        Kind.AND,
        Kind.DECADES,
    }
    return all(token.kind in kinds or not token.text.isalpha() or token.lower in allowed for token in tokens)


def _in_form(iso_date: str, model: str, lexicon: Lexicon) -> str:
    """Write a date in the form of another; with an era, in the plain form of the language."""
    if re.fullmatch(r"\d+(?:[./-]\d+)+", model):
        return _in_figures(iso_date, model, lexicon)
    tokens = tokenise(model, lexicon)
    if dates.civil(iso_date)[0] < 1 or any(token.kind is Kind.ERA for token in tokens):
        return format_date(iso_date, lexicon)
    last_number = max(place for place, token in enumerate(tokens) if token.kind in _NUMBERS)
    parts: list[str] = []
    written_to = tokens[1].start if tokens[0].kind in {Kind.THE, Kind.WEEKDAY, Kind.WKDAY} else 0
    for place, token in enumerate(tokens):
        replacement = _replacement(token, dates.civil(iso_date), model, lexicon, is_year=place == last_number)
        if replacement is not None:
            parts += [model[written_to : token.start], replacement]
            written_to = token.end
    return "".join(parts) + model[written_to:]


def _replacement(
    token: Token, date: tuple[int, int | None, int | None], model: str, lexicon: Lexicon, *, is_year: bool
) -> str | None:
    year, month, day = date
    if token.kind in {Kind.MONTH, Kind.ABBR}:
        return _month_in_form(token, month or 1, model, lexicon)
    if token.kind not in _NUMBERS:
        return None
    return str(year) if is_year else str(day)


def _month_in_form(token: Token, month: int, model: str, lexicon: Lexicon) -> str:
    name = lexicon.month_names[month - 1]
    same_either_way = len(token.text) == 3 and token.kind is Kind.MONTH
    before_comma = model[token.end :].lstrip().startswith(",")
    if token.kind is Kind.ABBR or (same_either_way and before_comma):
        name = name[:3] + ("." if token.text.endswith(".") else "")
    return name.capitalize() if token.capitalised else name.lower()


def _in_figures(iso_date: str, model: str, lexicon: Lexicon) -> str:
    """Figures with the separator, the order and the leading zeros of the model."""
    year, month, day = dates.civil(iso_date)
    separator = re.sub(r"\d", "", model)[0]
    widths = [len(part) for part in model.split(separator)]
    padded_month = f"{month:0{widths[1]}d}"
    if widths[0] == 4:
        return separator.join([f"{year:04d}", padded_month, *([f"{day:0{widths[2]}d}"] if day else [])])
    if not day:
        return separator.join([f"{month:0{widths[0]}d}", f"{year:04d}"])
    pair = [f"{day:0{widths[0]}d}", padded_month]
    return separator.join([*(pair if lexicon.day_first else pair[::-1]), f"{year:04d}"])


def _difference(tokens: list[Token], readable: str, lexicon: Lexicon) -> str | None:
    """How many years, months, weeks or days lie between two dates."""
    asked = next((token for token in tokens if token.kind in UNIT_KINDS), None)
    how_many = any(token.lower in lexicon.words["how_many"] for token in tokens)
    if asked is None or not how_many or not _only_asks_between(tokens, lexicon):
        return None
    bounds = _two_dates(RANGES.rewrite(tokens, readable, lexicon))
    if bounds is None:
        return None
    first, second = sorted(bounds, key=first_day)
    count = _completed(unit_of_token(asked), first, second)
    return f"{count} {asked.text}" if count is not None else None


def _two_dates(tokens: Sequence[Token]) -> list[str] | None:
    """The bounds of the one range, or the two dates, among tokens."""
    found = [token.value.resolve(Context()) for token in tokens if token.kind is Kind.DATE]
    bounds = [interval.start for interval in found if interval is not None]
    if len(found) == 1 and found[0] is not None:
        bounds = [found[0].start, found[0].end]
    stated = [bound for bound in bounds if bound is not None]
    return stated if len(stated) == 2 else None


def _only_asks_between(tokens: Sequence[Token], lexicon: Lexicon) -> bool:
    joints = {Kind.BETWEEN, Kind.FROM, Kind.TO, Kind.DASH, Kind.UNTIL, Kind.AND}
    return _only_asks([token for token in tokens if token.kind not in joints], lexicon)


def _completed(unit: Unit, first: str, second: str) -> int | None:
    """Completed units from one date to a later one; None when a date is too coarse for the unit."""
    (year, month, day), (last_year, last_month, last_day) = dates.civil(first), dates.civil(second)
    if unit in {Unit.DAY, Unit.WEEK}:
        if not (month and day and last_month and last_day):
            return None
        passed = days_from_civil(last_year, last_month, last_day) - days_from_civil(year, month, day)
        return passed // (7 if unit is Unit.WEEK else 1)
    if unit is Unit.MONTH and not (month and last_month):
        return None
    months = (last_year - year) * 12 + ((last_month or 1) - (month or 1) if month and last_month else 0)
    if day and last_day and last_day < day:
        months -= 1
    return months // {Unit.MONTH: 1, Unit.YEAR: 12, Unit.DECADE: 120, Unit.CENTURY: 1200}[unit]
