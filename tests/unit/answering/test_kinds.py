"""What a stretch of text looks like, and how well that is what was asked for."""

from __future__ import annotations

import pytest

from chronoflux.answering.kinds import is_no_person, kind_fit, look_of
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
