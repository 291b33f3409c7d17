"""Evidence that fits the question's time better weighs more."""

from chronoflux.model import Effect, EventKind, Evidence, Intent, Question, Relation, Window, first_day, last_day
from chronoflux.retrieval.scope import scope_of
from chronoflux.retrieval.scoring import Signals, score_event, time_fit

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


def test_every_part_counts():
    base = Signals(0.5, 0.5, 0.5, 0.5)
    score = score_event(event("2017-08"), base, QUESTION, SCOPE)
    assert score_event(event("2017-08"), Signals(0.6, 0.5, 0.5, 0.5), QUESTION, SCOPE) > score
    assert score_event(event("2017-08"), Signals(0.5, 0.6, 0.5, 0.5), QUESTION, SCOPE) > score
    assert score_event(event("2017-08"), Signals(0.5, 0.5, 0.6, 0.5), QUESTION, SCOPE) > score
    assert score_event(event("2017-08"), Signals(0.5, 0.5, 0.5, 0.6), QUESTION, SCOPE) > score
    assert score_event(event("2017-08", relation="position"), base, QUESTION, SCOPE) > score
    assert 0 <= score <= 1
