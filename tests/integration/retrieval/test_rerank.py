"""A real, tiny cross-encoder, random and saved on disk, judges the first candidates."""

import pytest

from chronoflux.errors import ModelError
from chronoflux.retrieval.rerank import reranked
from chronoflux.settings import Settings

TEXTS = ["Ann Lee became mayor.", "The bridge was opened.", "Rain fell."]
SCORES = [0.9, 0.6, 0.3]


def saved_model(folder, labels):
    from transformers import BertConfig, BertForSequenceClassification, BertTokenizerFast

    vocabulary = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *"abcdefghijklmnopqrstuvwxyz"]
    (folder / "vocab.txt").write_text("\n".join([*vocabulary, *(f"##{c}" for c in "abcdefghijklmnopqrstuvwxyz")]))
    BertTokenizerFast(vocab_file=str(folder / "vocab.txt")).save_pretrained(folder)
    shape = {"hidden_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 16}
    BertForSequenceClassification(BertConfig(vocab_size=60, num_labels=labels, **shape)).save_pretrained(folder)
    return str(folder)


@pytest.fixture(scope="module")
def model(tmp_path_factory):
    return saved_model(tmp_path_factory.mktemp("cross-encoder"), 1)


def settings(model, **others):
    return Settings(rerank_model=model, **others)


def test_without_a_model_scores_stay():
    assert reranked(settings(None), "Who was mayor?", TEXTS, SCORES) == SCORES


def test_the_share_mixes_judgement_and_score(model):
    judged = reranked(settings(model, rerank_share=1.0), "Who was mayor?", TEXTS, SCORES)
    mixed = reranked(settings(model, rerank_share=0.25), "Who was mayor?", TEXTS, SCORES)
    assert all(0 < one < 1 for one in judged)
    assert mixed == pytest.approx([0.75 * score + 0.25 * one for score, one in zip(SCORES, judged, strict=True)])
    assert reranked(settings(model, rerank_share=0.0), "Who was mayor?", TEXTS, SCORES) == pytest.approx(SCORES)


def test_only_the_first_candidates_are_judged(model):
    judged = reranked(settings(model, rerank_share=1.0, rerank_depth=2), "Who was mayor?", TEXTS, SCORES)
    assert judged[2] == 0.0
    assert min(judged[:2]) > 0


def test_no_candidates_need_no_model():
    assert reranked(settings("/no/such/model"), "Who was mayor?", [], []) == []


def test_a_model_that_is_not_there_is_named(tmp_path):
    with pytest.raises(ModelError, match=r"rerank model .*nothing-here.* cannot be loaded"):
        reranked(settings(str(tmp_path / "nothing-here")), "Who was mayor?", TEXTS, SCORES)


def test_a_model_that_gives_several_numbers_is_refused(tmp_path):
    with pytest.raises(ModelError, match="gives 3 numbers"):
        reranked(settings(saved_model(tmp_path, 3)), "Who was mayor?", TEXTS, SCORES)


def test_a_text_is_judged_once_for_a_question(model, monkeypatch):
    from sentence_transformers import CrossEncoder

    judged = []
    predict = CrossEncoder.predict
    monkeypatch.setattr(
        CrossEncoder, "predict", lambda self, pairs, **options: judged.extend(pairs) or predict(self, pairs, **options)
    )
    first = reranked(settings(model), "Who was treasurer?", TEXTS[:2], SCORES[:2])
    again = reranked(settings(model), "Who was treasurer?", TEXTS, SCORES)
    assert again[:2] == first
    assert [text for _, text in judged] == TEXTS
    reranked(settings(model), "Who was mayor then?", TEXTS[:1], SCORES[:1])
    assert len(judged) == 4
