"""Pieces of a sentence: led by their time, refined by another, or behind a colon."""

import pytest
from event_texts import dates, events, states, subjects


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (
            "Bob Day played for Milan from 1999 and, from 2002, for Parma.",
            "en",
            [("1999", "member_of", "Milan"), ("2002", "member_of", "Parma")],
        ),
        (
            "Bob Day was head of research at Acme from 1990 and, after 1999, at Globex.",
            "en",
            [("1990", "position", "head of research at Acme"), ("2000", "position", "head of research at Globex")],
        ),
        (
            "Anna Verdi giocò per il Milan dal 1999 e, dal 2002, per la Lazio.",
            "it",
            [("1999", "member_of", "Milan"), ("2002", "member_of", "Lazio")],
        ),
        (
            "Anna Verdi lavorò alla Acme dal 1990 e, dopo il 1999, alla Globex.",
            "it",
            [("1990", "employer", "Acme"), ("2000", "employer", "Globex")],
        ),
    ],
)
def test_a_piece_led_by_its_time_has_the_state(text, language, expected):
    found = events(text, language)
    assert [(event.interval.start, event.relation, event.value) for event in found] == expected
    assert set(subjects(found)) in ({"Bob Day"}, {"Anna Verdi"})


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Ann Lee left Rome on 4 June 1930. She died ten years later to the day, on 4 June 1940.", "en"),
        ("Ann Lee died in 1940, in June, on the 4th.", "en"),
        ("Anna Verdi lasciò Roma il 4 giugno 1930. Morì dieci anni dopo, il 4 giugno 1940, a Milano.", "it"),
    ],
)
def test_a_finer_time_beside_another_tells_the_same(text, language):
    ended = [event for event in events(text, language, title="Ann Lee") if event.relation == "life"]
    assert len(ended) == 1
    assert ended[0].interval.start.startswith("1940-06")


def test_a_finer_time_with_a_verb_of_its_own_tells_something_else():
    found = events("Bob Day left Rome in 1940, and on 3 June 1940 joined Acme.")
    assert dates(found) == [("1940", "1940"), ("1940-06-03", "1940-06-03")]
    assert states(found)[1] == ("opens", "member_of", "Acme")


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("The abbey burned twice: in 1353 and 1806.", "en"),
        ("Ann Lee moved house three times: in 1353 and 1806.", "en"),
        ("L'abbazia bruciò due volte: nel 1353 e nel 1806.", "it"),
        ("Anna Verdi traslocò due volte: nel 1353 e nel 1806.", "it"),
    ],
)
def test_a_sentence_before_a_colon_is_no_label(text, language):
    found = events(text, language)
    assert dates(found) == [("1353", "1353"), ("1806", "1806")]
    assert found[0].text == text


def test_a_label_before_a_colon_is_one():
    (event,) = events("Clubs managed: 1998–2004 Milan", title="Ann Lee")
    assert event.text == "Ann Lee: Clubs managed: 1998–2004 Milan"
