"""Participles with a time of their own that are not the main verb's.

Those that open a sentence ("Stolen in 1931 and recovered in 1933, the cup ...") and those behind what they tell of
("bought Hill House, built in 1780").
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from chronoflux.loaders.clause import Clause
from chronoflux.loaders.clause_words import ClauseWords
from chronoflux.model import TimeExpression

_COMMAS = 6
"""Commas behind which the main part is looked for."""


def opening_pieces(text: str, times: Sequence[TimeExpression], words: ClauseWords) -> list[tuple[int, int]]:
    """The stretches of the participles that open a sentence and state a time, before its subject; none as a rule.

    What comes behind them must be a subject and its verb, or a verb alone where a language drops its subject. One
    that "and" or a comma joins stands for itself where both sides state a time.

    Args:
        text: a sentence.
        times: its temporal expressions.
        words: of its language.
    """
    if not times or not words.opened.match(text):
        return []
    end = _main_part(text, times, words)
    if not end:
        return []
    pieces, start = [], 0
    for joint in words.joined_opened.finditer(text, times[0].char_end, end):
        if _is_dated(times, start, joint.start()) and _is_dated(times, joint.end(), end):
            pieces.append((start, joint.start()))
            start = joint.end()
    return [*pieces, (start, end)]


def part_objects(text: str, clauses: Sequence[Clause], words: ClauseWords) -> Iterator[Clause]:
    """The clauses; a participle behind another noun than the subject becomes one of its own ("an inn, built in").

    The noun stands behind a verb, or opens a later clause ("... and the nursery, opened in 1966").
    """
    for clause in clauses:
        single = len(clause.times) == 1 and not clause.opens
        found = _object(text, clause, words) if single else None
        if found is None:
            yield clause
            continue
        if words.verb.search(text, clause.start, found.start()):
            yield replace(clause, end=found.end("noun"), times=())
        yield replace(clause, start=found.end(), told_of=found["noun"])


def _object(text: str, clause: Clause, words: ClauseWords) -> re.Match[str] | None:
    """The noun and the comma before the participle that a clause's only time dates."""
    time = clause.times[0]
    found = None
    for match in words.made_thing.finditer(text, clause.start, time.char_start):
        found = match
    if found is None or "," in text[found.end() : time.char_start]:
        return None
    lead = text[clause.start : found.start()].strip(" ,").lower()
    later = clause.start > 0 and (not lead or lead in words.joining)
    return found if later or words.verb.search(text, clause.start, found.start()) else None


def as_predicate(own: str, subject: str, words: ClauseWords) -> str:
    """A participle that opens a sentence, said of its subject: "the cup was stolen in 1931".

    "Having joined" becomes "joined"; one that takes no auxiliary of a passive stands behind a colon, unless the
    language has one for it ("è tornata"), and so does what is no participle.
    """
    having = words.having.match(own)
    if having:
        rest = own[having.end() :]
        return f"{subject} {words.auxiliary} {rest}" if having["passive"] else f"{subject} {rest}"
    said = f"{own[0].lower()}{own[1:]}"
    reflexive = re.match(rf"(\w+[oaie]){words.reflexive}\b", said) if words.reflexive else None
    participle = reflexive or words.past_participle.match(said)
    if participle is None:
        return f"{subject}: {own}"
    many = words.many.search(participle[0].removesuffix(words.reflexive) if words.intransitive else subject) is not None
    if reflexive:
        return f"{subject} {words.reflexive} {words.intransitive[many]} {reflexive[1]}{said[reflexive.end() :]}"
    if not words.active.match(f"{participle[0]} "):
        return f"{subject} {(words.auxiliary, words.auxiliaries)[many]} {said}"
    return f"{subject} {words.intransitive[many]} {said}" if words.intransitive else f"{subject}: {own}"


def _main_part(text: str, times: Sequence[TimeExpression], words: ClauseWords) -> int:
    """Where the comma stands that the sentence's main part follows; 0 where none does."""
    at = text.find(",", times[0].char_end)
    for _ in range(_COMMAS):
        if at < 0:
            return 0
        rest = text[at + 1 :].lstrip()
        own = rest.partition(",")[0]
        if words.main_start.match(rest) and words.verb.search(own):
            return at
        at = text.find(",", at + 1)
    return 0


def _is_dated(times: Sequence[TimeExpression], start: int, end: int) -> bool:
    return any(start <= time.char_start and time.char_end <= end for time in times)
