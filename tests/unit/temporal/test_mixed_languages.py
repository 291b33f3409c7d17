"""A quotation or line in the other language is read in its own, where the language was guessed."""

import pytest

from chronoflux.loaders.analysis import analyse
from chronoflux.model import SourceDocument
from chronoflux.temporal.expressions import find_times
from chronoflux.temporal.mixed import find_mixed_times, foreign_stretches


def intervals(text, language, reference=None):
    found = find_mixed_times(text, language, reference)
    assert all(time.span == text[time.char_start : time.char_end] for time in found)
    assert [time.char_start for time in found] == sorted(time.char_start for time in found)
    return [(time.interval.start, time.interval.end) for time in found]


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (
            'He wrote in 2020: "Mi sono dimesso il 3 marzo 2020 e non tornerò prima di giugno 2021." He died in 2022.',
            "en",
            [("2020", "2020"), ("2020-03-03", "2020-03-03"), (None, "2021-05"), ("2022", "2022")],
        ),
        (
            "Ann Lee came in May 1998. She says: «Nel marzo del 1999 partii, e dal 2001 al 2003 vissi a Bari».",
            "en",
            [("1998-05", "1998-05"), ("1999-03", "1999-03"), ("2001", "2003")],
        ),
        (
            'Il ministro disse: "I resigned on 3 March 2020 and will not be back before June 2021." È morto nel 2022.',
            "it",
            [("2020-03-03", "2020-03-03"), (None, "2021-05"), ("2022", "2022")],
        ),
        (
            "La lapide dice “Here died on January 12, 1850 John Smith”. Fu posta nel 1900.",
            "it",
            [("1850-01-12", "1850-01-12"), ("1900", "1900")],
        ),
        (
            "Nel suo diario del 1944 scrive: «On the fifth of May 1943 we left Leeds for the coast».",
            "en",
            [("1944", "1944"), ("1943-05-05", "1943-05-05")],
        ),
        (
            "The club was founded in May 1908 by a group.\nIl club fu fondato nel maggio del 1908 da un gruppo.",
            "en",
            [("1908-05", "1908-05"), ("1908-05", "1908-05")],
        ),
    ],
)
def test_each_stretch_in_its_language(text, language, expected):
    assert intervals(text, language) == expected


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("The film “La dolce vita” came out in 1960, and he saw it on 3 May 1961.", "en"),
        ("Il film “The Third Man” uscì nel 1949.", "it"),
        ('In 1998 he said "of course" and left in 1999.', "en"),
        ("", "en"),
        ("1998", "it"),
        ("He wrote «Storia» in 1921", "en"),
    ],
)
def test_a_title_or_a_word_changes_nothing(text, language):
    assert find_mixed_times(text, language) == find_times(text, language)


def test_what_is_quoted_hangs_on_the_dates_around():
    text = 'Nel 2015 scrisse: "It was the following year that we left the house in Leeds for good."'
    assert intervals(text, "it") == [("2015", "2015"), ("2016", "2016")]


def test_a_text_of_one_language_has_no_foreign_stretch():
    assert list(foreign_stretches('She said: "The war was over and he had left the town in 1945."', "en")) == []


@pytest.mark.parametrize(("declared", "starts"), [(None, ["2020-03-03"]), ("en", [])])
def test_a_declared_language_holds_for_the_whole_document(declared, starts):
    text = 'Ann Lee told the paper: "Mi sono dimessa il 3 marzo 2020 e non torno più in politica."'
    document = SourceDocument(id="d", title="", text=text, source="d", language=declared)
    assert [event.interval.start for event in analyse(document, summaries=False).events if event.interval] == starts
