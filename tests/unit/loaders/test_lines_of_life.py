"""Lines of lives, chronicles and minutes: what a year, a participle or the day above them says of the title."""

import pytest
from event_texts import dates, events, states, subjects


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        ("en", "1996 elected to the town council\nsince 1998 chief executive of Harlan Foods",
         [("1996", "member_of", "town council"), ("1998", "position", "chief executive of Harlan Foods")]),
        ("en", "1984: BA in History, University of Durlow\n1985–1990: research assistant, Marsh Institute",
         [("1984", "education", "University of Durlow"), ("1985", "position", "research assistant")]),
        ("it", "1988 laurea in fisica, Università di Pavia\n1989–1993: assistente a Lodi\ndal 2005 insegna a Pavia",
         [("1988", "education", "Università di Pavia"), ("1989", "position", "assistente"),
          ("2005", "employer", "Pavia")]),
    ],
)  # fmt: skip
def test_lines_that_open_with_a_year_tell_of_the_title(language, lines, told):
    found = events(lines, language, title="Carla Brunetti")
    assert [(event.interval.start, event.relation, event.value) for event in found] == told
    assert subjects(found) == ["Carla Brunetti"] * len(told)


def test_a_post_in_the_chronicle_of_a_body_is_not_the_bodys_own():
    found = events("1985–1990: managing director, J. Cole\n1991: new mill opened", title="Kirkley Brewery")
    assert ("opens", "position", "managing director") not in states(found)


@pytest.mark.parametrize("title", ["Prof.ssa Carla Brunetti", "Dott. Carla Brunetti", "Dr. Carla Brunetti"])
def test_abbreviated_honours_belong_to_no_name(title):
    found = events("1988 laurea in medicina, Università di Pavia\n1989–1993: assistente", "it", title=title)
    assert subjects(found) == ["Carla Brunetti"] * 2


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "No. 9: chapel, built 1822, demolished 1971."),
        ("it", "N. 9: cappella, costruita nel 1822, demolita nel 1971."),
    ],
)
def test_each_of_several_participles_is_told_of_what_stands_before_the_first(language, line):
    found = events(line, language, title="Mill Street")
    assert [(event.interval.start, event.effect.value) for event in found] == [("1822", "opens"), ("1971", "closes")]
    assert "1822" not in found[1].text


@pytest.mark.parametrize(("language", "cup"), [("en", "Spring Cup"), ("it", "Coppa Primavera")])
def test_years_behind_a_colon_are_all_told(language, cup):
    heading = {"en": "Honours", "it": "Palmarès"}[language]
    found = events(f"{heading}\n{cup}: 1985, 1986, 1994", language, title="Lower Tarn Rovers")
    assert [(event.interval.start, event.value) for event in found] == [("1985", cup), ("1986", cup), ("1994", cup)]


@pytest.mark.parametrize(
    ("language", "title", "text"),
    [
        ("en", "Minutes of the Parish Council, 14 January 2003",
         "Ann Lee was elected treasurer.\n\nRepairs\nBob Day was thanked for the new roof."),
        ("it", "Verbale dell'assemblea del 14 gennaio 2003",
         "Viene eletta tesoriera Anna Verdi.\n\nLavori\nLuca Bianchi fu ringraziato per il nuovo tetto."),
    ],
)  # fmt: skip
def test_the_day_of_a_meeting_dates_what_its_minutes_tell(language, title, text):
    found = events(text, language, title=title)
    assert dates(found) == [("2003-01-14", "2003-01-14")] * 2
    assert found[0].relation == "position"


def test_an_entry_of_a_chronicle_tells_of_its_own_noun():
    found = events("1874 – The viaduct opened.\n1881 – A storm destroyed two arches.", title="Tamsin Viaduct")
    assert dates(found) == [("1874", "1874"), ("1881", "1881")]


def test_what_is_no_name_is_no_body_that_somebody_joins():
    found = events("Carriera\n* 1976–1980: Lazio\n* 2010: pensione", "it", title="Luca Bianchi")
    assert states(found)[0] == ("opens", "member_of", "Lazio")
    assert found[1].relation is None


def test_a_work_called_by_an_office_and_a_title_won_are_no_posts():
    found = events("Novels\n- Judge (1981)\n- Russian Consul (1988)\n\nSport\n1928 – League Champion", title="Ann Lee")
    assert all(event.relation != "position" for event in found)


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("en", "Mar 2012 – present   Head of Repairs, Elm Museum\nSept 2004 – Feb 2012   Conservator, Arts Council",
         [("2012-03", None), ("2004-09", "2012-02")]),
        ("it", "mar 2011 – oggi   Responsabile qualità, Lenzi\nset 2003 – feb 2011   Tecnica, Istituto Moro",
         [("2011-03", None), ("2003-09", "2011-02")]),
    ],
)  # fmt: skip
def test_stretches_of_months_open_lines_too(language, text, told):
    heading = {"en": "Employment", "it": "Esperienze professionali"}[language]
    found = [event for event in events(f"{heading}\n{text}", language, title="Ann Lee") if event.relation == "position"]
    assert dates(found) == told
    assert subjects(found) == ["Ann Lee"] * 2


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("en", "Under-Secretary of State for War, 1911–1914\nHigh Commissioner in Cyprus, 1919–1923",
         ["Under-Secretary of State for War", "High Commissioner in Cyprus"]),
        ("it", "Sottosegretario alla Guerra, 1911–1914\nPrefetto di Ferrara, 1919–1923\nNominato senatore nel 1924",
         ["Sottosegretario alla Guerra", "Prefetto di Ferrara", "senatore"]),
    ],
)  # fmt: skip
def test_offices_with_their_terms_behind_are_the_titles_own(language, text, told):
    found = events(text, language, title="Sir Hugh Marchbanks")
    assert [event.value for event in found if event.relation == "position"] == told


def test_a_name_in_a_curriculum_says_whose_it_is():
    found = events("Name: Oliver Prentice\nDate of birth: 12 August 1970", title="Curriculum Vitae")
    assert subjects(found) == ["Oliver Prentice"]


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Alice Penhaligon (1868–1941)", "Alice Penhaligon"),
        ("Alice Penhaligon, 1868–1941", "Alice Penhaligon"),
        ("Alice Penhaligon 1868-1941", "Alice Penhaligon"),
        ("Distinctions and degrees of Prof. Ruth Amberley", "Ruth Amberley"),
        ("Chronology of the Woolcombe Railway", "Woolcombe Railway"),
    ],
)
def test_a_title_names_whom_its_lines_are_of(title, name):
    found = events("1868: moved to Leeds\n1886: moved to Parma", title=title)
    assert subjects(found) == [name] * 2


@pytest.mark.parametrize(("language", "label"), [("en", "Uses"), ("it", "Usi")])
def test_what_a_building_was_used_for_is_its_use(language, label):
    found = events(f"{label}: cinema (1932–1961)", language, title="The Corn Exchange")
    assert states(found) == [("opens", "use", "cinema")]


def test_a_day_that_stands_alone_heads_its_paragraph():
    found = events("Tues 9 Feb 1897. Ann Lee left Parma.\n\nWed 10 Feb. Bob Day joined Leeds.")
    assert dates(found) == [("1897-02-09", "1897-02-09"), ("1897-02-10", "1897-02-10")]


@pytest.mark.parametrize(
    ("language", "lines", "starts"),
    [
        ("en", "1770s – built as an inn\nc. 1840 – let to two\nSummer 1916 – taken by the army\n14 June 1987 – burnt",
         ["1770", "1840", "1916-06", "1987-06-14"]),
        ("it", "anni 1770 – costruita\n1840 circa – divisa in case\nestate 1916 – requisita\n14 giugno 1987 – arsa",
         ["1770", "1840", "1916-06", "1987-06-14"]),
    ],
)  # fmt: skip
def test_times_of_every_make_open_the_lines_of_a_chronicle(language, lines, starts):
    found = events(lines, language, title="Tollgate House")
    assert [event.interval.start for event in found] == starts
    assert subjects(found) == ["Tollgate House"] * 4


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        ("en", "Opened    April 1889\nDemolished    October 1971", [("1889-04", "opens"), ("1971-10", "closes")]),
        ("it", "Apertura    aprile 1889\nDemolizione    ottobre 1971", [("1889-04", "opens"), ("1971-10", "closes")]),
    ],
)
def test_blanks_set_a_label_and_its_date_apart(language, lines, told):
    found = events(lines, language, title="Ashcombe Box")
    assert [(event.interval.start, event.effect.value) for event in found] == told


@pytest.mark.parametrize(
    ("language", "line", "place"),
    [
        ("en", "Headquarters: Kirkley, then Marston (since 1930)", "Marston"),
        ("it", "Sede: Suzzara, poi Gonzaga (dal 1930)", "Gonzaga"),
    ],
)
def test_a_date_is_of_what_came_next(language, line, place):
    assert states(events(line, language, title="Kirkley Works")) == [("opens", "location", place)]


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "Previous posts: Registrar, Leyburn Infirmary (2008–2014)", ("opens", "position", "Registrar")),
        (
            "it",
            "Incarichi precedenti: specializzanda, Policlinico (2006–2008)",
            ("opens", "position", "specializzanda"),
        ),
        ("en", "Memberships: Society of Radiologists (since 2013)", ("opens", "member_of", "Society of Radiologists")),
        ("en", "Offices: Fore Street (1894–1934)", ("opens", "location", "Fore Street")),
        ("it", "Uffici: via Maestra (1894–1934)", ("opens", "location", "via Maestra")),
        ("it", "Ribattezzata: Regina delle Isole (1979)", ("opens", "name", "Regina delle Isole")),
    ],
)
def test_labels_say_what_the_value_is(language, line, told):
    assert states(events(line, language, title="Priya Nair")) == [told]


@pytest.mark.parametrize(
    ("language", "title", "name"),
    [
        ("en", "Dr Priya Raman: curriculum vitae", "Dr Priya Raman"),
        ("it", "Anna Riva – curriculum", "Anna Riva"),
    ],
)
def test_a_title_that_says_curriculum_heads_posts(language, title, name):
    lines = {
        "en": "2014–2019  Lecturer, Altona University\n2007–2011  PhD, Perle University",
        "it": "2014–2019  Ricercatrice, Università di Altona\n2007–2011  Docente, Liceo Perle",
    }
    found = events(lines[language], language, title=title)
    assert set(subjects(found)) == {name}
    assert {"position", "employer"} <= {relation for _, relation, _ in states(found)}


def test_a_curriculum_is_of_whom_its_title_names():
    found = events("2014–2019  Ricercatrice, Altona", "it", title="Curriculum vitae di Anna Riva")
    assert subjects(found) == ["Anna Riva"]


def test_a_surname_that_ends_as_offices_do_is_no_roll():
    assert all(value != "priya raman" for _, _, value in states(events("2007–2011  PhD, Altona", title="Priya Raman")))
