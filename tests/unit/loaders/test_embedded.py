"""Each distinct text is encoded once, and every part gets the vector it should."""

from dataclasses import replace

import numpy as np
import pytest

from chronoflux.language.text import contextual
from chronoflux.loaders.embedded import embed_documents, restates
from chronoflux.model import (
    AnalysedDocument,
    Event,
    Granularity,
    Mention,
    Passage,
    Sentence,
    SourceDocument,
    Summary,
    TimeInterval,
)


class CountingEmbedder:
    name, dimension = "counting", 4

    def __init__(self):
        self.texts = []

    def encode(self, texts):
        self.texts += texts
        rows = np.array([[len(t), t.count("a"), t.count("e"), 1] for t in texts], dtype=np.float32).reshape(-1, 4)
        return rows / np.linalg.norm(rows, axis=1, keepdims=True)


def analysed(summary, text="Ann Lee left. She ate a pear."):
    sentences = (Sentence(0, "Ann Lee left.", 0, 13), Sentence(1, "She ate a pear.", 14, 29))
    passage = Passage(0, text, 0, 29, 0, 1, summary)
    event = Event(0, "Ann Lee left.", (0,), TimeInterval("2001", "2001", Granularity.YEAR))
    static = Event(1, "Ann Lee ate a pear.", (1,), None)
    return AnalysedDocument(
        SourceDocument("d", "Ann Lee", text, "memory"), "en", sentences, (passage,), (event, static)
    )


def test_an_event_that_is_its_sentence_costs_nothing():
    embedder = CountingEmbedder()
    embed_documents([analysed(None), analysed(None)], embedder)
    assert len(embedder.texts) == len(set(embedder.texts)) == 2


def test_a_resolved_pronoun_is_the_sentence_and_a_clause_is_not():
    sentences = (Sentence(0, "She left Rome in 2001 and came back.", 0, 36),)
    whole = Event(0, "Ann Lee left Rome in 2001 and came back.", (0,), None)
    clause = Event(0, "Ann Lee left Rome in 2001", (0,), None)
    other = Event(0, "Bo Hart left Rome in 2001 and came back.", (0,), None)
    longer = Event(0, "She , Ann Lee , left Rome in 2001 and came back.", (0,), None)
    assert restates(whole, sentences, "Ann Lee")
    assert not restates(clause, sentences, "Ann Lee")
    assert not restates(other, sentences, "Ann Lee")
    assert restates(longer, sentences, "Ann Lee")


def test_names_are_encoded_with_the_rest():
    document = analysed(None)
    mention = Mention("Ann", "Ann Lee", "PERSON", 0, 3)
    named = replace(document, sentences=(replace(document.sentences[0], mentions=(mention,)), document.sentences[1]))
    [embedded] = embed_documents([named], CountingEmbedder())
    assert set(embedded.entities) == {"Ann Lee"}


def test_events_carry_text_then_time():
    [embedded] = embed_documents([analysed(None)], CountingEmbedder())
    dated, static = embedded.events
    assert np.linalg.norm(dated[:4]) == pytest.approx(1)
    assert np.linalg.norm(dated[4:]) == pytest.approx(1)
    assert not static[4:].any()


def test_an_extractive_summary_is_the_mean_of_its_sentences():
    summary = Summary("Ann Lee left. She ate a pear.", "extractive", (), (0, 1))
    [embedded] = embed_documents([analysed(summary)], CountingEmbedder())
    mean = np.mean(embedded.sentences, axis=0)
    assert embedded.summaries[0] == pytest.approx(mean / np.linalg.norm(mean))


def test_a_passage_is_the_mean_of_its_sentences():
    [embedded] = embed_documents([analysed(None)], CountingEmbedder())
    mean = np.mean(embedded.sentences, axis=0)
    assert embedded.passages[0] == pytest.approx(mean / np.linalg.norm(mean))


def test_a_written_summary_is_encoded():
    embedder = CountingEmbedder()
    [embedded] = embed_documents([analysed(Summary("Ann Lee had a pear.", "llm:x"))], embedder)
    assert "Ann Lee had a pear." in embedder.texts
    assert np.linalg.norm(embedded.summaries[0]) == pytest.approx(1)


def test_the_title_stands_before_texts_that_do_not_name_it():
    assert contextual("She left.", "Ann Lee") == "Ann Lee: She left."
    assert contextual("ann lee left.", "Ann Lee") == "ann lee left."
    assert contextual("She left.", "") == "She left."


def test_a_document_without_events_or_sentences_is_fine():
    empty = AnalysedDocument(SourceDocument("d", "", "", "memory"), "en", (), (), ())
    [embedded] = embed_documents([empty], CountingEmbedder())
    assert embedded.events == []


def test_a_name_is_encoded_once_in_a_load():
    mention = Mention("Bo", "Bo Hart", "PERSON", 0, 2)
    document = analysed(None)
    named = replace(document, sentences=(replace(document.sentences[0], mentions=(mention,)), document.sentences[1]))
    embedder, known = CountingEmbedder(), set()
    [first] = embed_documents([named], embedder, known)
    [second] = embed_documents([named], embedder, known)
    assert set(first.entities) == known == {"Bo Hart"}
    assert second.entities == {}
    assert embedder.texts.count("Bo Hart") == 1
