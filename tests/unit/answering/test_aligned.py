"""Reading by alignment: the answer of the line that speaks most of what is asked, or silence."""

from __future__ import annotations

import pytest

from chronoflux.answering.reader import read
from chronoflux.model import Timeline
from chronoflux.retrieval.passages import PassageHit
from chronoflux.retrieval.question import analyse_question

_DAIRY = (
    "Tarvin Dairy was set up in 1931 by the brothers Ned and Hugo Marsh. It had 14 cows in 1935 and 120 in 1962. "
    "The churns went by cart to Ebley until 1948. A bottling hall was put up in 1954. "
    "Today the dairy stands empty."
)
_CORO = (
    "La Corale Monte Rosso nacque nel 1948. I coristi erano 22 nel 1950 e 61 nel 1975. "
    "Le prove si tennero nella canonica per diciotto anni. Il primo disco uscì nel 1969. Nel 1982 il coro cantò a Graz."
)


def passage(text, title, document="page.txt", reference_date=None):
    return PassageHit("p1", text, document, title, 0, 0, len(text), 1.0, ("vector",), None, reference_date)


@pytest.fixture
def ask(make_event):
    """An answer from passages beside an event that tells nothing of what is asked."""

    def answer(question, text, title, language):
        mention = make_event(1, f"{title} is spoken of", others=((title, "ORG"),), title=title)
        found = [passage(text, title)] if text else []
        return read(analyse_question(question, language), Timeline(static=(mention,)), found)

    return answer


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("How many cows did Tarvin Dairy have in 1962?", "120"),
        ("How many cows did Tarvin Dairy have in 1935?", "14"),
        ("When was Tarvin Dairy's bottling hall built?", "1954"),
    ],
)
def test_an_english_line_answers_without_a_known_state(ask, question, answer):
    assert ask(question, _DAIRY, "Tarvin Dairy", "en").answer == answer


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Quanti coristi aveva la Corale Monte Rosso nel 1975?", "61"),
        ("Per quanto tempo la Corale Monte Rosso tenne le prove nella canonica?", "diciotto anni"),
        ("In che anno la Corale Monte Rosso fece il primo disco?", "1969"),
    ],
)
def test_an_italian_line_answers_without_a_known_state(ask, question, answer):
    assert ask(question, _CORO, "Corale Monte Rosso", "it").answer == answer


def test_the_answer_cites_its_line_and_says_how_it_was_read(ask):
    given = ask("How many cows did Tarvin Dairy have in 1962?", _DAIRY, "Tarvin Dairy", "en")
    (citation,) = given.citations
    assert _DAIRY[citation.char_start : citation.char_end] == citation.text
    assert citation.text == "It had 14 cows in 1935 and 120 in 1962."
    assert "No event tells it surely" in given.steps[-1]
    assert citation.text in given.steps[-1]


def test_without_passages_nothing_is_read_by_alignment(ask):
    assert not ask("How many cows did Tarvin Dairy have in 1962?", "", "Tarvin Dairy", "en").answerable


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("When was the lighthouse at Tarvin Dairy painted?", "en"),
        ("How many windows did Tarvin Dairy break?", "en"),
        ("Who wrote the anthem of Tarvin Dairy?", "en"),
        ("Chi dipinse il faro di Tarvin Dairy?", "it"),
    ],
)
def test_what_no_line_speaks_of_is_not_answered(ask, question, language):
    assert not ask(question, _DAIRY, "Tarvin Dairy", language).answerable


def test_what_names_nothing_known_is_not_answered(ask):
    assert not ask("How many cows did Oxley Farm have in 1962?", _DAIRY, "Tarvin Dairy", "en").answerable


def test_an_event_that_tells_the_answer_comes_before_alignment(make_event):
    took = make_event(
        1,
        "Ann Lee became director of Tarvin Dairy",
        "1960",
        effect="opens",
        relation="position",
        subject=("Ann Lee", "PERSON"),
        value=("director of Tarvin Dairy", ""),
        title="Tarvin Dairy",
    )
    text = "In 1960 Ann Lee became director of Tarvin Dairy. In 1962 Bob Moy was director for a day."
    question = analyse_question("Who was director of Tarvin Dairy in 1961?", "en")
    assert read(question, Timeline(dated=(took,)), [passage(text, "Tarvin Dairy")]).answer == "Ann Lee"


@pytest.mark.parametrize(
    ("question", "text", "title", "language", "answer"),
    [
        (
            "Which came first at Tarvin Dairy, the bottling hall or the end of the churns?",
            _DAIRY,
            "Tarvin Dairy",
            "en",
            "end of the churns",
        ),
        (
            "Che cosa venne prima alla Corale Monte Rosso, il primo disco o Graz?",
            _CORO,
            "Corale Monte Rosso",
            "it",
            "primo disco",
        ),
    ],
)
def test_the_earlier_of_two_things_is_that_whose_line_has_the_earlier_date(
    ask, question, text, title, language, answer
):
    assert answer in ask(question, text, title, language).answer


@pytest.mark.parametrize(
    ("question", "text", "language"),
    [
        ("Who was the warden of Tarvin Dairy in 1901?", "Ida Oake was warden of Tarvin Dairy in 1950.", "en"),
        ("Who was the warden of Tarvin Dairy from 1955 to 1960?", "Ida Oake was warden of Tarvin Dairy in 1950.", "en"),
        ("Chi era il guardiano di Tarvin Dairy nel 1901?", "Ida Oake fu guardiana di Tarvin Dairy nel 1950.", "it"),
    ],
)
def test_a_later_time_and_a_mere_stretch_name_nobody(ask, question, text, language):
    assert not ask(question, text, "Tarvin Dairy", language).answerable


def test_a_name_that_only_a_passage_knows_is_read():
    text = "The Tidwell ferry began in 1911. The Tidwell ferry had 14 boats in 1926 and 3 in 1950."
    question = analyse_question("How many boats did the Tidwell ferry have in 1926?", "en")
    assert read(question, Timeline(), [passage(text, "Crossings of the Arle")]).answer == "14"


def test_a_line_that_surely_tells_a_date_comes_before_an_event(make_event):
    event = make_event(1, "Tarvin Dairy built a shed", "1970", subject=("Tarvin Dairy", "ORG"), title="Tarvin Dairy")
    text = "Tarvin Dairy's bottling hall was built on 4 May 1954."
    asked = analyse_question("On what day was the bottling hall of Tarvin Dairy built?", "en")
    assert read(asked, Timeline(dated=(event,))).answer == "1970"
    assert read(asked, Timeline(dated=(event,)), [passage(text, "Tarvin Dairy")]).answer == "4 May 1954"


def test_in_italian_too(make_event):
    title = "Corale Monte Rosso"
    event = make_event(1, "La Corale Monte Rosso fece una cena", "1970", subject=(title, "ORG"), title=title)
    text = "La Corale Monte Rosso fece il disco di Natale il 4 maggio 1954."
    asked = analyse_question("In che giorno la Corale Monte Rosso fece il disco di Natale?", "it")
    assert read(asked, Timeline(dated=(event,))).answer == "1970"
    assert read(asked, Timeline(dated=(event,)), [passage(text, title)]).answer == "4 maggio 1954"


@pytest.mark.parametrize(
    ("question", "text", "title", "language", "answer"),
    [
        (
            "How many pupils did Sandle School have in 1971?",
            "In 1953 Sandle School had 47 pupils. In 1971 there were 188.",
            "Sandle School",
            "en",
            "188",
        ),
        (
            "Quanti alunni aveva la Scuola Fabbri nel 1971?",
            "Il 1º ottobre 1953 la Scuola Fabbri aveva 47 alunni. Nel 1971 erano 188.",
            "Scuola Fabbri",
            "it",
            "188",
        ),
    ],
)
def test_a_figure_of_another_time_tells_nothing_where_one_of_the_asked_time_is_told(
    ask, question, text, title, language, answer
):
    assert ask(question, text, title, language).answer == answer


def test_whose_place_somebody_took_did_not_hold_it_then(ask):
    text = "Nel 1951 Teresa Maffei divenne sindaco di Borgolungo al posto di Guido Serra."
    assert ask("Chi era sindaco di Borgolungo nel 1955?", text, "Borgolungo", "it").answer != "Guido Serra"
