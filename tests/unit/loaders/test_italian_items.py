"""Lines of Italian curricula: posts, and what stands under a heading that says nothing of offices."""

from __future__ import annotations

import pytest

from chronoflux.loaders.analysis import analyse
from chronoflux.model import SourceDocument


def states(text):
    document = SourceDocument("d1", "Ugo Ferri", text, "x", language="it")
    return [(event.relation, event.value) for event in analyse(document).events if event.relation]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("2013 – 2018: capo officina, Tarn, Trento", [("position", "capo officina"), ("employer", "Tarn")]),
        ("2009: tirocinio, Comune di Rovento", [("position", "tirocinio"), ("employer", "Comune di Rovento")]),
    ],
)
def test_what_begins_with_a_post_is_one_whatever_it_is_a_post_of(line, expected):
    assert states(f"## Esperienze professionali\n- {line}\n- 2019: custode, Museo Quarr") == [
        *expected,
        ("position", "custode"),
        ("employer", "Museo Quarr"),
    ]


def test_a_line_headed_by_an_office_tells_it_under_any_heading():
    told = states("## Altro\n- Protezione civile: volontario dal 2006, caposquadra dal 2015 al 2020\n- Patente B")
    assert told == [("position", "volontario"), ("position", "caposquadra")]


def test_where_somebody_is_resident_is_a_residence():
    assert states("## Altro\n- Due figli, residente a Quarr dal 2019\n- Patente B") == [("residence", "Quarr")]


def test_a_name_that_ends_as_an_office_does_is_none():
    assert ("position", "Ettore") not in states("## Date\n- 1962 – Ettore La Torre apre.\n- Ettore, dal 1970 con noi")


def test_a_title_whose_text_begins_as_a_life_is_a_person():
    text = "Nasce nel 1936 a Borgo Quarr. Nel 1980 apre una bottega con Sergio Galli. Muore nel 2018."
    events = analyse(SourceDocument("d1", "Anselmo Brighetti, organaro", text, "x", language="it")).events
    died = next(event for event in events if event.interval and event.interval.start == "2018")
    assert [(part.name, part.kind) for part in died.participants[:1]] == [("Anselmo Brighetti", "PERSON")]


def test_a_table_says_who_ran_and_who_owned():
    text = "| Anni | Gestione | Proprietà |\n|---|---|---|\n| 1926–1939 | Ugo Ferri | Società Quarr |"
    events = analyse(SourceDocument("d1", "Rifugio Lasta", text, "x", language="it")).events
    assert [(event.relation, event.value) for event in events] == [
        ("operator", "Ugo Ferri"),
        ("ownership", "Società Quarr"),
    ]
