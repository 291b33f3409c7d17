"""Columns called by a change: an event of the row's thing for each dated cell."""

import pytest
from event_texts import dates, events, states, subjects


def told(text, language="en", title=""):
    return [(event.interval.start, event.effect.value, event.relation) for event in events(text, language, title=title)]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "name,built,restored,demolished\nHigh Bridge,1764,1888,1961\nPark Bridge,1811,,1840"),
        ("it", "nome,costruzione,restauro,demolizione\nPonte Alto,1764,1888,1961\nPonte Nuovo,1811,,1840"),
        ("it", "ponte;eretto nel;restaurato nel;demolito nel\nPonte Alto;1764;1888;1961\nPonte Nuovo;1811;;1840"),
    ],
)
def test_each_dated_cell_under_a_change_is_an_event_of_the_row(language, text):
    opened, closed = ("opens", "existence"), ("closes", "existence")
    assert told(text, language) == [
        ("1764", *opened),
        ("1888", "none", None),
        ("1961", *closed),
        ("1811", *opened),
        ("1840", *closed),
    ]
    assert len(set(subjects(events(text, language)))) == 2


@pytest.mark.parametrize(
    ("language", "header", "maker"),
    [
        ("en", "| Mill | Year built | Architect |", "Ann Roe"),
        ("it", "| Mulino | Costruzione | Architetto |", "Rita Orsi"),
    ],
)
def test_who_made_a_thing_is_told_of_the_year_in_which_it_was_made(language, header, maker):
    found = events(f"{header}\n|---|---|---|\n| Amber | c. 1790 | {maker} |", language)
    assert subjects(found) == ["Amber", "Amber"]
    assert states(found) == [("opens", "existence", None), ("opens", "maker", maker)]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "No.,Name,Builder,Built,Notes\n1,Hector,Kerr & Son,1893,scrapped 1951\n2,Juno,Kerr & Son,1895,"),
        ("it", "N.,Nome,Costruttore,Costruzione,Note\n1,Ettore,Cerri,1893,demolita nel 1951\n2,Giunone,Cerri,1895,"),
    ],
)
def test_a_remark_with_a_year_is_told_of_the_row_and_a_full_stop_in_the_header_ends_nothing(language, text):
    found = [event for event in events(text, language) if event.relation != "maker"]
    assert [start for start, _ in dates(found)] == ["1893", "1951", "1895"]
    assert subjects(found)[:2] == subjects(found)[:1] * 2


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "| Ticket | Sold | Price |\n|---|---|---|\n| Stalls | 1850 | 12 |"),
        ("it", "| Biglietto | Venduti | Prezzo |\n|---|---|---|\n| Platea | 1850 | 12 |"),
    ],
)
def test_what_a_column_counts_is_no_year_of_a_change(language, text):
    assert all(event.relation is None for event in events(text, language))


def test_a_life_in_columns_is_of_the_person():
    found = events("Name,Born,Died\nAda Lorne,1871,1940\nBea Lorne,1873,1951")
    assert states(found) == [("opens", "life", None), ("closes", "life", None)] * 2
    assert subjects(found) == ["Ada Lorne"] * 2 + ["Bea Lorne"] * 2
