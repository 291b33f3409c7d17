"""Are these figures, which look like a date, part of an address, a version or a number?"""

from __future__ import annotations

from chronoflux.model import Granularity
from chronoflux.temporal.grammar import Kind, Match, Token
from chronoflux.temporal.nodes import Fixed

_CODE_MARKS = frozenset("/\\_@=&?#~+")
"""Glued to a date in figures, these make it part of an address or a code."""


def is_numbered(match: Match) -> bool:
    """Whether figures that look like a date are a number: of a law ("n. 5/2011") or a version ("version 3.10.2019")."""
    left, guards, date = match.before(), match.lexicon.guards, match.tokens[-1]
    if _is_in_code(match.text, date, match.after()):
        return True
    if left.lower in guards["joints"]:
        left = match.before(2)
    if left.lower in guards["versions"]:
        return True
    node = date.value
    is_month = isinstance(node, Fixed) and node.interval.granularity is Granularity.MONTH
    beside_decimal = left.kind is Kind.COMMA and match.before(2).kind is Kind.JUNK
    labelled = left.lower in guards["labels"]
    return (is_month and (labelled or beside_decimal)) or (labelled and "." in date.text)


def _is_in_code(text: str, date: Token, right: Token) -> bool:
    """Whether figures are part of an address or a code: "/2019/05/page", "x_2019-05", "2019-05-17-A"."""
    before, after = text[max(0, date.start - 1) : date.start], text[date.end : date.end + 2]
    tailed = right.kind is Kind.DASH and right.start == date.end and after[1:].isalpha()
    if before == "-" and text[max(0, date.start - 2) : date.start - 1].isalpha():
        return True
    return before in _CODE_MARKS or (after[:1] in _CODE_MARKS - {"?"} and not after[1:].isspace()) or tailed
