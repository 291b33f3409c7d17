"""What a building serves as."""

import pytest
from event_texts import events, states


@pytest.mark.parametrize(
    ("text", "language", "value"),
    [
        ("From 1931 to 1940 the building housed a school.", "en", "school"),
        ("Acme Hall was used as a warehouse from 1950.", "en", "warehouse"),
        ("In 1962 the old mill was converted into flats.", "en", "flats"),
        ("In 1985 the house became a private home.", "en", "private home"),
        ("The barn was a hospital until 1946.", "en", "hospital"),
        ("Nel 1931 il palazzo fu adibito a scuola.", "it", "scuola"),
        ("Dal 1950 l'edificio ospitò un magazzino.", "it", "magazzino"),
        ("Nel 1962 il mulino fu trasformato in museo.", "it", "museo"),
        ("Nel 1985 la villa divenne un albergo.", "it", "albergo"),
    ],
)
def test_what_a_building_serves_as(text, language, value):
    assert states(events(text, language, title="Acme Hall")) == [("opens", "use", value)]


@pytest.mark.parametrize(
    "text",
    [
        "Ann Lee became a legend in 1990.",
        "The company became a success in 1990.",
        "The house was home to Ann Lee from 1950 to 1960.",
        "Ann Lee was used as a model in 1990.",
    ],
)
def test_what_is_no_use_of_a_building(text):
    assert "use" not in {event.relation for event in events(text)}
