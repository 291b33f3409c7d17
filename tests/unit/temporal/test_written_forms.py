"""Every way of writing a time that is read, written for any date and read back."""

from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chronoflux.model import Granularity, Modifier, TimeInterval
from chronoflux.temporal import dates
from chronoflux.temporal.expressions import find_times

MONTHS = {
    "en": [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ],
    "it": [
        "gennaio",
        "febbraio",
        "marzo",
        "aprile",
        "maggio",
        "giugno",
        "luglio",
        "agosto",
        "settembre",
        "ottobre",
        "novembre",
        "dicembre",
    ],
}
WEEKDAYS = {
    "en": ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    "it": ["lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"],
}
DAY_FORMS = {
    "en": [
        "on {d} {month} {y}", "on {month} {d}, {y}", "on the {nth} of {month} {y}", "on {month} {nth}, {y}",
        "on {weekday}, {d} {month} {y}", "on {d}-{short}-{y}", "on {abbr} {d}, {y}", "on {y} {month} {d}",
        "on {y}-{m:02}-{d:02}", "on {y}/{m:02}/{d:02}", "on {y}-{m:02}-{d:02}T09:30Z",
    ],
    "it": [
        "il {d} {month} {y}", "il {d} {month} del {y}", "il giorno {d} {month} {y}", "{weekday} {d} {month} {y}",
        "il {d} {abbr} {y}", "il {d}/{m}/{y}", "il {d:02}.{m:02}.{y}", "il {d}-{m}-{y}", "il {y}-{m:02}-{d:02}",
        "il {d}° {month} {y}",
    ],
}  # fmt: skip
MONTH_FORMS = {
    "en": ["in {month} {y}", "in {month} of {y}", "in {abbr} {y}", "in {m:02}/{y}"],
    "it": ["a {month} {y}", "nel {month} {y}", "nel {month} del {y}", "nel mese di {month} {y}", "a {abbr} {y}"],
}
PARTS = {
    "en": {
        "in Q{n} {y}": (3, Granularity.QUARTER), "in the {ordinal} quarter of {y}": (3, Granularity.QUARTER),
        "in {y}Q{n}": (3, Granularity.QUARTER), "in the {ordinal} half of {y}": (6, Granularity.HALF),
    },
    "it": {
        "nel {ordinal} trimestre del {y}": (3, Granularity.QUARTER), "nel Q{n} {y}": (3, Granularity.QUARTER),
        "nel {ordinal} semestre del {y}": (6, Granularity.HALF),
    },
}  # fmt: skip
ORDINALS = {"en": ["first", "second", "third", "fourth"], "it": ["primo", "secondo", "terzo", "quarto"]}
SEASONS = {"en": ("spring", "summer", "autumn", "winter"), "it": ("primavera", "estate", "autunno", "inverno")}
MODIFIED = {
    "en": {"early {t}": Modifier.START, "late {t}": Modifier.END, "about {t}": Modifier.APPROX},
    "it": {"inizio {t}": Modifier.START, "fine {t}": Modifier.END, "circa {t}": Modifier.APPROX},
}
LANGUAGES = st.sampled_from(["en", "it"])
YEARS = st.integers(1300, 2099)


def ordinal(day):
    return f"{day}{'th' if day // 10 == 1 else {1: 'st', 2: 'nd', 3: 'rd'}.get(day % 10, 'th')}"


def fill(form, language, day):
    month = MONTHS[language][day.month - 1]
    return form.format(
        d=day.day, m=day.month, y=day.year, month=month, short=month[:3], nth=ordinal(day.day),
        abbr=month if len(month) == 3 else f"{month[:3]}.", weekday=WEEKDAYS[language][day.weekday()],
    )  # fmt: skip


def read(form, language):
    text = f"It closed {form}." if language == "en" else f"Chiuse {form}."
    return [found.interval for found in find_times(text, language)]


@settings(deadline=None)
@given(st.dates(date(1300, 1, 1), date(2099, 12, 31)), LANGUAGES)
def test_days(day, language):
    expected = (day.isoformat(), day.isoformat(), Granularity.DAY)
    for form in DAY_FORMS[language]:
        written = fill(form, language, day)
        assert [(at.start, at.end, at.granularity) for at in read(written, language)] == [expected], written


@settings(deadline=None)
@given(YEARS, st.integers(1, 12), LANGUAGES)
def test_months(year, month, language):
    for form in MONTH_FORMS[language]:
        written = fill(form, language, date(year, month, 1))
        assert read(written, language) == [dates.in_month(year, month)], written
    if year % 100 > 12:  # "2005-06" may be two years
        assert read(f"({year}-{month:02})", language) == [dates.in_month(year, month)]


@settings(deadline=None)
@given(YEARS, LANGUAGES, st.data())
def test_parts_of_a_year(year, language, data):
    for form, (months, granularity) in PARTS[language].items():
        number = data.draw(st.integers(1, 12 // months))
        written = form.format(n=number, y=year, ordinal=ORDINALS[language][number - 1])
        expected = dates.in_months(year, 1 + months * (number - 1), months, granularity)
        assert read(written, language) == [expected], written


@settings(deadline=None)
@given(YEARS, st.integers(0, 3), LANGUAGES)
def test_seasons(year, number, language):
    name = SEASONS[language][number]
    written = f"in the {name} of {year}" if language == "en" else f"in {name} del {year}"
    assert read(written, language) == [dates.in_months(year, 3 * (number + 1), 3, Granularity.SEASON)]


@settings(deadline=None)
@given(st.integers(130, 209), LANGUAGES)
def test_decades(tens, language):
    if tens % 10:  # "the 1800s" are a century
        written = f"in the {tens}0s" if language == "en" else f"negli anni {tens}0"
        assert read(written, language) == [dates.in_decade(10 * tens)]


@settings(deadline=None)
@given(st.integers(1, 21), LANGUAGES)
def test_centuries(number, language):
    written = f"in the {ordinal(number)} century" if language == "en" else f"nel {number}° secolo"
    assert read(written, language) == [dates.in_century(number)]


@settings(deadline=None)
@given(YEARS, st.integers(1, 400), LANGUAGES)
def test_ranges_and_open_sides(year, length, language):
    later = year + length
    whole = TimeInterval(str(year), str(later), Granularity.RANGE)
    since, until = TimeInterval(str(year), None, Granularity.RANGE), TimeInterval(None, str(year), Granularity.RANGE)
    before = TimeInterval(None, str(year - 1), Granularity.RANGE, Modifier.BEFORE)
    after = TimeInterval(str(year + 1), None, Granularity.RANGE, Modifier.AFTER)
    forms = {
        "en": {
            f"from {year} to {later}": whole, f"between {year} and {later}": whole, f"({year}–{later})": whole,
            f"since {year}": since, f"until {year}": until, f"before {year}": before, f"after {year}": after,
        },
        "it": {
            f"dal {year} al {later}": whole, f"tra il {year} e il {later}": whole, f"({year}–{later})": whole,
            f"dal {year}": since, f"fino al {year}": until, f"prima del {year}": before, f"dopo il {year}": after,
        },
    }  # fmt: skip
    for written, expected in forms[language].items():
        if later <= 2100:
            assert read(written, language) == [expected], written


@pytest.mark.parametrize("language", ["en", "it"])
@settings(deadline=None, max_examples=30)
@given(year=YEARS)
def test_modifiers(language, year):
    for form, modifier in MODIFIED[language].items():
        written = ("in " if language == "en" else "a ") + form.format(t=year)
        (found,) = read(written, language)
        assert (found.start, found.end, found.mod) == (str(year), str(year), modifier), written
