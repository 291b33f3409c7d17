"""What the day and month rules make."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from chronoflux.model import TimeInterval
from chronoflux.temporal import codes, dates, day_guards
from chronoflux.temporal.grammar import Builder, Built, Kind, Match, Token
from chronoflux.temporal.hanging_days import BareWeekday
from chronoflux.temporal.nodes import Fixed, Node, Span, Timed, Yearless
from chronoflux.temporal.number_guards import is_finite
from chronoflux.temporal.years import in_its_year

_YEAR_LENGTH = 4
_MOST_WEEKDAYS = 5
"""How often a weekday can fall in a month."""


def days_of_month(match: Match) -> Node | Token | list[Token] | None:
    """One day, a range of days or a list of days of one month, with or without its year."""
    month_at = next(n for n, token in enumerate(match.tokens) if token.kind in {Kind.MONTH, Kind.ABBR})
    numbers = [
        token
        for n, token in enumerate(match.tokens)
        if token.kind in {Kind.DAY, Kind.ORDINAL, Kind.CARDINAL} and _is_day(match, n, month_at)
    ]
    cardinal = any(token.kind is Kind.CARDINAL for token in numbers)
    if not numbers or (cardinal and not match.lexicon.cardinal_days):
        return None
    written = not match.of(Kind.ABBR) or match.of(Kind.YEAR, Kind.SHORT, Kind.NUM, Kind.ERA)
    follow = not match.lexicon.month_before_day and numbers[0].start > match.tokens[month_at].start
    if not written and (follow or any(token.text.isalpha() for token in numbers)):
        return None
    month = match.tokens[month_at].value
    nodes = [in_its_year(match, partial(dates.day_in_year, month, token.value)) for token in numbers]
    named = match.of(Kind.WEEKDAY, Kind.WKDAY)
    if len(nodes) == len(named) == 1 and isinstance(nodes[0], Yearless):
        nodes[0] = replace(nodes[0], weekday=named[0].value)
    habit = match.before().lower in match.lexicon.guards["each"] and isinstance(nodes[0], Yearless)
    if habit or impossible(month, numbers) or None in nodes or _has_odd_year(match):
        return _rejected(match)
    if len(nodes) == 1:
        return None if _is_counted(match, month_at) else nodes[0]
    joints = {token.kind for token in match.of(Kind.DASH, Kind.TO, Kind.AND)}
    between = match.before().kind is Kind.BETWEEN or match.before(2).kind is Kind.BETWEEN
    if len(nodes) == 2 and (joints & {Kind.DASH, Kind.TO} or between):
        return Span(nodes[0], nodes[1])
    if joints == {Kind.DASH} and not match.of(Kind.COMMA):
        return Span(nodes[0], nodes[-1])
    if Kind.AND not in joints:
        return None
    return _one_by_one(match, numbers, nodes)


def weekday_of_month(match: Match) -> Node | None:
    """The first Monday of May 2019, l'ultima domenica di maggio."""
    nth = match.value(Kind.ORDINAL) or -1
    part = partial(_nth_weekday, match.value(Kind.MONTH, Kind.ABBR), match.value(Kind.WEEKDAY), nth)
    return in_its_year(match, part) if nth <= _MOST_WEEKDAYS else None


def _nth_weekday(month: int, weekday: int, nth: int, year: int) -> TimeInterval | None:
    day = dates.on_day_number(dates.nth_weekday(year, month, weekday, nth))
    return day if dates.civil(day.start or "")[1] == month else None


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


def _has_odd_year(match: Match) -> bool:
    """Whether four characters stand where the year would, and are none ("1 January 0001", "3 March 20l9")."""
    right = match.after()
    if match.of(Kind.YEAR, Kind.SHORT, Kind.ERA) or not right.text[:1].isdigit() or len(right.text) < _YEAR_LENGTH:
        return False
    if right.kind is Kind.JUNK and len(right.text) > _YEAR_LENGTH:
        return False
    return right.kind in {Kind.WORD, Kind.JUNK} or (right.kind is Kind.ANCIENT and match.after(2).kind is not Kind.WORD)


def place_name(match: Match) -> Token | None:
    """Piazza 25 Aprile, via XX Settembre 12, via I Maggio: a day that names a street or building is no date."""
    named = match.before().kind is Kind.OF
    place, first = match.before(2 if named else 1), match.tokens[0]
    if place.lower.split()[-1:] and place.lower.split()[-1] not in match.lexicon.guards["places"]:
        return None
    capitalised = place.capitalised or match.of(Kind.MONTH, Kind.ABBR)[0].capitalised
    if (first.kind is Kind.THE and first.text != "I") or (not capitalised and (named or match.of(Kind.YEAR))):
        return None
    return _rejected(match) if place.text else None


def timestamp(match: Match) -> Node | None:
    """Tue May 20 17:30:00 2020: the hour stands between the day and its year."""
    day = dates.on_day(match.value(Kind.YEAR), match.value(Kind.MONTH, Kind.ABBR), match.value(Kind.DAY))
    return Timed(Fixed(day), match.value(Kind.CLOCK)) if day is not None else None


def no_such_day(match: Match) -> Token | None:
    """32 March 2019: of two figures, and no day."""
    return _rejected(match) if len(match.tokens[0].text) <= 2 else None


def impossible(month: int, numbers: list[Token]) -> bool:
    """Whether a month never has one of these days."""
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
    """A month with its year; not "Largo Ottobre 1917", nor "Cobb & May, 1893"."""
    left = match.before()
    named = left.lower in match.lexicon.guards["places"] and left.capitalised and match.tokens[0].capitalised
    if named or left.text == "&":
        return None
    return in_its_year(match, partial(dates.month_in_year, match.value(Kind.MONTH, Kind.ABBR)))


def early(build: Builder) -> Builder:
    """Accept a year of three figures only where it cannot count what follows."""

    def guarded(match: Match) -> Built:
        right = match.after()
        guards = match.lexicon.guards
        tells = right.lower in guards["followers"] or right.lower.endswith(tuple(guards["past_endings"]) or "\0")
        counts = right.text[:1].islower() and not (tells or is_finite(match, right))
        return None if match.tokens[-1].value < 100 or counts else build(match)

    return guarded


def bare_month(match: Match) -> Node | None:
    """A month by itself, in the year of the context."""
    return Yearless(partial(dates.month_in_year, match.value(Kind.MONTH))) if day_guards.is_bare_month(match) else None


def bare_weekday(match: Match) -> Node | None:
    """A weekday by itself."""
    if not day_guards.is_bare_weekday(match):
        return None
    to_come = False if day_guards.is_reported(match) else True if day_guards.is_planned(match) else None
    return BareWeekday(match.value(Kind.WEEKDAY), to_come)


def with_weekday(match: Match) -> Node:
    """A weekday before a date in figures adds nothing to it."""
    node: Node = match.value(Kind.DATE)
    return node


def date_in_figures(match: Match) -> Token | None:
    """A date in figures stays one, unless what stands before makes it a number."""
    token = match.tokens[0]
    return Token(Kind.JUNK, token.start, token.end, token.text) if codes.is_numbered(match) else None
