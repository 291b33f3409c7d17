"""A verb or an office told once, and then names with times of their own, each of which is a statement."""

import pytest
from analysed_texts import events, told

WORKED = [("1946", "1951", "Altona"), ("1951", "1961", "Perle"), ("1961", "1964", "Marr"), ("1964", "1987", "Belmont")]
STUDIED = [("1898", "1903", "Altona"), ("1903", "1904", "Perle"), ("1907", "1908", "Marr")]


@pytest.mark.parametrize(
    ("text", "language", "relation", "expected"),
    [
        (
            (
                "Ivo Kern went on to be head of sales at Altona University (1946–1951), Perle University (1951–1961), "
                "the Marr Institute (1961–1964), and finally the Belmont Academy from 1964 until his death in 1987."
            ),
            "en",
            "position",
            WORKED,
        ),
        (
            (
                "Ivo Kern fu poi rettore dell'Università di Altona (1946–1951), dell'Università di Perle (1951–1961), "
                "dell'Istituto Marr (1961–1964) e infine dell'Accademia Belmont dal 1964 alla morte nel 1987."
            ),
            "it",
            "position",
            WORKED,
        ),
        (
            (
                "Ivo Kern studied at the Altona Academy between 1898–1903, at the Perle School between 1903–1904, "
                "and at the Marr School in Oslo between 1907–1908."
            ),
            "en",
            "education",
            STUDIED,
        ),
        (
            (
                "Ivo Kern studiò all'Accademia di Altona dal 1898 al 1903, all'Istituto Perle dal 1903 al 1904 e alla "
                "Scuola Marr di Oslo dal 1907 al 1908."
            ),
            "it",
            "education",
            STUDIED,
        ),
        (
            (
                "Ivo Kern played for Altona (1998–2001), Perle (2001–2004) and Selby Town (2004–2008), then for the "
                "Harriers from 2009."
            ),
            "en",
            "member_of",
            [
                ("1998", "2001", "Altona"),
                ("2001", "2004", "Perle"),
                ("2004", "2008", "Selby Town"),
                ("2009", None, "Harriers"),
            ],
        ),
        (
            (
                "Ivo Kern was Minister of Education (1946–1951), Finance (1951–1952) and Deputy Prime Minister "
                "(1952–1960)."
            ),
            "en",
            "position",
            [
                ("1946", "1951", "Minister of Education"),
                ("1951", "1952", "Minister of Finance"),
                ("1952", "1960", "Deputy Prime Minister"),
            ],
        ),
        (
            (
                "Ivo Kern fu ministro dell'Istruzione (1946–1951), delle Finanze (1951–1952) e ministro del Commercio "
                "(1952–1960)."
            ),
            "it",
            "position",
            [
                ("1946", "1951", "ministro dell'Istruzione"),
                ("1951", "1952", "ministro delle Finanze"),
                ("1952", "1960", "ministro del Commercio"),
            ],
        ),
    ],
)
def test_each_name_of_a_series_has_its_state_and_its_time(text, language, relation, expected):
    found = told(text, language, relation)
    assert [(event.interval.start, event.interval.end) for event in found] == [each[:2] for each in expected]
    for event, (_, _, name) in zip(found, expected, strict=True):
        assert name in f"{event.value} {event.text}"


def test_a_series_keeps_one_preposition_before_each_name():
    texts = [
        event.text for event in events("Ivo Kern worked at Altona Mills (1946–1951), and at Perle Mills (1951–1961).")
    ]
    assert texts == ["Ivo Kern worked at Altona Mills (1946–1951)", "Ivo Kern worked at Perle Mills (1951–1961)."]


@pytest.mark.parametrize(
    "text",
    [
        "In 1990 Ann Lee met Bob Day (1950–2010).",
        "In 1990 Ann Lee sang with Bob Day (1950–2010) and Eve Fox (1951–2011).",
    ],
)
def test_years_of_life_make_no_series(text):
    assert {event.interval.start for event in events(text) if "sang" in event.text or "met" in event.text} == {"1990"}


def test_a_verb_unknown_to_the_grammar_does_not_join_the_series():
    texts = [event.text for event in events("Ann Lee joined Altona Mills in 1998, redesigned the plant in 2001.")]
    assert not any("joined redesigned" in text for text in texts)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Ivo Kern was married to Ann Lee (1960–1970) and Eve Fox (1972–1990).", "en"),
        ("Ivo Kern è stato sposato con Ann Lee (1960–1970) e con Eve Fox (1972–1990).", "it"),
    ],
)
def test_stretches_too_short_for_a_life_date_a_marriage(text, language):
    found = told(text, language, "spouse")
    assert [(event.value, event.interval.start, event.interval.end) for event in found] == [
        ("Ann Lee", "1960", "1970"),
        ("Eve Fox", "1972", "1990"),
    ]
    assert not told(text, language, "life")


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Altona Club had 120 members in 1990, 150 in 1995 and 200 in 2000.", "en"),
        ("Altona Club contava 120 soci nel 1990, 150 nel 1995 e 200 nel 2000.", "it"),
    ],
)
def test_each_figure_of_a_series_has_its_year(text, language):
    found = [(event.interval.start, event.text) for event in events(text, language)]
    assert [start for start, _ in found] == ["1990", "1995", "2000"]
    assert all(figure in told for figure, (_, told) in zip(("120", "150", "200"), found, strict=True))


@pytest.mark.parametrize(
    ("text", "language", "office"),
    [
        ("Ivo Kern was mayor from 1975 to 1980 and then from 1985 to 1990, when Eve Fox replaced him.", "en", "mayor"),
        ("Ivo Kern was mayor of Altona from 1975 to 1980 and again from 1985 to 1990.", "en", "mayor of Altona"),
        ("Ivo Kern fu sindaco di Altona dal 1975 al 1980 e di nuovo dal 1985 al 1990.", "it", "sindaco di Altona"),
        ("Ivo Kern fu sindaco dal 1975 al 1980, poi dal 1985 al 1990, quando gli subentrò Eve Fox.", "it", "sindaco"),
    ],
)
def test_a_time_alone_takes_the_whole_of_what_it_dates_again(text, language, office):
    terms = [
        (event.interval.start, event.interval.end, event.value)
        for event in told(text, language, "position")
        if event.interval.start != event.interval.end
    ]
    assert terms == [("1975", "1980", office), ("1985", "1990", office)]


def test_a_child_who_died_young_leaves_its_mother_her_life():
    found = told("In 1920 Ivo Kern wrote of Ann Lee (1860–1930) and her son Bob Day (1900–1910).", "en", "life")
    assert [(event.interval.start, event.effect.value) for event in found] == [("1860", "opens"), ("1930", "closes")]
