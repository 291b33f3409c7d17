"""A clause that tells several states keeps each, dated where its time is theirs too."""

import pytest
from analysed_texts import events, states


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (
            "Ann Lee attended Rovento High School, then studied law at the University of Altona and became a judge.",
            "en",
            [
                ("-", "opens", "education", "Rovento High School"),
                ("-", "opens", "education", "University of Altona"),
                ("-", "opens", "position", "judge"),
            ],
        ),
        (
            "Anna Rossi frequentò il Liceo Parini, poi studiò legge all'Università di Pavia e divenne giudice.",
            "it",
            [
                ("-", "opens", "education", "Liceo Parini"),
                ("-", "opens", "education", "Università di Pavia"),
                ("-", "opens", "position", "giudice"),
            ],
        ),
        (
            "In 1965 Ann Lee left Rovento Motors, married Bob Day and moved to Leeds.",
            "en",
            [
                ("1965", "closes", "member_of", "Rovento Motors"),
                ("1965", "opens", "spouse", "Bob Day"),
                ("1965", "opens", "residence", "Leeds"),
            ],
        ),
        (
            "Nel 1965 Anna Rossi lasciò la Olivetti, sposò Carlo Bini e si trasferì a Ivrea.",
            "it",
            [
                ("1965", "closes", "member_of", "Olivetti"),
                ("1965", "opens", "spouse", "Carlo Bini"),
                ("1965", "opens", "residence", "Ivrea"),
            ],
        ),
        (
            "After leaving Rovento Motors in 1970, Ann Lee taught at Altona College.",
            "en",
            [("1970", "closes", "member_of", "Rovento Motors"), ("1970", "opens", "employer", "Altona College")],
        ),
        (
            "Dopo aver lasciato la Fiat nel 1970, Anna Rossi insegnò al Politecnico di Torino.",
            "it",
            [("1970", "closes", "member_of", "Fiat"), ("1970", "opens", "employer", "Politecnico di Torino")],
        ),
        (
            "Ann Lee was an engineer at Altona Works before moving to Leeds.",
            "en",
            [("-", "opens", "position", "engineer at Altona Works"), ("-", "opens", "residence", "Leeds")],
        ),
        (
            "Anna Rossi fu ingegnere alla Ansaldo prima di trasferirsi a Genova.",
            "it",
            [("-", "opens", "position", "ingegnere alla Ansaldo"), ("-", "opens", "residence", "Genova")],
        ),
        (
            "Ann Lee left Leeds in 1926, moving to Rome.",
            "en",
            [("1926", "closes", "member_of", "Leeds"), ("1926", "opens", "residence", "Rome")],
        ),
        (
            "In 2004 Ann Lee left the Gazette to join Altona Radio.",
            "en",
            [("2004", "closes", "member_of", "Gazette"), ("2004", "opens", "member_of", "Altona Radio")],
        ),
        (
            "Ann Lee married Bob Day, who was a teacher at Altona College.",
            "en",
            [("-", "opens", "spouse", "Bob Day"), ("-", "opens", "position", "teacher at Altona College")],
        ),
    ],
)
def test_each_state_of_a_clause_is_kept(text, language, expected):
    assert states(text, language) == expected


def test_a_later_predicate_without_a_date_takes_none():
    first, second = events("Ann Lee moved to Leeds in 1982, and became director of Altona Works.", "en")
    assert (first.interval.start, second.interval) == ("1982", None)
    assert second.text == "Ann Lee became director of Altona Works."


def test_a_relative_clause_tells_of_whom_it_hangs_on():
    _, second = events("Ann Lee married Bob Day, who was a teacher at Altona College.", "en")
    assert next(part.name for part in second.participants if part.role == "subject") == "Bob Day"


@pytest.mark.parametrize(
    ("text", "language", "wrong"),
    [
        ("In 1919 Ann Lee married Bob Day, whose father had been a merchant in Leeds.", "en", "merchant in Leeds"),
        ("Ann Lee ran Altona Works, while her brother became mayor of Leeds.", "en", "mayor of Leeds"),
        ("Ann Lee hoped to become mayor of Leeds and moved to Rome.", "en", "mayor of Leeds"),
        ("Nel 1919 Anna Rossi sposò Carlo Bini, il cui padre era stato sindaco di Lodi.", "it", "sindaco di Lodi"),
        ("Anna Rossi diresse la Olivetti, mentre il fratello divenne sindaco di Lodi.", "it", "sindaco di Lodi"),
    ],
)
def test_what_is_told_of_somebody_else_is_not_of_the_subject(text, language, wrong):
    named = [event for event in events(text, language) if event.value == wrong]
    subjects = [part.name for event in named for part in event.participants if part.role == "subject"]
    assert not {"Ann Lee", "Anna Rossi"}.intersection(subjects)


def test_a_stretch_is_not_shared_by_what_came_after():
    found = states("Between 1962 and 1966 Ann Lee lived in Leeds, and then moved to Rome.", "en")
    assert found[0][0] == "1962"
    assert all(begin != "1962" for begin, *_ in found[1:])


@pytest.mark.parametrize(
    ("text", "language", "relation", "values"),
    [
        (
            "Ann Lee taught at Altona, Rovento, Leeds College and Bristol School.",
            "en",
            "employer",
            ["Altona", "Rovento", "Leeds College", "Bristol School"],
        ),
        (
            "Ann Lee studied mathematics at the Universities of Munich, Berlin and Marburg.",
            "en",
            "education",
            ["Universities of Munich", "University of Berlin", "University of Marburg"],
        ),
        (
            "Anna Rossi insegnò nelle università di Bologna, Pavia e Torino.",
            "it",
            "employer",
            ["università di Bologna", "Università di Pavia", "Università di Torino"],
        ),
        (
            "Ann Lee is the founder, chair, and chief engineer at Altona Works.",
            "en",
            "position",
            ["founder at Altona Works", "chair at Altona Works", "chief engineer at Altona Works"],
        ),
        (
            "Anna Rossi è fondatrice, amministratrice delegata e ingegnere capo della Spazio Uno.",
            "it",
            "position",
            [
                "fondatrice della Spazio Uno",
                "amministratrice delegata della Spazio Uno",
                "ingegnere capo della Spazio Uno",
            ],
        ),
        (
            "Ann Lee worked at the University of Altona, Leeds, and the Rovento Institute.",
            "en",
            "employer",
            ["University of Altona", "Rovento Institute"],
        ),
        ("Ann Lee worked for Altona Works, and Bob Day became treasurer.", "en", "employer", ["Altona Works"]),
    ],
)
def test_each_of_several_values_is_a_state(text, language, relation, values):
    assert [event.value for event in events(text, language) if event.relation == relation] == values


def test_each_of_several_values_takes_the_time_of_all():
    found = states("From 1953 to 1960 Ann Lee taught at Altona, Rovento and Leeds College.", "en")
    assert [begin for begin, *_ in found] == ["1953"] * 3


@pytest.mark.parametrize(
    ("text", "language", "office", "other"),
    [
        (
            "Ann Lee is a lawyer and the former chair of the Altona League (May 2012 to December 2015).",
            "en",
            "former chair of the Altona League",
            "lawyer",
        ),
        (
            "Anna Rossi è una politica e l'ex presidente del Partito Verde (maggio 2012 - dicembre 2015).",
            "it",
            "ex presidente del Partito Verde",
            "politica",
        ),
    ],
)
def test_a_time_in_brackets_is_of_the_value_before_it(text, language, office, other):
    assert states(text, language) == [("2012-05", "opens", "position", office), ("-", "opens", "position", other)]


@pytest.mark.parametrize(
    ("text", "language", "relation"),
    [
        ("Bo Lund went in 1923 to the University of Altona, where he studied physics.", "en", "education"),
        ("Bo Lund went to Altona College in 1950 as a lecturer.", "en", "member_of"),
        ("Nel 1923 Rosa Neri andò all'Università di Pisa, dove studiò matematica.", "it", "education"),
        ("Nel 1923 Rosa Neri passò all'Università di Pisa, dove insegnò matematica.", "it", "member_of"),
    ],
)
def test_a_school_where_somebody_learns_is_an_education(text, language, relation):
    dated = [event for event in events(text, language) if event.value in ("University of Altona", "Altona College")]
    dated = dated or [event for event in events(text, language) if event.value == "Università di Pisa"]
    assert dated[0].relation == relation
