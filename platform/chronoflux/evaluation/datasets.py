"""A folder of questions, and perhaps the documents that answer them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from chronoflux.errors import DocumentError, InputError


@dataclass(frozen=True, slots=True)
class EvalQuestion:
    """A question with what a right answer looks like.

    Attributes:
        answers: accepted answers; none means that the documents hold no answer.
        doc_ids: ids of the documents that hold the answer; none where unknown.
    """

    id: str
    text: str
    answers: tuple[str, ...]
    doc_ids: tuple[str, ...]
    type: str


@dataclass(frozen=True, slots=True)
class Dataset:
    """The questions of a folder; `corpus` is None where they need no documents."""

    name: str
    corpus: Path | None
    questions: tuple[EvalQuestion, ...]

    @property
    def collection(self) -> str:
        """Where the corpus is loaded."""
        return f"eval-{self.name}"


def read_dataset(directory: Path, questions: str | None = None, limit: int | None = None) -> Dataset:
    """Read DIR/questions.jsonl, or another questions file in DIR or elsewhere.

    A folder without questions.jsonl but with a single questions*.jsonl needs no name either.

    Raises:
        InputError: the folder or the questions file is missing or empty.
        DocumentError: a line of the questions file is not a question; names the line.
    """
    if not directory.is_dir():
        raise InputError(f"{directory}: no such folder; eval wants one that holds questions.jsonl")
    path = _questions_file(directory, questions or _usual_name(directory))
    with path.open(encoding="utf-8") as lines:
        read = [_question(line, f"{path}:{number}") for number, line in enumerate(lines, start=1) if line.strip()]
    if not read:
        raise InputError(f"{path}: holds no question")
    corpus = directory / "corpus.jsonl"
    return Dataset(directory.resolve().name, corpus if corpus.is_file() else None, tuple(read[:limit]))


def _usual_name(directory: Path) -> str:
    named = sorted(path.name for path in directory.glob("questions*.jsonl"))
    return named[0] if len(named) == 1 else "questions.jsonl"


def _questions_file(directory: Path, name: str) -> Path:
    for path in (directory / name, Path(name)):
        if path.is_file():
            return path
    others = ", ".join(sorted(path.name for path in directory.glob("*.jsonl"))) or "no .jsonl file"
    raise InputError(f"{directory / name}: no such questions file; the folder holds {others}")


def _question(line: str, place: str) -> EvalQuestion:
    try:
        row: dict[str, Any] = json.loads(line)
        return EvalQuestion(
            id=str(row.get("id", place)),
            text=str(row["question"]),
            answers=tuple(map(str, row["answers"])),
            doc_ids=tuple(map(str, row.get("doc_ids") or ())),
            type=str(row.get("type") or "untyped"),
        )
    except json.JSONDecodeError as error:
        raise DocumentError(f"{place}: not JSON: {error.msg}") from error
    except (KeyError, TypeError, AttributeError) as error:
        raise DocumentError(f'{place}: a question is {{"question": text, "answers": [...]}}') from error
