"""Boundary, continuity, order, evolution, aggregate and arithmetic questions."""

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


def test_a_new_holder_ends_the_old_ones_term(ministers):
    without_resignation = Timeline(dated=(ministers.dated[0], ministers.dated[2]))
    assert ask("Was Ann Lee still Minister of Health on 15 April 2020?", without_resignation).answer == "No"


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
    ("text", "language"),
    [("How many years was Ann Lee Minister of Health?", "en"), ("How long did Ann Lee sing?", "en")],
)
def test_years_are_a_duration_and_no_count(ministers, text, language):
    found = ask(text, ministers, language)
    assert (found.answer == "2 years and 7 months") is ("Minister" in text)
    assert found.answerable is ("Minister" in text)


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


def test_when_is_not_told_by_what_speaks_of_another(make_event):
    other = make_event(1, "the mill closed", "1968", title="Marlow")
    assert not ask("When did the Sandle tramway close?", Timeline(dated=(other,))).answerable
