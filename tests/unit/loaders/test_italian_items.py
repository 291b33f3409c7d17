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
