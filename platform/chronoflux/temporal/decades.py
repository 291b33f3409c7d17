"""What the rules of decades make: 1990s, the nineties, anni Ottanta."""

from __future__ import annotations

from chronoflux.model import Granularity, TimeInterval
from chronoflux.temporal import dates
from chronoflux.temporal.grammar import Kind, Match, Token
from chronoflux.temporal.nodes import Fixed, Node
from chronoflux.temporal.periods import FIRST_NAMED, JOINTS, century_number, one_by_one
from chronoflux.temporal.short_years import ShortYear

_JOINED_REACH = 5
_ELLIPSIS_REACH = 8
_LAST_HUNDREDS = 2000
"""From this one on, hundreds with an "s" are decades."""
_FIRST_BARE = 1000
"""Earlier decades need a preposition or an era: "in the 490s", not "the 320s" of a maker."""
LAST_DECADE = 2190
"""Later ones are models: the Volvo 9700s."""


def decade(match: Match) -> Node | None:
    """1990s, the nineties. The hundreds up to the 1900s are centuries, the 2000s a decade."""
    value = match.value(Kind.DECADE)
    aged = value < 100 and any(match.before(n).kind is Kind.POSSESSIVE for n in (1, 2))
    if aged or value > LAST_DECADE:
        return None
    if value < 100:
        plain_figures = match.of(Kind.DECADE)[0].text[0].isdigit()
        standing = match.tokens[0].kind is Kind.THE or match.before().kind in {Kind.MOD, Kind.AND, Kind.DASH}
        return ShortYear(value, decade=True) if standing or not plain_figures else None
    hundreds = value % 100 == 0 and value < _LAST_HUNDREDS and not _beside_decade(match)
    if match.value(Kind.ERA) == -1:
        return _before_christ(value, Granularity.CENTURY if hundreds else Granularity.DECADE)
    if value < _FIRST_BARE and not match.of(Kind.ERA) and match.before().kind not in {Kind.IN, Kind.MOD, Kind.SINCE}:
        return None
    return Fixed(dates.in_century(value // 100 + 1) if hundreds else dates.in_decade(value))


def _before_christ(value: int, granularity: Granularity) -> Node:
    """The 490s BC are 499 to 490 BC."""
    length = 100 if granularity is Granularity.CENTURY else 10
    first = 2 - value - length
    return Fixed(TimeInterval(dates.iso(first), dates.iso(first + length - 1), granularity))


def _beside_decade(match: Match) -> bool:
    """Whether a plain decade is joined to a hundred, which is then a decade too ("the 1890s and 1900s")."""
    for look in (match.before, match.after):
        near = [look(distance) for distance in range(1, _JOINED_REACH)]
        other = next((n for n, token in enumerate(near) if token.kind in {Kind.DECADE, Kind.DATE}), 0)
        if other and all(token.kind in {*JOINTS, Kind.THE, Kind.MOD} for token in near[:other]):
            value = near[other].value
            of_decade = isinstance(value, Fixed) and value.interval.granularity is Granularity.DECADE
            if of_decade or (isinstance(value, int) and value % 100):
                return True
    return False


def decades(match: Match) -> Node | list[Token] | None:
    """Italian decades: anni Ottanta, anni '80, anni Sessanta e Settanta, anni Trenta dell'Ottocento."""
    numbers = match.of(Kind.SHORT, Kind.CARDINAL, Kind.DAY, Kind.NUM, Kind.YEAR, Kind.DECADE)
    century = century_number(match)
    if any(not isinstance(token.value, int) or token.value % 10 for token in numbers):
        return None
    if (
        match.before().kind in {Kind.CARDINAL, Kind.DAY, Kind.NUM}
        or match.after().lower in match.lexicon.guards["units"]
    ):
        return None
    if match.value(Kind.ERA) == -1:
        return _before_christ(numbers[0].value, Granularity.DECADE) if len(numbers) == 1 else None
    nodes: list[Node | None] = [_decade_in(token.value, century) for token in numbers]
    return nodes[0] if len(nodes) == 1 else one_by_one(match, numbers, nodes)


def elliptic_decade(match: Match) -> Node | None:
    """Il boom degli anni Sessanta e il riflusso degli Ottanta: behind a decade, another by its number alone."""
    number = match.tokens[-1]
    if not number.capitalised or number.value % 10 or number.value < FIRST_NAMED:
        return None
    near = (match.before(distance).value for distance in range(1, _ELLIPSIS_REACH))
    told = any(
        (isinstance(value, ShortYear) and value.decade)
        or (isinstance(value, Fixed) and value.interval.granularity is Granularity.DECADE)
        for value in near
    )
    return ShortYear(number.value, decade=True) if told else None


def _decade_in(value: int, century: int | None) -> Node | None:
    if value >= 100:
        return Fixed(dates.in_decade(value))
    return ShortYear(value, decade=True) if century is None else Fixed(dates.in_decade(century * 100 - 100 + value))
