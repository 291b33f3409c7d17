"""Staff lists: who holds which post."""

import pytest
from event_texts import dates, events, states, subjects


@pytest.mark.parametrize(
    ("line", "language", "post", "years"),
    [
        ("- Treasurer: Ann Lee, since 1990", "en", "treasurer", ("1990", None)),
        ("- Head gardener: Ann Lee (1990–1995)", "en", "head gardener", ("1990", "1995")),
        ("* Ann Lee — treasurer, 1990–1995", "en", "treasurer", ("1990", "1995")),
        ("* Prof. Ann Lee – head of instruments, 1990–1995", "en", "head of instruments", ("1990", "1995")),
        ("- Ann Lee, porter, 1990–1995", "en", "porter", ("1990", "1995")),
        ("- Direttrice: Anna Verdi, dal 1990", "it", "direttrice", ("1990", None)),
        ("- Anna Verdi – segretaria, 1990–1995", "it", "segretaria", ("1990", "1995")),
    ],
)
def test_a_line_gives_somebody_a_post(line, language, post, years):
    found = events(f"{line}\n- Bob Day\n", language, title="Acme")
    assert states(found[:1]) == [("opens", "position", post)]
    assert subjects(found[:1]) in (["Ann Lee"], ["Anna Verdi"])
    assert dates(found[:1]) == [years]


@pytest.mark.parametrize(
    "line",
    [
        "- Leeds University Press — editor, 1990–1995",
        "- Director of Collections, Leeds Museum, 1990–1995",
        "- Treasurer: post vacant since 1990",
    ],
)
def test_a_body_or_an_office_is_nobody(line):
    found = events(f"{line}\n- Bob Day\n", title="Ann Lee")
    assert all(name not in ("Leeds University Press", "Director of Collections") for name in subjects(found))


@pytest.mark.parametrize(
    ("line", "language"),
    [
        ("- Ann Lee — treasurer, 1990 to her death in May 1995", "en"),
        ("- Ann Lee — treasurer, 1990 until her retirement in 1995", "en"),
        ("- Anna Verdi – segretaria, 1990 fino alla morte nel 1995", "it"),
    ],
)
def test_a_post_may_end_with_a_life(line, language):
    (found,) = dates(events(f"{line}\n- Bob Day\n", language, title="Acme")[:1])
    assert found[0] == "1990"
    assert found[1].startswith("1995")
