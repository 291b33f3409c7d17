"""Who or what held at a time: states persist, end, are replaced, and leave gaps."""

from __future__ import annotations

from dataclasses import replace

import pytest

from chronoflux.answering.case import open_case
from chronoflux.answering.reader import read
from chronoflux.model import Intent, Relation, Timeline, Window
from chronoflux.retrieval.question import analyse_question


@pytest.mark.parametrize(
    ("date", "answer"),
    [
        ("1 August 2017", "Ann Lee"),
        ("15 April 2018", "Ann Lee"),
        ("29 February 2020", "Ann Lee"),
        ("5 March 2020", "Bruno Conti"),
        ("15 April 2020", "Bruno Conti"),
        ("15 April 2031", "Bruno Conti"),
    ],
)
def test_an_office_is_held_until_it_ends_or_is_taken_over(ministers, date, answer):
    found = read(analyse_question(f"Who was Minister of Health on {date}?", "en"), ministers)
    assert (found.answer, found.answerable, found.intent) == (answer, True, Intent.POINT)


@pytest.mark.parametrize("date", ["31 July 2017", "1 January 1990", "3 March 2020"])
def test_nobody_is_named_before_the_first_holder_or_between_two(ministers, date):
    found = read(analyse_question(f"Who was Minister of Health on {date}?", "en"), ministers)
    assert found.answer == "not in the documents"
    assert not found.answerable
    assert found.confidence == 0


def test_the_gap_is_explained(ministers):
    found = read(analyse_question("Who was Minister of Health on 3 March 2020?", "en"), ministers)
    assert "Ann Lee" in found.steps[-1]
    assert "1 March 2020" in found.steps[-1]
    assert "Ann Lee resigned for health reasons." in [citation.text for citation in found.citations]


@pytest.mark.parametrize(
    ("date", "answer"), [("15 aprile 2018", "Ann Lee"), ("15 aprile 2020", "Bruno Conti"), ("3 marzo 2020", None)]
)
def test_the_same_in_italian(ministri, date, answer):
    found = read(analyse_question(f"Chi era Ministro della Salute il {date}?", "it"), ministri)
    assert found.answer == (answer or "non è nei documenti")
    assert found.answerable is (answer is not None)


def test_lower_case_questions_are_answered_too(ministers):
    assert (
        read(analyse_question("who was minister of health on 15 april 2020?", "en"), ministers).answer == "Bruno Conti"
    )


def test_the_answer_cites_the_sentences_it_rests_on(ministers):
    found = read(analyse_question("Who was Minister of Health on 15 April 2018?", "en"), ministers)
    assert [(c.document, c.char_start, c.text) for c in found.citations] == [
        ("chronicle.txt", 100, "Ann Lee became Minister of Health."),
        ("chronicle.txt", 200, "Ann Lee resigned for health reasons."),
    ]


def test_an_unknown_subject_is_not_in_the_documents(ministers):
    found = read(analyse_question("What position did Zora Quill hold in 2018?", "en"), ministers)
    assert not found.answerable
    assert "Zora Quill" in found.steps[-1]


def test_a_namesake_is_another_person(ministers):
    assert not read(analyse_question("What position did Bruce Lee hold in 2018?", "en"), ministers).answerable


@pytest.mark.parametrize(
    ("when", "team"),
    [
        ("in March 2006", "Rovento"),
        ("in May 2009", "Altamura"),
        ("in 2012", "Porto Nuovo"),
        ("between May 2011 and June 2012", "Porto Nuovo"),
        ("before January 2007", "Rovento"),
    ],
)
def test_the_team_of_a_player(career, when, team):
    assert read(analyse_question(f"Which team did Marco Sala play for {when}?", "en"), career).answer == team


def test_the_kind_asked_for_decides_among_events_of_one_time(career):
    assert read(analyse_question("Who was Marco Sala's wife in August 2009?", "en"), career).answer == "Elena Fabbri"
    assert (
        read(analyse_question("Chi era la moglie di Marco Sala ad agosto 2009?", "it"), career).answer == "Elena Fabbri"
    )


def test_a_coarse_date_may_be_any_day_of_its_span(make_event):
    first = make_event(
        1,
        "Ann Lee became mayor of Rovento",
        "2008",
        effect="opens",
        relation="position",
        subject=("Ann Lee", "PERSON"),
        value=("mayor of Rovento", "MISC"),
    )
    second = make_event(
        2,
        "Ida Moro became mayor of Rovento",
        "2011-05",
        effect="opens",
        relation="position",
        subject=("Ida Moro", "PERSON"),
        value=("mayor of Rovento", "MISC"),
    )
    timeline = Timeline(dated=(first, second))
    in_doubt = read(analyse_question("Who was mayor of Rovento in June 2008?", "en"), timeline)
    for_sure = read(analyse_question("Who was mayor of Rovento in June 2009?", "en"), timeline)
    assert in_doubt.answer == for_sure.answer == "Ann Lee"
    assert in_doubt.confidence < for_sure.confidence
    assert read(analyse_question("Who was mayor of Rovento in June 2011?", "en"), timeline).answer == "Ida Moro"
    assert not read(analyse_question("Who was mayor of Rovento in 2007?", "en"), timeline).answerable


def test_two_who_hold_at_once_are_both_named(make_event):
    office = ("consul of Rovento", "MISC")
    both = tuple(
        make_event(
            number,
            f"{name} was consul of Rovento from 1210 to 1214",
            "1210",
            end="1214",
            effect="opens",
            relation="position",
            subject=(name, "PERSON"),
            value=office,
        )
        for number, name in ((1, "Guido Neri"), (2, "Ugo Bassi"))
    )
    answer = read(analyse_question("Who was consul of Rovento in 1212?", "en"), Timeline(dated=both)).answer
    assert answer == "Guido Neri and Ugo Bassi"


def test_several_are_asked_for_where_each_held_for_a_part_of_the_stretch(make_event):
    clubs = [("Rovento", "1988", "1991"), ("Altamura", "1991", "1996"), ("Sorrivoli", "2004", "2006")]
    events = [
        make_event(
            number,
            f"Olaf Berg played for {club} from {start} to {end}",
            start,
            end=end,
            effect="opens",
            relation="member_of",
            subject=("Olaf Berg", "PERSON"),
            value=(club, "ORG"),
            title="Olaf Berg",
        )
        for number, (club, start, end) in enumerate(clubs, 1)
    ]
    timeline = Timeline(dated=tuple(events))
    asked = "Which clubs did Olaf Berg play for from 1990 to 1999?"
    assert read(analyse_question(asked, "en"), timeline).answer == "Rovento and Altamura"
    assert read(analyse_question(asked.replace("clubs", "club"), "en"), timeline).answer == "Altamura"


def test_without_a_date_the_latest_known_state_is_told_as_such(ministers):
    found = read(analyse_question("Who is the Minister of Health?", "en"), ministers)
    assert found.answer == "Bruno Conti"
    assert any("5 March 2020" in note for note in found.notes)


def test_an_award_does_not_end_an_office(make_event):
    person = {"effect": "opens", "subject": ("Ida Moro", "PERSON"), "title": "Ida Moro"}
    timeline = Timeline(
        dated=(
            make_event(
                1,
                "Ida Moro was appointed rector of the Academy",
                "2008",
                relation="position",
                value=("rector of the Academy", "MISC"),
                **person,
            ),
            make_event(
                2,
                "Ida Moro was elected bishop of Rovento",
                "2018",
                relation="position",
                value=("bishop of Rovento", "MISC"),
                **person,
            ),
            make_event(
                3,
                "Ida Moro received the Order of Merit",
                "2019",
                relation="award",
                value=("Order of Merit", "MISC"),
                **person,
            ),
        )
    )
    states = open_case(analyse_question("Which position did Ida Moro hold in January 2021?", "en"), timeline).states
    assert [(state.value, state.successor) for state in states][1] == ("bishop of Rovento", None)


def test_a_question_that_hangs_on_an_undated_event_is_asked_of_any_time(career):
    question = analyse_question("Which team did Nick Brown play for after he had moved to Altamura?", "en")
    assert question.anchor_event is not None
    assert open_case(question, career).moments == ()


def test_what_follows_an_event_does_not_begin_before_it(make_event):
    timeline = Timeline(
        dated=tuple(
            make_event(
                number,
                f"Ida Moro joined {club}",
                year,
                effect="opens",
                relation="member_of",
                subject=("Ida Moro", "PERSON"),
                value=(club, "ORG"),
                title="Ida Moro",
            )
            for number, (club, year) in enumerate((("Rovento Rowers", "1999"), ("Altamura Archers", "2008")), start=1)
        )
    )
    asked = analyse_question("Which club did Ida Moro join after she had studied law?", "en")
    dated = replace(asked, windows=(Window("2003", None, Relation.AFTER),))
    assert dated.anchor_event is not None
    assert read(dated, timeline).answer == "Altamura Archers"


def test_years_before_christ(make_event):
    timeline = Timeline(
        dated=(
            make_event(
                1,
                "Gaius Varro became consul",
                "-0058",
                effect="opens",
                relation="position",
                subject=("Gaius Varro", "PERSON"),
                value=("consul", "MISC"),
            ),
        )
    )
    found = read(analyse_question("Who was consul in 50 BC?", "en"), timeline)
    assert found.answer == "Gaius Varro"
    assert "59 BC" in found.steps[-1]


def test_an_empty_timeline_answers_nothing():
    found = read(analyse_question("Who was Minister of Health on 15 April 2020?", "en"), Timeline())
    assert not found.answerable
    assert found.context_words == 0


def test_two_readings_agree(career):
    question = analyse_question("Which team did Marco Sala play for in 2012?", "en")
    assert read(question, career) == read(question, career)


def test_answers_are_short(make_event):
    long_name = "Royal Commission for the Study of the Ancient and Modern Bridges of Rovento and Altamura"
    event = make_event(
        1,
        f"Ann Lee joined the {long_name}",
        "2004",
        effect="opens",
        relation="member_of",
        subject=("Ann Lee", "PERSON"),
        value=(long_name, "ORG"),
    )
    answer = read(
        analyse_question("Which association did Ann Lee join in 2004?", "en"), Timeline(dated=(event,))
    ).answer
    assert answer.startswith("Royal Commission")
    assert len(answer.split()) <= 10


def test_the_newest_evidence_is_that_of_the_documents_about_the_asked(make_event):
    held = make_event(1, "Ida Moro was warden of Sandle Hall", "1980", end="1990", subject=("Ida Moro", "PERSON"))
    sold = make_event(2, "Ugo Berg sold his boat", "2015", subject=("Ugo Berg", "PERSON"), title="Boats")
    timeline = Timeline(dated=(held, replace(sold, document="boats.txt")))
    assert open_case(analyse_question("Who is the warden of Sandle Hall?", "en"), timeline).moments[0].start == "1990"
    assert open_case(analyse_question("Who is the warden of Marlow Hall?", "en"), timeline).moments[0].start == "2015"


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("What was Sandle Hall used for in 1925?", "school"),
        ("What was Sandle Hall used as in 1970?", "warehouse"),
    ],
)
def test_what_a_building_was_used_for(make_event, question, answer):
    hall = {"effect": "opens", "relation": "use", "subject": ("Sandle Hall", "PLACE"), "title": "Sandle Hall"}
    timeline = Timeline(
        dated=(
            make_event(1, "Sandle Hall housed a school", "1920", end="1940", value=("school", ""), **hall),
            make_event(2, "Sandle Hall was used as a warehouse", "1950", value=("warehouse", ""), **hall),
        )
    )
    assert read(analyse_question(question, "en"), timeline).answer == answer


def test_an_event_without_a_word_of_the_question_answers_nothing(make_event):
    went = make_event(
        1, "In 1982 Dino Parra went to a retreat", "1982", others=(("Dino Parra", "PERSON"),), title="Sandle Band"
    )
    sang = make_event(2, "In 1982 Dino Parra sang with Sandle Band", "1982", others=(("Dino Parra", "PERSON"),))
    question = analyse_question("Who sang with Sandle Band in 1982?", "en")
    assert not read(question, Timeline(dated=(went,))).answerable
    assert read(question, Timeline(dated=(sang,))).answer == "Dino Parra"


def test_where_somebody_lives_tells_nothing_of_an_earlier_year(make_event):
    ida = {"subject": ("Ida Moro", "PERSON"), "title": "Ida Moro"}
    lives = make_event(
        1, "Ida Moro lives in Oban", effect="opens", relation="residence", value=("Oban", "PLACE"), **ida
    )
    dated = make_event(2, "Ida Moro published a novel", "1998", **ida)
    timeline = Timeline(dated=(dated,), static=(lives,))
    assert not read(analyse_question("In what town did Ida Moro live in 1985?", "en"), timeline).answerable
    assert read(analyse_question("Where does Ida Moro live now?", "en"), timeline).answer == "Oban"


def test_a_long_name_is_worth_no_more_than_a_short_one(make_event):
    """Of two employers the one of the asked year answers, though the other's name is longer."""
    person = ("Ida Moro", "PERSON")
    long, short = "Saint Bartholomew Institute of Applied Hydraulic Research", "Rovento"
    first = make_event(
        1, f"Ida Moro worked for the {long}", "1930", effect="opens", relation="employer", subject=person,
        value=(long, "ORG"),
    )  # fmt: skip
    second = make_event(
        2, f"Ida Moro worked for {short}", "1946", end="1951", effect="opens", relation="employer", subject=person,
        value=(short, "ORG"),
    )  # fmt: skip
    asked = analyse_question("Which company did Ida Moro work for in 1949?", "en")
    assert read(asked, Timeline(dated=(first, second))).answer == short
