"""The words of a language, read from its resource file. A new language is one more file."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from functools import lru_cache, partial
from importlib import resources
from typing import Any

from chronoflux.calendar import days_from_civil
from chronoflux.errors import ConfigurationError
from chronoflux.model import Granularity, Modifier, TimeInterval
from chronoflux.temporal import dates
from chronoflux.temporal.dates import Unit
from chronoflux.temporal.grammar import Kind, Value
from chronoflux.temporal.nodes import InYear
from chronoflux.temporal.scans import parted_names
from chronoflux.temporal.tokens import split_words
from chronoflux.temporal.year_words import year_phrases

SEASON_MONTHS = {"spring": 3, "summer": 6, "autumn": 9, "winter": 12}
"""First months of the northern meteorological seasons."""
PARTS = {"quarter": (3, Granularity.QUARTER), "half": (6, Granularity.HALF), "third": (4, Granularity.RANGE)}
"""The length in months of each part of the year, and its granularity."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A phrase of the lexicon."""

    words: tuple[str, ...]
    kind: Kind
    value: Value
    small: bool = False
    """Whether the resource writes it in small letters: then it needs no capital."""
    exact: str = ""
    """How it must be written, where its letters' case counts."""


@dataclass(frozen=True, slots=True)
class Lexicon:
    """A language as the grammars need it."""

    language: str
    day_first: bool
    """Whether 03/04/2019 is in April."""
    narrative_future: bool
    """Whether what came about may be told in the future."""
    month_before_day: bool
    """Whether "May 3" is a date."""
    cardinal_days: bool
    """Whether days are counted in cardinals ("il tre maggio")."""
    article_before_year: bool
    """Whether a year takes an article ("nel 1998"), so that a bare number after a preposition is a count."""
    phrases: dict[str, tuple[Entry, ...]]
    """By first word, longest first."""
    longer: dict[tuple[str, str], tuple[Entry, ...]]
    """Those of two words and more by the first two, longest first."""
    single: dict[str, tuple[Entry, ...]]
    """Those of one word."""
    capitalised: frozenset[Kind]
    """Kinds whose words count only with a capital."""
    glued: re.Pattern[str]
    """The first part of a word that is letters and figures together, as a group named part, figures or letters."""
    part_letters: dict[str, tuple[int, Granularity]]
    """What "Q" in "Q3" stands for: the length of the part in months, and its name."""
    guards: dict[str, frozenset[str]]
    """Word lists that tell dates from their look-alikes, in lower case."""
    month_names: tuple[str, ...] = ()
    words: dict[str, Any] = field(default_factory=dict)
    """What format.py, questions.py and arithmetic.py need: templates and phrases."""


@lru_cache(maxsize=8)
def load_lexicon(language: str) -> Lexicon:
    """Read the lexicon of "en", "en-GB" or "it" (a region only changes the order of slashed dates).

    Raises:
        ConfigurationError: there is no resource file for this language.
    """
    base, _, region = language.partition("-")
    source = resources.files(__package__) / "resources" / f"{base.lower()}.toml"
    if not base.isalpha() or not source.is_file():
        raise ConfigurationError(f"language {language!r}: no temporal lexicon; use en, en-GB or it")
    raw = tomllib.loads(source.read_text(encoding="utf-8"))
    settings = raw["settings"]
    phrases = _index(raw)
    return Lexicon(
        language=base.lower(),
        narrative_future=settings["narrative_future"],
        day_first=settings["day_first"] or region.upper() in settings["day_first_regions"],
        month_before_day=settings["month_before_day"],
        cardinal_days=settings["cardinal_days"],
        article_before_year=settings["article_before_year"],
        phrases=phrases,
        longer=_by_two_words(phrases),
        single={word: tuple(entry for entry in found if len(entry.words) == 1) for word, found in phrases.items()},
        capitalised=frozenset(Kind[name.upper()] for name in settings["capitalised"]),
        glued=_glued(raw),
        part_letters={letter: PARTS[name] for letter, name in raw["glued"]["parts"].items()},
        guards={name: frozenset(words) for name, words in raw["guards"].items()},
        month_names=tuple(settings["month_names"]),
        words=raw["words"],
    )


def _glued(raw: dict[str, Any]) -> re.Pattern[str]:
    glued = raw["glued"]
    letter, before, after = ("|".join(names) for names in (glued["parts"], glued["before"], glued["after"]))
    return re.compile(
        rf"(?P<part>(?i:{letter})[1-4](?!\w)|[1-4](?:{letter})(?=\d\d|(?!\w)))"
        rf"|(?P<figures>\d{{1,5}})(?=(?:{after}|(?:{letter})[1-4])(?!\w)|(?<=\d{{4}})(?<![./:-]\d{{4}})[a-d](?!\w))|(?P<letters>{before})(?=\d{{2,4}}(?!\w))"
    )


def _index(raw: dict[str, Any]) -> dict[str, tuple[Entry, ...]]:
    exact = raw["settings"]["exact"]
    kinds = {Kind[name.upper()]: table for name, table in raw["kinds"].items()}
    entries = [
        Entry(split_words(phrase), kind, _value(kind, key), exact=phrase if phrase in exact else "")
        for kind, table in kinds.items()
        for key, phrases in table.items()
        for phrase in phrases
    ]
    entries += [
        Entry(split_words(name), Kind.HOLIDAY, _holiday(holiday), small=name.islower())
        for holiday in raw["holidays"]
        for name in holiday["names"]
    ]
    articles = {entry.words[0] for entry in entries if entry.kind is Kind.THE}
    entries += [
        Entry(parts, Kind.MONTH, number)
        for number, month in enumerate(raw["settings"]["month_names"], 1)
        for parts in parted_names(month.lower())
        if parts[1] not in articles
    ]
    entries += [
        Entry(words, Kind.YEAR, year) for words, year in year_phrases(raw["year_words"], raw["kinds"]["cardinal"])
    ]
    index: dict[str, list[Entry]] = {}
    for entry in sorted(entries, key=lambda entry: -len(entry.words)):
        index.setdefault(entry.words[0], []).append(entry)
    return {word: tuple(found) for word, found in index.items()}


def _by_two_words(phrases: dict[str, tuple[Entry, ...]]) -> dict[tuple[str, str], tuple[Entry, ...]]:
    longer: dict[tuple[str, str], list[Entry]] = {}
    for found in phrases.values():
        for entry in found:
            if len(entry.words) > 1:
                longer.setdefault((entry.words[0], entry.words[1]), []).append(entry)
    return {words: tuple(found) for words, found in longer.items()}


def _value(kind: Kind, key: str) -> Value:
    """The value of a resource key: a number, or what the kind makes of a name."""
    if key.lstrip("-").isdigit():
        return int(key)
    if kind in {Kind.UNIT, Kind.UNITS}:
        return Unit(key)
    if kind is Kind.LENGTH:
        unit, _, count = key.partition("_")
        return Unit(unit), int(count)
    if kind is Kind.PERIOD:
        century, _, modifier = key.partition("_")
        return int(century), Modifier(modifier)
    if kind is Kind.MOD:
        return Modifier(key)
    if kind is Kind.SEASON:
        return partial(dates.months_in_year, SEASON_MONTHS[key], 3, Granularity.SEASON)
    if kind is Kind.PART:
        return PARTS[key]
    return key


def _holiday(table: dict[str, Any]) -> InYear:
    if "easter" in table:
        return partial(_from_easter, table["easter"], table.get("days", 1))
    if "advent" in table:
        return partial(_from_advent, table["advent"])
    if "nth" in table:
        return partial(_on_weekday, table["month"], table["weekday"], table["nth"], table.get("plus", 0))
    return partial(dates.day_in_year, table["month"], table["day"])


def _from_easter(offset: int, days: int, year: int) -> TimeInterval:
    """A day counted from Easter, or so many from it on: Lent."""
    first = dates.easter(year) + offset
    return dates.on_day_number(first) if days == 1 else dates.days_on(first, days)


def _from_advent(offset: int, year: int) -> TimeInterval:
    """A day counted from the fourth Sunday before Christmas."""
    earliest = days_from_civil(year, 11, 27)
    return dates.on_day_number(earliest + (dates.SUNDAY - dates.weekday(earliest)) % 7 + offset)


def _on_weekday(month: int, weekday: int, nth: int, plus: int, year: int) -> TimeInterval:
    return dates.on_day_number(dates.nth_weekday(year, month, weekday, nth) + plus)
