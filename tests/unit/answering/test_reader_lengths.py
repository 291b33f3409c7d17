"""How long something lasted: counted between two dates, or told in so many words."""

from __future__ import annotations

import pytest

from chronoflux.answering.reader import read
from chronoflux.model import Timeline
from chronoflux.retrieval.question import analyse_question

IDA = ("Ida Moro", "PERSON")


def ask(question, timeline, language="it"):
    return read(analyse_question(question, language), timeline)


@pytest.mark.parametrize(
    ("start", "end", "answer"),
    [
        ("1975", "1985", "10 anni"),
        ("1975-03", "1976-05", "1 anno e 2 mesi"),
        ("1975-03-20", "1976-05-10", "1 anno e 1 mese"),
        ("1975", "1976-05", "1 anno"),
        ("1975-03-20", "1975-03-28", "8 giorni"),
    ],
)
def test_a_length_is_as_fine_as_the_coarser_of_its_dates(make_event, start, end, answer):
    office = ("presidente", "")
    told = make_event(
        1, "Ida Moro fu presidente", start, end=end, effect="opens", relation="position", subject=IDA, value=office,
        granularity="range",
    )  # fmt: skip
    assert ask("Per quanto tempo Ida Moro fu presidente?", Timeline(dated=(told,))).answer == answer


@pytest.mark.parametrize(
    ("text", "question", "language", "answer"),
    [
        ("Ida Moro diresse il coro per dodici anni", "Per quanti anni Ida Moro diresse il coro?", "it", "dodici anni"),
        ("Ida Moro led the choir for 12 years", "How long did Ida Moro lead the choir?", "en", "12 years"),
        ("Ida Moro diresse il coro per dodici anni", "How long did Ida Moro lead the coro?", "en", "dodici anni"),
    ],
)
def test_a_length_told_in_words_answers(make_event, text, question, language, answer):
    told = make_event(1, text, subject=IDA)
    assert ask(question, Timeline(static=(told,)), language).answer == answer


@pytest.mark.parametrize(
    "text",
    [
        "Ida Moro diresse il coro dodici anni dopo",
        "Ida Moro aveva dodici anni e cantava nel coro",
        "a dodici anni Ida Moro entrò nel coro",
        "Ida Moro joined the coro 12 years later",
        "Ida Moro joined the coro aged 12 years",
    ],
)
def test_an_age_or_a_distance_is_no_length(make_event, text):
    told = make_event(1, text, "1960", subject=IDA)
    assert not ask("Per quanti anni Ida Moro diresse il coro?", Timeline(dated=(told,))).answerable


def test_the_length_is_of_the_state_of_who_is_asked_for(make_event):
    office = ("presidente", "")
    ugo = make_event(
        1, "Ugo Ferri lasciò a Ida Moro nel 1978", "1978", effect="closes", relation="position",
        subject=("Ugo Ferri", "PERSON"), value=office, others=(IDA,),
    )  # fmt: skip
    ida = make_event(
        2, "Ida Moro fu presidente dal 1978 al 1990", "1978", end="1990", effect="opens", relation="position",
        subject=IDA, value=office, granularity="range",
    )  # fmt: skip
    assert ask("Per quanto tempo Ida Moro fu presidente?", Timeline(dated=(ugo, ida))).answer == "12 anni"


def test_years_spent_somewhere_are_no_age():
    assert analyse_question("Quanti anni ha passato Ida Moro in consiglio?", "it").intent.value == "boundary"
    assert analyse_question("Quanti anni ha Ida Moro?", "it").intent.value == "arithmetic"
