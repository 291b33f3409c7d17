"""What a bound tells besides, and what is told twice of one: deaths, stays, offices that "and" joins."""

import pytest
from analysed_texts import events


def told(text, language):
    return [
        (event.interval and (event.interval.start, event.interval.end), event.effect.value, event.relation, event.value)
        for event in events(text, language)
    ]


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("Ann Lee led Acme from 1998 until her death in 2004.", "en", ["1998", "2004"]),
        ("Ann Lee lived in Leeds until she died in 1974.", "en", [None, "1974"]),
        ("Ann Lee was married to Bob Day from 1990 until his death in 2004.", "en", ["1990"]),
        ("Ann Lee ran the mill until the death of Bob Day in 1950.", "en", [None]),
        ("Ida Moro resse la parrocchia fino alla morte, avvenuta nel 1959.", "it", [None, "1959"]),
        ("Ida Moro fu sindaca fino alla morte del fratello nel 1959.", "it", [None]),
    ],
)
def test_a_death_that_ends_something(text, language, expected):
    found = events(text, language)
    assert [event.interval.start for event in found] == expected
    assert [event.relation for event in found[1:]] == ["life"] * (len(expected) - 1)


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (
            "Bob Day came to Leeds in 1838 and remained there until 1871.",
            "en",
            [(("1838", "1838"), "opens", "residence", "Leeds"), ((None, "1871"), "opens", "residence", "Leeds")],
        ),
        (
            "Bob Day, secretary from 1983 to 1995 and president since 1996, died in 2010.",
            "en",
            [
                (("1996", None), "opens", "position", "president"),
                (("1983", "1995"), "opens", "position", "secretary"),
                (("2010", "2010"), "closes", "life", None),
            ],
        ),
        (
            "Ida Moro, socia dal 1979 e presidente dal 1988 al 1996, morì nel 2003.",
            "it",
            [
                (("1988", "1996"), "opens", "position", "presidente"),
                (("1979", None), "opens", "position", "socia"),
                (("2003", "2003"), "closes", "life", None),
            ],
        ),
        (
            "Bob Day was imprisoned in 1981 and was released after four years.",
            "en",
            [(("1981", "1981"), "none", None, None), (("1985", "1985"), "none", None, None)],
        ),
        (
            "Ida Moro fu arrestata nel febbraio 1944. Fu liberata dopo otto mesi.",
            "it",
            [(("1944-02", "1944-02"), "none", None, None), (("1944-10", "1944-10"), "none", None, None)],
        ),
        (
            "Bob Day died in 1950 after three years of illness.",
            "en",
            [(("1950", "1950"), "closes", "life", None)],
        ),
    ],
)
def test_each_with_its_own_time(text, language, expected):
    assert told(text, language) == expected


def test_a_plural_verb_opens_a_predicate():
    found = events("Gli stabilimenti Corti passarono nel 1927 alla famiglia Rovi e chiusero nel 1981.", "it")
    assert [(event.interval.start, event.text) for event in found][1:] == [
        ("1981", "Gli stabilimenti Corti chiusero nel 1981.")
    ]


def test_what_somebody_came_back_for_is_not_of_the_leaving():
    found = told("Ann Lee left Leeds in 1950 and returned after six years to run the school.", "en")
    assert [each for each in found if each[2] == "position"] == []


@pytest.mark.parametrize(
    ("text", "language", "name"),
    [
        ("Mrs Ellen Cope told the meeting that the clerk, Mr Dunn, would leave in May 2019.", "en", "Dunn"),
        ("Ida Moro disse che il segretario, Ugo Ferri, lascerà nel maggio 2019.", "it", "Ugo Ferri"),
    ],
)
def test_what_is_told_of_another_is_of_the_name_beside_the_noun(text, language, name):
    (event,) = events(text, language)
    assert [each.name for each in event.participants if each.role == "subject"] == [name]
