"""Continuity, order, evolution, aggregate and arithmetic questions."""

from __future__ import annotations

import pytest

from chronoflux.answering.reader import read
from chronoflux.model import Intent, Timeline
from chronoflux.retrieval.question import analyse_question


def ask(text, timeline, language="en"):
    return read(analyse_question(text, language), timeline)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Was Ann Lee still Minister of Health on 15 April 2020?", "No"),
        ("Was Ann Lee still Minister of Health in January 2019?", "Yes"),
        ("Was Ann Lee Minister of Health in 2016?", "No"),
        ("Was Bruno Conti Minister of Health in 2022?", "Yes"),
    ],
)
def test_continuity(ministers, text, answer):
    found = ask(text, ministers)
    assert (found.answer, found.intent) == (answer, Intent.CONTINUITY)
    assert found.citations


@pytest.mark.parametrize(("date", "answer"), [("15 aprile 2020", "No"), ("15 aprile 2019", "Sì")])
def test_continuity_in_italian(ministri, date, answer):
    assert ask(f"Ann Lee era ancora Ministro della Salute il {date}?", ministri, "it").answer == answer


def test_continuity_of_an_unknown_person_is_not_denied(ministers):
    assert not ask("Was Zora Quill still Minister of Health in 2019?", ministers).answerable


def test_a_second_office_does_not_end_the_first(ministers, make_event):
    second = make_event(
        4,
        "Ann Lee became chair of the Rovento Museum",
        "2018-05",
        effect="opens",
        relation="position",
        subject=("Ann Lee", "PERSON"),
        value=("chair of the Rovento Museum", "MISC"),
    )
    timeline = Timeline(dated=(ministers.dated[0], second))
    assert ask("Was Ann Lee still Minister of Health in January 2019?", timeline).answer == "Yes"


@pytest.fixture
def city(make_event):
    return Timeline(
        dated=(
            make_event(1, "The great fire destroyed the port of Rovento", "1871-05", others=(("Rovento", "PLACE"),)),
            make_event(2, "A flood covered the old town", "1880", others=(("Rovento", "PLACE"),)),
            make_event(3, "The railway reached Rovento", "1880", others=(("Rovento", "PLACE"),)),
        )
    )


def test_which_came_first(ministers, city):
    assert ask("Who became Minister of Health first, Ann Lee or Bruno Conti?", ministers).answer == "Ann Lee"
    assert ask("Which came first, the flood or the great fire?", city).answer == "great fire"


def test_which_came_last(city):
    assert ask("Which came last, the flood or the great fire?", city).answer == "flood"


def test_which_came_first_in_italian(ministri):
    assert (
        ask("Chi diventò Ministro della Salute per primo, Bruno Conti o Ann Lee?", ministri, "it").answer == "Ann Lee"
    )


def test_equal_dates_do_not_tell_which_came_first(city):
    assert not ask("Which came first, the flood or the railway?", city).answerable


def test_something_unknown_came_neither_first_nor_last(city):
    assert not ask("Which came first, the flood or the earthquake?", city).answerable


def test_evolution_is_a_sequence_in_order_of_time(ministers, ministri):
    found = ask("How did the office of Minister of Health change over time?", ministers)
    assert (found.answer, found.intent) == ("Ann Lee and Bruno Conti", Intent.EVOLUTION)
    assert ask("Come è cambiato nel tempo il Ministro della Salute?", ministri, "it").answer == "Ann Lee e Bruno Conti"


def test_counting_counts_each_thing_once(career, ministers, ministri):
    assert ask("How many teams did Marco Sala play for between 2004 and 2014?", career).answer == "3"
    assert ask("How many ministers of health were there from 2017 to 2021?", ministers).answer == "2"
    assert ask("Quanti ministri della salute ci furono dal 2017 al 2021?", ministri, "it").answer == "2"


def test_counting_looks_at_the_window_only(career):
    assert ask("How many teams did Marco Sala play for between 2012 and 2014?", career).answer == "1"


def test_listing(career):
    found = ask("List all the teams Marco Sala played for between 2004 and 2009.", career)
    assert found.answer == "Rovento and Altamura"


@pytest.mark.parametrize(
    ("text", "language", "answer"),
    [("What is the time 6 year and 4 month after Nov, 1185", "en", "Mar, 1192")],
)
def test_arithmetic_needs_no_timeline(text, language, answer):
    found = ask(text, Timeline(), language)
    assert (found.answer, found.answerable, found.confidence) == (answer, True, 1.0)


def test_steps_speak_the_language_of_the_question(ministers, ministri):
    english = ask("Who was Minister of Health on 15 April 2020?", ministers).steps
    italian = ask("Chi era Ministro della Salute il 15 aprile 2020?", ministri, "it").steps
    assert len(english) == len(italian) == 4
    assert "15 April 2020" in english[0]
    assert "15 aprile 2020" in italian[0]
    assert "Event #3" in english[-1]
    assert "Evento #3" in italian[-1]


def test_what_no_event_counts_is_not_counted(make_event):
    motors, cups = ("Rovento Motors", "ORG"), [("Harbour Cup", "MISC"), ("Lake Cup", "MISC")]
    told = [
        make_event(
            number,
            f"Rovento Motors won the {value[0]}",
            f"{1990 + number}",
            effect="opens",
            relation="award",
            subject=motors,
            value=value,
        )
        for number, value in enumerate(cups)
    ]
    timeline = Timeline(dated=tuple(told))
    assert ask("How many cups did Rovento Motors win?", timeline).answer == "2"
    found = ask("How many employees does Rovento Motors have?", timeline)
    assert not found.answerable
    assert "counted" in found.steps[-1]


@pytest.mark.parametrize(
    ("text", "place"), [("Where was Ida Moro born?", "Rovento"), ("Where did Ida Moro die?", "Altamura")]
)
def test_where_somebody_was_born_and_died(make_event, text, place):
    ida = ("Ida Moro", "PERSON")
    told = (
        make_event(
            1,
            "Ida Moro was born in Rovento",
            "1931",
            effect="opens",
            relation="life",
            subject=ida,
            others=(("Rovento", "PLACE"),),
        ),
        make_event(
            2,
            "Ida Moro worked at the Corvane Herbarium in Dublin",
            "1953",
            effect="opens",
            relation="employer",
            subject=ida,
            value=("Corvane Herbarium", "PLACE"),
            others=(("Dublin", "PLACE"),),
            score=0.8,
        ),
        make_event(
            3,
            "Ida Moro died in Altamura",
            "2004",
            effect="closes",
            relation="life",
            subject=ida,
            others=(("Altamura", "PLACE"),),
        ),
    )
    assert ask(text, Timeline(dated=told)).answer == place


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Ida Moro ha cominciato prima come corista o come organista?", "corista"),
        ("È nata prima la banda o la corale?", "banda"),
        ("Quale nacque per ultima, la banda o la corale?", "corale"),
    ],
)
def test_the_things_compared_stand_behind_the_word_for_early_or_late(make_event, question, answer):
    told = (
        make_event(1, "Ida Moro fu corista nella banda", "1960"),
        make_event(2, "Ida Moro fu organista nella corale", "1970"),
    )
    assert read(analyse_question(question, "it"), Timeline(dated=told)).answer == answer


@pytest.mark.parametrize(("office", "answer"), [("caposquadra", "No"), ("custode", "Sì")])
def test_whether_it_still_held_is_asked_of_the_state_that_is_spelled_out(make_event, office, answer):
    ida = ("Ida Moro", "PERSON")
    told = (
        make_event(1, "Ida Moro caposquadra", "2015", end="2020", effect="opens", relation="position", subject=ida,
                   value=("caposquadra", ""), granularity="range"),
        make_event(2, "Ida Moro custode", "2018", effect="opens", relation="position", subject=ida,
                   value=("custode", "")),
    )  # fmt: skip
    found = read(analyse_question(f"Ida Moro era ancora {office} nel 2022?", "it"), Timeline(dated=told))
    assert found.answer == answer


@pytest.mark.parametrize(
    ("question", "language", "answer"),
    [
        ("Did Ida Moro leave the choir before or after Ugo Berg joined it?", "en", "after"),
        ("Did Ida Moro leave the choir before Ugo Berg joined it?", "en", "No"),
        ("Ida Moro lasciò il coro prima o dopo che Ugo Berg vi entrò?", "it", "dopo"),
    ],
)
def test_before_or_after_asks_for_one_of_the_two(make_event, question, language, answer):
    told = (
        make_event(1, "Ugo Berg joined the choir, entrò nel coro", "1980", subject=("Ugo Berg", "PERSON")),
        make_event(2, "Ida Moro left the choir, lasciò il coro", "1990", subject=("Ida Moro", "PERSON")),
    )
    assert ask(question, Timeline(dated=told), language).answer == answer


def test_whether_something_unspoken_of_still_held_is_not_told(make_event):
    state = {"effect": "opens", "relation": "position", "subject": ("Ida Moro", "PERSON"), "value": ("engineer", "")}
    timeline = Timeline(dated=(make_event(1, "Ida Moro, engineer from 2013", "2013", **state),))
    assert ask("Was Ida Moro still an engineer in 2015?", timeline).answer == "Yes"
    assert not ask("Was Ida Moro still an apprentice in 2015?", timeline).answerable
