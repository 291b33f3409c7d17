"""Years of two or three figures in brackets, behind what tells of history: "Emperor Trajan (98-117)", "died (337)"."""

from __future__ import annotations

from chronoflux.temporal import dates
from chronoflux.temporal.grammar import Kind, Match, Token
from chronoflux.temporal.nodes import Fixed, Node, Span

_REACH = 9
"""How far before the bracket the word stands that tells of history, in tokens."""
_LEAST = 100
"""A year alone has as many figures; the first of two may have fewer."""
_LONGEST_LIFE = 110


def enclosed_year(match: Match) -> Node | None:
    """The edict of Milan (313), Costantino morì (337), (died 335)."""
    year = match.tokens[-1].value
    return Fixed(dates.in_year(year)) if year >= _LEAST and _tells_of_history(match) else None


def enclosed_years(match: Match) -> Node | None:
    """Pope Sylvester (314-335), (r. 98-117)."""
    first, _, last = match.tokens
    if not first.value < last.value <= first.value + _LONGEST_LIFE or not _tells_of_history(match):
        return None
    return Span(Fixed(dates.in_year(first.value)), Fixed(dates.in_year(last.value)))


def _tells_of_history(match: Match) -> bool:
    """Whether the bracket, or the clause before it, has a word of rulers, battles, births or deaths."""
    opened = next((n for n in (1, 2, 3) if match.before(n).kind is Kind.OPEN), 0)
    said = [match.before(n) for n in range(1, opened)]
    if not opened or any(token.kind not in {Kind.WORD, Kind.STOP, Kind.MOD} for token in said):
        return False
    if said and not any(_is_of_history(token, match) for token in said):
        return False
    return bool(said) or any(_is_of_history(token, match) for token in _clause_before(match))


def _clause_before(match: Match) -> list[Token]:
    clause: list[Token] = []
    for distance in range(2, _REACH + 2):
        token = match.before(distance)
        if token.kind in {Kind.BREAK, Kind.CLOSE} or token.text in ";:!?":
            break
        clause.append(token)
    return clause


def _is_of_history(token: Token, match: Match) -> bool:
    return token.lower in match.lexicon.guards["of_history"]
