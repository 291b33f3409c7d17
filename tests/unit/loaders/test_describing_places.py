"""Places that only describe, nouns that look like verbs, and times of another part."""

import pytest
from event_texts import events, states, subjects

from chronoflux.loaders.analysis import analyse
from chronoflux.model import SourceDocument


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("On 30 June 2020 the Hong Kong security law was enacted by the parliament.", None),
        ("The Milan-based Bolt Capital sold the club in 2015.", "Bolt Capital"),
        ("The Paris government closed the port in 1990.", None),
        ("Paris grew fast in 1990.", "Paris"),
    ],
)
def test_a_place_that_describes_is_no_subject(text, expected):
    found = analyse(SourceDocument("d.txt", "d", text, "d", "en"), summaries=False).events
    assert subjects(found) == [expected]


def test_a_noun_behind_an_article_is_no_verb():
    assert events("In 1990 a sign for Acme fell on Bob Day.")[0].relation is None


def test_a_date_is_of_its_own_part():
    (event,) = events("Acme ran the firm for three years before selling it to Globex in 1989.")
    assert event.interval.start == "1989"


def test_what_is_joined_to_another_name_is_not_dated_by_it():
    found = events("Ann Lee joined Acme, and Bob Day left Leeds in 1990.")
    assert states(found) == [("closes", "member_of", "Leeds"), ("opens", "member_of", "Acme")]
    assert subjects(found) == ["Bob Day", "Ann Lee"]
    assert [event.interval and event.interval.start for event in found] == ["1990", None]


def test_who_is_joined_to_another_by_kin_opens_no_clause():
    (event,) = events("In 1959 Ann Lee, a vet from Rome, and her husband Bob Day joined Acme.")
    assert subjects([event]) == ["Ann Lee"]
