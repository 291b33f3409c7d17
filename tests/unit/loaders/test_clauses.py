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
