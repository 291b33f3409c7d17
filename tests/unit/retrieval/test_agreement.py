"""Names that are one and names that only look alike."""

from __future__ import annotations

import pytest

from chronoflux.retrieval.agreement import LIKELY, fold, holds_phrase, names_agree, share_found


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("Ann Lee", "ann lee"),
        ("Niccolò Rossi", "Niccolo Rossi"),
        ("University of Rovento", "Rovento University"),
        ("Ann Lee", "Lee"),
        ("Lee", "Ann Lee"),
        ("Ann Lee", "A. Lee"),
        ("Nicholas Lou Sabano", "Nick Sabano"),
        ("CEO of Rovento Motors", "chief executive officer of Rovento Motors"),
        ("amministratore delegato di Rovento Motors", "CEO of Rovento Motors"),
        ("Minister of Foreign Affairs", "ministra degli Esteri"),
        ("Università di Rovento", "University of Rovento"),
        ("FC Rovento 1913", "Rovento"),
        ("Rovento Football Club Ladies", "Rovento"),
    ],
)
def test_one_name_in_two_forms(asked, found):
    assert names_agree(asked, found) >= LIKELY or names_agree(asked, found) == pytest.approx(LIKELY)


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("Ann Lee", "Bruce Lee"),
        ("ASR1603", "ASR1605"),
        ("Ann Lee", "Ann Moro"),
        ("", "Ann Lee"),
        ("Ann Lee", "..."),
        ("Minister of Health", "Ministry of Justice"),
        ("Ministro della Salute", "Minister of Defence"),
        ("Minister of Health", "Ministry of Health"),
        ("Great Rovento Freedom Party", "Rovento"),
    ],
)
def test_two_names(asked, found):
    assert names_agree(asked, found) < 0.5


def test_phrases_match_on_word_borders():
    assert holds_phrase("Art", "the State of the Art.")
    assert not holds_phrase("Art", "an Artist")
    assert not holds_phrase("", "anything")


def test_folding_keeps_other_scripts():
    assert fold("  Łódź—2009 (Ñandú)! ") == "łodz 2009 nandu"
    assert fold("Москва") == "москва"


def test_inflections_of_one_stem_count():
    assert share_found(["coach", "Rovento".lower()], ["rovento", "was", "coached", "by"]) == 1
    assert share_found([], ["a"]) == 0


def test_accents_part_no_words():
    assert share_found(["aprì", "sposò"], ["apri", "sposo"]) == 1
