"""The figures, on small cases worked out by hand."""

import pytest

from chronoflux.evaluation import metrics


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        ("Niccolò  ROSSI", "niccolo rossi"),
        ("Niccolo\u0300 Rossi", "niccolo rossi"),
        ("University of Arizona , Tucson", "university of arizona tucson"),
        ("M.I.T.", "m i t"),
        ("1926–29", "1926 29"),
        ("Straße №5 ﬁn", "strasse no5 fin"),
        ("—", ""),
    ],
)
def test_normalise_drops_marks_case_and_punctuation(text, normal):
    assert metrics.normalise(text) == normal


def test_contains_matches_on_word_borders_only():
    assert metrics.contains("He joined the M.I.T. faculty", ["MIT", "m i t"])
    assert not metrics.contains("He was committed", ["MIT"])
    assert not metrics.contains("born in 19180", ["1918"])


def test_an_answer_without_letters_is_never_contained():
    assert not metrics.contains("anything", ["?", ""])


def test_recall_counts_each_gold_document_once_and_repeats_towards_k():
    documents = ["a", "a", "b", "c"]
    assert metrics.recall_at(documents, ["a", "c"], 2) == 0.5
    assert metrics.recall_at(documents, ["a", "c"], 4) == 1.0
    assert metrics.recall_at([], ["a"], 5) == 0.0


def test_exact_needs_the_whole_answer():
    assert metrics.exact("mar 1192", ["Mar, 1192"])
    assert not metrics.exact("in Mar 1192", ["Mar, 1192"])
    assert not metrics.exact("", [""])


def test_f1_takes_the_best_gold_and_counts_repeated_words_once_each():
    assert metrics.best_f1("Harvard College", ["Yale", "Harvard University"]) == pytest.approx(0.5)
    assert metrics.best_f1("the the the", ["the"]) == pytest.approx(0.5)
    assert metrics.best_f1("", ["x"]) == 0.0
    assert metrics.best_f1("x", []) == 0.0


def test_content_recall_ignores_function_words_in_both_languages():
    assert metrics.content_recall(["older age raises risk"], ["Older age is the risk"]) == 1.0
    assert metrics.content_recall(["l'età avanzata"], ["L'età è avanzata e la causa"]) == pytest.approx(2 / 3)
    assert metrics.content_recall([], ["risk"]) == 0.0


def test_content_recall_of_an_answer_of_function_words_uses_all_of_them():
    assert metrics.content_recall(["no"], ["No"]) == 1.0
    assert metrics.content_recall(["yes"], ["No"]) == 0.0


def test_percentile_is_nearest_rank():
    values = [float(value) for value in range(1, 21)]
    assert metrics.percentile(values, 0.50) == 10
    assert metrics.percentile(values, 0.95) == 19
    assert metrics.percentile([7.0], 0.5) == 7
    assert metrics.percentile([], 0.5) is None


def test_cut_keeps_whole_words():
    assert metrics.cut("one  two three", 2) == "one two"
