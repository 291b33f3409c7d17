"""The reader's own words, one resource file per language, and dates and windows put into them."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from chronoflux.model import Intent, Window
from chronoflux.retrieval.agreement import fold

_FIGURES = r"(?<![\w.,£$€-])(?!(?:1[0-9]|20)\d\d\b)(?:\d{1,3}(?:[.,]\d{3})+|\d+)(?![\w-]|[.,]\d)"


@dataclass(frozen=True, slots=True)
class Phrases:
    """Templates and word lists of one language; the file in `resources/` explains each table."""

    templates: dict[str, str]
    labels: dict[str, str]
    intents: dict[str, str]
    months: tuple[str, ...]
    calendar: dict[str, str]
    begin: frozenset[str]
    finish: frozenset[str]
    duration: frozenset[str]
    length: re.Pattern[str]
    no_length_after: frozenset[str]
    length_units: frozenset[str]
    asks_length: re.Pattern[str]
    """What asks how long something lasted."""
    day: frozenset[str]
    """What asks for the very day."""
    now: frozenset[str]
    """What says that something holds now."""
    onward: re.Pattern[str]
    """An end that begins something elsewhere: "leave for"."""
    early: frozenset[str]
    late: frozenset[str]
    listing: frozenset[str]
    between: str
    either: re.Pattern[str]
    """What asks for one of before and after, and not for yes or no."""
    lead: re.Pattern[str]
    """What only leads to a thing: "as a clerk", "the band"."""
    counted: re.Pattern[str]
    """What asks for a number of things; its group "noun" says of which."""
    amount: re.Pattern[str]
    """What asks how many there were, not how many came about."""
    figure: re.Pattern[str]
    """A number, in figures or in words, that is no year."""
    changed: re.Pattern[str]
    """What stands between two figures of which the second came in the place of the first."""
    following: re.Pattern[str]
    preceding: re.Pattern[str]
    displaced: re.Pattern[str]
    """What stands before who had something until then: "in the place of"."""
    stands: re.Pattern[str]
    """What tells how things stand now."""
    times: re.Pattern[str]
    """What asks how often something came about."""

    def say(self, key: str, **parts: object) -> str:
        """The template of that name with its parts put in."""
        return self.templates[key].format(**parts)

    def intent(self, intent: Intent) -> str:
        """The intent's name in this language."""
        return self.intents[intent.value]

    def succession(self, text: str) -> int:
        """1 where a question asks for a successor, -1 for a predecessor, 0 for neither."""
        return -1 if self.preceding.search(text) else 1 if self.following.search(text) else 0

    def cued(self, text: str) -> str:
        """What stands behind the last word for early or late, "la corale" of "è nata prima la corale"; "" for none."""
        found = [match for match in re.finditer(r"\w+", text) if fold(match[0]) in self.early | self.late]
        return text[found[-1].end() :].strip() if found else ""

    def date(self, iso: str | None) -> str:
        """An ISO year, month or day in words ("1 August 2017"); the word for "open" when None."""
        if iso is None:
            return self.templates["open"]
        sign, parts = (-1, iso[1:].split("-")) if iso.startswith("-") else (1, iso.split("-"))
        number = sign * int(parts[0])
        year = str(number) if number > 0 else self.calendar["bc"].format(year=1 - number)
        if len(parts) == 1:
            return year
        month = self.months[int(parts[1]) - 1]
        if len(parts) == 2:
            return self.calendar["month"].format(month=month, year=year)
        return self.calendar["day"].format(day=int(parts[2]), month=month, year=year)

    def window(self, windows: tuple[Window, ...]) -> str:
        """The windows in words."""
        return (
            f" {self.templates['and']} ".join(self._one_window(window) for window in windows)
            or self.templates["any_time"]
        )

    def _one_window(self, window: Window) -> str:
        if window.start == window.end:
            return self.date(window.start) if window.start else self.templates["any_time"]
        if window.end is None:
            return self.say("since", start=self.date(window.start))
        if window.start is None:
            return self.say("until", end=self.date(window.end))
        return self.say("from_to", start=self.date(window.start), end=self.date(window.end))


@lru_cache
def load_phrases(language: str) -> Phrases:
    """The phrases of a language; English for a language that has none."""
    name = "it" if language.startswith("it") else "en"
    table = tomllib.loads(files("chronoflux.answering").joinpath("resources", f"{name}.toml").read_text("utf-8"))
    calendar = table["calendar"]
    order = table["order"]
    figure = rf"{_FIGURES}|\b(?:{''.join(table['quantities']['figure'].split())})\b"
    return Phrases(
        templates=table["phrases"],
        labels=table["labels"],
        intents=table["intents"],
        months=tuple(calendar["months"].split()),
        calendar=calendar,
        begin=frozenset(fold(table["boundary"]["begin"]).split()),
        finish=frozenset(fold(table["boundary"]["finish"]).split()),
        duration=frozenset(fold(table["boundary"]["duration"]).split()),
        length=re.compile(table["boundary"]["length"].replace("FIGURE", figure), re.IGNORECASE),
        no_length_after=frozenset(fold(table["boundary"]["no_length_after"]).split()),
        asks_length=_any_of(table["boundary"]["asks_length"]),
        length_units=frozenset(fold(table["boundary"]["length_units"]).split()),
        day=frozenset(fold(table["boundary"]["day"]).split()),
        now=frozenset(fold(table["boundary"]["now"]).split()),
        onward=_any_of([table["boundary"]["onward"]]),
        early=frozenset(fold(order["early"]).split()),
        late=frozenset(fold(order["late"]).split()),
        listing=frozenset(fold(order["listing"]).split()),
        between=order["between"],
        either=_any_of([order["either"]]),
        lead=re.compile(rf"\A{order['lead']}", re.IGNORECASE),
        counted=re.compile(table["quantities"]["counted"], re.IGNORECASE),
        amount=re.compile(table["quantities"]["amount"], re.IGNORECASE),
        figure=re.compile(figure, re.IGNORECASE),
        changed=re.compile(table["quantities"]["changed"], re.IGNORECASE),
        following=_any_of(table["succession"]["following"]),
        preceding=_any_of(table["succession"]["preceding"]),
        displaced=re.compile(rf"\b(?:{table['succession']['displaced']})\s?(?:[\w.]+\s){{0,2}}\Z", re.IGNORECASE),
        stands=_any_of(table["succession"]["stands"]),
        times=_any_of(table["quantities"]["times"]),
    )


def _any_of(patterns: list[str]) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(patterns)})\b", re.IGNORECASE)
