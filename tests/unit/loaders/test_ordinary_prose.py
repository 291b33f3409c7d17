"""What ordinary prose tells, its names found by the whole pipeline: biographies, firms, clubs, buildings, letters."""

import pytest

from chronoflux.loaders.analysis import analyse
from chronoflux.model import SourceDocument


def told(text, language="en", title=""):
    """Start, effect, relation, value and subject of the events with a state."""
    events = analyse(SourceDocument("d.txt", title or "d", text, "d", language), summaries=False).events
    return [
        (
            event.interval and event.interval.start,
            event.effect.value,
            event.relation,
            event.value,
            next((part.name for part in event.participants if part.role == "subject"), None),
        )
        for event in events
        if event.relation
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Nora Platt trained as a teacher in Exeter and served in Egypt from 1916 to 1918.",
            [(None, "opens", "position", "teacher in Exeter", "Nora Platt")],
        ),
        (
            "Nora Platt was sexton of St Anne's from 1961 to 1988.",
            [("1961", "opens", "position", "sexton of St Anne's", "Nora Platt")],
        ),
        (
            "Rev. Saul Finch was curate of Holt from 1901. Born in Hexham in 1877, he liked bees.",
            [
                ("1901", "opens", "position", "curate of Holt", "Saul Finch"),
                ("1877", "opens", "life", None, "Saul Finch"),
            ],
        ),
        (
            "Nora Platt became a Dutch citizen in 2005 and a magistrate in 2012.",
            [
                ("2005", "opens", "country", "Dutch citizen", "Nora Platt"),
                ("2012", "opens", "position", "magistrate", "Nora Platt"),
            ],
        ),
        (
            "Nora Platt moved with her family to Leeds in 1991. She moved from Leeds to York in 1993.",
            [
                ("1991", "opens", "residence", "Leeds", "Nora Platt"),
                ("1993", "opens", "residence", "York", "Nora Platt"),
            ],
        ),
        ("In 1966 Nora Platt left for New York.", [("1966", "opens", "residence", "New York", "Nora Platt")]),
        (
            "Short of money, Nora Platt sat down. Tired of London, she moved to Leeds in 1990.",
            [("1990", "opens", "residence", "Leeds", "Nora Platt")],
        ),
        (
            "Saul Finch, 71, treasurer of the bowls club since 1989, stepped down on 3 May 2019.",
            [
                ("1989", "opens", "position", "treasurer of the bowls club", "Saul Finch"),
                ("2019-05-03", "closes", "position", "treasurer of the bowls club", "Saul Finch"),
            ],
        ),
        (
            "Nora Platt resigned as treasurer in 1990 and Saul Finch took over from her.",
            [
                ("1990", "closes", "position", "treasurer", "Nora Platt"),
                ("1990", "opens", "position", "treasurer", "Saul Finch"),
            ],
        ),
        (
            "Nora Platt is head of Nordic Rail. Saul Finch will take up the post on 1 September 2022.",
            [
                (None, "opens", "position", "head of Nordic Rail", "Nora Platt"),
                ("2022-09-01", "opens", "position", "head of Nordic Rail", "Saul Finch"),
            ],
        ),
    ],
)
def test_persons(text, expected):
    assert told(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Garland Tools was set up in 1974. The firm was taken over by Lumen plc in 1990.",
            [
                ("1974", "opens", "existence", None, "Garland Tools"),
                ("1990", "opens", "ownership", "Lumen plc", "Garland Tools"),
            ],
        ),
        (
            "The Crown Hotel was popular. In 1946 the Forbes family acquired it. They sold it to Crest Inns in 1972.",
            [
                ("1946", "opens", "ownership", "Crown Hotel", "Forbes"),
                ("1972", "opens", "ownership", "Crest Inns", "Crown Hotel"),
            ],
        ),
        (
            "The Lorne ferry was launched in 1958. The following year she was sold to Acme and renamed Agia Marina.",
            [
                ("1958", "opens", "existence", None, "Lorne"),
                ("1959", "opens", "ownership", "Acme", "Lorne"),
                ("1959", "opens", "name", "Agia Marina", "Lorne"),
            ],
        ),
        (
            "The trio was formed in 1979. Carl Dent left in 1984 and was replaced by Sue Orm. They split up in 1987.",
            [
                ("1979", "opens", "existence", None, None),
                ("1984", "closes", "member_of", None, "Carl Dent"),
                ("1984", "closes", "position", None, "Carl Dent"),
                ("1984", "opens", "position", None, "Sue Orm"),
                ("1987", "closes", "existence", None, None),
            ],
        ),
        (
            "The corn hall dates from 1745. It was restored in 1978 and reopened by the Duke of Kent in 1979.",
            [
                ("1745", "opens", "existence", None, None),
                ("1978", "opens", "existence", None, None),
                ("1979", "opens", "existence", None, None),
            ],
        ),
        (
            "It was known as the Perth Light Infantry from 1815 to 1881.",
            [("1815", "opens", "name", "Perth Light Infantry", None)],
        ),
        (
            "In 1994 Lena Fischer joined the Vienna Chamber Choir, which she conducted from 2001 to 2009.",
            [
                ("1994", "opens", "member_of", "Vienna Chamber Choir", "Lena Fischer"),
                ("2001", "opens", "position", "Vienna Chamber Choir", "Lena Fischer"),
            ],
        ),
    ],
)
def test_firms_clubs_and_buildings(text, expected):
    assert told(text) == expected


def test_what_is_named_the_best_has_no_new_name():
    assert told("The pub was named best in Devon in 2003.") == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Nora Platti si diplomò a Torino e prestò servizio a Malta dal 1916 al 1918.",
            [(None, "closes", "education", "Torino", "Nora Platti")],
        ),
        (
            "Nora Platti fu organista di San Rocco dal 1961.",
            [("1961", "opens", "position", "organista di San Rocco", "Nora Platti")],
        ),
        (
            "Don Saul Finci fu parroco di Stia dal 1901. Nato a Chieri nel 1877, amava le api.",
            [
                ("1901", "opens", "position", "parroco di Stia", "Saul Finci"),
                ("1877", "opens", "life", None, "Saul Finci"),
            ],
        ),
        (
            "Nora Platti si trasferì con la famiglia a Lodi nel 1991. Si trasferì nel 1995 a Bari.",
            [
                ("1991", "opens", "residence", "Lodi", "Nora Platti"),
                ("1995", "opens", "residence", "Bari", "Nora Platti"),
            ],
        ),
        (
            "La Spagna espulse i mori nel 1492; molti lasciarono la Spagna.",
            [(None, "closes", "residence", "Spagna", None)],
        ),
        (
            "Nora Platti ottenne la cittadinanza italiana nel 2005 e diventò cittadina onoraria nel 2012.",
            [
                ("2005", "opens", "country", "cittadinanza italiana", "Nora Platti"),
                ("2012", "opens", "country", "cittadina onoraria", "Nora Platti"),
            ],
        ),
        (
            "Carlo Lisi era ricco. Pieno di debiti, nel 1829 si trasferì a Nizza.",
            [("1829", "opens", "residence", "Nizza", "Carlo Lisi")],
        ),
        (
            "Saul Finci, 71 anni, tesoriere della bocciofila dal 1989, si è dimesso il 3 maggio 2019.",
            [
                ("1989", "opens", "position", "tesoriere della bocciofila", "Saul Finci"),
                ("2019-05-03", "closes", "position", "tesoriere della bocciofila", "Saul Finci"),
            ],
        ),
        (
            "Carlo Dossi se ne andò nel 1984 e fu sostituito da Anna Ormi.",
            [
                ("1984", "closes", "member_of", None, "Carlo Dossi"),
                ("1984", "closes", "position", None, "Carlo Dossi"),
                ("1984", "opens", "position", None, "Anna Ormi"),
            ],
        ),
        (
            "Ida Giovi giocò nel Tolone. Si ruppe una gamba nel 2018. Nel 2021 è entrata nello staff tecnico.",
            [
                (None, "opens", "member_of", "Tolone", "Ida Giovi"),
                ("2021", "opens", "member_of", "staff tecnico", "Ida Giovi"),
            ],
        ),
    ],
)
def test_italian_persons(text, expected):
    assert [each[:4] for each in told(text, "it")] == [each[:4] for each in expected]
    assert [each[4] for each in told(text, "it") if each[4]] == [each[4] for each in expected if each[4]]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Il traghetto Aurora fu varato nel 1958. L'anno seguente fu venduto alla Fiat e ribattezzato Agia Marina.",
            [
                ("1958", "opens", "existence", None, "Aurora"),
                ("1959", "opens", "ownership", "Fiat", "Aurora"),
                ("1959", "opens", "name", "Agia Marina", "Aurora"),
            ],
        ),
        (
            "Lena Fischer entrò nel Coro da Camera di Vienna nel 1994, e lo diresse dal 2001 al 2009.",
            [
                ("1994", "opens", "member_of", "Coro da Camera di Vienna", "Lena Fischer"),
                ("2001", "opens", "position", "Coro da Camera di Vienna", "Lena Fischer"),
            ],
        ),
        (
            "La Biblioteca Torricelli aprì nel 1905. Nel 2012 il comune la chiuse.",
            [
                ("1905", "opens", "existence", None, "Biblioteca Torricelli"),
                ("2012", "closes", "existence", "Biblioteca Torricelli", None),
            ],
        ),
        (
            "La torre del mercato risale al 1745. Fu restaurata nel 1978.",
            [("1745", "opens", "existence", None, None), ("1978", "opens", "existence", None, None)],
        ),
        (
            "La stazione fu aperta nel 1888. Diventò un cinema nel 1931 e oggi è un negozio.",
            [("1888", "opens", "existence", None, None), ("1931", "opens", "use", "cinema", None)],
        ),
        ("La parrocchia rimase senza prete dal 1798 al 1803.", []),
        ("La società si riunì al Leone Rosso fino al 1880.", []),
    ],
)
def test_italian_firms_clubs_and_buildings(text, expected):
    assert told(text, "it") == expected


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("Nora Platt ran the firm alone until she sold out to Acme in 1980.", "en", ("position", None, "1980")),
        ("The choir owes its life to Nora Platt, who founded it in 1950.", "en", ("existence", "1950", "1950")),
        ("Corbel Ales, brewers since 1834, sold the last pub in 2011.", "en", ("ownership", "2011", "2011")),
        ("Il coro deve tutto a Nora Platti, che lo fondò nel 1950.", "it", ("existence", "1950", "1950")),
        ("Nora Platti è sottosegretaria alla cultura dal 2021.", "it", ("position", "2021", None)),
    ],
)
def test_a_time_is_of_the_part_it_stands_in(text, language, expected):
    events = analyse(SourceDocument("d.txt", "d", text, "d", language), summaries=False).events
    changed = [event for event in events if event.relation]
    assert [(each.relation, each.interval.start, each.interval.end) for each in changed] == [expected]


def test_what_is_left_to_somebody_ends_no_membership():
    assert told("Lo zio lasciò a Carlo Bassi il podere nel 1961.", "it") == []


def test_a_squadron_that_conducts_operations_leads_none():
    assert told("The squadron was conducting Black Cat operations on 28 June 1945.") == []


def test_who_has_died_is_spoken_of_again():
    text = "È morto il dottor Ovidio Parri, medico a Bobbio. Era arrivato in paese nel 1966."
    events = analyse(SourceDocument("d.txt", "d", text, "d", "it"), summaries=False).events
    assert events[-1].text == "Ovidio Parri era arrivato in paese nel 1966."


def test_how_often_is_no_part_of_what():
    assert [each[3] for each in told("Franco Dali fu sindaco di Crema due volte, nel 1931 e nel 1938.", "it")] == [
        "sindaco di Crema"
    ] * 2
