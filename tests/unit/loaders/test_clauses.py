"""Sentences taken apart into clauses, one a date, in time linear in their length."""

import time

import pytest

from chronoflux.loaders.clauses import split_clauses
from chronoflux.temporal.expressions import find_times


def clauses_of(text, language):
    found = split_clauses(text, find_times(text, language), language)
    assert (found[0].start, found[-1].end) == (0, len(text))
    return [(text[clause.start : clause.end], [each.interval.start for each in clause.times]) for clause in found]


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (
            "She joined Acme in 1998, sold her share in 2001 and left in 2004.",
            "en",
            [("She joined Acme in 1998", "1998"), ("sold her share in 2001", "2001"), ("left in 2004.", "2004")],
        ),
        (
            "Entrò in Acme nel 1998; vendette la sua quota nel 2001.",
            "it",
            [("Entrò in Acme nel 1998", "1998"), ("vendette la sua quota nel 2001.", "2001")],
        ),
    ],
)
def test_a_clause_a_date(text, language, expected):
    assert clauses_of(text, language) == [(clause, [date]) for clause, date in expected]


@pytest.mark.parametrize(
    ("opening", "item", "ending", "language"),
    [
        ("In 1990 she toured ", "town{}, ", "and in 2004 she left Leeds.", "en"),
        ("In 1990 she met ", "a man from {} and ", "in 2004 she left Leeds.", "en"),
        ("Nel 1990 visitò ", "borgo{}, ", "e nel 2004 lasciò Torino.", "it"),
        ("She toured ", "Leeds in 1{:03}, ", "and Bath in 2004.", "en"),
        ("Visitò ", "Lecce nel 1{:03}, ", "e Bari nel 2004.", "it"),
    ],
)
def test_a_sentence_of_two_thousand_borders_is_no_heavier_for_each(opening, item, ending, language):
    text = opening + "".join(item.format(number % 1000) for number in range(2000)) + ending
    times = find_times(text, language)
    begun = time.process_time()
    found = split_clauses(text, times, language)
    assert time.process_time() - begun < 4  # at half a millisecond a border; 14 s and more when each border costs all
    assert len(found) > 1
    assert (found[0].start, found[-1].end) == (0, len(text))


@pytest.mark.parametrize(
    ("text", "language", "clauses"),
    [
        (
            "Ann Lee, born in Ulm in 1922, became mayor in 1950.",
            "en",
            ["Ann Lee, born in Ulm in 1922", "became mayor in 1950."],
        ),
        (
            "Anna Verdi, nata a Ulma nel 1922, lodò il ponte nel 1950.",
            "it",
            ["Anna Verdi, nata a Ulma nel 1922", "lodò il ponte nel 1950."],
        ),
    ],
)
def test_a_participle_behind_its_noun_is_a_clause(text, language, clauses):
    assert [clause for clause, _ in clauses_of(text, language)] == clauses


@pytest.mark.parametrize(
    ("text", "language", "date"),
    [
        ("She resigned in April 2009 shortly after losing the 2008 general election.", "en", "2009-04"),
        ("In 1950 he recalled a 1925 fire.", "en", "1950"),
        ("In 1950 he signed the Treaty of Ulm of 1948.", "en", "1950"),
        ("Nel 1950 denunciò il Trattato di Ulma del 1948.", "it", "1950"),
    ],
)
def test_a_year_that_says_which_thing_is_meant_dates_no_clause_beside_another(text, language, date):
    assert [dates for _, dates in clauses_of(text, language)] == [[date]]


@pytest.mark.parametrize(
    ("text", "dates"),
    [("The hall burned in a 1925 fire.", ["1925"]), ("In the 2003 season they won, and in 2004 they lost.", ["2003"])],
)
def test_a_year_that_says_which_thing_is_meant_dates_the_clause_where_nothing_else_does(text, dates):
    assert clauses_of(text, "en")[0][1] == dates


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("La custode è Ida Moro; fino al 2015 lo è stato Ugo Ferri.", "it", [[], [(None, "2015")]]),
        ("Ugo fece il carradore, mentre Ida Moro fu maestra dal 1923 al 1951.", "it", [[], [("1923", "1951")]]),
        ("Ann Lee is the curator; Bob Day held the post until 2015.", "en", [[], [(None, "2015")]]),
        ("Nel 1990, mentre era sindaco, comprò la casa.", "it", [[("1990", "1990")]]),
        ("Lavorò a Rovento; poi, dal 1950, a Quarr.", "it", [[("1950", None)]]),
    ],
)
def test_a_time_dates_nothing_beyond_a_semicolon_or_a_contrast(text, language, expected):
    found = split_clauses(text, find_times(text, language), language)
    assert [[(time.interval.start, time.interval.end) for time in clause.times] for clause in found] == expected
