"""Dates of birth and death behind a name without brackets: "Ann Lee , b. 4 Feb. 1871, d. 9 Sept. 1940 in Leeds"."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from chronoflux.loaders.lifespans import LifeDate, Lifespan
from chronoflux.model import Effect, TimeExpression

_MARKS = r"(?:(?P<born>b\.|n\.|\*|born\b|nat[oa]\b)|(?P<died>d\.|m\.|†|died\b|mort[oa]\b|decedut[oa]\b))\s?"
_MARK = re.compile(rf"\s?(?:[,;–—-]\s?)?{_MARKS}", re.IGNORECASE)
_NEXT_MARK = re.compile(rf"\s?(?:[,;–—-]\s?|and\s|e\s)?{_MARKS}", re.IGNORECASE)
_ANY_MARK = re.compile(rf"(?<!\w){_MARKS}", re.IGNORECASE)
_SHORT = frozenset(("b.", "n.", "*", "d.", "m.", "†"))
"""Marks that can be nothing else beside a date; the full words must come in a pair, as they also tell of more."""
_PLACE = re.compile(r"(?:(?!and\b|e\b)[\w'’.-]+,?\s){0,6}?\s?(?:,\s?)?(?:on |in |il |l['’]|nel )?")
"""What may stand between the mark and the date: "in Leeds on"."""
_BEHIND = re.compile(
    r"\s(?:in|at|near|a|ad|presso)\s(?:[^\W\d_a-zß-ÿ][\w'’.-]*\s?){1,3}(?=[,;.]|\Z|\s[dm]\.|\s(?:died|mort))"
)
"""A place behind the date."""
_CLOSED = re.compile(r"\s?(?:[,;]|\.?\s*\Z)")


def find_vital_dates(text: str, times: Sequence[TimeExpression], names: Mapping[str, bool]) -> list[Lifespan]:
    """The dates of birth and death set behind names by marks or participles, in order.

    Args:
        text: a sentence.
        times: its temporal expressions.
        names: the names it may give the dates of, and whether each is known to be a person.
    """
    found: list[Lifespan] = []
    if _ANY_MARK.search(text) is None:
        return found
    for name in sorted(names, key=len, reverse=True):
        for match in re.finditer(re.escape(name), text):
            told = _read(text, match.end(), times)
            if told and not any(life.char_start == told[1] for life in found):
                found.append(Lifespan(name, *told))
    return found


def _read(text: str, start: int, times: Sequence[TimeExpression]) -> tuple[tuple[LifeDate, ...], int, int] | None:
    """The dates that stand from `start` on, and the offsets of the stretch that tells them."""
    dates: list[LifeDate] = []
    marks: list[str] = []
    at = start
    for time in times:
        mark = (_NEXT_MARK if dates else _MARK).match(text, at)
        if mark is None or time.char_start < mark.end():
            continue
        if not _PLACE.fullmatch(text, mark.end(), time.char_start):
            break
        born = mark["born"] is not None
        place = _BEHIND.match(text, time.char_end)
        at = place.end() if place else time.char_end
        effect, trigger = (Effect.OPENS, "born") if born else (Effect.CLOSES, "died")
        dates.append(LifeDate(effect, time.interval, trigger, text[mark.end() : at].strip(" ,.")))
        marks.append((mark["born"] or mark["died"]).lower())
    closed = _CLOSED.match(text, at)
    effects = [date.effect for date in dates]
    if closed is None or effects not in ([Effect.OPENS], [Effect.CLOSES], [Effect.OPENS, Effect.CLOSES]):
        return None
    if len(dates) == 1 and marks[0] not in _SHORT:
        return None
    comma = closed.end() if closed[0].strip() in (",", ";") else at
    return tuple(dates), start, comma
