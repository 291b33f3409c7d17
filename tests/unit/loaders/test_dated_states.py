"""Dated states in ordinary prose: who, what, since when, in the ways that people write it."""

import pytest

from chronoflux.loaders.analysis import analyse
from chronoflux.model import SourceDocument


def states(text, language, title="", reference_date=None):
    document = SourceDocument("d", title, text, "d", language, reference_date)
    found = []
    for event in analyse(document, summaries=False).events:
        if event.relation and event.interval and event.effect.value != "none":
            interval = event.interval
            start, end = interval.start or "", interval.end or ""
            date = start if start == end else f"{start}..{end}"
            subject = next((part.name for part in event.participants if part.role == "subject"), None)
            found.append((date, subject, event.effect.value, event.relation, event.value))
    return found


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (
            "Ann Lee had previously been a baker from 2001 to 2006.",
            "en",
            ("2001..2006", "Ann Lee", "opens", "position", "baker"),
        ),
        (
            "Anna Rossi era stata fornaia dal 2001 al 2006.",
            "it",
            ("2001..2006", "Anna Rossi", "opens", "position", "fornaia"),
        ),
        (
            "Ann Lee, treasurer of Acme from 1990 until 1995, sang well.",
            "en",
            ("1990..1995", "Ann Lee", "opens", "position", "treasurer of Acme"),
        ),
        (
            "Treasurer from 1990 until 1995, Ann Lee sang well.",
            "en",
            ("1990..1995", "Ann Lee", "opens", "position", "Treasurer"),
        ),
        (
            "Anna Rossi, tesoriera dal 1990 al 1995, cantava bene.",
            "it",
            ("1990..1995", "Anna Rossi", "opens", "position", "tesoriera"),
        ),
        (
            "Ann Lee was sworn in on 3 May 2004 as governor of Sundmark.",
            "en",
            ("2004-05-03", "Ann Lee", "opens", "position", "governor of Sundmark"),
        ),
        (
            "Anna Rossi fu eletta nel 1990 sindaca di Valdora.",
            "it",
            ("1990", "Anna Rossi", "opens", "position", "sindaca di Valdora"),
        ),
        (
            "The board of Acme elected Ann Lee president in 1990.",
            "en",
            ("1990", "Ann Lee", "opens", "position", "president"),
        ),
        ("L'assemblea nominò Ugo Ferri tesoriere nel 2020.", "it",
            ("2020", "Ugo Ferri", "opens", "position", "tesoriere")),
        ("Nel 2020 fu nominato commissario Ugo Ferri.", "it",
            ("2020", "Ugo Ferri", "opens", "position", "commissario")),
        (
            "Bob Day returned as mayor in 1996.",
            "en",
            ("1996", "Bob Day", "opens", "position", "mayor"),
        ),
        (
            "Acme moved its headquarters from Leeds to Rome in 1988.",
            "en",
            ("1988", "Acme", "opens", "location", "Rome"),
        ),
        (
            "Nel 1988 la Fiat trasferì la sede da Torino a Roma.",
            "it",
            ("1988", "Fiat", "opens", "location", "Roma"),
        ),
        (
            "Kestrel Ltd changed its name from Kestrel Lines to Kestrel Group in 1999.",
            "en",
            ("1999", "Kestrel Ltd", "opens", "name", "Kestrel Group"),
        ),
        (
            "Nel 1999 la Valdora spa cambiò nome da Carte Valdora a Carte Riunite.",
            "it",
            ("1999", "Valdora spa", "opens", "name", "Carte Riunite"),
        ),
        ("The mill was sold in 1990 to Bob Day.", "en", ("1990", None, "opens", "ownership", "Bob Day")),
        ("La cartiera fu acquistata da Ugo Ferri nel 1990.", "it", ("1990", None, "opens", "ownership", "Ugo Ferri")),
        ("Ann Lee sold the house to Bob Day in 1990.", "en", ("1990", None, "opens", "ownership", "Bob Day")),
        ("Anna Rossi vendette la villa a Ugo Ferri nel 1990.", "it", ("1990", None, "opens", "ownership", "Ugo Ferri")),
        ("Ann Lee and Bob Day were married on 3 June 1990.", "en",
            ("1990-06-03", "Ann Lee", "opens", "spouse", "Bob Day")),
        ("Anna Rossi e Ugo Ferri si sposarono nel 1990.", "it", ("1990", "Anna Rossi", "opens", "spouse", "Ugo Ferri")),
        ("Acme was led by Ann Lee until her death in 1949.", "en", ("..1949", "Acme", "opens", "operator", "Ann Lee")),
        ("Anna Rossi diresse il museo fino alla vendita nel 1949.", "it",
            ("..1949", "Anna Rossi", "opens", "position", "museo")),
    ],
)  # fmt: skip
def test_a_state_is_read(text, language, expected):
    assert states(text, language) == [expected]


@pytest.mark.parametrize(
    ("text", "language", "office", "successor"),
    [
        ("Ann Lee was made dean in 1988. Lee was kind. Eve Fox succeeded her in 1994.", "en", "dean", "Eve Fox"),
        ("Anna Rossi divenne preside nel 1988. Nel 1994 le succedette Elsa Brandi.", "it", "preside", "Elsa Brandi"),
        ("Anna Rossi divenne preside nel 1988. Nel 1994 le subentrò Ugo Ferri.", "it", "preside", "Ugo Ferri"),
        ("Ugo Ferri divenne preside nel 1988. Lo sostituì Elsa Brandi nel 1994.", "it", "preside", "Elsa Brandi"),
        ("Ugo Ferri divenne preside nel 1988. Il suo posto fu preso da Elsa Brandi nel 1994.", "it",
            "preside", "Elsa Brandi"),
        ("Ugo Ferri divenne preside nel 1988. Fu sostituito nel 1994 da Elsa Brandi.", "it", "preside", "Elsa Brandi"),
    ],
)  # fmt: skip
def test_who_follows_takes_the_office_of_who_was_spoken_of(text, language, office, successor):
    assert states(text, language)[-1] == ("1994", successor, "opens", "position", office)


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (
            "Ann Lee won the Strega Prize in 1990 and the Nobel Prize in 1995.",
            "en",
            [("1990", "Ann Lee", "opens", "award", "Strega Prize"),
             ("1995", "Ann Lee", "opens", "award", "Nobel Prize")],
        ),
        (
            "Anna Rossi si dimise il 12 marzo 2018 e nel 2019 fondò la Valdora.",
            "it",
            [("2018-03-12", "Anna Rossi", "closes", "position", None),
             ("2019", "Anna Rossi", "opens", "existence", "Valdora")],
        ),
        (
            "Ann Lee resigned on 12 March 2018 and in 2019 founded Acme.",
            "en",
            [("2018-03-12", "Ann Lee", "closes", "position", None),
             ("2019", "Ann Lee", "opens", "existence", "Acme")],
        ),
        (
            "The bridge was destroyed in 1902 and rebuilt in 1906.",
            "en",
            [("1902", None, "closes", "existence", None), ("1906", None, "opens", "existence", None)],
        ),
        (
            "Il ponte fu distrutto nel 1902 e ricostruito nel 1906.",
            "it",
            [("1902", None, "closes", "existence", None), ("1906", None, "opens", "existence", None)],
        ),
    ],
)  # fmt: skip
def test_each_date_has_its_own_state(text, language, expected):
    assert states(text, language) == expected


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("There is no evidence that Ann Lee joined Acme in 2003.", "en"),
        ("The claim that Ann Lee became director in 2005 is false.", "en"),
        ("Did Ann Lee join Globex in 2006?", "en"),
        ("Ann Lee was to be appointed director in 2006.", "en"),
        ("Ann Lee is said to have joined Acme in 2006.", "en"),
        ("Bob Day ran the London Marathon in 1998.", "en"),
        ("In 1990 Ann Lee gave the job to Bob Day.", "en"),
        ("In 1990 Ann Lee returned as a hero.", "en"),
        ("Non ci sono prove che Anna Rossi sia entrata alla Fiat nel 2003.", "it"),
        ("La voce che Anna Rossi lasciò la Fiat nel 2004 è falsa.", "it"),
        ("Anna Rossi entrò alla Fiat nel 2005?", "it"),
        ("Non si sa se Anna Rossi entrò alla Fiat nel 2005.", "it"),
        ("Nel 1990 Anna Rossi era stata prigioniera.", "it"),
    ],
)
def test_what_is_not_so_opens_nothing(text, language):
    assert states(text, language) == []


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (
            "| Years | Role | Company |\n|---|---|---|\n| 1998–2001 | Analyst | Acme |\n",
            "en",
            [("1998..2001", "position", "Analyst"), ("1998..2001", "employer", "Acme")],
        ),
        (
            "| Anni | Ruolo | Azienda |\n| 1998–2001 | Analista | Acme |\n",
            "it",
            [("1998..2001", "position", "Analista"), ("1998..2001", "employer", "Acme")],
        ),
        ("Istruzione\n\n2008–2013 Laurea in Fisica, Università di Pisa\n", "it", [
            ("2008..2013", "education", "Università di Pisa")]),
        ("Experience\n\n2008–2010: Acme Ltd, Leeds\n", "en", [("2008..2010", "employer", "Acme Ltd")]),
    ],
)  # fmt: skip
def test_rows_and_labels(text, language, expected):
    found = states(text, language, "Ann Lee")
    assert [(date, relation, value) for date, _, _, relation, value in found] == expected
    assert {subject for _, subject, *_ in found} == {"Ann Lee"}


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("Founded: 1921\nOwner: Harrow Media (from 1986)\n", "en", [
            ("1921", "existence", None), ("1986..", "ownership", "Harrow Media")]),
        ("Fondazione: 1921\nProprietario: Harrow Media (dal 1986)\n", "it", [
            ("1921", "existence", None), ("1986..", "ownership", "Harrow Media")]),
        ("1921: founded in Leeds by Bob Day\n1950: sold to Globex\n", "en", [
            ("1921", "existence", None), ("1950", "ownership", "Globex")]),
        ("1921: fondata a Roma da Ugo Ferri\n1950: ceduta alla Globex\n", "it", [
            ("1921", "existence", None), ("1950", "ownership", "Globex")]),
    ],
)  # fmt: skip
def test_lines_of_a_body(text, language, expected):
    found = states(text, language, "Kestrel Ltd")
    assert [(date, relation, value) for date, _, _, relation, value in found] == expected
    assert {subject for _, subject, *_ in found} == {"Kestrel Ltd"}


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("Chief executives\n- Bob Day (1921–1949)\n- Eve Fox (1949–1978)\n", "en", ["1921..1949", "1949..1978"]),
        ("Presidenti\n- Ugo Ferri (1921–1949)\n- Elsa Brandi (1949–1978)\n", "it", ["1921..1949", "1949..1978"]),
    ],
)
def test_years_in_a_list_of_offices_are_no_lives(text, language, expected):
    found = states(text, language, "Kestrel Ltd")
    assert [(date, relation) for date, _, _, relation, _ in found] == [(date, "position") for date in expected]


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (
            "Kestrel Ltd was founded in 1921. Ann Lee, who has led it since 1999, sold it to Globex in 2005.",
            "en",
            [("1999..", "Ann Lee", "position", "Kestrel Ltd"), ("2005", "Kestrel Ltd", "ownership", "Globex")],
        ),
        (
            "La Kestrel spa fu fondata nel 1921. Anna Rossi, che la dirige dal 1999, la vendette alla Globex nel 2005.",
            "it",
            [("1999..", "Anna Rossi", "position", "Kestrel spa"), ("2005", "Kestrel spa", "ownership", "Globex")],
        ),
        (
            "The first treasurer of Acme was Ann Lee, who held the post until 1923.",
            "en",
            [("..1923", "Ann Lee", "position", "treasurer of Acme")],
        ),
        (
            "La prima tesoriera fu Anna Rossi, che mantenne l'incarico fino al 1923.",
            "it",
            [("..1923", "Anna Rossi", "position", "tesoriera")],
        ),
        (
            "Born in 1952, Ann Lee trained as a nurse.",
            "en",
            [("1952", "Ann Lee", "life", None)],
        ),
        (
            "Ann Lee was dismissed in 1974, and Eve Fox took her place.",
            "en",
            [("1974", "Ann Lee", "position", None), ("1974", "Eve Fox", "position", None)],
        ),
    ],
)
def test_words_that_stand_for_what_was_told(text, language, expected):
    found = [state for state in states(text, language) if state[:1] != ("1921",)]
    assert [(date, subject, relation, value) for date, subject, _, relation, value in found] == expected


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (
            "Acme was led by Bob Day until 2004, by Eve Fox until 2011.",
            "en",
            [("..2004", "Acme", "operator", "Bob Day"), ("..2011", "Acme", "operator", "Eve Fox")],
        ),
        ("Built in 1825, Leeds Castle closed in 1941.", "en", [
            ("1825", "Leeds Castle", "existence", None), ("1941", "Leeds Castle", "existence", None)]),
        ("Nel 1893 fallì la Banca Ollini.", "it", [("1893", "Banca Ollini", "existence", None)]),
        ("Ann Lee left Acme in 2010 and set up a shop.", "en", [("2010", "Ann Lee", "member_of", "Acme")]),
        (
            "Ann Lee is a singer. In 2005 the House of Leeds elected her president.",
            "en",
            [("2005", "Ann Lee", "position", "president")],
        ),
        (
            "Anna Rossi nacque a Bari. Nel 2005 la Camera la elesse presidente.",
            "it",
            [("2005", "Anna Rossi", "position", "presidente")],
        ),
        ("Bob Day's son, Anton, became a priest in 1922.", "en", [("1922", "Anton", "position", "priest")]),
        ("Il figlio, Cirillo, divenne sacerdote nel 1922.", "it", [("1922", "Cirillo", "position", "sacerdote")]),
        ("The manager of Acme from 1991 to 2014 was Ann Lee.", "en", [
            ("1991..2014", "Ann Lee", "position", "manager of Acme")]),
        ("Direttrice dal 1991 al 2014 è stata Anna Rossi.", "it", [
            ("1991..2014", "Anna Rossi", "position", "Direttrice")]),
    ],
)  # fmt: skip
def test_subjects_that_stand_elsewhere(text, language, expected):
    found = states(text, language)
    assert [(date, subject, relation, value) for date, subject, _, relation, value in found] == expected


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("No president was elected after 1530.", "en"),
        ("Although tipped to become minister in 1982, Ann Lee sang.", "en"),
        ("Olga Day (born 1946) is a practitioner in Rome.", "en"),
        ("In January 2011 Ann Lee played behind closed doors in Rome.", "en"),
        ("In 1997 Ann Lee made a film as a duet with Bob Day.", "en"),
        ("Nel 1237 Anna Rossi tornò a conquistare Parma.", "it"),
        ("Nessun presidente fu eletto dopo il 1530.", "it"),
    ],
)
def test_words_that_only_look_like_states(text, language):
    assert [state for state in states(text, language) if state[3] != "life"] == []


def test_years_that_follow_on_each_other_are_terms():
    found = states("Its keepers were Bob Day (1867–1890) and Eve Fox (1890–1912).", "en")
    assert "life" not in {relation for *_, relation, _ in found}


@pytest.mark.parametrize(
    ("text", "language", "subject"),
    [
        ("KASTREL, 21 May 2019 – Striker Bob Day left Kastrel FC in 2018.", "en", "Bob Day"),
        ("CASTRELLO, 21 maggio 2019 – L'attaccante Ugo Ferri lasciò il Parma nel 2018.", "it", "Ugo Ferri"),
    ],
)
def test_a_dateline_is_no_subject(text, language, subject):
    assert [state[1:4] for state in states(text, language)] == [(subject, "closes", "member_of")]


@pytest.mark.parametrize(
    ("text", "language", "count"),
    [
        ("Ann Lee was mayor of Leeds from 1998 to 2004. Ann Lee served as mayor of Leeds from 1998 to 2004.", "en", 1),
        ("Anna Rossi fu sindaca di Bari nel 1998. Anna Rossi divenne sindaca di Bari nel 1998.", "it", 1),
        ("Ann Lee was mayor of Leeds in 1998. Ann Lee was treasurer of Acme in 1998.", "en", 2),
    ],
)
def test_one_state_told_twice_is_one_event(text, language, count):
    assert len(states(text, language)) == count
