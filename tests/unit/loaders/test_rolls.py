"""Rolls in, events out: who held the office that a heading or title names, however the lines are set."""

import pytest
from event_texts import dates, events, states, subjects

from chronoflux.loaders.roll_headings import Office, roll_office

LINES = [
    "Peter Kell, 1871–1884\nJoan Orrell, 1884–1902",
    "Peter Kell (1871–84)\nJoan Orrell (1884–1902)",
    "• 1871-1884 Peter Kell\n• 1884-1902 Joan Orrell",
    "- Peter Kell: 1871–1884\n- Joan Orrell: 1884–1902",
    "1. Peter Kell\t1871–1884\n2. Joan Orrell\t1884–1902",
    "1871–1884 – Peter Kell\n1884–1902 – Joan Orrell",
    "Peter Kell | 1871–1884\nJoan Orrell | 1884–1902",
    "1871-1884,Peter Kell,killed\n1884-1902,Joan Orrell,",
    "Peter Kell 1871–1884\nJoan Orrell 1884–1902\nvacant 1902–1903",
    "1871–1884   Peter Kell\n1884–1902   Joan Orrell",
]


@pytest.mark.parametrize("lines", LINES)
@pytest.mark.parametrize(
    ("language", "title", "office"),
    [
        ("en", "Headmasters of Ashdown School", "headmaster of Ashdown School"),
        ("it", "Presidi del Liceo Carducci", "preside del Liceo Carducci"),
    ],
)
def test_a_title_says_what_the_names_below_held(lines, language, title, office):
    found = events(lines, language, title=title)
    assert subjects(found) == ["Peter Kell", "Joan Orrell"]
    assert dates(found) == [("1871", "1884"), ("1884", "1902")]
    assert states(found) == [("opens", "position", office)] * 2


@pytest.mark.parametrize("lines", LINES)
@pytest.mark.parametrize(
    ("language", "heading", "office"),
    [("en", "Past presidents", "president"), ("it", "Elenco dei presidenti:", "presidente")],
)
def test_a_heading_names_the_office_and_the_title_the_body(lines, language, heading, office):
    found = events(f"{heading}\n{lines}", language, title="Brackley Bowls Club")
    assert subjects(found) == ["Peter Kell", "Joan Orrell"]
    assert dates(found) == [("1871", "1884"), ("1884", "1902")]
    assert states(found) == [("opens", "position", office)] * 2
    assert all("Brackley Bowls Club" in {part.name for part in event.participants} for event in found)


@pytest.mark.parametrize(
    ("language", "line", "date"),
    [
        ("en", "Peter Kell (since 1990)", ("1990", None)),
        ("en", "Peter Kell (1990–present)", ("1990", None)),
        ("it", "Peter Kell (dal 1990)", ("1990", None)),
        ("it", "Peter Kell (dal 1959 al 1977)", ("1959", "1977")),
        ("en", "1540 – Peter Kell", ("1540", "1540")),
    ],
)
def test_one_line_under_an_office_is_a_roll(language, line, date):
    heading = {"en": "Presidents", "it": "Presidenti"}[language]
    found = events(f"{heading}\n\n{line}\n", language, title="Brackley Bowls Club")
    assert (subjects(found), dates(found)) == (["Peter Kell"], [date])


def test_a_person_is_no_body_of_his_own_offices():
    text = "Ann Lee was a civil engineer. She lived in Leeds.\n\nPresident\n- Leeds Rowing Club, 1998–2001"
    found = events(text, title="Ann Lee")
    assert ("opens", "position", "president") not in states(found)


def test_what_is_no_name_holds_no_office():
    found = events("1540 – vacant\n1550 – The parish was merged in that year", title="Vicars of Narrowby")
    assert not [event for event in found if event.relation == "position"]


def test_a_remark_is_told_of_the_holder():
    found = events("Harbour Masters at Colm\n1911 – Peter Kell, drowned in 1913\n1913 – Joan Orrell")
    assert [(event.text, event.interval.start) for event in found][1] == ("Peter Kell drowned in 1913", "1913")


@pytest.mark.parametrize(
    ("language", "heading", "office"),
    [
        ("en", "List of former Lord Mayors", Office("lord mayor")),
        ("en", "Chairmen", Office("chairman")),
        ("en", "Headmasters (1871–1946)", Office("headmaster")),
        ("en", "Harbour Masters at Colm", Office("harbour master at Colm", "Colm")),
        ("en", "Vicars of the parish", Office("vicar")),
        ("it", "Sindaci di Pievebassa", Office("sindaco di Pievebassa", "Pievebassa")),
        ("it", "I nostri presidenti", Office("presidente")),
        ("it", "Direttori artistici", Office("direttore artistico")),
        ("it", "Segretari comunali", Office("segretario comunale")),
        ("it", "Direttrici", Office("direttrice")),
        ("it", "Presidenti dell'Ente Aurora", Office("presidente dell'Ente Aurora", "Ente Aurora")),
    ],
)  # fmt: skip
def test_a_heading_in_the_plural_names_an_office(language, heading, office):
    assert roll_office(heading, language) == office


@pytest.mark.parametrize(
    ("language", "heading"),
    [
        ("en", "Career"), ("en", "Mayors and town clerks"), ("en", "Members"), ("en", "Presidency"),
        ("it", "Carriera"), ("it", "Capitani e presidenti"), ("it", "Opere"), ("it", "Soci"), ("it", "Presidenza"),
    ],
)  # fmt: skip
def test_other_headings_name_none(language, heading):
    assert roll_office(heading, language) is None


@pytest.mark.parametrize(("language", "heading"), [("en", "Population"), ("it", "Abitanti")])
def test_rows_of_figures_are_told_of_the_title(language, heading):
    found = events(f"{heading}\n1851 | 690\n1901 | 2,310", language, title="Oldmere")
    assert dates(found) == [("1851", "1851"), ("1901", "1901")]
    assert found[1].text == f"Oldmere , {heading}: 1901 , 2,310"


def test_a_title_with_a_year_above_prose_stays_a_heading():
    found = events("Season 2007-08\nAnn Lee joined Parma.\n\nSeason 2008-09\nAnn Lee left Parma.")
    assert [event.interval.start[:4] for event in found] == ["2007", "2008"]


@pytest.mark.parametrize(
    ("language", "title", "office"),
    [
        ("en", "Hollin Golf Club: Club Captains", "captain"),
        ("it", "Circolo Tennis Valmarina - I presidenti", "presidente"),
    ],
)
def test_a_title_in_two_parts_names_the_office_in_one(language, title, office):
    found = events("1908   R. J. Firth\n1909   Dr A. Mossop", language, title=title)
    assert subjects(found) == ["R. J. Firth", "A. Mossop"]
    assert states(found) == [("opens", "position", office)] * 2
    assert found[0].text == f"{title}: 1908: R. J. Firth"


@pytest.mark.parametrize(("language", "heading"), [("en", "Members"), ("it", "Formazione")])
def test_those_under_members_belong_to_the_title(language, heading):
    found = events(
        f"{heading}\nGwen Hurst – alto (1981–1986)\nMick Sayle – drums (1983–90)", language, title="The Fari"
    )
    assert subjects(found) == ["Gwen Hurst", "Mick Sayle"]
    assert states(found) == [("opens", "member_of", "The Fari")] * 2


@pytest.mark.parametrize("name", ["Wm. Lacey", "Simon the Scot", "Aldwin", "Ralph de Courcy"])
def test_names_of_every_make_are_whole(name):
    found = events(f"{name}, 1083–1101\nJohn Storr, 1101–22", title="Bishops of Morwen")
    assert subjects(found) == [name, "John Storr"]


def test_an_ordinal_in_a_column_is_no_post():
    rows = "Season,Division,Position\n1995-96,Division Two,4th\n1996-97,Division Two,1st"
    assert all(event.relation != "position" for event in events(rows, title="Parma"))


@pytest.mark.parametrize(
    ("language", "title", "text", "office"),
    [
        ("en", "Ferriers' Guild", "Masters\n1660 Robert Dade; 1661 Giles Orme; 1662 Tom Fitch", "master"),
        ("it", "Compagnia dei Fabbri", "Priori\n1660 Robert Dade; 1661 Giles Orme; 1662 Tom Fitch", "priore"),
    ],
)
def test_a_semicolon_parts_the_holders_of_a_line(language, title, text, office):
    found = events(text, language, title=title)
    assert subjects(found) == ["Robert Dade", "Giles Orme", "Tom Fitch"]
    assert [event.interval.start for event in found] == ["1660", "1661", "1662"]
    assert states(found) == [("opens", "position", office)] * 3


@pytest.mark.parametrize(
    ("language", "line", "office"),
    [
        ("en", "Chairmen: Frank Ide 1949–55, Mabel Orr 1955–61", "chairman"),
        ("it", "Presidenti: Frank Ide 1949–55, Mabel Orr 1955–61", "presidente"),
    ],
)
def test_a_label_in_the_plural_names_the_office_of_each(language, line, office):
    found = events(line, language, title="Kelby Choir")
    assert subjects(found) == ["Frank Ide", "Mabel Orr"]
    assert states(found) == [("opens", "position", office)] * 2


@pytest.mark.parametrize(("language", "line"), [("en", "William II (d. 1189)"), ("it", "Guglielmo II (m. 1189)")])
def test_the_year_of_a_death_begins_no_office(language, line):
    heading = {"en": "Abbots", "it": "Abati"}[language]
    assert all(
        event.relation != "position" for event in events(f"{heading}\n{line}\n", language, title="Thornby Abbey")
    )


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Canon Webb, appointed in 1950, resigned in 1963"), ("it", "don Webb, nominato nel 1950")],
)
def test_a_line_that_opens_with_a_holder_is_of_the_roll(language, line):
    heading = {"en": "Trustees", "it": "Consiglieri"}[language]
    found = events(f"{heading}\n\n{line}\n", language, title="Stokeham Hall")
    assert (found[0].interval.start, found[0].relation) == ("1950", "position")
    assert subjects(found)[0] == line.partition(",")[0]


@pytest.mark.parametrize(
    ("language", "heading", "prize"),
    [("en", "Winners of the Bellman Prize", "Bellman Prize"), ("it", "Vincitori del Premio Bellomo", "Premio Bellomo")],
)
def test_winners_are_those_whom_the_prize_was_given(language, heading, prize):
    lines = "2001: Ira Coates, The Low Road\n2002: not awarded\n2003: Tidewell Ladies"
    found = [event for event in events(f"{heading}\n{lines}", language, title="Prizes") if event.relation]
    assert subjects(found) == ["Ira Coates", "Tidewell Ladies"]
    assert states(found) == [("opens", "award", prize)] * 2


@pytest.mark.parametrize(
    ("language", "line", "name"),
    [
        ("en", "1781 his son Tom Corfield", "Tom Corfield"),
        ("it", "1781 suo figlio Tommaso Corfi", "Tommaso Corfi"),
        ("en", "1822 Miss Anne Lisle (resigned 1840)", "Anne Lisle"),
    ],
)
def test_words_for_a_relative_and_honours_belong_to_no_name(language, line, name):
    title = {"en": "Organists of St Bride's", "it": "Organisti di Santa Brigida"}[language]
    assert subjects(events(f"{line}\n", language, title=title))[0] == name


@pytest.mark.parametrize(("language", "label"), [("en", "Secretaries"), ("it", "Segretari")])
def test_a_surname_with_its_honour_is_somebody(language, label):
    found = events(f"{label}: W. Cope, 1919-1934; Mrs Cope, 1934-1951", language, title="Mill Allotments")
    assert subjects(found) == ["W. Cope", "Mrs Cope"]
    assert dates(found) == [("1919", "1934"), ("1934", "1951")]


def test_a_term_until_a_death_is_whole():
    found = events("Licensees\n\nThomas Raw, 1862 until his death in 1880\n", title="The Fettler's Arms")
    assert dates(found) == [("1862", "1880")]


def test_whom_a_roll_does_not_name_held_nothing():
    found = events("Licensees\nJoe Dyer, 1851–58\nthe two sisters, 1880–1899", title="The Fettler's Arms")
    assert subjects([event for event in found if event.relation == "position"]) == ["Joe Dyer"]


@pytest.mark.parametrize("name", ["Ann Chapman", "Carl Björeman", "Tom Goldsmith", "Joan Whitmaster"])
def test_a_surname_like_an_office_is_a_name(name):
    rolls = events(f"Presidents\n{name}, 1950–58\nPeter Kell, 1958–71", title="Brackley Club")
    label = events(f"Secretary: {name}, 1950–58", title="Brackley Club")
    assert (subjects(rolls)[0], subjects(label)) == (name, [name])


def test_an_office_behind_its_body_in_a_title_is_announced_too():
    found = events("Name\tFrom\tTo\nLes Orton\t1958\t1963\nBob Haig\t1963\t1970", title="Whitbeck Town F.C. managers")
    assert subjects(found) == ["Les Orton", "Bob Haig"]
    assert states(found) == [("opens", "position", "manager")] * 2


def test_a_name_cut_short_in_a_column_is_whole():
    found = events(
        "Year | Output | Manager\n1890 | 41,000 | Thos. Birch\n1913 | 150,200 | Dr W. Garside", title="Marden Pit"
    )
    assert subjects(found) == ["Thos. Birch", "W. Garside"]


@pytest.mark.parametrize(
    ("language", "title", "line"),
    [
        ("en", "Directors", "Joan Orrell ( 1884-1902 , 1905-1909 )"),
        ("en", "Directors", "Joan Orrell, 1884–1902 and 1905–1909"),
        ("it", "Presidi", "Joan Orrell (1884-1902; 1905-1909)"),
    ],
)
def test_two_terms_of_one_holder_are_two_events(language, title, line):
    found = events(f"Peter Kell, 1871–1884\n{line}", language, title=title)
    assert subjects(found) == ["Peter Kell", "Joan Orrell", "Joan Orrell"]
    assert dates(found) == [("1871", "1884"), ("1884", "1902"), ("1905", "1909")]


def test_a_remark_behind_a_heading_is_no_part_of_the_office():
    assert roll_office("The mayors of Altona (incomplete list):", "en") == Office("mayor of Altona", "Altona")


@pytest.mark.parametrize(
    ("language", "opening", "heading"),
    [
        ("en", "Altona is a city in Germany.", "Notable people"),
        ("it", "Altona è una città della Germania.", "Persone legate alla città"),
    ],
)
def test_years_of_those_in_a_list_of_no_office_are_lives(language, opening, heading):
    lines = "- Bob Day ( 1775–1853 ) , poeta\n\n- Ann Lee ( 1901–1950 ) , pittrice"
    found = events(f"{opening}\n\n{heading} .\n\n{lines}", language, title="Altona")
    lives = [event for event in found if event.relation == "life"]
    assert subjects(lives) == ["Bob Day", "Bob Day", "Ann Lee", "Ann Lee"]
    assert all(event.interval is None for event in found if event not in lives)
