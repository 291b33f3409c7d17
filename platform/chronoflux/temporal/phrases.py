"""Fourth grammar: what surrounds a date: modifiers, hours, ranges, open sides."""

from __future__ import annotations

from chronoflux.model import Granularity, Modifier
from chronoflux.temporal import bounds, hours, portions
from chronoflux.temporal.grammar import Grammar, Kind, Match, Rule
from chronoflux.temporal.nodes import Fixed, Modified, Node
from chronoflux.temporal.short_years import ShortYear


def modified(match: Match) -> Node | None:
    """About 1890, late 1998, fine anni Settanta, the last years of the 1930s."""
    node: Node = match.value(Kind.DATE)
    if match.of(Kind.DECADES, Kind.UNITS) and match.of(Kind.LASTFEW):
        return Modified(node, Modifier.END)
    if match.of(Kind.ORDINAL):
        return Modified(node, Modifier.START) if match.value(Kind.ORDINAL) == 1 else None
    if match.of(Kind.MOD):
        return Modified(node, match.value(Kind.MOD))
    return Modified(node, Modifier.END) if _is_decade(node) else None


def modified_after(match: Match) -> Node | None:
    """Nel 1890 circa."""
    modifier = match.tokens[-1]
    stands_after = modifier.lower in match.lexicon.guards["postfixed"]
    return Modified(match.value(Kind.DATE), modifier.value) if stands_after else None


def _is_decade(node: Node) -> bool:
    if isinstance(node, ShortYear):
        return node.decade
    return isinstance(node, Fixed) and node.interval.granularity is Granularity.DECADE


UNITS = "[UNITS DECADES PART]"
SMALL = "[THE POSSESSIVE A OF]"

MODIFIERS = Grammar(
    [
        Rule("THE? HALF OF? THE? DATE", portions.half),
        Rule("THE? (ORDINAL|LAST|LASTFEW) (PART|ORDINAL) OF THE? DATE", portions.fraction),
        Rule(f"IN? THE? [ORDINAL MOD LAST LASTFEW] [CARDINAL DAY] {UNITS} OF? THE? DATE", portions.counted_part),
        Rule("THE? [MOD LASTFEW ORDINAL] [DECADES UNITS] OF THE? DATE", modified),
        Rule("THE? [MOD LASTFEW] COMMA? OF? IN? THE? DATE", modified),
        Rule("DATE MOD (?![THE OF IN]{0,2} [DATE DAY NUM YEAR CARDINAL JUNK DECIMAL A])", modified_after),
        Rule("[HOUR TO]? [CLOCK DECIMAL DAY CARDINAL] OCLOCK? (MERIDIEM|IN THE? DAYPART)", hours.of_daypart),
        Rule("[IN HOUR BY UNTIL TO]? [JUNK YEAR] WORD", hours.four_figures),
        Rule("[IN HOUR BY UNTIL TO] JUNK|HOUR YEAR", hours.four_figures),
        Rule("[HOUR TO] [CLOCK DECIMAL]", hours.hour),
        Rule("HOUR DAY", hours.hour),
        Rule("[TO IN OF FROM] [DAY CARDINAL DECIMAL] (?=[OF COMMA IN] THE? DATE)", hours.hour_before_date),
        Rule("TO DAY", hours.hour_of_clause),
        Rule("[DAY CARDINAL] OCLOCK", hours.hour),
        Rule("CARDINAL TO NOON", hours.before_noon),
        Rule("NOON", hours.noon),
    ]
)

HOURS = Grammar(
    [
        Rule("DATE COMMA? [FROM BETWEEN] CLOCK [TO AND DASH]? CLOCK", hours.timed),
        Rule("DATE COMMA? [IN TO HOUR BY OPEN]? CLOCK", hours.timed),
        Rule("IN? CLOCK [COMMA OF IN]? THE? UNIT? DATE", hours.timed),
        Rule("IN? CLOCK WORD? [WORD HENCE] [COMMA OF IN]? THE? DATE", hours.timed_by_zone),
        Rule("DATE COMMA? [IN TO HOUR] DAY", hours.hour_after_date),
    ]
)

RANGES = Grammar(
    [
        Rule("BETWEEN THE? [DECADES UNITS]? DATE COMMA? AND [IN BETWEEN]? THE? DATE", bounds.stretch),
        Rule("BETWEEN THE? DATE AND THE? [NOW DAYWORD]", bounds.until_now),
        Rule("BETWEEN THE? DATE", bounds.same_span),
        Rule("[FROM SINCE] THE? DATE COMMA? [TO UNTIL DASH] IN? THE? DATE", bounds.stretch),
        Rule("[FROM SINCE] THE? DATE COMMA? [TO UNTIL] [POSSESSIVE THE]? WORD{1,3} [IN OF] THE? DATE", bounds.stretch),
        Rule("[FROM SINCE]? THE? DATE COMMA? AND? DATE", bounds.vague_stretch),
        Rule("[FROM SINCE] THE? DATE COMMA? AND? [TO UNTIL DASH]? [NOW DAYWORD]", bounds.until_now),
        Rule("FROM? CLOCK [OF IN] THE? [DAY ORDINAL] [TO UNTIL]? THE? DATE", bounds.from_hour),
        Rule("DATE (SLASH DATE){1,11}|DATE (DASH DATE){2,11}", bounds.slashed),
        Rule("([AFTER BEFORE] OF? THE?)? DATE DASH ([AFTER BEFORE] OF?)? THE? DATE", bounds.life),
        Rule("DATE [TO UNTIL DASH] THE? DATE", bounds.stretch),
        Rule("DATE [TO UNTIL DASH] [NOW DAYWORD]", bounds.until_now),
        Rule("DATE DASH (?=CLOSE)", bounds.until_now),
        Rule("DATE DASH", bounds.open_dash),
        Rule("[FROM SINCE] THE? DATE ONWARDS?", bounds.since),
        Rule("DATE ONWARDS", bounds.since),
        Rule("[UNTIL BY] THE? DATE", bounds.until),
        Rule(f"[SINCE UNTIL] {SMALL}? WORD ({SMALL}{{0,2}} WORD){{0,4}} [OF IN] THE? DATE", bounds.bounding_event),
        Rule(f"FROM WORD ({SMALL}{{0,2}} WORD){{0,3}} [OF IN] THE? DATE", bounds.since_event),
        Rule(f"FROM WORD ({SMALL}{{0,2}} WORD){{0,3}} [TO UNTIL] THE? DATE", bounds.event_until),
        Rule("TO THE? DATE", bounds.through),
        Rule("BEFORE AND AFTER OF? THE? DATE", bounds.either_side),
        Rule("BEFORE OF? THE? DATE", bounds.before),
        Rule("AFTER OF? THE? DATE", bounds.after),
        Rule("PREVIOUS TO THE? DATE", bounds.before),
        Rule("FOLLOWING TO THE? DATE", bounds.after),
    ]
)
