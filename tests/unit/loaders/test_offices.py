"""Offices whose body a text leaves unsaid, because the whole of it is about that body."""

import pytest

from chronoflux.loaders.analysis import analyse
from chronoflux.model import SourceDocument


def offices(text, language, title=""):
    document = SourceDocument(id="d", title=title, text=text, source="d", language=language)
    return [
        (event.value, {participant.name: participant.role for participant in event.participants})
        for event in analyse(document, summaries=False).events
        if event.relation == "position"
    ]


@pytest.mark.parametrize(
    ("text", "language", "body"),
    [
        ("The Quarry Choir was founded in 1902. In 1954 Ada Bo became conductor.", "en", "Quarry Choir"),
        ("The Quarry Choir was founded in 1902.\n\nIn 1954 Ada Bo became conductor.", "en", "Quarry Choir"),
        ("La Banca rurale di Rovento nacque nel 1902. Nel 1954 divenne direttrice Ada Bo.", "it", None),
    ],
)
def test_an_office_is_of_the_body_a_text_is_about(text, language, body):
    (_, names), *others = offices(text, language)
    assert not others
    assert names["Ada Bo"] == "subject"
    assert names[body or "Banca rurale di Rovento"] == "other"


@pytest.mark.parametrize(
    ("text", "language", "value"),
    [
        (
            "Il Caseificio Norvia fu fondato nel 1923. Ada Bo guidò l'azienda dal 1946 al 1971.",
            "it",
            "Caseificio Norvia",
        ),
        ("The Quarry Choir was founded in 1902. Ada Bo ran the choir from 1946 to 1971.", "en", "Quarry Choir"),
    ],
)
def test_what_is_led_has_its_name(text, language, value):
    assert [office for office, _ in offices(text, language)] == [value]


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("The Quarry Choir was founded in 1902. In 1954 Ada Bo became director of Acme Corp.", ""),
        ("Ada Bo was born in 1902. In 1954 she became director.", "Ada Bo"),
    ],
)
def test_an_office_of_another_body_or_of_none_is_left_alone(text, title):
    ((_, names),) = offices(text, "en", title)
    assert "Quarry Choir" not in names
    assert [name for name, role in names.items() if role == "subject"] == ["Ada Bo"]


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (
            "Bo Lund resigned in 1996 and was appointed consul in Rome.",
            "en",
            [("1996", "closes", None), ("1996", "opens", "consul in Rome")],
        ),
        (
            "Bo Lund resigned in 1996 and was a popular coach.",
            "en",
            [("1996", "closes", None), (None, "opens", "popular coach")],
        ),
        (
            "Ugo Sala si dimise nel 1996 e fu un allenatore amato.",
            "it",
            [("1996", "closes", None), (None, "opens", "allenatore amato")],
        ),
    ],
)
def test_who_resigns_does_not_leave_what_is_told_behind(text, language, expected):
    document = SourceDocument(id="d", title="", text=text, source="d", language=language)
    found = analyse(document, summaries=False).events
    told = [(e.interval and e.interval.start, e.effect.value, e.value) for e in found if e.relation == "position"]
    assert told == expected


def test_an_office_ends_before_a_name_with_initials_that_opens_a_clause():
    assert {value for value, _ in offices("In 1990 R. Orr resigned as secretary and S. L. Tan was elected.", "en")} == {
        "secretary"
    }
