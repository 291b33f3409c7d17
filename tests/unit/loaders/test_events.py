"""Texts in, dynamic event units out: dates, lists, headings, merging, scores."""

import pytest
from event_texts import dates, events, states, subjects

from chronoflux.language.names import normalise_name
from chronoflux.loaders.scoring import information_score
from chronoflux.model import Effect, EventKind, Granularity, TimeInterval


def test_an_office_opened_and_closed_in_italian():
    text = (
        "Ann Lee è diventata Ministro della Salute il 1° agosto 2017. "
        "Si è dimessa per motivi di salute il 1° marzo 2020."
    )
    found = events(text, "it")
    assert dates(found) == [("2017-08-01", "2017-08-01"), ("2020-03-01", "2020-03-01")]
    assert [event.effect for event in found] == [Effect.OPENS, Effect.CLOSES]
    assert {event.relation for event in found} == {"position"}
    assert subjects(found) == ["Ann Lee", "Ann Lee"]
    assert found[0].value == "Ministro della Salute"
    assert [event.index for event in found] == [0, 1]
    assert all("Ann Lee" in event.text for event in found)


def test_an_office_opened_and_closed_in_english():
    found = events("Ann Lee became Minister of Health on 1 August 2017. She resigned on 1 March 2020.")
    assert dates(found) == [("2017-08-01", "2017-08-01"), ("2020-03-01", "2020-03-01")]
    assert states(found) == [("opens", "position", "Minister of Health"), ("closes", "position", "Minister of Health")]
    assert subjects(found) == ["Ann Lee", "Ann Lee"]


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("Ann Lee joined Milan in 1998 and left in 2004.", "en", ["1998", "2004"]),
        ("In 1998 , Ann Lee joined Milan and in 2004 she moved to Rome .", "en", ["1998", "2004"]),
        ("Ann Lee played for Milan in 1998 , Parma in 2001 and Lazio in 2004 .", "en", ["1998", "2001", "2004"]),
        ("Ann Lee played for Milan in 1998; she moved to Rome in 2001.", "en", ["1998", "2001"]),
        ("Nel 1998 Luca Bianchi passò al Milan e nel 2004 lasciò il calcio.", "it", ["1998", "2004"]),
        ("Luca Bianchi passò all'Inter nel 1971 e al Parma nel 1975.", "it", ["1971", "1975"]),
    ],
)
def test_each_date_gets_its_clause(text, language, expected):
    found = events(text, language)
    assert [event.interval.start for event in found] == expected
    assert all(subject in ("Ann Lee", "Luca Bianchi") for subject in subjects(found))
    assert len({event.text for event in found}) == len(found)


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("Ann Lee led Acme from 1998 to 2004.", "en", ("1998", "2004")),
        ("Ann Lee led Acme from 1998 until her retirement in 2004.", "en", ("1998", "2004")),
        ("Ann Lee led Acme between 1998 and 2004.", "en", ("1998", "2004")),
        ("Ann Lee has lived in Rome since 2001.", "en", ("2001", None)),
        ("Luca Bianchi guidò la Acme dal 1998 al 2004.", "it", ("1998", "2004")),
        ("Luca Bianchi vive a Roma dal 2001.", "it", ("2001", None)),
    ],
)
def test_an_interval_is_one_event(text, language, expected):
    assert dates(events(text, language)) == [expected]


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("After the outbreak of the war in July 1914 , Ann Lee joined Acme in May 1916 .", "en", "1916-05"),
        ("On 10 July 2015 , Ann Lee was traded to Leeds for a first pick in 2016 and 2017 .", "en", "2015-07-10"),
        (
            "Dopo lo scoppio della guerra nel luglio 1914, Luca Bianchi entrò nel Parma nel maggio 1916.",
            "it",
            "1916-05",
        ),
    ],
)
def test_the_time_of_the_statement_and_not_of_its_setting(text, language, expected):
    assert dates(events(text, language)) == [(expected, expected)]


def test_an_enumeration_dates_one_statement_several_times():
    found = events("Ann Lee won the cup in 2010 and 2011.")
    assert dates(found) == [("2010", "2010"), ("2011", "2011")]
    assert len({event.text for event in found}) == 1


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("On 3 May 2007 Ann Lee left Leeds before the 2010 World Cup.", "2007-05-03"),
        ("In May 2007 Ann Lee left Leeds for the 2010 World Cup.", "2007-05"),
        ("Ann Lee left Leeds in 2007 after the 2006 World Cup.", "2007"),
    ],
)
def test_a_year_in_a_name_gives_way_to_a_date(text, expected):
    assert dates(events(text)) == [(expected, expected)]


@pytest.mark.parametrize(
    ("text", "language", "title"),
    [
        ("Ann Lee ( born 18 September 1976 ) is an author .", "en", "Ann Lee"),
        ("Luca Bianchi (nato il 18 settembre 1976) è uno scrittore.", "it", "Luca Bianchi"),
        ("Luca Bianchi (Roma, 18 settembre 1976) è uno scrittore.", "it", "Luca Bianchi"),
    ],
)
def test_birth_in_brackets(text, language, title):
    birth, static = events(text, language, title)
    assert (dates([birth]), birth.relation, birth.effect) == ([("1976-09-18", "1976-09-18")], "life", Effect.OPENS)
    assert static.kind is EventKind.STATIC
    assert "1976" not in static.text


@pytest.mark.parametrize(
    ("text", "language", "title", "expected"),
    [
        ("Bob Day (10 July 1856 – 7 January 1943) was an engineer.", "en", "Bob Day", ["1856-07-10", "1943-01-07"]),
        ("Luca Bianchi (Roma, 3 maggio 1950 – Milano, 4 giugno 2010) fu re.", "it", "", ["1950-05-03", "2010-06-04"]),
        ("Bob Day (1856–1943) was an engineer.", "en", "Bob Day", ["1856", "1943"]),
    ],
)  # fmt: skip
def test_lifespan_in_brackets(text, language, title, expected):
    found = [event for event in events(text, language, title) if event.relation == "life"]
    assert [event.interval.start for event in found] == expected
    assert [event.effect for event in found] == [Effect.OPENS, Effect.CLOSES]


def test_a_term_in_brackets_is_no_lifespan():
    found = events("The mayors were Bob Day ( 1998–2001 ) and Eve Fox ( 2001–2004 ) .")
    assert "life" not in {event.relation for event in found}
    assert dates(found) == [("1998", "2001"), ("2001", "2004")]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Clubs\n\n- 1998–2001 : Milan\n- 2001–2004 : Parma", "en"),
        ("Clubs\n\n1998–2001 Milan , 2001–2004 Parma", "en"),
        ("## Clubs\n\n| 1998–2001 | Milan |\n| 2001–2004 | Parma |", "en"),
        ("Squadre di club\n\n1998-2001 Milan\n2001-2004 Parma", "it"),
    ],
)
def test_a_list_tells_of_the_title_under_its_heading(text, language):
    found = events(text, language, "Ann Lee")
    assert dates(found) == [("1998", "2001"), ("2001", "2004")]
    assert states(found) == [("opens", "member_of", "Milan"), ("opens", "member_of", "Parma")]
    assert subjects(found) == ["Ann Lee", "Ann Lee"]
    assert all(event.text.startswith("Ann Lee") for event in found)


def test_a_table_header_says_what_its_rows_mean():
    found = events("| Years | Club |\n|---|---|\n| 1998–2001 | Milan |\n| 2001–2004 | Parma |", title="Ann Lee")
    assert states(found) == [("opens", "member_of", "Milan"), ("opens", "member_of", "Parma")]


def test_a_row_is_kept_however_short():
    found = events("| 1998 | Milan |\n| 2001 | Parma |", title="Ann Lee")
    assert [event.text for event in found] == ["Ann Lee: 1998 , Milan", "Ann Lee: 2001 , Parma"]


def test_a_label_says_what_its_item_means():
    found = events("- President : Bob Day ( 1998–2000 ) , Eve Fox ( 2000–2001 )", title="Acme")
    assert states(found) == [("opens", "position", "Bob Day"), ("opens", "position", "Eve Fox")]
    assert dates(found) == [("1998", "2000"), ("2000", "2001")]
    assert subjects(found) == ["Acme", "Acme"]


def test_an_infobox_line_tells_of_the_title():
    (event,) = events("Years active: 1998–2004", title="Ann Lee")
    assert dates([event]) == [("1998", "2004")]
    assert event.text == "Ann Lee: Years active: 1998–2004"


def test_references_state_nothing():
    assert events("References .\n\n- Ann Lee joined Milan in 1998 .", title="Ann Lee") == ()


def test_a_heading_dates_what_stands_under_it_with_less_confidence():
    under, stated = events("2008–09 season\n\nAnn Lee joined Leeds.\n\nCareer\n\nAnn Lee joined Milan in 2009.")
    assert dates([under, stated]) == [("2008", "2009"), ("2009", "2009")]
    assert under.score < stated.score


def test_a_long_heading_dates_nothing():
    (event,) = events("1989–2017\n\nAnn Lee joined Leeds.")
    assert event.kind is EventKind.STATIC


def test_relative_dates_hang_on_the_date_before_and_never_on_the_clock():
    found = events("Ann Lee became mayor of Rome in May 2001. Two years later Ann Lee joined Acme.")
    assert found[1].interval.start.startswith("2003")
    assert dates(events("Ann Lee joined Acme yesterday.")) == [None]
    assert dates(events("Ann Lee joined Acme yesterday.", reference_date="2011-03-03")) == [
        ("2011-03-02", "2011-03-02")
    ]


def test_an_until_clause_ends_what_the_clause_before_opened():
    opening, closing = events("In 1998 Bob Day joined Milan , where he stayed until 2004 .")
    assert states([opening, closing]) == [("opens", "member_of", "Milan"), ("closes", "member_of", "Milan")]
    assert dates([closing]) == [(None, "2004")]


def test_neighbours_that_tell_of_one_thing_at_one_time_merge():
    found = events("In May 2001 Ann Lee joined Acme. In May 2001 Ann Lee was in Rome.")
    assert len(found) == 1
    assert found[0].sentences == (0, 1)


def test_two_changes_at_one_time_do_not_merge():
    assert len(events("In May 2001 Ann Lee joined Acme. In May 2001 Ann Lee moved to Rome.")) == 2


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("", "en"),
        ("  ", "en"),
        ("This is it.", "en"),
        ("In 2003.", "en"),
        ("It rained.", "en"),
        ("È così.", "it"),
        ("2003", "it"),
    ],
)
def test_nothing_told_is_no_event(text, language):
    assert events(text, language) == ()


@pytest.mark.parametrize(("text", "language"), [("The mill closed in 1931.", "en"), ("Fu eletto nel 1998.", "it")])
def test_a_nameless_change_with_a_year_is_kept(text, language):
    (event,) = events(text, language)
    assert event.interval is not None
    assert event.relation is not None


def test_a_static_fact_needs_a_name():
    (event,) = events("Ann Lee is an author.")
    assert event.kind is EventKind.STATIC
    assert events("That is an author.") == ()


def test_threshold_is_a_setting():
    assert events("Ann Lee is an author.", event_threshold=0.9) == ()


def test_participants_name_each_entity_once_with_kind_and_role():
    (event,) = events("Ann Lee joined Milan from Parma in 1998, and Ann Lee was happy at Milan.")
    roles = {participant.name: (participant.role, participant.kind) for participant in event.participants}
    assert roles == {"Ann Lee": ("subject", "PERSON"), "Milan": ("value", "ORG"), "Parma": ("other", "ORG")}
    assert len({normalise_name(participant.name) for participant in event.participants}) == len(event.participants)


def test_many_dates_take_linear_time():
    found = events("Acme " + " ".join(str(2000 + i) for i in range(400)))
    assert len(found) <= 400


def day(text):
    return TimeInterval(text, text, {4: Granularity.YEAR, 7: Granularity.MONTH}.get(len(text), Granularity.DAY))


def test_score_follows_its_formula():
    full = information_score(
        entities=2, topical=True, state=True, copula=False, interval=day("2004-05-03"), inherited=False
    )
    assert full == 1.0
    coarse = information_score(
        entities=2, topical=True, state=True, copula=False, interval=day("2004"), inherited=False
    )
    inherited = information_score(
        entities=2, topical=True, state=True, copula=False, interval=day("2004"), inherited=True
    )
    none = information_score(entities=2, topical=True, state=True, copula=False, interval=None, inherited=False)
    assert full > coarse > inherited > none
    assert information_score(entities=0, topical=False, state=False, copula=False, interval=None, inherited=False) == 0
