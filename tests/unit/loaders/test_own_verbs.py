"""A clause with a verb of its own takes nothing from the clause before; a verb in the future tells its state."""

import pytest
from event_texts import events, states, subjects


def told(text, language):
    return [
        (event.interval and event.interval.start, event.effect.value, event.relation)
        for event in events(text, language)
    ]


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (
            "Ann Lee resigned in May 2019; on 9 March 2020 she will be in Lyon.",
            "en",
            [("2019-05", "closes", "position"), ("2020-03-09", "none", None)],
        ),
        (
            "Bob Day resigned in May 2019 and on 3 June 2019 was in Rome again.",
            "en",
            [("2019-05", "closes", "position"), ("2019-06-03", "none", None)],
        ),
        (
            "Anna Verdi si è dimessa il 3 maggio 2019; il 9 marzo 2020 sarà a Lione.",
            "it",
            [("2019-05-03", "closes", "position"), ("2020-03-09", "none", None)],
        ),
        (
            "Anna Verdi fu nominata preside nel 2001, era in congedo nel 2003 e dal 2005 è a Lodi.",
            "it",
            [("2001", "opens", "position"), ("2003", "none", None), ("2005", "none", None)],
        ),
        (
            "The council demolished the cinema in 2001 and shut two schools in 2003.",
            "en",
            [("2001", "closes", "existence"), ("2003", "closes", "existence")],
        ),
    ],
)
def test_a_clause_with_a_verb_has_no_state_of_the_one_before(text, language, expected):
    assert told(text, language) == expected


def test_what_would_open_is_not_what_had_closed():
    text = "Acme had closed the Leeds plant in May 2019 and would open the York plant in March 2020."
    closed, opened = events(text)
    assert states([closed, opened]) == [("closes", "existence", "Leeds plant"), ("opens", "existence", "York plant")]
    assert opened.text == "Acme would open the York plant in March 2020."


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("Bob Day will become director of Acme on 3 June 2021.", "en", ("opens", "position", "director of Acme")),
        ("Eve Fox will leave Acme in July 2021.", "en", ("closes", "member_of", "Acme")),
        ("In 1932 Ann Lee would soon marry Bob Day.", "en", ("opens", "spouse", "Bob Day")),
        ("The new library will open on 3 May 2021.", "en", ("opens", "existence", None)),
        ("Ugo Ferri lascerà la Banca Ollini il 3 maggio 2021.", "it", ("closes", "member_of", "Banca Ollini")),
        ("Ida Moro diventerà direttrice della Scala nel 2027.", "it", ("opens", "position", "direttrice della Scala")),
        ("La nuova biblioteca aprirà il 3 maggio 2021.", "it", ("opens", "existence", None)),
        ("Anna Verdi sarà nominata preside il 3 maggio 2021.", "it", ("opens", "position", "preside")),
    ],
)
def test_a_future_tells_the_state_of_its_verb(text, language, expected):
    assert states(events(text, language)) == [expected]


@pytest.mark.parametrize("text", ["Ann Lee was on leave in 2003.", "Ann Lee lived on works of art in 2003."])
def test_a_noun_behind_a_preposition_is_no_verb(text):
    assert all(event.relation not in ("member_of", "position") for event in events(text))


def test_who_closes_something_does_not_end():
    assert states(events("In 1950 Acme closed the Leeds plant.")) == [("closes", "existence", "Leeds plant")]
    assert states(events("Acme closed in 1950.")) == [("closes", "existence", None)]


def test_who_a_page_is_about_may_found_something():
    (event,) = events("Bob Day founded Globex in 1920.", title="Bob Day")
    assert states([event]) == [("opens", "existence", "Globex")]
    assert subjects([event]) == ["Bob Day"]


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("The church was closed in 1666 and rebuilt the following year.", "en", ["1666", "1667"]),
        ("La chiesa fu chiusa nel 1666 e ricostruita l'anno seguente.", "it", ["1666", "1667"]),
        ("The pier was opened in 1890 and demolished the same year.", "en", ["1890", "1890"]),
    ],
)
def test_a_time_behind_a_participle_is_nothing_that_is_done(text, language, expected):
    found = events(text, language)
    assert [event.interval.start for event in found] == expected
    assert all(event.relation == "existence" for event in found)
