"""Short answers written out as their document does."""

from __future__ import annotations

import pytest

from chronoflux.answering.writing import written_out
from chronoflux.model import EventKind, Evidence, Participant


def told(text, *persons, document="d"):
    parts = tuple(Participant(name, "other", "PERSON") for name in persons)
    return Evidence(text, text, EventKind.DATED, document, "", text, 0, len(text), participants=parts)


@pytest.mark.parametrize(
    ("text", "evidence", "written"),
    [
        ("CPR", [told("She joined the Civic Party of Rovento (CPR).")], "Civic Party of Rovento (CPR)"),
        ("CPR", [told("Entrò nel Partito Civico ( CPR ).")], "Partito Civico ( CPR )"),
        ("CPR", [told("She joined the CPR.")], "CPR"),
        ("CPR", [told("The Civic Party (CPR)."), told("The Curling Pairs (CPR).")], "CPR"),
        ("Moro", [told("Ida Moro resigned.", "Ida Moro")], "Ida Moro"),
        ("Moro", [told("Ida Moro met Aldo Moro.", "Ida Moro", "Aldo Moro")], "Moro"),
        ("Bruno Moro", [told("Ida Moro resigned.", "Ida Moro")], "Bruno Moro"),
    ],
)
def test_what_is_known_by_one_name_is_written_out(text, evidence, written):
    assert written_out(text, "d", evidence) == written


def test_another_document_tells_nothing_of_it():
    assert written_out("Moro", "d", [told("Ida Moro resigned.", "Ida Moro", document="other")]) == "Moro"
