"""The event that a clause tells of, and the window that hangs on it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from chronoflux.calendar import first_day, last_day
from chronoflux.model import Effect, EventKind, Evidence, Relation
from chronoflux.retrieval.anchors import anchored_window, choose_anchor
from chronoflux.retrieval.question import analyse_question


def event(text, start, end=None, *, effect="opens", relation=None, score=0.6, granularity="year"):
    last = end or start
    return Evidence(
        id=text, text=text, kind=EventKind.DATED, document="d", title="Ida Moro", sentence=text, char_start=0,
        char_end=len(text), start=start, end=last, start_day=first_day(start), end_day=last_day(last),
        granularity="range" if end else granularity, effect=Effect(effect), relation=relation, score=score,
    )  # fmt: skip


STUDIED = event("Ida Moro studied at Rovento University", "1990", "1994", relation="education")
BORN = event("Ida Moro was born", "1970", effect="opens", relation="life", score=0.9)
CHAIRED = event("Ida Moro was elected chair of the league", "2003", relation="position")
WORKED = event("Ida Moro worked for Altamura Motors", "1995", "2001", relation="employer")


@pytest.mark.parametrize(
    ("clause", "language", "chosen"),
    [
        ("Ida Moro studied at Rovento University", "en", STUDIED),
        ("Ida Moro worked for Altamura Motors", "en", WORKED),
        ("Ida Moro lavorava per Altamura Motors", "it", WORKED),
        ("Ida Moro worked for Zolla Motors", "en", None),
        ("Ida Moro held the position of chair", "en", CHAIRED),
        ("Ida Moro held the position of consul", "en", None),
        ("Ida Moro ricopriva la carica di console", "it", None),
        ("Zora Quill studied at Rovento University", "en", None),
    ],
)
def test_the_event_speaks_of_every_name_in_the_clause(clause, language, chosen):
    assert choose_anchor(analyse_question(clause, language), [BORN, STUDIED, WORKED, CHAIRED]) is chosen


def test_an_undated_event_is_no_anchor():
    undated = Evidence("e", "Ida Moro studied at Rovento University", EventKind.STATIC, "d", "", "", 0, 1, score=0.9)
    assert choose_anchor(analyse_question("Ida Moro studied at Rovento University", "en"), [undated]) is None


@pytest.mark.parametrize(
    ("relation", "begins", "window"),
    [
        (Relation.AFTER, False, ("2002", None)),
        (Relation.AFTER, True, ("1996", None)),
        (Relation.BEFORE, False, (None, "1994")),
        (Relation.DURING, False, ("1995", "2001")),
    ],
)
def test_what_lasts_is_over_after_its_end(relation, begins, window):
    found = anchored_window(WORKED, relation, None, begins=begins)
    assert (found.start, found.end) == window


@pytest.mark.parametrize(
    ("effect", "begins", "window"),
    [
        (Effect.OPENS, False, ("1995", None)),
        (Effect.OPENS, True, ("1995", "1995")),
        (Effect.CLOSES, False, (None, "1995")),
        (Effect.NONE, False, ("1995", "1995")),
    ],
)
def test_while_a_state_held_of_which_one_end_is_told_reaches_from_or_to_that(effect, begins, window):
    event = replace(WORKED, end="1995", granularity="year", effect=effect)
    found = anchored_window(event, Relation.DURING, None, begins=begins)
    assert (found.start, found.end) == window


@pytest.mark.parametrize(("offset", "year"), [((3, 0, 0), "2004"), ((-3, 0, 0), "1992")])
def test_a_distance_counts_forward_from_the_end_and_back_from_the_beginning(offset, year):
    found = anchored_window(WORKED, Relation.AT, offset, begins=False)
    assert (found.start, found.end) == (year, year)


@pytest.mark.parametrize(("offset", "year"), [((0, 0, 1), "2001"), ((0, 14, 0), "2002"), ((0, -2, 0), "1995")])
def test_a_distance_finer_than_the_event_adds_no_precision(offset, year):
    found = anchored_window(WORKED, Relation.AT, offset, begins=False)
    assert (found.start, found.end) == (year, year)
