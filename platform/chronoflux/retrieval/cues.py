"""The words that tell what a question asks for, one resource file per language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from chronoflux.model import AnswerKind, Intent

Patterns = tuple[re.Pattern[str], ...]


@dataclass(frozen=True, slots=True)
class QuestionCues:
    """The cues of one language, compiled; the file in `resources/` explains each table."""

    stop_words: frozenset[str]
    openers: frozenset[str]
    subordinators: frozenset[str]
    """What opens a clause, and is no name with the name behind it: "When Ann Lee"."""
    polar: frozenset[str]
    inverted: bool
    """Whether a yes/no question puts its verb in front."""
    pronouns: frozenset[str]
    inchoative: frozenset[str]
    """Verbs that tell how something began, not that it went on."""
    bare: frozenset[str]
    """Words that say that somebody was something, and not what: "held the position of"."""
    stative: re.Pattern[str]
    """How such a verb yet tells what holds: "was married to"."""
    demonym_endings: tuple[str, ...]
    nouns: dict[str, AnswerKind]
    things: frozenset[str]
    """Nouns for what a text may be about and a question call by the noun alone: "the mill"."""
    plurals: frozenset[str]
    interrogatives: dict[str, re.Pattern[str]]
    object_person: re.Pattern[str]
    """Where "who" is the object, and may be a body as well as a person: "who did she work for", "owned by whom"."""
    office: re.Pattern[str]
    """"Who was ... of", which asks for an office by whatever noun."""
    present: re.Pattern[str]
    """What asks how things stand now: "who is", "chi guida"."""
    intents: dict[Intent, Patterns]
    relations: dict[str, Patterns]


@lru_cache
def load_cues(language: str) -> QuestionCues:
    """The cues of a language; English for a language that has none."""
    name = "it" if language.startswith("it") else "en"
    table = tomllib.loads(files("chronoflux.retrieval").joinpath("resources", f"{name}.toml").read_text("utf-8"))
    nouns = {word: AnswerKind(kind) for kind, words in table["nouns"].items() for word in words.split()}
    return QuestionCues(
        stop_words=frozenset(table["stop_words"].split()),
        openers=frozenset(table["openers"].split()),
        subordinators=frozenset(table["subordinators"].split()),
        polar=frozenset(table["polar"]["openers"]),
        inverted=bool(table["polar"]["inverted"]),
        pronouns=frozenset(table["pronouns"].split()),
        inchoative=frozenset(table["inchoative"].split()),
        bare=frozenset(table["bare"].split()),
        demonym_endings=tuple(table["demonym_endings"]),
        nouns=nouns,
        things=frozenset(table["things"].split()),
        plurals=frozenset(table["plurals"].split()),
        stative=_whole_words(table["stative"]),
        interrogatives={kind: _whole_words(words) for kind, words in table["interrogatives"].items()},
        object_person=_whole_words(table["object_person"]),
        office=_whole_words(table["office"]),
        present=_whole_words(table["present"]),
        intents={Intent(name): tuple(map(_whole_word, cues)) for name, cues in table["intents"].items()},
        relations={name: tuple(map(_whole_word, cues)) for name, cues in table["relations"].items()},
    )


def _whole_words(alternatives: Iterable[str]) -> re.Pattern[str]:
    return _whole_word("|".join(sorted(alternatives, key=len, reverse=True)))


def _whole_word(cue: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{cue})(?!\w)", re.IGNORECASE)
