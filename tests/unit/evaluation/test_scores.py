"""The one flat object that eval prints."""

from chronoflux.evaluation.datasets import EvalQuestion
from chronoflux.evaluation.scores import Outcome, summarise

KEYS = {
    "questions", "recall@2", "recall@5", "recall@10", "answer_in_context@5", "answer_in_context@10", "words@5",
    "words@10", "evidence@1", "evidence@5", "evidence@10", "event_words", "reader_exact", "reader_contains",
    "reader_f1", "answer_words", "content_recall@5", "abstains_unanswerable", "abstains_answerable", "p50_ms", "p95_ms",
}  # fmt: skip


def outcome(answers=("Rome",), doc_ids=("d1",), kind="point", **found):
    question = EvalQuestion("q", "Where?", answers, doc_ids, kind)
    defaults = {
        "passages": ("He lived in Rome.", "Nothing."),
        "documents": ("d1", "d2"),
        "events": ("He moved to Rome.",),
        "answer": "Rome",
        "abstained": False,
        "milliseconds": 10.0,
    }
    return Outcome(question=question, **(defaults | found))


def test_all_keys_are_there_overall_and_by_type():
    figures = summarise([outcome(), outcome(kind="interval")])
    assert figures.keys() == KEYS | {"by_type"}
    assert figures["by_type"].keys() == {"interval", "point"}
    assert figures["by_type"]["point"].keys() == KEYS
    assert figures["by_type"]["point"]["questions"] == 1


def test_questions_without_gold_documents_stay_out_of_recall():
    figures = summarise([outcome(documents=("x", "y")), outcome(doc_ids=())])
    assert figures["recall@5"] == 0.0
    assert summarise([outcome(doc_ids=())])["recall@5"] is None


def test_unanswerable_questions_stay_out_of_the_answer_figures():
    unanswerable = outcome(answers=(), abstained=True, answer="not in the documents")
    figures = summarise([outcome(), unanswerable])
    assert figures["reader_exact"] == 1.0
    assert figures["answer_in_context@5"] == 1.0
    assert figures["abstains_unanswerable"] == 1.0
    assert figures["abstains_answerable"] == 0.0
    assert figures["answer_words"] == 1.0


def test_an_abstention_is_no_right_answer_even_if_its_words_match():
    figures = summarise([outcome(answers=("documents",), answer="not in the documents", abstained=True)])
    assert figures["reader_contains"] == 0.0
    assert figures["abstains_answerable"] == 1.0


def test_the_short_answer_and_the_evidence_are_cut():
    long_answer = " ".join(["word"] * 10 + ["Rome"])
    long_event = " ".join(["word"] * 60 + ["Rome"])
    figures = summarise([outcome(answer=long_answer, events=(long_event,))])
    assert figures["reader_contains"] == 0.0
    assert figures["evidence@1"] == 0.0
    assert figures["event_words"] == 61


def test_only_the_first_events_and_passages_count():
    passages = ("x",) * 5 + ("Rome",)
    events = ("x", "Rome")
    figures = summarise([outcome(passages=passages, documents=("z",) * 6, events=events)])
    assert (figures["answer_in_context@5"], figures["answer_in_context@10"]) == (0.0, 1.0)
    assert (figures["evidence@1"], figures["evidence@5"]) == (0.0, 1.0)
    assert (figures["words@5"], figures["words@10"]) == (5, 6)


def test_without_documents_there_are_no_retrieval_figures():
    figures = summarise([outcome()], retrieved=False)
    assert figures["recall@5"] is None
    assert figures["words@5"] is None
    assert figures["reader_exact"] == 1.0


def test_a_judge_adds_its_mean():
    assert summarise([outcome(grade=1.0), outcome(grade=0.0)])["judge"] == 0.5
    assert "judge" not in summarise([outcome()])
