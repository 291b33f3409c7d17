"""How well a stretch of text fits the kind of thing that is asked for."""

from __future__ import annotations

import re
from collections.abc import Mapping

from chronoflux.language.resources import given_names
from chronoflux.model import AnswerKind, Evidence, Question
from chronoflux.retrieval.agreement import SMALL_WORDS
from chronoflux.retrieval.cues import load_cues
from chronoflux.retrieval.vocabulary import load_vocabulary

_WORD = re.compile(r"\w+")
_OFFICE_OF = re.compile(r"(\w+) (?:of|di|del|della|dello|dell['’]) ?\w")
"""What may be an office of something: "Professor of Law"."""
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
_TOLD_BY_NAME, _UNTOLD = frozenset({"party", "education"}), 0.4
"""Relations whose values mostly say in their names what they are, and the most that another name fits."""
_BY_ANYBODY = frozenset({"ownership", "operator", "maker"})
"""Relations in which "who" may be a person or a body."""
_NAME_WORDS = 2
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
    wanted = wanted_kind(question)
    if wanted is AnswerKind.NUMBER:
        return 1.0 if any(character.isdigit() for character in text) else -1.0
    look = look_of(text, kind, question.language)
    if wanted is AnswerKind.PERSON and look in ("ORG", "PLACE", "MISC", _NAME) and begins_with_given_name(text):
        look = "PERSON"
    fit = _FIT.get(wanted, {}).get(look, 0.0)
    if wanted is AnswerKind.PERSON and _may_be_body(question):
        fit = max(fit, _FIT[AnswerKind.ORGANISATION].get(look, 0.0))
    if question.relation == "country" and _is_demonym(text, look):
        return 1.0  # "Russian" says which country as well as "Russia" does
    if question.relation in _TOLD_BY_NAME and not load_vocabulary().is_apt(question.relation, text):
        return min(fit, _UNTOLD)
    return fit


def _may_be_body(question: Question) -> bool:
    """Whether "who" may be a body as well: "who owned the mill", unless it says so: "which person owned it"."""
    nouns = load_cues(question.language).nouns
    named = {nouns.get(word.lower()) for word in _WORD.findall(question.text)}
    return question.relation in _BY_ANYBODY and (AnswerKind.PERSON not in named or AnswerKind.ORGANISATION in named)


def is_stated(question: Question, item: Evidence, text: str, role: str) -> bool:
    """Whether an event states a text as what is asked for, whatever it looks like.

    An office ("Metropolitan of Kyiv"); or a spouse, whom titles may stand before ("Miss World Astrid Herrera").
    """
    if role != "value" or item.relation != question.relation:
        return False
    if item.relation == "position":
        return wanted_kind(question) is AnswerKind.ROLE
    names_spouse = (item.value or "").endswith(text) and wanted_kind(question) is AnswerKind.PERSON
    return item.relation == "spouse" and names_spouse


def wanted_kind(question: Question) -> AnswerKind:
    """The kind that a question asks for, by its words or else by its relation."""
    if question.answer_kind is AnswerKind.ANY:
        return _BY_RELATION.get(question.relation or "", AnswerKind.ANY)
    return question.answer_kind


def asks_for_body(question: Question) -> bool:
    """Whether a question asks for a body or a place, which no office is."""
    return wanted_kind(question) is AnswerKind.ORGANISATION


def is_no_person(question: Question, text: str, kind: str) -> bool:
    """Whether a question for a person meets a plain phrase or a role or something numbered, which nobody is called.

    So is a name of one word behind common ones ("look of Rovento"), whatever a recogniser took it for, unless they are
    particles or a title ("de Gaulle", "mayor Conti").
    """
    if question.answer_kind is not AnswerKind.PERSON:
        return False
    look = look_of(text, kind, question.language)
    if any(character.isdigit() for character in text) or (len(text.split()) == 1 and _is_demonym(text, look)):
        return True
    return look in (_PHRASE, _ROLE) or _is_led_by_a_thing(text, question.language)


def _is_demonym(text: str, look: str) -> bool:
    """Whether a text is an adjective of a country: "Turkish"."""
    return look == "MISC" and text.endswith(load_cues("en").demonym_endings)


def _is_led_by_a_thing(text: str, language: str) -> bool:
    words, nouns = _WORD.findall(text), load_cues(language).nouns
    common = [word for word in words if word[0].islower() and word not in SMALL_WORDS]
    named = sum(word[0].isupper() for word in words) >= _NAME_WORDS
    return words[:1] == common[:1] and not named and all(nouns.get(word) is not AnswerKind.PERSON for word in common)


def begins_with_given_name(text: str) -> bool:
    """Whether a text looks like a person's whole name, whatever a recogniser took it for."""
    first, *others = _WORD.findall(text) or [""]
    known = given_names("male") | given_names("female")
    return first.lower() in known and bool(others) and all(word[0].isupper() for word in others)


def look_of(text: str, kind: str, language: str) -> str:
    """The recognised kind, else what the text looks like.

    A noun for a body counts when it is written as a part of a name ("University of Rovento"), one for a person wherever
    it stands, unless a name follows its titles ("Major General Ernst Berg").
    """
    nouns, words = load_cues(language).nouns, _WORD.findall(text)
    if any(word[0].isupper() and nouns.get(word.lower()) is AnswerKind.ORGANISATION for word in words):
        if kind in ("", "PERSON", "MISC"):
            return "ORG"
    elif begins_with_given_name(text):
        return "PERSON"  # "Dario Conte" is no count
    elif kind == "PERSON" and _ends_in_office(text, nouns):
        return _ROLE
    elif kind != "PERSON" and any(nouns.get(word.lower()) is AnswerKind.PERSON for word in words):
        return "PERSON" if _is_titled_name(words, nouns) else _ROLE
    if kind:
        return kind
    capitals = sum(word[0].isupper() or word[0].isdigit() for word in words)
    return _NAME if words and 2 * capitals >= len(words) else _PHRASE


def _ends_in_office(text: str, nouns: Mapping[str, AnswerKind]) -> bool:
    """Whether an office of something closes a text that a recogniser took for a name: "Berg Professor of Law"."""
    office = _OFFICE_OF.search(text)
    return office is not None and "," not in text and nouns.get(office[1].lower()) is AnswerKind.PERSON


def _is_titled_name(words: list[str], nouns: Mapping[str, AnswerKind]) -> bool:
    """Whether titles stand before a name of at least two words: "Vice Admiral Oscar Krok", not "Minister of Health"."""
    last = max(place for place, word in enumerate(words) if nouns.get(word.lower()) is AnswerKind.PERSON)
    name = words[last + 1 :]
    return len(name) >= _NAME_WORDS and all(word[0].isupper() for word in (*words[:last], *name))
