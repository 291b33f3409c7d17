"""Dated events in order of time, static ones apart, and only what is worth telling."""

from chronoflux.calendar import first_day, last_day
from chronoflux.model import EventKind, Evidence
from chronoflux.retrieval.timeline import build_timeline, worth_telling


def event(name, start=None, score=0.5, time=None):
    return Evidence(
        id=name,
        text=name,
        kind=EventKind.DATED if start else EventKind.STATIC,
        document="d",
        title="",
        sentence=name,
        char_start=0,
        char_end=0,
        start=start,
        end=start,
        start_day=first_day(start),
        end_day=last_day(start),
        time=time,
        score=score,
    )


def test_time_orders_the_dated_and_score_the_static():
    events = [
        event("late", "2020"),
        event("noon", "2019-05-01", time="12:00"),
        event("morning", "2019-05-01", time="08:00"),
        event("caesar", "-0043-03-15"),
        event("aside", score=0.2),
        event("fact", score=0.9),
    ]
    timeline = build_timeline(events)
    assert [e.id for e in timeline.dated] == ["caesar", "morning", "noon", "late"]
    assert [e.id for e in timeline.static] == ["fact", "aside"]


def test_what_scores_far_below_the_best_is_left_out():
    ranked = [event("a", score=0.8), event("b", score=0.5), event("c", score=0.3)]
    assert [e.id for e in worth_telling(ranked, most=10, share=0.6)] == ["a", "b"]
    assert [e.id for e in worth_telling(ranked, most=1, share=0.0)] == ["a"]
    assert worth_telling([], most=3, share=0.6) == []
