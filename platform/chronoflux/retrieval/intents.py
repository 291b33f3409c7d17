"""What kind of answer a question wants: its temporal intent, the kind of thing, and the state it is about."""

from __future__ import annotations

import re
from collections.abc import Sequence

from chronoflux.model import AnswerKind, Intent, Question, Relation, Window
from chronoflux.retrieval.cues import QuestionCues, load_cues

_NOUN_REACH = 7
"""Words after "which" or "what" among which the noun that names the kind is looked for."""

_NEAR_CHOICE = 25
"""Characters behind "which" or "what" within which a cue belongs to it."""

_AT_PLACES = frozenset({"residence", "life", "education", "employer"})
"""Relations to a place, whatever noun the question has for it."""
_WORD = re.compile(r"\w+(?:[-'’]\w+)*")

_KIND_BY_RELATION = {
    "employer": AnswerKind.ORGANISATION,
    "education": AnswerKind.ORGANISATION,
    "member_of": AnswerKind.ORGANISATION,
    "party": AnswerKind.ORGANISATION,
    "ownership": AnswerKind.ANY,
    "operator": AnswerKind.ANY,
    "maker": AnswerKind.ANY,
}
"""What "who" or "where" stands for when the state asked about need not be a person or a mere place."""


def classify_intent(text: str, windows: Sequence[Window], kind: AnswerKind, cues: QuestionCues) -> Intent:
    """The temporal intent of a question, by its wording first and by its windows otherwise."""
    for intent in (Intent.ARITHMETIC, Intent.ORDER, Intent.CONTINUITY, Intent.EVOLUTION, Intent.AGGREGATE):
        if any(cue.search(text) for cue in cues.intents[intent]) and _allowed(intent, text, kind, cues):
            return intent
    if kind is AnswerKind.DATE or any(cue.search(text) for cue in cues.intents[Intent.BOUNDARY]):
        return Intent.BOUNDARY
    if is_polar(text, cues):
        return Intent.CONTINUITY if windows else Intent.NONE
    return _intent_of_windows(windows)


def _allowed(intent: Intent, text: str, kind: AnswerKind, cues: QuestionCues) -> bool:
    """Whether the rest of the question bears the intent: only a yes/no question asks for continuity."""
    if intent is Intent.CONTINUITY:
        return is_polar(text, cues)
    return not (intent is Intent.ORDER and kind is AnswerKind.DATE)


def _intent_of_windows(windows: Sequence[Window]) -> Intent:
    if not windows:
        return Intent.NONE
    if all(window.relation is Relation.AT or _is_single_date(window) for window in windows):
        return Intent.POINT
    return Intent.INTERVAL


def _is_single_date(window: Window) -> bool:
    return window.start is not None and window.start == window.end


def is_polar(text: str, cues: QuestionCues) -> bool:
    """Whether the question wants yes or no: no interrogative, and a verb in front where the language asks for one."""
    asks = [pattern for name, pattern in cues.interrogatives.items() if name != "date"]
    if any(pattern.search(text) for pattern in asks):
        return False
    clauses = [words for clause in text.lower().split(",") if (words := _WORD.findall(clause))]
    return any(words[0] in cues.polar for words in clauses) or (not cues.inverted and text.endswith("?"))


def asks_for_change(question: Question) -> bool:
    """Whether a question asks what came about at its time ("joined", "was awarded"), not what held."""
    cues = load_cues(question.language)
    told = cues.stative.sub(" ", question.text.lower())
    return question.relation == "award" or not cues.inchoative.isdisjoint(_WORD.findall(told))


def asks_for_several(question: Question) -> bool:
    """Whether a question asks for more than one thing: "which teams"."""
    cues = load_cues(question.language)
    choice = cues.interrogatives["choice"].search(question.text)
    words = _WORD.findall(question.text[choice.end() :].lower())[:_NOUN_REACH] if choice else []
    noun = next((word for word in words if word in cues.nouns), "")
    return noun in cues.plurals


def answer_kind(text: str, relation: str | None, cues: QuestionCues) -> AnswerKind:
    """The kind of thing asked for, by the interrogative and the noun that follows it."""
    found = [
        (match.start(), -len(match.group()), name, match.end())
        for name, pattern in cues.interrogatives.items()
        if (match := pattern.search(text))
    ]
    if not found:
        return AnswerKind.ANY
    _, _, name, end = min(found)
    if name == "choice":
        return _kind_of_noun(text[end:], cues)
    kind = AnswerKind(name)
    if kind is AnswerKind.PLACE or (kind is AnswerKind.PERSON and cues.object_person.search(text)):
        return _KIND_BY_RELATION.get(relation or "", kind)
    return kind


def _kind_of_noun(rest: str, cues: QuestionCues) -> AnswerKind:
    """The first noun that names a kind; after "what was", not one that names the owner ("the politician's post")."""
    words = _WORD.findall(rest.lower())[:_NOUN_REACH]
    kinds = [cues.nouns[word] for word in words if word in cues.nouns]
    if words and words[0] in cues.polar:
        kinds = [kind for kind in kinds if kind is not AnswerKind.PERSON] or kinds
    return kinds[0] if kinds else AnswerKind.ANY


def asks_of_now(question: Question) -> bool:
    """Whether a question without a time asks how a state stands now: "who is the mayor"."""
    undated = not question.windows and question.anchor_event is None and question.intent is Intent.NONE
    return (
        undated and question.relation is not None and bool(load_cues(question.language).present.search(question.text))
    )


def asked_relation(text: str, cues: QuestionCues) -> str | None:
    """The state that the wording is about.

    A cue right at "which" decides ("which party ..."), unless it only says who is asked for ("which queen owned ...");
    otherwise the longest one, the earlier among equals. A mere noun for a body or a place, elsewhere in the question,
    says least: "who led the club" is not about membership; and nothing in a name: "Liceo Galvani". Who was something of
    somewhere held an office, where no cue says otherwise.
    """
    found = [
        (match.start(), len(match.group()), name)
        for name, patterns in cues.relations.items()
        for pattern in patterns
        for match in pattern.finditer(text)
        if not _names_body(match, cues)
    ]
    choice = cues.interrogatives["choice"].search(text)
    near = [cue for cue in found if choice is not None and _is_near(cue, choice)]
    whom = [cue for cue in near if cues.nouns.get(_cue_text(text, cue)) is AnswerKind.PERSON]
    if len(found) > len(whom):
        found, near = [[cue for cue in some if cue not in whom] for some in (found, near)]
    placed = [cue for cue in found if cue[2] in _AT_PLACES]
    if placed and near:
        near = [cue for cue in near if not _is_place(text, cue, cues)] or placed
    if near:
        return min(near, key=lambda cue: (cue[0], -cue[1]))[2]
    told = max(found, key=lambda cue: (_weight(text, cue, cues), -cue[0]), default=(0, 0, None))[2]
    return told or ("position" if cues.office.search(text) else None)


def _is_place(text: str, cue: tuple[int, int, str], cues: QuestionCues) -> bool:
    """Whether a cue is a noun for a place, which only says what is asked for: "in which country did she live"."""
    return cues.nouns.get(_cue_text(text, cue)) is AnswerKind.PLACE


def _names_body(match: re.Match[str], cues: QuestionCues) -> bool:
    """Whether a cue is a noun for a body or a place, written as a part of a name."""
    noun = cues.nouns.get(match.group().lower())
    return match.group()[0].isupper() and noun in (AnswerKind.ORGANISATION, AnswerKind.PLACE)


def _is_near(cue: tuple[int, int, str], choice: re.Match[str]) -> bool:
    """Whether a cue takes in the interrogative ("given what title"), or stands right behind it."""
    start, length, _ = cue
    return start + length > choice.end() and start - choice.end() <= _NEAR_CHOICE


def _weight(text: str, cue: tuple[int, int, str], cues: QuestionCues) -> int:
    noun = cues.nouns.get(_cue_text(text, cue))
    return 0 if noun in (AnswerKind.ORGANISATION, AnswerKind.PLACE) else cue[1]


def _cue_text(text: str, cue: tuple[int, int, str]) -> str:
    return text[cue[0] : cue[0] + cue[1]].lower()
