"""The stretches of an event that could be the short answer."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from chronoflux.answering.phrases import Phrases
from chronoflux.model import AnswerKind, Evidence, Question
from chronoflux.retrieval.agreement import LIKELY, fold, holds_phrase, names_agree

_CAPITAL = r"[A-ZÀ-ÖØ-Þ][\w.&'’-]*"
_LINK = r"(?:of|de|del|della|dei|di|da|du|des|der|van|von|la|le|the|and|for|&|e)"
_RUN = re.compile(rf"{_CAPITAL}(?:\s(?:{_LINK}\s){{0,2}}(?:{_CAPITAL}|\d+\b))*")
_ACRONYM = re.compile(r"\s?\(\s?[A-Z][A-Z.&]{1,7}\s?\)")
_NUMBER = re.compile(r"\b\d[\d.,]*\b")
_YEAR = re.compile(r"\b\d{3,4}\b")
_ROLE = re.compile(
    r"(?:\bas|\bbecame|\bappointed|\belected|\bwas|\bcome|\bdiventat[oa]|\bdivenne|\bnominat[oa]|\belett[oa])\s+"
    r"(?:an?\s|the\s|il\s|la\s|un[oa]?\s)?([\w' -]{3,60}?)"
    r"(?=[,.;(]|\s(?:in|on|at|from|until|by|with|nel|dal|il|del)\s|$)"
)
_LEAD_WORDS = 3

LONGEST = 10
"""Words of the longest short answer."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A possible short answer inside one event."""

    text: str
    kind: str
    """As Mention.kind; "" when it is not known."""
    role: str
    """value, subject, object or other for what the event names; run, role or number for a mere stretch of text."""


def candidates_of(question: Question, evidence: Evidence) -> tuple[Candidate, ...]:
    """The event's value, participants, capitalised runs, roles and numbers that the question does not already name."""
    kept: dict[str, Candidate] = {}
    for candidate in _raw_candidates(question, evidence):
        if candidate.text and not _is_asked(candidate.text, question):
            kept.setdefault(fold(candidate.text), candidate)
    return tuple(kept.values())


def _raw_candidates(question: Question, evidence: Evidence) -> list[Candidate]:
    kinds = {part.name: part.kind for part in evidence.participants}
    found = []
    if evidence.value:
        found.append(Candidate(evidence.value, kinds.get(evidence.value, ""), "value"))
    found += [Candidate(part.name, part.kind, part.role) for part in evidence.participants]
    found = [_widened(candidate, evidence.text) for candidate in found]
    found += [Candidate(run, "", "run") for run in _runs(evidence.text)]
    if question.answer_kind is AnswerKind.ROLE:
        found += [Candidate(match.group(1).strip(), "", "role") for match in _ROLE.finditer(evidence.text)]
    if question.answer_kind is AnswerKind.NUMBER:
        found += [Candidate(match.group().rstrip(".,"), "", "number") for match in _NUMBER.finditer(evidence.text)]
    return found


def _runs(text: str) -> list[str]:
    """Capitalised runs, each with the acronym in brackets behind it: "National Institute of Health ( NIH )"."""
    runs = []
    for match in _RUN.finditer(text):
        acronym = _ACRONYM.match(text, match.end())
        runs.append((match.group() + (acronym.group() if acronym else "")).strip(" .,;:"))
    return runs


def _widened(candidate: Candidate, text: str) -> Candidate:
    """The candidate as the text writes it out: "Annette" of "Annette des Iles", "NIH" of its full name."""
    wider = next((run for run in _runs(text) if holds_phrase(candidate.text, run) and run != candidate.text), None)
    if wider is None or text.find(wider) > text.find(candidate.text):
        return candidate
    adds_date = _NUMBER.search(wider) and not _NUMBER.search(candidate.text)  # "On 9 March 2020 Marco Bellini"
    return candidate if adds_date else replace(candidate, text=wider)


def _is_asked(text: str, question: Question) -> bool:
    """Whether the question already says it: by all of its words, or by a shorter or longer form of a name."""
    words = fold(text).split()
    known = set(fold(question.text).split()).issuperset(words) or _is_of_anchor(text, question)
    return known or any(names_agree(name, text) >= LIKELY and _same_end(name, words) for name in question.entities)


def _is_of_anchor(text: str, question: Question) -> bool:
    """Whether every name in the candidate belongs to the anchor event: "professor at Rovento", after Rovento."""
    anchor = set(fold(question.anchor_event or "").split())
    runs = _runs(text)
    return bool(runs) and all(anchor.issuperset(fold(run).split()) for run in runs)


def _same_end(name: str, words: list[str]) -> bool:
    """Whether a name ends alike: "Conti" is "Bruno Conti", but "Serbian" is not "Serbian Renewal Movement"."""
    return fold(name).split()[-1:] == words[-1:]


def lead_in(question: Question, text: str, candidate: str, phrases: Phrases) -> float:
    """1 when a word that usually leads into this relation's value stands right before the candidate."""
    cues = phrases.lead_ins.get(question.relation or "", frozenset())
    before = fold(text.partition(candidate)[0]).split()[-_LEAD_WORDS:] if candidate in text else []
    return 1.0 if cues.intersection(before) else 0.0


def beside_date(evidence: Evidence, candidate: str) -> float:
    """Among several years in a text: 1 when the one nearest to the candidate is the event's own, -1 when another's."""
    years = [(match.start(), match.group()) for match in _YEAR.finditer(evidence.text)]
    own = {date.lstrip("-")[:4].lstrip("0") for date in (evidence.start, evidence.end) if date}
    at = evidence.text.find(candidate)
    if at < 0 or len(years) < 2 or not any(year in own for _, year in years):
        return 0.0
    middle = at + len(candidate) // 2
    nearest = min(years, key=lambda found: abs(found[0] - middle))
    return 1.0 if nearest[1] in own else -1.0
