"""A dateline and the word for a day behind it are no part of what is told."""

import pytest

from chronoflux.loaders.analysis import analyse
from chronoflux.loaders.readers.dates import dateline, title_date
from chronoflux.model import SourceDocument


def told(text, language):
    events = analyse(SourceDocument("d.txt", "d", text, "d", language), summaries=False).events
    return [
        (next((part.name for part in event.participants if part.role == "subject"), None), event.relation, event.value)
        for event in events
    ]


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (
            "LYON, 4 March 2021 - Yesterday Ines Roux was appointed director of the Opera.",
            "en",
            ("Ines Roux", "position", "director of the Opera"),
        ),
        (
            "BRISTOL (4 March 2021) — Today Harlow Foods said Petra Lang would leave on 1 May 2021.",
            "en",
            ("Petra Lang", "member_of", None),
        ),
        ("LEEDS, 4 March 2021 - Yesterday the mayor opened the bridge.", "en", (None, "existence", "bridge")),
        (
            "LIONE, 4 marzo 2021 - Ieri Ines Roux è stata nominata direttrice dell'Opera.",
            "it",
            ("Ines Roux", "position", "direttrice dell'Opera"),
        ),
        (
            "LODI, 4 marzo 2021 — Oggi Ugo Ferri ha lasciato la Banca Ollini.",
            "it",
            ("Ugo Ferri", "member_of", "Banca Ollini"),
        ),
        (
            "MILANO, 4 marzo 2021 — Ieri il sindaco Giorgio Neri ha inaugurato il ponte.",
            "it",
            ("Giorgio Neri", "existence", "ponte"),
        ),
    ],
)
def test_who_does_it_is_named_behind_the_dateline(text, language, expected):
    assert told(text, language) == [expected]


def test_a_title_that_begins_with_a_day_keeps_it():
    assert told("Tomorrow Morning was released in 1997.", "en")[0][0] != "Morning"


@pytest.mark.parametrize(
    ("title", "language", "day"),
    [
        ("Minutes of the Parish Council, 14 January 2003", "en", "2003-01-14"),
        ("Verbale dell'assemblea del 6 aprile 2008", "it", "2008-04-06"),
        ("Letter to Charles, 9 October 1862", "en", "1862-10-09"),
        ("The battle of 14 January 1878", "en", None),
        ("Minutes of the Parish Council, 2003", "en", None),
    ],
)
def test_a_title_dates_what_was_written_that_day(title, language, day):
    assert title_date(title, language) == day


@pytest.mark.parametrize(
    ("line", "language", "day"),
    [
        ("Bagni di Lucca, martedì 4 maggio 1813", "it", "1813-05-04"),
        ("Zona di guerra, 3 novembre 1917", "it", "1917-11-03"),
        ("The Old Rectory of Long Melbury, Tuesday 4 May 1813", "en", "1813-05-04"),
        ("The landlord of the Crown, died 4 May 1813", "en", None),
    ],
)
def test_the_head_of_a_letter_dates_it_whatever_its_place_is_called(line, language, day):
    assert dateline(f"{line}\n\nText follows here.", language) == day
