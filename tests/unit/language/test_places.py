"""Adverbs of place written out: "there", "vi", "lì"."""

import pytest

from chronoflux.language.places import Places
from chronoflux.model import Mention


def read(language: str, *sentences: str, names: dict[str, str]) -> str:
    """The last sentence with its adverbs written out, each sentence read in turn."""
    places, text = Places(language), ""
    for sentence in sentences:
        mentions = [Mention(name, name, kind, 0, 0) for name, kind in names.items() if name in sentence]
        text, _ = places.resolve(sentence, "Ann Lee", mentions)
    return text


NAMES = {
    "Leeds": "PLACE",
    "Keele University": "ORG",
    "Stoke": "PLACE",
    "Lodi": "MISC",
    "Istituto Golgi": "ORG",
    "Pavia": "PLACE",
    "Verri": "ORG",
}


@pytest.mark.parametrize(
    ("before", "sentence", "expected"),
    [
        ("Ann Lee moved to Leeds.", "She taught there until 1950.", "She taught in Leeds until 1950."),
        ("Ann Lee joined Keele University.", "She taught there.", "She taught at Keele University."),
        (
            "Ann Lee taught at Keele University in Stoke.",
            "She was a reader there until 1950.",
            "She was a reader at Keele University until 1950.",
        ),
        ("Ann Lee taught at Keele University in Stoke.", "She died there in 1950.", "She died in Stoke in 1950."),
        ("Ann Lee left Keele University for Leeds.", "She moved there in 1950.", "She moved to Leeds in 1950."),
        ("Ann Lee was born in Leeds.", "There she went to school.", "In Leeds she went to school."),
        ("Ann Lee was born in Leeds.", "She moved from there to Bath.", "She moved from Leeds to Bath."),
        (
            "It began.",
            "She joined Keele University and stayed there.",
            "She joined Keele University and stayed at Keele University.",
        ),
        (
            "Ann Lee went to Leeds.",
            "She went there to teach and died there.",
            "She went to Leeds to teach and died in Leeds.",
        ),
    ],
)
def test_there_is_where_somebody_was_told_to_be(before, sentence, expected):
    assert read("en", before, sentence, names=NAMES) == expected


@pytest.mark.parametrize(
    ("before", "sentence"),
    [
        ("Ann Lee moved to Leeds.", "There was a fire in 1950."),
        ("Ann Lee moved to Leeds.", "It said that there were three."),
        ("Ann Lee moved to Leeds.", "The bridge over there is old."),
        ("Ann Lee moved to Leeds.", "She bought the farm and stayed there."),
        ("Leeds grew.", "She taught there until 1950."),
        ("It was shut, and in 1902 Keele University grew.", "She lived there."),
        ("Ann Lee taught in 1950.", "She lived there."),
    ],
)
def test_there_stays_where_it_is_no_place_or_none_is_named(before, sentence):
    assert read("en", before, sentence, names=NAMES) == sentence


@pytest.mark.parametrize(
    ("before", "sentence", "expected"),
    [
        ("Si trasferì a Lodi.", "Vi insegnò fino al 1950.", "Insegnò a Lodi fino al 1950."),
        ("Si trasferì a Lodi.", "Vi ha insegnato fino al 1950.", "Ha insegnato a Lodi fino al 1950."),
        ("Studiò a Pavia all'Istituto Golgi.", "Vi si laureò nel 1920.", "Si laureò all'Istituto Golgi nel 1920."),
        ("Studiò a Pavia all'Istituto Golgi.", "Vi morì nel 1920.", "Morì a Pavia nel 1920."),
        (
            "Era stanca.",
            "Entrò al liceo Verri e ci rimase tre anni.",
            "Entrò al liceo Verri e rimase al liceo Verri tre anni.",
        ),
        ("Si trasferì a Lodi.", "Lì conobbe Ugo Sarti.", "A Lodi conobbe Ugo Sarti."),
    ],
)
def test_italian_clitics_and_adverbs_of_place(before, sentence, expected):
    assert read("it", before, sentence, names=NAMES) == expected


@pytest.mark.parametrize(
    "sentence",
    ["Vi fu un incendio nel 1950.", "Ci sono tre scuole.", "Ci diede un libro.", "Al di là del fiume abitava Ugo."],
)
def test_italian_words_that_are_no_place_stay(sentence):
    assert read("it", "Si trasferì a Lodi.", sentence, names=NAMES) == sentence


def test_a_paragraph_starts_afresh():
    places = Places("en")
    places.resolve("Ann Lee moved to Leeds.", "Ann Lee", [Mention("Leeds", "Leeds", "PLACE", 0, 0)])
    places.new_paragraph()
    assert places.resolve("She taught there.", "Ann Lee", []) == ("She taught there.", ())


def test_the_place_becomes_a_name_of_the_sentence():
    places = Places("en")
    places.resolve("Ann Lee moved to Leeds.", "Ann Lee", [Mention("Leeds", "Leeds", "PLACE", 16, 21)])
    _, added = places.resolve("She taught there.", "Ann Lee", [])
    assert [(mention.name, mention.kind) for mention in added] == [("Leeds", "PLACE")]


def test_where_one_was_another_need_not_be():
    places = Places("it")
    places.resolve("La Conti morì a Lodi.", "Amelia Conti", [Mention("Lodi", "Lodi", "MISC", 0, 0)])
    text = "Le successe Bruno Valli, che vi rimase dieci anni."
    assert places.resolve(text, "Bruno Valli", []) == (text, ())
