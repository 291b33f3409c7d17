"""How well a stretch of text fits the kind of thing that is asked for."""

from __future__ import annotations

from chronoflux.model import AnswerKind, Question
from chronoflux.retrieval.agreement import fold
from chronoflux.retrieval.cues import load_cues

_PHRASE, _NAME, _ROLE = "PHRASE", "NAME", "ROLE"
"""What a text without a recognised kind looks like: all lower case, a capitalised name, a role."""

_FIT: dict[AnswerKind, dict[str, float]] = {
    AnswerKind.PERSON: {
        "PERSON": 1.0,
        _NAME: 0.3,
        "MISC": 0.2,
        "WORK": -0.5,
        "EVENT": -0.5,
        "ORG": -0.6,
        "PLACE": -0.7,
        _PHRASE: -1.0,
        _ROLE: -0.5,
    },
    AnswerKind.ORGANISATION: {
        "ORG": 1.0,
        _NAME: 0.5,
        "MISC": 0.4,
        "PLACE": 0.3,
        "WORK": 0.0,
        "EVENT": 0.0,
        "PERSON": -0.1,
        _PHRASE: -0.5,
        _ROLE: -0.8,
    },
    AnswerKind.PLACE: {
        "PLACE": 1.0,
        _NAME: 0.3,
        "ORG": 0.3,
        "MISC": 0.3,
        "WORK": -0.5,
        "EVENT": -0.5,
        "PERSON": -0.5,
        _PHRASE: -0.7,
        _ROLE: -1.0,
    },
    AnswerKind.ROLE: {
        _ROLE: 1.0,
        _PHRASE: 0.2,
        _NAME: 0.1,
        "MISC": 0.0,
        "ORG": -0.3,
        "WORK": -0.5,
        "EVENT": -0.5,
        "PLACE": -0.6,
        "PERSON": -0.8,
    },
    AnswerKind.ANY: {
        "ORG": 0.4,
        "PERSON": 0.3,
        "PLACE": 0.3,
        "MISC": 0.4,
        "WORK": 0.3,
        "EVENT": 0.3,
        _NAME: 0.3,
        _ROLE: 0.2,
        _PHRASE: -0.2,
    },
}
"""How well each look fits what is asked; recognisers confuse teams with places and persons, which costs little."""
_BY_RELATION = {
    "spouse": AnswerKind.PERSON,
    "employer": AnswerKind.ORGANISATION,
    "education": AnswerKind.ORGANISATION,
    "party": AnswerKind.ORGANISATION,
    "country": AnswerKind.PLACE,
    "residence": AnswerKind.PLACE,
    "location": AnswerKind.PLACE,
    "position": AnswerKind.ROLE,
}
"""What a question asks for that does not say it."""


def kind_fit(question: Question, text: str, kind: str) -> float:
    """1 for the kind asked for, down to -1 for one it cannot be; 0 where nothing tells."""
    wanted = question.answer_kind
    if wanted is AnswerKind.NUMBER:
        return 1.0 if any(character.isdigit() for character in text) else -1.0
    if wanted is AnswerKind.ANY:
        wanted = _BY_RELATION.get(question.relation or "", wanted)
    return _FIT.get(wanted, {}).get(_look(text, kind, question.language), 0.0)


def is_no_person(question: Question, text: str, kind: str) -> bool:
    """Whether a question for a person meets a plain phrase or a role, which nobody is called."""
    asks_person = question.answer_kind is AnswerKind.PERSON
    return asks_person and _look(text, kind, question.language) in (_PHRASE, _ROLE)


def _look(text: str, kind: str, language: str) -> str:
    """The recognised kind, else what the text looks like."""
    nouns = {load_cues(language).nouns.get(word) for word in fold(text).split()}
    named = any(character.isupper() for character in text)
    if AnswerKind.ORGANISATION in nouns and named and kind in ("", "PERSON", "MISC"):
        return "ORG"
    if AnswerKind.PERSON in nouns and kind != "PERSON":
        return _ROLE
    if kind:
        return kind
    return _NAME if named else _PHRASE
