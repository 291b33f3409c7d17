"""English sentences without a subject, as notes and captions have them: "Founded in 1902 as a tram depot"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from chronoflux.language.english_clauses import POSSESSIVES, SUBJECTS, Clause
from chronoflux.language.participles import opening_participles
from chronoflux.language.resources import words

_PAST = re.compile(r"(?:re-)?[a-z]{2,}ed\Z")
_BORDERS = frozenset({",", ";", "and", "but", "where", "which", "who", "when", "while", "until", "before", "after"})
_DETERMINERS = frozenset({"the", "a", "an", "this", "that", "these", "those", *POSSESSIVES})


@dataclass(frozen=True, slots=True)
class Dropped:
    """What the verb of a sentence without a subject tells of that subject."""

    verb: int
    """Where it stands, behind "first" or "later" perhaps."""
    passive: bool
    """Whether it is done to the subject ("Founded in 1902", but "Founded a club")."""
    personal: bool
    """Only a person does it."""
    material: bool
    """It is only done to things and bodies."""


class DroppedSubjects:
    """Finds the sentences of one document that open with their verb."""

    def __init__(self) -> None:
        """Load the word lists."""
        self._irregular = words("en", "irregular_pasts")
        self._no_pasts = words("en", "no_pasts")
        self._passive = opening_participles("en")
        self._persons = words("en", "person_openers")
        self._things = words("en", "thing_openers")
        self._complemented = words("en", "complemented_openers")
        self._adverbs = words("en", "adverbs_before_verbs")
        self._auxiliaries = words("en", "auxiliaries")
        self._prepositions = words("en", "prepositions")

    def find(self, clause: Clause) -> Dropped | None:
        """What the verb that opens a sentence tells; None where it opens with none, or has a subject somewhere."""
        at = int(clause.word(0) in self._adverbs)
        verb, following = clause.word(at), clause.word(at + 1)
        if not self._opens(clause, at) or not following or following in {":", "-", "–", "—", "."}:
            return None
        if at and (following in _DETERMINERS or at + 1 in clause.mentions):
            return None  # "Then came Ann Lee"
        segments = list(_segments(clause))
        if any(clause.word(at) in self._auxiliaries for at in segments[0]):
            return None
        if any(clause.word(at) in _DETERMINERS and clause.word(at - 1).isdigit() for at in segments[0]):
            return None  # "Established in 1816 this governorate"
        if any(self._has_subject(clause, span) for span in segments[1:]):
            return None
        has_object = following in _DETERMINERS or (at + 1 in clause.mentions and following not in self._prepositions)
        passive = verb in self._complemented or (verb in self._passive and not has_object)
        return Dropped(at, passive, verb in self._persons, passive and verb in self._things)

    def _opens(self, clause: Clause, at: int) -> bool:
        """Whether a sentence begins with a verb in the past, as its first word but an adverb, in its own spelling."""
        first = clause.tokens[0]
        capital = first.start == 0 and first.text[0].isupper() and first.text[1:].islower()
        return capital and at not in clause.mentions and 0 not in clause.mentions and self._is_past(clause.word(at))

    def _is_past(self, word: str) -> bool:
        return word in self._irregular or (_PAST.match(word) is not None and word not in self._no_pasts)

    def _has_subject(self, clause: Clause, span: range) -> bool:
        """Whether a later part of the sentence has a subject that the opening verb may be of."""
        first = clause.word(span.start)
        if clause.word(span.start - 1) not in {",", ";"} or self._is_past(first):
            return False
        if any(clause.word(at) in SUBJECTS for at in span):
            return True
        verbal = any(clause.word(at) in self._auxiliaries or self._is_past(clause.word(at)) for at in span)
        return verbal and first not in self._prepositions and not first.isdigit() and not first.endswith(("ing", "ly"))


def _segments(clause: Clause) -> Iterator[range]:
    """The parts of a sentence between commas and words that join clauses."""
    start = 1
    for at in range(1, len(clause.tokens)):
        if clause.word(at) in _BORDERS:
            yield range(start, at)
            start = at + 1
    yield range(start, len(clause.tokens))
