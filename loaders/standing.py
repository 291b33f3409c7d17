"""The later clauses of a sentence as statements of their own, with what they share with the clause before."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from chronoflux.loaders.clause_words import ClauseWords, clause_words
from chronoflux.loaders.grammar_files import load_grammar
from chronoflux.loaders.state import State
from chronoflux.model import TimeExpression

EDGES = " ,;"
"""Marks around a clause that are not its own."""
_APPOSED = re.compile(r"\s?[,:]\s")
_APPOSED_REACH = 120
_PRONOUN_REACH = 40
_LONGEST_LEAD = 12
"""Characters of a preposition and an article behind an office."""


@dataclass(frozen=True, slots=True)
class Heads:
    """What a clause shares with those after it that lack a verb of their own."""

    value: str = ""
    """All up to its value: "She was" of "She was head of research at Rovento"."""
    name: str = ""
    """All up to the name that its value ends with, for a clause that is a name: "She was head of research at"."""
    whole: str = ""
    """All up to its value's end, for a clause that is but a time: "She was mayor" before "again from 1985"."""
    passive: str = ""
    """All up to its participle: "was" of "was signed in 1702", for "ratified in 1703"."""
    apposed: str = ""
    """All up to its participle where it has no verb: "Chapel," of "Chapel, built in 1822", for "enlarged in 1850"."""


def standing_clause(
    own: str,
    subject: str | None,
    heads: Heads,
    language: str,
    times: Sequence[TimeExpression] = (),
    *,
    bare: bool = False,
) -> str:
    """A later clause of a sentence as a statement of its own, with what it shares with the clause before.

    Args:
        own: the clause.
        subject: the name of its subject, where known.
        heads: what it shares with the clause before.
        language: "en", "en-GB" or "it".
        times: its temporal expressions, offsets into `own`.
        bare: whether the clause is but a time.
    """
    words = clause_words(language)
    if bare and heads.whole:
        opening = words.then.match(own)
        return f"{heads.whole}{own[opening.end() :].lstrip() if opening else own}"
    timeless = _blanked(own, times)
    by_somebody = words.agent.match(timeless)
    led = heads.passive or heads.apposed
    if led and words.past_participle.match(own) and (by_somebody or not words.active.match(timeless)):
        return f"{led}{own}"
    verb = words.verb.search(own)
    named = words.named_piece.match(own)
    piece = own[named.end("then") :] if named else own
    if verb is None and heads.value and not _is_predicate(piece, language):
        head = heads.name if named and not _is_office(piece, language) else ""
        return f"{_joined(head or heads.value, piece, words)}{piece}"
    if subject and subject not in own and words.opening_participle.match(own):
        return f"{subject}: {own}"
    pronoun = words.subject_pronoun.search(own, 0, _PRONOUN_REACH)
    if subject and pronoun and not (verb and verb.start() < pronoun.start()):
        return f"{own[: pronoun.start()]}{subject}{own[pronoun.end() :]}"
    if subject is None or subject in own or own.split(maxsplit=1)[0] in subject.split():
        return own
    if verb and all(word.lower() in words.lead_ins or word.isdigit() for word in timeless[: verb.start()].split()):
        start = words.clitics.search(own, 0, verb.start())
        at = start.start() if start else verb.start()
        return f"{own[:at]}{subject} {own[at:]}"
    return f"{subject}: {own}"


def _blanked(own: str, times: Sequence[TimeExpression]) -> str:
    """A clause with blanks for its times, so that "the following year" is nothing a verb is done to."""
    for time in times:
        own = f"{own[: time.char_start]}{' ' * (time.char_end - time.char_start)}{own[time.char_end :]}"
    return own


def _is_predicate(own: str, language: str) -> bool:
    """Whether a clause begins with a verb, though none that is known: neither with a name nor with a preposition."""
    words, phrases = clause_words(language), load_grammar(language[:2]).phrases.following
    first = (own.split() or [""])[0]
    verbal = first.islower() and first not in words.prepositions
    changes = first in phrases and bool(phrases[first].rules)
    return bool((verbal and (changes or words.active.match(own))) or words.participle.match(own))


def _is_office(piece: str, language: str) -> bool:
    """Whether a clause without a verb is an office: "Minister of Finance"."""
    words, offices = clause_words(language), load_grammar(language[:2]).nouns["office"]
    of = words.office_of_name.match(piece)
    return offices.search(piece, 0, of.end() if of else len(piece)) is not None


def _joined(head: str, own: str, words: ClauseWords) -> str:
    """The head for a clause that is a name, less its last preposition and article where the clause brings its own."""
    first = re.match(r"\w+", own)
    led = first is not None and first[0].lower() in words.prepositions
    if led or words.article.match(own):
        head = words.final_article.sub("", f"{head.rstrip()} ")
    return words.final_preposition.sub("", head) if led else head


def heads_of(text: str, states: Sequence[State], times: Sequence[TimeExpression], words: ClauseWords) -> Heads:
    """What a clause shares with verbless ones after it: all up to its state's value, or to its verb, but its time.

    And all up to the name at the value's end, where that is an office of something, and all with its value.
    """
    inner = whole = 0
    if states:
        last = states[-1] if states[-1].value_start > 0 else states[0]
        end = last.value_start if last.value_start > 0 else last.char_end
        office = words.office_of_name.match(text, end) if last.relation == "position" else None
        inner = office.end() if office and office.end() <= last.value_end + _LONGEST_LEAD else 0
        whole = last.value_end if last.value_start > 0 else 0
    else:
        verb = words.verb.search(text)
        end = verb.end() if verb else 0
        while verb and (verb := words.verb.match(text, end + 1)):
            end = verb.end()
        passive = words.passive.search(text)
        participle = words.past_participle.match(text, passive.end()) if passive and passive.end() == end + 1 else None
        end = participle.end() if participle else end
    value, name, all_of_it = (without_times(text[:at], times, words) for at in (end, inner, whole))
    return Heads(value, name, all_of_it, apposed=_apposed_head(text, words))


def _apposed_head(text: str, words: ClauseWords) -> str:
    """What a clause without a finite verb has before the participle that it says something by; "" for none."""
    for border in _APPOSED.finditer(text, 0, _APPOSED_REACH):
        participle = words.past_participle.match(text, border.end())
        if participle:
            told = words.verb.search(text, 0, border.start()) or words.verb.search(text, participle.end())
            return "" if told else text[: border.end()]
    return ""


def without_times(head: str, times: Sequence[TimeExpression], words: ClauseWords) -> str:
    """The beginning of a clause without the times in it and the words that lead to them."""
    for time in reversed(times):
        if time.char_end <= len(head):
            before = head[: time.char_start].split()
            while before and before[-1].lower().replace("’", "'") in words.lead_ins:
                before.pop()
            head = f"{' '.join(before)} {head[time.char_end :].lstrip(EDGES)}".lstrip()
    return f"{head.rstrip()} " if head.strip() else ""
