"""From a document to everything that is said about it; real models, small texts."""

import time

import pytest

from chronoflux.errors import DocumentError
from chronoflux.loaders import analysis
from chronoflux.loaders.analysis import analyse
from chronoflux.model import Effect, SourceDocument
from chronoflux.settings import Settings

SETTINGS = Settings(_env_file=None)


def document(text, title="Ann Lee", language=None, reference_date=None):
    return SourceDocument("d", title, text, "d", language, reference_date)


def test_english_and_italian_give_the_same_events():
    english = "Ann Lee became Minister of Health on 1 August 2017. She resigned for health reasons on 1 March 2020."
    italian = (
        "Ann Lee è diventata Ministro della Salute il 1° agosto 2017. "
        "Si è dimessa per motivi di salute il 1° marzo 2020."
    )
    for text, language in ((english, "en"), (italian, "it")):
        analysed = analyse(document(text), SETTINGS)
        assert analysed.language == language
        assert [event.interval.start for event in analysed.events] == ["2017-08-01", "2020-03-01"]
        assert [event.effect for event in analysed.events] == [Effect.OPENS, Effect.CLOSES]
        for event in analysed.events:
            assert any(part.name == "Ann Lee" and part.role == "subject" for part in event.participants)


def test_every_offset_points_into_the_text():
    text = "# Ann Lee\n\nAnn Lee joined Leeds United in 1998.\n\nIn Rome she met Bob Day. They left in 2004.\n"
    analysed = analyse(document(text, language="en"), SETTINGS)
    for sentence in analysed.sentences:
        assert text[sentence.char_start : sentence.char_end] == sentence.text
        for mention in sentence.mentions:
            assert text[mention.char_start : mention.char_end] == mention.surface
    for passage in analysed.passages:
        assert text[passage.char_start : passage.char_end] == passage.text


def test_a_dateline_anchors_relative_dates():
    text = "ROME, 3 March 2011 — Ann Lee became mayor of Rome yesterday."
    analysed = analyse(document(text, language="en"), SETTINGS)
    assert analysed.document.reference_date == "2011-03-03"
    assert "2011-03-02" in [event.interval.start for event in analysed.events if event.interval]


@pytest.mark.parametrize("text", ["", "   ", "This is it.", "\n\n\n", "..."])
def test_empty_texts_give_no_events(text):
    assert analyse(document(text, title="stdin", language="en"), SETTINGS).events == ()


def test_the_same_text_gives_the_same_analysis():
    text = "Ann Lee joined Leeds United in 1998. She left in 2004 and Bob Day joined Acme in May 2005."
    assert analyse(document(text), SETTINGS) == analyse(document(text), SETTINGS)


def test_a_document_past_the_limit_is_refused_at_once(monkeypatch):
    monkeypatch.setattr(analysis, "MAX_CHARACTERS", 1000)
    started = time.monotonic()
    with pytest.raises(DocumentError, match="limit is 1,000"):
        analyse(document("The mill closed in 1931. " * 100), SETTINGS)
    assert time.monotonic() - started < 1


def test_long_documents_take_linear_time():
    text = "The mill of Ann Lee closed in 1931. " * 600
    analysed = analyse(document(text, language="en"), SETTINGS)
    assert len(analysed.sentences) == 600
