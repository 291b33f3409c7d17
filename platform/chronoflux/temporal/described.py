"""Does a year say of when something is? As in "a 1925 fire", "Lee's 1936 novel", "the flood of 1953 destroyed"."""

from __future__ import annotations

from collections.abc import Mapping

from chronoflux.temporal.grammar import Kind, Match, Token

_LONGEST_NOUN = 4
"""Words of a noun with its adjectives."""
_REACH = 5
"""How far an article stands before its adjectives and a year: "the strike-shortened 1994 season"."""
_ADJECTIVES = {Kind.WORD, Kind.LATER, Kind.EARLIER}


def describes(match: Match, left: Token) -> bool:
    """Whether a year says of when the noun after it is: "a 1925 fire", "the disputed 2016 law", "Lee's 1936 novel".

    A plural, or a noun that measures, may be counted: "a further 1800 empty beds", "a 1500 man garrison".
    """
    guards = match.lexicon.guards
    leads = left.kind in _ADJECTIVES and left.text.islower() and left.lower not in guards["quantifying"]
    reach = next((n for n in range(1, _REACH) if match.before(n).kind in {Kind.THE, Kind.A, Kind.POSSESSIVE}), 0)
    described = reach > 1 if leads else reach == 1 and left.kind is Kind.A
    if not (described or is_owned(match, left)):
        return False
    noun: list[Token] = []
    while len(noun) < _LONGEST_NOUN and _continues_noun(match.after(len(noun) + 1), guards["followers"]):
        noun.append(match.after(len(noun) + 1))
    if not noun or not guards["plural_endings"] or _is_verb(noun[0], guards):
        return False
    counting = guards["counted"] | guards["units"] | guards["measured"]
    plural = tuple(guards["plural_endings"])
    return all(
        word.capitalised or not (word.lower in counting or (word.lower.endswith(plural) and word.lower[-2:] != "ss"))
        for word in noun
    )


def is_owned(match: Match, left: Token) -> bool:
    """Whether an owner stands before: "Mitchell's 1936 novel", "Portis' 1968 novel"."""
    owner, mark = match.before(2), match.before(3)
    if left.text == "'":
        return owner.kind is Kind.WORD and owner.end == left.start and owner.lower.endswith("s")
    return left.lower == "s" and owner.text == "'" and owner.end == left.start and mark.end == owner.start


def is_of_happening(match: Match, left: Token, right: Token) -> bool:
    """Whether a verb follows "the flood of 1953": "... destroyed the hall", not "the army of 1500 armed men"."""
    guards, second = match.lexicon.guards, match.after(2)
    if left.kind is Kind.OF and match.before(2).lower in guards["works"]:
        return True
    if left.kind is not Kind.OF or not right.lower.endswith(tuple(guards["past_endings"]) or "\0"):
        return False
    definite = any(match.before(n).kind is Kind.THE for n in (3, 4))
    plural = second.lower in guards["counted"] or second.lower.endswith(tuple(guards["plural_endings"]))
    counts = plural and second.text.islower() and second.lower not in guards["followers"] | guards["quantities"]
    return definite and not counts and match.before(2).lower not in guards["groups"]


def _is_verb(token: Token, guards: Mapping[str, frozenset[str]]) -> bool:
    """Whether a word is a verb of the past: "Orwell's 1984 sold well" names the book."""
    return token.lower in guards["past_words"]


def _continues_noun(token: Token, followers: frozenset[str]) -> bool:
    return token.kind is Kind.WORD and token.text.isalpha() and token.lower not in followers
