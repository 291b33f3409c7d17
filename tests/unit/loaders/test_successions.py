"""Who takes over from whom, in the words that ordinary texts have for it."""

import pytest
from event_texts import dates, events, states, subjects

OFFICE = "treasurer of Acme"


@pytest.mark.parametrize(
    "sentence",
    [
        "In 1962 Bob Day relieved her.",
        "In 1962 Bob Day took over from her.",
        "In 1962 her nephew Bob Day succeeded her.",
        "Her successor, Bob Day, arrived in 1962.",
        "Ann Lee's successor, Bob Day, began in 1962.",
        "Ann Lee's successor in 1962 was Bob Day.",
        "She was herself followed by Bob Day in 1962.",
        "She was followed in 1962 by her nephew, Bob Day.",
        "She was succeeded in 1962 by her nephew, Bob Day.",
        "She was succeeded by a neighbour, Bob Day, in 1962.",
    ],
)
def test_a_successor_has_the_office_of_who_went_before(sentence):
    found = events(f"Ann Lee was {OFFICE} from 1952. {sentence}", title="Ann Lee")
    taken = [event for event in found if event.effect == "opens" and event.interval.start == "1962"]
    assert subjects(taken) == ["Bob Day"]
    assert states(taken) == [("opens", "position", OFFICE)]


def test_she_after_a_successor_is_the_successor():
    text = "Bob Day was head of Acme from 1988. He was succeeded by his niece, Eve Fox, in 1995. She resigned in 2001."
    closed = [event for event in events(text) if event.interval.start == "2001"]
    assert subjects(closed) == ["Eve Fox"]
    assert states(closed) == [("closes", "position", "head of Acme")]


def test_a_name_within_a_longer_one_is_another():
    text = "Bob Day was mayor of Leeds. Day served until 1951, when he was succeeded by his niece, Eve Day-Fox."
    assert subjects(events(text))[-1] == "Eve Day-Fox"


@pytest.mark.parametrize("name", ["Winifred", "Alfred", "Mohamed", "Rose"])
def test_a_name_that_looks_like_a_verb_is_a_name(name):
    text = f"Bob Day served as mayor of Leeds until 1951, when he was succeeded by his cousin, {name} Fox."
    closed, opened = events(text)[-2:]
    assert subjects([closed]) == ["Bob Day"]
    assert subjects([opened]) == [f"{name} Fox"]
    assert states([closed, opened]) == [(each, "position", "mayor of Leeds") for each in ("closes", "opens")]


@pytest.mark.parametrize(
    "text",
    [
        "Ann Lee was mayor until 1951, when Eve Fox was elected.",
        "Ann Lee was mayor until 1951, when Eve Fox, a vet from Leeds, was elected.",
        "Nobody wanted the post before Eve Fox was elected in 1951.",
        "Nobody wanted the post before Dr Eve Fox, a vet from Leeds, was elected in 1951.",
    ],
)
def test_a_clause_of_its_own_has_its_own_subject(text):
    elected = [event for event in events(text) if event.effect == "opens"][-1:]
    assert subjects(elected) == ["Eve Fox"]
    assert dates(elected) == [("1951", "1951")]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Ann Lee was voted in as treasurer of Acme in 1962.", OFFICE),
        ("Ann Lee stepped in as treasurer of Acme in 1962.", OFFICE),
        ("Ann Lee agreed to be treasurer of Acme in 1962.", OFFICE),
        ("In 1962 Ann Lee was lured to Leeds as treasurer of Acme.", OFFICE),
        ("Ann Lee rose through the ranks to foreman in 1962.", "foreman"),
        ("Ann Lee took the chair in 1962.", "chair"),
        ("Ann Lee was put in charge of Acme in 1962.", "Acme"),
        ("Ann Lee was treasurer of Acme for ten years until 1962.", OFFICE),
    ],
)
def test_ways_into_an_office(text, value):
    assert ("opens", "position", value) in states(events(text))


@pytest.mark.parametrize(
    "text",
    [
        "The album was followed by a tour in 1962.",
        "The war was followed by a famine in 1962.",
        "Ann Lee took a chair to the garden in 1962.",
        "Ann Lee relieved the tension in 1962.",
    ],
)
def test_what_only_looks_like_an_office(text):
    assert "position" not in {event.relation for event in events(text)}


def test_a_time_set_off_by_commas_parts_no_phrase():
    found = events("The old mill was sold, in 1904, to Ann Lee.")
    assert states(found) == [("opens", "ownership", "Ann Lee")]
    assert dates(found) == [("1904", "1904")]


def test_a_player_sold_to_a_club_joins_it():
    assert states(events("Ann Lee was sold to Milan in 1998.")) == [("opens", "member_of", "Milan")]


@pytest.mark.parametrize(
    "end", ["They separated in 1969.", "The marriage was dissolved in 1969.", "They divorced in 1969."]
)
def test_a_marriage_ends_without_a_name(end):
    found = events(f"Ann Lee married Bob Day in 1955. {end}", title="Ann Lee")
    assert [(event.effect, event.relation) for event in found if event.interval.start == "1969"] == [
        ("closes", "spouse")
    ]


def test_how_long_a_marriage_lasted_is_no_part_of_the_name():
    found = events("Ann Lee's marriage to Bob Day lasted from 1955 until 1969.")
    assert states(found) == [("opens", "spouse", "Bob Day")]
    assert dates(found) == [("1955", "1969")]


def test_who_is_taken_on_works_there():
    assert states(events("Ann Lee was taken on in 1953 by Globex.")) == [("opens", "employer", "Globex")]


@pytest.mark.parametrize(
    ("text", "closed"),
    [
        ("Ann Lee retired in 2001 and Bob Day became head of Acme.", "position"),
        ("Ann Lee died in 2001, and Bob Day became head of Acme.", "life"),
        ("Ann Lee left Globex in 2001 and Bob Day was appointed head of Acme.", "member_of"),
    ],
)
def test_one_date_ends_what_one_had_and_begins_what_another_has(text, closed):
    found = [event for event in events(text, title="Ann Lee") if event.relation]
    assert [event.relation for event in found] == [closed, "position"]
    assert subjects(found) == ["Ann Lee", "Bob Day"]
    assert {event.interval.start for event in found} == {"2001"}


def test_two_offices_begin_at_one_date():
    found = events("In 1990 Ann Lee became head of Acme and Bob Day became treasurer of Acme.")
    assert list(zip(subjects(found), [event.value for event in found], strict=True)) == [
        ("Ann Lee", "head of Acme"),
        ("Bob Day", "treasurer of Acme"),
    ]


def test_what_begins_behind_the_end_of_a_stretch_begins_at_that_end():
    found = events("Ann Lee ran things until she retired in 2001, and Bob Day then agreed to be head of Acme.")
    begun = [event for event in found if event.value == "head of Acme"]
    assert subjects(begun) == ["Bob Day"]
    assert dates(begun) == [("2001", "2001")]


@pytest.mark.parametrize(
    ("text", "language", "state"),
    [
        ("1950: Ann Lee elected chairman.", "en", ("opens", "position", "chairman")),
        ("1950: Ann Lee re-elected mayor of Leeds.", "en", ("opens", "position", "mayor of Leeds")),
        ("In 1950 Ann Lee was made head.", "en", ("opens", "position", "head")),
        ("1950: Anna Verdi eletta presidente.", "it", ("opens", "position", "presidente")),
        ("Ann Lee lost her own seat in 1950.", "en", ("closes", "position", None)),
    ],
)
def test_offices_in_the_words_of_a_chronicle(text, language, state):
    assert states(events(text, language)) == [state]


def test_who_appoints_somebody_takes_no_office():
    assert not [event for event in events("1951: Ann Lee appointed a caretaker.") if event.relation]


def test_what_begins_beside_a_time_of_another_part_is_undated():
    found = events("Ann Lee, who had been deputy since 1938, became head of Acme.")
    assert states(found) == [("opens", "position", "deputy"), ("opens", "position", "head of Acme")]
    assert dates(found) == [("1938", None), None]


@pytest.mark.parametrize("verb", ["passed to", "went to", "was handed to"])
def test_an_office_goes_to_somebody(verb):
    found = events(f"In 1957 the presidency {verb} Ann Lee.", title="Acme")
    assert states(found) == [("opens", "position", "presidency")]
    assert subjects(found) == ["Ann Lee"]


def test_who_appoints_a_deputy_is_none():
    found = events("In 1971 Ann Lee appointed a treasurer, Bob Day.")
    assert all(
        event.relation is None or subject != "Ann Lee" for event, subject in zip(found, subjects(found), strict=True)
    )


@pytest.mark.parametrize(
    ("text", "language", "value"),
    [
        ("Ann Lee had become head of Acme by 1937.", "en", "head of Acme"),
        ("By 1937 Ann Lee was treasurer of Acme.", "en", OFFICE),
        ("Entro il 1937 Anna Verdi era diventata sindaca.", "it", "sindaca"),
    ],
)
def test_what_is_known_by_a_year_is_told_of_that_year(text, language, value):
    found = events(text, language)
    assert states(found) == [("opens", "position", value)]
    assert dates(found) == [("1937", "1937")]


def test_what_lasted_until_a_year_is_told_of_all_before_it():
    assert dates(events("Ann Lee was head of Acme until 1937."))[0] == (None, "1937")


@pytest.mark.parametrize("opening", ["Today the", "Now the", "The"])
def test_the_holder_of_today(opening):
    found = events(f"{opening} treasurer is Ann Lee.", title="Acme")
    assert states(found) == [("opens", "position", "treasurer")]
    assert subjects(found) == ["Ann Lee"]
