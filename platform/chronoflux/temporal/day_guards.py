"""Is this word a month, a weekday, a season? What stands around it decides."""

from __future__ import annotations

from chronoflux.temporal.grammar import Kind, Match, Token
from chronoflux.temporal.hanging_days import BareWeekday
from chronoflux.temporal.nodes import Yearless
from chronoflux.temporal.number_guards import FREE, PREPOSITIONS, is_finite, last_word

_POINTERS = {Kind.LAST, Kind.NEXT, Kind.THIS, Kind.FOLLOWING, Kind.PREVIOUS}
"""They make a month or weekday an expression of the second grammar."""
_COUNTS = {Kind.ORDINAL, Kind.LASTFEW, Kind.CARDINAL}
_MARKS = frozenset("'?!;")
_TO_ANOTHER = {Kind.TO, Kind.UNTIL, Kind.DASH, Kind.AND}
"""Between weekdays these make them a habit: "open Wednesday through Sunday"."""
_ENDS_OF_HOURS = {Kind.NOON, Kind.MERIDIEM, Kind.CLOCK, Kind.OCLOCK}
_HOURS = {Kind.DAY, Kind.CLOCK, Kind.DECIMAL}


def is_bare_month(match: Match) -> bool:
    """Whether a month's name without day or year is a month: it stands after a preposition and before no name."""
    month, left, right = match.tokens[-1], match.before(), match.after()
    guards = match.lexicon.guards
    if left.kind in _POINTERS | {Kind.A} or right.kind in _POINTERS or left.text == "&" or left.lower in guards["each"]:
        return False
    if right.kind in {Kind.AND, Kind.TO, Kind.DASH, Kind.UNTIL} and match.after(2).kind in {Kind.MONTH, Kind.ABBR}:
        return True
    if right.text == ":" and left.kind in {Kind.BREAK, Kind.STOP}:
        return month.lower not in guards["names"]
    if left.kind is Kind.THE:
        left = match.before(2)
    if left.kind is Kind.AND and _is_month(match.before(2)):
        return not right.capitalised
    allowed = guards["before_names"] if month.lower in guards["names"] else guards["before_bare"]
    if _is_told_of(match, month, left, right):
        return True
    if left.kind is not Kind.MOD and left.lower not in allowed and left.kind is not Kind.DATE:
        return False
    return not (right.kind is Kind.WORD and right.capitalised and month.capitalised)


def _is_told_of(match: Match, month: Token, left: Token, right: Token) -> bool:
    """Whether a month is the subject of a verb ("though July had been wet") and its name no other word."""
    guards = match.lexicon.guards
    free = left.kind in FREE | {Kind.AND} or left.lower in guards["followers"] or not left.capitalised
    named = month.lower in guards["names"] or left.kind in {Kind.SAME, Kind.OF}
    odd = month.capitalised and Kind.MONTH not in match.lexicon.capitalised
    surname = odd and left.kind not in {Kind.BREAK, Kind.STOP}
    return right.lower in guards["verbs_of_months"] and free and not (named or surname)


def is_bare_weekday(match: Match) -> bool:
    """Whether a weekday by itself is a day: no habit ("every Monday"), no name ("Domenica Rossi")."""
    day, left, right = match.tokens[-1], match.before(), match.after()
    guards = match.lexicon.guards
    if left.kind in _POINTERS | _COUNTS or right.kind in _POINTERS or right.capitalised:
        return False
    if left.kind in {Kind.AND, Kind.COMMA} and _is_weekday(match.before(2)):
        return True
    if left.lower in guards["of_weekday"] and match.before(2).kind in _HOURS | {Kind.NOON}:
        return match.before(2).kind is Kind.NOON or match.before(3).lower in guards["before_hour"]
    if left.kind in _ENDS_OF_HOURS:
        return True
    if left.text and left.lower in guards["habits"]:
        return False
    if right.text == "'" and match.after(2).lower == "s":
        return match.after(3).text.islower() and not (left.kind is Kind.WORD and left.capitalised)
    needed = guards["before_bare_weekday"]
    if needed:
        return left.lower in needed or is_reported(match) or is_planned(match)
    titled = left.text == "." and match.before(2).lower in guards["titles"]
    return not day.capitalised or (left.kind in {Kind.BREAK, Kind.STOP} and not titled)


def _is_month(token: Token) -> bool:
    return token.kind is Kind.DATE and isinstance(token.value, Yearless)


def _is_weekday(token: Token) -> bool:
    return token.kind is Kind.DATE and isinstance(token.value, BareWeekday)


def is_reported(match: Match) -> bool:
    """Whether a weekday stands behind a verb as newspapers put it: "said Thursday that", "died Sunday"."""
    left, guards = _before_hour(match), match.lexicon.guards
    told = left.lower in guards["told"] or (left.text.islower() and left.lower.endswith(tuple(guards["told_endings"])))
    return told and _stands_alone(match)


def is_planned(match: Match) -> bool:
    """Whether a weekday stands behind a verb of what is arranged: "could we talk Thursday", "the hall opens Friday"."""
    if match.before(2).lower in match.lexicon.guards["negations"] or match.after().kind in _TO_ANOTHER:
        return False
    return _before_hour(match).text in match.lexicon.guards["planned"] and _stands_alone(match)


def _before_hour(match: Match) -> Token:
    """What stands before a weekday, or before its hour: "ends midnight Sunday"."""
    return match.before(2) if match.before().kind is Kind.NOON else match.before()


def _stands_alone(match: Match) -> bool:
    right, guards = match.after(), match.lexicon.guards
    return right.kind in FREE or right.text in _MARKS or right.lower in guards["followers"] | guards["daytimes"]


def _has_happened(match: Match, verb: Token, auxiliary: Token) -> bool:
    """Whether a verb tells what happened once ("fu aperta in estate"), not each year ("apre in estate")."""
    guards = match.lexicon.guards
    participle = verb.lower.endswith(tuple(guards["participle_endings"]) or "\0")
    return verb.lower.endswith(tuple(guards["once_endings"]) or "\0") or (
        participle and auxiliary.lower in guards["once"]
    )


def _is_no_season(match: Match) -> bool:
    """Whether a season's name is another word here: "before the fall that ended it", "from the spring to the mill"."""
    left = match.before(2) if match.before().kind is Kind.THE else match.before()
    described = match.after().lower in match.lexicon.guards["relatives"]
    return left.kind in {Kind.BEFORE, Kind.AFTER, Kind.FROM, Kind.TO, Kind.OF, Kind.BETWEEN} or described


def is_dedication(match: Match) -> bool:
    """Whether a feast names a place: "la chiesa di Santo Stefano", not "la notte di San Silvestro"."""
    guards = match.lexicon.guards
    if match.of(Kind.HOLIDAY)[0].lower not in guards["dedications"] or match.before().kind is not Kind.OF:
        return False
    return match.before(2).lower not in guards["feasts"]


def _is_saint_alone(match: Match, part: Token) -> bool:
    """Whether nothing but a preposition inside its clause makes a saint's name a day: "vive a San Valentino"."""
    if part.lower not in match.lexicon.guards["dedications"]:
        return False
    feast = match.before(2).lower in match.lexicon.guards["feasts"]
    head = match.before(2)
    opens = (head.kind in FREE | {Kind.AND, Kind.DATE} or head.text in _MARKS) and match.before().kind is not Kind.IN
    return not (feast or opens or match.before().lower in match.lexicon.guards["before_holidays"])


def _ends_modifier(match: Match, left: Token) -> bool:
    """Whether a modifier leads to a season: "sul finire della primavera"."""
    return left.kind is Kind.OF and match.before(2).kind is Kind.MOD


def _is_told_season(match: Match, left: Token, right: Token) -> bool:
    """Whether a verb makes a season without an article a time: "fu aperta in estate", "riaprirà in autunno"."""
    guards, verb = match.lexicon.guards, match.before(2)
    to_come = verb.lower in guards["arranged"] or verb.lower.endswith(tuple(guards["future_endings"]))
    once = right.lower in guards["once"] or right.lower.endswith(tuple(guards["once_endings"]) or "\0")
    return left.kind is Kind.IN and (to_come or once or _has_happened(match, verb, match.before(3)))


def is_bare_part(match: Match) -> bool:
    """Whether a season or holiday without a year is a time: "in the summer", "a Natale", not "summer camp"."""
    part, left, right, guards = match.tokens[-1], match.before(), match.after(), match.lexicon.guards
    if left.kind in _POINTERS or right.kind in _POINTERS or right.kind is Kind.OF:
        return False
    if part.lower.split()[0] in guards["holiday_heads"]:
        return True
    if part.kind is Kind.HOLIDAY and (is_dedication(match) or _is_saint_alone(match, part)):
        return False
    if part.lower in guards["seasons_else"] and _is_no_season(match):
        return False
    if left.kind is Kind.THE:
        left = match.before(2)
    elif part.kind is Kind.SEASON and not _ends_modifier(match, left) and last_word(left) not in guards["introducers"]:
        return _is_told_season(match, left, right)
    goes_on = right.lower in guards["followers"]
    if left.lower in guards["over"]:
        return right.kind is not Kind.WORD or goes_on
    led = (
        left.kind in PREPOSITIONS
        or _ends_modifier(match, left)
        or (part.kind is Kind.HOLIDAY and left.lower in guards["before_holidays"])
    )
    joined = left.kind is Kind.AND and _is_month(match.before(2))
    free = right.kind is not Kind.WORD or not right.text[:1].isalpha() or goes_on or is_finite(match, right)
    return (led or joined) and free
