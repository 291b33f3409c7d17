"""A title that the text calls by its last word alone is a person's name."""

import pytest

from chronoflux.loaders.analysis import analyse
from chronoflux.model import SourceDocument


def subjects(title, text, language):
    document = SourceDocument(id="d", title=title, text=text, source="d", language=language)
    found = analyse(document, summaries=False).events
    return {part.name for event in found for part in event.participants if part.role == "subject"}


@pytest.mark.parametrize(
    ("title", "text", "language"),
    [
        ("Tove Halvorsen", "Halvorsen took the chess title in 1963. She lost it in 1964.", "en"),
        ("Aldous Perrin", "Perrin converted in 1849. A year later he went to Rome.", "en"),
        ("Rinaldo Fuser", "Campione italiano nel 1957, Fuser si ritirò nel 1965.", "it"),
    ],
)
def test_a_surname_alone_is_of_the_title(title, text, language):
    assert subjects(title, text, language) == {title}


def test_a_first_word_alone_makes_no_person():
    assert subjects("Rovento Motors", "Rovento was founded in 1950. It closed in 1980.", "en") == {"Rovento"}
