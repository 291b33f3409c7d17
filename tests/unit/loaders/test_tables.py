"""Tables in, events out: who held what from when to when, by the columns of the header."""

import pytest
from event_texts import dates, events, states, subjects


def table(*rows: str) -> str:
    header, *others = rows
    rule = "|---" * (header.count("|") - 1) + "|"
    return "\n".join((header, rule, *others))


@pytest.mark.parametrize(
    ("language", "header", "value"),
    [
        ("en", "| Town clerk | From | To |", "town clerk"),
        ("en", "| Station master | Appointed | Retired |", "station master"),
        ("en", "| Choir director | Start | End |", "choir director"),
        ("it", "| Parroco | Dal | Al |", "parroco"),
        ("it", "| Direttore del coro | Inizio | Fine |", "direttore del coro"),
    ],
)
def test_a_column_called_by_an_office_tells_who_held_it_and_how_long(language, header, value):
    found = events(table(header, "| Carla Brunetti | 1950 | 1961 |", "| Paolo Sartori | 1961 | 1970 |"), language)
    assert subjects(found) == ["Carla Brunetti", "Paolo Sartori"]
    assert dates(found) == [("1950", "1961"), ("1961", "1970")]
    assert states(found) == [("opens", "position", value)] * 2


def test_a_remark_with_a_date_of_its_own_dates_no_office_and_is_told_of_its_holder():
    found = events(
        table("| Harbour pilot | From | To | Remarks |", "| Owen Pryce | 1931 | 1948 | lost a leg in 1933 |")
    )
    assert dates(found) == [("1931", "1948"), ("1933", "1933")]
    assert [event.relation for event in found] == ["position", None]
    assert found[1].text == "Owen Pryce lost a leg in 1933"


def test_an_empty_cell_moves_no_column_and_a_bracketed_one_holds_nothing():
    rows = ("| Rector | Parish | From | To |", "| Owen Pryce | | 1901 | 1910 |", "| (vacant) | | 1910 | 1912 |")
    found = events(table(*rows))
    held = [event for event in found if event.relation]
    assert dates(held) == [("1901", "1910")]
    assert states(held) == [("opens", "position", "rector")]


def test_a_row_without_an_end_leaves_the_office_open():
    found = events(table("| Town clerk | From | To |", "| Owen Pryce | 1998 | |"))
    assert states(found) == [("opens", "position", "town clerk")]
    assert dates(found) == [("1998", "1998")]


def test_a_name_column_says_whose_the_other_cells_are():
    rows = (
        "| Name | Role | From | To |",
        "| Ida Renner | caretaker | 1990 | 1999 |",
        "| Jo Pace | cook | 1992 | 1995 |",
    )
    found = events(table(*rows), title="Staff of Marlow House")
    assert subjects(found) == ["Ida Renner", "Jo Pace"]
    assert states(found) == [("opens", "position", "caretaker"), ("opens", "position", "cook")]


def test_a_heading_of_an_office_says_what_the_names_held():
    text = "## Presidents of the society\n\n" + table("| Name | From | To |", "| Ida Renner | 1990 | 1999 |")
    found = events(text, title="Marlow Bee Society")
    assert subjects(found) == ["Ida Renner"]
    assert states(found) == [("opens", "position", "president")]
    assert dates(found) == [("1990", "1999")]


def test_times_that_run_backwards_are_no_stretch():
    found = events(table("| Rector | From | To |", "| Owen Pryce | 1950 | 1940 |"))
    assert ("1950", "1940") not in dates(found)


def test_a_full_stop_within_a_cell_ends_no_row():
    found = events(
        table("| Rector | From | To | Note |", "| Owen Pryce | 1901 | 1910 | Built the hall. Died at sea. |")
    )
    assert states(found) == [("opens", "position", "rector")]


def test_a_column_of_partnerships_is_no_office():
    found = events(table("| Sister ship | From | To |", "| Lady Anselm | 1901 | 1910 |"))
    assert all(event.relation is None for event in found)


def test_a_word_for_nobody_is_no_value():
    found = events(table("| Years | Team |", "| 1986 | none |", "| 1987–1990 | Milan |"), title="Ann Lee")
    assert [event.value for event in found if event.relation] == ["Milan"]
