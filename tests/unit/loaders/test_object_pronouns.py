"""Pronouns for what is led, sold, left or founded, and for whom somebody succeeds."""

import pytest
from event_texts import events, states, subjects

from chronoflux.loaders.analysis import analyse
from chronoflux.model import SourceDocument


def last(text, language):
    """Subject, state and text of the last event of a text, its names found by the whole pipeline."""
    event = analyse(SourceDocument("d.txt", "d", text, "d", language), summaries=False).events[-1]
    return subjects([event])[0], *states([event])[0], event.text


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (
            "Il Coro Santa Lucia nacque nel 1962. Lo diresse Ugo Sarti dal 1999 al 2003.",
            "it",
            (
                "Ugo Sarti",
                "opens",
                "position",
                "Coro Santa Lucia",
                "Lo [Coro Santa Lucia] diresse Ugo Sarti dal 1999 al 2003.",
            ),
        ),
        (
            "Il Coro Santa Lucia è di Lodi. Lo fondò nel 1962 don Aldo Neri.",
            "it",
            (
                "Aldo Neri",
                "opens",
                "existence",
                "Coro Santa Lucia",
                "Lo [Coro Santa Lucia] fondò nel 1962 don Aldo Neri.",
            ),
        ),
        (
            "La Cartiera Bassi aprì nel 1901. La acquistò la Fiat nel 1969.",
            "it",
            ("Fiat", "opens", "ownership", "Cartiera Bassi", "La [Cartiera Bassi] acquistò la Fiat nel 1969."),
        ),
        (
            "Carlo Oberti fondò il Mulino Oberti nel 1920. Nel 1935 lo vendette a Luigi Brandi.",
            "it",
            (
                "Mulino Oberti",
                "opens",
                "ownership",
                "Luigi Brandi",
                "Nel 1935 Carlo Oberti lo [Mulino Oberti] vendette a Luigi Brandi.",
            ),
        ),
        (
            "Karl Ober founded Ober Mills in 1920. In 1935 he sold it to Brandt AG.",
            "en",
            ("Ober Mills", "opens", "ownership", "Brandt AG", "In 1935 Karl Ober sold Ober Mills to Brandt AG."),
        ),
        (
            "Nel 1950 Anna Bassi divenne presidente della Croce Verde. Le succedette Carlo Neri nel 1958.",
            "it",
            (
                "Carlo Neri",
                "opens",
                "position",
                "presidente della Croce Verde",
                "Le [Anna Bassi] succedette Carlo Neri nel 1958.",
            ),
        ),
    ],
)
def test_what_a_pronoun_stands_for_is_written_out(text, language, expected):
    assert last(text, language) == expected


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (
            "In 1990 Ann Lee joined Acme. Three years later she left it for Globex.",
            "en",
            [("closes", "member_of", "Acme"), ("opens", "member_of", "Globex")],
        ),
        (
            "Bob Day left Milan for Parma in 1993.",
            "en",
            [("closes", "member_of", "Milan"), ("opens", "member_of", "Parma")],
        ),
        (
            "Anna Verdi entrò alla Acme nel 1990. Nel 1993 la lasciò per la Globex.",
            "it",
            [("closes", "member_of", "Acme"), ("opens", "member_of", "Globex")],
        ),
    ],
)
def test_who_leaves_one_body_for_another_goes_on_there(text, language, expected):
    told = [event for event in events(text, language) if event.interval.start == "1993"]
    assert states(told) == expected
    assert len(set(subjects(told))) == 1


def test_who_leaves_for_an_occasion_goes_on_nowhere():
    assert len(events("In May 2007 Ann Lee left Leeds for the 2010 World Cup.")) == 1
