"""A question as text becomes a `Question`: what it asks for, about whom, and when."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from chronoflux.errors import QuestionError
from chronoflux.language.detection import detect_question_language
from chronoflux.language.entities import EntityFinder
from chronoflux.language.text import clean_text
from chronoflux.model import AnswerKind, Intent, Mention, Question, Relation
from chronoflux.retrieval.cues import QuestionCues, load_cues
from chronoflux.retrieval.intents import answer_kind, asked_relation, classify_intent, is_polar
from chronoflux.temporal.arithmetic import solve_date_arithmetic
from chronoflux.temporal.event_clauses import lacks_subject
from chronoflux.temporal.expressions import find_times
from chronoflux.temporal.questions import QuestionTime, read_question_time

_QUOTED = re.compile(r"[\"“«„]([^\"“”«»„]{2,80})[\"”»]")
_CAPITAL = r"(?:[A-ZÀ-ÖØ-Þ][\w.&'’-]*|(?<!\w)\d[\w-]*+(?=\s[A-ZÀ-ÖØ-Þ]))"
_LINK = (
    r"(?:of|de|del|della|dei|degli|delle|dell['’]|di|da|du|des|der|den|van|von|la|le|el|al|bin|ibn|the|and|y|e|&|for|zu"
    r"|af)"
)
_RUN = re.compile(rf"{_CAPITAL}(?:,?\s(?:{_LINK}\s){{0,2}}(?:{_CAPITAL}|\d+\b))*")
_OFFICE = re.compile(rf"(?<=\s)([A-Z]\w+)(?=\s{_LINK}\s)")
_LINK_AT_EDGE = re.compile(rf"(?:^|\s){_LINK}\s*$|^\s*{_LINK}\s")
_YEAR = re.compile(r"\b(?:1\d|20)\d\d\b")
_ANY_DATE = "2001-01-01"
"""Stands in for the missing reference date, only to see which expressions would need one."""
_WORD = re.compile(r"\w+(?:[-'’]\w+)*")
_ELISION = re.compile(r"^(?:l|un|all|dell|dall|nell|sull|d|c|quell)['’](?=\w)", re.IGNORECASE)


def analyse_question(text: str, language: str | None = None, reference_date: str | None = None) -> Question:
    """Read what a question asks for.

    Args:
        text: the question, in English or Italian.
        language: "en", "en-GB" or "it"; None detects it.
        reference_date: ISO date that "last year" counts from; None leaves relative times open.

    Raises:
        QuestionError: the question is empty.
    """
    text = " ".join(clean_text(text).split())
    if not any(character.isalnum() for character in text):
        raise QuestionError("the question is empty: give at least one word")
    language = language or detect_question_language(text)
    cues = load_cues(language)
    time = read_question_time(text, language, reference_date)
    relation = asked_relation(time.remainder, cues)
    kind = answer_kind(time.remainder, relation, cues)
    entities = tuple(_widest((*time.titles, *_question_names(time.remainder, text, language, cues))))
    intent = classify_intent(text, time.windows, kind, cues)
    if (
        time.anchor_relation in (Relation.BEFORE, Relation.AFTER)
        and time.offset is None
        and is_polar(time.remainder, cues)
    ):
        intent = Intent.ORDER
    if solve_date_arithmetic(text, language) is not None:
        intent, kind = Intent.ARITHMETIC, AnswerKind.DATE
    return Question(
        text=text,
        language=language,
        entities=entities,
        intent=intent,
        windows=time.windows,
        anchor_event=_name_pronoun(time.anchor_event, entities, cues, language),
        anchor_relation=time.anchor_relation,
        offset=time.offset,
        answer_kind=kind,
        notes=(*time.notes, *_unread_times(text, language, reference_date, time)),
        relation=relation,
        focus=_focus(time.remainder, entities, cues),
    )


def _name_pronoun(clause: str | None, entities: tuple[str, ...], cues: QuestionCues, language: str) -> str | None:
    """The anchor clause with a leading or dropped pronoun resolved: "he/she studied law" -> "Ann Lee studied law"."""
    if clause is None or not entities:
        return clause
    first, _, rest = clause.partition(" ")
    subject = next((name for name in entities if name not in rest), None)
    if entities[0] not in clause and lacks_subject(clause, language):
        return f"{entities[0]} {clause}"
    pronouns = first.lower().split("/")
    return f"{subject} {rest}" if subject and cues.pronouns.issuperset(pronouns) else clause


def _unread_times(text: str, language: str, reference_date: str | None, time: QuestionTime) -> list[str]:
    """What the question says about time that no window could be made of: "last year", "31 February 1999"."""
    if time.windows or time.anchor_event or time.titles:
        return []
    relative = [] if reference_date else find_times(text, language, _ANY_DATE)
    if relative:
        return [f"{found.span!r} has no date to count from and was left out: name a date" for found in relative]
    return [f"no date could be read around {year!r}, which was left out" for year in _YEAR.findall(text)]


def _question_names(text: str, whole: str, language: str, cues: QuestionCues) -> tuple[str, ...]:
    """Names in order of appearance: recognised, quoted, or written with capitals.

    Args:
        text: the question without its time.
        whole: the question as it was asked.
        language: its language.
        cues: the words of that language.
    """
    mentions = EntityFinder(language, warn=False).find([text])[0]
    persons = _whole_persons(mentions, text)
    found = [mention.surface for mention in mentions if not _is_demonym(mention, text, cues)]
    opens = whole.startswith(text.split(" ", 1)[0])
    runs = [match.group() for match in _RUN.finditer(text) if not (opens and _is_lone_opener(match, found))]
    parts = [part for name in (*found, *runs) for part in _split_at_person(name, persons, cues)]
    names = [*_QUOTED.findall(text), *(_trim(name, cues) for name in parts)]
    dropped = {mention.surface for mention in mentions}.difference(found)
    kept = _widest(name for name in names if any(c.isupper() or c.isdigit() for c in name) and name not in dropped)
    return tuple(sorted(kept, key=text.find))


def _whole_persons(mentions: Sequence[Mention], text: str) -> list[str]:
    """Persons; two side by side are one, cut in two: "Georges Jean", "Raymond Pompidou"."""
    spans: list[tuple[int, int]] = []
    for mention in (mention for mention in mentions if mention.kind == "PERSON"):
        if spans and text[spans[-1][1] : mention.char_start] == " ":
            spans[-1] = (spans[-1][0], mention.char_end)
        else:
            spans.append((mention.char_start, mention.char_end))
    return [text[start:end] for start, end in spans]


def _is_demonym(mention: Mention, text: str, cues: QuestionCues) -> bool:
    """Whether a capitalised word only describes the noun behind it: "the French politician Pompidou"."""
    following = re.match(r"\s+([a-z]\w+)", text[mention.char_end :])
    describes = following is not None and following.group(1) not in cues.stop_words
    return mention.kind == "MISC" and describes and mention.surface.lower().endswith(cues.demonym_endings)


def _split_at_person(name: str, persons: list[str], cues: QuestionCues) -> list[str]:
    """A person and what is written right beside: "Ann Lee Minister of Health", "Italy's Ann Lee"."""
    office = next((m for m in _OFFICE.finditer(name) if cues.nouns.get(m.group(1).lower()) is AnswerKind.PERSON), None)
    if office is not None and " " in name[: office.start()].strip():
        return [name[: office.start()], name[office.start() :]]
    person = next((other for other in persons if " " in other and other in name), None)
    if person is None:
        return [name]
    before, _, after = name.partition(person)
    return [name] if _LINK_AT_EDGE.search(before) or _LINK_AT_EDGE.search(after) else [before, person, after]


def _is_lone_opener(match: re.Match[str], found: list[str]) -> bool:
    """Whether a capital is there only because it opens the sentence."""
    word = match.group()
    return (
        match.start() == 0
        and " " not in word
        and not any(c.isupper() or c.isdigit() for c in word[1:])
        and word not in found
    )


def _trim(name: str, cues: QuestionCues) -> str:
    """The name without leading question words ("Did Ann Lee" -> "Ann Lee"), a possessive or stray marks."""
    words = _ELISION.sub("", name.strip(" .,;:?!'’\"")).split()
    while words and words[0].lower() in cues.openers:
        words = words[1:]
    return re.sub(r"\s?['’]s?$", "", " ".join(words)).strip(" .,;:?!'’\"")


def _widest(names: Iterable[str]) -> list[str]:
    """Each name once, and none that is part of a longer one."""
    unique = list(dict.fromkeys(names))
    return [name for name in unique if not any(name != other and name in other for other in unique)]


def _focus(text: str, entities: tuple[str, ...], cues: QuestionCues) -> tuple[str, ...]:
    rest = text
    for name in entities:
        rest = rest.replace(name, " ")
    words = (_ELISION.sub("", word) for word in _WORD.findall(rest.lower()))
    return tuple(
        dict.fromkeys(word for word in words if len(word) > 1 and not word.isdigit() and word not in cues.stop_words)
    )
