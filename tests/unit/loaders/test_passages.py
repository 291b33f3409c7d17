"""Passages: whole sentences, overlap, headings, what they define, summaries."""

from itertools import pairwise

import pytest

from chronoflux.loaders.passages import make_passages
from chronoflux.model import Mention, Sentence
from chronoflux.settings import Settings


def document(*texts, names=()):
    """A text and its sentences, one a line, with a mention wherever one of the names stands."""
    sentences, position = [], 0
    for index, text in enumerate(texts):
        mentions = tuple(
            Mention(name, name, "PERSON", position + text.index(name), position + text.index(name) + len(name))
            for name in names
            if name in text
        )
        sentences.append(Sentence(index, text, position, position + len(text), mentions))
        position += len(text) + 1
    return "\n".join(texts), sentences


def cut(texts, words, overlap=1):
    settings = Settings(_env_file=None, passage_words=words, passage_overlap=overlap)
    text, sentences = document(*texts)
    return [(p.first_sentence, p.last_sentence) for p in make_passages(text, sentences, settings)]


def sentence(words):
    return " ".join(["word"] * words) + "."


def test_nothing_in_nothing_out():
    assert cut([], 10) == []


def test_passages_overlap_by_whole_sentences():
    assert cut([sentence(4)] * 9, 12) == [(0, 2), (2, 4), (4, 6), (6, 8)]


def test_overlap_may_be_none_or_wide():
    assert cut([sentence(4)] * 6, 12, overlap=0) == [(0, 2), (3, 5)]
    spans = cut([sentence(1)] * 30, 10, overlap=50)
    assert spans[0][0] == 0
    assert spans[-1][1] == 29
    assert all(later[1] > earlier[1] for earlier, later in pairwise(spans))


def test_a_very_long_sentence_is_a_passage_of_its_own():
    assert cut([sentence(3), sentence(50), sentence(3), sentence(3)], 10) == [(0, 0), (1, 1), (2, 3)]


def test_a_short_rest_joins_the_passage_before():
    assert cut([sentence(4)] * 3 + [sentence(2)], 12) == [(0, 3)]


def test_a_heading_goes_with_what_follows():
    texts = [sentence(4), sentence(4), "Career", sentence(6), sentence(4)]
    assert cut(texts, 9, overlap=0) == [(0, 1), (2, 3), (4, 4)]


@pytest.mark.parametrize("words", [1, 7, 150])
def test_passages_cover_the_text_and_cite_it(words):
    text, sentences = document(*[sentence(n % 5 + 1) for n in range(60)])
    passages = make_passages(text, sentences, Settings(_env_file=None, passage_words=words))
    assert {i for p in passages for i in range(p.first_sentence, p.last_sentence + 1)} == set(range(60))
    for index, passage in enumerate(passages):
        assert passage.index == index
        assert passage.text == text[passage.char_start : passage.char_end]
        assert passage.text.strip()


def test_a_passage_defines_its_title_and_who_it_introduces():
    names = ("Ann Lee", "Bob Day", "Eve Fox")
    text, sentences = document(
        "Ann Lee met Bob Day in the old town that day.",
        "Ann Lee left again without a word about it all.",
        "Eve Fox came much later and met Bob Day there again.",
        names=names,
    )
    settings = Settings(_env_file=None, passage_words=25, passage_overlap=0)
    first, second = make_passages(text, sentences, settings, title="Ann Lee")
    assert first.defines[0] == ("Ann Lee", 1.0)
    assert dict(first.defines)["Bob Day"] == pytest.approx(0.2 * 0.75)
    assert dict(second.defines) == {"Eve Fox": pytest.approx(0.6)}


def test_a_summary_is_made_of_its_sentences_with_offsets_of_its_own():
    names = ("Ann Lee", "Bob Day")
    text, sentences = document("Ann Lee met Bob Day.", "It rained.", "Bob Day left town.", names=names)
    (passage,) = make_passages(text, sentences, Settings(_env_file=None))
    assert passage.summary.method == "extractive"
    for mention in passage.summary.mentions:
        assert passage.summary.text[mention.char_start : mention.char_end] == mention.surface
    assert {mention.name for mention in passage.summary.mentions} == set(names)


def test_summaries_can_be_left_out():
    text, sentences = document("Ann Lee left.")
    (passage,) = make_passages(text, sentences, Settings(_env_file=None), summaries=False)
    assert passage.summary is None
