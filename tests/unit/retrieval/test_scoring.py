"""Evidence that fits the question's time better weighs more."""

from dataclasses import fields

import pytest

from chronoflux.calendar import first_day, last_day
from chronoflux.model import Effect, EventKind, Evidence, Intent, Question, Relation, Window
from chronoflux.retrieval.scope import scope_of
from chronoflux.retrieval.scoring import Signals, score_of
from chronoflux.retrieval.timefit import begins_with, time_fit

QUESTION = Question(
    "?", "en", intent=Intent.POINT, windows=(Window("2017-08", "2017-08", Relation.DURING),), relation="position"
)
SCOPE = scope_of(QUESTION)


def event(start, end=None, effect=Effect.NONE, kind=EventKind.DATED, relation=None):
    return Evidence(
        id="1",
        text="",
        kind=kind,
        document="d",
        title="",
        sentence="",
        char_start=0,
        char_end=0,
        start=start,
        end=end or start,
        start_day=first_day(start),
        end_day=last_day(end or start),
        effect=effect,
        relation=relation,
    )


def test_the_nearer_the_interval_the_better_the_fit():
    fits = [
        time_fit(event(*dates), SCOPE) for dates in [("2017-08",), ("2017",), ("2010", "2019"), ("2016",), ("2005",)]
    ]
    assert fits == sorted(fits, reverse=True)
    assert fits[0] == 1.0


def test_a_state_from_before_weighs_more_than_one_from_after():
    assert time_fit(event("2016"), SCOPE) > time_fit(event("2018-09"), SCOPE)


def test_an_end_before_the_window_weighs_less_than_a_beginning():
    assert time_fit(event("2016", effect=Effect.CLOSES), SCOPE) < time_fit(event("2016", effect=Effect.OPENS), SCOPE)


def test_an_untimed_question_suits_every_date():
    assert time_fit(event("0079"), scope_of(Question("?", "en"))) == 1.0


def test_what_begins_with_the_asked_time_is_told_from_what_lies_in_it():
    scope = scope_of(Question("?", "en", windows=(Window("2010", "2018", Relation.DURING),)))
    assert [begins_with(event(year), scope) for year in ("2008", "2010", "2011", "2014")] == [0, 1, 1, 0]
    assert begins_with(event("2009-11"), scope) == 1
    assert begins_with(event("2010"), scope_of(Question("?", "en"))) == 0


def test_what_begins_after_a_short_time_does_not_begin_with_it():
    assert begins_with(event("2017-09"), SCOPE) == 0
    assert begins_with(event("2017"), SCOPE) == 1


def test_every_part_counts_and_all_together_make_one():
    assert score_of(Signals()) == 0
    assert score_of(Signals(**dict.fromkeys((part.name for part in fields(Signals)), 1.0))) == pytest.approx(1)
    for part in fields(Signals):
        assert score_of(Signals(**{part.name: 0.5})) > 0
