"""The stretches of an event that may be the answer."""

import pytest

from chronoflux.answering.candidates import candidates_of
from chronoflux.model import EventKind, Evidence, Participant
from chronoflux.retrieval.question import analyse_question


def texts(question, text, *participants):
    named = tuple(Participant(name, "subject", "PERSON") for name in participants)
    event = Evidence("e", text, EventKind.DATED, "d", "", text, 0, len(text), participants=named)
    return [candidate.text for candidate in candidates_of(analyse_question(question), event)]


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("Who was mayor?", "On 9 March 2020 Marco Bellini was appointed mayor."),
        ("Chi era sindaco?", "Il 9 marzo 2020 Marco Bellini è stato nominato sindaco."),
    ],
)
def test_a_name_is_not_widened_by_the_date_before_it(question, text):
    assert texts(question, text, "Marco Bellini")[0] == "Marco Bellini"


def test_a_short_name_is_written_out_as_the_text_does():
    assert texts("Who was queen?", "Annette des Iles was crowned.", "Annette")[0] == "Annette des Iles"
