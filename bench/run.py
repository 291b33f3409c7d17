"""Measures every data set of a folder, or the shipped ones, with `chronoflux eval`; one JSON object a set.

    python bench/run.py [FOLDER] [--limit N]

FOLDER holds data sets: folders with questions.jsonl and perhaps corpus.jsonl. The shipped ones are the examples, and
the small texts under bench/texts: ordinary prose and free questions in English and in Italian, written by somebody who
had never seen the product, and never looked at while mending it.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

BENCH = Path(__file__).resolve().parent
EXAMPLES = BENCH.parent / "examples"
TEXTS = BENCH / "texts"
CHRONOFLUX = Path(sys.executable).with_name("chronoflux")


def main() -> int:
    """Print the figures of each set; the exit code of the first failure, if any."""
    parser = argparse.ArgumentParser(description="Measure data sets with `chronoflux eval`.")
    parser.add_argument("folder", nargs="?", type=Path, help="folder of data sets; the shipped ones by default")
    parser.add_argument("--limit", type=int, default=50, help="questions a set")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        shipped = [examples_set(Path(scratch) / "examples"), *data_sets(TEXTS)]
        sets = data_sets(arguments.folder) if arguments.folder else shipped
        for directory in sets:
            command = [CHRONOFLUX, "eval", directory, "--limit", str(arguments.limit), "--no-llm", "--json"]
            done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
            if done.returncode:
                return done.returncode
            print(json.dumps({"set": directory.name, **json.loads(done.stdout)}, ensure_ascii=False), flush=True)
    return 0


def data_sets(folder: Path) -> Iterator[Path]:
    """The data sets of a folder, by name."""
    return (path.parent for path in sorted(folder.glob("*/questions.jsonl")))


def examples_set(directory: Path) -> Path:
    """The shipped examples as a data set: their texts as corpus.jsonl, and the questions beside this file."""
    directory.mkdir()
    with (directory / "corpus.jsonl").open("w", encoding="utf-8") as corpus:
        for path in sorted(EXAMPLES.iterdir()):
            text = path.read_text(encoding="utf-8")
            if path.suffix in {".txt", ".md"}:
                corpus.write(json.dumps({"id": path.name, "text": text}, ensure_ascii=False) + "\n")
            elif path.suffix == ".jsonl":
                corpus.write(text)
    (directory / "questions.jsonl").write_bytes((BENCH / "questions.jsonl").read_bytes())
    return directory


if __name__ == "__main__":
    sys.exit(main())
