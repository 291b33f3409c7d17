"""How old somebody was, and who is older."""

import pytest

from chronoflux.answering.reader import needs_no_evidence, read
from chronoflux.model import Intent, Timeline
from chronoflux.retrieval.question import analyse_question

ANN, BOB = ("Ann Lee", "PERSON"), ("Bob Day", "PERSON")


@pytest.fixture
def lives(make_event):
    def life(number, text, date, effect, person):
        return make_event(number, text, date, effect=effect, relation="life", subject=person)

    return Timeline(
        dated=(
            life(1, "Ann Lee was born in Rome", "1950-06-20", "opens", ANN),
            life(2, "Bob Day was born in Leeds", "1952", "opens", BOB),
            life(3, "Ann Lee died in Rome", "2004-06-19", "closes", ANN),
            life(4, "Bob Day died in Leeds", "2001", "closes", BOB),
        )
    )


@pytest.mark.parametrize(
    ("text", "language", "age"),
    [
        ("At what age did Ann Lee die?", "en", "53"),
        ("A che età morì Ann Lee?", "it", "53"),
        ("A quanti anni è morta Ann Lee?", "it", "53"),
        ("How old was Ann Lee on 20 June 1960?", "en", "10"),
        ("How old was Ann Lee in 1960?", "en", "9 or 10"),
        ("Quanti anni aveva Ann Lee il 19 giugno 1960?", "it", "9"),
        ("Quanti anni aveva Bob Day nel 1960?", "it", "7 o 8"),
    ],
)
def test_an_age(lives, text, language, age):
    found = read(analyse_question(text, language), lives)
    assert (found.intent, found.answer) == (Intent.ARITHMETIC, age)
    assert found.citations


@pytest.mark.parametrize(
    "text", ["How old was Ann Lee in 1940?", "How old was Eve Fox in 1960?", "How old is Ann Lee?"]
)
def test_no_age_without_a_birth_before(lives, text):
    assert not read(analyse_question(text, "en"), lives).answerable


@pytest.mark.parametrize(
    ("text", "language", "answer"),
    [
        ("Who is older, Ann Lee or Bob Day?", "en", "Ann Lee"),
        ("Who is younger, Ann Lee or Bob Day?", "en", "Bob Day"),
        ("Who died first, Ann Lee or Bob Day?", "en", "Bob Day"),
        ("Chi è più vecchio, Ann Lee o Bob Day?", "it", "Ann Lee"),
        ("Chi è più giovane, Ann Lee o Bob Day?", "it", "Bob Day"),
    ],
)
def test_who_is_older(lives, text, language, answer):
    found = read(analyse_question(text, language), lives)
    assert (found.intent, found.answer) == (Intent.ORDER, answer)


def test_only_mere_arithmetic_needs_no_evidence():
    assert needs_no_evidence(analyse_question("What is the date 45 days after 3 March 2011?", "en"))
    assert not needs_no_evidence(analyse_question("How old was Ann Lee in 1960?", "en"))
