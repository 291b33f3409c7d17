"""Where a text speaks of the relation that a question asks about, and how near to that a stretch of it stands."""

from __future__ import annotations

import math
import re

from chronoflux.language.stems import stems, stems_of
from chronoflux.model import Question
from chronoflux.retrieval.agreement import fold, folded_words
from chronoflux.retrieval.cues import load_cues
from chronoflux.retrieval.vocabulary import load_vocabulary

_WORD = re.compile(r"\w+")
_NEAR_WORDS = 6.0
"""Words in which nearness loses two thirds."""


def spoken_places(question: Question, text: str) -> list[int]:
    """Where a text speaks of the asked relation, in the words of texts or in those of questions.

    Where a question spells out no relation that we know, its own words tell: "who conducted the band".
    """
    if question.relation is None:
        asked = stems_of(folded_words(question.focus))
        return [match.start() for match in _WORD.finditer(text) if not asked.isdisjoint(stems(fold(match.group())))]
    spoken = load_vocabulary().spoken.get(question.relation or "", frozenset())
    cues = load_cues(question.language).relations.get(question.relation or "", ())
    places = [match.start() for match in _WORD.finditer(text) if fold(match.group()) in spoken]
    return places + [match.start() for cue in cues for match in cue.finditer(text)]


def nearness(question: Question, text: str, stretch: str) -> float:
    """1 for a stretch right beside a word for the asked relation, less the farther away; 0 where there is none."""
    place = text.find(stretch)
    if place < 0:
        return 0.0
    gaps = (text[min(place, other) : max(place, other)] for other in spoken_places(question, text))
    return max((math.exp(-len(gap.split()) / _NEAR_WORDS) for gap in gaps), default=0.0)
