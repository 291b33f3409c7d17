"""How many of something there were: the figure told, never a count of the events that speak of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from chronoflux.answering.reader import read
from chronoflux.model import Timeline
from chronoflux.retrieval.question import analyse_question


def ask(question, timeline, language="en"):
    return read(analyse_question(question, language), timeline)


@pytest.mark.parametrize(
    ("text", "question", "answer"),
    [
        ("the choir had 48 singing members", "How many members did the choir have in 1974?", "48"),
        ("there were thirty-one boats at Sandle", "How many boats were there at Sandle in 1974?", "thirty-one"),
        ("the staff fell from 40 weavers to 12", "How many weavers were left in 1974?", "12"),
        ("pupils at Sandle School numbered 1,240", "How many pupils did Sandle School have in 1974?", "1,240"),
        ("Sandle had a hundred and five pupils", "How many pupils did Sandle have in 1974?", "a hundred and five"),
    ],
)
def test_a_figure_beside_what_is_counted_answers(make_event, text, question, answer):
    told = make_event(1, f"In 1974 {text}", "1974", title="Sandle")
    assert ask(question, Timeline(dated=(told,))).answer == answer


@pytest.mark.parametrize(
    ("text", "question", "answer"),
    [
        ("il coro contava 48 coristi", "Quanti coristi aveva il coro nel 1974?", "48"),
        ("la scuola aveva trentadue alunni", "Quanti erano gli alunni della scuola nel 1974?", "trentadue"),
        ("i soci scesero da 40 soci a 12", "Quanti soci c'erano nel 1974?", "12"),
    ],
)
def test_a_figure_answers_in_italian(make_event, text, question, answer):
    told = make_event(1, f"Nel 1974 {text}", "1974", title="Coro")
    assert ask(question, Timeline(dated=(told,)), "it").answer == answer


@pytest.mark.parametrize(
    "text", ["the members met in the old mill", "the 1974 members were few", "the choir paid £48 to its members"]
)
def test_what_is_spoken_of_and_not_counted_is_no_number(make_event, text):
    told = make_event(1, f"In 1974 {text}", "1974", title="Sandle Choir")
    assert not ask("How many members did Sandle Choir have in 1974?", Timeline(dated=(told,))).answerable


def test_the_figure_of_another_time_tells_nothing(make_event):
    told = make_event(1, "In 1960 Sandle Choir had 48 members", "1960")
    assert not ask("How many members did Sandle Choir have in 1974?", Timeline(dated=(told,))).answerable


def test_without_a_time_the_latest_figure_answers(make_event):
    early = make_event(1, "In 1960 Sandle Choir had 48 members", "1960")
    late = make_event(2, "In 1990 Sandle Choir had 90 members", "1990")
    assert ask("How many members does Sandle Choir have?", Timeline(dated=(early, late))).answer == "90"


def test_what_there_was_is_not_counted_by_the_events_that_speak_of_it(make_event):
    told = make_event(1, "In 1974 the pupils of Sandle School put on a play", "1974")
    assert not ask("How many pupils did Sandle School have in 1974?", Timeline(dated=(told,))).answerable


def test_a_bare_figure_counts_what_its_sentence_says(make_event):
    told = make_event(1, "Nel 1965 Linea Quarr ne portava 95.000", "1965")
    told = replace(told, sentence="Linea Quarr, che nel 1950 ebbe 610.000 viaggiatori, nel 1965 ne portava 95.000.")
    assert ask("Quanti viaggiatori portò la Linea Quarr nel 1965?", Timeline(dated=(told,)), "it").answer == "95.000"


def test_what_a_body_owned_is_not_counted_by_who_owned_it(make_event):
    owner = make_event(
        1, "La fondazione Quarr passò alla Banca Bo", "1960", effect="opens", relation="ownership",
        subject=("Fondazione Quarr", "ORG"), value=("Banca Bo", "ORG"),
    )  # fmt: skip
    assert not ask("Quanti quadri possedeva la fondazione Quarr?", Timeline(dated=(owner,)), "it").answerable


@pytest.mark.parametrize(
    ("question", "language"),
    [("How many times did Sandle win the cup?", "en"), ("Quante volte Sandle ha vinto la coppa?", "it")],
)
def test_times_are_counted_by_their_dates(make_event, question, language):
    won = tuple(
        make_event(
            number,
            f"Sandle won the cup, la coppa, in {year}",
            year,
            effect="opens",
            relation="award",
            subject=("Sandle", "ORG"),
            value=("cup", "MISC"),
            title="Sandle",
        )
        for number, year in enumerate(("1963", "1967", "1971"), 1)
    )
    assert ask(question, Timeline(dated=won), language).answer == "3"
