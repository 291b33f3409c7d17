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
