"""Temporal expressions of a text, each with the interval it states."""

from __future__ import annotations

import logging
import re
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace

from chronoflux.model import Granularity, TimeExpression, TimeInterval
from chronoflux.temporal import dates
from chronoflux.temporal.context import Context
from chronoflux.temporal.grammar import JOINTS, Kind, Token
from chronoflux.temporal.habits import is_of_any_year
from chronoflux.temporal.joined import JOINED
from chronoflux.temporal.lexicon import Lexicon, load_lexicon
from chronoflux.temporal.nodes import Fixed, Modified, Node, Span, Timed
from chronoflux.temporal.number_words import NUMBER_WORDS
from chronoflux.temporal.phrases import HOURS, MODIFIERS, RANGES
from chronoflux.temporal.points import POINTS
from chronoflux.temporal.relatives import HANGING
from chronoflux.temporal.static import StaticTime, why_static
from chronoflux.temporal.tense import SENTENCE_END, speaks_of_future, was_arranged
from chronoflux.temporal.tokens import plain, tokenise

_CASCADE = (NUMBER_WORDS, POINTS, HANGING, JOINED, MODIFIERS, HOURS, RANGES)
_PART_END = re.compile(r"[.;!?\n]")
_ANCHOR = re.compile(f"[{''.join(kind.char for kind in Kind if kind not in JOINTS)}]")
"""A text without a token of these kinds holds no time."""
_LINKS = {Kind.COMMA, Kind.AND, Kind.THE, Kind.IN, Kind.TO, Kind.BETWEEN, Kind.FROM}


@dataclass(frozen=True, slots=True)
class FoundTime:
    """An expression with what its wording said beyond the interval."""

    expression: TimeExpression
    turned: bool = False
    """Whether its bounds were written in reverse ("between 2015 and 2009")."""


@dataclass(frozen=True, slots=True)
class TimesRead:
    """What a text says about time."""

    dated: list[TimeExpression]
    static: list[StaticTime]
    """What hangs on a date that is not known, with the reason."""


def find_times(
    text: str, language: str, reference_date: str | None = None, anchor: TimeInterval | None = None
) -> list[TimeExpression]:
    """Find the temporal expressions of a text, in order, without overlap.

    Works on a whole text or sentence by sentence: for a sentence of a document, `anchor` is the interval of the nearest
    date before it. What carries from date to date is described in `chronoflux.temporal.context`. Conventions: intervals
    are inclusive and as precise as the text; centuries are strict (the 19th is 1801-1900); years before Christ are
    astronomical (44 BC is -0043); winter is December to February, named by its December; lengths and ages ("for three
    years", "aged 40") and numbers of laws, pages and rooms are not dates.

    Args:
        text: any text; its characters are code points, offsets count them.
        language: "en" (03/04/2019 is in March), "en-GB" or "it" (in April).
        reference_date: ISO date of the document; what cannot be resolved without it is left out when None.
        anchor: the nearest date before this text in its document.

    Returns:
        Expressions whose `span` is `text[char_start:char_end]` and whose start is not after their end; a range written
        in reverse ("from 2015 to 2009") is turned round, with a warning.

    Raises:
        ConfigurationError: there is no lexicon for the language.
    """
    return read_times(text, language, reference_date, anchor).dated


def read_times(
    text: str, language: str, reference_date: str | None = None, anchor: TimeInterval | None = None
) -> TimesRead:
    """As find_times, with what stays static and why."""
    found, static = _scan(text, language, reference_date, anchor)
    for time in found:
        if time.turned:
            interval = time.expression.interval
            message = "%r is written in reverse: taken as %s to %s"
            logging.getLogger("chronoflux").warning(message, time.expression.span, interval.start, interval.end)
    return TimesRead([time.expression for time in found], static)


def scan_times(
    text: str, language: str, reference_date: str | None = None, anchor: TimeInterval | None = None
) -> list[FoundTime]:
    """As find_times, with what the wording said beyond the intervals."""
    return _scan(text, language, reference_date, anchor)[0]


def _scan(
    text: str, language: str, reference_date: str | None, anchor: TimeInterval | None
) -> tuple[list[FoundTime], list[StaticTime]]:
    lexicon = load_lexicon(language)
    if not text:
        return [], []
    readable = plain(text)
    tokens = tokenise(readable, lexicon)
    if _ANCHOR.search("".join([token.kind.char for token in tokens])) is None:
        return [], []
    for grammar in _CASCADE:
        tokens = grammar.rewrite(tokens, readable, lexicon)
    context = Context(dates.day_of(reference_date))
    if anchor is not None and (anchor.start or anchor.end):
        context.remember(anchor)
    return _resolve(tokens, text, readable, lexicon, context)


def _resolve(
    tokens: Sequence[Token], text: str, readable: str, lexicon: Lexicon, context: Context
) -> tuple[list[FoundTime], list[StaticTime]]:
    borders = [match.start() for match in SENTENCE_END.finditer(readable)]
    found: list[FoundTime] = []
    static: list[StaticTime] = []
    ahead = _dates_ahead(tokens, borders)
    for place, token in enumerate(tokens):
        if token.kind is Kind.CLOCK and place and _names_hour(tokens[place - 1], token):
            _add_hour(found, token, context, text, borders)
        if token.kind is not Kind.DATE:
            continue
        if not isinstance(token.value, Fixed) and is_of_any_year(readable, token, lexicon):
            continue
        context.ahead = ahead.get(place)
        context.future = context.reference is not None and speaks_of_future(readable, token, lexicon)
        context.narrated = lexicon.narrative_future or _goes_on(readable, found, token)
        context.nearest = context.future and was_arranged(readable, token, lexicon)
        interval = token.value.resolve(context)
        if interval is None:
            why = why_static(token.value, context, future=speaks_of_future(readable, token, lexicon))
            if why is not None:
                static.append(StaticTime(text[token.start : token.end], token.start, token.end, why))
            continue
        if interval.start is None and interval.end is None:
            continue
        turned = not dates.in_order(interval)
        if turned:
            interval = replace(interval, start=interval.end, end=interval.start)
        context.remember(interval, season=_is_season(token))
        found.append(_found(token, interval, text, turned=turned))
    return found, static


def _goes_on(readable: str, found: Sequence[FoundTime], token: Token) -> bool:
    """Whether a time before stands in the same part of a sentence ("said in 1998 that he will resign in May")."""
    return bool(found) and not _PART_END.search(readable, found[-1].expression.char_end, token.start)


def _is_season(token: Token) -> bool:
    """Whether a date is two neighbouring years in one figure: 2018/19."""
    if not isinstance(token.value, Fixed) or token.value.interval.granularity is not Granularity.RANGE:
        return False
    start, end = token.value.interval.start or "", token.value.interval.end or ""
    return start.isdigit() and end.isdigit() and int(end) == int(start) + 1


def _found(token: Token, interval: TimeInterval, text: str, *, turned: bool = False) -> FoundTime:
    return FoundTime(TimeExpression(text[token.start : token.end], interval, token.start, token.end), turned)


def _names_hour(left: Token, clock: Token) -> bool:
    """Whether figures like 21:19 are an hour, not a score: a word belongs to them, or a preposition leads to them."""
    return any(letter.isalpha() for letter in clock.text) or left.kind in {Kind.IN, Kind.TO, Kind.BY, Kind.MOD}


def _add_hour(found: list[FoundTime], clock: Token, context: Context, text: str, borders: list[int]) -> None:
    """An hour apart from its day: it completes the day of its sentence, or tells of the anchor's day once more."""
    last = found[-1].expression if found else None
    beside = last is not None and bisect_right(borders, last.char_start) == bisect_right(borders, clock.start)
    if beside and last is not None and last.interval.granularity is Granularity.DAY and last.interval.time is None:
        found[-1] = replace(found[-1], expression=replace(last, interval=replace(last.interval, time=clock.value)))
        return
    day = context.latest.get(dates.Unit.DAY)
    if day is not None and day.granularity is Granularity.DAY:
        found.append(_found(clock, replace(day, time=clock.value, mod=None), text))


def _dates_ahead(tokens: Sequence[Token], borders: list[int]) -> dict[int, TimeInterval]:
    """For each date without a year, the full date it shares its year with.

    That is the next full date of the list it stands in ("il 28 febbraio e il 3 marzo 2011"), or of its sentence when
    no full date stands before it there ("Elected in March, he resigned in May 2011").
    """
    ahead: dict[int, TimeInterval] = {}
    following: TimeInterval | None = None
    linked, sentence = False, -1
    dated_sentences = _first_dates(tokens, borders)
    for place in range(len(tokens) - 1, -1, -1):
        token = tokens[place]
        if token.kind is not Kind.DATE:
            linked = linked and token.kind in _LINKS
            continue
        here = bisect_right(borders, token.start)
        full = _full_date(token)
        if full is not None:
            following, linked, sentence = full, True, here
        elif following is not None and (linked or (here == sentence and token.start < dated_sentences.get(here, -1))):
            ahead[place] = following
    return ahead


def _first_dates(tokens: Sequence[Token], borders: list[int]) -> dict[int, int]:
    """Where the first date with a year stands in each sentence."""
    first: dict[int, int] = {}
    for token in tokens:
        if token.kind is not Kind.DATE:
            continue
        node = token.value
        bound = node.end if isinstance(node, Span) and node.start is None else node
        if bound is not None and isinstance(_stated(bound), Fixed):
            first.setdefault(bisect_right(borders, token.start), token.start)
    return first


def _stated(node: Node) -> Node:
    """A node without its hour or modifier."""
    return node.node if isinstance(node, Timed | Modified) else node


def _full_date(token: Token) -> TimeInterval | None:
    """The interval of a date that states its month and year."""
    node: Node | None = _stated(token.value)
    if isinstance(node, Span):
        node = node.start if isinstance(node.start, Fixed) else node.end
    if isinstance(node, Fixed) and dates.precision(node.interval) in {dates.Unit.DAY, dates.Unit.MONTH}:
        return node.interval
    return None
