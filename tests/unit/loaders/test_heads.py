"""Lines that head others: labels set bold, days of a diary, the day of a meeting in its first line."""

import pytest
from event_texts import dates, events, states


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", "**Opened:** 1926\n**First owner:** Herbert Kitto (1926-1958)\n**Sold to:** Wave Motors, 2011"),
        (
            "it",
            "**Apertura:** 1926\n**Primo proprietario:** Erberto Kitto (1926-1958)\n**Venduta a:** Wave Motors, 2011",
        ),
    ],
)
def test_labels_in_bold_are_labels(language, lines):
    found = events(lines, language, title="Kitto Garage")
    assert dates(found) == [("1926", "1926"), ("1926", "1958"), ("2011", "2011")]
    assert [event.relation for event in found] == ["existence", "ownership", "ownership"]


def test_years_behind_a_labelled_name_are_no_life():
    found = events("Owner: Ann Lee (1926-1988)", title="Kitto Garage")
    assert states(found) == [("opens", "ownership", "Ann Lee")]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Monday, 6th July 1795.\nAnn Lee left Parma.\nThursday 9th.\nBob Day joined Leeds."),
        ("it", "Lunedì 6 luglio 1795.\nAnna Verdi lasciò il Parma.\nGiovedì 9.\nLuca Bianchi passò al Leeds."),
    ],
)
def test_a_day_with_a_full_stop_heads_what_follows(language, text):
    assert dates(events(text, language)) == [("1795-07-06", "1795-07-06"), ("1795-07-09", "1795-07-09")]


@pytest.mark.parametrize(
    ("language", "title", "text"),
    [
        ("en", "Committee meeting", "Tuesday 3 March 1981, 8 pm, at the Crown\n\nAnn Lee was elected treasurer."),
        ("it", "Riunione del comitato", "Martedì 3 marzo 1981, presso la Corona\n\nAnna Verdi fu eletta tesoriera."),
    ],
)
def test_the_first_line_of_minutes_may_date_them(language, title, text):
    assert dates(events(text, language, title=title))[-1] == ("1981-03-03", "1981-03-03")


def test_a_long_way_to_a_colon_is_no_label():
    text = "Ann Lee ( born 11 July 1916 – 8 January 2002 ; party leader : see below ) was an engineer."
    assert "position" not in [event.relation for event in events(text, title="Ann Lee")][:2]
