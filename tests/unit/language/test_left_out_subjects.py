import pytest

from chronoflux.language.dropped import opens_without_subject


def texts(resolved):
    return [each.text for each in resolved]


@pytest.mark.parametrize(
    ("text", "title", "alone"),
    [
        ("Founded in 1902 as a tram depot, closed in 1961.", "Quay Depot", "Quay Depot was founded in 1902 as a tram"),
        ("Began broadcasting in 1976.", "Quillon Radio", "Quillon Radio began broadcasting in 1976."),
        ("Renamed Quillon FM in 1991.", "Quillon Radio", "Quillon Radio was renamed Quillon FM in 1991."),
        ("Born in Leeds in 1907.", "Ann Lee", "Ann Lee was born in Leeds in 1907."),
        ("Founded the Quay Press in 1950.", "Ann Lee", "Ann Lee founded the Quay Press in 1950."),
        ("First issued on 4 January 1889.", "Quillon Echo", "Quillon Echo was first issued on 4 January 1889."),
        ("Let to a dealer in 1934.", "Quay Chapel", "Quay Chapel was let to a dealer in 1934."),
        ("Town clerk of Marrack from 1910 to 1938.", "Ann Lee", "Ann Lee was town clerk of Marrack from 1910"),
        ("Painter, born Graz 1899.", "Ann Lee", "Ann Lee, painter, born Graz 1899."),
        ("Studied law in Leeds, where she graduated in 1930.", "Ann Lee", "Ann Lee studied law in Leeds, where she"),
    ],
)
def test_a_verb_that_opens_a_sentence_is_of_what_the_page_is_about(resolve, text, title, alone):
    resolved = resolve(text, title)
    assert resolved[0].text.startswith(alone)
    assert resolved[0].subject == title


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("Built by Ann Lee in 1921, the mill was sold in 1930.", "Quay Depot"),
        ("United in 1950, they won the cup.", "Quay Depot"),
        ("Married women were barred until 1946.", "Quay Depot"),
        ("Emigrated to Canada in 1907.", "Quay Bank"),
        ("Demolished in 1950.", "Ann Lee"),
        ("Then came Bob Day in 1950.", "Ann Lee"),
        ("The town clerk of Marrack from 1910.", "Ann Lee"),
        ("Teacher resigned in 1950.", "Ann Lee"),
    ],
)
def test_what_has_a_subject_or_suits_another_is_left_alone(resolve, text, title):
    assert texts(resolve(text, title)) == [text]


def test_without_a_title_the_subject_before_is_left_out(resolve):
    resolved = resolve("Acme Corp was founded in 1901. Closed in 1950.")
    assert resolved[1].text == "Acme Corp closed in 1950."


@pytest.mark.parametrize(
    ("text", "title", "alone"),
    [
        ("Costruito nel 1903 per i tram.", "Deposito di via Larga", "Deposito di via Larga fu costruito nel 1903"),
        ("Nata a Lugo nel 1910.", "Ada Moro", "Ada Moro è nata a Lugo nel 1910."),
        ("Laureatosi a Pisa nel 1930.", "Ugo Ferri", "Ugo Ferri si è laureato a Pisa nel 1930."),
        ("Iniziò le trasmissioni nel 1976.", "Radio Rovento", "Radio Rovento iniziò le trasmissioni nel 1976."),
        ("Iniziò l'attività nel 1976.", "Radio Rovento", "Radio Rovento iniziò l'attività nel 1976."),
        ("Inaugurata il 12 giugno 1938.", "Piscina Rovento", "Piscina Rovento fu inaugurata il 12 giugno 1938."),
        ("Sindaco di Schio nel 1911.", "Ugo Ferri", "Ugo Ferri fu sindaco di Schio nel 1911."),
        ("Pittore, nato a Trieste nel 1899.", "Ugo Ferri", "Ugo Ferri, pittore, nato a Trieste nel 1899."),
        ("Settimanale fondato nel 1893.", "Eco di Rovento", "Eco di Rovento, settimanale fondato nel 1893."),
        (
            "Con il marito, il poeta Gino Bo, si stabilì a Levanto.",
            "Ada Moro",
            "Con il marito, il poeta Gino Bo, Ada Moro",
        ),
        ("Chiamato Politeama dal 1911, chiuse nel 1950.", "Teatro Rovento", "Chiamato Politeama dal 1911, Teatro"),
    ],
)
def test_an_italian_participle_or_verb_without_a_subject_is_of_what_the_page_is_about(resolve, text, title, alone):
    resolved = resolve(text, title, "it")
    assert resolved[0].text.startswith(alone)
    assert resolved[0].subject == title


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("Costruito il ponte nel 1886.", "Ada Moro"),
        ("Emigrato in Canada nel 1910.", "Banca Moro"),
        ("Demolita nel 1910.", "Ada Moro"),
        ("Iniziò la guerra nel 1940.", "Radio Rovento"),
        ("Trasferito Pelz a Roma nel 1961.", "Radio Rovento"),
    ],
)
def test_an_italian_sentence_of_another_subject_is_left_alone(resolve, text, title):
    assert texts(resolve(text, title, "it")) == [text]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Founded in 1902 as a depot.", True),
        ("Began in 1902.", True),
        ("Costruito nel 1903.", True),
        ("Iniziò le trasmissioni nel 1976.", True),
        ("Nacque la Società nel 1976.", False),
        ("Nacque la società nel 1976.", False),
        ("The mill was founded in 1902.", False),
        ("Ann Lee resigned.", False),
        ("", False),
    ],
)
def test_a_text_may_open_without_its_subject(text, expected):
    assert opens_without_subject(text) is expected


@pytest.mark.parametrize(
    ("text", "title", "language", "alone"),
    [
        (
            "Relegated in 1921, they folded in 1924.",
            "Quay Rovers",
            "en",
            "Relegated in 1921, Quay Rovers folded",
        ),
        (
            "Rebuilt as a store, it was listed in 1983.",
            "Quay Chapel",
            "en",
            "Rebuilt as a store, Quay Chapel was",
        ),
        ("Nel 1797 i francesi lo usarono. Crollò nel 1936.", "Oratorio Bo", "it", "Oratorio Bo crollò nel 1936."),
        ("Nacque nel 1909. I soci partirono. Partirono ancora.", "Circolo Bo", "it", "Partirono ancora."),
    ],
)
def test_who_or_what_goes_on_behind_an_opening_or_others(resolve, text, title, language, alone):
    assert resolve(text, title, language)[-1].text.startswith(alone)


def test_who_holds_an_office_of_it_stands_behind_the_verb(resolve):
    resolved = resolve("Nacque nel 1882. Ne fu presidente fino al 1961 Gino Ferri.", "Circolo Bo", "it")
    assert resolved[1].subject == "Gino Ferri"


@pytest.mark.parametrize(
    ("text", "title", "language", "alone"),
    [
        ("Pascoe was elected captain. He gave way in 1911.", "", "en", "Pascoe gave way in 1911."),
        ("Ida Moro lo comprò. È un agriturismo dal 1997.", "Podere Bo", "it", "Podere Bo è un agriturismo dal 1997."),
        (
            "Ugo Ferri partì. Nel 1969 il gruppo di Ferri vinse. Divenne sindaco.",
            "",
            "it",
            "Ugo Ferri divenne sindaco.",
        ),
    ],
)
def test_a_surname_alone_and_what_no_person_is(resolve, text, title, language, alone):
    assert resolve(text, title, language)[-1].text == alone


def test_a_noun_for_another_body_is_not_the_one_the_page_is_about(resolve):
    text = "In 1902 the corporation took over the trams."
    assert texts(resolve(text, "Lowmoor Tram Company")) == [text]
