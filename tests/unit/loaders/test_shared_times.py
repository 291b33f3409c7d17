"""Several predicates that one time leads, and what is spoken of without a name."""

import pytest
from event_texts import dates, events, states


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (
            "In 2010 Ann Lee left Acme and joined Globex.",
            "en",
            [("closes", "member_of", "Acme"), ("opens", "member_of", "Globex")],
        ),
        (
            "On 3 May 2010 Ann Lee resigned as mayor of Leeds, married Bob Day and moved to Rome.",
            "en",
            [("closes", "position", "mayor of Leeds"), ("opens", "spouse", "Bob Day"), ("opens", "residence", "Rome")],
        ),
        (
            "In 1931 the mill was sold to Acme and renamed Globex.",
            "en",
            [("opens", "ownership", "Acme"), ("opens", "name", "Globex")],
        ),
        (
            "Nel 2010 Anna Verdi lasciò la Acme ed entrò alla Globex.",
            "it",
            [("closes", "member_of", "Acme"), ("opens", "member_of", "Globex")],
        ),
        (
            "Nel 2010 Anna Verdi si dimise da sindaca e si trasferì a Roma.",
            "it",
            [("closes", "position", "sindaca"), ("opens", "residence", "Roma")],
        ),
    ],
)
def test_a_time_at_the_head_dates_every_predicate(text, language, expected):
    found = events(text, language)
    assert states(found) == expected
    assert len(set(dates(found))) == 1


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("Ann Lee was born in Rome in 1950 and joined Acme.", "en", [("opens", "life", None)]),
        ("In 1950 Ann Lee, who had joined Acme, moved to Rome.", "en", [("opens", "residence", "Rome")]),
        ("Nel 1950 Anna Verdi, che era entrata alla Acme, si trasferì a Roma.", "it", [("opens", "residence", "Roma")]),
    ],
)
def test_another_time_or_part_is_not_dated_by_it(text, language, expected):
    assert states([event for event in events(text, language) if event.interval]) == expected


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (
            "The old mill at Hale opened in 1923. It closed in 1981. In 1985 the council sold it to Acme.",
            "en",
            [
                "The old mill at Hale opened in 1923.",
                "The old mill closed in 1981.",
                "In 1985 the council sold the old mill to Acme.",
            ],
        ),
        (
            "In 1950 a new school opened in Hale. It was closed in 1990.",
            "en",
            ["In 1950 a new school opened in Hale.", "The new school was closed in 1990."],
        ),
        (
            "La fabbrica di mattoni aprì nel 1923. Chiuse nel 1981. Fu demolita nel 1990.",
            "it",
            [
                "La fabbrica di mattoni aprì nel 1923.",
                "La fabbrica di mattoni chiuse nel 1981.",
                "La fabbrica di mattoni fu demolita nel 1990.",
            ],
        ),
        (
            "Il ponte fu costruito nel 1890. Nel 1944 crollò.",
            "it",
            ["Il ponte fu costruito nel 1890.", "Nel 1944 il ponte crollò."],
        ),
    ],
)
def test_a_thing_without_a_name_is_spoken_of_again(text, language, expected):
    found = events(text, language)
    assert [event.text for event in found] == expected
    assert all(part.name != part.name.lower() for event in found for part in event.participants)


def test_a_life_goes_on_after_a_sentence_about_a_thing():
    text = "Anna Verdi nacque nel 1900. La casa di famiglia era a Roma. Partì per Milano nel 1920."
    assert events(text, "it", title="Anna Verdi")[-1].text == "Anna Verdi partì per Milano nel 1920."
