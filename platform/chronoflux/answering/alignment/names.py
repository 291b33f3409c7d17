"""Who, where, which: the names and noun phrases of lines, with what they look like and what stands around them."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from chronoflux.answering.alignment.asked import Asked, function_words
from chronoflux.answering.alignment.lines import Line
from chronoflux.answering.candidates import RUN
from chronoflux.answering.kinds import begins_with_given_name, look_of, wanted_kind
from chronoflux.answering.phrases import load_phrases
from chronoflux.language.resources import base_language, given_names, words
from chronoflux.model import AnswerKind, Evidence
from chronoflux.retrieval.agreement import LIKELY, fold, name_words, names_agree
from chronoflux.retrieval.cues import load_cues

_LONGEST_PHRASE = 5
_REACH = 60
"""Characters before a name in which what makes it a predecessor's stands."""
_CLAUSE = re.compile(r"[^,;:()–—|.!?*«»\"“”]+")
_TOKEN = re.compile(r"[^\s'’]+['’]?")
_POSSESSIVE = re.compile(r"['’]s?$")

LOOKS: dict[AnswerKind, tuple[str, ...]] = {
    AnswerKind.PERSON: ("PERSON", "NAME", "MISC", "ORG", "PLACE"),
    AnswerKind.ORGANISATION: ("ORG", "NAME", "PLACE", "MISC", "PERSON", "PHRASE"),
    AnswerKind.PLACE: ("PLACE", "NAME", "ORG", "MISC", "PERSON", "PHRASE"),
    AnswerKind.ROLE: ("ROLE", "PHRASE", "NAME"),
    AnswerKind.ANY: ("ORG", "PERSON", "PLACE", "NAME", "MISC", "ROLE", "PHRASE"),
}
"""What an answer of each kind may look like: recognisers confuse clubs with places and persons."""


@dataclass(frozen=True, slots=True)
class Mention:
    """A name or a noun phrase in a line."""

    text: str
    line: Line
    start: int
    end: int
    look: str
    """As kinds.look_of: the recognised kind, else NAME, ROLE or PHRASE."""
    key: str
    """The fullest form of the name in its document."""


def mentions(asked: Asked, lines: Sequence[Line]) -> list[Mention]:
    """What the lines name that the question does not, of a look that its answer may have."""
    kind = wanted_kind(asked.question)
    looks = LOOKS.get(kind, LOOKS[AnswerKind.ANY])
    known: dict[str, dict[str, str]] = defaultdict(dict)
    for line in lines:
        known[line.document] |= _recognised(line.events)
    found = []
    for line in lines:
        spans = list(_names(line, known[line.document]))
        if kind is not AnswerKind.PERSON:
            spans += _phrases(line, spans)
        for start, end, recognised in spans:
            text = line.text[start:end]
            look = look_of(text, recognised, asked.question.language)
            if kind is AnswerKind.PERSON and look != "ROLE" and begins_with_given_name(text):
                look = "PERSON"
            if look in looks and not _is_asked(asked, text) and (asked.step or not _had_it(line, start)):
                found.append((text, line, start, end, look))
    fullest = _fullest(each[:2] for each in found)
    return [Mention(*each, fullest[each[1].document, each[0]]) for each in found]


def _had_it(line: Line, start: int) -> bool:
    """Whether a name is of who had something until another got it: "became mayor in place of Guido Serra"."""
    return load_phrases(line.language).displaced.search(line.text, max(0, start - _REACH), start) is not None


def _recognised(events: Iterable[Evidence]) -> dict[str, str]:
    return {part.name: part.kind for event in events for part in event.participants}


def _names(line: Line, known: dict[str, str]) -> Iterator[tuple[int, int, str]]:
    """Runs of capitals that are no date and no mere opening of a sentence, each with its recognised kind."""
    calendar = words(line.language, "calendar")
    for match in RUN.finditer(line.text):
        start, end = _trimmed(line, match.start(), match.end())
        text = line.text[start:end]
        folded = fold(text).split()
        if not folded or not text[0].isupper() or calendar.issuperset(folded) or _in_time(line, start, end):
            continue
        recognised = next((kind for name, kind in known.items() if names_agree(text, name) >= LIKELY), "")
        opens = line.text[:start].rstrip()[-1:] in set('.!?:*-–|"«(') | {""}
        if opens and len(folded) == 1 and not recognised and not begins_with_given_name(text):
            continue
        yield start, end, recognised


def _trimmed(line: Line, start: int, end: int) -> tuple[int, int]:
    """A run without the function words, figures and articles it opens with, and without a possessive."""
    idle = function_words(line.language) | load_cues(line.language).openers
    while (first := re.match(r"[^\s'’]+['’]?\s?", line.text[start:end])) is not None:
        word = fold(first[0])
        if (first.end() >= end - start and word not in idle) or (word and word not in idle and not word.isdigit()):
            break
        start += first.end()
    stripped = _POSSESSIVE.sub("", line.text[start:end].rstrip(" .,;:'’"))
    return start, start + len(stripped)


def _in_time(line: Line, start: int, end: int) -> bool:
    return any(told.written and told.start < end and start < told.end for told in line.times)


def _phrases(line: Line, names: Sequence[tuple[int, int, str]]) -> Iterator[tuple[int, int, str]]:
    """What stands between function words and marks, names apart: "head of instruments" gives "head", "instruments"."""
    idle = function_words(line.language)
    for clause in _CLAUSE.finditer(line.text):
        run: list[tuple[int, int]] = []
        tokens = [
            (clause.start() + token.start(), clause.start() + token.end(), fold(token[0]))
            for token in _TOKEN.finditer(clause[0])
        ]
        for start, end, word in (*tokens, (clause.end(), clause.end(), "")):
            if word and word not in idle and not word[0].isdigit():
                run.append((start, end))
                continue
            if run:
                first, last = run[0][0], run[:_LONGEST_PHRASE][-1][1]
                if not any(first < stop and begin < last for begin, stop, _ in names):
                    yield first, last, ""
            run = []


def _is_asked(asked: Asked, text: str) -> bool:
    words = name_words(text)
    if asked.every_word.issuperset(words) or any(names_agree(text, name) >= LIKELY for name in asked.names):
        return True
    alone = words[-1] in asked.every_word and not any(words[-1] in name_words(name) for name in asked.names)
    return alone and len(words) > 1 and text[0].isupper()


def _fullest(found: Iterable[tuple[str, Line]]) -> dict[tuple[str, str], str]:
    """For each name of a document the longest one that it may be short for."""
    texts: dict[str, set[str]] = defaultdict(set)
    for text, line in found:
        texts[line.document].add(text)
    fullest: dict[tuple[str, str], str] = {}
    for document, names in texts.items():
        kept: list[str] = []
        for name in sorted(names, key=lambda name: (-len(name), name)):
            form = next((other for other in kept if names_agree(other, name) >= LIKELY), name)
            fullest[document, name] = form
            if form is name:
                kept.append(name)
    return fullest


@dataclass(frozen=True, slots=True)
class _Cues:
    person: frozenset[str]
    body: frozenset[str]
    place: frozenset[str]
    place_prepositions: frozenset[str]
    articles: frozenset[str]


@lru_cache
def _cues(language: str) -> _Cues:
    base = base_language(language)

    def listed(*topics: str) -> frozenset[str]:
        return frozenset(fold(word) for topic in topics for word in words(base, topic))

    return _Cues(
        person=listed("titles", "honorifics", "person_nouns", "kin_nouns", "male_nouns", "female_nouns"),
        body=listed("organisation_cues", "organisation_nouns"),
        place=listed("place_cues", "place_nouns"),
        place_prepositions=listed("place_prepositions"),
        articles=listed("articles"),
    )


def surroundings(mention: Mention) -> dict[str, float]:
    """What the words in and around a mention make of it: "person", "body" and "place", each 0 or more."""
    cues, line = _cues(mention.line.language), mention.line
    own, before = fold(mention.text).split(), line.text[: mention.start].rstrip()
    parted = before[-1:] in set(",;:.!?|")
    led = [] if parted else fold(before).split()[-2:]
    behind = line.text[mention.end :]
    described = fold(behind).split()[:3] if behind.startswith(",") else []
    after_article = len(led) == 2 and led[1] in cues.articles and led[0] in cues.place_prepositions
    given = own[0] in given_names("male") | given_names("female") and mention.text[0].isupper()
    return {
        "person": float(given)
        + float(own[0] in cues.person or bool(cues.person.intersection(led[-1:])))
        + 0.5 * float(bool(cues.person.intersection(described))),
        "body": float(bool(cues.body.intersection(own))) + 0.7 * float(bool(cues.body.intersection(led))),
        "place": float(bool(cues.place.intersection(own)))
        + float(after_article or bool(cues.place_prepositions.intersection(led[-1:]))),
    }


def count_mentions(found: Sequence[Mention]) -> Counter[tuple[str, str]]:
    """How often each name stands in its document."""
    return Counter((mention.line.document, mention.key) for mention in found)
