"""Participles that open a sentence tell of its subject, each at its own time; predicates in a row keep theirs."""

import pytest
from analysed_texts import events


def told(text, language):
    return [
        (event.interval.start if event.interval else "-", event.relation, event.value, event.text)
        for event in events(text, language)
    ]


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (
            "Stolen in 1931 and recovered in 1933, the Hallam cup was bought by the Altona Museum in 1950.",
            "en",
            [
                ("1931", None, None, "the Hallam cup was stolen in 1931"),
                ("1933", None, None, "the Hallam cup was recovered in 1933"),
                ("1950", "ownership", "Altona Museum", "the Hallam cup was bought by the Altona Museum in 1950."),
            ],
        ),
        (
            "Rubata nel 1931 e ritrovata due anni dopo, la pala fu acquistata dal Museo Altoni nel 1950.",
            "it",
            [
                ("1931", None, None, "la pala fu rubata nel 1931"),
                ("1933", None, None, "la pala fu ritrovata due anni dopo"),
                ("1950", "ownership", "Museo Altoni", "la pala fu acquistata dal Museo Altoni nel 1950."),
            ],
        ),
        (
            "Having joined the navy in 1931, Bob Day married Eve Fox in 1936.",
            "en",
            [
                ("1931", "member_of", "navy", "Bob Day joined the navy in 1931"),
                ("1936", "spouse", "Eve Fox", "Bob Day married Eve Fox in 1936."),
            ],
        ),
        (
            "Ordained in 1927, Bob Day was chaplain at Leeds.",
            "en",
            [
                ("1927", "position", None, "Bob Day was ordained in 1927"),
                ("-", "position", "chaplain at Leeds", "Bob Day was chaplain at Leeds."),
            ],
        ),
        (
            "Iscrittosi al partito nel 1921, Ugo Ferri emigrò in Francia nel 1926.",
            "it",
            [
                ("1921", "member_of", "partito", "Ugo Ferri si è iscritto al partito nel 1921"),
                ("1926", "residence", "Francia", "Ugo Ferri emigrò in Francia nel 1926."),
            ],
        ),
        (
            "Rimasta vedova nel 1978, Ida Moro tornò a Lodi nel 1980.",
            "it",
            [
                ("1978", "spouse", None, "Ida Moro è rimasta vedova nel 1978"),
                ("1980", "residence", "Lodi", "Ida Moro tornò a Lodi nel 1980."),
            ],
        ),
    ],
)
def test_opening_participles(text, language, expected):
    assert told(text, language) == expected


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Often in 1950, Bob Day sang at Leeds.", "en"),
        ("United Dairies in 1950, the year of the flood, left Leeds.", "en"),
        ("Sabato 3 maggio 1950, Ugo Ferri cantò a Lodi.", "it"),
        ("Rita Moro nel 1950, a Lodi, cantò nel coro.", "it"),
    ],
)
def test_what_opens_a_sentence_and_is_no_participle(text, language):
    assert len(events(text, language)) == 1


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("Ann Lee studied medicine at Leeds, qualified in 1926.", "en", [("1926", None), ("-", "Leeds")]),
        ("Anna Rossi studiò medicina a Lodi, si sposò nel 1926.", "it", [("1926", None), ("-", "Lodi")]),
        ("Ann Lee moved to Stow, situated in Devon, in 1950.", "en", [("1950", "Stow")]),
    ],
)
def test_a_date_behind_a_comma_is_of_its_own_predicate(text, language, expected):
    found = {(start, value) for start, _, value, _ in told(text, language)}
    assert found == set(expected)


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (
            "Ann Lee moved to Leeds in 1930, where she taught until 1965.",
            "en",
            [("1930", "residence", "Leeds"), (None, "employer", "Leeds")],
        ),
        (
            "Anna Rossi tornò in Italia dal Belgio, dove abitava dal 1960.",
            "it",
            [("1960", "residence", "Belgio"), ("-", "residence", "Italia")],
        ),
    ],
)
def test_what_is_told_of_a_place_told_before(text, language, expected):
    found = [(start, relation, value) for start, relation, value, _ in told(text, language)]
    assert [each for each in expected if each not in found] == []


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Ann Lee left Leeds for Stow, where her father was mayor in 1950.", "en"),
        ("Anna Rossi si trasferì a Stia, dove suo padre era sindaco nel 1950.", "it"),
    ],
)
def test_what_kin_were_somewhere_is_not_the_subjects(text, language):
    found = [event for event in events(text, language) if event.relation == "position"]
    assert not any(each.role == "subject" for event in found for each in event.participants)


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (
            "Ann Lee bought Hill House, built in 1780.",
            "en",
            [("-", "ownership", "Ann Lee bought Hill House"), ("1780", None, "Hill House was built in 1780.")],
        ),
        (
            "Bob Day married Eve Fox, born in 1902.",
            "en",
            [("-", "spouse", "Bob Day married Eve Fox"), ("1902", "life", "Eve Fox: born in 1902.")],
        ),
        (
            "Ugo Ferri comprò Villa Serena, costruita nel 1780.",
            "it",
            [
                ("-", "ownership", "Ugo Ferri comprò Villa Serena"),
                ("1780", "existence", "Villa Serena fu costruita nel 1780."),
            ],
        ),
        (
            "Don Egidio Marini fece costruire la scuola media, inaugurata nel 1962, e l'asilo, aperto nel 1966.",
            "it",
            [
                ("1962", "existence", "la scuola media fu inaugurata nel 1962"),
                ("1966", "existence", "l'asilo fu aperto nel 1966."),
            ],
        ),
        (
            "Ann Lee left Leeds, opened a shop in 1950 and died in 1960.",
            "en",
            [
                ("-", "member_of", "Ann Lee left Leeds, opened a shop in 1950"),
                ("1960", "life", "Ann Lee died in 1960."),
            ],
        ),
    ],
)
def test_a_participle_behind_another_noun_is_of_that(text, language, expected):
    found = [(start, relation, said) for start, relation, _, said in told(text, language)]
    assert [each for each in expected if each not in found] == []
