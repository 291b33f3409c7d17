"""What holds for any text at all."""

import gc
import time
from datetime import date
from itertools import pairwise

import pytest
from circumstances import outputs_everywhere
from hypothesis import given, settings
from hypothesis import strategies as st

from chronoflux.errors import ConfigurationError
from chronoflux.model import Granularity, Modifier, TimeInterval
from chronoflux.temporal import dates
from chronoflux.temporal.expressions import find_times
from chronoflux.temporal.format import format_interval
from chronoflux.temporal.lexicon import load_lexicon

LANGUAGES = ("en", "en-GB", "it")
REFERENCES = (None, "2019-01-08", "2020-02-29", "2019-05", "2019", "-0043-03-15", "not a date")
FIGURES = [
    "1", "3", "12", "31", "44", "476", "1998", "2004", "2010", "'68", "'80s", "1990s", "2010/11", "1998–2001",
    "1914-18", "14:30", "25/12/2015", "03.04.2019", "2019-05", "1st", "3°", "XIX", "I", "Q3", "2019-05-03T10:00Z",
    "2019-W05", "10,000", "MCMXCIV", "W32", "00", "٣", "２０１９", "99999-01-01", "2-5",
]  # fmt: skip
MARKS = [
    ",", ".", "(", ")", "–", "-", "\n", "\n\n", "'", "’", ":", "/", "?", "%", "°", "\u00a0", "\u200b", "İ", "😀",
]  # fmt: skip


def phrases(language: str) -> list[str]:
    entries = [entry for found in load_lexicon(language).phrases.values() for entry in found]
    words = sorted(" ".join(entry.words) for entry in entries)
    return words + [word.title() for word in words]


@st.composite
def temporal_texts(draw):
    language = draw(st.sampled_from(LANGUAGES))
    pieces = st.one_of(st.sampled_from(FIGURES), st.sampled_from(phrases(language)), st.sampled_from(MARKS))
    separator = draw(st.sampled_from([" ", " ", ""]))
    return language, separator.join(draw(st.lists(pieces, max_size=14)))


def check(text, language, reference):
    found = find_times(text, language, reference)
    for expression in found:
        assert expression.span
        assert expression.span == text[expression.char_start : expression.char_end]
        assert expression.interval.start_day <= expression.interval.end_day
        assert format_interval(expression.interval, language)
    assert all(one.char_end <= other.char_start for one, other in pairwise(found))


@settings(deadline=None)
@given(st.text(max_size=200), st.sampled_from(LANGUAGES), st.sampled_from(REFERENCES))
def test_any_text(text, language, reference):
    check(text, language, reference)


@settings(deadline=None, max_examples=300)
@given(temporal_texts(), st.sampled_from(REFERENCES))
def test_any_heap_of_temporal_words(language_and_text, reference):
    language, text = language_and_text
    check(text, language, reference)


@pytest.mark.parametrize(("text", "language"), [("set 1 prima di cristo millesessantuno", "it")])
def test_heaps_that_once_broke_it(text, language):
    check(text, language, None)


@pytest.mark.parametrize("empty", [None, "", " \u200b\t\r\n\ufeff"])
def test_nothing_in_nothing(empty):
    assert find_times(empty, "en", "2019-01-08") == []


def test_a_range_in_reverse_is_turned_round_and_said(caplog):
    (found,) = find_times("It ran from 2015 to 2009.", "en")
    assert (found.interval.start, found.interval.end) == ("2009", "2015")
    assert "'from 2015 to 2009' is written in reverse" in caplog.text


def test_unknown_language_is_named():
    with pytest.raises(ConfigurationError, match="'xx'"):
        find_times("1998", "xx")


@settings(deadline=None)
@given(st.dates(date(1000, 1, 1), date(2999, 12, 31)), st.sampled_from(["en", "en-GB", "it"]))
def test_written_days_round_trip(day, language):
    interval = TimeInterval(day.isoformat(), day.isoformat(), Granularity.DAY)
    forms = [format_interval(interval, language), day.isoformat(), f"{day:%Y/%m/%d}"]
    forms.append(f"{day:%m/%d/%Y}" if language == "en" else f"{day:%d/%m/%Y}")
    for form in forms:
        assert [found.interval for found in find_times(f"({form})", language)] == [interval], form


@settings(deadline=None)
@given(st.integers(-3000, 2900), st.sampled_from(["en", "it"]))
def test_written_years_and_months_round_trip(year, language):
    for interval in (dates.in_month(year, 8), dates.on_day(year, 2, 3)):
        if abs(year) < 100 and year > 0:
            continue
        form = format_interval(interval, language)
        assert [found.interval for found in find_times(form, language)] == [interval], form


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(
    "interval",
    [
        TimeInterval("1998", "2004", Granularity.RANGE),
        TimeInterval("1998-05", "1999-02", Granularity.RANGE),
        TimeInterval("1998-05-03", "1999-02-01", Granularity.RANGE),
        TimeInterval("2001", None, Granularity.RANGE),
        TimeInterval(None, "2003-05", Granularity.RANGE),
        dates.in_decade(1980),
        TimeInterval("-0043", "-0043", Granularity.YEAR),
        TimeInterval("-0043", "0014", Granularity.RANGE),
        TimeInterval(None, "2007", Granularity.RANGE, Modifier.BEFORE),
        TimeInterval("2008-04", None, Granularity.RANGE, Modifier.AFTER),
        TimeInterval("2008-04-03", "2008-04-03", Granularity.DAY, time="14:30"),
    ],
)
def test_written_intervals_round_trip(interval, language):
    form = format_interval(interval, language)
    assert [found.interval for found in find_times(f"x {form}.", language)] == [interval], form


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(
    "interval",
    [
        dates.in_century(19),
        dates.in_week(17_000),
        dates.in_months(2010, 4, 3, Granularity.QUARTER),
        dates.in_months(2010, 7, 6, Granularity.HALF),
        dates.in_months(2010, 12, 3, Granularity.SEASON),
        TimeInterval("1975", "1979", Granularity.HALF),
    ],
)
def test_longer_stretches_keep_their_bounds(interval, language):
    (found,) = find_times(f"x {format_interval(interval, language)}.", language)
    assert (found.interval.start, found.interval.end) == (interval.start, interval.end)


PROGRAM = """
from chronoflux.temporal.expressions import find_times
text = "In March 1998 he came. Yesterday, on Monday, two years later, at Easter and in the twenties he left. Next May."
print(find_times(text, "en", "2019-01-08"), find_times(text, "en"))
print(find_times("Ieri, tra due anni e a Natale.", "it", "2019-01-08"))
"""


def test_same_under_any_zone_clock_and_hash_seed():
    assert len(outputs_everywhere(PROGRAM)) == 1


REPEATED = [
    "3 and ",
    "XIX and ",
    "1998 ",
    "from 1998 ",
    "May 3, ",
    "two years ",
    "anni 80 e ",
    ", ",
    "\n ",
    "1-",
    "'",
    "from May to ",
    ". ",
    "1.1",
]


@pytest.mark.parametrize("piece", REPEATED)
@pytest.mark.parametrize("language", ["en", "it"])
def test_time_is_linear_in_length(piece, language):
    def seconds(repeats):
        begun = time.process_time()
        find_times(piece * repeats, language, "2019-01-08")
        return time.process_time() - begun

    seconds(10)
    gc.collect()  # a collection of all that other tests left takes longer than the longest text
    small, large = seconds(1_000), min(seconds(8_000) for _ in range(2))
    assert large < 25 * small + 0.5


@pytest.mark.parametrize("run", ["9" * 5000, "9" * 5000 + "th", "1." + "9" * 5000, "'" + "9" * 5000, "5/" + "9" * 5000])
@pytest.mark.parametrize("language", ["en", "it"])
def test_an_endless_number_is_no_date(run, language):
    found = find_times(f"{run} May 1998", language, "2019-01-08")
    assert all(run not in time.span for time in found)
