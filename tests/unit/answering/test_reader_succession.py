"""Who or what came next or before, and what came before what; in English and Italian."""

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
        ("Who succeeded Ann Lee as Minister of Health?", "Bruno Conti"),
        ("Who succeeded Ann Lee?", "Bruno Conti"),
        ("Ann Lee was succeeded by whom as Minister of Health?", "Bruno Conti"),
        ("Who was Ann Lee's successor as Minister of Health?", "Bruno Conti"),
        ("Who preceded Bruno Conti as Minister of Health?", "Ann Lee"),
        ("Whom did Bruno Conti succeed as Minister of Health?", "Ann Lee"),
        ("Who was Minister of Health before Bruno Conti?", "Ann Lee"),
        ("Who was Minister of Health after Ann Lee?", "Bruno Conti"),
    ],
)
def test_neighbours_in_office(ministers, text, answer):
    found = ask(text, ministers)
    assert found.answer == answer
    assert len(found.citations) == 2


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Chi succedette ad Ann Lee come Ministro della Salute?", "Bruno Conti"),
        ("Chi ha preceduto Bruno Conti come Ministro della Salute?", "Ann Lee"),
        ("A chi succedette Bruno Conti come Ministro della Salute?", "Ann Lee"),
    ],
)
def test_neighbours_in_office_in_italian(ministri, text, answer):
    assert ask(text, ministri, "it").answer == answer


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Which team did Marco Sala play for before he joined Altamura?", "Rovento"),
        ("Which team did Marco Sala play for after he joined Altamura?", "Porto Nuovo"),
        ("Which team did Marco Sala play for before Porto Nuovo?", "Altamura"),
    ],
)
def test_neighbours_on_a_career(career, text, answer):
    assert ask(text, career).answer == answer


def test_what_is_only_told_to_have_ended_came_no_earlier_than_that(make_event):
    student = ("Ada Kern", "PERSON")
    told = (
        ("Ada Kern studied at Altona College", "2002", "opens", "Altona College"),
        ("Ada Kern entered Perle University", "2007", "opens", "Perle University"),
        ("Ada Kern graduated from Marr Academy", "2010", "closes", "Marr Academy"),
    )
    events = tuple(
        make_event(n, text, year, effect=effect, relation="education", subject=student, value=(school, "ORG"))
        for n, (text, year, effect, school) in enumerate(told, 1)
    )
    timeline = Timeline(dated=events)
    assert ask("Where did Ada Kern study before she entered Perle University?", timeline).answer == "Altona College"


def test_nobody_came_before_the_first(ministers):
    assert ask("Who preceded Ann Lee as Minister of Health?", ministers).answer != "Bruno Conti"


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Did Ann Lee resign before Bruno Conti was appointed?", "Yes"),
        ("Did Ann Lee resign after Bruno Conti was appointed?", "No"),
        ("Was Bruno Conti appointed before Ann Lee resigned?", "No"),
    ],
)
def test_whether_one_came_before_the_other(ministers, text, answer):
    found = ask(text, ministers)
    assert (found.answer, found.intent) == (answer, Intent.ORDER)
    assert len(found.citations) == 2


def test_whether_one_came_before_the_other_in_italian(ministri):
    assert ask("Ann Lee si dimise prima che Bruno Conti fosse nominato?", ministri, "it").answer == "Sì"


def test_what_is_unknown_came_neither_before_nor_after(ministers):
    assert not ask("Did Ann Lee resign before Zora Quill was crowned?", ministers).answerable


def test_the_order_of_several(career):
    found = ask("In which order did Marco Sala play for his teams?", career)
    assert found.answer == "Rovento, Altamura and Porto Nuovo"


@pytest.fixture
def policy(make_event):
    council = ("Rovento council", "ORG")
    mayor = make_event(
        2, "Ida Moro became mayor of Rovento", "2005-06", effect="opens", relation="position",
        subject=("Ida Moro", "PERSON"), value=("mayor of Rovento", "MISC"),
    )  # fmt: skip
    return Timeline(
        dated=(
            mayor,
            make_event(1, "The Rovento council adopted a free bus policy", "2006-05", subject=council),
            make_event(3, "The Rovento council replaced the bus policy with a paid pass", "2010-09", subject=council),
        )
    )


def test_the_course_of_what_is_no_state_is_what_was_told_of_it(policy):
    found = ask("How did the bus policy of Rovento change over time?", policy)
    assert found.intent is Intent.EVOLUTION
    assert found.answer.index("free bus policy") < found.answer.index("paid pass")
    assert "Ida Moro" not in found.answer


def test_who_came_before_somebody_unplaced_is_not_guessed(make_event):
    sang = make_event(1, "Dino Parra sang with the Sandle Band", "1980", others=(("Dino Parra", "PERSON"),))
    joined = make_event(2, "Ugo Berg joined the Sandle Band", "1982", subject=("Ugo Berg", "PERSON"))
    question = analyse_question("Who was the drummer of the Sandle Band before Ugo Berg?", "en")
    assert not read(question, Timeline(dated=(sang, joined))).answerable
