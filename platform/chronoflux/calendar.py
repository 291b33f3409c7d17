"""Days as integers from 1970-01-01, in the proleptic Gregorian calendar, for any year.

ISO strings carry the precision of the text; day numbers order and compare them across the whole calendar, years before
Christ included (astronomical numbering: 44 BC is year -43).
"""

from __future__ import annotations

import re

OPEN_DAY = 10**9
"""The day number that stands for an open side: -OPEN_DAY before, OPEN_DAY after everything."""

_ISO = re.compile(r"(-?\d{4,})(?:-(\d{2})(?:-(\d{2}))?)?\Z")


def days_from_civil(year: int, month: int, day: int) -> int:
    """Days from 1970-01-01 in the proleptic Gregorian calendar, for any year.

    Source: H. Hinnant, "chrono-compatible low-level date algorithms", days_from_civil.
    """
    shifted = year - (month <= 2)
    era = shifted // 400
    year_of_era = shifted - era * 400
    day_of_year = (153 * (month + (-3 if month > 2 else 9)) + 2) // 5 + day - 1
    day_of_era = year_of_era * 365 + year_of_era // 4 - year_of_era // 100 + day_of_year
    return era * 146097 + day_of_era - 719468


def days_in_month(year: int, month: int) -> int:
    """Length of a month in days, for any proleptic Gregorian year."""
    following = (year + 1, 1) if month == 12 else (year, month + 1)
    return days_from_civil(*following, 1) - days_from_civil(year, month, 1)


def first_day(iso: str | None) -> int:
    """The first day covered by an ISO year, month or day; -OPEN_DAY for None.

    Raises:
        ValueError: the string is not YYYY, YYYY-MM or YYYY-MM-DD (a leading minus allowed).
    """
    if iso is None:
        return -OPEN_DAY
    year, month, day = _iso_parts(iso)
    return days_from_civil(year, month or 1, day or 1)


def last_day(iso: str | None) -> int:
    """The last day covered by an ISO year, month or day, inclusive; OPEN_DAY for None.

    Raises:
        ValueError: as for first_day.
    """
    if iso is None:
        return OPEN_DAY
    year, month, day = _iso_parts(iso)
    month = month or 12
    return days_from_civil(year, month, day or days_in_month(year, month))


def _iso_parts(iso: str) -> tuple[int, int | None, int | None]:
    match = _ISO.match(iso)
    if match is None:
        raise ValueError(f"not an ISO year, month or day: {iso!r}")
    year, month, day = match.groups()
    return int(year), int(month) if month else None, int(day) if day else None
