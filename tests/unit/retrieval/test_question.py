"""What a question asks for: names, kind, relation, windows, intent; both languages, odd input."""

from __future__ import annotations

import pytest

from chronoflux.errors import QuestionError
from chronoflux.language.entities import _warn_of_rules
from chronoflux.model import AnswerKind, Intent
from chronoflux.retrieval.intents import asks_for_change, asks_for_several, asks_of_now
from chronoflux.retrieval.question import analyse_question


@pytest.mark.parametrize("text", ["", "   ", "\n\t", "?!", "…"])
def test_an_empty_question_is_refused_in_one_line(text):
    with pytest.raises(QuestionError) as caught:
        analyse_question(text)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "language", "names"),
    [
        ("Who was Minister of Health on 15 April 2020?", "en", ("Minister of Health",)),
        ("Which team did Marco Sala play for in May 2009?", "en", ("Marco Sala",)),
        ("Did Ann Lee resign in 2020?", "en", ("Ann Lee",)),
        ("Was Ann Lee still Minister of Health in 2019?", "en", ("Ann Lee", "Minister of Health")),
        ("How long was Ann Lee Minister of Health?", "en", ("Ann Lee", "Minister of Health")),
        ("What happened in March 2012?", "en", ()),
        ("who was minister of health in april 2020?", "en", ()),
        ('When was "The Long Harbour" first shown?', "en", ("The Long Harbour",)),
        ("Who did Anna Maria Teresa Solmi marry in 1950?", "en", ("Anna Maria Teresa Solmi",)),
        ("Chi era Ministro della Salute il 15 aprile 2020?", "it", ("Ministro della Salute",)),
        ("Dove viveva Ann Lee nel 2009?", "it", ("Ann Lee",)),
        ("Che cosa accadde nel marzo 2012?", "it", ()),
        ("Quando fu girato «Il lungo porto»?", "it", ("Il lungo porto",)),
    ],
)
def test_names(text, language, names):
    assert analyse_question(text, language).entities == names


@pytest.mark.parametrize(
    ("text", "language", "kind"),
    [
        ("Who led the club in 2003?", "en", AnswerKind.PERSON),
        ("The club was led by whom in 2003?", "en", AnswerKind.PERSON),
        ("The club had which person leading it in 2003?", "en", AnswerKind.PERSON),
        ("Where did Ann Lee live in 2003?", "en", AnswerKind.PLACE),
        ("Which city did Ann Lee live in?", "en", AnswerKind.PLACE),
        ("Which team did Ann Lee play for?", "en", AnswerKind.ORGANISATION),
        ("Who did Ann Lee work for in 2003?", "en", AnswerKind.ORGANISATION),
        ("Where did Ann Lee study in 2003?", "en", AnswerKind.ORGANISATION),
        ("Which position did Ann Lee hold?", "en", AnswerKind.ROLE),
        ("What was politician Ann Lee's position in 2003?", "en", AnswerKind.ROLE),
        ("When did Ann Lee resign?", "en", AnswerKind.DATE),
        ("In which year did Ann Lee resign?", "en", AnswerKind.DATE),
        ("How many clubs were there in 2003?", "en", AnswerKind.NUMBER),
        ("Was Ann Lee mayor in 2003?", "en", AnswerKind.ANY),
        ("Name the city that Ann Lee lived in from 2003 to 2005.", "en", AnswerKind.PLACE),
        ("Chi guidava il club nel 2003?", "it", AnswerKind.PERSON),
        ("Da chi era guidato il club nel 2003?", "it", AnswerKind.PERSON),
        ("Dove viveva Ann Lee nel 2003?", "it", AnswerKind.PLACE),
        ("In quale città viveva Ann Lee?", "it", AnswerKind.PLACE),
        ("In quale squadra giocava Ann Lee?", "it", AnswerKind.ORGANISATION),
        ("Che carica aveva Ann Lee?", "it", AnswerKind.ROLE),
        ("Quando si è dimessa Ann Lee?", "it", AnswerKind.DATE),
        ("In che anno si è dimessa Ann Lee?", "it", AnswerKind.DATE),
        ("Quanti club c'erano nel 2003?", "it", AnswerKind.NUMBER),
    ],
)
def test_the_kind_of_the_answer(text, language, kind):
    assert analyse_question(text, language).answer_kind is kind


@pytest.mark.parametrize(
    ("text", "language", "intent"),
    [
        ("Who was mayor on 15 April 2020?", "en", Intent.POINT),
        ("Who was mayor in 2020?", "en", Intent.POINT),
        ("Which team did Ann Lee play for from 2010 to 2013?", "en", Intent.INTERVAL),
        ("Which team did Ann Lee play for after 2010?", "en", Intent.INTERVAL),
        ("When did Ann Lee become mayor?", "en", Intent.BOUNDARY),
        ("Since when has Ann Lee been mayor?", "en", Intent.BOUNDARY),
        ("How long was Ann Lee mayor?", "en", Intent.BOUNDARY),
        ("Was Ann Lee still mayor in 2020?", "en", Intent.CONTINUITY),
        ("Was Ann Lee mayor in 2020?", "en", Intent.CONTINUITY),
        ("In 2020, was Ann Lee the mayor?", "en", Intent.CONTINUITY),
        ("Name the club that Ann Lee was with in 2020.", "en", Intent.POINT),
        ("Who was the mayor before Ann Lee was elected in 2020?", "en", Intent.INTERVAL),
        ("Which came first, the flood or the fire?", "en", Intent.ORDER),
        ("Who became mayor first, Ann Lee or Bruno Conti?", "en", Intent.ORDER),
        ("How did the city's policy change after 2010?", "en", Intent.EVOLUTION),
        ("How has the office evolved over time?", "en", Intent.EVOLUTION),
        ("How many mayors were there between 2000 and 2010?", "en", Intent.AGGREGATE),
        ("List all mayors between 2000 and 2010.", "en", Intent.AGGREGATE),
        ("What is the time 2 year and 3 month after May, 1204", "en", Intent.ARITHMETIC),
        ("Who is the mayor?", "en", Intent.NONE),
        ("Chi era sindaco il 15 aprile 2020?", "it", Intent.POINT),
        ("In quale squadra giocò Ann Lee dal 2010 al 2013?", "it", Intent.INTERVAL),
        ("Quando Ann Lee è diventata sindaca?", "it", Intent.BOUNDARY),
        ("Da quando Ann Lee è sindaca?", "it", Intent.BOUNDARY),
        ("Ann Lee era ancora sindaca nel 2020?", "it", Intent.CONTINUITY),
        ("Chi diventò sindaco per primo, Ann Lee o Bruno Conti?", "it", Intent.ORDER),
        ("Come è cambiata la politica della città dopo il 2010?", "it", Intent.EVOLUTION),
        ("Come variò il numero dei soci fra il 1861 e il 1991?", "it", Intent.EVOLUTION),
        ("In che modo è cambiata la proprietà del mulino dal 1960 in poi?", "it", Intent.EVOLUTION),
        ("La radio trasmette tuttora da Rovento?", "it", Intent.CONTINUITY),
        ("Qual è il numero complessivo di operaie assunte nel 1908?", "it", Intent.AGGREGATE),
        ("Quanti sindaci ci furono dal 2000 al 2010?", "it", Intent.AGGREGATE),
        ("Elenca i sindaci dal 2000 al 2010.", "it", Intent.AGGREGATE),
        ("Chi è il sindaco?", "it", Intent.NONE),
        ("Per tutti gli anni Sessanta chi la presiedette?", "it", Intent.INTERVAL),
        ("Che cosa avvenne prima: l'alluvione o l'incendio?", "it", Intent.ORDER),
        ("Di quanto Ann Lee è più vecchia di Eve Fox?", "it", Intent.ARITHMETIC),
        ("How much older is Ann Lee than Eve Fox?", "en", Intent.ARITHMETIC),
        ("Who was mayor last year?", "en", Intent.NONE),
        ("Come si chiamava il teatro nel 1999?", "it", Intent.POINT),
        ("Chi è sindaco da quando cadde il muro?", "it", Intent.NONE),
    ],
)
def test_the_intent(text, language, intent):
    assert analyse_question(text, language).intent is intent


@pytest.mark.parametrize(
    ("text", "language", "relation"),
    [
        ("Who was mayor in 2003?", "en", "position"),
        ("Who coached Rovento in 2003?", "en", "position"),
        ("Which team did Ann Lee play for?", "en", "member_of"),
        ("Which party was Ann Lee a member of?", "en", "party"),
        ("Who did Ann Lee work for?", "en", "employer"),
        ("Where was Ann Lee educated?", "en", "education"),
        ("Who was Ann Lee's husband in 2003?", "en", "spouse"),
        ("Who owned the mill in 1890?", "en", "ownership"),
        ("Where did Ann Lee live?", "en", "residence"),
        ("When was Ann Lee born?", "en", "life"),
        ("Which title did Ann Lee hold in 2003?", "en", "position"),
        ("Ann Lee was given what title in 2003?", "en", "award"),
        ("Which company purchased the mill in 1890?", "en", "ownership"),
        ("The mill was under the control of which empire in 1890?", "en", "country"),
        ("Where did Ann Lee teach?", "en", "employer"),
        ("Who was beekeeper of the abbey in 2003?", "en", "position"),
        ("Who was rector of the University of Rovento in 2003?", "en", "position"),
        ("Who was the first to cross the lake?", "en", None),
        ("Who was the author of the map?", "en", None),
        ("Who conducted the choir in 2003?", "en", "position"),
        ("Who ran the mill in 1890?", "en", "operator"),
        ("The mill was run by whom in 1890?", "en", "operator"),
        ("What was the band called in 1980?", "en", "name"),
        ("What colour was the mill?", "en", None),
        ("Chi era sindaco nel 2003?", "it", "position"),
        ("Di quale partito era membro Ann Lee?", "it", "party"),
        ("Chi era la moglie di Bruno Conti?", "it", "spouse"),
        ("Quando è nato Bruno Conti?", "it", "life"),
        ("Quale società acquistò il mulino nel 1890?", "it", "ownership"),
        ("A quale impero apparteneva la città nel 1890?", "it", "country"),
        ("Dove insegna Ann Lee?", "it", "employer"),
        ("Chi era custode del faro nel 2003?", "it", "position"),
        ("Chi era preside del Liceo Rovento nel 2003?", "it", "position"),
        ("Chi era l'autore della mappa?", "it", None),
        ("Chi guida il caseificio?", "it", "position"),
        ("Chi dirige la banda?", "it", "position"),
        ("Di chi era il mulino nel 1890?", "it", "ownership"),
        ("Di chi era figlia Ann Lee?", "it", None),
        ("Di che colore era il mulino?", "it", None),
    ],
)
def test_the_relation_it_is_about(text, language, relation):
    assert analyse_question(text, language).relation == relation


def test_the_language_is_detected():
    assert analyse_question("Chi era il ministro della salute nel 2020?").language == "it"
    assert analyse_question("Who was the minister of health in 2020?").language == "en"


def test_names_read_alike_in_either_unicode_form():
    composed, decomposed = "Chi è Niccolò Rossi?", "Chi e\u0300 Niccolo\u0300 Rossi?"
    names = ("Niccolò Rossi",)
    assert analyse_question(composed, "it").entities == analyse_question(decomposed, "it").entities == names


def test_focus_holds_what_is_neither_name_nor_time():
    assert analyse_question("Which team did Marco Sala play for in May 2009?", "en").focus == ("team", "play")


def test_a_reversed_range_is_turned_round_and_told():
    question = analyse_question("What happened between 2015 and 2009?", "en")
    assert [(window.start, window.end) for window in question.windows] == [("2009", "2015")]
    assert question.notes


@pytest.mark.parametrize(
    ("text", "language", "says"),
    [
        ("Who was mayor of Rome on 31 February 1999?", "en", "1999"),
        ("Who was mayor of Rome last year?", "en", "last year"),
        ("Chi era sindaco di Roma l'anno scorso?", "it", "l'anno scorso"),
    ],
)
def test_a_time_that_cannot_be_used_is_said_so(text, language, says):
    question = analyse_question(text, language)
    assert question.windows == ()
    assert any(says in note for note in question.notes)


def test_a_reference_date_makes_a_relative_time_usable():
    question = analyse_question("Who was mayor of Rome last year?", "en", "2015-06-01")
    assert question.windows
    assert question.notes == ()


@pytest.mark.parametrize(
    ("text", "language", "several"),
    [
        ("Which teams did Marco Sala play for from 2005 to 2013?", "en", True),
        ("Which team did Marco Sala play for from 2005 to 2013?", "en", False),
        ("Who led the clubs in 2005?", "en", False),
        ("In quali squadre giocò Marco Sala dal 2005 al 2013?", "it", True),
        ("In quale squadra giocò Marco Sala dal 2005 al 2013?", "it", False),
    ],
)
def test_whether_several_are_asked_for(text, language, several):
    assert asks_for_several(analyse_question(text, language)) is several


@pytest.mark.parametrize(
    ("text", "language", "change"),
    [
        ("Which club did Marco Sala join in 2005?", "en", True),
        ("Which club was Marco Sala with in 2005?", "en", False),
        ("Who was Ann Lee married to in 2005?", "en", False),
        ("Who married Ann Lee in 2005?", "en", True),
        ("Quale premio ricevette Marco Sala nel 2005?", "it", True),
        ("In quale squadra giocava Marco Sala nel 2005?", "it", False),
    ],
)
def test_whether_a_change_is_asked_for(text, language, change):
    assert asks_for_change(analyse_question(text, language)) is change


@pytest.mark.parametrize(
    ("text", "language", "title"),
    [
        ("Who wrote 1984?", "en", "1984"),
        ("Chi ha diretto 2001: Odissea nello spazio?", "it", "2001: Odissea nello spazio"),
    ],
)
def test_a_title_that_is_a_year_is_a_name(text, language, title):
    question = analyse_question(text, language)
    assert (question.entities, question.windows, question.notes) == ((title,), (), ())


@pytest.mark.parametrize("run", ["9" * 5000, "1." + "9" * 5000, "1/1/" + "9" * 5000])
def test_an_endless_number_is_read_at_once(run):
    assert analyse_question(f"When was Rome {run} founded?", "en").windows == ()


@pytest.mark.parametrize(
    ("text", "language", "intent", "kind"),
    [
        ("Quanti anni aveva Mozart quando morì?", "it", Intent.ARITHMETIC, AnswerKind.NUMBER),
        ("A che età si sposò Ann Lee?", "it", Intent.ARITHMETIC, AnswerKind.NUMBER),
        ("How old was Ann Lee when Bruno Conti became mayor?", "en", Intent.ARITHMETIC, AnswerKind.NUMBER),
        ("At what age did Ann Lee marry?", "en", Intent.ARITHMETIC, AnswerKind.NUMBER),
        ("How many years passed between the flood and the fire?", "en", Intent.ARITHMETIC, AnswerKind.NUMBER),
        ("Quanti anni passarono tra il diluvio e l'incendio?", "it", Intent.ARITHMETIC, AnswerKind.NUMBER),
        ("Which is older, the bridge or the tower?", "en", Intent.ORDER, AnswerKind.ANY),
        ("Who is older, Ann Lee or Bruno Conti?", "en", Intent.ORDER, AnswerKind.PERSON),
        ("Chi è più vecchio, Ann Lee o Bruno Conti?", "it", Intent.ORDER, AnswerKind.PERSON),
        ("Qual è più antica, la torre o la chiesa?", "it", Intent.ORDER, AnswerKind.ANY),
        ("Who succeeded Ann Lee as mayor?", "en", Intent.NONE, AnswerKind.PERSON),
        ("Chi è succeduto ad Ann Lee?", "it", Intent.NONE, AnswerKind.PERSON),
        ("How many years did Ann Lee serve?", "en", Intent.BOUNDARY, AnswerKind.NUMBER),
    ],
)
def test_ages_and_who_is_older(text, language, intent, kind):
    question = analyse_question(text, language)
    assert (question.intent, question.answer_kind) == (intent, kind)


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("Quanti anni aveva Mozart quando morì?", "Mozart morì"),
        ("Dove viveva Ann Lee quando sposò Bob Day?", "Ann Lee sposò Bob Day"),
        ("Dove viveva Ann Lee quando la guerra finì?", "la guerra finì"),
        ("Dove viveva Ann Lee quando Bob Day morì?", "Bob Day morì"),
    ],
)
def test_a_dropped_subject_of_the_anchor_clause_is_named(text, clause):
    assert analyse_question(text, "it").anchor_event == clause


@pytest.mark.parametrize(
    ("text", "language", "now"),
    [
        ("Who is the mayor of Rovento?", "en", True),
        ("Who runs the mill?", "en", True),
        ("Where does Ann Lee work?", "en", True),
        ("Who was the mayor of Rovento?", "en", False),
        ("Who is the mayor in 2003?", "en", False),
        ("What colour is the mill?", "en", False),
        ("Chi guida il caseificio?", "it", True),
        ("Dove lavora Ann Lee?", "it", True),
        ("Chi era il sindaco di Rovento?", "it", False),
        ("Chi è stato sindaco di Rovento?", "it", False),
    ],
)
def test_what_is_asked_of_now(text, language, now):
    assert asks_of_now(analyse_question(text, language)) is now


def test_a_question_in_italian_says_nothing_of_missing_models(monkeypatch, caplog):
    monkeypatch.setattr("chronoflux.language.entities._load_model", lambda _: None)
    _warn_of_rules.cache_clear()
    assert analyse_question("Chi era sindaco di Rovento nel 1995?").entities == ("Rovento",)
    assert caplog.records == []


@pytest.mark.parametrize(
    ("question", "relation"),
    [
        ("In quale paese viveva Ida Moro nel 1960?", "residence"),
        ("In which country did Ann Lee live in 1960?", "residence"),
        ("In which country was Rovento in 1960?", "country"),
    ],
)
def test_a_noun_for_a_place_says_what_is_asked_for_and_the_verb_the_state(question, relation):
    assert analyse_question(question).relation == relation


def test_a_short_italian_question_is_italian():
    assert analyse_question("In quale mese e anno morì don Bo?").language == "it"


@pytest.mark.parametrize("question", ["Nel 2010 Gherardi guidava il coro?", "In 2010 Gherardi led which choir?"])
def test_a_name_behind_the_time_opens_no_sentence(question):
    assert analyse_question(question).entities == ("Gherardi",)
