"""Texts in, dynamic event units out: dates, clauses, subjects, states, lists, headings."""

import pytest

from chronoflux.language.names import normalise_name
from chronoflux.loaders.events import extract_events
from chronoflux.loaders.scoring import information_score
from chronoflux.model import Effect, EventKind, Granularity, Mention, Sentence, SourceDocument, TimeInterval
from chronoflux.settings import Settings

NAMES = {
    "Ann Lee": "PERSON", "Bob Day": "PERSON", "Eve Fox": "PERSON", "Luca Bianchi": "PERSON", "Anna Verdi": "PERSON",
    "Milan": "ORG", "Parma": "ORG", "Lazio": "ORG", "Leeds": "ORG", "Acme": "ORG", "Globex": "ORG", "Inter": "ORG",
    "Rome": "PLACE", "Torino": "PLACE", "Roma": "PLACE", "Milano": "PLACE", "Ministro della Salute": "MISC",
    "Minister of Health": "MISC",
}  # fmt: skip


def events(text, language="en", title="", reference_date=None, **settings):
    """The events of a text; sentences and names found by the plainest means, so that only events are tested."""
    from chronoflux.language.sentences import split_sentences

    sentences = []
    for index, (start, end) in enumerate(split_sentences(text, language)):
        mentions = []
        for name in sorted(NAMES, key=len, reverse=True):
            at = text.find(name, start, end)
            if at >= 0 and not any(m.char_start <= at < m.char_end for m in mentions):
                mentions.append(Mention(name, name, NAMES[name], at, at + len(name)))
        mentions.sort(key=lambda mention: mention.char_start)
        sentences.append(Sentence(index, text[start:end], start, end, tuple(mentions)))
    document = SourceDocument("d", title, text, "d", language, reference_date)
    return extract_events(document, language, sentences, Settings(_env_file=None, **settings))


def dates(found):
    return [(event.interval.start, event.interval.end) if event.interval else None for event in found]


def states(found):
    return [(event.effect.value, event.relation, event.value) for event in found]


def subjects(found):
    return [next((p.name for p in event.participants if p.role == "subject"), None) for event in found]


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
        ("Ann Lee led Acme from 1998 until her death in 2004.", "en", ("1998", "2004")),
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
        ("After founder Bob Day left Acme in 1999, he stayed in Rome.", "en", [("Bob Day", "1999")]),
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
            [(None, "closes"), ("2007", "opens")],
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
    assert [event.text for event in found][-1] == "Bob Day left it in 2000."


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
