"""The stretches of an event that could be the short answer."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache

from chronoflux.answering.kinds import asks_for_body, begins_with_given_name, look_of
from chronoflux.language.resources import LANGUAGES
from chronoflux.model import AnswerKind, Evidence, Question
from chronoflux.retrieval.agreement import LIKELY, canonical_words, fold, holds_phrase, name_words, names_agree
from chronoflux.retrieval.cues import load_cues
from chronoflux.temporal.expressions import find_times

_CAPITAL = r"[A-ZÀ-ÖØ-Þ][\w.&'’-]*"
_LINK = r"(?:of|de|del|della|dei|di|da|du|des|der|van|von|la|le|the|and|for|&|e)"
RUN = re.compile(rf"{_CAPITAL}(?:\s(?:{_LINK}\s){{0,2}}(?:{_CAPITAL}|\d[\w-]*))*")
"""A capitalised run: names look so, whoever they are of."""
_ACRONYM = re.compile(r"\s?\(\s?[A-Z][A-Z.&]{1,7}\s?\)")
_BODY = re.compile(
    rf"\s(?:of|at|for|with|in|d[ei]|del|dello|della|dell['’]|presso|a|al|alla)\s?(?:the\s|la\s|il\s)?(?={_CAPITAL})"
)
"""What stands between an office and the body that it is an office of."""
_COORDINATION = re.compile(r"\b(?:and|e|ed|or|o)\b|&")
_NUMBER = re.compile(r"\b\d[\d.,]*\b")
_ROLE = re.compile(
    r"(?:\bas|\bbecame|\bappointed|\belected|\bwas|\bcome|\bdiventat[oa]|\bdivenne|\bnominat[oa]|\belett[oa])\s+"
    r"(?:an?\s|the\s|il\s|la\s|un[oa]?\s)?([\w' -]{3,60}?)"
    r"(?=[,.;(]|\s(?:in|on|at|from|until|by|with|nel|dal|il|del)\s|$)"
)

_OWNING = ("'s", "’s")
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
        if candidate.text and not _only_leads(candidate.text) and not _is_asked(candidate.text, question, evidence):
            kept.setdefault(fold(candidate.text), candidate)
    return tuple(kept.values())


def _raw_candidates(question: Question, evidence: Evidence) -> list[Candidate]:
    found = []
    if evidence.value:
        found.append(Candidate(evidence.value, kind_of_value(evidence, evidence.value), "value"))
    found += [Candidate(part.name, part.kind, part.role) for part in evidence.participants]
    found = [_with_region(_widened(candidate, evidence, question.language), evidence) for candidate in found]
    runs = (run for run in _runs(evidence.text) if not _is_date(run, question.language))
    found += [Candidate(run, "", "run") for run in runs]
    if asks_for_body(question):
        found = [_body_of(candidate, question.language) for candidate in found]
    if question.answer_kind is AnswerKind.PERSON:
        found = [_without_description(each, evidence) for each in found if not _only_owns(each, evidence)]
    if question.answer_kind is AnswerKind.ROLE:
        found += [Candidate(match.group(1).strip(), "", "role") for match in _ROLE.finditer(evidence.text)]
    if question.answer_kind is AnswerKind.NUMBER:
        found += [Candidate(match.group().rstrip(".,"), "", "number") for match in _NUMBER.finditer(evidence.text)]
    return found


def _only_leads(run: str) -> bool:
    """Whether a capitalised word has its capital from the head of a sentence alone: "La", "During", "She"."""
    cues = [load_cues(language) for language in LANGUAGES]
    return any((each.openers | each.pronouns).issuperset(fold(run).split()) for each in cues)


def _is_date(run: str, language: str) -> bool:
    """Whether a capitalised run is a date and the word that leads to it: "In 1921", "On 9 March"."""
    if not any(character.isdigit() for character in run):
        return False
    times = find_times(run, language)
    rest = run[: times[0].char_start] + run[times[-1].char_end :] if times else run
    return bool(times) and load_cues(language).openers.issuperset(fold(rest).split())


def _body_of(candidate: Candidate, language: str) -> Candidate:
    """The body whose office a candidate is: "Rovento Motors" of "chief engineer of Rovento Motors"."""
    return replace(candidate, text=body_of(candidate.text, candidate.kind, language))


def _only_owns(candidate: Candidate, evidence: Evidence) -> bool:
    """Whether a text has a name only for whose something or somebody is: "Bob Day's widow"."""
    if candidate.role in ("value", "subject") and not candidate.text.endswith(_OWNING):
        return False
    name = candidate.text.removesuffix(_OWNING[0]).removesuffix(_OWNING[1])
    places = list(re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", evidence.text))
    return bool(places) and all(evidence.text.startswith(_OWNING, place.end()) for place in places)


def _without_description(candidate: Candidate, evidence: Evidence) -> Candidate:
    """The whole name that a description of somebody ends with: "the former dancer and singer Ida Moro".

    A title is no description: "General Ernst Berg" stays whole.
    """
    named = (
        part.name
        for part in evidence.participants
        if part.name != candidate.text
        and candidate.text.endswith(part.name)
        and " " in part.name
        and (part.kind == "PERSON" or begins_with_given_name(part.name))
    )
    name = max(named, key=len, default=None)
    if name is None or all(word[0].isupper() for word in candidate.text.removesuffix(name).split()):
        return candidate
    return replace(candidate, text=name, kind="PERSON")


def body_of(text: str, kind: str, language: str) -> str:
    """The body that an office belongs to, by what stands behind its first preposition; else the text itself."""
    place = _BODY.search(text)
    office = look_of(text, kind, language) == "ROLE" or _opens_with_office(text, language)
    return text[place.end() :] if place is not None and office else text


def _opens_with_office(text: str, language: str) -> bool:
    """Whether a plain word for somebody opens a text: "student at Altona College"."""
    first = text.split(maxsplit=1)[0]
    return first.islower() and load_cues(language).nouns.get(first) is AnswerKind.PERSON


def kind_of_value(evidence: Evidence, value: str) -> str:
    """The kind of the participant that a value is, or that it ends with: "Major General Ernst Berg" is a person."""
    exact = next((part.kind for part in evidence.participants if part.name == value), "")
    within = (part.kind for part in evidence.participants if part.kind == "PERSON" and value.endswith(part.name))
    return exact or next(within, "")


def _with_region(candidate: Candidate, evidence: Evidence) -> Candidate:
    """A place with the larger place written behind it: "Old Town, Florida"."""
    _, found, behind = evidence.text.partition(candidate.text)
    larger = (part.name for part in evidence.participants if part.kind == "PLACE" and part.name != candidate.text)
    after = re.match(r"\s?,\s", behind)
    if not found or after is None:
        return candidate
    region = next((name for name in larger if behind[after.end() :].startswith(name)), None)
    return candidate if region is None else replace(candidate, text=f"{candidate.text}{after.group()}{region}")


def _runs(text: str) -> list[str]:
    """Capitalised runs, each with the acronym in brackets behind it: "National Institute of Health ( NIH )".

    What opens a clause is no part of one: "When Ann Lee".
    """
    runs = []
    for match in RUN.finditer(text):
        acronym = _ACRONYM.match(text, match.end())
        first, _, rest = match.group().partition(" ")
        run = rest if rest and first.lower() in _subordinators() else match.group()
        runs.append((run + (acronym.group() if acronym else "")).strip(" .,;:"))
    return runs


@cache
def _subordinators() -> frozenset[str]:
    return frozenset[str]().union(*(load_cues(language).subordinators for language in LANGUAGES))


def _widened(candidate: Candidate, evidence: Evidence, language: str) -> Candidate:
    """The candidate as the text writes it out: "Annette" of "Annette des Iles", "NIH" of its full name.

    A name is not widened to an office ("Chair of Rovento Motors"), over another name ("Rovento and Altamura"), or by a
    date before it.
    """
    text = evidence.text
    wider = next((run for run in _runs(text) if holds_phrase(candidate.text, run) and run != candidate.text), None)
    if wider is None or text.find(wider) > text.find(candidate.text):
        return candidate
    rest = wider.replace(candidate.text, " ")
    adds_date = _NUMBER.search(rest) is not None  # "On 9 March 2020 Marco Bellini"
    adds_office = candidate.role != "value" and look_of(wider, "", language) == "ROLE"
    adds_name = any(_COORDINATION.search(rest) and holds_phrase(part.name, rest) for part in evidence.participants)
    return candidate if adds_date or adds_office or adds_name else replace(candidate, text=wider)


def _is_asked(text: str, question: Question, evidence: Evidence) -> bool:
    """Whether the question already says it: by all of its words, or by a shorter or longer form of a name.

    A longer name is another one's where the document about the asked one bears yet another: "Ida Berg" is not the
    "Berg" of the document "Olaf Berg".
    """
    asked = {*fold(question.text).split(), *canonical_words(question.text)}
    if asked.issuperset(fold(text).split()) or asked.issuperset(name_words(text)) or _is_of_anchor(text, question):
        return True
    for name in question.entities:
        if names_agree(name, text) >= LIKELY and _same_end(name, text):
            titled = names_agree(name, evidence.title) >= LIKELY
            return not titled or names_agree(text, evidence.title) >= LIKELY
    return False


def _is_of_anchor(text: str, question: Question) -> bool:
    """Whether every name in the candidate belongs to the anchor event: "professor at Rovento", after Rovento."""
    anchor = set(fold(question.anchor_event or "").split())
    runs = _runs(text)
    names = [run for run in runs if " " in run] or runs
    return bool(names) and all(anchor.issuperset(fold(run).split()) for run in names)


def _same_end(name: str, other: str) -> bool:
    """Whether two names end alike: "Conti" is "Bruno Conti", but "Serbian" is not "Serbian Renewal Movement"."""
    return name_words(name)[-1:] == name_words(other)[-1:]
