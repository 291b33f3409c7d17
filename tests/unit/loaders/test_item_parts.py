"""Parts of an item line: what semicolons part, marriages with their end, and whose a post is."""

import pytest
from event_texts import dates, events, states


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Awards: Garnett Medal (2016); Soil Prize, 2009"),
        ("it", "Premi: Medaglia Garnetti (2016); Premio Suolo, 2009"),
    ],
)
def test_each_part_behind_a_label_has_its_own_date(language, text):
    found = events(text, language, title="Ann Roe" if language == "en" else "Rita Orsi")
    assert dates(found) == [("2016", "2016"), ("2009", "2009")]
    assert [event.relation for event in found] == ["award", "award"]


@pytest.mark.parametrize(
    ("language", "text", "spouse"),
    [
        ("en", "Spouses: Nora Daly (m. 1938; div. 1951); Helen Sykes (m. 1953)", "Nora Daly"),
        ("it", "Coniuge: Franco Ardighi (sp. 1938; sep. 1951)", "Franco Ardighi"),
    ],
)
def test_a_marriage_lasts_to_the_second_year_in_its_brackets(language, text, spouse):
    found = events(text, language, title="Ann Roe" if language == "en" else "Rita Orsi")
    assert dates(found)[0] == ("1938", "1951")
    assert states(found)[0] == ("opens", "spouse", spouse)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Experience\n2014–2019  Lecturer, same department\n2010–2014  Registrar, Tarn Hospital"),
        ("it", "Esperienze\n2014–2019  Docente, stesso istituto\n2010–2014  Assistente, Ospedale di Tarno"),
    ],
)
def test_the_same_body_is_no_employer(language, text):
    found = events(text, language, title="Ann Roe" if language == "en" else "Rita Orsi")
    assert "position" in [event.relation for event in found]
    assert all("same" not in (event.value or "") and "stesso" not in (event.value or "") for event in found)


@pytest.mark.parametrize(
    ("text", "state"),
    [
        ("Curator of textiles, Lacey Trust, 2009–2015", ("opens", "position", "Curator of textiles")),
        ("MA Museum Studies, University of Dunmore, 2008", ("opens", "education", "University of Dunmore")),
    ],
)
def test_a_line_of_a_life_may_name_the_body_between_post_and_years(text, state):
    assert states(events(f"{text}\nBorn in Leeds, 1984", title="Priya Nandakumar"))[0] == state


def test_a_line_alone_under_a_heading_is_one_of_its_items():
    found = events("AWARDS\nYoung Physician Medal, 2010", title="Ann Roe")
    assert states(found) == [("opens", "award", "Young Physician Medal")]
