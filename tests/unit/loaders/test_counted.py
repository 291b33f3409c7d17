"""How long something lasted, counted from the time that the text tells before it."""

import pytest
from event_texts import events

from chronoflux.temporal.durations import read_length
from chronoflux.temporal.expressions import find_times


def told(text, language="en"):
    found = []
    for event in events(text, language):
        interval = event.interval
        span = (interval.start, interval.end) if interval else (None, None)
        found.append((span, event.text))
    return found


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (
            "Ann Lee joined the Rovento Press in 1961 and stayed for twenty-two years.",
            "en",
            (("1961", "1983"), "Ann Lee stayed for twenty-two years."),
        ),
        (
            "Ann Lee became editor in 1950. She held the post for nine years.",
            "en",
            (("1950", "1959"), "Ann Lee held the post for nine years."),
        ),
        (
            "Bob Day moved to Bath on 5 May 1990 and lived there for ten years.",
            "en",
            (("1990-05-05", "2000"), "Bob Day lived there for ten years."),
        ),
        (
            "Ann Lee practised in Leeds until 2002, then in Hull for six years.",
            "en",
            (("2002", "2008"), "Ann Lee practised in Hull for six years."),
        ),
        (
            "Anna Verdi entrò in biblioteca nel 1959 e vi lavorò per trentun anni.",
            "it",
            (("1959", "1990"), "Anna Verdi: vi lavorò per trentun anni."),
        ),
        (
            "Anna Verdi divenne direttrice nel 1950. Mantenne la carica per nove anni.",
            "it",
            (("1950", "1959"), "Anna Verdi mantenne la carica per nove anni."),
        ),
        (
            "Anna Verdi esercitò a Lodi fino al 2001, poi a Crema per altri sei anni.",
            "it",
            (("2001", "2007"), "Anna Verdi esercitò a Crema per altri sei anni."),
        ),
    ],
)
def test_a_length_counts_from_the_time_before_it(text, language, expected):
    assert expected in told(text, language)


def test_what_happened_at_the_end_of_a_length_is_dated_there():
    text = "The mill closed in 1926; the building then stood empty for eleven years before Bob Day bought it."
    spans = [span for span, _ in told(text)]
    assert spans == [("1926", "1926"), ("1926", "1937"), ("1937", "1937")]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Bob Day was born in 1950 and lived there for ten years.", "en"),
        ("Bob Day married in 1961 and worked for twenty years in the mines of Wales.", "en"),
        ("Bob Day died in 1969, and she went on painting for another twenty years.", "en"),
        ("Bob Day left in 2016. He took a job at the Post, where he then worked for five years.", "en"),
        ("Ivo Neri si sposò nel 1961 e lavorò per vent'anni nelle miniere.", "it"),
        ("Ivo Neri morì nel 1969 e lei continuò a dipingere per altri vent'anni.", "it"),
    ],
)
def test_a_length_that_goes_on_with_nothing_told_has_no_dates(text, language):
    assert all(start is None or start == end for (start, end), _ in told(text, language))


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("It lay idle for six years after the fire of 1826.", "en", ("1826", "1832")),
        ("It reopened six years after the fire of 1826.", "en", ("1832", "1832")),
        ("Rimase ferma per cinque anni dopo l'incendio del 1861.", "it", ("1861", "1866")),
        ("Riaprì cinque anni dopo l'incendio del 1861.", "it", ("1866", "1866")),
    ],
)
def test_what_lasted_after_a_dated_event_is_a_stretch(text, language, expected):
    (time,) = find_times(text, language)
    assert (time.interval.start, time.interval.end) == expected


@pytest.mark.parametrize(
    "text",
    [
        "It was filled in 1957, three years after the last boat had called.",
        "She was elected in 1957, three years after joining the firm.",
    ],
)
def test_a_distance_from_an_event_without_a_date_gives_no_date(text):
    assert [time.span for time in find_times(text, "en")] == ["1957"]


def test_a_length_is_read_from_words_and_figures():
    assert read_length("for two years and three months", 4, "en") == ((2, 3, 0), 30)
    assert read_length("per trent'anni", 4, "it") == ((30, 0, 0), 14)
    assert read_length("for a time", 4, "en") is None


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("Bob Day was vicar from 1899, when his uncle died, until 1917.", "en", [("1899", "1917")]),
        ("Ann Lee taught at Rovento from 1920, the year it opened, to 1946.", "en", [("1920", "1946")]),
        ("Ivo Neri fu parroco dal 1887, anno della morte dello zio, al 1911.", "it", [("1887", "1911")]),
        ("Ida Belli insegnò a Rovento dal 1920, quando aprì la scuola, fino al 1946.", "it", [("1920", "1946")]),
        ("Bob Day, mayor since 1961, when he beat Ann Lee, died in 1970.", "en", [("1961", None), ("1970", "1970")]),
        (
            "Since 1990, when he came to Leeds, Bob Day worked there and in 1995 he left.",
            "en",
            [("1990", None), ("1995", "1995")],
        ),
    ],
)
def test_an_aside_stands_between_the_bounds_of_a_stretch(text, language, expected):
    assert [span for span, _ in told(text, language)] == expected
