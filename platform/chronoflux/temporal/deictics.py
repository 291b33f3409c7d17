"""What the rules of pointing expressions make: "last month", "this weekend", "the end of the year", "yesterday"."""

from __future__ import annotations

from functools import partial

from chronoflux.model import Modifier
from chronoflux.temporal import datelines, dates
from chronoflux.temporal.dates import Unit
from chronoflux.temporal.grammar import Kind, Match
from chronoflux.temporal.hanging import CurrentUnit, DayWord, PartOfYear, Shifted, Stretch, TurnOfCentury
from chronoflux.temporal.hanging_days import BareWeekday, DayBeside, Neighbour, ThisWeekday, Weekend, WeekendOf
from chronoflux.temporal.nodes import Fixed, InYear, Modified, Node, Within, Yearless
from chronoflux.temporal.number_guards import is_finite

FORWARD = {Kind.NEXT, Kind.FOLLOWING, Kind.AFTER, Kind.LATER}
BACK = {Kind.LAST, Kind.PREVIOUS, Kind.BEFORE, Kind.EARLIER}
HERE = {Kind.THIS, Kind.SAME, Kind.NOW}
DIRECTION = dict.fromkeys(FORWARD, 1) | dict.fromkeys(BACK, -1) | dict.fromkeys(HERE, 0)
FROM_WRITER = {Kind.LAST, Kind.NEXT, Kind.THIS, Kind.NOW}
LONG = {Unit.DECADE: (Unit.YEAR, 10), Unit.CENTURY: (Unit.YEAR, 100)}
_LEADS = {Kind.BY, Kind.IN, Kind.UNTIL, Kind.FROM, Kind.SINCE, Kind.BEFORE, Kind.AFTER}
_FINITE_REACH = 4


def unit_of(match: Match) -> Unit:
    """The unit of a match; the Italian plural "anni" and the century have kinds of their own."""
    if match.of(Kind.CENTURY):
        return Unit.CENTURY
    return Unit.YEAR if match.of(Kind.DECADES) else Unit(match.value(Kind.UNIT, Kind.UNITS))


def pointer(match: Match) -> Kind:
    """The word that says which way; in "later that month" it is "that"."""
    kinds = [token.kind for token in match.tokens if token.kind in DIRECTION]
    return next((kind for kind in kinds if kind not in {Kind.LATER, Kind.EARLIER}), kinds[0])


def tells_an_event(match: Match) -> bool:
    """Whether an object follows, so that the time hangs on an event: "two years after the war".

    Italian "dopo" is an adverb too: in "l'anno dopo la squadra fallì" a finite verb shows the noun to be a subject.
    """
    right = match.after()
    if _is_subject(match):
        return False
    if right.kind in {Kind.COMMA, Kind.STOP, Kind.BREAK, Kind.CLOSE, Kind.DASH}:
        return False
    guards = match.lexicon.guards
    opens = right.lower.split()[:1]
    if opens and opens[0] in guards["event_follows"]:
        return True
    gerund = right.kind is Kind.WORD and right.lower.endswith(tuple(guards["event_endings"]) or "\0")
    return gerund or right.capitalised or right.kind is Kind.POSSESSIVE


def _is_subject(match: Match) -> bool:
    """Whether what follows is an article, a noun or name, and a finite verb."""
    guards = match.lexicon.guards
    noun = match.after(2).lower
    if not guards["finite"] or not (match.after().kind in {Kind.THE, Kind.A} or match.after().capitalised):
        return False
    if noun not in guards["bodies"] and (
        noun in guards["happenings"] or noun.endswith(tuple(guards["happening_endings"]))
    ):
        return False
    for distance in range(2, _FINITE_REACH + 2):
        token = match.after(distance)
        if is_finite(match, token):
            return True
        if token.kind not in {Kind.WORD, Kind.DATE, Kind.ORDINAL}:
            return False
    return False


def pointed_unit(match: Match) -> Node | None:
    """Last month, the following year, l'anno prima, quel mese."""
    kind = pointer(match)
    if kind in {Kind.AFTER, Kind.BEFORE} and tells_an_event(match):
        return None
    if match.before().kind in {Kind.POSSESSIVE, Kind.ORDINAL} or match.after().kind is Kind.OF:
        return None
    if kind is Kind.THIS and unit_of(match) is Unit.DAY:
        return None
    return Shifted(unit_of(match), DIRECTION[kind], from_writer=kind in FROM_WRITER)


def pointed_part(match: Match) -> Node | None:
    """Last winter, next Monday, the following March, this May."""
    kind = pointer(match)
    named = match.of(Kind.MONTH, Kind.SEASON, Kind.WEEKDAY, Kind.HOLIDAY)[0]
    if kind in {Kind.AFTER, Kind.BEFORE} or match.after().kind is Kind.OF:
        return None
    if kind is Kind.SAME and named.kind is Kind.WEEKDAY:
        return BareWeekday(named.value) if match.after().kind is not Kind.WORD or match.after().text.islower() else None
    said = match.of(Kind.SAME) if named.kind is not Kind.SEASON else []
    if said and said[0].lower in match.lexicon.guards["conjunctions"] and match.after().kind is Kind.WORD:
        return None
    if kind is Kind.THIS and named.kind is Kind.WEEKDAY:
        return ThisWeekday(named.value)
    part: InYear | int = named.value
    if named.kind is Kind.MONTH:
        if match.lexicon.month_before_day and match.after().kind is Kind.WORD and match.after().capitalised:
            return None
        part = partial(dates.month_in_year, named.value)
    if kind in {Kind.THIS, Kind.SAME} and not isinstance(part, int):
        return Within(part, Shifted(Unit.YEAR, 0, from_writer=kind is Kind.THIS))
    return Neighbour(part, DIRECTION[kind], from_writer=kind in FROM_WRITER)


def pointed_quarter(match: Match) -> Node | None:
    """Last quarter, il prossimo semestre; not "last quarter of the match", nor "next quarter-final"."""
    kind, right = pointer(match), match.after()
    if right.kind in {Kind.OF, Kind.DASH, Kind.CENTURY, Kind.UNIT} or right.lower in match.lexicon.guards["parted"]:
        return None
    if match.before().kind is Kind.POSSESSIVE or kind in {Kind.AFTER, Kind.BEFORE}:
        return None
    length, granularity = match.value(Kind.PART)
    return PartOfYear(length, granularity, DIRECTION[kind], from_writer=kind in FROM_WRITER)


def _is_current(match: Match) -> bool:
    """Whether "corrente" or "in corso" stands behind its noun; "the year this happened" points to nothing."""
    return match.tokens[-1].lower in match.lexicon.guards["current"]


def current_unit(match: Match) -> Node | None:
    """Il mese corrente, l'anno in corso, il giorno stesso; not "l'anno stesso in cui nacque"."""
    return pointed_unit(match) if _is_current(match) and match.after().kind is not Kind.IN else None


def current_quarter(match: Match) -> Node | None:
    """Il trimestre in corso."""
    return pointed_quarter(match) if _is_current(match) else None


def quarters_beside(match: Match) -> Node | None:
    """Over the last quarter, nell'ultimo trimestre, the past two halves; not "the last quarter of the match"."""
    guards, part = match.lexicon.guards, match.of(Kind.PART)[0]
    led = match.before().lower in guards["over"] or match.tokens[0].lower in guards["past"]
    clear = part.lower in guards["bare_parts"] or led
    if not clear or match.after().kind in {Kind.OF, Kind.DASH, Kind.CENTURY} or match.before().kind is Kind.POSSESSIVE:
        return None
    length, granularity = part.value
    count = match.value(Kind.CARDINAL) or 1
    return PartOfYear(length, granularity, -count if match.of(Kind.LASTFEW) else 1, from_writer=True, count=count)


def pointed_day(match: Match) -> Node | None:
    """Il 15 scorso, il 30 p.v., il 3 c.m., lo scorso 15, the 5th inst.: a day of the month beside the writer's."""
    guards, said = match.lexicon.guards, match.of(Kind.LAST, Kind.NEXT, Kind.THIS)[0]
    behind = said is not match.tokens[0] and match.tokens[-1].kind is not Kind.DAY
    left = match.before()
    led = match.of(Kind.THE) or left.kind in _LEADS | {Kind.OF, Kind.TO} or left.lower in guards["introducers"]
    if said.lower not in guards["behind_day" if behind else "before_day"] or not led:
        return None
    if match.of(Kind.UNIT) and match.value(Kind.UNIT) is not Unit.MONTH:
        return None
    return DayBeside(match.value(Kind.DAY, Kind.ORDINAL), DIRECTION[said.kind])


def weekend(match: Match) -> Node | None:
    """This weekend, lo scorso fine settimana, the following weekend."""
    kind = pointer(match)
    if match.after().kind is Kind.OF or kind in {Kind.AFTER, Kind.BEFORE}:
        return None
    return Weekend(DIRECTION[kind], from_writer=kind in FROM_WRITER)


def past_weekend(match: Match) -> Node | None:
    """Over the weekend: the last one, or the next where what is to come is told."""
    led = match.before().lower in match.lexicon.guards["over"]
    return Weekend(-1, from_writer=True, by_tense=True) if led and match.after().kind is not Kind.OF else None


def weekend_of(match: Match) -> Node | None:
    """The weekend of 3 May 2010."""
    node: Node = match.value(Kind.DATE)
    return WeekendOf(node) if match.after().kind is not Kind.DATE and isinstance(node, Fixed | Yearless) else None


def bound_of_unit(match: Match) -> Node | None:
    """The end of the year, a fine mese, entro la fine del decennio: of the unit that the context is in.

    "The end of the day" is an idiom; "di fine anno" tells of any year.
    """
    modifier, unit = match.of(Kind.MOD)[0], unit_of(match)
    if unit is Unit.CENTURY and modifier.lower in match.lexicon.guards["turns"]:
        return TurnOfCentury() if match.after().kind is not Kind.OF else None
    bounds = match.lexicon.guards["bounds"]
    if (
        unit is Unit.DAY
        or match.after().kind in {Kind.OF, *DIRECTION}
        or not bounds.intersection(modifier.lower.split())
    ):
        return None
    if match.before().kind in {Kind.OF, Kind.DASH, Kind.A, Kind.POSSESSIVE}:
        return None
    led = len(modifier.text.split()) > 1 or match.before().kind in _LEADS
    if not match.of(Kind.THE) and not (match.of(Kind.OF) or led):
        return None
    return Modified(CurrentUnit(unit), modifier.value)


def unit_end(match: Match) -> Node | None:
    """By year's end, at year-end."""
    led = match.before().kind in _LEADS
    return Modified(CurrentUnit(Unit(match.value(Kind.UNITEND))), Modifier.END) if led else None


def later_in_unit(match: Match) -> Node | None:
    """Later in the year, earlier in the month."""
    return Shifted(unit_of(match), 0, from_writer=False) if unit_of(match) is not Unit.DAY else None


def unit_but_one(match: Match) -> Node | None:
    """The week before last, the year after next."""
    back, said = bool(match.of(Kind.BEFORE)), bool(match.of(Kind.LAST))
    return Shifted(unit_of(match), -2 if back else 2, from_writer=True) if back == said else None


def daypart(match: Match) -> Node | None:
    """The following morning, that evening, la sera prima: of the day before, the same or the next."""
    kind = pointer(match)
    if kind in {Kind.AFTER, Kind.BEFORE} and tells_an_event(match):
        return None
    return Shifted(Unit.DAY, DIRECTION[kind], from_writer=False) if match.after().kind is not Kind.OF else None


def latest_unit(match: Match) -> Node | None:
    """Over the last decade, nell'ultimo anno, in the coming year: a range up to the writer's day, or from it.

    "The last day of" is another thing, and "in the last century" is the one before this.
    """
    if unit_of(match) is Unit.DAY or match.after().kind is Kind.OF or match.before().kind is Kind.POSSESSIVE:
        return None
    if unit_of(match) is Unit.CENTURY and match.before().kind is Kind.IN:
        return Shifted(Unit.CENTURY, -1, from_writer=True)
    unit, size = LONG.get(unit_of(match), (unit_of(match), 1))
    return Stretch(unit, -size if match.of(Kind.LASTFEW) else size, from_writer=True)


def _bounds_a_range(match: Match) -> bool:
    """Whether "today" ends a range ("2001 to today", "between 2010 and today"): it leaves the range open."""
    if match.before(2).kind is not Kind.DATE:
        return False
    if datelines.opens_with_today(match.before(2), match.before(), match.tokens[0], match.after()):
        return False
    opened = any(match.before(distance).kind is Kind.BETWEEN for distance in (3, 4))
    return match.before().kind in {Kind.DASH, Kind.TO, Kind.UNTIL} or (match.before().kind is Kind.AND and opened)


def day_word(match: Match) -> Node | None:
    """Yesterday, domani: from the document's date alone; l'indomani hangs on the text."""
    token = match.tokens[-1]
    if token.kind is Kind.DAYWORD and token.value == 0 and _bounds_a_range(match):
        return None
    return DayWord(token.value) if token.kind is Kind.DAYWORD else Shifted(Unit.DAY, token.value, from_writer=False)
