"""Who held which office: only the asked one, of the asked body, by whatever title."""

from __future__ import annotations

from dataclasses import replace

import pytest

from chronoflux.answering.binding import asks_who_leads
from chronoflux.answering.reader import read
from chronoflux.model import Participant, Timeline
from chronoflux.retrieval.question import analyse_question


def test_another_ministry_is_not_answered_by_this_one(ministers):
    assert not read(analyse_question("Who was Minister of Defence on 15 April 2020?", "en"), ministers).answerable


@pytest.mark.parametrize(
    ("value", "question", "answered"),
    [
        ("mayor of Rovento", "Who was the treasurer of Rovento in 2018?", False),
        ("mayor of Rovento", "Who was the mayor of Rovento in 2018?", True),
        ("mayor of Rovento", "Who was at the head of Rovento in 2018?", True),
        ("chief executive officer of Rovento Motors", "Who was the CEO of Rovento Motors in 2018?", True),
        ("CEO of Rovento Motors", "Who was the chief financial officer of Rovento Motors in 2018?", False),
        ("sindaca di Rovento", "Who was the mayor of Rovento in 2018?", True),
    ],
)
def test_only_the_asked_office_answers(make_event, value, question, answered):
    taken = make_event(
        1,
        f"Ida Moro became {value}",
        "2017-01-01",
        effect="opens",
        relation="position",
        subject=("Ida Moro", "PERSON"),
        value=(value, "MISC"),
    )
    found = read(analyse_question(question, "en"), Timeline(dated=(taken,)))
    assert found.answerable is answered


def test_who_took_over_led_it(make_event):
    took = make_event(
        1,
        "Colin Ashworth took over",
        "1968-11",
        effect="opens",
        relation="position",
        subject=("Colin Ashworth", "PERSON"),
        others=(("Rovento Choir", "ORG"),),
    )
    timeline = Timeline(dated=(took,))
    assert read(analyse_question("Who led the Rovento Choir in 1975?", "en"), timeline).answer == "Colin Ashworth"
    assert not read(analyse_question("Who was treasurer of the Rovento Choir in 1975?", "en"), timeline).answerable


def test_offices_of_one_title_in_two_bodies_do_not_replace_each_other(make_event):
    def director(number, name, start, end, body):
        return make_event(
            number,
            f"{name} was director",
            start,
            end=end,
            effect="opens",
            relation="position",
            subject=(name, "PERSON"),
            value=("director", "MISC"),
            title=body,
        )

    library = director(1, "Ida Moro", "1970", None, "Rovento Library")
    choir = replace(director(2, "Colin Ashworth", "1975", "1989", "Altamura Choir"), document="choir.txt")
    found = read(analyse_question("Who was director of the library in 1980?", "en"), Timeline(dated=(library, choir)))
    assert found.answer == "Ida Moro"


def test_a_deputy_is_not_the_minister(make_event):
    deputy = make_event(
        1,
        "Ida Moro became Deputy Minister of Health",
        "2017-01-01",
        effect="opens",
        relation="position",
        subject=("Ida Moro", "PERSON"),
        value=("Deputy Minister of Health", "MISC"),
    )
    assert not read(
        analyse_question("Who was Minister of Health on 15 April 2018?", "en"), Timeline(dated=(deputy,))
    ).answerable


def test_an_office_told_with_its_place_speaks_of_the_place(make_event):
    taken = make_event(
        1,
        "Ida Moro succeeded her",
        "2016-05-02",
        effect="opens",
        relation="position",
        subject=("Ida Moro", "PERSON"),
        value=("beekeeper of Rovento Abbey", "MISC"),
    )
    question = analyse_question("Who was beekeeper of Rovento Abbey in 2018?", "en")
    assert read(question, Timeline(dated=(taken,))).answer == "Ida Moro"


def test_a_deputy_beside_the_minister_changes_nothing(ministers, make_event):
    deputy = make_event(
        4,
        "Ida Moro became Deputy Minister of Health",
        "2018-01-01",
        effect="opens",
        relation="position",
        subject=("Ida Moro", "PERSON"),
        value=("Deputy Minister of Health", "MISC"),
        score=0.9,
    )
    timeline = Timeline(dated=(ministers.dated[0], deputy, *ministers.dated[1:]))
    assert read(analyse_question("Who was Minister of Health on 15 April 2018?", "en"), timeline).answer == "Ann Lee"


def test_the_verb_of_the_question_says_whose_it_is(make_event):
    followed = make_event(
        1,
        "Amos Tyrell was followed by his son Jacob Tyrell, who conducted the band of Rovento from 1899 to 1923",
        "1899",
        end="1923",
        subject=("Amos Tyrell", "PERSON"),
        others=(("Jacob Tyrell", "PERSON"), ("Rovento", "PLACE")),
    )
    found = read(analyse_question("Who conducted the band of Rovento in 1910?", "en"), Timeline(dated=(followed,)))
    assert found.answer == "Jacob Tyrell"


@pytest.mark.parametrize(("kind", "answered"), [("PERSON", True), ("PLACE", False), ("WORK", False)])
def test_what_cannot_be_the_asked_kind_answers_nothing(make_event, kind, answered):
    visit = make_event(
        1,
        "the coach of Rovento was seen with Altamura Bassa",
        "2018-03",
        subject=("Rovento", "ORG"),
        others=(("Altamura Bassa", kind),),
    )
    found = read(analyse_question("Who was the coach of Rovento in March 2018?", "en"), Timeline(dated=(visit,)))
    assert found.answerable is answered


def test_the_office_of_a_person(ministers):
    assert (
        read(analyse_question("What position did Ann Lee hold in 2018?", "en"), ministers).answer
        == "Minister of Health"
    )
    assert not read(analyse_question("What position did Ann Lee hold in May 2021?", "en"), ministers).answerable


def test_who_holds_it_now_is_who_was_last_told_to(make_event):
    first = make_event(1, "the first conductor was Amos Tyrell, who stayed until 1899", None, end="1899")
    last = make_event(
        2,
        "Ruth Okafor became conductor of Rovento",
        "1991",
        effect="opens",
        relation="position",
        subject=("Ruth Okafor", "PERSON"),
        value=("conductor of Rovento", "MISC"),
    )
    first = replace(first, participants=(Participant("Amos Tyrell", "other", "PERSON"),), title="Rovento")
    timeline = Timeline(dated=(first, last))
    found = read(analyse_question("Who is the conductor of Rovento?", "en"), timeline)
    assert found.answer == "Ruth Okafor"
    assert "1991" in " ".join(found.notes)


def test_who_was_succeeded_does_not_hold_it_now(make_event):
    office = ("president of the Rovento Choir", "MISC")
    terms = [
        make_event(
            number,
            f"{name} became president of the Rovento Choir",
            year,
            effect="opens",
            relation="position",
            subject=(name, "PERSON"),
            value=office,
            score=score,
        )
        for number, (name, year, score) in enumerate([("Lidia Moro", "1951", 0.9), ("Bruno Sala", "1970", 0.6)])
    ]
    found = read(analyse_question("Who is the president of the Rovento Choir?", "en"), Timeline(dated=tuple(terms)))
    assert found.answer == "Bruno Sala"


def test_who_ran_a_thing_may_be_a_body(make_event):
    run = make_event(
        1,
        "the Ostrel ferry was run by the Kettering Line from 1911 to 1938",
        "1911",
        end="1938",
        effect="opens",
        relation="operator",
        subject=("Ostrel ferry", "ORG"),
        value=("Kettering Line", "ORG"),
    )
    assert read(analyse_question("Who ran the Ostrel ferry in 1920?", "en"), Timeline(dated=(run,))).answer == (
        "Kettering Line"
    )


@pytest.mark.parametrize(
    ("office", "answers"), [("presidente", True), ("direttrice del Coro Quarr", True), ("tesoriere", False)]
)
def test_who_led_a_body_is_whoever_held_an_office_at_its_head(make_event, office, answers):
    body = ("Coro Quarr", "ORG")
    held = make_event(
        1, f"Ida Moro divenne {office}", "1960", effect="opens", relation="position", subject=("Ida Moro", "PERSON"),
        value=(office, ""), others=(body,),
    )  # fmt: skip
    found = read(analyse_question("Chi guidava il Coro Quarr nel 1965?", "it"), Timeline(dated=(held,)))
    assert (found.answer == "Ida Moro") is answers


def test_who_held_an_office_then_is_not_told_by_an_undated_statement(make_event):
    office = {"effect": "opens", "relation": "position", "title": "Sandle Mill"}
    now = make_event(
        1, "Ugo Berg is the chairman of Sandle Mill", subject=("Ugo Berg", "PERSON"), value=("chairman", ""), **office
    )
    dated = make_event(2, "Sandle Mill was sold", "1979", title="Sandle Mill")
    found = read(
        analyse_question("Who was the chairman of Sandle Mill in 1910?", "en"), Timeline(dated=(dated,), static=(now,))
    )
    assert not found.answerable


def test_a_noun_alone_means_the_thing_that_texts_call_so(make_event):
    office = {"effect": "opens", "relation": "position"}
    led = make_event(
        1,
        "Ida Moro became director",
        "1990",
        subject=("Ida Moro", "PERSON"),
        value=("director", ""),
        title="Sandle Observatory",
        **office,
    )
    other = make_event(
        2,
        "Ugo Berg became director",
        "1991",
        subject=("Ugo Berg", "PERSON"),
        value=("director", ""),
        title="Marlow Bank",
        **office,
    )
    question = analyse_question("Who was the director of the observatory in 1995?", "en")
    assert read(question, Timeline(dated=(led, replace(other, document="bank.txt")))).answer == "Ida Moro"


def test_who_is_only_spoken_of_is_not_who_had_it(make_event):
    mill = make_event(
        1, "Ida Moro rilevò il Mulino Quarr da Ugo Ferri", "1961", effect="opens", relation="ownership",
        subject=("Ida Moro", "PERSON"), value=("Mulino Quarr", "ORG"), others=(("Ugo Ferri", "PERSON"),),
    )  # fmt: skip
    found = read(analyse_question("Di chi era il Mulino Quarr nel 1980?", "it"), Timeline(dated=(mill,)))
    assert found.answer == "Ida Moro"


@pytest.mark.parametrize(
    ("question", "answer"),
    [("Dove vive Ida Moro adesso?", "Capo Quarr"), ("Dove viveva Ida Moro nel 1990?", "non è nei documenti")],
)
def test_a_statement_without_a_date_tells_how_things_stand_now(make_event, question, answer):
    lives = make_event(
        1, "Ida Moro abita a Capo Quarr", effect="opens", relation="residence", subject=("Ida Moro", "PERSON"),
        value=("Capo Quarr", "PLACE"),
    )  # fmt: skip
    born = make_event(
        2, "Ida Moro nacque nel 1949", "1949", effect="opens", relation="life", subject=("Ida Moro", "PERSON")
    )
    assert read(analyse_question(question, "it"), Timeline(dated=(born,), static=(lives,))).answer == answer


def test_an_undated_office_of_another_body_tells_nothing_of_now(make_event):
    mayor = make_event(
        1, "Il sindaco Bo parlò", effect="opens", relation="position", subject=("Bo", "PERSON"), value=("sindaco", "")
    )
    dated = make_event(2, "Quarr nacque nel 1949", "1949")
    asked = analyse_question("Chi è alla guida dell'orto botanico adesso?", "it")
    assert not read(asked, Timeline(dated=(dated,), static=(mayor,))).answerable


def test_who_holds_an_office_now_may_be_told_by_an_undated_statement(make_event):
    office = {"effect": "opens", "relation": "position", "title": "Sandle Mill"}
    now = make_event(
        1, "Ugo Berg is the chairman of Sandle Mill", subject=("Ugo Berg", "PERSON"), value=("chairman", ""), **office
    )
    dated = make_event(2, "Sandle Mill was sold", "1979", title="Sandle Mill")
    found = read(analyse_question("Who is the chairman of Sandle Mill?", "en"), Timeline(dated=(dated,), static=(now,)))
    assert found.answer == "Ugo Berg"


def test_what_an_event_states_is_the_answer_and_not_what_else_it_speaks_of(make_event):
    event = make_event(
        1,
        "Ada Kern remained a professor at Altona Institute until 1957, although she meant to go to Perle University",
        None,
        end="1957",
        effect="opens",
        relation="position",
        subject=("Ada Kern", "PERSON"),
        value=("professor at Altona Institute", "MISC"),
        others=(("Altona Institute", "ORG"), ("Perle University", "ORG")),
    )
    question = analyse_question("Which employer did Ada Kern work for in 1955?")
    assert "Altona Institute" in read(question, Timeline(dated=(event,))).answer


@pytest.mark.parametrize(
    ("question", "leads"),
    [
        ("Who led the band in 1990?", True),
        ("Who was the head of the school in 1990?", True),
        ("Who was the head gardener of Rovento in 1990?", False),
        ("Who were the head coaches of Rovento in 1990?", False),
        ("Chi era a capo della banda nel 1990?", True),
        ("Chi era il capo giardiniere di Rovento nel 1990?", False),
    ],
)
def test_a_head_gardener_is_no_head(question, leads):
    assert asks_who_leads(analyse_question(question)) is leads
