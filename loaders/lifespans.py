"""Dates of birth and death in brackets: "Ann Lee ( born 18 September 1976 )", "Nikola Tesla (1856 – 1943)"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from chronoflux.model import Effect, Granularity, Modifier, TimeExpression, TimeInterval

_BORN = re.compile(r"\bborn\b|\bb\.|\*|\bnat[oa]\b|\bnascita\b", re.IGNORECASE)
_DIED = re.compile(r"\bdied\b|\bd\.|†|\bmort[oa]\b|\bmorte\b", re.IGNORECASE)
_WINDOW = 120
_BRACKETS = re.compile(r"\(([^()]*(?:\([^()]*\)[^()]*)*)\)")


@dataclass(frozen=True, slots=True)
class LifeDate:
    """A birth or a death stated in brackets."""

    effect: Effect
    interval: TimeInterval
    trigger: str


@dataclass(frozen=True, slots=True)
class Lifespan:
    """The dates of one bracket and where it stands in the text."""

    dates: tuple[LifeDate, ...]
    char_start: int
    char_end: int


def find_lifespan(text: str, times: Sequence[TimeExpression], name: str, *, person: bool) -> Lifespan | None:
    """The dates of birth and death in the first brackets after a name that opens the sentence.

    A bare range in brackets is a lifespan only for a person; "born" and "died" need no such proof.

    Args:
        text: a sentence.
        times: its temporal expressions.
        name: whose dates they would be.
        person: whether that is known to be a person.
    """
    at = text.find(name)
    bracket = _BRACKETS.search(text, at + len(name)) if 0 <= at <= _WINDOW else None
    if (
        bracket is None
        or bracket.start() - at - len(name) > _WINDOW // 2
        or "," in text[at + len(name) : bracket.start()]
    ):
        return None
    inside = [time for time in times if bracket.start() < time.char_start and time.char_end < bracket.end()]
    dates = _read(bracket[0], inside, bracket.start(), person=person)
    return Lifespan(dates, bracket.start(), bracket.end()) if dates else None


def _read(inner: str, times: Sequence[TimeExpression], offset: int, *, person: bool) -> tuple[LifeDate, ...]:
    if not times:
        return ()
    first = times[0].interval
    born, died = _BORN.search(inner), _DIED.search(inner)
    if len(times) == 1 and first.granularity is Granularity.RANGE and first.start and first.end and person:
        return _birth(point(first.start, first.mod)), _death(point(first.end, first.mod))
    if born and not (died and died.start() < times[0].char_start - offset):
        ends = (_death(times[1].interval),) if len(times) > 1 and (died or "–" in inner or "-" in inner) else ()
        return (_birth(first), *ends)
    if died:
        return (_death(times[-1].interval),)
    if (
        len(times) == 2
        and person
        and re.search(r"[–—-]", inner[times[0].char_end - offset : times[1].char_start - offset])
    ):
        return _birth(first), _death(times[1].interval)
    return ()


def point(iso: str, mod: Modifier | None = None) -> TimeInterval:
    """The interval of one ISO date at its own precision."""
    length = len(iso.lstrip("-"))
    granularity = {4: Granularity.YEAR, 7: Granularity.MONTH}.get(length, Granularity.DAY)
    return TimeInterval(iso, iso, granularity, mod)


def _birth(interval: TimeInterval) -> LifeDate:
    return LifeDate(Effect.OPENS, interval, "born")


def _death(interval: TimeInterval) -> LifeDate:
    return LifeDate(Effect.CLOSES, interval, "died")
