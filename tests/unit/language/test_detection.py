import logging

import pytest

from chronoflux.language import detection
from chronoflux.language.detection import detect_language, detect_question_language


@pytest.fixture(autouse=True)
def warn_anew():
    detection._warn_foreign.cache_clear()


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Ann Lee became Minister of Health on 1 August 2017.", "en"),
        ("Ann Lee è diventata Ministro della Salute il 1° agosto 2017.", "it"),
        ("Fu eletto nel 1998.", "it"),
        ("Who is the mayor?", "en"),
        ("Chi è il sindaco?", "it"),
        ("Perché si è dimessa?", "it"),
        ("When did she resign?", "en"),
        ("Cosa fece Tesla prima del 1890?", "it"),
    ],
)
def test_both_languages_are_told_apart_even_when_short(text, language):
    assert detect_language(text) == language


@pytest.mark.parametrize("text", ["", " \n", "1998–2001", "!?", "日本語", "a" * 100_000])
def test_text_without_evidence_still_gives_one_of_the_two(text):
    assert detect_language(text) in {"en", "it"}


def test_another_language_warns_once_and_counts_as_english(caplog):
    german = (
        "Er wurde 1998 zum Bürgermeister der Stadt gewählt und blieb bis 2004 im Amt, weil ihn die Bürger schätzten."
    )
    with caplog.at_level(logging.WARNING, logger="chronoflux"):
        assert detect_language(german) == "en"
        assert detect_language(german + " Danach ging er fort.") == "en"
    assert [record.getMessage().count("'de'") for record in caplog.records] == [1]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Die Bäckerei Huber schloss 1987.", "de"),
        ("La société fut fondée en 1921 à Lyon.", "fr"),
        ("La empresa fue fundada en 1921 en Madrid.", "es"),
        ("A empresa foi fundada em 1921 em Lisboa.", "pt"),
        ("Hij werd in 1950 directeur van de fabriek.", "nl"),
    ],
)
def test_a_short_text_in_another_language_is_said_to_be(text, language, caplog):
    with caplog.at_level(logging.WARNING, logger="chronoflux"):
        assert detect_language(text) == "en"
    assert [repr(language) in record.getMessage() for record in caplog.records] == [True]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Le Corbusier died in 1965.", "en"),
        ("Der Spiegel was founded in 1947.", "en"),
        ("La Roche joined Hoffmann in 1896.", "en"),
        ("El Paso grew fast after 1900.", "en"),
        ("Sposò Ana García nel 1990.", "it"),
        ("Presidente: Ugo Ferri, 1990", "it"),
        ("Divenne re nel 1861.", "it"),
        ("1998–2001 Milan, 2001–2004 Parma", "it"),
    ],
)
def test_foreign_names_make_no_foreign_text(text, language, caplog):
    with caplog.at_level(logging.WARNING, logger="chronoflux"):
        assert detect_language(text) == language
    assert caplog.records == []


def test_our_own_languages_warn_of_nothing(caplog):
    with caplog.at_level(logging.WARNING, logger="chronoflux"):
        detect_language("The mill was opened in 1931 by the mayor, who had paid for it himself, and closed in 1950.")
        detect_language(
            "Il mulino fu aperto nel 1931 dal sindaco, che lo aveva pagato di tasca propria, e chiuso nel 1950."
        )
    assert caplog.records == []


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("Wer leitete das Museum von Rovento im Jahr 2013?", "de"),
        ("Wann trat er zurück?", "de"),
        ("Wer war am 15. April 2020 Gesundheitsminister?", "de"),
        ("Qui était maire de Rovento en 2013 ?", "fr"),
        ("¿Quién era alcaldesa de Rovento en 2013?", "es"),
        ("Kto był ministrem zdrowia w 2020 roku?", "pl"),
        ("2020年の厚生大臣は誰でしたか？", "ja"),
    ],
)
def test_a_foreign_question_warns_however_short(question, language, caplog):
    assert detect_question_language(question) == "en"
    told = "only English and Italian are supported, it is read as English"
    assert [record.getMessage() for record in caplog.records] == [f"question looks like {language!r}; {told}"]


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("Where was Jürgen Müller born?", "en"),
        ("Which league did SCM Gloria Buzău play for in 2018?", "en"),
        ("Who presented Allsång på Skansen in August 2013?", "en"),
        ("Dove nacque Ida Moro?", "it"),
        ("Chi succedette a Jean-Pierre Dupont?", "it"),
        ("Schloss Neuschwanstein", "en"),
    ],
)
def test_foreign_names_make_no_foreign_question(question, language, caplog):
    assert detect_question_language(question) == language
    assert caplog.records == []
