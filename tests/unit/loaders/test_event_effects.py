"""Which states a text's events open and close: hiring and leaving, who follows whom, what never came about."""

import pytest
from analysed_texts import events, states


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("Ann Lee was hired as editor in 1998.", "en", [("1998", "opens", "position", "editor")]),
        ("Ann Lee was hired in 1998 as editor.", "en", [("1998", "opens", "position", "editor")]),
        ("Ann Lee was hired by Acme in 1998.", "en", [("1998", "opens", "employer", "Acme")]),
        ("Ann Lee was hired in 1998.", "en", [("1998", "opens", "position", None)]),
        ("Anna Rossi fu assunta nel 1998 come redattrice.", "it", [("1998", "opens", "position", "redattrice")]),
        ("Anna Rossi fu assunta dalla Fiat nel 1998.", "it", [("1998", "opens", "employer", "Fiat")]),
        ("Anna Rossi è stata assunta nel 1998.", "it", [("1998", "opens", "position", None)]),
        ("Marco Bianchi si licenziò nel 2004.", "it", [("2004", "closes", "position", None)]),
        ("Marco Bianchi si è licenziato dalla Fiat nel 2004.", "it", [("2004", "closes", "employer", "Fiat")]),
        ("Anna Rossi fu licenziata dalla Fiat nel 2004.", "it", [("2004", "closes", "employer", "Fiat")]),
        ("Ann Lee was fired in 2004.", "en", [("2004", "closes", "position", None)]),
        ("Ann Lee was elected in 1998.", "en", [("1998", "opens", "position", None)]),
        ("Anna Rossi fu eletta nel 1998.", "it", [("1998", "opens", "position", None)]),
        ("John Smith retired in 2010.", "en", [("2010", "closes", "position", None)]),
        ("Gino Bartali andò in pensione nel 1954.", "it", [("1954", "closes", "position", None)]),
        ("Anna Rossi è stata sindaca di Parma fino al 2007.", "it", [(None, "opens", "position", "sindaca di Parma")]),
    ],
)
def test_work_begins_and_ends(text, language, expected):
    assert states(text, language) == expected


@pytest.mark.parametrize(
    ("text", "language", "office", "second"),
    [
        (
            "John Smith was mayor of Leeds until 2007, when he was replaced by Mary Jones.",
            "en",
            "mayor of Leeds",
            ["closes", "opens"],
        ),
        (
            "John Smith was mayor of Leeds until 2007 and was succeeded by Mary Jones.",
            "en",
            "mayor of Leeds",
            ["closes", "opens"],
        ),
        (
            "John Smith served as mayor of Leeds until 2007, when Mary Jones replaced him.",
            "en",
            "mayor of Leeds",
            ["opens"],
        ),
        (
            "Marco Bianchi fu sindaco di Parma fino al 2007, quando fu sostituito da Anna Verdi.",
            "it",
            "sindaco di Parma",
            ["closes", "opens"],
        ),
        (
            "Marco Bianchi fu sindaco di Parma fino al 2007, quando Anna Verdi lo sostituì.",
            "it",
            "sindaco di Parma",
            ["opens"],
        ),
        (
            "Marco Bianchi fu sindaco di Parma fino al 2007, quando gli succedette Anna Verdi.",
            "it",
            "sindaco di Parma",
            ["opens"],
        ),
    ],
)
def test_the_end_of_a_stretch_tells_who_follows(text, language, office, second):
    first, *after = events(text, language)
    assert (first.interval.start, first.interval.end, first.effect.value, first.value) == (
        None,
        "2007",
        "opens",
        office,
    )
    assert [event.effect.value for event in after] == second
    assert {(event.interval.start, event.interval.end, event.value) for event in after} == {("2007", "2007", office)}
    assert after[-1].participants[0].name in ("Mary Jones", "Anna Verdi")


def test_what_happened_during_a_stretch_is_not_of_its_end():
    (event,) = events("Ann Lee played for Leeds until 2007 and scored 20 goals.", "en")
    assert (event.interval.start, event.interval.end) == (None, "2007")


@pytest.mark.parametrize(
    ("text", "language", "country"),
    [
        ("Ann Lee left Italy in 2003.", "en", "Italy"),
        ("Ann Lee fled the Soviet Union in 1950.", "en", "Soviet Union"),
        ("Anna Rossi lasciò l'Italia nel 2003.", "it", "Italia"),
        ("Anna Rossi ha lasciato la Francia nel 2003.", "it", "Francia"),
    ],
)
def test_leaving_a_country_ends_no_membership(text, language, country):
    assert [state[1:] for state in states(text, language)] == [("closes", "residence", country)]


@pytest.mark.parametrize(
    ("text", "language", "team"),
    [("Ann Lee left Parma in 2003.", "en", "Parma"), ("Anna Rossi lasciò il Parma nel 2003.", "it", "Parma")],
)
def test_leaving_a_team_ends_membership(text, language, team):
    assert states(text, language) == [("2003", "closes", "member_of", team)]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Ann Lee denied that she had resigned in 2003.", "en"),
        ("It is not true that Ann Lee was fired in 2003.", "en"),
        ("It is false that Ann Lee joined Acme in 2003.", "en"),
        ("Nobody became director of Acme in 2003.", "en"),
        ("Ann Lee was about to join Acme in 2003.", "en"),
        ("Non è vero che Anna Rossi lasciò la Fiat nel 2003.", "it"),
        ("Si dice che Anna Rossi sia entrata in Fiat nel 2003.", "it"),
        ("Anna Rossi stava per entrare in Fiat nel 2003.", "it"),
        ("Ann Lee would have become president in 2003.", "en"),
        ("Ann Lee would never have resigned in 2003.", "en"),
        ("Ann Lee should have become president in 2003.", "en"),
        ("Ann Lee was never elected mayor in 2003.", "en"),
        ("Anna Rossi negò di essersi dimessa nel 2003.", "it"),
        ("Anna Rossi sarebbe diventata presidente nel 2003.", "it"),
        ("Anna Rossi avrebbe dovuto diventare presidente nel 2003.", "it"),
        ("Anna Rossi non si dimise nel 2003.", "it"),
    ],
)
def test_what_never_came_about_changes_no_state(text, language):
    assert states(text, language) == []


def test_what_came_about_later_is_told_with_would():
    assert states("In 1998 she would become president of Acme.", "en", "Ann Lee") == [
        ("1998", "opens", "position", "president of Acme")
    ]


def test_lei_is_a_subject():
    found = events("Anna Rossi è nata a Bari nel 1950. Lei divenne sindaca nel 1998. Lei si dimise nel 2001.", "it")
    assert [event.participants[0].name for event in found] == ["Anna Rossi"] * 3


@pytest.mark.parametrize(
    ("text", "language", "bounds"),
    [
        ("Before 1990 people used coal.", "en", [(None, "1989")]),
        ("Prima del 1990 la gente usava il carbone.", "it", [(None, "1989")]),
        ("Before 1990 people arrived, the hall was full.", "en", []),
        ("Before 1990 visitors had come, it rained.", "en", []),
    ],
)
def test_a_plain_noun_after_an_open_time(text, language, bounds):
    assert [(event.interval.start, event.interval.end) for event in events(text, language) if event.interval] == bounds


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (
            "Ann Lee served as director of Acme before becoming president in 1997.",
            "en",
            [("1997", "opens", "position", "president"), ("-", "opens", "position", "director of Acme")],
        ),
        (
            "Ann Lee served as mayor of Leeds after Bob Day resigned, from 1962 to 1968.",
            "en",
            [("1962", "opens", "position", "mayor of Leeds")],
        ),
        (
            "Ann Lee was mayor of Leeds from 1962 to 1968, and to this day is the longest serving minister.",
            "en",
            [("1962", "opens", "position", "mayor of Leeds")],
        ),
        (
            "Marco Bianchi diresse il museo prima di diventare sindaco di Parma nel 1998.",
            "it",
            [("1998", "opens", "position", "sindaco di Parma"), ("-", "opens", "position", "museo")],
        ),
        (
            "After having been sent on loan to Leeds, Ann Lee began the 2002–03 season in Rome.",
            "en",
            [("-", "opens", "member_of", "Leeds")],
        ),
        ("In 1999 Acme brought in Ann Lee, who had just become president of Globex.", "en", []),
        (
            "Nel 1999 la Acme chiamò Anna Rossi, che era stata eletta sindaca di Parma.",
            "it",
            [("-", "opens", "position", "sindaca di Parma")],
        ),
        ("Anna Rossi, che era stata eletta sindaca di Parma, cantò a Bari nel 1998.", "it", []),
        (
            "Ann Lee, who was elected mayor of Leeds in 1998, sang well.",
            "en",
            [("1998", "opens", "position", "mayor of Leeds")],
        ),
        (
            "Ann Lee is a retired judge who served as mayor of Leeds, in office from 1962 to 1968.",
            "en",
            [("1962", "opens", "position", "mayor of Leeds")],
        ),
        (
            "Anna Rossi è una giurista che fu sindaca di Parma, in carica dal 1998 al 2003.",
            "it",
            [("1998", "opens", "position", "sindaca di Parma"), ("-", "opens", "position", "giurista")],
        ),
        ("Ann Lee, who had been mayor of Leeds, sang in 1998.", "en", []),
        (
            "Ann Lee sang in Rome in 1994, one year before she retired as a player.",
            "en",
            [("-", "closes", "position", "player")],
        ),
        ("In 1998 Ann Lee was as well known as Bob Day.", "en", []),
        (
            "Vinse il Premio Strega nel 1946 e vinse la coppa due volte.",
            "it",
            [("1946", "opens", "award", "Premio Strega")],
        ),
    ],
)
def test_a_date_is_of_the_state_told_with_it(text, language, expected):
    assert states(text, language) == expected


def test_a_time_led_by_a_noun_is_no_clause():
    event, death = events("Ann Lee lived in Leeds from 1950 until her death in 1987.", "en")
    assert (event.interval.start, event.interval.end) == ("1950", "1987")
    assert (death.relation, death.interval.start) == ("life", "1987")


def test_a_gerund_ends_a_value():
    (event,) = events("Nel 1948 Anna Rossi vinse il Premio Strega battendo Bob Day.", "it")
    assert event.value == "Premio Strega"


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("Ann Lee left New Zealand in 1956.", "en", [("1956", "closes", "residence", "New Zealand")]),
        ("Ann Lee joined a new Leeds team in 1956.", "en", [("1956", "opens", "member_of", "Leeds team")]),
        ("In 1998 Ann Lee sang with left communists in Rome.", "en", []),
        ("By 1998 the state had become paramount to Ann Lee.", "en", []),
        ("Ann Lee took over in 1992.", "en", [("1992", "opens", "position", None)]),
        ("The Acme ceased operating buses in 1994.", "en", []),
        ("The Acme was acquired by Globex (later renamed Infogrames) in 1996.", "en", [
            ("1996", "opens", "ownership", "Globex")]),
        ("In 1998 he married her shortly before the war in Rome.", "en", []),
    ],
)  # fmt: skip
def test_words_that_look_like_states(text, language, expected):
    assert states(text, language, "Ann Lee") == expected


def test_a_work_with_its_year_in_brackets_is_no_life():
    found = events("In 1929 Ann Lee directed Die Jagd nach dem Glück (The Pursuit of Happiness, 1929).", "en")
    assert "life" not in {event.relation for event in found}


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("With 1 second left on the clock in 2016 Ann Lee scored.", "en", []),
        ("Half of the cars sold in Rome by 2012 were red.", "en", []),
        ("The win gave Leeds its first title in 2016.", "en", []),
        ("In 1998 Ann Lee received an offer to join Leeds.", "en", []),
        ("Nel 1998 Anna Rossi ricevette l'offerta di entrare nel Parma.", "it", []),
        (
            "Ann Lee lived in Leeds, but placed her house on the market in 2015.",
            "en",
            [("-", "opens", "residence", "Leeds")],
        ),
        (
            "Ann Lee stayed in Rome from 1940 until 1944, then moved back to Berlin.",
            "en",
            [("1940", "opens", "residence", "Rome"), ("1944", "opens", "residence", "Berlin")],
        ),
        (
            "Anna Rossi restò a Roma dal 1940 al 1944, poi si trasferì a Berlino.",
            "it",
            [("1940", "opens", "residence", "Roma"), ("1944", "opens", "residence", "Berlino")],
        ),
        (
            "In 1998 Ann Lee won the Strega Prize and moved to Rome.",
            "en",
            [("1998", "opens", "award", "Strega Prize"), ("1998", "opens", "residence", "Rome")],
        ),
    ],
)
def test_words_of_another_clause_or_kind(text, language, expected):
    assert states(text, language) == expected


def test_a_place_is_not_born():
    (event,) = events("Bob Day of Japan (who was born on 5 February 1903) sang.", "en")
    assert event.participants[0].name == "Bob Day"


@pytest.mark.parametrize(
    ("text", "language", "office"),
    [
        (
            "Ann Lee became mayor of Leeds in 2009. She had been treasurer from 2003 to 2007. She resigned in 2016.",
            "en",
            "mayor of Leeds",
        ),
        (
            "Anna Rossi divenne sindaca di Parma nel 2009. Era stata assessora dal 2003 al 2007. Si dimise nel 2016.",
            "it",
            "sindaca di Parma",
        ),
    ],
)
def test_who_resigns_leaves_the_office_that_is_not_told_to_be_over(text, language, office):
    assert states(text, language)[-1] == ("2016", "closes", "position", office)


def test_a_verb_that_opens_an_italian_sentence_is_no_part_of_a_name():
    told = events("Anna Rossi nacque nel 1950. Sposò Paolo Verdi nel 1975. Fondò Acme nel 1980.", "it")
    assert [event.participants[0].name for event in told] == ["Anna Rossi"] * 3


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("The bank, founded in 1851, employs 300 people.", "en", [("1851", "opens", "existence", None)]),
        ("Ann Lee, elected mayor in 1922, praised the bridge.", "en", [("1922", "opens", "position", "mayor")]),
        ("The bank, founded in 1851, is now a school.", "en", [("1851", "opens", "existence", None)]),
        (
            "Ann Lee, born in 1922, was mayor of Ulm.",
            "en",
            [("1922", "opens", "life", None), ("-", "opens", "position", "mayor of Ulm")],
        ),
        (
            "Ann Lee, born in Ulm in 1922, became mayor in 1950.",
            "en",
            [("1922", "opens", "life", None), ("1950", "opens", "position", "mayor")],
        ),
        (
            "Anna Verdi, nata a Ulma nel 1922, divenne sindaca nel 1950.",
            "it",
            [("1922", "opens", "life", None), ("1950", "opens", "position", "sindaca")],
        ),
    ],
)
def test_a_participle_behind_its_noun_tells_a_state(text, language, expected):
    assert states(text, language) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("In May 2010 Ann Lee announced that she would step down as leader.", []),
        (
            "In May 2010 Ann Lee announced that she would step down as leader in September 2010.",
            [("2010-09", "closes", "position", "leader")],
        ),
        ("In May 2010 Ann Lee announced her resignation as mayor.", [("2010-05", "closes", "position", "mayor")]),
    ],
)
def test_what_is_only_announced_has_not_happened(text, expected):
    assert states(text, "en") == expected


@pytest.mark.parametrize(
    ("text", "language", "subject"),
    [
        ("In 1990 Ann Lee joined the firm and the company moved to Leeds in 1995.", "en", None),
        ("In 1990 Ann Lee joined the firm and moved to Leeds in 1995.", "en", "Ann Lee"),
        ("Acme was founded in 1990, and the company moved to Leeds in 1995.", "en", "Acme"),
        ("Nel 2011 Anna Verdi iniziò le riprese; il film uscì nelle sale nel 2012.", "it", None),
    ],
)
def test_a_clause_about_a_thing_is_not_about_the_person_before_it(text, language, subject):
    event = events(text, language)[-1]
    assert next((part.name for part in event.participants if part.role == "subject"), None) == subject


@pytest.mark.parametrize(
    ("text", "start", "end"),
    [
        ("Nel 1976 chiuse l'ippodromo.", "1976", "1976"),
        ("Nel 1882 venne messo in azione un sistema telegrafico.", "1882", "1882"),
        ("Si è visto di tutto dalla cessione di Porto Alto da parte del Regno nel 1997.", "1997", None),
    ],
)
def test_an_event_without_a_name_is_dated(text, start, end):
    (event,) = events(text, "it")
    assert (event.interval.start, event.interval.end) == (start, end)


def test_the_person_of_a_page_is_no_thing():
    text = "Erich Moor was a German officer. Moor sank two ships in 1941. Moor was released in 1945. He died in 1990."
    assert states(text, "en", "Erich Moor") == [
        ("-", "opens", "position", "German officer"),
        ("1990", "closes", "life", None),
    ]
