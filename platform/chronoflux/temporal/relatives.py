"""Second grammar: expressions that hang on another time ("last month", "two years later", "May of that year")."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from chronoflux.temporal import dates
from chronoflux.temporal.dates import Unit
from chronoflux.temporal.grammar import Grammar, Kind, Match, Rule, Token
from chronoflux.temporal.guards import is_finite
from chronoflux.temporal.hanging import DayOfMonth, DayWord, Neighbour, Offset, Shifted, Stretch, WeekAt
from chronoflux.temporal.nodes import Fixed, InYear, Node, Span, Within, Yearless

COUNTED = "([CARDINAL A DAY NUM] ANDHALF? [UNIT UNITS CENTURY DECADES] ANDHALF?|LENGTH)"
ONE_UNIT = "[UNIT CENTURY]"
PART = "[MONTH SEASON WEEKDAY HOLIDAY]"

_FORWARD = {Kind.NEXT, Kind.FOLLOWING, Kind.AFTER, Kind.LATER}
_BACK = {Kind.LAST, Kind.PREVIOUS, Kind.BEFORE, Kind.EARLIER}
_HERE = {Kind.THIS, Kind.SAME}
_DIRECTION = dict.fromkeys(_FORWARD, 1) | dict.fromkeys(_BACK, -1) | dict.fromkeys(_HERE, 0)
_FROM_WRITER = {Kind.LAST, Kind.NEXT, Kind.THIS}
_LONG = {Unit.DECADE: (Unit.YEAR, 10), Unit.CENTURY: (Unit.YEAR, 100)}
_HALVES = {Unit.YEAR: (Unit.MONTH, 12), Unit.DECADE: (Unit.YEAR, 10), Unit.CENTURY: (Unit.YEAR, 100)}
"""What "and a half" is counted in."""
_FINITE_REACH = 4


def _unit(match: Match) -> Unit:
    """The unit of a match; the Italian plural "anni" and the century have kinds of their own."""
    if match.of(Kind.CENTURY):
        return Unit.CENTURY
    return Unit.YEAR if match.of(Kind.DECADES) else Unit(match.value(Kind.UNIT, Kind.UNITS))


def _steps(match: Match) -> tuple[Unit, int] | None:
    """A counted unit ("three decades" is thirty years); None for a count that is no whole number."""
    length: tuple[Unit, int] | None = match.value(Kind.LENGTH)
    if length is not None:
        return length
    count = match.value(Kind.CARDINAL, Kind.A, Kind.DAY, Kind.NUM)
    if not isinstance(count, int) or count == 0:
        return None
    if match.of(Kind.ANDHALF):
        return _and_half(_unit(match), count)
    unit, size = _LONG.get(_unit(match), (_unit(match), 1))
    return unit, count * size


def _and_half(unit: Unit, count: int) -> tuple[Unit, int] | None:
    smaller, size = _HALVES.get(unit, (unit, 0))
    return (smaller, count * size + size // 2) if size else None


def _pointer(match: Match) -> Kind:
    """The word that says which way; in "later that month" it is "that"."""
    kinds = [token.kind for token in match.tokens if token.kind in _DIRECTION]
    return next((kind for kind in kinds if kind not in {Kind.LATER, Kind.EARLIER}), kinds[0])


def _tells_an_event(match: Match) -> bool:
    """Whether an object follows, so that the time hangs on an event: "two years after the war".

    Italian "dopo" is an adverb too: in "l'anno dopo la squadra fallì" a finite verb shows the noun to be a subject.
    """
    right = match.after()
    if _is_subject(match):
        return False
    if right.kind in {Kind.COMMA, Kind.STOP, Kind.BREAK, Kind.CLOSE, Kind.DASH}:
        return False
    return right.lower in match.lexicon.guards["event_follows"] or right.capitalised or right.kind is Kind.POSSESSIVE


def _is_subject(match: Match) -> bool:
    """Whether what follows is an article, a noun or name, and a finite verb."""
    guards = match.lexicon.guards
    noun = match.after(2).lower
    if not guards["finite"] or not (match.after().kind in {Kind.THE, Kind.A} or match.after().capitalised):
        return False
    if noun in guards["happenings"] or noun.endswith(tuple(guards["happening_endings"])):
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
    kind = _pointer(match)
    if kind in {Kind.AFTER, Kind.BEFORE} and _tells_an_event(match):
        return None
    if match.before().kind is Kind.POSSESSIVE or match.after().kind is Kind.OF:
        return None
    if kind is Kind.THIS and _unit(match) is Unit.DAY:
        return None
    return Shifted(_unit(match), _DIRECTION[kind], from_writer=kind in _FROM_WRITER)


def pointed_part(match: Match) -> Node | None:
    """Last winter, next Monday, the following March, this May."""
    kind = _pointer(match)
    named = match.of(Kind.MONTH, Kind.SEASON, Kind.WEEKDAY, Kind.HOLIDAY)[0]
    if kind in {Kind.AFTER, Kind.BEFORE} or match.after().kind is Kind.OF:
        return None
    if kind is Kind.SAME and named.kind is not Kind.SEASON:
        return None
    part: InYear | int = named.value
    if named.kind is Kind.MONTH:
        if match.lexicon.month_before_day and match.after().kind is Kind.WORD and match.after().capitalised:
            return None
        part = partial(dates.month_in_year, named.value)
    if kind in {Kind.THIS, Kind.SAME} and not isinstance(part, int):
        return Within(part, Shifted(Unit.YEAR, 0, from_writer=kind is Kind.THIS))
    return Neighbour(part, _DIRECTION[kind], from_writer=kind in _FROM_WRITER)


def counted(match: Match) -> Node | None:
    """Three years ago, two months later, tre anni prima, due mesi dopo."""
    steps = _steps(match)
    if steps is None:
        return None
    if match.of(Kind.AGO):
        return Shifted(steps[0], -steps[1], from_writer=True)
    if match.of(Kind.HENCE):
        return Shifted(*steps, from_writer=True)
    kind = _pointer(match)
    if kind in {Kind.AFTER, Kind.BEFORE} and _tells_an_event(match):
        return None
    if match.tokens[0].kind is Kind.IN and match.of(Kind.FOLLOWING, Kind.LATER):
        return Stretch(*steps, from_writer=False)
    return Shifted(steps[0], steps[1] * _DIRECTION[kind], from_writer=False)


def from_date(match: Match) -> Node | None:
    """Three years after 2008, due mesi prima del maggio 1998."""
    steps = _steps(match)
    if steps is None:
        return None
    return Offset(steps[0], steps[1] * _DIRECTION[_pointer(match)], match.value(Kind.DATE))


def beside_date(match: Match) -> Node | None:
    """The day after Christmas 1999, l'anno prima del 1923."""
    if match.before().lower in match.lexicon.guards["habits"]:
        return None
    return Offset(_unit(match), _DIRECTION[_pointer(match)], match.value(Kind.DATE))


def after_count(match: Match) -> Node | None:
    """After two years, he left: a number of units from the anchor. With an object it is a length."""
    steps = _steps(match)
    free = match.after().kind is Kind.COMMA or is_finite(match, match.after())
    return Shifted(*steps, from_writer=False) if steps is not None and free else None


def in_a_while(match: Match) -> Node | None:
    """Tra due anni: from the writer's day. "Tra due e tre anni" is something else."""
    steps = _steps(match)
    return Shifted(*steps, from_writer=True) if steps is not None and match.after().kind is not Kind.AND else None


def stretch(match: Match) -> Node | None:
    """The past three years, nei due anni successivi: a range up to, or from, the anchor."""
    steps = _steps(match)
    if steps is None:
        return None
    back = bool(match.of(Kind.LAST, Kind.LASTFEW))
    from_writer = back or bool(match.of(Kind.NEXT, Kind.NEXTFEW))
    return Stretch(steps[0], -steps[1] if back else steps[1], from_writer=from_writer)


def latest_unit(match: Match) -> Node | None:
    """Over the last decade, nell'ultimo anno: a range up to the writer's day. "The last day of" is another thing."""
    if _unit(match) is Unit.DAY or match.after().kind is Kind.OF or match.before().kind is Kind.POSSESSIVE:
        return None
    unit, size = _LONG.get(_unit(match), (_unit(match), 1))
    return Stretch(unit, -size, from_writer=True)


def day_of_that_month(match: Match) -> Node | None:
    """The 14th of that month, il 14 dello stesso mese."""
    return DayOfMonth(match.value(Kind.DAY, Kind.ORDINAL)) if _unit(match) is Unit.MONTH else None


def bare_day(match: Match) -> Node | None:
    """On the 14th, he left: a day in figures, with nothing after that it could count."""
    right, ordinal = match.after(), match.of(Kind.ORDINAL)[0]
    free = right.kind in {Kind.COMMA, Kind.STOP, Kind.BREAK} or right.lower in match.lexicon.guards["followers"]
    said = match.tokens[0].lower in match.lexicon.guards["before_bare_day"] and ordinal.text[0].isdigit()
    return DayOfMonth(ordinal.value) if said and free and right.kind is not Kind.OF else None


def week_of_day(match: Match) -> Node | None:
    """The week of 3 May 2010, the week beginning 3 May 2010, la settimana del 3 maggio."""
    node: Node = match.value(Kind.DATE)
    if (
        match.before().kind is Kind.MOD
        or not isinstance(node, Fixed | Yearless)
        or match.value(Kind.UNIT) not in {None, Unit.WEEK}
    ):
        return None
    return WeekAt(node, match.value(Kind.WEEKFROM) or 0)


def day_word(match: Match) -> Node | None:
    """Yesterday, domani: from the document's date alone; l'indomani hangs on the text."""
    token = match.tokens[-1]
    if match.before().kind in {Kind.DASH, Kind.TO, Kind.UNTIL} and match.before(2).kind is Kind.DATE:
        return None
    return DayWord(token.value) if token.kind is Kind.DAYWORD else Shifted(Unit.DAY, token.value, from_writer=False)


def part_of_other(match: Match) -> Node | None:
    """May of that year, il 3 marzo dell'anno successivo."""
    part, whole = match.of(Kind.DATE)
    if (
        not isinstance(part.value, Yearless)
        or not isinstance(whole.value, Shifted)
        or whole.value.unit is not Unit.YEAR
    ):
        return None
    return Within(part.value.in_year, whole.value)


def apposed(match: Match) -> list[Token] | None:
    """Sixty years later, in 1951: the date that is stated says when that was."""
    first, second = match.of(Kind.DATE)
    if not isinstance(first.value, Shifted) or first.value.from_writer or not isinstance(second.value, Fixed):
        return None
    return [replace(first, value=second.value), *match.tokens[1:]]


def month_of_other(match: Match) -> Node | None:
    """A bare month before "of that year"."""
    whole: Node = match.value(Kind.DATE)
    if not isinstance(whole, Shifted) or whole.unit is not Unit.YEAR:
        return None
    return Within(partial(dates.month_in_year, match.value(Kind.MONTH)), whole)


def duration_from(match: Match) -> Node | None:
    """A length is a date only where a bound stands with it: "for three years from 1998"."""
    steps = _steps(match)
    if steps is None:
        return None
    base: Node = match.value(Kind.DATE)
    return Span(base, Offset(*steps, base))


HANGING = Grammar(
    [
        Rule("THE? [LAST NEXT LASTFEW NEXTFEW FOLLOWING] CARDINAL [UNIT UNITS CENTURY DECADES]", stretch),
        Rule(f"IN? {COUNTED} [FOLLOWING LATER]", counted),
        Rule("THE UNIT [AFTER BEFORE PREVIOUS FOLLOWING] [OF TO]? THE? DATE", beside_date),
        Rule(f"[LATER EARLIER]? IN? THE? [LAST NEXT THIS FOLLOWING PREVIOUS SAME] {ONE_UNIT}", pointed_unit),
        Rule(f"THE? {ONE_UNIT} [LAST NEXT FOLLOWING PREVIOUS AFTER BEFORE EARLIER LATER]", pointed_unit),
        Rule(f"THE? [LAST NEXT THIS FOLLOWING PREVIOUS SAME] {PART}", pointed_part),
        Rule(f"THE? {PART} [LAST NEXT FOLLOWING PREVIOUS]", pointed_part),
        Rule(f"LASTFEW {ONE_UNIT}", latest_unit),
        Rule(f"{COUNTED} [AGO HENCE]", counted),
        Rule(f"{COUNTED} [AFTER BEFORE] OF? THE? DATE", from_date),
        Rule(f"{COUNTED} [LATER EARLIER AFTER BEFORE PREVIOUS]", counted),
        Rule(f"AFTER {COUNTED}", after_count),
        Rule(f"BETWEEN {COUNTED}", in_a_while),
        Rule(f"{COUNTED} FROM THE? DATE", duration_from),
        Rule("THE? [DAY ORDINAL] OF SAME UNIT", day_of_that_month),
        Rule("IN THE ORDINAL", bare_day),
        Rule("THE? (UNIT OF|WEEKFROM) THE? DATE", week_of_day),
        Rule("[DAYWORD NEXTDAY]", day_word),
    ]
)

JOINED = Grammar(
    [
        Rule("DATE IN? OF? DATE", part_of_other),
        Rule("DATE COMMA IN? THE? DATE", apposed),
        Rule("MONTH COMMA? IN? OF? DATE", month_of_other),
    ]
)
