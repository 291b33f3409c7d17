"""Who the state of a phrase belongs to, as the words around it name them."""

from __future__ import annotations

from chronoflux.loaders.state_grammar import Grammar
from chronoflux.loaders.state_values import (
    CLAUSE_MARKS,
    MOST_VALUE_WORDS,
    Token,
    is_determiner,
    office_after,
    past_time,
)

_MOST_NAME_WORDS = 4
_FULL_NAME = 2


def person_behind(tokens: list[Token], position: int, grammar: Grammar) -> tuple[int, int] | None:
    """The name of somebody behind a verb, past a time, adverbs and what the person is to others.

    "subentrò nel 1938 il nipote , CARLO BASSI"; a name behind a preposition is of something else ("il figlio di ...").
    """
    governed, at = False, position
    while at < len(tokens) and at - position < MOST_VALUE_WORDS:
        token, behind = tokens[at], past_time(tokens, at, grammar)
        if behind > at or token.lower in grammar.articles | grammar.adverbs:
            at = max(behind, at + 1)
            continue
        if token.text[0].isupper() and not is_determiner(token, grammar):
            end = _name_end(tokens, at, grammar)
            if not governed:
                return token.start, tokens[end - 1].end
            at = end
            continue
        if token.lower in grammar.governors - grammar.stops:
            governed = True
        elif token.text == ",":
            governed = False
        elif token.lower in CLAUSE_MARKS | grammar.stops or not (token.text[-1].isalnum() or token.text[-1] in "'’"):
            return None
        at += 1
    return None


def subject_behind(tokens: list[Token], position: int, grammar: Grammar) -> tuple[int, int] | None:
    """The subject behind a verb whose object stands before it: "lo diresse UGO SARTI", "la comprò la FIAT"."""
    ends = CLAUSE_MARKS | grammar.breaks | (grammar.governors - grammar.determiners) | {",", "."}
    behind = past_time(tokens, position, grammar)
    end = next((at for at in range(behind, len(tokens)) if tokens[at].lower in ends), len(tokens))
    return person_behind(tokens[:end], behind, grammar)


def who_had_it(tokens: list[Token], position: int, relation: str, grammar: Grammar) -> tuple[int, int] | None:
    """Who had until then what somebody gets: "in place of CARLA BO", "bought the mill from BOB DAY"."""
    for at in range(position, min(len(tokens), position + MOST_VALUE_WORDS)):
        comma = tokens[at].text == "," and relation != "position"
        if comma or tokens[at].lower in CLAUSE_MARKS | grammar.breaks:
            return None
        for phrase in grammar.displaced.get(relation, ()):
            end = at + len(phrase)
            led = tuple(token.lower for token in tokens[at:end]) == phrase
            if led and end < len(tokens) and tokens[end].lower != "\0time":
                return person_behind(tokens, end, grammar)
    return None


def _name_end(tokens: list[Token], position: int, grammar: Grammar) -> int:
    """Where a run of capitals ends; "Col." and its full stop are part of it."""
    end = position
    while end < len(tokens):
        stop = tokens[end].text == "." and tokens[end - 1].lower in grammar.abbreviations
        if not stop and (not tokens[end].text[0].isupper() or tokens[end].lower in grammar.no_names):
            break
        end += 1
    return end


def object_pronoun(tokens: list[Token], position: int, grammar: Grammar) -> tuple[int, int] | None:
    """A word that determines nothing and so is an object: "her" of "succeeded her in 2016"."""
    if position >= len(tokens) or tokens[position].lower not in grammar.determiners - grammar.articles:
        return None
    following = tokens[position + 1].lower if position + 1 < len(tokens) else ""
    ends = following in {"", "\0time", ",", "."} or following in CLAUSE_MARKS or following in grammar.stops
    return (tokens[position].start, tokens[position].end) if ends else None


def object_and_office(
    tokens: list[Token], position: int, through: frozenset[str], grammar: Grammar
) -> tuple[tuple[int, int], tuple[int, int]] | None:
    """The office right behind the name of who gets it, and that name: "appointed ANN LEE DIRECTOR of Acme"."""
    if position < len(tokens) and tokens[position].lower in grammar.persons_after:
        return None
    while position < len(tokens) and is_determiner(tokens[position], grammar):
        position += 1
    end = position
    while end < len(tokens) and end - position < _MOST_NAME_WORDS and tokens[end].text[0].isupper():
        end += 1
    value = office_after(tokens, end, through, grammar) if end > position else None
    return None if value is None else (value, (tokens[position].start, tokens[end - 1].end))


def office_and_name(
    tokens: list[Token], position: int, grammar: Grammar
) -> tuple[tuple[int, int], tuple[int, int]] | None:
    """An office and the full name of who gets it right behind: "nominato COMMISSARIO UGO FERRI"."""
    if position >= len(tokens) or not grammar.nouns["office"].fullmatch(tokens[position].text):
        return None
    end = position + 1
    while end < len(tokens) and end - position < _MOST_NAME_WORDS and tokens[end].text.islower():
        end += 1
    name = end
    while end < len(tokens) and end - name < _MOST_NAME_WORDS and tokens[end].text[0].isupper():
        end += 1
    governed = tokens[name - 1].lower in grammar.governors | grammar.determiners
    if end - name < _FULL_NAME or governed:
        return None
    return (tokens[position].start, tokens[name - 1].end), (tokens[name].start, tokens[end - 1].end)
