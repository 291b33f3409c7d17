"""The rule for coarse dates and open windows."""

from __future__ import annotations

import pytest

from chronoflux.answering.spans import OPEN_END, POSSIBLE, DaySpan, Validity, fit_of_window, fit_of_windows, stated_span
from chronoflux.calendar import first_day, last_day
from chronoflux.model import Relation, Window


def held(start: str, end: str | None = None) -> Validity:
    begin = DaySpan(first_day(start), last_day(start))
    return Validity(begin, OPEN_END if end is None else DaySpan(first_day(end), last_day(end)))


def test_a_sure_day_counts_one_and_a_possible_day_half():
    assert fit_of_window(held("2008"), Window("2009", "2009")) == 1
    assert fit_of_window(held("2008"), Window("2008-06", "2008-06")) == POSSIBLE
    assert fit_of_window(held("2008"), Window("2007", "2007")) == 0


def test_a_state_over_half_the_window_fits_by_half():
    assert fit_of_window(held("2009-07-01", "2015"), Window("2009-01-01", "2009-12-31")) == pytest.approx(184 / 365)


def test_after_is_judged_right_behind_its_edge():
    after = Window("2004-01-01", None, Relation.AFTER)
    holds, begins_later, over = held("2000"), held("2012"), held("1990", "1995")
    assert fit_of_window(holds, after) == 1
    assert 0 < fit_of_window(begins_later, after) < fit_of_window(held("2006"), after) < 1
    assert fit_of_window(over, after) == 0


def test_before_is_judged_right_in_front_of_its_edge():
    before = Window(None, "2003-12-31", Relation.BEFORE)
    assert fit_of_window(held("2000"), before) == 1
    assert 0 < fit_of_window(held("1980", "1985"), before) < fit_of_window(held("1990", "2001"), before) < 1
    assert fit_of_window(held("2010"), before) == 0


def test_several_windows_take_the_best_and_none_means_any_time():
    windows = (Window("1990", "1990"), Window("2010", "2010"))
    assert fit_of_windows(held("2005"), windows) == 1
    assert fit_of_windows(held("2005"), ()) == 1


def test_stated_spans():
    year = DaySpan(first_day("2008"), last_day("2008"))
    assert stated_span("2008", "2008", "year") == (year, None)
    assert stated_span("1980", "1989", "decade") == (DaySpan(first_day("1980"), last_day("1989")), None)
    assert stated_span("2008", "2010", "range") == (year, DaySpan(first_day("2010"), last_day("2010")))
    assert stated_span("2008", None, "range") == (year, None)
    assert stated_span(None, "2008", "range")[1] == year


def test_what_lasted_until_a_year_did_not_last_for_ever():
    begin, _ = stated_span(None, "2008", "range")
    assert begin.first < first_day("1980")
    assert begin.first > first_day("1970")
    assert begin.last == first_day("2008")
