"""Whose a state of a later or relative clause is."""

import pytest

from chronoflux.loaders.analysis import analyse
from chronoflux.model import SourceDocument


def told(text, language, title=""):
    events = analyse(SourceDocument("x", title, text, "x", language)).events
    return [
        (event.text, next((part.name for part in event.participants if part.role == "subject"), None))
        for event in events
    ]


def test_who_is_born_behind_the_verb_is_the_subject():
    told_events = told("Ettore Moro sposò Irma Bo nel 1909; nel 1912 nacque la figlia Clara.", "it")
    assert told_events[1][0] == "nel 1912 nacque la figlia Clara."
    assert told_events[1][1] == "Clara"


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("In 1930 Ann Lee left the company, which closed in 1931.", "en"),
        ("Ann Lee left the firm in 1920, which was dissolved in 1927.", "en"),
        ("Ugo Bo lavorò. Nel 1920 Bo lasciò la ditta, che fu sciolta nel 1927.", "it"),
    ],
)
def test_a_relative_clause_of_a_thing_is_not_the_persons(text, language):
    assert told(text, language)[-1][1] is None


def test_a_participle_that_opens_a_sentence_has_its_own_event():
    events = told("Sciolta dal regime nel 1926, rinacque nel 1946.", "it", "Corale Rovento")
    assert [subject for _, subject in events] == ["Corale Rovento", "Corale Rovento"]
    assert events[0][0] == "Corale Rovento fu sciolta dal regime nel 1926"


def test_a_thing_goes_on_with_a_second_verb():
    events = told("La sartoria si trasferì nel 1947 e chiuse nel 1969.", "it")
    assert [text for text, _ in events] == ["La sartoria si trasferì nel 1947", "La sartoria chiuse nel 1969."]


def test_what_a_document_is_about_takes_part_though_its_text_never_names_it():
    text = "Nel 1797 i francesi lo usarono come stalla."
    events = analyse(SourceDocument("x", "Oratorio Bo", text, "x", "it")).events
    assert [part.name for part in events[0].participants] == ["Oratorio Bo"]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Agnes Dow met Robert Kerr. Mrs Kerr was buried in 1961.", "en"),
        ("Ada Moro conobbe Roberto Bassi. La signora Bassi morì nel 1961.", "it"),
    ],
)
def test_mrs_and_a_surname_is_no_man(text, language):
    assert told(text, language)[-1][1] not in ("Robert Kerr", "Roberto Bassi")


@pytest.mark.parametrize(
    ("text", "language", "subject"),
    [
        ("Ann Lee worked at the plant in Dagenham, which closed in 1931.", "en", None),
        ("Ugo Bo lavorò alla fabbrica di Rovento, che chiuse nel 1954.", "it", None),
        ("La scuola di via Mulino aprì nel 1872.", "it", None),
        ("The library was left in 1870 by Peter Main, born in Leeds in 1802.", "en", "Peter Main"),
        ("La biblioteca fu donata nel 1870 da Pietro Main, nato a Lodi nel 1802.", "it", "Pietro Main"),
    ],
)
def test_a_place_that_only_tells_where_is_no_subject(text, language, subject):
    assert told(text, language)[-1][1] == subject


def test_a_noun_with_an_object_pronoun_is_not_who_a_later_part_is_of():
    events = told("La società la vendette nel 1984 a un armatore; venne demolita nel 2001.", "it", "Motonave Ninfea")
    assert events[-1][0] == "venne demolita nel 2001."


@pytest.mark.parametrize(
    ("text", "language", "title"),
    [
        ("The society was revived in 1947 by the vicar, who conducted it until 1960.", "en", "Quarr Choral Society"),
        ("La società fu rifondata nel 1947 dal parroco, che la diresse fino al 1960.", "it", "Società corale di Quarr"),
    ],
)
def test_nothing_leads_itself(text, language, title):
    assert told(text, language, title)[-1][1] is None
