"""Day numbers of the calendar."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chronoflux.calendar import OPEN_DAY, days_from_civil, days_in_month, first_day, last_day


@given(st.dates())
def test_days_agree_with_the_standard_library(day):
    assert days_from_civil(day.year, day.month, day.day) == day.toordinal() - 719163


@pytest.mark.parametrize(("year", "expected"), [(2000, 29), (1900, 28), (2024, 29), (-4, 29), (0, 29), (-100, 28)])
def test_leap_years_follow_the_gregorian_rule(year, expected):
    assert days_in_month(year, 2) == expected


@pytest.mark.parametrize(
    ("iso", "first", "last"),
    [
        ("1970", "1970-01-01", "1970-12-31"),
        ("2016-02", "2016-02-01", "2016-02-29"),
        ("-0043-03", "-0043-03-01", "-0043-03-31"),
        ("-11999", "-11999-01-01", "-11999-12-31"),
    ],
)
def test_a_coarse_date_covers_all_its_days(iso, first, last):
    assert (first_day(iso), last_day(iso)) == (first_day(first), last_day(last))


def test_an_open_side_is_beyond_every_day():
    assert first_day(None) == -OPEN_DAY
    assert last_day(None) == OPEN_DAY


@pytest.mark.parametrize("wrong", ["", "17", "2017-1", "2017-08-01T10:00", "2017/08"])
def test_anything_else_is_refused(wrong):
    with pytest.raises(ValueError, match="not an ISO"):
        first_day(wrong)
