"""Sentences of several clauses: each statement with its own subject, voice, state and time."""

import pytest
from event_texts import dates, events, states, subjects

from chronoflux.model import Effect


def test_a_successor_takes_the_office_over():
    text = "Ann Lee became Minister of Health on 3 May 2014. Ann Lee was succeeded by Bob Day on 1 March 2020."
    _, closing, opening = events(text)
    assert (subjects([closing, opening])) == ["Ann Lee", "Bob Day"]
    assert states([closing, opening]) == [
        ("closes", "position", "Minister of Health"),
        ("opens", "position", "Minister of Health"),
    ]


def test_the_appointed_is_the_subject_and_not_who_appoints():
    (event,) = events("Eve Fox appointed Ann Lee as Minister of Health on 3 May 2014.")
    assert subjects([event]) == ["Ann Lee"]


def test_a_reported_clause_has_its_own_subject():
    (event,) = events("In 1966 Ann Lee wrote that Bob Day had married Eve Fox.")
    assert subjects([event]) == ["Bob Day"]
    assert event.value == "Eve Fox"


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("Born in Rome in 1950, Bob Day joined Acme in 1975.", "en", [("Bob Day", "1950"), ("Bob Day", "1975")]),
        (
            "Nata a Roma nel 1950, Anna Verdi entrò nel Milan nel 1975.",
            "it",
            [("Anna Verdi", "1950"), ("Anna Verdi", "1975")],
        ),
        (
            "Bob Day, who joined Acme in 1998, married Eve Fox in 2001.",
            "en",
            [("Bob Day", "1998"), ("Bob Day", "2001")],
        ),
        (
            "In 1998 Acme named Bob Day, who was elected mayor of Rome in 2001.",
            "en",
            [("Acme", "1998"), ("Bob Day", "2001")],
        ),
        ("After founder Bob Day left Acme in 1999, he stayed in Rome.", "en", [("Bob Day", "1999")] * 2),
        ("Dopo la morte di Luca Bianchi nel 1999 Anna Verdi partì.", "it", [("Luca Bianchi", "1999")]),
        ("With the fall of the Globex group in 1911, Acme declared independence.", "en", [("Acme", "1911")]),
    ],
)
def test_each_state_is_its_own_subject_s(text, language, expected):
    found = events(text, language)
    assert list(zip(subjects(found), [event.interval.start for event in found], strict=True)) == expected


def test_what_was_founded_is_bought_and_not_signed():
    bought = events("La Acme fu fondata nel 1912. La Acme fu acquistata dalla Globex nel 1955.", "it")[1]
    assert (bought.relation, bought.value) == ("ownership", "Globex")
    (signed,) = events("Luca Bianchi fu acquistato dal Parma nel 1998.", "it")
    assert (signed.relation, signed.value) == ("member_of", "Parma")


def test_a_clause_without_a_verb_tells_of_what_it_names():
    found = events("Nel 1912 fu fondata la Acme e nel 1916 la Globex.", "it")
    assert subjects(found) == ["Acme", "Globex"]
    assert [event.interval.start for event in found] == ["1912", "1916"]


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (
            "Acme was opened in 1998, renovated in 2001, and closed three years later.",
            "en",
            [("1998", "opens"), ("2001", "none"), ("2004", "closes")],
        ),
        (
            "Il ponte fu aperto nel 1998, chiuso nel 2001 e demolito tre anni dopo.",
            "it",
            [("1998", "opens"), ("2001", "closes"), ("2004", "closes")],
        ),
        ("Acme (founded 1912) bought Globex in 1955.", "en", [("1955", "opens")]),
        ("La Acme, fondata nel 1985, fu venduta alla Globex nel 1999.", "it", [("1985", "opens"), ("1999", "opens")]),
        ("Ann Lee is no longer mayor of Rome since 2003.", "en", [("2003", "closes")]),
        ("Anna Verdi non è più sindaca di Roma dal 2003.", "it", [("2003", "closes")]),
        ("La Acme (fondata nel 1912) acquistò la Globex nel 1955.", "it", [("1955", "opens")]),
        (
            "Bob Day held the post until 2007, when he was replaced by Eve Fox.",
            "en",
            [(None, "opens"), ("2007", "closes"), ("2007", "opens")],
        ),
    ],
)
def test_a_sentence_of_several_changes(text, language, expected):
    found = events(text, language)
    assert [(event.interval.start, event.effect.value) for event in found] == expected


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("Ann Lee was appointed director in 2010 and resigned in 2012.", "en", ["was appointed", "resigned"]),
        ("Ann Lee was elected in 2001 , lost in 2005 and died in 2010.", "en", ["was elected", None, "died"]),
        ("Acme was founded in 1912 and sold off in 1930.", "en", ["was founded", None]),
        ("Ann Lee was elected in 2001 and re-elected in 2005.", "en", ["was elected", "was re-elected"]),
        ("The treaty was signed in 1702, ratified in 1703.", "en", ["was signed", "was ratified"]),
        ("Luca Bianchi fu eletto nel 2001 e si dimise nel 2005.", "it", ["fu eletto", "si dimise"]),
    ],
)
def test_an_auxiliary_is_shared_with_passives_alone(text, language, expected):
    assert [event.trigger for event in events(text, language)] == expected


@pytest.mark.parametrize(
    ("text", "language", "last"),
    [
        ("Ann Lee was captured in 1916 and escaped in 1917.", "en", "Ann Lee escaped in 1917."),
        ("The ship was launched in 1910 and sank in 1912.", "en", "The ship sank in 1912."),
        ("The mill was damaged in 1901 and rebuilt in 1903.", "en", "The mill was rebuilt in 1903."),
        ("The mill was opened in 1901, bought by Acme in 1903.", "en", "The mill was bought by Acme in 1903."),
        ("La nave fu varata nel 1910 e affondò nel 1912.", "it", "La nave affondò nel 1912."),
    ],
)
def test_a_later_verb_stands_in_its_own_voice(text, language, last):
    assert [event.text for event in events(text, language)][-1] == last


def test_an_active_verb_keeps_the_noun_of_its_sentence():
    found = events("The museum, which was built in 1850, burned down in 1920.")
    assert [event.text for event in found][-1] == "The museum burned down in 1920."


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (
            "Ann Lee lived in Rome from 1990 to 1995 and moved to Leeds in 2000.",
            "en",
            [("1990", "1995"), ("2000",) * 2],
        ),
        ("Ann Lee has run Acme since 1990 and joined Leeds in 2000.", "en", [("1990", None), ("2000", "2000")]),
        (
            "Anna Verdi visse a Roma dal 1990 al 1995 e si trasferì a Milano nel 2000.",
            "it",
            [("1990", "1995"), ("2000", "2000")],
        ),
        (
            "Anna Verdi studiò a Torino dal 1968 al 1972 e diventò giudice nel 1980.",
            "it",
            [("1968", "1972"), ("1980", "1980")],
        ),
    ],
)
def test_a_closed_range_takes_no_later_bound(text, language, expected):
    assert dates(events(text, language)) == expected


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("The old bridge opened in 1998.", "en", ["1998"]),
        ("The school closed in 2010 and reopened in 2012.", "en", ["2010", "2012"]),
        ("Il museo bruciò nel 1920.", "it", ["1920"]),
        ("L'ospedale chiuse nel 2010 e riaprì nel 2012.", "it", ["2010", "2012"]),
        ("In 1901 the mill burned.", "en", ["1901"]),
        ("Nel 1901 un incendio distrusse il mulino.", "it", ["1901"]),
        ("It rained in 1998.", "en", []),
        ("The bridge opened.", "en", []),
    ],
)
def test_a_noun_with_a_verb_and_a_date_is_an_event(text, language, expected):
    assert [event.interval.start for event in events(text, language)] == expected


def test_an_object_pronoun_is_not_taken_for_the_subject():
    found = events("Bob Day worked for Acme from 1990 and left it in 2000.")
    assert [event.text for event in found][-1] == "Bob Day left Acme in 2000."
    assert states(found)[-1] == ("closes", "member_of", "Acme")


def test_an_owner_is_not_the_subject():
    (event,) = events("Bob Day's brother, whom Eve Fox knew, died in 1971.")
    assert "Bob Day" not in subjects([event])


def test_an_heir_takes_the_office_named_last():
    text = "Anna Verdi divenne sindaca di Roma nel 1998. Le succedette Luca Bianchi nel 2003."
    heir = events(text, "it")[1]
    assert (heir.value, subjects([heir])) == ("sindaca di Roma", ["Luca Bianchi"])


def test_no_person_is_founded():
    assert states(events("Bob Day was released in 1998 in Rome.")) == [("none", None, None)]


def test_the_dismissed_is_the_subject_and_not_who_dismisses():
    (event,) = events("Acme dismissed Bob Day in 1998.")
    assert (event.effect, event.relation, subjects([event])) == (Effect.CLOSES, "position", ["Bob Day"])


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (
            "In May 2007 Ann Lee left Leeds; a week later, on 14 May, Ann Lee joined Acme.",
            "en",
            ["2007-05", "2007-05-14"],
        ),
        ("Nel XX secolo, tra il 1904 e il 1914, Anna Verdi visse a Roma.", "it", ["1904"]),
        ("Anna Verdi partì nel 1976. L'anno seguente, il 1977, Anna Verdi visse a Roma.", "it", ["1976", "1977"]),
    ],
)
def test_of_two_times_beside_each_other_the_finer_counts(text, language, expected):
    assert [event.interval.start for event in events(text, language)] == expected


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Acme won the cup for the first time since 1952.", "en"),
        ("La Acme vinse la coppa per la prima volta dal 1952.", "it"),
    ],
)
def test_a_time_that_is_only_compared_with_dates_nothing(text, language):
    assert dates(events(text, language)) == [None]


@pytest.mark.parametrize(
    ("text", "language", "successor"),
    [
        ("Ann Lee died in 1975, and the treasurer, Bob Day, became president in 1976.", "en", "Bob Day"),
        ("Anna Verdi morì nel 1975 e il tesoriere, Luca Bianchi, divenne presidente nel 1976.", "it", "Luca Bianchi"),
    ],
)
def test_an_apposition_keeps_the_subject_of_the_second_clause(text, language, successor):
    first, second = events(text, language)
    assert subjects([second]) == [successor]
    assert dates([first, second]) == [("1975", "1975"), ("1976", "1976")]
