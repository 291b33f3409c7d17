"""Italian: nouns for persons, and the names behind titles ("Don Celso Ravaglia", "ex presidente Ugo Ferri")."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from chronoflux.language.definitions import noun_kind
from chronoflux.language.resources import words
from chronoflux.language.tokens import Token, tokenise
from chronoflux.model import Mention

_LONGEST_TITLE = 6


def past_title(tokens: Sequence[Token], mentions: dict[int, Mention], position: int) -> int:
    """Where the name behind a title stands ("Don Celso Ravaglia", "ex presidente Ugo Ferri"), else the position."""
    for at in range(position, min(len(tokens), position + _LONGEST_TITLE)):
        if at in mentions:
            return at
        apposed = at > position and tokens[at].text == "," and at + 1 in mentions
        if apposed and _closes(tokens, at + 1, mentions[at + 1]):
            return at + 1
        if tokens[at].lower not in _titles() and not may_head_name(tokens[at].lower):
            break
    return position


def _closes(tokens: Sequence[Token], position: int, mention: Mention) -> bool:
    """Whether a comma closes the apposition that a name is ("Il primogenito , Cirillo , ...")."""
    end = position + len(tokenise(mention.surface))
    return end < len(tokens) and tokens[end].text == ","


@cache
def _titles() -> frozenset[str]:
    return words("it", "honorifics") | words("it", "kin_nouns") | words("it", "before_titles")


def may_head_name(noun: str) -> bool:
    """Whether a noun may head a name: listed, or an agent by its form ("conservatrice")."""
    return noun_kind(noun) is not None or noun.endswith(_agent_endings())


def is_person(noun: str) -> bool:
    """Whether a noun is for a person only: "è professoressa"."""
    return noun_kind(noun) == "PERSON" or (noun_kind(noun) is None and noun.endswith(_agent_endings()))


@cache
def _agent_endings() -> tuple[str, ...]:
    return tuple(sorted(words("it", "agent_endings")))
