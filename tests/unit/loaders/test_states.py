"""State changes: what opens or closes which state, and its value, in both languages."""

import pytest

from chronoflux.loaders.grammar_files import load_grammar
from chronoflux.loaders.states import find_state, find_states
from chronoflux.model import Effect

OPENS, CLOSES, NONE = Effect.OPENS, Effect.CLOSES, Effect.NONE


@pytest.mark.parametrize(
    ("text", "effect", "relation", "value"),
    [
        ("Ada Bo became Minister of Health on 1 August 2017.", OPENS, "position", "Minister of Health"),
        ("Ada Bo was later appointed head coach of Leeds in November 2007 .", OPENS, "position", "head coach of Leeds"),
        ("Ada Bo was elected mayor of Rome in 1998.", OPENS, "position", "mayor of Rome"),
        ("Ada Bo was appointed beekeeper of the abbey in 1998.", OPENS, "position", "beekeeper of the abbey"),
        (
            "Ada Bo served as president and CEO of Acme from 1990 to 1995.",
            OPENS,
            "position",
            "president and CEO of Acme",
        ),
        ("Ada Bo was president of Acme from 1990 to 1995.", OPENS, "position", "president of Acme"),
        ("Ada Bo resigned as manager of Scotland in 2007.", CLOSES, "position", "manager of Scotland"),
        ("Ada Bo resigned for health reasons in 2004.", CLOSES, "position", None),
        ("Ada Bo joined Juventus from Parma in 2001 for 10 million.", OPENS, "member_of", "Juventus"),
        ("Ada Bo signed for Leeds United on 3 May 2001.", OPENS, "member_of", "Leeds United"),
        ("Ada Bo left in 2004.", CLOSES, "member_of", None),
        ("In 1990 Ada Bo joined the Green Party.", OPENS, "party", "Green Party"),
        ("Ada Bo worked for Acme Corp from 1990 to 1995.", OPENS, "employer", "Acme Corp"),
        ("Ada Bo studied law at Harvard University from 1998 to 2001.", OPENS, "education", "Harvard University"),
        ("Ada Bo graduated from Yale in 1990.", CLOSES, "education", "Yale"),
        ("Ada Bo moved to North America in 2004.", OPENS, "residence", "North America"),
        ("Ada Bo lived in Rome until 2004.", OPENS, "residence", "Rome"),
        ("Ada Bo married Carl Dee in 1953.", OPENS, "spouse", "Carl Dee"),
        ("Ada Bo divorced in 1968.", CLOSES, "spouse", None),
        ("Ada Bo was born in Rome on 3 May 1970.", OPENS, "life", None),
        ("Ada Bo died on 3 May 2010.", CLOSES, "life", None),
        ("Ada Bo won the Booker Prize in 1998.", OPENS, "award", "Booker Prize"),
        ("Acme was founded on 3 August 1995.", OPENS, "existence", None),
        ("Acme was dissolved in 2004.", CLOSES, "existence", None),
        ("Acme was acquired by Globex Holding in 2017.", OPENS, "ownership", "Globex Holding"),
        ("Acme was renamed Globex Inc. in 2001.", OPENS, "name", "Globex Inc"),
        (
            "The squadron was redesignated Patrol Squadron 14-F on 1 November 1935.",
            OPENS,
            "name",
            "Patrol Squadron 14-F",
        ),
        ("The library was operated by the Navy from 1941.", OPENS, "operator", "Navy"),
        ("The car was built by Edgley from 1974 to 1985.", OPENS, "maker", "Edgley"),
        ("The court was moved to Gracias in 1544.", OPENS, "location", "Gracias"),
        ("Ada Bo competed in the Olympic Games in 1998.", NONE, "activity", "Olympic Games"),
    ],
)
def test_english(text, effect, relation, value):
    state = find_state(text, "en")
    assert state is not None
    assert (state.effect, state.relation, state.value) == (effect, relation, value)


@pytest.mark.parametrize(
    ("text", "effect", "relation", "value"),
    [
        ("Ada Bo è diventata Ministro della Salute il 1° agosto 2017.", OPENS, "position", "Ministro della Salute"),
        ("Divenne presidente del Senato il 3 maggio 2001.", OPENS, "position", "presidente del Senato"),
        ("Ada Bo fu eletta sindaca di Torino nel 1998.", OPENS, "position", "sindaca di Torino"),
        ("Ada Bo è stata nominata direttrice della Scala nel 1998.", OPENS, "position", "direttrice della Scala"),
        ("Ada Bo fu nominata custode del faro nel 1998.", OPENS, "position", "custode del faro"),
        ("Dal 2005 al 2010 è stata sindaca di Torino.", OPENS, "position", "sindaca di Torino"),
        ("Si è dimessa per motivi di salute il 1° marzo 2020.", CLOSES, "position", None),
        ("Si dimise da ministro degli Esteri nel 2001.", CLOSES, "position", "ministro degli Esteri"),
        ("Nel 2001 è passato all'Inter.", OPENS, "member_of", "Inter"),
        ("Nel 2001 passò al Parma.", OPENS, "member_of", "Parma"),
        ("Nel 2004 lasciò il Milan.", CLOSES, "member_of", "Milan"),
        ("Nel 1990 aderì al Partito Radicale.", OPENS, "party", "Partito Radicale"),
        ("Lavorò alla Olivetti dal 1950 al 1960.", OPENS, "employer", "Olivetti"),
        ("Studiò medicina all'Università di Pisa dal 1950.", OPENS, "education", "Università di Pisa"),
        ("Si è laureata alla Sapienza nel 1990.", CLOSES, "education", "Sapienza"),
        ("Si trasferì a New York nel 1990.", OPENS, "residence", "New York"),
        ("Sposò Anna Bianchi nel 1950.", OPENS, "spouse", "Anna Bianchi"),
        ("Nel 1968 divorziarono.", CLOSES, "spouse", None),
        ("Nacque a Torino il 3 maggio 1970.", OPENS, "life", None),
        ("Morì a Roma il 3 maggio 1990.", CLOSES, "life", None),
        ("Vinse il Premio Strega nel 1998.", OPENS, "award", "Premio Strega"),
        ("La banca fu fondata nel 1472.", OPENS, "existence", None),
        ("Il partito si sciolse nel 1991.", CLOSES, "existence", None),
        ("La società è stata acquisita da Globex nel 2001.", OPENS, "ownership", "Globex"),
        ("La città fu ribattezzata Leningrado nel 1924.", OPENS, "name", "Leningrado"),
    ],
)
def test_italian(text, effect, relation, value):
    state = find_state(text, "it")
    assert state is not None
    assert (state.effect, state.relation, state.value) == (effect, relation, value)


@pytest.mark.parametrize(
    ("text", "effect", "relation", "value"),
    [
        ("Ada Bo graduated in 1999 from the Royal College.", CLOSES, "education", "Royal College"),
        ("Ada Bo took her degree in law from Rovento University in 1950.", CLOSES, "education", "Rovento University"),
        ("From 1998 Ada Bo studied law and history at Rovento University.", OPENS, "education", "Rovento University"),
        ("In 1971 Ada Bo started to teach and write at Rovento College.", OPENS, "employer", "Rovento College"),
        ("Nel 1999 Ada Bo si laureò in legge presso l'Ateneo di Rovento.", CLOSES, "education", "Ateneo di Rovento"),
        ("Nel 1950 Ada Bo conseguì il diploma al Liceo Rovento.", CLOSES, "education", "Liceo Rovento"),
        ("Nel 1971 Ada Bo iniziò a lavorare di notte presso la Rovento Navi.", OPENS, "employer", "Rovento Navi"),
        ("Nel 1971 Ada Bo insegnava storia al Liceo Rovento.", OPENS, "employer", "Liceo Rovento"),
        ("In 1971 Ada Bo was appointed to the chair of law at Rovento College.", OPENS, "employer", "Rovento College"),
        ("In 1971 the club was promoted to Serie A.", OPENS, "member_of", "Serie A"),
        ("Nel 1971 il club fu retrocesso in Serie B.", OPENS, "member_of", "Serie B"),
        ("In 1971 Ada Bo obtained Swiss citizenship.", OPENS, "country", "Swiss citizenship"),
        ("Nel 1980 Ada Bo accettò un posto di assistente al Museo Rovento.", OPENS, "employer", "Museo Rovento"),
    ],
)
def test_a_value_may_stand_behind_a_preposition_further_on(text, effect, relation, value):
    state = find_state(text, "it" if text.startswith("Nel") else "en")
    assert state is not None
    assert (state.effect, state.relation, state.value) == (effect, relation, value)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Ada Bo studied the birds at Rovento Lake in 1950.", "en"),
        ("Ada Bo began to work on a novel at night in 1950.", "en"),
        ("Nel 1950 Ada Bo studiò gli uccelli al lago Rovento.", "it"),
        ("Ada Bo did not join Milan in 1990.", "en"),
        ("Ada Bo never became mayor.", "en"),
        ("They demanded the resignation of the mayor in 2001.", "en"),
        ("The left hand and the recently formed gallery.", "en"),
        ("I paesi della NATO nel 1998.", "it"),
        ("Non divenne mai sindaco.", "it"),
        ("", "en"),
        ("1998 ; , ( )", "it"),
    ],
)
def test_no_state(text, language):
    assert find_state(text, language) is None


def test_the_object_holds_what_it_was_appointed_to():
    state = find_state("Renzi appointed Ada Bo as Minister of Health in 2014.", "en")
    assert (state.value, state.holder, state.holder_is_subject) == ("Minister of Health", "Ada Bo", True)


def test_who_takes_over_keeps_the_office_and_names_who_had_it():
    state = find_state("Carl Dee replaced Ada Bo as Minister of Health in 2020.", "en")
    assert (state.effect, state.value, state.holder) == (OPENS, "Minister of Health", "Ada Bo")
    assert not state.holder_is_subject


@pytest.mark.parametrize("text", ["Carl Dee succeeded her in 2020.", "Carl Dee replaced her as mayor in 2020."])
def test_who_was_succeeded_may_be_a_pronoun(text):
    assert find_state(text, "en").holder == "her"


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Ada Bo was succeeded by Carl Dee as Minister of Health in 2020.", "en"),
        ("Ada Bo è stata sostituita da Carl Dee come Ministro della Salute nel 2020.", "it"),
    ],
)
def test_a_successor_opens_what_the_subject_loses(text, language):
    closing, opening = find_states(text, language)
    assert (closing.effect, opening.effect) == (CLOSES, OPENS)
    assert closing.value == opening.value
    assert closing.value is not None
    assert (opening.holder, opening.holder_is_subject) == ("Carl Dee", True)


def test_several_states_come_in_order_with_their_offsets():
    text = "Ada Bo left Milan and joined Parma in 2004."
    first, second = find_states(text, "en")
    assert (first.value, second.value) == ("Milan", "Parma")
    for state in (first, second):
        assert text[state.char_start : state.char_end] == state.trigger
        assert text[state.value_start : state.value_end] == state.value


@pytest.mark.parametrize("language", ["en", "it"])
def test_resources_share_one_vocabulary(language):
    assert set(load_grammar(language).through) == set(load_grammar("en").through)


def test_long_text_takes_linear_time():
    assert len(list(find_states("Ada joined Milan. " * 5000, "en", ()))) == 5000


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Ada Bo denied that she had resigned as mayor in 2003.", "en"),
        ("In 2003 Ada Bo denied leaving Acme.", "en"),
        ("There were rumours that Ada Bo would resign in 2005.", "en"),
        ("Ada Bo was rumoured to have left Acme in 2005.", "en"),
        ("If elected in 2010, Ada Bo would become governor.", "en"),
        ("Ada Bo might have joined Globex in 2011.", "en"),
        ("Ada Bo didn't leave Acme in 2011.", "en"),
        ("The office was not opened in 1993.", "en"),
        ("Ada Bo smentì di aver lasciato la Acme nel 2003.", "it"),
        ("Secondo alcune voci Ada Bo lasciò la Acme nel 2005.", "it"),
        ("Se fosse eletta nel 2010, Ada Bo diventerebbe governatrice.", "it"),
        ("Ada Bo avrebbe lasciato la Acme nel 2005.", "it"),
    ],
)
def test_what_is_denied_doubted_or_supposed_is_no_state(text, language):
    assert list(find_states(text, language)) == []


@pytest.mark.parametrize(
    ("text", "language", "effect"),
    [
        ("The office was not opened until 1993.", "en", OPENS),
        ("Ada Bo did not leave Acme until May 1993.", "en", CLOSES),
        ("Ada Bo did not become mayor until 1998.", "en", OPENS),
        ("L'ufficio non fu aperto fino al 1993.", "it", OPENS),
        ("Ada Bo non lasciò la Acme fino al 1993.", "it", CLOSES),
        ("Ada Bo denied the charges but resigned in 2003.", "en", CLOSES),
        ("Ada Bo smentì le accuse e si dimise nel 2003.", "it", CLOSES),
        ("In May Ada Bo resigned.", "en", CLOSES),
    ],
)
def test_what_holds_after_all_is_a_state(text, language, effect):
    state = find_state(text, language)
    assert state is not None
    assert state.effect is effect


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Ada Bo left the house at dawn in 1909.", "en"),
        ("Ada Bo left his daughter a large estate in 1909.", "en"),
        ("Ada Bo led Leeds to victory in 2003.", "en"),
        ("The storm led to the collapse of the bridge in 1848.", "en"),
        ("Ada Bo headed a goal in 1950.", "en"),
        ("The film received mixed reviews in 1988.", "en"),
        ("Ada Bo acquired a taste for wine in 1985.", "en"),
        ("Ada Bo attended the funeral of Carl Dee in 1984.", "en"),
        ("Ada Bo entered the room in 1982.", "en"),
        ("Ada Bo was shot in the leg in 1984.", "en"),
        ("Ada Bo became ill in 1984.", "en"),
        ("Ada Bo was nominated for the Booker Prize in 1998.", "en"),
        ("PNE won 5.4% in 2005.", "en"),
        ("Ada Bo guidò il Lecce alla vittoria nel 2003.", "it"),
        ("Ada Bo lasciò la stanza nel 1909.", "it"),
        ("Il film ricevette recensioni negative nel 1988.", "it"),
        ("Ada Bo acquistò fama nel 1985.", "it"),
        ("Ada Bo divenne famosa nel 1984.", "it"),
        ("Il 1987 fu proclamato Anno del fiume.", "it"),
    ],
)
def test_an_object_of_another_kind_makes_no_state(text, language):
    assert [state for state in find_states(text, language) if state.effect is not NONE] == []


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Ada Bo graduated from the U.S . Naval Academy in 1927.", "U.S . Naval Academy"),
        ("Acme bought Col . Paxton Mills in 1927.", "Col . Paxton Mills"),
        ("Ada Bo resigned as manager at the end of 2003.", "manager"),
    ],
)
def test_where_a_value_ends(text, value):
    state = find_state(text, "en")
    assert state is not None
    assert state.value == value
