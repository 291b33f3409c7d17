"""The stretches of an event that may be the answer."""

import pytest

from chronoflux.answering.candidates import candidates_of
from chronoflux.model import EventKind, Evidence, Participant
from chronoflux.retrieval.question import analyse_question


def texts(question, text, *participants):
    named = tuple(Participant(name, "subject", "PERSON") for name in participants)
    event = Evidence("e", text, EventKind.DATED, "d", "", text, 0, len(text), participants=named)
    return [candidate.text for candidate in candidates_of(analyse_question(question), event)]


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("Who was mayor?", "On 9 March 2020 Marco Bellini was appointed mayor."),
        ("Chi era sindaco?", "Il 9 marzo 2020 Marco Bellini è stato nominato sindaco."),
    ],
)
def test_a_name_is_not_widened_by_the_date_before_it(question, text):
    assert texts(question, text, "Marco Bellini")[0] == "Marco Bellini"


def test_a_short_name_is_written_out_as_the_text_does():
    assert texts("Who was queen?", "Annette des Iles was crowned.", "Annette")[0] == "Annette des Iles"


def kinds(question, text, *participants):
    named = tuple(Participant(name, "other", kind) for name, kind in participants)
    event = Evidence("e", text, EventKind.DATED, "d", "", text, 0, len(text), participants=named)
    return [candidate.text for candidate in candidates_of(analyse_question(question), event)]


def test_a_place_comes_with_the_larger_one_behind_it():
    found = kinds(
        "Where did Ida Moro live?", "In 2003 she moved to Valdoro , Umbria .", ("Valdoro", "PLACE"), ("Umbria", "PLACE")
    )
    assert "Valdoro , Umbria" in found


def test_a_place_is_not_widened_by_a_person_behind_it():
    found = kinds(
        "Where did Ida Moro live?",
        "She left Valdoro, Bruno Conti said.",
        ("Valdoro", "PLACE"),
        ("Bruno Conti", "PERSON"),
    )
    assert found[0] == "Valdoro"


def test_two_names_side_by_side_stay_two():
    found = kinds(
        "Which team did Ida Moro join?",
        "She was with Rovento and Altamura then.",
        ("Rovento", "ORG"),
        ("Altamura", "ORG"),
    )
    assert {"Rovento", "Altamura"} <= set(found)


@pytest.mark.parametrize(
    ("question", "text", "name", "body"),
    [
        (
            "Which employer did Ida Moro work for?",
            "Ida Moro was chief engineer of Rovento Motors.",
            "chief engineer of Rovento Motors",
            "Rovento Motors",
        ),
        (
            "Per quale azienda lavorava Ida Moro?",
            "Ida Moro era direttrice di Rovento Motors.",
            "direttrice di Rovento Motors",
            "Rovento Motors",
        ),
        (
            "Where was Ida Moro educated?",
            "Ida Moro was a student at Rovento University.",
            "student at Rovento University",
            "Rovento University",
        ),
        (
            "Which employer did Ida Moro work for?",
            "Ida Moro was head of sales at Rovento University.",
            "head of sales at Rovento University",
            "Rovento University",
        ),
    ],
)
def test_who_asks_for_a_body_gets_that_of_an_office(question, text, name, body):
    assert kinds(question, text, (name, "MISC"))[0] == body


def test_who_asks_for_an_office_gets_the_whole_of_it():
    name = "chief engineer of Rovento Motors"
    assert kinds("Which position did Ida Moro hold?", f"Ida Moro was {name}.", (name, "MISC"))[0] == name


def test_a_date_is_no_candidate():
    assert "In 1921" not in kinds(
        "Where did Ida Moro study?", "In 1921 Ida Moro went to Valdoro.", ("Valdoro", "PLACE")
    )


def test_a_namesake_of_the_documents_person_is_somebody_else():
    event = Evidence(
        "e", "Berg married Ida Berg in 1950.", EventKind.DATED, "d", "Olaf Berg", "", 0, 1,
        participants=(Participant("Ida Berg", "value", "PERSON"), Participant("Olaf Berg", "subject", "PERSON")),
    )  # fmt: skip
    found = [candidate.text for candidate in candidates_of(analyse_question("Who was the wife of Berg?"), event)]
    assert found == ["Ida Berg"]


def test_a_person_is_named_without_a_description():
    value = "former dancer and singer Ida Moro"
    event = Evidence(
        "e", f"Bruno Conti married {value}.", EventKind.DATED, "d", "", "", 0, 1, value=value,
        participants=(Participant("Ida Moro", "value", "PERSON"), Participant("Bruno Conti", "subject", "PERSON")),
    )  # fmt: skip
    found = [candidate.text for candidate in candidates_of(analyse_question("Who was Bruno Conti's wife?"), event)]
    assert found[0] == "Ida Moro"
    assert value not in found


def test_a_title_is_no_description():
    event = Evidence(
        "e", "Commanders: General Ernst Berg, 1943.", EventKind.DATED, "d", "", "", 0, 1, value="General Ernst Berg",
        participants=(Participant("Ernst Berg", "value", "PERSON"),),
    )  # fmt: skip
    found = [candidate.text for candidate in candidates_of(analyse_question("Who commanded the fleet in 1943?"), event)]
    assert found[0] == "General Ernst Berg"


def test_a_word_with_its_capital_from_the_head_of_a_sentence_is_no_candidate(make_event):
    told = make_event(1, "La rottura si consumò nel 1977", "1977")
    question = analyse_question("Chi si consumò nel 1977?", "it")
    assert "La" not in [candidate.text for candidate in candidates_of(question, told)]


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("Who was chair of the Guild?", "She was chair of the Guild."),
        ("Chi era presidente?", "Lei era presidente."),
    ],
)
def test_a_pronoun_is_no_candidate(question, text):
    pronoun = text.split()[0]
    assert pronoun not in kinds(question, text, (pronoun, "PERSON"))


@pytest.mark.parametrize(
    ("text", "names", "kept"),
    [
        ("Canon Pelling's widow Hester presided for six years.", ("Canon Pelling", "Hester"), ["Hester"]),
        ("Ida Moro’s brother Ugo Bassi took over from Ida Moro.", ("Ida Moro", "Ugo Bassi"), ["Ida Moro", "Ugo Bassi"]),
    ],
)
def test_whose_widow_somebody_is_did_nothing(text, names, kept):
    found = kinds("Who presided in 1936?", text, *((name, "PERSON") for name in names))
    assert [name for name in names if name in found] == kept
