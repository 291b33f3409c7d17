"""Offices and subjects that a text tells in other words than its verb's own."""

import pytest
from analysed_texts import events, states


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("In 2015 Ann Lee asked the ministers for more as they served as heads of Altona Works.", "en"),
        ("Nel 2015 Anna Rossi scrisse ai ministri, mentre essi erano a capo della Olivetti.", "it"),
    ],
)
def test_what_others_are_is_not_the_subjects(text, language):
    assert all(relation != "position" for _, _, relation, _ in states(text, language))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "From 1953 on Ann Lee worked in Rome at the Altona Institute.",
            ("1953", "opens", "employer", "Altona Institute"),
        ),
        (
            "Ann Lee was drafted in the second round by the Leeds Lions in 2010.",
            ("2010", "opens", "member_of", "Leeds Lions"),
        ),
        (
            "In 1990 Ann Lee was one of the founders of Altona Works.",
            ("1990", "opens", "position", "founders of Altona Works"),
        ),
    ],
)
def test_whom_somebody_works_for_in_other_words(text, expected):
    assert states(text, "en") == [expected]


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (
            "Ann Lee had worked for the holding company as vice president from 2001 to 2004.",
            "en",
            [("2001", "opens", "employer", "holding company"), ("2001", "opens", "position", "vice president")],
        ),
        (
            "Ann Lee joined the herbarium at Altona in 1958 as a curator.",
            "en",
            [("1958", "opens", "member_of", "herbarium"), ("1958", "opens", "position", "curator")],
        ),
        ("Ann Lee joined Acme in 1958 as a matter of course.", "en", [("1958", "opens", "member_of", "Acme")]),
        (
            "Anna Rossi prese servizio presso l'ospedale di Stia nel 1938 come infermiera.",
            "it",
            [("1938", "opens", "employer", "ospedale di Stia"), ("1938", "opens", "position", "infermiera")],
        ),
        (
            "Anna Rossi lavorò alla Fiat come operaia fino al 1950.",
            "it",
            [(None, "opens", "employer", "Fiat"), (None, "opens", "position", "operaia")],
        ),
    ],
)
def test_whom_somebody_works_for_and_as_what(text, language, expected):
    assert states(text, language) == expected


@pytest.mark.parametrize(
    "text",
    [
        "Ann Lee was born in Leeds. A long-time member of the Altona League, she joined the Rovento Union in 2007.",
        "Ann Lee was born in Leeds. A graduate of Altona College, Lee joined the Rovento Union in 2007.",
        "Ann Lee was born in Leeds. The daughter of a baker, she joined the Rovento Union in 2007.",
    ],
)
def test_what_somebody_is_said_to_be_before_the_name(text):
    joined = events(text, "en")[-1]
    assert next(part.name for part in joined.participants if part.role == "subject") == "Ann Lee"


def test_a_relative_pronoun_names_no_office():
    elected = events("Nel 1952 l'assemblea elesse Ugo Ferri, il quale restò in carica dieci anni.", "it")
    assert all("quale" not in (event.value or "") and "restò" not in (event.value or "") for event in elected)


@pytest.mark.parametrize(
    ("text", "language", "office", "before"),
    [
        ("In 1951 Ann Lee became mayor in place of Guy Moss.", "en", "mayor", "Guy Moss"),
        ("Nel 1951 Anna Rossi divenne sindaca al posto di Guido Serra.", "it", "sindaca", "Guido Serra"),
    ],
)
def test_an_office_ends_before_whose_place_it_was(text, language, office, before):
    opened, closed = events(text, language)
    assert (opened.effect.value, opened.value) == ("opens", office)
    assert (closed.effect.value, closed.participants[0].name) == ("closes", before)


@pytest.mark.parametrize(
    ("text", "relation", "value"),
    [
        ("Rovento assunse il nome di Castel Verde nel 1863.", "name", "Castel Verde"),
        ("La scuola Bassi prese la denominazione di Istituto Volta nel 1970.", "name", "Istituto Volta"),
        (
            "Anna Rossi divenne primaria dell'ospedale di Pistoia nel 1936.",
            "position",
            "primaria dell'ospedale di Pistoia",
        ),
    ],
)
def test_italian_names_and_wards(text, relation, value):
    assert [found[1:] for found in states(text, "it")] == [("opens", relation, value)]


@pytest.mark.parametrize(
    ("text", "language", "office"),
    [
        ("Chief executive Ida Moro resigned in May 2011 and was replaced by Per Day.", "en", "chief executive"),
        ("The mayor, Ann Lee, resigned in May 2011.", "en", "mayor"),
        ("Il sindaco Sergio Poli si dimise nel maggio 2011.", "it", "sindaco"),
    ],
)
def test_who_resigns_leaves_the_office_told_before_the_name(text, language, office):
    assert events(text, language)[0].value == office


def test_who_is_somebody_and_no_body():
    text = "Ann Lee is a politician from the Altona People's Party who has served as minister since March 2020."
    assert ("2020-03", "opens", "position", "minister") in states(text, "en")
    subjects = {part.name for event in events(text, "en") for part in event.participants if part.role == "subject"}
    assert subjects == {"Ann Lee"}


def test_what_follows_in_a_part_behind_a_semicolon_is_of_who_opens_it():
    text = "In 1866 Bob Day sold it to Acme; Ann Lee joined as a clerk in 1871 and worked in Leeds until 1909."
    found = [event for event in events(text, "en") if "Leeds" in event.text]
    assert [part.name for event in found for part in event.participants if part.role == "subject"] == ["Ann Lee"]
