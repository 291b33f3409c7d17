"""Dates of birth and death in brackets: "Ann Lee ( born 18 September 1976 )", "Nikola Tesla (1856 – 1943)"."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from chronoflux.model import Effect, Granularity, Modifier, TimeExpression, TimeInterval

_BORN = re.compile(r"\bborn\b|\bb\.|\*|\bnat[oa]\b|\bnascita\b", re.IGNORECASE)
_DIED = re.compile(r"\bdied\b|\bd\.|†|\bmort[oa]\b|\bmorte\b", re.IGNORECASE)
_BIRTHPLACE = re.compile(r"\(\s*[^\W\d_][\w'’.-]*(?: [\w'’.-]+){0,2} ?,\s*(?:il |l['’])?")
"""What stands before the date in "(Bari, 3 maggio 1950)"."""
_NEXT_TERM = 366
"""Days from the end of a term to the beginning of the next."""
_SHORTEST = 18 * 365
"""Days of the shortest life."""
_NOTHING_MORE = re.compile(r"\s*[–—-]?\s*\)")
_BRACKETS = re.compile(r"\(([^()]*(?:\([^()]*\)[^()]*)*)\)")


@dataclass(frozen=True, slots=True)
class LifeDate:
    """A birth or a death stated in brackets."""

    effect: Effect
    interval: TimeInterval
    trigger: str
    said: str = ""
    """The date with its place as the text has them, where it tells more than the date."""


@dataclass(frozen=True, slots=True)
class Lifespan:
    """The dates of one bracket, whose they are, and where it stands in the text."""

    name: str
    dates: tuple[LifeDate, ...]
    char_start: int
    char_end: int


def find_lifespans(text: str, times: Sequence[TimeExpression], names: Mapping[str, bool]) -> list[Lifespan]:
    """The dates of birth and death in brackets right after a name, in order.

    "Born" and "died" speak for themselves; a bare range is a lifespan only after a person's name, and only when a life
    can be that long (18 to 115 years), as office-holders carry their terms in brackets too; a shorter one says that
    those before or after it are none either ("was married to Ann Lee (1960–1970) and Eve Fox (1972–1990)").

    Args:
        text: a sentence.
        times: its temporal expressions.
        names: the names it may give the dates of, and whether each is known to be a person.
    """
    found: list[Lifespan] = []
    shorter: list[tuple[int, int]] = []
    for bracket in _BRACKETS.finditer(text):
        before = text[: bracket.start()].rstrip(" .")
        name = max((name for name in names if before.endswith(name)), key=len, default=None)
        inside = [time for time in times if bracket.start() < time.char_start and time.char_end < bracket.end()]
        if name is None or not inside:
            continue
        dates = _read(bracket[0], inside, bracket.start(), person=names[name])
        if names[name] and (stretch := _short_stretch(inside)):
            shorter.append(stretch)
        if dates:
            found.append(Lifespan(name, dates, bracket.start(), bracket.end()))
    found = [life for life in found if not any(_is_apart(life, *stretch) for stretch in shorter)]
    return [] if _are_terms(found) else found


def _short_stretch(times: Sequence[TimeExpression]) -> tuple[int, int] | None:
    """The days of a stretch in brackets that is too short for a life."""
    first, last = times[0].interval, times[-1].interval
    stretch = first.granularity is Granularity.RANGE or len(times) > 1
    if not stretch or first.start is None or last.end is None or last.end_day - first.start_day >= _SHORTEST:
        return None
    return first.start_day, last.end_day


def _is_apart(life: Lifespan, start: int, end: int) -> bool:
    """Whether a stretch lies before or after a life, so that both are terms; a child's is within its mother's life."""
    first, last = life.dates[0].interval, life.dates[-1].interval
    return len(life.dates) > 1 and (last.end_day <= start or end <= first.start_day)


def _are_terms(lifespans: Sequence[Lifespan]) -> bool:
    """Whether years in brackets follow on each other, as terms of office do: "(1867-1890) and ... (1890-1912)"."""
    spans = [(life.dates[0].interval, life.dates[-1].interval) for life in lifespans if len(life.dates) > 1]
    return len(spans) > 1 and all(
        0 <= following.start_day - end.start_day <= _NEXT_TERM for (_, end), (following, _) in pairwise(spans)
    )


def _plausible(birth: TimeInterval, death: TimeInterval) -> bool:
    return _SHORTEST <= death.start_day - birth.start_day <= 116 * 365


def _read(inner: str, times: Sequence[TimeExpression], offset: int, *, person: bool) -> tuple[LifeDate, ...]:
    if not times:
        return ()
    first = times[0].interval
    born, died = _BORN.search(inner), _DIED.search(inner)
    if len(times) == 1 and first.granularity is Granularity.RANGE and first.start and first.end and person:
        birth, death = point(first.start, first.mod), point(first.end, first.mod)
        return (_birth(birth), _death(death)) if _plausible(birth, death) else ()
    if born and not (died and died.start() < times[0].char_start - offset):
        ends = (_death(times[1].interval),) if len(times) > 1 and (died or "–" in inner or "-" in inner) else ()
        return (_birth(first), *ends)
    if died:
        return (_death(times[-1].interval),)
    if len(times) == 1 and person and _BIRTHPLACE.fullmatch(inner[: times[0].char_start - offset]):
        return (_birth(first),) if _NOTHING_MORE.fullmatch(inner[times[0].char_end - offset :]) else ()
    if (
        len(times) == 2
        and person
        and re.search(r"[–—-]", inner[times[0].char_end - offset : times[1].char_start - offset])
    ):
        return (_birth(first), _death(times[1].interval)) if _plausible(first, times[1].interval) else ()
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
