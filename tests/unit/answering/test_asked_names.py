"""What the question already names is no answer to it, in whichever language the evidence says it."""

import pytest

from chronoflux.answering.candidates import candidates_of
from chronoflux.model import EventKind, Evidence, Participant
from chronoflux.retrieval.question import analyse_question


def evidence(text, value):
    people = (Participant("Ann Lee", "subject", "PERSON"),)
    where = {"document": "d", "title": "Ministry", "sentence": text, "char_start": 0, "char_end": len(text)}
    return Evidence(id="1", text=text, kind=EventKind.DATED, value=value, participants=people, **where)


@pytest.mark.parametrize(
    ("question", "text", "value"),
    [
        ("Chi era Ministro della Salute nel 2018?", "Ann Lee became Minister of Health in 2017.", "Minister of Health"),
        ("Who was Minister of Health in 2018?", "Ann Lee divenne Ministro della Salute.", "Ministro della Salute"),
    ],
)
def test_the_asked_office_is_no_candidate_in_another_language(question, text, value):
    candidates = [one.text for one in candidates_of(analyse_question(question), evidence(text, value))]
    assert "Ann Lee" in candidates
    assert value not in candidates


def test_another_office_stays_a_candidate():
    question = analyse_question("Which office did Ann Lee hold in 2018?")
    candidates = [
        one.text for one in candidates_of(question, evidence("Ann Lee became Treasurer of Rho.", "Treasurer"))
    ]
    assert any("Treasurer" in text for text in candidates)
