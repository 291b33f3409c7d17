"""The later clauses of a sentence as statements of their own, with what they share with the clause before."""

from __future__ import annotations

import re
from collections.abc import Sequence

from chronoflux.loaders.clause_words import ClauseWords, clause_words
from chronoflux.loaders.states import State
from chronoflux.model import TimeExpression

EDGES = " ,;"
"""Marks around a clause that are not its own."""
_PRONOUN_REACH = 40


def standing_clause(own: str, subject: str | None, heads: tuple[str, str], language: str) -> str:
    """A later clause of a sentence as a statement of its own.

    `heads`: what the clause before shares with one that has no verb, and with a participle ("was signed in 1702,
    ratified in 1703").
    """
    words = clause_words(language)
    head, passive = heads
    if passive and words.past_participle.match(own) and not words.active.match(own):
        return f"{passive}{own}"
    verb = words.verb.search(own)
    if verb is None and head and not words.participle.match(own) and not words.active.match(own):
        return f"{_joined(head, own, words.lead_ins)}{own}"
    if subject and subject not in own and words.opening_participle.match(own):
        return f"{subject}: {own}"
    pronoun = words.subject_pronoun.search(own, 0, _PRONOUN_REACH)
    if subject and pronoun and not (verb and verb.start() < pronoun.start()):
        return f"{own[: pronoun.start()]}{subject}{own[pronoun.end() :]}"
    if subject is None or subject in own:
        return own
    if verb and all(word.lower() in words.lead_ins or word.isdigit() for word in own[: verb.start()].split()):
        start = words.clitics.search(own, 0, verb.start())
        at = start.start() if start else verb.start()
        return f"{own[:at]}{subject} {own[at:]}"
    return f"{subject}: {own}"


def _joined(head: str, own: str, lead_ins: frozenset[str]) -> str:
    """The head for a clause without a verb, less its last preposition where the clause brings its own."""
    first = re.match(r"[\w]+['’]?", own)
    if first is None or first[0].lower().replace("’", "'") not in lead_ins:
        return head
    last = (head.split() or [""])[-1].lower().replace("’", "'")
    return re.sub(r"\w+['’]?\s*\Z", "", head) if last in lead_ins else head


def shared_head(text: str, states: Sequence[State], times: Sequence[TimeExpression], words: ClauseWords) -> str:
    """What a clause shares with verbless ones after it: all up to its state's value, or to its verb, but its time."""
    if states:
        last = states[-1] if states[-1].value_start > 0 else states[0]
        end = last.value_start if last.value_start > 0 else last.char_end
    else:
        verb = words.verb.search(text)
        end = verb.end() if verb else 0
        while verb and (verb := words.verb.match(text, end + 1)):
            end = verb.end()
    return without_times(text[:end], times, words)


def without_times(head: str, times: Sequence[TimeExpression], words: ClauseWords) -> str:
    """The beginning of a clause without the times in it and the words that lead to them."""
    for time in reversed(times):
        if time.char_end <= len(head):
            before = head[: time.char_start].split()
            while before and before[-1].lower().replace("’", "'") in words.lead_ins:
                before.pop()
            head = f"{' '.join(before)} {head[time.char_end :].lstrip(EDGES)}".lstrip()
    return f"{head.rstrip()} " if head.strip() else ""
