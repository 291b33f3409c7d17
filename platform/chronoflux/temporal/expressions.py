"""Temporal expressions of a text, each with the interval it states."""

from __future__ import annotations

import re

from chronoflux.model import Granularity, TimeExpression, TimeInterval

_MONTHS = {
    name: number
    for names in (
        "january february march april may june july august september october november december",
        "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
        "jan feb mar apr may jun jul aug sep oct nov dec",
    )
    for number, name in enumerate(names.split(), 1)
}
_NAME = "|".join(sorted(_MONTHS, key=len, reverse=True))
_DATE = re.compile(
    rf"\b(?:(?P<iso>\d{{4}}-\d\d-\d\d)|(?:(?P<d1>\d{{1,2}})\s+)?(?P<m>{_NAME})\.?\s*(?:(?P<d2>\d{{1,2}})\s*,\s*)?,?\s*(?P<my>\d{{4}})"
    r"|(?P<y1>[12]\d{3})\s?[–-]\s?(?P<y2>[12]\d{3})|(?P<y>[12]\d{3}))\b",
    re.IGNORECASE,
)


def find_times(
    text: str, language: str, reference_date: str | None = None, anchor: TimeInterval | None = None
) -> list[TimeExpression]:
    """Find the temporal expressions of a text, in order.

    Args:
        text: any text.
        language: "en", "en-GB" or "it".
        reference_date: ISO date of the document.
        anchor: the nearest date before this text in its document.
    """
    del language, reference_date, anchor
    found = []
    for match in _DATE.finditer(text or ""):
        part = match.groupdict()
        start = end = part["iso"] or part["y"] or part["y1"]
        granularity = Granularity.DAY if part["iso"] else Granularity.YEAR
        if part["y2"]:
            end, granularity = part["y2"], Granularity.RANGE
        if part["m"]:
            day = part["d1"] or part["d2"]
            start = f"{part['my']}-{_MONTHS[part['m'].lower()]:02d}" + (f"-{int(day):02d}" if day else "")
            end, granularity = start, Granularity.DAY if day else Granularity.MONTH
        found.append(TimeExpression(match.group(), TimeInterval(start, end, granularity), match.start(), match.end()))
    return found
