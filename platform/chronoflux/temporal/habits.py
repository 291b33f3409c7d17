"""Does a month, season or holiday without a year tell of any year ("rents fell due each year at Michaelmas")?"""

from __future__ import annotations

import re

from chronoflux.temporal.grammar import Token
from chronoflux.temporal.lexicon import Lexicon
from chronoflux.temporal.nodes import Modified, Node, Outside, Span, Timed, Yearless

_REACH = 60
"""Characters on each side of a time in which its clause is looked for."""
_CLAUSE_END = re.compile(r"[,;:.!?()\n]")
_WORD = re.compile(r"[\w'-]+")


def is_of_any_year(readable: str, token: Token, lexicon: Lexicon) -> bool:
    """Whether the clause of a time without a year says that it comes again ("every year", "ogni anno")."""
    if not _lacks_year(token.value):
        return False
    before = _CLAUSE_END.split(readable[max(0, token.start - _REACH) : token.start])[-1]
    after = _CLAUSE_END.split(readable[token.end : token.end + _REACH], maxsplit=1)[0]
    said = (f" {' '.join(_WORD.findall(side.lower()))} " for side in (before, after))
    return any(f" {phrase} " in side for side in said for phrase in lexicon.guards["habitual"])


def _lacks_year(node: Node | None) -> bool:
    if isinstance(node, Modified | Outside | Timed):
        return _lacks_year(node.node)
    if isinstance(node, Span):
        return all(side is None or _lacks_year(side) for side in (node.start, node.end))
    return isinstance(node, Yearless)
