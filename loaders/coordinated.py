"""Several values behind one verb: "taught at Princeton, Rutgers and Altona College", "a lawyer and the first mayor".

And what somebody is where a value says for whom: "joined the herbarium AS A CURATOR".
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from chronoflux.loaders.employment import is_calling, is_post
from chronoflux.loaders.state_grammar import Grammar
from chronoflux.loaders.state_values import (
    CLAUSE_MARKS,
    Token,
    has_verb,
    head_of,
    holds_name,
    is_determiner,
    main_noun,
    noun_phrase,
)

_MOST = 8
_NAMED = frozenset({"employer", "education", "member_of", "party", "residence", "award"})
"""Relations whose further values must be names."""
_WITH_POST = frozenset({"employer", "member_of"})
"""Relations whose value a post may follow."""
_REACH = 7
"""Words between such a value and the "as" behind it ("at Colwick in 1958")."""


def values_behind(
    tokens: list[Token], first: int, value: tuple[int, int], relation: str, grammar: Grammar
) -> list[tuple[int, int]]:
    """The values that commas and a last "and" join to a value, as offsets; none where no "and" closes the list.

    Further offices must be nouns for one ("a lawyer and the first mayor of Leeds"), other values names; a bare name
    among names with articles is a part of the one before ("the University of Altona, Leeds, and the Altona Works").

    Args:
        tokens: of the clause.
        first: the position from which on the value stands.
        value: its offsets.
        relation: whose value it is.
        grammar: of the language.
    """
    if relation != "position" and relation not in _NAMED:
        return []
    found: list[tuple[int, int]] = []
    at, closed = _from(tokens, first, value[1]), False
    while at < len(tokens) and not closed and len(found) < _MOST:
        comma = tokens[at].text == ","
        at += comma
        closed = at < len(tokens) and tokens[at].lower in grammar.joiners
        at += closed
        item = noun_phrase(tokens, at, grammar.through[relation], grammar) if comma or closed else None
        if item is None or not _fits(tokens, at, item, relation, grammar):
            return []
        parts = _parted(tokens[at : _from(tokens, at, item[1])], item, grammar)
        several = not closed and relation in _NAMED and len(parts) > 1
        closed, found = closed or several, [*found, *(parts if several else [item])]
        at = _from(tokens, at, item[1])
    if not closed:
        return []
    articled = [item for item in found if _has_article(tokens, first, item, grammar)]
    return articled if found[-1] in articled and _has_article(tokens, first, value, grammar) else found


def shared_body(
    text: str, tokens: list[Token], first: int, values: Sequence[tuple[int, int]], grammar: Grammar, language: str
) -> str:
    """What the last of several posts says for whom all of them are: " of the Gazette" of "the editor and publisher".

    "" where one before it says so itself, has an article of its own ("a lawyer and the first mayor of Leeds"), or is no
    post but a calling ("lawyer and mayor of Leeds").

    Args:
        text: the clause.
        tokens: of the clause.
        first: the position from which on the values stand.
        values: offsets of each, in order.
        grammar: of the language.
        language: "en", "en-GB" or "it".
    """
    *before, last = (text[start:end] for start, end in values)
    body = last.removeprefix(head_of(last, grammar))
    inside = [token for token in tokens[_from(tokens, first, values[0][0]) :] if token.start < values[-1][1]]
    later = {start for start, _ in values[1:]}
    articled = any(one.lower in grammar.articles and other.start in later for one, other in pairwise(inside))
    vague = any(is_calling(each, language) or head_of(each, grammar) != each for each in before)
    opener = _from(tokens, first, values[0][0]) - 1
    counted = opener >= 0 and tokens[opener].lower in grammar.counting
    return "" if not holds_name(body) or articled or vague or counted else body


def post_behind(
    tokens: list[Token], first: int, value: tuple[int, int], relation: str, grammar: Grammar, language: str
) -> tuple[int, int] | None:
    """Where the post stands that somebody has where the value says ("joined the herbarium in 1958 as a CURATOR").

    Args:
        tokens: of the clause.
        first: the position from which on the value stands.
        value: its offsets.
        relation: whose value it is.
        grammar: of the language.
        language: "en", "en-GB" or "it".
    """
    if relation not in _WITH_POST:
        return None
    behind = _from(tokens, first, value[1])
    for at in range(behind, min(len(tokens), behind + _REACH)):
        word = tokens[at].lower
        if (word,) in grammar.as_phrases and word not in grammar.governors | grammar.trim - grammar.explicit:
            post = noun_phrase(tokens, at + 1, grammar.through["position"], grammar)
            said = " ".join(t.text for t in tokens if post and post[0] <= t.start < post[1])
            return post if post and _is_post(said, grammar, language) else None
        if word in CLAUSE_MARKS | {","} or word in grammar.joiners or word in grammar.relatives:
            return None
    return None


def _is_post(said: str, grammar: Grammar, language: str) -> bool:
    """Whether what follows "as" is an office or a trade."""
    head = head_of(said, grammar)
    main = head if grammar.noun_first else main_noun(head, grammar)
    return grammar.nouns["office"].search(main) is not None or (bool(main) and is_post(main, language))


def _from(tokens: list[Token], first: int, offset: int) -> int:
    """The position of the first token that begins at an offset or behind it."""
    return next((place for place in range(first, len(tokens)) if tokens[place].start >= offset), len(tokens))


def _parted(tokens: Sequence[Token], item: tuple[int, int], grammar: Grammar) -> list[tuple[int, int]]:
    """The two last names of a list, which an "and" joins into one phrase ("..., Rutgers and Altona College")."""
    joint = next((t for t in tokens if item[0] < t.start < item[1] and t.lower in grammar.joiners), None)
    if joint is None:
        return [item]
    left = max(token.end for token in tokens if token.end <= joint.start)
    right = min(token.start for token in tokens if token.start >= joint.end)
    return [(item[0], left), (right, item[1])]


def _has_article(tokens: list[Token], first: int, item: tuple[int, int], grammar: Grammar) -> bool:
    before = _from(tokens, first, item[0]) - 1
    return before >= 0 and tokens[before].lower in grammar.articles


def _fits(tokens: list[Token], at: int, item: tuple[int, int], relation: str, grammar: Grammar) -> bool:
    """Whether a stretch is one more value, and not the subject of a clause of its own."""
    inside = tokens[at : _from(tokens, at, item[1])]
    if has_verb(tokens, at, grammar):
        return False
    if relation == "position":
        said = " ".join(token.text for token in inside if token.start >= item[0])
        return grammar.nouns["office"].search(head_of(said, grammar)) is not None
    small = grammar.through[relation] | grammar.joiners
    named = [token for token in inside if not is_determiner(token, grammar) and token.lower not in small]
    return bool(named) and all(token.text[0].isupper() for token in named if token.text[0].isalpha())
