"""The timeline as text."""

from __future__ import annotations

import pytest

from chronoflux.answering.render import context_words, event_number, render_timeline
from chronoflux.model import Timeline


@pytest.fixture
def mixed(ministers, make_event):
    static = make_event(9, "The ministry has its seat in Rovento")
    ranged = make_event(8, "The ministry had two seats", "1998", end="2004")
    return Timeline(dated=(ranged, *ministers.dated), static=(static,))


def test_dated_events_are_numbered_and_static_ones_stand_apart(mixed):
    assert render_timeline(mixed, "en").splitlines() == [
        "Event #1 1998/2004: The ministry had two seats",
        "Event #2 2017-08-01: Ann Lee became Minister of Health",
        "Event #3 2020-03-01: Ann Lee resigned for health reasons",
        "Event #4 2020-03-05: Bruno Conti was appointed Minister of Health",
        "Static:",
        "Event #5: The ministry has its seat in Rovento",
    ]


def test_italian_headings(ministri):
    assert render_timeline(ministri, "it").startswith("Evento #1 2017-08-01: Ann Lee è diventata")


def test_numbers_find_their_event(mixed):
    assert event_number(mixed, mixed.static[0]) == 5


def test_an_empty_timeline_is_empty_text():
    assert render_timeline(Timeline(), "en") == ""
    assert context_words(Timeline()) == 0
