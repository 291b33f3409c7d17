"""What a stretch of text looks like, and how well that is what was asked for."""

from __future__ import annotations

import pytest

from chronoflux.answering.kinds import is_no_person, is_stated, kind_fit, look_of
from chronoflux.model import EventKind, Evidence
from chronoflux.retrieval.question import analyse_question


@pytest.mark.parametrize(
    ("text", "kind", "language", "look"),
    [
        ("Major General Ernst Berg", "", "en", "PERSON"),
        ("Minister of Health", "", "en", "ROLE"),
        ("Prime Minister", "MISC", "en", "ROLE"),
        ("ministro della Salute", "", "it", "ROLE"),
        ("University of Rovento", "", "en", "ORG"),
        ("Università di Rovento", "MISC", "it", "ORG"),
        ("company's CEO", "", "en", "ROLE"),
        ("Rovento", "PLACE", "en", "PLACE"),
        ("Rovento", "", "en", "NAME"),
        ("a long walk in May", "", "en", "PHRASE"),
        ("Ada Berg Professor of Law", "PERSON", "en", "ROLE"),
        ("Ada Berg, Duchess of Rovento", "PERSON", "en", "PERSON"),
        ("Elena Conte", "", "it", "PERSON"),
        ("Peter Bishop", "MISC", "en", "PERSON"),
    ],
)
def test_the_look_of_a_text(text, kind, language, look):
    assert look_of(text, kind, language) == look


def test_a_whole_name_is_a_person_even_where_the_recogniser_missed_it():
    question = analyse_question("Who was the mayor of Rovento in 1990?")
    assert kind_fit(question, "Robert Conti", "ORG") > kind_fit(question, "Rovento Motors", "ORG")


def test_an_adjective_says_which_country():
    question = analyse_question("Which nationality did Ida Moro have in 1990?")
    assert kind_fit(question, "Swedish", "MISC") == kind_fit(question, "Sweden", "PLACE") == 1


def test_a_party_says_so_in_its_name():
    question = analyse_question("Which party was Ida Moro a member of in 1990?")
    assert kind_fit(question, "Civic Party", "ORG") > kind_fit(question, "Rovento Motors", "ORG") > 0


def test_nobody_is_called_by_an_office():
    question = analyse_question("Who led the club in 1990?")
    assert is_no_person(question, "chairman of the board", "")
    assert is_no_person(question, "look of Rovento", "PERSON")
    assert not is_no_person(question, "mayor Conti", "PERSON")
    assert not is_no_person(question, "de Gaulle", "PERSON")
    assert not is_no_person(question, "Vice Admiral Oscar Krok", "")
    assert is_no_person(question, "Turkish", "MISC")


def test_who_may_be_a_body_where_things_are_owned():
    owner = analyse_question("Who owned the mill in 1990?")
    assert kind_fit(owner, "Rovento Motors", "ORG") == kind_fit(owner, "Ada Berg", "PERSON") == 1
    assert kind_fit(analyse_question("Which person owned the mill in 1990?"), "Rovento Motors", "ORG") < 0
    assert kind_fit(analyse_question("Who was the mayor in 1990?"), "Rovento Motors", "ORG") < 0


def stated(relation, value):
    where = {"document": "d", "title": "Ada Berg", "sentence": value, "char_start": 0, "char_end": len(value)}
    return Evidence(id="1", text=value, kind=EventKind.STATIC, relation=relation, value=value, **where)


def test_what_is_stated_as_an_office_is_one_by_any_noun():
    question = analyse_question("Which position did Ada Berg hold in 1990?")
    office = stated("position", "Metropolitan of Kyiv")
    assert is_stated(question, office, "Metropolitan of Kyiv", "value")
    assert not is_stated(question, office, "Metropolitan of Kyiv", "subject")
    assert not is_stated(question, stated("residence", "Kyiv"), "Kyiv", "value")
    assert not is_stated(analyse_question("Who was mayor in 1990?"), office, "Metropolitan of Kyiv", "value")


def test_who_is_stated_as_a_spouse_is_one_whatever_a_recogniser_took_the_name_for():
    question = analyse_question("Who was the spouse of Ada Berg in 1990?")
    spouse = stated("spouse", "Miss World Ines Calder")
    assert is_stated(question, spouse, "Ines Calder", "value")
    assert not is_stated(question, spouse, "Miss World", "value")


@pytest.mark.parametrize("text", ["", "£", "…", "?!", "-"])
@pytest.mark.parametrize("asked", ["Who ran the mill?", "Where was the mill?", "Which office did Ida hold?"])
def test_what_has_no_word_is_no_answer_and_no_error(asked, text):
    assert kind_fit(analyse_question(asked), text, "") <= 0.2
