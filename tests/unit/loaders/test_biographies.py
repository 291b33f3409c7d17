"""What biographies say in passing: degrees, marriages, parties; and subjects that stand behind an opening."""

import pytest
from analysed_texts import events, told


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("In Leeds, England in 1974, he founded Altona Mills.", "en"),
        ("In 1980 he moved to Paris, France, where he stayed until 1990.", "en"),
        ("Nel 1980 si trasferì a Parigi, Francia, dove rimase fino al 1990.", "it"),
    ],
)
def test_the_larger_place_behind_a_place_is_nobody_who_acts(text, language):
    opening = {"en": "Ivo Kern was a chemist. ", "it": "Ivo Kern era un chimico. "}[language]
    acting = {
        part.name for event in events(opening + text, language) for part in event.participants if part.role == "subject"
    }
    assert acting == {"Ivo Kern"}


@pytest.mark.parametrize(
    ("text", "relation", "value"),
    [
        ("Perle University made Ivo Kern a full professor in 1961.", "position", "full professor"),
        (
            "In 1970 the board made Ivo Kern director of the Marr Institute.",
            "position",
            "director of the Marr Institute",
        ),
        ("Then in 2013 Ivo Kern married to Dayana Coll, a model.", "spouse", "Dayana Coll"),
        ("Ivo Kern married in December 2005 to Olga Marsh.", "spouse", "Olga Marsh"),
        ("In 2005 Ivo Kern married the singer and actress Olga Marsh.", "spouse", "singer and actress Olga Marsh"),
        ("In 1992 Ivo Kern took a master's degree in physics at Marr College.", "education", "Marr College"),
        ("In 1992 Ivo Kern graduated with a master's degree from Marr College.", "education", "Marr College"),
        ("From 1981 to 1999 Ivo Kern represented the Green Party in the assembly.", "party", "Green Party"),
        ("Ivo Kern ran for the Liberal Party in 1985.", "party", "Liberal Party"),
        ("Ivo Kern took posts at Altona College and Perle College, moving to Leeds in 1924.", "residence", "Leeds"),
        ("In 2015 Ivo Kern committed to the University of Marr.", "education", "University of Marr"),
        ("In 2015 Ivo Kern committed to play football at Marr College.", "education", "Marr College"),
    ],
)
def test_what_biographies_say_in_passing(text, relation, value):
    (event,) = told(text, "en", relation)
    assert event.value == value
    assert next(part.name for part in event.participants if part.role == "subject") == "Ivo Kern"


@pytest.mark.parametrize(
    "text",
    [
        "In 1965 the film made Ivo Kern a star.",
        "In 2016 Ivo Kern committed to the plan.",
        "In 1991 Ivo Kern ran for mayor.",
    ],
)
def test_what_only_looks_alike_states_nothing(text):
    assert all(event.relation in (None, "activity") for event in events(text))


def test_a_subject_told_by_its_last_name_is_not_told_twice():
    texts = [
        event.text for event in events("Ivo Kern was a chemist. After the mill closed in 1979, Kern sold dyes in 1981.")
    ]
    assert texts[-1] == "Kern sold dyes in 1981."


def test_a_description_leads_to_the_name_of_who_was_married_in_italian_too():
    (event,) = told("Nel 2005 Ivo Kern sposò la cantante e attrice Olga Marsh.", "it", "spouse")
    assert event.value == "cantante e attrice Olga Marsh"


@pytest.mark.parametrize(
    "text",
    [
        "Replaced by Eve Fox, Ivo Kern left the firm in 2001.",
        "Ivo Kern was a chemist. Back in Spain, in 1979 he started to work at Marr College.",
    ],
)
def test_an_opening_participle_or_adverb_leaves_the_subject_to_the_main_clause(text):
    event = next(event for event in events(text) if event.interval)
    assert next(part.name for part in event.participants if part.role == "subject") == "Ivo Kern"


@pytest.mark.parametrize(
    "text",
    ["Dal 1981 al 1999 Ivo Kern rappresentò il Partito Verde.", "Ivo Kern si candidò con il Partito Verde nel 1985."],
)
def test_who_stands_for_a_party_is_of_it_in_italian_too(text):
    (event,) = told(text, "it", "party")
    assert event.value == "Partito Verde"


def test_an_irregular_verb_ends_a_clause_as_any_other():
    found = {
        event.interval.start: event.effect.value
        for event in events("The mill burnt down in 1920 and was rebuilt in 1921.")
    }
    assert found == {"1920": "closes", "1921": "opens"}


@pytest.mark.parametrize(
    ("text", "start"),
    [("Rossi nacque a Genova il 4 febbr. 1871.", "1871-02-04"), ("Nel febb. 1954 Bo partì per Bari.", "1954-02")],
)
def test_a_short_month_does_not_end_its_sentence(text, start):
    (event,) = events(text, "it")
    assert event.interval.start == start
