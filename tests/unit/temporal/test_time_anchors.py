"""Sentence by sentence: what an anchor carries into the next."""

import pytest

from chronoflux.model import Granularity, TimeInterval
from chronoflux.temporal.expressions import find_times


def intervals(text, language="en", reference=None, anchor=None):
    return [(found.interval.start, found.interval.end) for found in find_times(text, language, reference, anchor)]


YEAR = TimeInterval("1998", "1998", Granularity.YEAR)
DAY = TimeInterval("1998-05-03", "1998-05-03", Granularity.DAY)
RANGE = TimeInterval("1998", "2004", Granularity.RANGE)
ANCIENT = TimeInterval("-0043-03-15", "-0043-03-15", Granularity.DAY)


@pytest.mark.parametrize(
    ("text", "language", "anchor", "expected"),
    [
        ("In March he left.", "en", YEAR, ("1998-03", "1998-03")),
        ("A marzo partì.", "it", YEAR, ("1998-03", "1998-03")),
        ("Two days later he left.", "en", DAY, ("1998-05-05", "1998-05-05")),
        ("Due giorni dopo partì.", "it", DAY, ("1998-05-05", "1998-05-05")),
        ("The following year he left.", "en", RANGE, ("2005", "2005")),
        ("The previous year he left.", "en", RANGE, ("1997", "1997")),
        ("Later that month he left.", "en", DAY, ("1998-05", "1998-05")),
        ("The following year he left.", "en", ANCIENT, ("-0042", "-0042")),
        ("On 1 August he left.", "en", ANCIENT, ("-0043-08-01", "-0043-08-01")),
        ("Nello stesso anno partì.", "it", ANCIENT, ("-0043", "-0043")),
    ],
)
def test_anchor_completes(text, language, anchor, expected):
    assert intervals(text, language, anchor=anchor) == [expected]


@pytest.mark.parametrize("text", ["Two days later he left.", "Later that month he left."])
def test_a_year_is_too_coarse_an_anchor_for_days_and_months(text):
    assert intervals(text, anchor=YEAR) == []


def test_an_open_side_carries_its_bound():
    assert intervals("After 3 May 1998 it was closed. On Friday it opened; a month later it closed.") == [
        ("1998-05-04", None),
        ("1998-05-08", "1998-05-08"),
        ("1998-06", "1998-06"),
    ]


def test_this_day_is_no_date():
    assert intervals("In 1911 he scored; to this day he is praised.") == [("1911", "1911")]


def test_a_date_in_the_text_wins_over_the_anchor_and_the_document():
    assert intervals("He came in 2001 and left the next year.", reference="2019-01-08", anchor=YEAR)[1] == (
        "2002",
        "2002",
    )


def test_the_nearest_fitting_anchor_wins():
    text = "On 3 May 1998 he came. In 2001 he rose. The same year, and later that month, he fell."
    assert intervals(text)[2:] == [("2001", "2001"), ("1998-05", "1998-05")]


def test_the_writers_day_is_the_documents():
    assert intervals("In 2001 he came; last year he left.", reference="2019-01-08")[1] == ("2018", "2018")
    assert intervals("Yesterday he left.", anchor=DAY) == []


@pytest.mark.parametrize(
    "text",
    ["He left yesterday.", "He left last year.", "The year after, he left.", "On Monday he left.", "In May he left."],
)
def test_without_an_anchor_nothing_is_invented(text):
    assert intervals(text) == []


@pytest.mark.parametrize(
    "text", ["He stayed for three years.", "Governò per due mandati.", "She is 47 and he is a 19-year-old."]
)
def test_lengths_and_ages_are_no_dates(text):
    assert intervals(text, "it" if "per" in text else "en", "2019-01-08", DAY) == []


def test_a_length_with_a_bound_is_a_range():
    assert intervals("He ruled for three years from 1998.") == [("1998", "2001")]


def test_an_event_in_place_of_a_date_is_left_alone():
    assert intervals("He left two years after the war.", anchor=YEAR) == []
    assert intervals("Partì due anni dopo la guerra.", "it", anchor=YEAR) == []


@pytest.mark.parametrize(
    "text",
    [
        "She was named Rookie of the Year after leading her team.",
        "He was Player of the Year the next season.",
        "It became Song of the Month before the others.",
    ],
)
def test_the_year_of_a_title_is_no_time(text):
    assert not find_times(text, "en", anchor=YEAR)


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("He will stay until September.", "en", [(None, "2023-09")]),
        ("The shop will open in March.", "en", [("2024-03", "2024-03")]),
        ("He would stay until September.", "en", [(None, "1998-09")]),
        ("A marzo sarà eletta sindaca.", "it", [("1998-03", "1998-03")]),
    ],
)
def test_what_will_be_is_of_the_writers_day_and_not_of_an_old_date(text, language, expected):
    assert intervals(text, language, "2023-05-12", YEAR) == expected


@pytest.mark.parametrize(
    ("text", "span"), [("Lo zio Bernardo è morto il 15.", "il 15"), ("Arrivò il 3 e ripartì il 9.", "il 9")]
)
def test_a_day_behind_what_befell_is_of_the_month_that_is_told_of(text, span):
    found = find_times(text, "it", "1894-06-21")
    assert (found[-1].span, found[-1].interval.start) == (span, f"1894-06-{span.split()[1].zfill(2)}")


def test_a_number_behind_another_verb_is_no_day():
    assert find_times("Ha scelto il 15.", "it", "1894-06-21") == []
