"""Reading a folder of questions."""

import json

import pytest

from chronoflux.errors import DocumentError, InputError
from chronoflux.evaluation.datasets import read_dataset


@pytest.fixture
def folder(tmp_path):
    directory = tmp_path / "towns"
    directory.mkdir()
    rows = [
        {"id": "1", "question": "Where?", "answers": ["Rome"], "doc_ids": ["d1"], "type": "point"},
        {"question": "Chi?", "answers": []},
    ]
    (directory / "questions.jsonl").write_text("\n\n".join(map(json.dumps, rows)), encoding="utf-8")
    return directory


def test_reads_questions_and_fills_what_is_missing(folder):
    data = read_dataset(folder)
    assert data.collection == "eval-towns"
    assert data.corpus is None
    assert [q.text for q in data.questions] == ["Where?", "Chi?"]
    assert data.questions[1].type == "untyped"
    assert data.questions[1].doc_ids == ()


def test_finds_the_corpus_and_honours_the_limit(folder):
    (folder / "corpus.jsonl").write_text("{}", encoding="utf-8")
    data = read_dataset(folder, limit=1)
    assert data.corpus == folder / "corpus.jsonl"
    assert len(data.questions) == 1


def test_another_questions_file_by_name_or_by_path(folder, tmp_path):
    (folder / "other.jsonl").write_text('{"question": "A?", "answers": ["a"]}', encoding="utf-8")
    elsewhere = tmp_path / "third.jsonl"
    elsewhere.write_text('{"question": "B?", "answers": ["b"]}', encoding="utf-8")
    assert read_dataset(folder, "other.jsonl").questions[0].text == "A?"
    assert read_dataset(folder, str(elsewhere)).questions[0].text == "B?"


def test_a_bad_line_is_named(folder):
    with (folder / "questions.jsonl").open("a", encoding="utf-8") as out:
        out.write('\n{"question": "no answers"}\n')
    with pytest.raises(DocumentError, match=r"questions\.jsonl:4"):
        read_dataset(folder)


@pytest.mark.parametrize("line", ["{", "[]", '{"question": "x", "answers": null}'])
def test_lines_that_are_no_questions_are_refused(folder, line):
    (folder / "questions.jsonl").write_text(line, encoding="utf-8")
    with pytest.raises(DocumentError, match=":1:"):
        read_dataset(folder)


def test_a_single_questions_file_needs_no_name(folder):
    (folder / "questions.jsonl").rename(folder / "questions_l1.jsonl")
    assert read_dataset(folder).questions
    (folder / "questions_l2.jsonl").write_text("{}", encoding="utf-8")
    with pytest.raises(InputError, match="questions_l1"):
        read_dataset(folder)


def test_missing_folder_file_or_questions(folder, tmp_path):
    with pytest.raises(InputError, match="no such folder"):
        read_dataset(tmp_path / "nowhere")
    with pytest.raises(InputError, match="no such questions file"):
        read_dataset(folder, "absent.jsonl")
    (folder / "questions.jsonl").write_text("\n", encoding="utf-8")
    with pytest.raises(InputError, match="holds no question"):
        read_dataset(folder)
