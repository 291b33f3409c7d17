"""Whether the words around a date speak of what is to come, by the verb of its own clause."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise

from chronoflux.temporal.grammar import Token
from chronoflux.temporal.lexicon import Lexicon

NEARBY = 120
"""Characters on each side of a date in which the tense is looked for."""
SENTENCE_END = re.compile(r"[.!?;]\s+(?=[^\W\d_a-zà-ÿ])|\n\s*\n")
_WORD = re.compile(r"[\w']+|[,;:()–]")
_MARKS = frozenset(",;:()–")


def speaks_of_future(readable: str, token: Token, lexicon: Lexicon) -> bool:
    """Whether a date is told of as to come: by the nearest verb before it in its clause, else behind it.

    Where its clause has no verb that tells, any cue of the sentence does ("It will open in May and in June").
    """
    before, after = _sides(readable, token)
    if not _tells(before + after, lexicon):
        return False
    adverbs = tuple(lexicon.guards["adverb_endings"])
    for words, turned in ((before, True), (after, False)):
        pairs = list(pairwise(["", *(word for word in words if not word.endswith(adverbs))]))
        told = _told(reversed(pairs) if turned else pairs, lexicon)
        if told is not None:
            return told
    return True


def was_arranged(readable: str, token: Token, lexicon: Lexicon) -> bool:
    """Whether a date is only what was planned then, whichever side of the document it lies on.

    So it is in "The match, scheduled for 5 March, was called off", not in "The match is scheduled for 5 March".
    """
    before, after = _sides(readable, token)
    guards = lexicon.guards
    for place in range(len(before) - 1, -1, -1):
        if before[place] in guards["arranged"]:
            previous = before[place - 1] if place else ""
            past = guards["past_words"] - guards["present_auxiliaries"]
            return previous in past or (previous in _MARKS and not past.isdisjoint(before[:place] + after))
        if before[place] in _MARKS:
            return False
    return False


def _sides(readable: str, token: Token) -> tuple[list[str], list[str]]:
    """The words and marks of the sentence before and after a date."""
    left, right = readable[max(0, token.start - NEARBY) : token.start], readable[token.end : token.end + NEARBY]
    begun, ended = [*SENTENCE_END.finditer(left)], SENTENCE_END.search(right)
    before = _WORD.findall(left[begun[-1].end() if begun else 0 :].lower())
    return before, _WORD.findall((right[: ended.start()] if ended else right).lower())


def _told(words: Iterable[tuple[str, str]], lexicon: Lexicon) -> bool | None:
    """Whether the first verb among words, each with the one before it, tells of what is to come; None without one."""
    guards = lexicon.guards
    for previous, word in words:
        if word in _MARKS or word in guards["clause_joints"]:
            return None
        if _is_cue(previous, word, lexicon):
            return True
        ends = word.endswith(tuple(guards["past_verb_endings"])) and word not in guards["no_verbs"]
        if (ends or word in guards["past_words"]) and previous not in guards["passives"]:
            return False
    return None


def _is_cue(previous: str, word: str, lexicon: Lexicon) -> bool:
    cues = lexicon.guards["future"]
    return word in cues or f"{previous} {word}" in cues or word.endswith(tuple(lexicon.guards["future_endings"]))


def _tells(words: list[str], lexicon: Lexicon) -> bool:
    """Whether any word or phrase of a sentence speaks of what is to come."""
    said = f" {' '.join(word for word in words if word not in _MARKS)} "
    endings = tuple(lexicon.guards["future_endings"])
    return any(f" {phrase} " in said for phrase in lexicon.guards["future"]) or any(
        word.endswith(endings) for word in words
    )
