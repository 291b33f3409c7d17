"""Calendar arithmetic on intervals: proleptic Gregorian, any year, ISO strings at the precision stated."""

from __future__ import annotations

import re
from dataclasses import replace
from enum import StrEnum

from chronoflux.calendar import days_from_civil, days_in_month
from chronoflux.model import Granularity, TimeInterval

DAYS_PER_ERA = 146097
"""Days in 400 Gregorian years."""
SATURDAY, SUNDAY = 5, 6
"""The numbers of these weekdays."""
LONGEST_MONTH = 31
FIRST_GREGORIAN = 1583
"""The first whole year of the Gregorian calendar."""


class Unit(StrEnum):
    """A unit of the calendar, finest first in the order of `UNITS`."""

    DAY = "day"
    WEEK = "week"
    MONTH = "month"
    YEAR = "year"
    DECADE = "decade"
    CENTURY = "century"


UNITS = tuple(Unit)


def iso(year: int, month: int | None = None, day: int | None = None) -> str:
    """An ISO year, month or day; years before 1 are astronomical and carry a minus."""
    sign, digits = ("-" if year < 0 else ""), f"{abs(year):04d}"
    return sign + digits + (f"-{month:02d}" if month else "") + (f"-{day:02d}" if day else "")


def civil(iso_date: str) -> tuple[int, int | None, int | None]:
    """The year, month and day of an ISO string; None for what it leaves out."""
    sign = -1 if iso_date.startswith("-") else 1
    year, month, day = [*iso_date.lstrip("-").split("-"), None, None][:3]
    return sign * int(year or 0), int(month) if month else None, int(day) if day else None


def civil_from_days(day_number: int) -> tuple[int, int, int]:
    """Year, month and day of a day counted from 1970-01-01.

    Source: H. Hinnant, "chrono-compatible low-level date algorithms", civil_from_days.
    """
    shifted = day_number + 719468
    era, day_of_era = divmod(shifted, DAYS_PER_ERA)
    year_of_era = (day_of_era - day_of_era // 1460 + day_of_era // 36524 - day_of_era // 146096) // 365
    day_of_year = day_of_era - (365 * year_of_era + year_of_era // 4 - year_of_era // 100)
    shifted_month = (5 * day_of_year + 2) // 153
    day = day_of_year - (153 * shifted_month + 2) // 5 + 1
    month = shifted_month + 3 if shifted_month < 10 else shifted_month - 9
    return year_of_era + era * 400 + (month <= 2), month, day


def iso_from_days(day_number: int) -> str:
    """The ISO day of a day counted from 1970-01-01."""
    return iso(*civil_from_days(day_number))


def on_day(year: int, month: int, day: int) -> TimeInterval | None:
    """One day; None when the calendar has no such day."""
    if not 1 <= month <= 12 or not 1 <= day <= days_in_month(year, month):
        return None
    return TimeInterval(iso(year, month, day), iso(year, month, day), Granularity.DAY)


def on_day_number(day_number: int) -> TimeInterval:
    """One day, counted from 1970-01-01."""
    return TimeInterval(iso_from_days(day_number), iso_from_days(day_number), Granularity.DAY)


def in_month(year: int, month: int) -> TimeInterval:
    """One month."""
    return TimeInterval(iso(year, month), iso(year, month), Granularity.MONTH)


def in_year(year: int) -> TimeInterval:
    """One year."""
    return TimeInterval(iso(year), iso(year), Granularity.YEAR)


def in_decade(first_year: int) -> TimeInterval:
    """Ten years from `first_year`."""
    return TimeInterval(iso(first_year), iso(first_year + 9), Granularity.DECADE)


def in_century(number: int) -> TimeInterval:
    """A century counted strictly: 19 is 1801-1900; -3 is the third before Christ, 300-201 BC."""
    first = number * 100 - 99 if number > 0 else number * 100 + 1
    return TimeInterval(iso(first), iso(first + 99), Granularity.CENTURY)


def in_months(year: int, first_month: int, length: int, granularity: Granularity) -> TimeInterval:
    """`length` months from `first_month` (which may pass 12): a quarter, a half, a season."""
    last = year * 12 + first_month - 1 + length - 1
    return TimeInterval(iso(year, first_month), iso(last // 12, last % 12 + 1), granularity)


def in_week(day_number: int) -> TimeInterval:
    """The week, Monday to Sunday, that holds a day."""
    monday = day_number - weekday(day_number)
    return TimeInterval(iso_from_days(monday), iso_from_days(monday + 6), Granularity.WEEK)


def numbered_week(year: int, number: int) -> TimeInterval | None:
    """A week by its number in ISO 8601, where week 1 holds 4 January; None when the year has no such week."""
    week = in_week(days_from_civil(year, 1, 4) + 7 * (number - 1))
    thursday = iso_from_days(week.start_day + 3)
    return week if civil(thursday)[0] == year else None


def holding(day: str, unit: Unit) -> TimeInterval:
    """The calendar unit that holds an ISO day, month or year; what is coarser than the unit stays as it is."""
    year, month, number = civil(day)
    if unit in {Unit.DAY, Unit.WEEK} and month and number:
        found = on_day_number(days_from_civil(year, month, number))
        return found if unit is Unit.DAY else in_week(found.start_day)
    return in_month(year, month) if month and unit in {Unit.DAY, Unit.WEEK, Unit.MONTH} else in_year(year)


def seven_days(first: int) -> TimeInterval:
    """The week that begins on any day."""
    return TimeInterval(iso_from_days(first), iso_from_days(first + 6), Granularity.WEEK)


def days_on(first: int, count: int) -> TimeInterval:
    """So many days from one on."""
    return TimeInterval(iso_from_days(first), iso_from_days(first + count - 1), Granularity.RANGE)


def weekday(day_number: int) -> int:
    """0 for Monday to 6 for Sunday."""
    return (day_number + 3) % 7


def easter(year: int) -> int:
    """Day number of Easter Sunday in the western churches; before 1583 of the day as the Julian calendar wrote it.

    Source: the anonymous Gregorian computus (Nature, 1876) and the Julian one (J. Meeus, Astronomical Algorithms,
    chapter 8).
    """
    golden = year % 19
    if year < FIRST_GREGORIAN:
        epact = (19 * golden + 15) % 30
        rest = epact + (2 * (year % 4) + 4 * (year % 7) - epact + 34) % 7 + 114
        return days_from_civil(year, rest // 31, rest % 31 + 1)
    century, rest = divmod(year, 100)
    leap_centuries, leap_rest = divmod(century, 4)
    correction = (century - (century + 8) // 25 + 1) // 3
    epact = (19 * golden + century - leap_centuries - correction + 15) % 30
    leap_years, common = divmod(rest, 4)
    to_sunday = (32 + 2 * leap_rest + 2 * leap_years - epact - common) % 7
    late = (golden + 11 * epact + 22 * to_sunday) // 451
    month, day = divmod(epact + to_sunday - 7 * late + 114, 31)
    return days_from_civil(year, month, day + 1)


def nth_weekday(year: int, month: int, day_of_week: int, nth: int) -> int:
    """Day number of the nth weekday of a month; nth -1 is the last."""
    if nth > 0:
        first = days_from_civil(year, month, 1)
        return first + (day_of_week - weekday(first)) % 7 + 7 * (nth - 1)
    last = days_from_civil(year, month, days_in_month(year, month))
    return last - (weekday(last) - day_of_week) % 7


def precision(interval: TimeInterval) -> Unit:
    """How finely an interval is stated: the unit of a question like "the same ...?" that it can answer."""
    if interval.granularity is Granularity.DECADE:
        return Unit.DECADE
    if interval.granularity is Granularity.CENTURY:
        return Unit.CENTURY
    if interval.granularity is Granularity.WEEK:
        return Unit.WEEK
    stated = (interval.end or interval.start or "").lstrip("-")
    return (Unit.YEAR, Unit.MONTH, Unit.DAY)[stated.count("-")]


def shift(interval: TimeInterval, unit: Unit, amount: int) -> TimeInterval:
    """The calendar unit that lies `amount` units after (before, when negative) an interval.

    Forwards counts from the interval's end, backwards from its start.
    """
    bound = (interval.end or interval.start) if amount >= 0 else (interval.start or interval.end)
    if bound is None:
        raise ValueError("an interval open on both sides has no neighbour")
    year, month, _ = civil(bound)
    if unit is Unit.YEAR:
        return in_year(year + amount)
    if unit is Unit.DECADE:
        return in_decade(year // 10 * 10 + 10 * amount)
    if unit is Unit.CENTURY:
        return _century_of(year, amount)
    if unit is Unit.MONTH:
        total = year * 12 + (month or 1) - 1 + amount
        return in_month(total // 12, total % 12 + 1)
    day_number = replace(interval, start=bound, end=bound).start_day
    return on_day_number(day_number + amount) if unit is Unit.DAY else in_week(day_number + 7 * amount)


def same_day(day: str, months: int) -> TimeInterval:
    """The day of the same number so many months from an ISO day, or the last of its month where it has no such day."""
    year, month, number = civil(day)
    total = year * 12 + (month or 1) - 1 + months
    year, month = total // 12, total % 12 + 1
    found = iso(year, month, min(number or 1, days_in_month(year, month)))
    return TimeInterval(found, found, Granularity.DAY)


def _century_of(year: int, amount: int) -> TimeInterval:
    first = (year - 1) // 100 * 100 + 1 + 100 * amount
    return TimeInterval(iso(first), iso(first + 99), Granularity.CENTURY)


def unit_before(bound: str) -> str:
    """The ISO year, month or day just before one."""
    return _neighbour(bound, -1)


def unit_after(bound: str) -> str:
    """The ISO year, month or day just after one."""
    return _neighbour(bound, 1)


def _neighbour(bound: str, step: int) -> str:
    year, month, day = civil(bound)
    if day and month:
        return iso_from_days(days_from_civil(year, month, day) + step)
    if month:
        total = year * 12 + month - 1 + step
        return iso(total // 12, total % 12 + 1)
    return iso(year + step)


_ISO_DAY = re.compile(r"-?\d{4,}-\d\d-\d\d")


def day_of(iso_text: str | None) -> TimeInterval | None:
    """The interval of a document's date (ISO day, month, year or date-time); None when there is none to use."""
    if not iso_text:
        return None
    stated = _ISO_DAY.match(iso_text)
    if stated:
        year, month, day = civil(stated.group())
        return on_day(year, month or 0, day or 0)
    if re.fullmatch(r"-?\d{4,}-\d\d", iso_text):
        year, month, _ = civil(iso_text)
        return in_month(year, month) if month and month <= 12 else None
    return in_year(int(iso_text)) if re.fullmatch(r"-?\d{4,}", iso_text) else None


def in_order(interval: TimeInterval) -> bool:
    """Whether an interval's start is not after its end."""
    return interval.start_day <= interval.end_day


def day_in_year(month: int, day: int, year: int) -> TimeInterval | None:
    """A day of a given year; its first arguments can be fixed with `partial`."""
    return on_day(year, month, day)


def month_in_year(month: int, year: int) -> TimeInterval | None:
    """As day_in_year, for a month."""
    return in_month(year, month)


def months_in_year(first_month: int, length: int, granularity: Granularity, year: int) -> TimeInterval | None:
    """As day_in_year, for a quarter, a half or a season."""
    return in_months(year, first_month, length, granularity)
