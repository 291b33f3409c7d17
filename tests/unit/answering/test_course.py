"""What came before or after an event, by dates and by where the text goes on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from chronoflux.answering.case import open_case
from chronoflux.answering.claims import make_claims
from chronoflux.answering.reader import read
from chronoflux.model import Relation, Timeline, Window
from chronoflux.retrieval.question import analyse_question

ADA = ("Ada Kern", "PERSON")


def school(make_event, number, text, name, start=None, *, end=None, effect="opens"):
    value = (name, "ORG")
    return make_event(number, text, start, end=end, effect=effect, relation="education", subject=ADA, value=value)


def ask(text, events, language="en", windows=()):
    dated = tuple(event for event in events if event.start)
    static = tuple(event for event in events if not event.start)
    question = analyse_question(text, language)
    if windows:
        question = replace(question, windows=windows)
    return read(question, Timeline(dated=dated, static=static)).answer


@pytest.fixture
def schools(make_event):
    return (
        school(make_event, 1, "In 1921 Ada Kern entered Altona College", "Altona College", "1921"),
        school(make_event, 2, "Afterwards Ada Kern studied at Perle University", "Perle University"),
        school(make_event, 3, "In 1927 Ada Kern studied at Marr Academy", "Marr Academy", "1927"),
    )


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Which school did Ada Kern attend after Altona College?", "Perle University"),
        ("Which school did Ada Kern attend after she entered Altona College?", "Perle University"),
        ("Which school did Ada Kern attend before Marr Academy?", "Perle University"),
        ("Which school did Ada Kern attend after Perle University?", "Marr Academy"),
    ],
)
def test_undated_states_stand_where_the_text_goes_on_to_them(schools, text, answer):
    assert ask(text, schools) == answer


def test_what_is_told_of_now_has_no_place_in_the_course(make_event):
    events = (
        school(make_event, 1, "In 1921 Ada Kern entered Altona College", "Altona College", "1921"),
        school(make_event, 2, "Ada Kern is a student at Perle University", "Perle University"),
        school(make_event, 3, "In 1927 Ada Kern studied at Marr Academy", "Marr Academy", "1927"),
    )
    assert ask("Which school did Ada Kern attend after Altona College?", events) == "Marr Academy"


def test_what_begins_in_the_year_in_which_the_other_ended_comes_after_it(make_event):
    events = (
        school(
            make_event, 1, "Ada Kern studied at Altona College from 1898 to 1903", "Altona College", "1898", end="1903"
        ),
        school(
            make_event,
            2,
            "Ada Kern studied at Perle University from 1903 to 1904",
            "Perle University",
            "1903",
            end="1904",
        ),
        school(make_event, 3, "Ada Kern studied at Marr Academy from 1907 to 1908", "Marr Academy", "1907", end="1908"),
    )
    after = (Window("1904", None),)
    assert (
        ask("Where did Ada Kern study after she studied at the Royal College?", events, windows=after)
        == "Perle University"
    )


def test_a_degree_tells_where_somebody_studied_before(make_event):
    events = (
        school(
            make_event,
            1,
            "In 1992 Ada Kern graduated from Perle University",
            "Perle University",
            "1992",
            effect="closes",
        ),
        make_event(
            2,
            "In 2012 Ada Kern received an honorary diploma from Marr Academy",
            "2012",
            effect="opens",
            relation="award",
            subject=ADA,
            value=("honorary diploma", "MISC"),
            others=(("Marr Academy", "ORG"),),
        ),
    )
    before = (Window(None, "2013"),)
    question = "Where did Ada Kern study before she commanded the station?"
    assert ask(question, events, windows=before) == "Perle University"


def test_several_of_one_sentence_stand_as_it_lists_them(make_event):
    text = "Ada Kern studied at Perle University and Marr Academy"
    first = school(make_event, 2, "Ada Kern studied at Marr Academy", "Marr Academy")
    second = school(make_event, 3, "Ada Kern studied at Perle University", "Perle University")
    events = (
        school(make_event, 1, "In 1921 Ada Kern entered Altona College", "Altona College", "1921"),
        replace(first, sentence=text, char_start=200),
        replace(second, sentence=text, char_start=200),
    )
    assert ask("Which school did Ada Kern attend after Altona College?", events) == "Perle University"


@pytest.mark.parametrize(
    ("year", "answer"), [("1935", "Altamura University"), ("1950", "Altamura University"), ("1931", "Rovento College")]
)
def test_a_beginning_and_an_end_told_apart_are_one_state(make_event, year, answer):
    def post(number, text, body, start=None, *, end=None, effect="opens", relation="employer"):
        value = (body, "ORG")
        return make_event(number, text, start, end=end, effect=effect, relation=relation, subject=ADA, value=value)

    events = (
        post(1, "In 1929 Ada Kern worked for Rovento College", "Rovento College", "1929"),
        post(2, "In 1933 Ada Kern accepted a position at Altamura University", "Altamura University", "1933"),
        post(3, "Ada Kern remained at Altamura University until 1957", "Altamura University", end="1957"),
    )
    timeline = Timeline(dated=events)
    assert read(analyse_question(f"Which employer did Ada Kern work for in {year}?", "en"), timeline).answer == answer


@pytest.mark.parametrize("effect", ["opens", "closes"])
def test_the_last_undated_state_before_an_event_that_states_another_relation_is_found(make_event, effect):
    events = (
        school(make_event, 1, "In 1921 Ada Kern entered Altona College", "Altona College", "1921"),
        school(make_event, 2, "Ada Kern studied at Perle University", "Perle University"),
        school(make_event, 3, "Ada Kern took a degree at Marr Academy", "Marr Academy", effect=effect),
    )
    asked = "Which school did Ada Kern attend before she joined the Rovento Works?"
    question = replace(analyse_question(asked), windows=(Window(None, "1929", Relation.BEFORE),))
    timeline = Timeline(dated=events[:1], static=events[1:])
    assert make_claims(open_case(question, timeline))[0].candidate.text == "Marr Academy"
