"""When something began, ended or happened, and how long it lasted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from chronoflux.answering.reader import read
from chronoflux.model import Intent, Timeline
from chronoflux.retrieval.question import analyse_question


def ask(text, timeline, language="en"):
    return read(analyse_question(text, language), timeline)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("When did Ann Lee become Minister of Health?", "1 August 2017"),
        ("When did Bruno Conti become Minister of Health?", "5 March 2020"),
        ("When did Ann Lee resign?", "1 March 2020"),
        ("When did Ann Lee stop being Minister of Health?", "1 March 2020"),
        ("In which year was Bruno Conti appointed Minister of Health?", "5 March 2020"),
    ],
)
def test_boundaries(ministers, text, answer):
    found = ask(text, ministers)
    assert (found.answer, found.intent) == (answer, Intent.BOUNDARY)
    assert found.citations


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Quando Ann Lee è diventata Ministro della Salute?", "1 agosto 2017"),
        ("Quando si è dimessa Ann Lee?", "1 marzo 2020"),
        ("Da quando Bruno Conti è Ministro della Salute?", "5 marzo 2020"),
    ],
)
def test_boundaries_in_italian(ministri, text, answer):
    assert ask(text, ministri, "it").answer == answer


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("When did Ida Moro resign?", "9 January 2015"),
        ("When did Ida Moro graduate?", "1996"),
        ("Quando si laureò Ida Moro?", "1996"),
    ],
)
def test_the_verb_of_the_question_says_which_event(make_event, text, answer):
    ida = ("Ida Moro", "PERSON")
    graduated = "graduated" if "graduate" in text else "si laureò"
    told = [
        make_event(1, f"Ida Moro {graduated}", "1996", effect="closes", relation="education", subject=ida),
        make_event(2, "Ida Moro resigned", "2015-01-09", effect="closes", relation="position", subject=ida),
    ]
    timeline = Timeline(dated=tuple(replace(item, trigger=item.text.removeprefix("Ida Moro ")) for item in told))
    assert ask(text, timeline, "it" if "Quando" in text else "en").answer == answer


def test_a_duration(ministers):
    assert ask("How long was Ann Lee Minister of Health?", ministers).answer == "2 years and 7 months"


def test_no_end_is_known_for_a_state_that_still_holds(ministers):
    assert not ask("When did Bruno Conti stop being Minister of Health?", ministers).answerable


def test_a_new_holder_ends_the_old_ones_term(ministers):
    without_resignation = Timeline(dated=(ministers.dated[0], ministers.dated[2]))
    assert ask("Was Ann Lee still Minister of Health on 15 April 2020?", without_resignation).answer == "No"


@pytest.fixture
def lives(make_event):
    person, club = ("Jonas Eklund", "PERSON"), ("Hammarby", "ORG")
    return Timeline(
        dated=(
            make_event(
                1, "Helen Voss became director of the Harrow Museum in the summer of 1991", "1991-06", end="1991-08",
                effect="opens", relation="position", subject=("Helen Voss", "PERSON"),
                value=("director of the Harrow Museum", "MISC"), granularity="season",
            ),
            make_event(
                2, "Jonas Eklund joined Hammarby in January 2008", "2008-01",
                effect="opens", relation="member_of", subject=person, value=club,
            ),
            make_event(
                3, "Jonas Eklund left the club in July 2011", "2011-07",
                effect="closes", relation="member_of", subject=person,
            ),
        )
    )  # fmt: skip


def test_an_end_is_not_the_beginning(lives):
    assert ask("When did Jonas Eklund leave Hammarby?", lives).answer == "July 2011"
    assert ask("When did Jonas Eklund join Hammarby?", lives).answer == "January 2008"


def test_a_season_is_not_its_first_month(lives):
    answer = ask("When did Helen Voss become director of the Harrow Museum?", lives).answer
    assert "1991" in answer
    assert answer != "June 1991"
    assert "August" in answer or "ummer" in answer


def test_nobody_is_called_by_a_role_and_strangers_answer_nothing(lives):
    found = ask("Who was mayor of Valdoro in 2010?", lives)
    assert not found.answerable


@pytest.mark.parametrize(
    ("text", "language"),
    [("How many years was Ann Lee Minister of Health?", "en"), ("How long did Ann Lee sing?", "en")],
)
def test_years_are_a_duration_and_no_count(ministers, text, language):
    found = ask(text, ministers, language)
    assert (found.answer == "2 years and 7 months") is ("Minister" in text)
    assert found.answerable is ("Minister" in text)


@pytest.mark.parametrize(
    ("begin", "end", "length"),
    [
        ("1955", "1969", "14 years"),
        ("1955-03", "1969", "14 years"),
        ("1955-03", "1956-09", "1 year and 6 months"),
        ("1955-03-10", "1955-03-24", "14 days"),
        ("2019-12-15", "2020-12-15", "1 year"),
    ],
)
def test_a_length_is_no_finer_than_its_dates(make_event, begin, end, length):
    married = make_event(
        1,
        "Ida Moro was married to Ugo Berg",
        begin,
        end=end,
        effect="opens",
        relation="spouse",
        subject=("Ida Moro", "PERSON"),
        value=("Ugo Berg", "PERSON"),
    )
    assert ask("How long was Ida Moro married to Ugo Berg?", Timeline(dated=(married,))).answer == length


def test_when_asks_for_what_is_told_and_not_for_anything_about_a_name(make_event):
    left = make_event(1, "Ida Moro left the choir", "1990", subject=("Ida Moro", "PERSON"))
    assert ask("When did Ida Moro leave the choir?", Timeline(dated=(left,))).answer == "1990"
    assert not ask("When did Ida Moro sail to Oslo?", Timeline(dated=(left,))).answerable


def test_leaving_for_a_place_is_no_end(make_event):
    moved = make_event(
        1,
        "Ida Moro moved to Oslo",
        "1990",
        effect="opens",
        relation="residence",
        subject=("Ida Moro", "PERSON"),
        value=("Oslo", "PLACE"),
    )
    assert ask("When did Ida Moro leave for Oslo?", Timeline(dated=(moved,))).answer == "1990"


def test_what_is_told_in_the_words_of_the_question_comes_before_a_state_that_ended(make_event):
    run = make_event(1, "L'ultimo treno corse a Quarr il 30 settembre 1967", "1967-09-30")
    owner = make_event(2, "Quarr passò alla SAFMA", "1948", effect="opens", relation="ownership",
                       subject=("Quarr", "PLACE"), value=("SAFMA", "ORG"))  # fmt: skip
    found = read(analyse_question("Quando circolò l'ultimo treno per Quarr?", "it"), Timeline(dated=(owner, run)))
    assert found.answer == "30 settembre 1967"


def test_when_is_not_told_by_what_speaks_of_another(make_event):
    other = make_event(1, "the mill closed", "1968", title="Marlow")
    assert not ask("When did the Sandle tramway close?", Timeline(dated=(other,))).answerable
