"""Whether what a clause says is denied, doubted or only supposed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from chronoflux.loaders.clause_words import clause_words
from chronoflux.loaders.state_grammar import Grammar, Phrases
from chronoflux.loaders.state_values import CLAUSE_MARKS, Token

_NEGATION_REACH = 4
_DOUBT_REACH = 14
_UNREAL_REACH = 4


def is_denied(tokens: list[Token], start: int, end: int, grammar: Grammar) -> bool:
    """Whether a state is denied, doubted or only thought of; "not ... until 1993" affirms it after all.

    A phrase that opens with a negation of its own ("non è più") means what it says.
    """
    last = start if tokens[start].lower in grammar.negations else end
    if any(_says(token, grammar.negations) for token in _back(tokens, start, last, _NEGATION_REACH, grammar)):
        times = (token.text.split()[0].lower() for token in tokens[end:] if token.lower == "\0time")
        return not any(word in grammar.until for word in times)
    if _is_unreal(tokens[max(0, start - _UNREAL_REACH) : max(end, start + 1)], grammar):
        return True
    if any(_says(token, grammar.none) for token in _back(tokens, start, start, _NEGATION_REACH, grammar)):
        return True
    if any(token.lower in grammar.doubts for token in _back(tokens, start, start, _DOUBT_REACH, grammar)):
        return True
    sentence = [token.lower for token in tokens[max(0, start - _DOUBT_REACH) : start]]
    return _holds(sentence, grammar.untrue) or any(
        word in grammar.conditions and following not in grammar.no_conditions
        for word, following in pairwise((*sentence, ""))
    )


def is_asserted(sentence: str, language: str) -> bool:
    """Whether a sentence states what it tells: no question, and nothing that it calls untrue itself."""
    return not sentence.rstrip('"”») ').endswith("?") and clause_words(language).denied.search(sentence) is None


def _is_unreal(tokens: list[Token], grammar: Grammar) -> bool:
    """Whether what would have been is told: "would have become", "would never have resigned"."""
    words = (token.lower for token in tokens)
    said = [word for word in words if word not in grammar.negations and word not in grammar.adverbs]
    return _holds(said, grammar.unreal)


def _holds(words: list[str], phrases: Phrases) -> bool:
    return any(
        tuple(words[place : place + len(phrase)]) == phrase
        for place, word in enumerate(words)
        for phrase in phrases.get(word, ())
    )


def _says(token: Token, words: frozenset[str]) -> bool:
    """Whether a token is one of these words, and not the month of May or another name."""
    return token.lower in words and (token.text.islower() or token.start == 0)


def _back(tokens: list[Token], start: int, end: int, reach: int, grammar: Grammar) -> Iterator[Token]:
    """The tokens from `end` back to `reach` before `start`, no further than their clause."""
    for token in reversed(tokens[max(0, start - reach) : end]):
        if token.lower in CLAUSE_MARKS or token.lower in {",", "."} or token.lower in grammar.breaks:
            return
        yield token
