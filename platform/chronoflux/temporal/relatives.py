"""Second grammar: expressions that hang on another time ("last month", "two years later", "the day after Easter")."""

from __future__ import annotations

from functools import partial

from chronoflux.temporal import chains, clause_days, dates, deictics, lengths, weekdays
from chronoflux.temporal.dates import UNITS, Unit
from chronoflux.temporal.deictics import DIRECTION, LONG, pointer, tells_an_event, unit_of
from chronoflux.temporal.grammar import Grammar, Kind, Match, Rule, Token
from chronoflux.temporal.guards import counts_nothing, crosses_clause
from chronoflux.temporal.hanging import Ahead, Anniversary, CurrentUnit, DayWord, Offset, Shifted, Stretch, Vague
from chronoflux.temporal.hanging_days import WeekAt
from chronoflux.temporal.lengths import steps_of, years_from
from chronoflux.temporal.nodes import Fixed, Node, Span, Within, Yearless
from chronoflux.temporal.number_guards import is_finite

COUNTED = "([CARDINAL A DAY NUM] ANDHALF? [UNIT UNITS CENTURY DECADES] ANDHALF?|LENGTH)"
LENGTH = "([CARDINAL DAY NUM] [UNITS DECADES]|LENGTH)"
CHAIN = f"{COUNTED} ([COMMA AND]{{0,2}} {COUNTED}){{1,4}}"
AMOUNT = f"({LENGTH}|CARDINAL? PART|UNIT|FISCAL)"
ONE_UNIT = "[UNIT CENTURY]"
PART = "[MONTH SEASON WEEKDAY HOLIDAY]"

_FEWEST, _MOST_FEW = 2, 6
"""How many "a few" are taken to be."""


def counted(match: Match) -> Node | Token | None:
    """Three years ago, two months later, tre anni prima, due mesi dopo; "1898 (126 years ago)" is 1898 alone."""
    steps = steps_of(match)
    if steps is None:
        return None
    weeks = weekdays.idle_weeks(match)
    if weeks and match.of(Kind.AGO, Kind.HENCE):
        steps = Unit.WEEK, weeks
    if match.of(Kind.AGO):
        if match.before().kind is Kind.OPEN and match.before(2).kind is Kind.DATE:
            return Token(Kind.JUNK, match.tokens[0].start, match.tokens[-1].end, "")
        return Shifted(steps[0], -steps[1], from_writer=True)
    if match.of(Kind.HENCE):
        return Shifted(*steps, from_writer=True)
    kind = pointer(match)
    if kind in {Kind.AFTER, Kind.BEFORE} and tells_an_event(match):
        return None
    if match.tokens[0].kind is Kind.IN and match.of(Kind.FOLLOWING, Kind.LATER):
        return Stretch(*steps, from_writer=False)
    return Shifted(steps[0], steps[1] * DIRECTION[kind], from_writer=False)


def from_date(match: Match) -> Node | list[Token] | None:
    """Three years after 2008, due mesi prima del maggio 1998; "a week before the 1987 election" is in 1987."""
    steps, base = steps_of(match), match.tokens[-1]
    if steps is None:
        return None
    names_event = match.after().kind is Kind.WORD and not match.lexicon.article_before_year
    coarse = isinstance(base.value, Fixed) and UNITS.index(dates.precision(base.value.interval)) > UNITS.index(steps[0])
    if names_event and coarse:
        distance = match.tokens[:-1]
        return [Token(Kind.JUNK, distance[0].start, distance[-1].end, ""), base]
    return _lasting_or_at(match, match.value(Kind.DATE), steps)


def from_dated_event(match: Match) -> Node | None:
    """Eight years after the fire of 1834, two years after joining Acme in 1998: counted from the date in the clause."""
    steps, base = steps_of(match), match.of(Kind.DATE)[-1].value
    if steps is None or not isinstance(base, Fixed) or crosses_clause(match):
        return None
    if UNITS.index(dates.precision(base.interval)) > UNITS.index(steps[0]):
        return None
    return _lasting_or_at(match, base, steps)


def _lasting_or_at(match: Match, base: Node, steps: tuple[Unit, int]) -> Node:
    """The time so far from a date, or the stretch up to it where something lasted: "idle for six years after 1826"."""
    amount = steps[1] * DIRECTION[pointer(match)]
    lasts = match.before().lower in match.lexicon.guards["lasting"]
    return years_from(base, steps[0], amount) if lasts else Offset(steps[0], amount, base)


def beside_date(match: Match) -> Node | None:
    """The day after Christmas 1999, l'anno prima del 1923, the decade after 1998 (ten years from it)."""
    if match.before().lower in match.lexicon.guards["habits"]:
        return None
    unit, base = unit_of(match), match.value(Kind.DATE)
    finer = isinstance(base, Fixed) and UNITS.index(dates.precision(base.interval)) < UNITS.index(unit)
    if unit in LONG and finer:
        smaller, size = LONG[unit]
        return years_from(base, smaller, size * DIRECTION[pointer(match)])
    return Offset(unit, DIRECTION[pointer(match)], base)


def at_distance(match: Match) -> Node | None:
    """A tre anni dal 1998, a dieci anni dalla fusione del 1998: so long after it."""
    steps, said = steps_of(match), match.tokens[0].lower in match.lexicon.guards["at_distance"]
    return Offset(*steps, match.tokens[-1].value) if steps is not None and said else None


def by_unit(match: Match) -> Node | None:
    """Entro l'anno: before the unit that is spoken of ends."""
    said = match.tokens[0].lower in match.lexicon.guards["within"]
    return Span(None, CurrentUnit(unit_of(match))) if said and counts_nothing(match) else None


def some_time_on(match: Match) -> Node | None:
    """Ten years on, he left."""
    steps, said = steps_of(match), match.tokens[-1].lower in match.lexicon.guards["time_on"]
    return Shifted(*steps, from_writer=False) if said and steps is not None else None


def after_count(match: Match) -> Node | None:
    """After two years, he left; he was released after two years: a number of units from the anchor.

    With an object it is a length, unless it ends what a verb of leaving or coming back says.
    """
    steps, following = steps_of(match), match.after()
    free = following.kind is Kind.COMMA or is_finite(match, following) or _ends_a_change(match)
    return Shifted(*steps, from_writer=False) if steps is not None and free else None


def _ends_a_change(match: Match) -> bool:
    """Whether a match stands right behind a verb of leaving, ending or coming back, and at the end of what it says."""
    following = match.after()
    ends = following.kind is Kind.AND or following.text in {"", ".", ";", ")"}
    return ends and match.before().lower in match.lexicon.guards["left_after"]


def in_a_while(match: Match) -> Node | None:
    """Tra due anni: from the writer's day. "Tra due e tre anni" is something else."""
    weeks = weekdays.idle_weeks(match)
    steps = (Unit.WEEK, weeks) if weeks else steps_of(match)
    return Shifted(*steps, from_writer=True) if steps is not None and match.after().kind is not Kind.AND else None


def in_time(match: Match) -> Node | None:
    """In two days: from the writer's day, where its verb or sentence speaks of what is to come; else a length."""
    steps, led = steps_of(match), match.tokens[0].lower in match.lexicon.guards["ahead"]
    if steps is None or not led or not counts_nothing(match):
        return None
    planned = match.before().text in match.lexicon.guards["planned"]
    return Shifted(*steps, from_writer=True) if planned else Ahead(*steps)


def years_ago_today(match: Match) -> Node | None:
    """Fifty years ago today, cent'anni fa oggi, two years ago last March: a day or month of that year."""
    steps, month = steps_of(match), match.value(Kind.MONTH)
    if steps is None or steps[0] is not Unit.YEAR:
        return None
    if month is not None:
        return Within(partial(dates.month_in_year, month), Shifted(Unit.YEAR, -steps[1], from_writer=True))
    return Anniversary(Unit.DAY, -steps[1], DayWord(match.value(Kind.DAYWORD)))


def a_few_ago(match: Match) -> Node:
    """A few days ago, qualche mese fa: two to six of them, and no more is known."""
    unit, size = LONG.get(unit_of(match), (unit_of(match), 1))
    return Vague(unit, -_FEWEST * size, -_MOST_FEW * size)


def week_of_day(match: Match) -> Node | None:
    """The week of 3 May 2010, the week beginning 3 May 2010, la settimana del 3 maggio."""
    node: Node = match.value(Kind.DATE)
    if (
        match.before().kind is Kind.MOD
        or not isinstance(node, Fixed | Yearless)
        or match.value(Kind.UNIT) not in {None, Unit.WEEK}
    ):
        return None
    return WeekAt(node, match.value(Kind.WEEKFROM) or int(bool(match.of(Kind.FROM))))


HANGING = Grammar(
    [
        Rule(
            "THE? [LAST NEXT LASTFEW NEXTFEW FOLLOWING] ([CARDINAL DAY NUM] [UNIT UNITS CENTURY DECADES]|LENGTH)",
            lengths.stretch,
        ),
        Rule(f"[THE IN OF POSSESSIVE]{{0,2}} {AMOUNT} (TO|UNTIL|WORD [IN TO]?) THE? [DATE MONTH]", lengths.up_to_date),
        Rule("([CARDINAL A DAY] [UNIT UNITS]|LENGTH) [IN FROM]? THE? [DATE DAYWORD]", weekdays.weeks_on),
        Rule("[CARDINAL A DAY] [UNIT UNITS] [LAST NEXT] WEEKDAY", weekdays.weeks_beside),
        Rule(
            "THE? [ORDINAL CARDINAL]? [WEEKDAY DATE] [BEFORE AFTER FOLLOWING PREVIOUS] [OF TO]? THE? DATE",
            weekdays.weekday_beside,
        ),
        Rule("[DATE WEEKDAY DAYWORD] UNIT", weekdays.weekday_week),
        Rule("[DATE WEEKDAY DAYWORD] TO CARDINAL", weekdays.weekday_in_eight),
        Rule(f"{COUNTED} TO THE UNIT [AFTER BEFORE LATER EARLIER] OF? THE? DATE?", lengths.to_the_day),
        Rule(f"{COUNTED} [AFTER BEFORE LATER EARLIER] COMMA? UNIT WORD UNIT", lengths.to_the_day),
        Rule(f"IN THE? {LENGTH} [AFTER BEFORE TO FOLLOWING PREVIOUS] TO? THE? DATE", lengths.years_beside),
        Rule(f"IN? {COUNTED} [FOLLOWING LATER]", counted),
        Rule(f"THE? {ONE_UNIT} [BEFORE AFTER] [LAST NEXT]", deictics.unit_but_one),
        Rule(
            "THE? [FOLLOWING PREVIOUS SAME NEXT] DAYPART|THE? DAYPART [FOLLOWING PREVIOUS AFTER BEFORE]",
            deictics.daypart,
        ),
        Rule("[THE IN] UNIT [AFTER BEFORE PREVIOUS FOLLOWING] [OF TO]? THE? DATE", beside_date),
        Rule("[THE IN] THE? UNIT [FROM TO] THE? DATE (?![TO UNTIL DASH])", lengths.long_unit_from),
        Rule(f"[LATER EARLIER]? IN? THE? [LAST NEXT THIS FOLLOWING PREVIOUS SAME] {ONE_UNIT}", deictics.pointed_unit),
        Rule(f"THE? {ONE_UNIT} [LAST NEXT FOLLOWING PREVIOUS AFTER BEFORE EARLIER LATER]", deictics.pointed_unit),
        Rule(f"THE? {ONE_UNIT} [THIS NOW SAME]", deictics.current_unit),
        Rule("IN? THE? PART [THIS NOW]", deictics.current_quarter),
        Rule("THE? [DAY ORDINAL] [LAST NEXT THIS] UNIT?|THE? [LAST NEXT] DAY", deictics.pointed_day),
        Rule(f"THE? [LAST NEXT THIS FOLLOWING PREVIOUS SAME] {PART}", deictics.pointed_part),
        Rule(f"THE? {PART} [LAST NEXT FOLLOWING PREVIOUS]", deictics.pointed_part),
        Rule("IN? THE? [LAST NEXT THIS FOLLOWING PREVIOUS SAME] PART", deictics.pointed_quarter),
        Rule("IN? THE? PART [LAST NEXT FOLLOWING PREVIOUS]", deictics.pointed_quarter),
        Rule("[LASTFEW NEXTFEW] CARDINAL? PART", deictics.quarters_beside),
        Rule("THE? [LAST NEXT THIS FOLLOWING PREVIOUS SAME] WEEKEND", deictics.weekend),
        Rule("THE? WEEKEND [LAST NEXT FOLLOWING PREVIOUS]", deictics.weekend),
        Rule("THE? WEEKEND OF THE? DATE", deictics.weekend_of),
        Rule("THE WEEKEND", deictics.past_weekend),
        Rule(f"MOD OF? THE? {ONE_UNIT}", deictics.bound_of_unit),
        Rule("UNITEND", deictics.unit_end),
        Rule(f"[LATER EARLIER] IN THE {ONE_UNIT}", deictics.later_in_unit),
        Rule(f"[LASTFEW NEXTFEW] {ONE_UNIT}", deictics.latest_unit),
        Rule(
            "([CARDINAL A DAY NUM] [UNIT UNITS DECADES]|LENGTH) AGO COMMA? (DAYWORD|[LAST THIS] MONTH)", years_ago_today
        ),
        Rule("FEW [UNIT UNITS CENTURY DECADES] AGO", a_few_ago),
        Rule("[CARDINAL A DAY] [WEEKDAY WEEKDAYS] AGO", weekdays.weekdays_ago),
        Rule(
            f"{CHAIN} ([AFTER BEFORE FROM] ([OF THE POSSESSIVE A]{{0,2}} WORD{{1,3}} [OF IN])? OF? THE? DATE"
            "|[AGO HENCE LATER EARLIER AFTER BEFORE PREVIOUS])",
            chains.counted,
        ),
        Rule(f"TO {CHAIN} FROM ((THE? WORD){{1,3}} [OF IN])? THE? DATE", chains.at_distance),
        Rule(f"AFTER {CHAIN}", chains.after),
        Rule(f"{COUNTED} [AGO HENCE]", counted),
        Rule(f"{COUNTED} [AFTER BEFORE] OF? THE? DATE", from_date),
        Rule(f"{COUNTED} [AFTER BEFORE] [OF THE POSSESSIVE A]{{0,2}} WORD{{1,3}} [OF IN] THE? DATE", from_dated_event),
        Rule(f"{COUNTED} IN (?=COMMA)", some_time_on),
        Rule(f"{COUNTED} [LATER EARLIER AFTER BEFORE PREVIOUS]", counted),
        Rule(f"AFTER {COUNTED}", after_count),
        Rule(f"BETWEEN {COUNTED}", in_a_while),
        Rule(f"IN {COUNTED}", in_time),
        Rule(f"TO {COUNTED} FROM ((THE? WORD){{1,3}} [OF IN])? THE? DATE", at_distance),
        Rule(f"BY THE {ONE_UNIT}", by_unit),
        Rule(f"{COUNTED} FROM THE? DATE", lengths.duration_from),
        Rule("THE? [DAY ORDINAL] OF SAME UNIT", clause_days.day_of_that_month),
        Rule("IN THE? ORDINAL", clause_days.bare_day),
        Rule("[TO UNTIL] (THE ORDINAL|DAY)", clause_days.day_put_off_to),
        Rule("OF THE? [ORDINAL DAY]", clause_days.day_of_hours),
        Rule("[THE TO OF IN FROM] UNIT DAY", clause_days.named_day),
        Rule("THE [DAY ORDINAL]", clause_days.day_of_clause),
        Rule("THE? (UNIT OF|WEEKFROM) THE? DATE|THE UNIT FROM THE? DATE", week_of_day),
        Rule("[DAYWORD NEXTDAY]", deictics.day_word),
    ]
)
