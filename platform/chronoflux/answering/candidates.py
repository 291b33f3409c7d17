"""The stretches of an event that could be the short answer, and how well each fits what is asked."""

from __future__ import annotations

import re
from dataclasses import dataclass

from chronoflux.answering.phrases import Phrases
from chronoflux.model import AnswerKind, Evidence, Question
from chronoflux.retrieval.agreement import LIKELY, fold, names_agree

_CAPITAL = r"[A-ZÀ-ÖØ-Þ][\w.&'’-]*"
_LINK = r"(?:of|de|del|della|dei|di|da|du|des|der|van|von|la|le|the|and|for|&|e)"
_RUN = re.compile(rf"{_CAPITAL}(?:\s(?:{_LINK}\s){{0,2}}(?:{_CAPITAL}|\d+\b))*")
_NUMBER = re.compile(r"\b\d[\d.,]*\b")
_ROLE = re.compile(
    r"(?:\bas|\bbecame|\bappointed|\belected|\bwas|\bcome|\bdiventat[oa]|\bdivenne|\bnominat[oa]|\belett[oa])\s+"
    r"(?:an?\s|the\s|il\s|la\s|un[oa]?\s)?([\w' -]{3,60}?)"
    r"(?=[,.;(]|\s(?:in|on|at|from|until|by|with|nel|dal|il|del)\s|$)"
)
_KINDS = {"PERSON": AnswerKind.PERSON, "ORG": AnswerKind.ORGANISATION, "PLACE": AnswerKind.PLACE}
_LEAD_WORDS = 3
_VALUE_WORTH, _PART_WORTH, _RUN_WORTH = 1.0, 0.6, 0.3


@dataclass(frozen=True, slots=True)
class Candidate:
    """A possible short answer inside one event."""

    text: str
    worth: float
    """0..about 3: where it comes from, the kind it is of, what leads into it."""


def candidates_of(question: Question, evidence: Evidence, phrases: Phrases) -> list[Candidate]:
    """The event's value, participants, capitalised runs, roles and numbers that the question does not already name."""
    worth: dict[str, float] = {}
    for text, source, kind in _raw_candidates(question, evidence):
        if _is_asked_name(text, question):
            continue
        total = source + _kind_fit(question.answer_kind, kind, text) + _lead_in(question, evidence.text, text, phrases)
        worth[text] = max(worth.get(text, 0.0), total)
    return [
        Candidate(text, value)
        for text, value in sorted(worth.items(), key=lambda pair: (-pair[1], evidence.text.find(pair[0]), pair[0]))
    ]


def _raw_candidates(question: Question, evidence: Evidence) -> list[tuple[str, float, str]]:
    found = [(evidence.value, _VALUE_WORTH, "")] if evidence.value else []
    found += [(part.name, _PART_WORTH, part.kind) for part in evidence.participants]
    found += [(match.group(), _RUN_WORTH, "") for match in _RUN.finditer(evidence.text)]
    if question.answer_kind is AnswerKind.ROLE:
        found += [(match.group(1).strip(), _PART_WORTH, "ROLE") for match in _ROLE.finditer(evidence.text)]
    if question.answer_kind is AnswerKind.NUMBER:
        found += [(match.group().rstrip(".,"), _PART_WORTH, "NUMBER") for match in _NUMBER.finditer(evidence.text)]
    return [(text.strip(" .,;:"), source, kind) for text, source, kind in found]


def _is_asked_name(text: str, question: Question) -> bool:
    """Whether the question already says it: an asked name, or words that all stand in the question."""
    asked = set(fold(question.text).split())
    words = fold(text).split()
    return not words or asked.issuperset(words) or any(names_agree(name, text) >= LIKELY for name in question.entities)


def _kind_fit(wanted: AnswerKind, kind: str, text: str) -> float:
    """1 for the wanted kind, -1 for a kind it cannot be, 0 where nothing is known."""
    if wanted is AnswerKind.NUMBER:
        return 1.0 if any(character.isdigit() for character in text) else -1.0
    if wanted is AnswerKind.ROLE:
        return {"ROLE": 1.0, "": 0.3}.get(kind, -0.5)
    found = _KINDS.get(kind)
    if wanted is AnswerKind.ANY or found is None:
        return 0.0
    if wanted is found:
        return 1.0
    return -1.0 if AnswerKind.PERSON in (wanted, found) else 0.0


def _lead_in(question: Question, text: str, candidate: str, phrases: Phrases) -> float:
    """0.5 when a word that usually leads into this relation's value stands right before the candidate."""
    cues = phrases.lead_ins.get(question.relation or "", frozenset())
    before = fold(text.partition(candidate)[0]).split()[-_LEAD_WORDS:] if candidate in text else []
    return 0.5 if cues.intersection(before) else 0.0
