"""Numbered items of minutes that are sentences: told of their own subject."""

import pytest
from event_texts import events

from chronoflux.loaders.analysis import analyse
from chronoflux.model import SourceDocument


@pytest.mark.parametrize(
    ("language", "title", "text", "subject"),
    [
        (
            "en",
            "Minutes of the Thornby Hall Committee, 14 March 2011",
            "Present: J. Ellis (chair), R. Orr.\n1. R. Orr resigned as librarian.\n2. The roof fund stood at £4,310.",
            "R. Orr",
        ),
        (
            "it",
            "Verbale della Pro Loco di Torniella, 14 marzo 2011",
            "Presenti: G. Ellero, R. Orri.\n1. R. Orri si dimette da bibliotecario.\n2. Il fondo è di 4 euro.",
            "R. Orri",
        ),
    ],
)
def test_a_numbered_sentence_keeps_its_subject(language, title, text, subject):
    document = SourceDocument(title, title, text, title, language, None)
    closed = [event for event in analyse(document).events if event.effect.value == "closes"]
    named = [part.name for event in closed for part in event.participants if part.role == "subject"]
    assert named == [subject]
    assert closed[0].interval.start == "2011-03-14"


def test_a_vehicle_is_bought_and_sold_in_columns():
    found = events(
        "Reg,Make,Bought,Sold\nWX 41,Leyland,1921,1933\nWX 904,Albion,1927,1940", title="Fleet of Dale Motors"
    )
    assert [event.interval.start for event in found] == ["1921", "1933", "1927", "1940"]
    assert "Sold: 1933" in found[1].text
