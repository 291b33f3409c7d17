"""Kinds of names that their own sentences tell, and who is spoken of because of them."""

from collections import Counter

import pytest

from chronoflux.language.definitions import title_kind
from chronoflux.language.told_kinds import told_kinds
from chronoflux.model import Sentence


@pytest.mark.parametrize(
    ("text", "language", "name", "kind"),
    [
        ("Ysanne Torvic married a painter in 1968.", "en", "Ysanne Torvic", "PERSON"),
        ("Dunmere Quills were formed in 1903.", "en", "Dunmere Quills", "ORG"),
        ("The schooner Lady Anselm was launched in 1912.", "en", "Lady Anselm", "MISC"),
        ("The Marlings are a folk band from Sundvik.", "en", "Marlings", "ORG"),
        ("The drummer Pia Holm left in 1996.", "en", "Pia Holm", "PERSON"),
        ("The ship was renamed Vigilant in 1941.", "en", "Vigilant", "MISC"),
        ("Celso Ravaglia si laureò nel 1950.", "it", "Celso Ravaglia", "PERSON"),
        ("La Filanda Brandi fu fondata nel 1887.", "it", "Filanda Brandi", "ORG"),
        ("Il piroscafo Santa Vereconda fu varato nel 1912.", "it", "Santa Vereconda", "MISC"),
    ],
)
def test_a_predicate_or_a_noun_tells_the_kind(sentences_of, text, language, name, kind):
    assert told_kinds(sentences_of(text, language=language)).get(name) == kind


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("The son of Leeds Bank married in 1968.", "Leeds Bank"),
        ("The son of Dunmere Quills married in 1968.", "Dunmere Quills"),
        ("Ann Lee was founded on trust.", "Ann Lee"),
    ],
)
def test_nothing_is_told_against_a_names_own_words_or_of_who_is_only_related(sentences_of, text, name):
    assert name not in told_kinds(sentences_of(text))


@pytest.mark.parametrize(
    ("text", "language", "subjects"),
    [
        (
            "Marrow & Pell was founded in 1921. In 1950 the business was bought by Castellan Group. It closed in 1990.",
            "en",
            ["Marrow & Pell"] * 3,
        ),
        ("The ferry Lady Anselm was launched in 1912. She was scrapped in 1958.", "en", ["Lady Anselm"] * 2),
        ("Ann Lee married Bob Day in 1968. They lived in Paris.", "en", ["Ann Lee"] * 2),
        ("Former head coach Lars Imhoff left in 1998. He died in 2003.", "en", ["Lars Imhoff"] * 2),
        (
            "La Filanda Brandi fu fondata nel 1887. Nel 1921 l'azienda fu venduta. Chiuse nel 1991.",
            "it",
            ["Filanda Brandi"] * 3,
        ),
        ("Il piroscafo Alba fu varato nel 1912. Fu ribattezzato Vigilante nel 1941.", "it", ["Alba"] * 2),
        ("Don Celso Ravaglia divenne parroco nel 1899. Ne scrisse nel 1907.", "it", ["Celso Ravaglia"] * 2),
    ],
)
def test_who_is_spoken_of_goes_on(resolve, text, language, subjects):
    assert [reading.subject for reading in resolve(text, language=language)] == subjects


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Guy Bolton was a United States Marine who , at age 18 , was captured .", "PERSON"),
        ("Guy Bolton was a United States Army officer .", "PERSON"),
        ("Guy Bolton were a British rock band who toured .", "ORG"),
        ("Guy Bolton is a State Park .", "PLACE"),
    ],
)
def test_a_name_in_a_definition_tells_less_than_its_noun(text, kind):
    sentence = Sentence(0, text, 0, len(text), ())
    assert title_kind([sentence], "Guy Bolton", Counter()) == kind
