"""Several values behind one verb: "taught at Princeton, Rutgers and Altona College", "a lawyer and the first mayor"."""

from __future__ import annotations

from collections.abc import Sequence

from chronoflux.loaders.state_grammar import Grammar
from chronoflux.loaders.state_values import Token, has_verb, head_of, is_determiner, noun_phrase

_MOST = 8
_NAMED = frozenset({"employer", "education", "member_of", "party", "residence", "award"})
"""Relations whose further values must be names."""


def values_behind(
    tokens: Sequence[Token], value: tuple[int, int], relation: str, grammar: Grammar
) -> list[tuple[int, int]]:
    """The values that commas and a last "and" join to a value, as offsets; none where no "and" closes the list.

    Further offices must be nouns for one ("a lawyer and the first mayor of Leeds"), other values names; a bare name
    among names with articles is a part of the one before ("the University of Altona, Leeds, and the Altona Works").
    """
    if relation != "position" and relation not in _NAMED:
        return []
    listed = list(tokens)
    found: list[tuple[int, int]] = []
    at, closed = next((place for place, token in enumerate(listed) if token.start >= value[1]), len(listed)), False
    while at < len(listed) and not closed and len(found) < _MOST:
        comma = listed[at].text == ","
        at += comma
        closed = at < len(listed) and listed[at].lower in grammar.joiners
        at += closed
        item = noun_phrase(listed, at, grammar.through[relation], grammar) if comma or closed else None
        if item is None or not _fits(listed, at, item, relation, grammar):
            return []
        parts = _parted(listed, item, grammar) if not closed and relation in _NAMED else [item]
        closed = closed or len(parts) > 1
        found += parts
        at = next((place for place in range(at, len(listed)) if listed[place].start >= item[1]), len(listed))
    if not closed:
        return []
    if _has_article(listed, value, grammar) and _has_article(listed, found[-1], grammar):
        return [item for item in found if _has_article(listed, item, grammar)]
    return found


def _parted(tokens: Sequence[Token], item: tuple[int, int], grammar: Grammar) -> list[tuple[int, int]]:
    """The two last names of a list, which an "and" joins into one phrase ("..., Rutgers and Altona College")."""
    joint = next((t for t in tokens if item[0] < t.start < item[1] and t.lower in grammar.joiners), None)
    if joint is None:
        return [item]
    left = max(token.end for token in tokens if token.end <= joint.start)
    right = min(token.start for token in tokens if token.start >= joint.end)
    return [(item[0], left), (right, item[1])]


def _has_article(tokens: Sequence[Token], item: tuple[int, int], grammar: Grammar) -> bool:
    before = next((token for token in reversed(tokens) if token.end <= item[0]), None)
    return before is not None and before.lower in grammar.articles


def _fits(tokens: list[Token], at: int, item: tuple[int, int], relation: str, grammar: Grammar) -> bool:
    """Whether a stretch is one more value, and not the subject of a clause of its own."""
    inside = [token for token in tokens[at:] if token.start < item[1]]
    if has_verb(tokens, at, grammar):
        return False
    if relation == "position":
        said = " ".join(token.text for token in inside if token.start >= item[0])
        return grammar.nouns["office"].search(head_of(said, grammar)) is not None
    small = grammar.through[relation] | grammar.joiners
    named = [token for token in inside if not is_determiner(token, grammar) and token.lower not in small]
    return bool(named) and all(token.text[0].isupper() for token in named if token.text[0].isalpha())
