"""Windows are hard where the caller or the intent makes them so; before and after are disjoint."""

import pytest

from chronoflux.calendar import first_day, last_day
from chronoflux.model import AnswerKind, Intent, Question, Relation, Window
from chronoflux.retrieval.scope import Bounds, scope_of


def asked(*windows, intent=Intent.POINT):
    return Question("?", "en", intent=intent, windows=windows)


def day(iso):
    return first_day(iso), last_day(iso)


def test_a_state_at_a_date_may_rest_on_what_came_before():
    scope = scope_of(asked(Window("2020-04-15", "2020-04-15", Relation.AT)))
    assert scope.soft
    assert scope.before.end == first_day("2020-04-14")
    assert scope.after.start == first_day("2020-04-16")
    assert not scope.in_window(*day("2017"))


@pytest.mark.parametrize("intent", [Intent.INTERVAL, Intent.AGGREGATE, Intent.ORDER])
def test_counting_and_ordering_keep_to_their_window(intent):
    scope = scope_of(asked(Window("2010", "2012"), intent=intent))
    assert not scope.soft


def test_a_state_asked_about_for_an_interval_may_have_begun_before_it():
    window = Window("2013", "2017", Relation.BETWEEN)
    who = Question("?", "en", intent=Intent.INTERVAL, windows=(window,), answer_kind=AnswerKind.PERSON)
    assert scope_of(who).soft
    what = Question("?", "en", intent=Intent.INTERVAL, windows=(window,))
    assert not scope_of(what).soft


def test_the_callers_window_is_hard_and_clips_everything():
    scope = scope_of(asked(Window("2020", "2020")), window=Window("2019", None))
    assert scope.before == Bounds(first_day("2019"), last_day("2019"))
    assert not scope.limits.holds(*day("2018"))


def test_as_of_admits_nothing_later():
    scope = scope_of(asked(Window("2020", "2020")), as_of=last_day("2020-06"))
    assert scope.windows[0].end == last_day("2020-06")
    assert scope.after is None


def test_before_and_after_a_year_share_no_event():
    before = scope_of(asked(Window(None, "2007", Relation.BEFORE))).windows[0]
    after = scope_of(asked(Window("2009", None, Relation.AFTER))).windows[0]
    for start, end in [("2005", "2010"), ("2007", "2007"), ("2009", "2009"), ("2008-12", "2009-01")]:
        interval = first_day(start), last_day(end)
        assert not (before.holds(*interval) and after.holds(*interval))


def test_a_year_lies_in_a_month_of_it():
    scope = scope_of(asked(Window("2017-08", "2017-08", Relation.DURING)))
    assert scope.in_window(*day("2017"))
    assert not scope.in_window(*day("2018"))


def test_two_windows_are_two_periods():
    scope = scope_of(asked(Window(None, "2007", Relation.BEFORE), Window("2013", None, Relation.AFTER)))
    assert scope.in_window(*day("2000"))
    assert scope.in_window(*day("2014"))
    assert not scope.in_window(*day("2009"))


def test_without_a_window_all_time_counts_alike():
    scope = scope_of(asked())
    assert not scope.timed
    assert scope.in_window(*day("-0043"))


def test_a_state_may_reach_into_a_date_but_not_into_what_comes_after_one():
    at = scope_of(asked(Window("2020-04-15", "2020-04-15", Relation.AT)))
    assert at.reaches(first_day("2017-08-01"))
    assert not at.reaches(first_day("2020-04-16"))
    after = scope_of(asked(Window("2015", None, Relation.AFTER)))
    assert not after.reaches(first_day("2011"))


def test_a_hard_window_admits_only_what_lies_in_it_until_it_is_widened():
    hard = scope_of(asked(Window("2010", "2012"), intent=Intent.AGGREGATE), window=Window("2005", None))
    assert hard.hard
    assert [hard.admits(*day(year)) for year in ("2004", "2008", "2011", "2014")] == [False, False, True, False]
    wide = hard.widened()
    assert not wide.hard
    assert [wide.admits(*day(year)) for year in ("2004", "2008", "2011", "2014")] == [False, True, True, True]
    assert wide.windows == hard.windows


def test_without_a_window_only_the_callers_limits_count():
    scope = scope_of(asked(), window=Window("2005", None))
    assert not scope.hard
    assert [scope.admits(*day(year)) for year in ("2004", "2008")] == [False, True]
