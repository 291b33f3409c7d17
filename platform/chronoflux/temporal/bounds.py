"""What the rules of ranges make: two bounds, one, or what lies outside of a time."""

from __future__ import annotations

from chronoflux.model import Granularity, Modifier
from chronoflux.temporal import datelines
from chronoflux.temporal.grammar import Kind, Match, Token
from chronoflux.temporal.guards import crosses_clause
from chronoflux.temporal.hanging import Shifted
from chronoflux.temporal.hanging_days import DayWithin
from chronoflux.temporal.nodes import Fixed, Modified, Node, Outside, Span, Timed, Yearless
from chronoflux.temporal.tokens import split_words

_NEGATION_REACH = 8
_NOUN_LEADS = {Kind.THE, Kind.A, Kind.POSSESSIVE, Kind.SAME, Kind.THIS, Kind.WORD}
"""Before "post" these make it a noun: "held the post around 1450"."""
_TO_THE_END_OF = {Granularity.DAY, Granularity.MONTH, Granularity.QUARTER, Granularity.YEAR}
"""What "through" leads to the end of; "through the winter" is all of it."""
_CLAUSE_ENDS = frozenset(';:!?()[]{}"“”«»')


def stretch(match: Match) -> Node | None:
    """From X to Y, between X and Y, X–Y. A dash between dates that run backwards joins nothing."""
    if crosses_clause(match):
        return None
    first, second = match.of(Kind.DATE)
    dashed = match.tokens[0].kind is Kind.DATE
    if isinstance(first.value, Span | Outside) or isinstance(second.value, Span | Outside):
        return None
    if dashed and _runs_backwards(first.value, second.value):
        return None
    if dashed and datelines.opens_with_time(match, first, match.tokens[1], second):
        return None
    return Span(first.value, second.value)


def life(match: Match) -> Node | None:
    """(1145 - after 1210), aft. 1240 - 1270: a range with a bound that is not known exactly."""
    first, second = (token.value for token in match.of(Kind.DATE))
    plain = isinstance(first, Fixed | Modified) and isinstance(second, Fixed | Modified)
    vague = match.of(Kind.AFTER, Kind.BEFORE)
    if not vague or not plain or _runs_backwards(first, second):
        return None
    return Modified(Span(first, second), Modifier.APPROX)


def slashed(match: Match) -> Node | None:
    """March/April 2020: a part of the year and the next."""
    *parts, last = (token.value for token in match.of(Kind.DATE))
    joined = isinstance(last, Fixed) and all(isinstance(part, Yearless) for part in parts)
    return Span(parts[0], last) if joined else None


def either_side(match: Match) -> Token:
    """Before or after 1990: any time at all."""
    return Token(Kind.JUNK, match.tokens[0].start, match.tokens[-1].end, "")


def _runs_backwards(first: Node, second: Node) -> bool:
    if not isinstance(first, Fixed) or not isinstance(second, Fixed):
        return False
    return first.interval.start_day > second.interval.end_day


def until_now(match: Match) -> Node | None:
    """2001–present, dal 2001 a oggi, (1998– ): open at the end."""
    now, dash = match.of(Kind.DAYWORD, Kind.NOW), match.of(Kind.DASH)
    if now and now[-1].kind is Kind.DAYWORD and now[-1].value != 0:
        return None
    dashed = match.tokens[0].kind is Kind.DATE and now and dash
    if dashed and datelines.opens_with_today(match.tokens[0], dash[0], now[-1], match.after()):
        return None
    return Span(match.value(Kind.DATE), None)


def open_dash(match: Match) -> Node | None:
    """2007– Lazio: a dash glued to a year, with nothing glued to it, leaves the end open."""
    date, dash, right = match.tokens[0], match.tokens[1], match.after()
    glued = dash.start == date.end and right.start != dash.end
    named = right.kind in {Kind.BREAK, Kind.COMMA, Kind.STOP} or (right.kind is Kind.WORD and right.capitalised)
    is_year = isinstance(date.value, Fixed) and date.value.interval.granularity is Granularity.YEAR
    return Span(date.value, None) if glued and named and is_year else None


def since(match: Match) -> Node | None:
    """Since 2001, dal 2001, from 1998 onwards; from a range it is the range itself.

    What "dates from 1832" is of that year, and goes on nowhere; so is what "the 1611 Bible" is read from.
    """
    node: Node = match.value(Kind.DATE)
    if match.tokens[0].kind is Kind.FROM and not match.of(Kind.ONWARDS) and _is_of_then(match):
        return node
    if isinstance(node, Span) or (isinstance(node, Fixed) and node.interval.granularity is Granularity.RANGE):
        return node
    return Span(node, None)


def _is_of_then(match: Match) -> bool:
    """Whether "from" leads to where something comes from."""
    described = match.of(Kind.THE) and match.after().kind is Kind.WORD and match.after().capitalised
    return bool(described) or match.before().lower in match.lexicon.guards["of_then"]


def bounding_event(match: Match) -> Node | None:
    """Since the floods of 1987, until the school closed in 1990; not "fino a Roma nel 1990", which is a place."""
    said = match.tokens[0]
    if crosses_clause(match):
        return None
    if said.lower in match.lexicon.guards["up_to"] or (match.of(Kind.IN) and match.lexicon.article_before_year):
        return None
    return since(match) if said.kind is Kind.SINCE else until(match)


def since_event(match: Match) -> Node | None:
    """Dall'alluvione del 1987 la valle è chiusa, vuoto fin dalla frana del 1998.

    A mere "da" must head its clause, for else it tells who did it; nor does what something arose from begin there
    ("dalla fusione del 1902 nacque il club").
    """
    guards, said, right = match.lexicon.guards, match.of(Kind.WORD)[0].lower, match.after()
    if crosses_clause(match):
        return None
    if " " in match.tokens[0].text:
        return since(match)
    heads = match.before().kind in {Kind.BREAK, Kind.STOP} or match.before().text in _CLAUSE_ENDS
    happens = said in guards["happenings"] or said.endswith(tuple(guards["happening_endings"]) or "\0")
    follows = right.kind in {Kind.TO, Kind.UNTIL, Kind.DASH} or right.lower in guards["arose"]
    return since(match) if heads and happens and not follows else None


def event_until(match: Match) -> Node | None:
    """Dalla fusione al 2004: what happened opens it, and the date ends it."""
    guards, said = match.lexicon.guards, match.of(Kind.WORD)[0].lower
    happens = said in guards["happenings"] or said.endswith(tuple(guards["happening_endings"]) or "\0")
    return until(match) if happens and not crosses_clause(match) else None


def until(match: Match) -> Node | None:
    """Until 2003, fino al 2003, by 2010; "not until 1993" begins then."""
    node: Node = match.value(Kind.DATE)
    if isinstance(node, Span | Outside):
        return None
    return Span(node, None) if match.of(Kind.UNTIL) and _is_denied(match) else Span(None, node)


def through(match: Match) -> Node | None:
    """Open through 2019: up to its end; "all through 2019" is the year itself."""
    guards, node = match.lexicon.guards, match.value(Kind.DATE)
    if not isinstance(node, Fixed) or node.interval.granularity not in _TO_THE_END_OF:
        return None
    said = match.tokens[0].lower in guards["through"] and match.before().lower not in guards["all_through"]
    return until(match) if said else None


def _is_denied(match: Match) -> bool:
    """Whether a negation stands before, in the same clause."""
    for distance in range(1, _NEGATION_REACH):
        token = match.before(distance)
        if token.lower in match.lexicon.guards["negations"]:
            return True
        if token.kind in {Kind.BREAK, Kind.STOP, Kind.COMMA, Kind.DATE} or token.text in _CLAUSE_ENDS:
            return False
    return False


def vague_stretch(match: Match) -> Node | None:
    """Dall'inizio del 1999 alla fine del 2003: the preposition of the second date is part of its modifier."""
    first, second = match.of(Kind.DATE)
    opened = match.of(Kind.FROM, Kind.SINCE) or _opens_with(match, first, Kind.FROM)
    led = isinstance(second.value, Modified | Timed) and _opens_with(match, second, Kind.TO)
    return Span(first.value, second.value) if opened and led and not isinstance(first.value, Span | Outside) else None


def from_hour(match: Match) -> Node | None:
    """From midnight on the 24th to six on the 26th of December 1914: the days share their month."""
    end = match.tokens[-1]
    led = match.of(Kind.TO, Kind.UNTIL) or _opens_with(match, end, Kind.TO)
    if not led or not isinstance(end.value, Timed | Fixed):
        return None
    return Span(DayWithin(match.value(Kind.DAY, Kind.ORDINAL), end.value), end.value)


def _opens_with(match: Match, date: Token, kind: Kind) -> bool:
    """Whether the first word of a date is a preposition of this kind ("alla fine del 2003", "dai primi anni Venti")."""
    opener = split_words(date.text)[0]
    return any(entry.kind is kind and entry.words == (opener,) for entry in match.lexicon.phrases.get(opener, ()))


def before(match: Match) -> Node | None:
    """Before 2008: up to the end of 2007; "before noon on 3 May" is of that day."""
    return _outside(match, Modifier.BEFORE)


def after(match: Match) -> Node | None:
    """After 2008: from the start of 2009; "oltre un secolo fa" is so long ago, and more."""
    node: Node = match.value(Kind.DATE)
    if isinstance(node, Shifted) and match.tokens[0].lower in match.lexicon.guards["more_than"]:
        return node
    return _outside(match, Modifier.AFTER)


def _outside(match: Match, mod: Modifier) -> Node | None:
    node: Node = match.value(Kind.DATE)
    if isinstance(node, Timed) or match.text.startswith("'s", match.tokens[-1].end):
        return node
    noun = match.tokens[0].lower in match.lexicon.guards["prefixes"] and match.before().kind in _NOUN_LEADS
    return None if noun or isinstance(node, Span | Outside) else Outside(node, mod)


def same_span(match: Match) -> Node | None:
    """A preposition before a range that is complete in itself ("between 3 and 5 May")."""
    node: Node = match.value(Kind.DATE)
    return node if isinstance(node, Span) and node.start is not None and node.end is not None else None
