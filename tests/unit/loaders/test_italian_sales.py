"""Who bought and who had it before, in Italian texts that leave unsaid what was sold."""

from __future__ import annotations

import pytest

from chronoflux.loaders.analysis import analyse
from chronoflux.model import SourceDocument


def told(text):
    events = analyse(SourceDocument("d1", "d1", text, "x", language="it")).events
    return [(e.effect.value, e.relation, e.participants[0].name, e.value) for e in events if e.interval and e.relation]


MILL = "Il Mulino Bertoni nacque nel 1911."


@pytest.mark.parametrize(
    "sentence",
    [
        "Nel 1983 la famiglia vendette alla tedesca Tarn Textil AG.",
        "Nel 1983 i figli hanno ceduto alla Tarn Textil AG.",
        "Nel 1983 gli eredi lo vendettero alla Tarn Textil AG.",
    ],
)
def test_what_a_text_is_about_is_sold_where_it_says_nothing_else(sentence):
    effect, relation, subject, value = told(f"{MILL} {sentence}")[-1]
    assert (effect, relation, subject) == ("opens", "ownership", "Mulino Bertoni")
    assert value.endswith("Tarn Textil AG")


@pytest.mark.parametrize(
    "text",
    [
        "Nel 1961 Ida Moro rilevò la farmacia Al Moro dal vecchio dottor Zamboni.",
        "Ida Moro lavorò prima di rilevare, nella primavera del 1961, la farmacia Al Moro dal dottor Zamboni.",
    ],
)
def test_who_sold_had_it_until_then(text):
    assert told(text) == [
        ("opens", "ownership", "Ida Moro", "farmacia Al Moro"),
        ("closes", "ownership", "Zamboni", "farmacia Al Moro"),
    ]


def test_who_gave_way_held_the_office_until_then():
    found = told("Ida Moro divenne capitana nel 2010 al posto di Sara Bo.")
    assert ("closes", "position", "Sara Bo", "capitana") in found


@pytest.mark.parametrize(
    "text",
    ["Nel 1970 Ugo Ferri comprò il mulino da giovane.", "Nel 1950 Ida Moro comprò la villa dal 1920 abbandonata."],
)
def test_a_time_or_an_age_is_no_seller(text):
    assert [effect for effect, *_ in told(text)] == ["opens"]


def test_it_is_the_body_named_last_where_no_other_was_spoken_of():
    text = "Nel 1961 Ida Moro rilevò la farmacia Al Moro. Nel 1999 la cedette al nipote Marco Bo."
    assert told(text)[-1] == ("opens", "ownership", "Al Moro", "nipote Marco Bo")


def test_a_pronoun_is_no_body_that_was_only_named_before():
    text = "Gli eredi la danno alla Cooperativa Quarr. Ida Bo la comprò dalle suore nel 1982."
    assert ("opens", "ownership", "Ida Bo", "Cooperativa Quarr") not in told(text)


def test_where_a_seat_returned_is_a_place_of_the_body():
    assert told("La Tarn Motori nacque nel 1950. La sede legale è tornata a Quarr nel 2022.")[-1][1] == "location"


def test_what_ends_up_with_a_group_is_owned_by_it():
    assert told("Nel 1987 la Tarn Motori finisce al gruppo Dorval.") == [
        ("opens", "ownership", "Tarn Motori", "Dorval")
    ]


def test_who_left_a_party_of_several_left_it():
    effect, relation, subject, value = told("Nel 2011 Ida Moro uscì dai Verdi Quarr.")[-1]
    assert (effect, relation, subject, value) == ("closes", "party", "Ida Moro", "Verdi Quarr")
