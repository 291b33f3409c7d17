"""What lasted until somebody's death ends with the death that the document tells."""

import pytest

from chronoflux.loaders.analysis import analyse
from chronoflux.model import SourceDocument


def dates(text, language, word):
    """start..end of the events whose text has a word."""
    document = SourceDocument("d", "", text, "d", language, None)
    intervals = [event.interval for event in analyse(document, summaries=False).events if word in event.text]
    return [f"{each.start or ''}..{each.end or ''}" if each else "static" for each in intervals]


@pytest.mark.parametrize(
    ("text", "language", "word", "expected"),
    [
        (
            "Ann Lee (1903–1957) was a singer. Ann Lee taught at Keele University until her death.",
            "en",
            "Keele",
            ["..1957"],
        ),
        (
            "From 1931 until her death Ann Lee lived in Bath. Ann Lee died on 8 May 1957.",
            "en",
            "Bath",
            ["1931..1957-05-08"],
        ),
        (
            "In 1940 Ann Lee became editor of the Gazette, a post she held until her death. She died in 1957.",
            "en",
            "Gazette",
            ["1940..1957"],
        ),
        (
            "Anna Riva insegnò al Liceo Verri fino alla morte. Anna Riva morì il 3 maggio 1965.",
            "it",
            "Verri",
            ["..1965-05-03"],
        ),
        ("Dal 1931 fino alla morte Anna Riva visse a Lodi. Anna Riva morì nel 1965.", "it", "visse", ["1931..1965"]),
    ],
)
def test_until_death_is_until_the_told_death(text, language, word, expected):
    assert dates(text, language, word) == expected


@pytest.mark.parametrize(
    ("text", "language", "word", "expected"),
    [
        ("Ann Lee taught at Keele University until her death.", "en", "Keele", ["static"]),
        ("Ann Lee taught at Keele University until her death. Bob Day died in 1957.", "en", "Keele", ["static"]),
        (
            "Ann Lee taught at Keele University from 1930 until her death in 1956. Ann Lee died in 1956.",
            "en",
            "Keele",
            ["1930..1956"],
        ),
        ("Anna Riva insegnò al Liceo Verri fino alla morte.", "it", "Verri", ["static"]),
    ],
)
def test_without_a_told_death_nothing_is_dated(text, language, word, expected):
    assert dates(text, language, word) == expected
