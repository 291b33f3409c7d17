"""The windows and anchor events of questions."""

import pytest

from chronoflux.model import Relation
from chronoflux.temporal.event_clauses import lacks_subject
from chronoflux.temporal.questions import read_question_time

WINDOWS = [
    ("en", "Who was minister on 15 April 2020?", [("2020-04-15", "2020-04-15", "at")]),
    ("en", "Who was minister in 2008?", [("2008", "2008", "during")]),
    ("en", "Who was minister in Apr 1987?", [("1987-04", "1987-04", "during")]),
    ("en", "What did he do in Nov, 1185?", [("1185-11", "1185-11", "during")]),
    ("en", "Who was minister before 2008?", [(None, "2007", "before")]),
    ("en", "Who was minister before May 2008?", [(None, "2008-04", "before")]),
    ("en", "Who was minister after 2008?", [("2009", None, "after")]),
    ("en", "Who has been minister since 2001?", [("2001", None, "since")]),
    ("en", "Who was minister until 2001?", [(None, "2001", "until")]),
    ("en", "Who had left by 2010?", [(None, "2010", "until")]),
    ("en", "As of 2010, who owned the club?", [("2010", "2010", "during")]),
    ("en", "Who was rector between Jun 2000 and Apr 2009?", [("2000-06", "2009-04", "between")]),
    ("en", "From 2006 to 2009, which institute employed her?", [("2006", "2009", "between")]),
    ("en", "What ran there in late 1920s?", [("1926", "1929", "during")]),
    ("en", "Who led it in the early 1990s?", [("1990", "1993", "during")]),
    ("en", "Who led it in early 2003?", [("2003-01", "2003-04", "during")]),
    ("en", "Where did he live before 2008 and after 2012?", [(None, "2007", "before"), ("2013", None, "after")]),
    ("en", "Where did he live after 2008 and before 2012?", [("2009", "2011", "between")]),
    ("en", "Who won in 1998 and in 2002?", [("1998", "1998", "during"), ("2002", "2002", "during")]),
    ("en", "Where was he taught 45 years and 3 months before July 1970?", [("1925-04", "1925-04", "during")]),
    ("en", "who ran the court from may 1544 to oct 1548?", [("1544-05", "1548-10", "between")]),
    ("en", "Who coached Parma Calcio 1913 in August 1997?", [("1997-08", "1997-08", "during")]),
    ("en", "Where did the winner of the 2020 Nobel Prize study from 1958 to 1959?", [("1958", "1959", "between")]),
    ("en", "Who hosted Expo 2015?", [("2015", "2015", "during")]),
    ("en", "Where was he based while working from 1850 to 1863?", [("1850", "1863", "between")]),
    ("it", "Chi era ministro il 15 aprile 2020?", [("2020-04-15", "2020-04-15", "at")]),
    ("it", "Chi era ministro nel 2008?", [("2008", "2008", "during")]),
    ("it", "Chi era ministro prima del 2008?", [(None, "2007", "before")]),
    ("it", "Chi era ministro dopo il 2008?", [("2009", None, "after")]),
    ("it", "Chi è ministro dal 2001?", [("2001", None, "since")]),
    ("it", "Chi era ministro fino al 2001?", [(None, "2001", "until")]),
    ("it", "Chi era partito entro il 2010?", [(None, "2010", "until")]),
    ("it", "Chi era sindaco tra il 1998 e il 2004?", [("1998", "2004", "between")]),
    ("it", "Chi era sindaco fra maggio 1998 e giugno 2004?", [("1998-05", "2004-06", "between")]),
    ("it", "Chi guidava il club nei primi anni Novanta?", [("1990", "1993", "during")]),
    ("it", "Chi regnava durante il XIX secolo?", [("1801", "1900", "during")]),
    ("it", "Cosa accadde due anni e tre mesi prima di maggio 1990?", [("1988-02", "1988-02", "during")]),
    ("en", "Who held the post through 2019?", [(None, "2019", "until")]),
    ("en", "Who held the post from 2010 through 2019?", [("2010", "2019", "between")]),
    ("en", "Who held the post between 2010 and now?", [("2010", None, "since")]),
    ("it", "Chi era sindaco tra il 2010 e oggi?", [("2010", None, "since")]),
    ("it", "Chi è sindaco dal 2010 a oggi?", [("2010", None, "since")]),
    ("en", "Who led it in the decade after 1950?", [("1950", "1960", "between")]),
    ("it", "Chi lo guidava nel decennio successivo al 1950?", [("1950", "1960", "between")]),
    ("en", "Who held the post at the end of 2019?", [("2019-09", "2019-12", "during")]),
    ("en", "Who had the post around 1450?", [("1450", "1450", "during")]),
    ("it", "Cosa si produceva nel decennio 1951-1960?", [("1951", "1960", "between")]),
    ("it", "In seguito al 1998, chi lo guidava?", [("1999", None, "after")]),
    ("it", "Chi lo guidava nei primi tre anni degli anni Sessanta?", [("1960", "1962", "between")]),
    ("it", "Chi lo guidava dalla fusione al 2004?", [(None, "2004", "until")]),
    ("it", "Chi era doge nel 1204, quando cadde la città?", [("1204", "1204", "during")]),
    ("en", "Who was doge in 1204, when the city fell?", [("1204", "1204", "during")]),
    ("en", "When did Ann Lee become minister?", []),
    ("it", "Quando cadde il muro?", []),
]


@pytest.mark.parametrize(("language", "question", "windows"), WINDOWS)
def test_windows(language, question, windows):
    read = read_question_time(question, language)
    assert [(window.start, window.end, window.relation) for window in read.windows] == windows
    assert read.anchor_event is None


EVENTS = [
    ("en", "Who was chancellor after Obama became president?", "Obama became president", Relation.AFTER, None),
    ("en", "After Obama became president, who was chancellor?", "Obama became president", Relation.AFTER, None),
    ("en", "Following its sinking, the ship was held by what country?", "its sinking", Relation.AFTER, None),
    ("en", "Who was mayor before he worked for Acme?", "he worked for Acme", Relation.BEFORE, None),
    ("en", "Who was president when the wall fell?", "the wall fell", Relation.DURING, None),
    ("en", "When the wall fell, who was president?", "the wall fell", Relation.DURING, None),
    ("en", "Who was minister during the war?", "the war", Relation.DURING, None),
    ("en", "What happened two years after the treaty was signed?", "the treaty was signed", Relation.AT, (2, 0, 0)),
    ("en", "Where was she 8 years and 5 months before she left Acme?", "she left Acme", Relation.AT, (-8, -5, 0)),
    ("it", "Chi era cancelliere dopo che Obama divenne presidente?", "Obama divenne presidente", Relation.AFTER, None),
    ("it", "Dopo che Obama divenne presidente, chi era cancelliere?", "Obama divenne presidente", Relation.AFTER, None),
    ("it", "Dove lavorava prima di diventare ministro?", "diventare ministro", Relation.BEFORE, None),
    ("it", "Chi era presidente quando cadde il muro?", "cadde il muro", Relation.DURING, None),
    ("it", "Chi regnava durante la guerra?", "la guerra", Relation.DURING, None),
    ("it", "Cosa accadde due anni dopo la firma del trattato?", "la firma del trattato", Relation.AT, (2, 0, 0)),
    ("en", "What happened a week after the merger?", "the merger", Relation.AT, (0, 0, 7)),
    ("en", "Who was CEO the year before the merger?", "the merger", Relation.AT, (-1, 0, 0)),
    ("en", "Who led Acme in the year after the war ended?", "the war ended", Relation.AT, (1, 0, 0)),
    ("en", "Where did she work the month following her graduation?", "her graduation", Relation.AT, (0, 1, 0)),
    ("en", "Who was king half a century after the battle?", "the battle", Relation.AT, (50, 0, 0)),
    ("en", "Who led Acme a year and a half after the merger?", "the merger", Relation.AT, (1, 6, 0)),
    ("en", "Who led the club five years on from the merger?", "the merger", Relation.AT, (5, 0, 0)),
    ("en", "What did he write in the five years after the merger?", "the merger", Relation.AFTER, None),
    ("en", "Who was CEO in the same year as the merger?", "the merger", Relation.DURING, None),
    ("it", "Cosa accadde una settimana dopo la fusione?", "la fusione", Relation.AT, (0, 0, 7)),
    ("it", "Chi dirigeva la Acme l'anno prima della fusione?", "fusione", Relation.AT, (-1, 0, 0)),
    ("it", "Chi dirigeva la Acme nell'anno precedente alla fusione?", "fusione", Relation.AT, (-1, 0, 0)),
    ("it", "Dove lavorava il mese successivo alla laurea?", "laurea", Relation.AT, (0, 1, 0)),
    ("it", "Chi regnava mezzo secolo dopo la battaglia?", "la battaglia", Relation.AT, (50, 0, 0)),
    ("it", "Chi dirigeva la Acme un anno e mezzo dopo la fusione?", "la fusione", Relation.AT, (1, 6, 0)),
    ("it", "Cosa scrisse nei cinque anni dopo la fusione?", "la fusione", Relation.AFTER, None),
    ("it", "Chi era sindaco nello stesso anno della fusione?", "fusione", Relation.DURING, None),
    ("en", "How many years after the flood was the dam built?", "the flood", Relation.AFTER, None),
    ("en", "How long after the war did he die?", "the war", Relation.AFTER, None),
    ("it", "Quanti anni dopo l'alluvione fu costruita la diga?", "l'alluvione", Relation.AFTER, None),
    ("it", "Chi era sindaco nello stesso anno dello sbarco?", "sbarco", Relation.DURING, None),
    ("it", "Chi è sindaco da quando cadde il muro?", "cadde il muro", Relation.SINCE, None),
    ("it", "Chi diresse la Acme finché non cadde il muro?", "cadde il muro", Relation.UNTIL, None),
    ("it", "Chi diresse la Acme in seguito alla fusione?", "fusione", Relation.AFTER, None),
    ("it", "Chi dirigeva la Acme prima dell'incendio?", "incendio", Relation.BEFORE, None),
    ("it", "Chi dirigeva la Acme prima dell’esonero di Bini?", "esonero di Bini", Relation.BEFORE, None),
    ("it", "Chi dirigeva la Acme tre anni prima dell'incendio?", "incendio", Relation.AT, (-3, 0, 0)),
    ("it", "Chi era tesoriere al momento dell'incendio?", "incendio", Relation.DURING, None),
]


@pytest.mark.parametrize(("language", "question", "event", "relation", "offset"), EVENTS)
def test_anchor_events(language, question, event, relation, offset):
    read = read_question_time(question, language)
    assert (read.anchor_event, read.anchor_relation, read.offset) == (event, relation, offset)
    assert read.windows == ()
    assert event not in read.remainder


@pytest.mark.parametrize(
    ("language", "question", "remainder"),
    [
        ("en", "Who became mayor shortly after the merger?", "Who became mayor?"),
        ("en", "Who became mayor a few years after the merger?", "Who became mayor?"),
        ("it", "Chi divenne sindaco subito dopo la fusione?", "Chi divenne sindaco?"),
        ("it", "Chi divenne sindaco qualche anno prima della fusione?", "Chi divenne sindaco?"),
    ],
)
def test_adverbs_and_vague_distances_belong_to_the_clause(language, question, remainder):
    assert read_question_time(question, language).remainder == remainder


@pytest.mark.parametrize("question", ["What was Bolivia named after?", "Who was named after his father?"])
def test_named_after_is_no_time(question):
    assert read_question_time(question, "en").anchor_event is None


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Until when did Ann Lee chair the board?"),
        ("en", "Since when has Ann Lee led Acme?"),
        ("it", "Fino a quando Ann Lee guidò la Acme?"),
        ("it", "Da quando Ann Lee guida la Acme?"),
        ("it", "Fino a che anno Ann Lee visse a Roma?"),
    ],
)
def test_asking_for_a_bound_names_no_event(language, question):
    read = read_question_time(question, language)
    assert (read.anchor_event, read.windows) == (None, ())


@pytest.mark.parametrize(
    ("language", "question", "expected"),
    [
        ("en", "Who held office at any time between 1998 and 2004?", ("1998", "2004", Relation.OVERLAPPING)),
        ("en", "Which reigns overlapped the 1630s?", ("1630", "1639", Relation.OVERLAPPING)),
        ("it", "Chi fu ministro in un qualsiasi momento del 2003?", ("2003", "2003", Relation.OVERLAPPING)),
        ("it", "Chi fu ministro, almeno in parte, tra il 1998 e il 2004?", ("1998", "2004", Relation.OVERLAPPING)),
        ("en", "Who held office at any time after 2004?", ("2005", None, Relation.AFTER)),
    ],
)
def test_whatever_touches_a_window(language, question, expected):
    (window,) = read_question_time(question, language).windows
    assert (window.start, window.end, window.relation) == expected


def test_the_first_of_its_kind_is_no_time():
    assert read_question_time("Qual era la prima opera di Verdi?", "it").anchor_event is None


def test_a_dated_event_gives_its_window():
    read = read_question_time("After Obama became president in 2009, who was chancellor?", "en")
    assert [(window.start, window.end, window.relation) for window in read.windows] == [("2009", None, "after")]
    assert read.anchor_event == "Obama became president in 2009"


@pytest.mark.parametrize(
    ("language", "question"),
    [("en", "Who led it between 2015 and 2009?"), ("it", "Chi lo guidava tra il 2015 e il 2009?")],
)
def test_a_reversed_range_is_turned_round_with_a_note(language, question):
    read = read_question_time(question, language)
    assert [(window.start, window.end) for window in read.windows] == [("2009", "2015")]
    assert len(read.notes) == 1
    assert "2015" in read.notes[0]


@pytest.mark.parametrize(
    ("language", "question", "remainder"),
    [
        ("en", "Who was rector of Ulm between Jun 2000 and Apr 2009?", "Who was rector of Ulm?"),
        ("en", "From 2006 to 2009, which institute employed her?", "which institute employed her?"),
        ("en", "Who won in 1998 and in 2002?", "Who won?"),
        ("it", "Chi era ministro della Salute il 15 aprile 2020?", "Chi era ministro della Salute?"),
    ],
)
def test_remainder_is_the_question_without_its_time(language, question, remainder):
    assert read_question_time(question, language).remainder == remainder


def test_last_year_hangs_on_the_reference_and_never_on_today():
    assert read_question_time("Who won last year?", "en").windows == ()
    (window,) = read_question_time("Who won last year?", "en", "2019-05-01").windows
    assert (window.start, window.end) == ("2018", "2018")


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Was he born before or after 1990?"),
        ("it", "È nato prima o dopo il 1990?"),
        ("en", "From when to when was she mayor?"),
        ("it", "Da quando a quando fu sindaca?"),
        ("it", "Quando nasce e quando muore Dante?"),
        ("en", "When was she born and when did she die?"),
        ("en", "Who wrote 1984?"),
        ("en", "Who is the author of 1984?"),
        ("en", "Who directed 2001: A Space Odyssey?"),
        ("it", "Chi ha scritto 1984?"),
        ("it", "Chi ha diretto 2001: Odissea nello spazio?"),
    ],
)
def test_no_time_is_read_where_none_is_stated(language, question):
    read = read_question_time(question, language)
    assert (read.windows, read.anchor_event, read.anchor_relation) == ((), None, None)
    assert read.remainder == question


def test_of_two_connectives_the_second_opens_the_event():
    read = read_question_time("Did he resign before or after the war?", "en")
    assert (read.anchor_event, read.anchor_relation) == ("the war", Relation.AFTER)


@pytest.mark.parametrize(
    ("language", "question", "title"),
    [
        ("en", "Who wrote 1984?", "1984"),
        ("en", "Who directed 2001: A Space Odyssey?", "2001: A Space Odyssey"),
        ("it", "Chi ha diretto 2001: Odissea nello spazio?", "2001: Odissea nello spazio"),
    ],
)
def test_a_title_that_is_a_year_is_handed_on(language, question, title):
    assert read_question_time(question, language).titles == (title,)


def test_a_year_beside_a_title_verb_is_still_a_year_after_its_preposition():
    assert read_question_time("Who wrote it in 1984?", "en").windows[0].start == "1984"


@pytest.mark.parametrize(
    ("clause", "lacks"),
    [
        ("morì", True),
        ("sposò la Neri", True),
        ("divenne sindaco", True),
        ("cadde il muro", False),
        ("fu aperto il ponte", False),
        ("scoppiò l'epidemia", False),
        ("fosse chiusa la miniera", False),
        ("Anna Verdi morì", False),
    ],
)
def test_a_subject_behind_its_verb_is_one(clause, lacks):
    assert lacks_subject(clause, "it") is lacks
