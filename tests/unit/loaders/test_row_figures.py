"""Figures in rows: years, counts and hours."""

import pytest
from event_texts import dates, events


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Part no.,Description,Qty\n1804,Valve seat,2\n1911,Gasket,4\n1998,Impeller,1"),
        ("it", "Codice,Descrizione,Quantità\n1804,Sede,2\n1911,Guarnizione,4\n1998,Girante,1"),
        ("en", "Quay,0710,0810,1910\nStation,0718,0818,1918\nHospital,0731,0831,1931"),
        ("en", "Item | 2019 | 2020\nLoaf | 1.10 | 1.20\nBun | 0.45 | 0.50"),
        ("it", "Articolo | 2019 | 2020\nPagnotta | 1,10 | 1,20\nFocaccia | 0,45 | 0,50"),
    ],
)
def test_counts_hours_and_prices_tell_of_no_year(language, text):
    title = "Parts list, pump 1950" if language == "en" else "Listino"
    assert not events(text, language, title=title)


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        (
            "en",
            "Year,Population,Houses\n1801,412,88\n1851,1204,230",
            "Castle Dyke: 1851 , Population: 1204 , Houses: 230",
        ),
        ("it", "Anno,Abitanti,Case\n1801,412,88\n1851,1204,230", "Castle Dyke: 1851 , Abitanti: 1204 , Case: 230"),
    ],
)
def test_figures_under_a_year_are_told_with_the_names_of_their_columns(language, text, told):
    found = events(text, language, title="Castle Dyke")
    assert [start for start, _ in dates(found)] == ["1801", "1851"]
    assert found[1].text == told


@pytest.mark.parametrize(
    ("language", "text", "title"),
    [
        ("en", "Curate, Dale, 1901-04\nVicar, Marrick, 1904-19", "Amos Tully"),
        ("it", "Curato a Valle, 1901-04\nParroco a Marrico, 1904-19", "Carlo Tulli"),
    ],
)
def test_two_figures_behind_a_year_are_no_month_where_others_cannot_be(language, text, title):
    assert dates(events(text, language, title=title)) == [("1901", "1904"), ("1904", "1919")]


@pytest.mark.parametrize(
    ("language", "text", "title"),
    [
        ("en", "Built: 1911\nFate: torpedoed off Skarn Head, 9 May 1941", "SS Corran Star"),
        ("it", "Varo: 1911\nDestino: silurato a Capo Scarno, 9 maggio 1941", "Corran Star"),
    ],
)
def test_a_participle_behind_a_label_makes_no_sentence(language, text, title):
    assert all(event.text.startswith(title) for event in events(text, language, title=title))
