"""Texts of two languages: a quotation or a line in another of our languages is read in its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import TypeVar

from chronoflux.language.resources import LANGUAGES, base_language, words
from chronoflux.language.text import blanked
from chronoflux.model import TimeExpression, TimeInterval
from chronoflux.temporal.expressions import TimesRead, find_times, read_times
from chronoflux.temporal.lexicon import load_lexicon
from chronoflux.temporal.static import StaticTime

_Spanned = TypeVar("_Spanned", TimeExpression, StaticTime)

_LINE = re.compile(r"[^\n]+")
_QUOTED = re.compile(r"[«“„\"](?P<quoted>[^«»“”„\"]{12,800})[»”\"]")
_WORD = re.compile(r"[^\W\d_]+")
_LEAST_SAID = 2
"""Words that a stretch of another language must show."""
_MARGIN = 3
"""How many of them must stand for each one of the text's own language."""


def find_mixed_times(
    text: str, language: str, reference_date: str | None = None, anchor: TimeInterval | None = None
) -> list[TimeExpression]:
    """As find_times, for a text whose language was guessed: see read_mixed_times.

    Raises:
        ConfigurationError: there is no lexicon for the language.
    """
    return read_mixed_times(text, language, reference_date, anchor).dated


def read_mixed_times(
    text: str, language: str, reference_date: str | None = None, anchor: TimeInterval | None = None
) -> TimesRead:
    """As read_times, for a text whose language was guessed: what it quotes may be in another of our languages.

    Args:
        text: any text.
        language: what most of it is in.
        reference_date: ISO date of the document.
        anchor: the nearest date before this text in its document.

    Raises:
        ConfigurationError: there is no lexicon for the language.
    """
    stretches = list(foreign_stretches(text, language))
    if not stretches:
        return read_times(text, language, reference_date, anchor)
    read = read_times(blanked(text, (stretch[:2] for stretch in stretches)), language, reference_date, anchor)
    for start, end, other in stretches:
        before = [time.interval for time in read.dated if time.char_end <= start]
        inner = read_times(text[start:end], other, reference_date, before[-1] if before else anchor)
        read = TimesRead(
            sorted([*read.dated, *_moved(inner.dated, start)], key=lambda time: time.char_start),
            sorted([*read.static, *_moved(inner.static, start)], key=lambda time: time.char_start),
        )
    return read


def _moved(times: Iterable[_Spanned], by: int) -> Iterator[_Spanned]:
    return (replace(time, char_start=time.char_start + by, char_end=time.char_end + by) for time in times)


def times_finder(declared: str | None) -> Callable[..., list[TimeExpression]]:
    """find_times for a text whose language was declared, find_mixed_times for one whose language was guessed."""
    return find_times if declared else find_mixed_times


def times_reader(declared: str | None) -> Callable[..., TimesRead]:
    """As times_finder, for read_times and read_mixed_times."""
    return read_times if declared else read_mixed_times


def foreign_stretches(text: str, language: str) -> Iterator[tuple[int, int, str]]:
    """The quotations of a text, and the lines around them, that are plainly in another of our languages.

    Yields:
        Start, end and language of each, in order.
    """
    own = base_language(language)
    for line in _LINE.finditer(text):
        quoted = [match.span("quoted") for match in _QUOTED.finditer(text, *line.span())]
        borders = [line.start(), *(border for span in quoted for border in span), line.end()]
        around = [(borders[n], borders[n + 1]) for n in range(0, len(borders), 2)]
        other = _language_of(" ".join(text[start:end] for start, end in around), own)
        languages = [(span, other) for span in around]
        languages += [((start, end), _language_of(text[start:end], own)) for start, end in quoted]
        yield from ((*span, spoken) for span, spoken in sorted(languages) if spoken != own)


def _language_of(stretch: str, own: str) -> str:
    said = _WORD.findall(stretch.lower())
    counts = {language: sum(word in _telling(language) for word in said) for language in LANGUAGES}
    other = max((language for language in LANGUAGES if language != own), key=lambda language: counts[language])
    return other if counts[other] >= max(_LEAST_SAID, _MARGIN * counts[own] + 1) else own


def _telling(language: str) -> frozenset[str]:
    """Words that tell a language: those of its grammar, and its months."""
    return words(language, "function_words") | {name.lower() for name in load_lexicon(language).month_names}
