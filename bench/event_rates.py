"""Measures what becomes of sentences: the share of those with a year that is dated, and of pronouns that are resolved.

    python bench/event_rates.py FILE [--lang en|it] [--show N] [--seed N]

FILE is whatever `chronoflux load` reads, or a .tsv of sentences ("id<TAB>sentence" a line, no header), each a text of
its own. Prints one JSON object: documents, sentences; `with_year`, sentences that hold a four-digit year, and
`dated`, the share of those that yield a dated event; `by_pronoun`, events of sentences whose subject is a pronoun or,
in Italian, left out, and `resolved`, the share of those whose subject is known. `--show N` first prints N random ones
of each kind, to be read by hand.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from chronoflux.language.english_clauses import SUBJECTS, ClauseCutter
from chronoflux.language.italian_openings import OpeningFinder, pronoun_gender
from chronoflux.language.italian_verbs import ItalianVerbs
from chronoflux.language.references import resolve_references
from chronoflux.language.resources import words
from chronoflux.language.tokens import mentions_by_token, tokenise
from chronoflux.loaders.analysis import analyse
from chronoflux.loaders.documents import read_documents
from chronoflux.loaders.titles import subject_title
from chronoflux.model import AnalysedDocument, Event, Sentence, SourceDocument

YEAR = re.compile(r"(?<![\w.,-])(?:1\d{3}|20\d{2})(?![\w,.]\d|\w)")


@dataclass
class Rates:
    """Counts so far, and what may be shown of them."""

    documents: int = 0
    sentences: int = 0
    dated: list[tuple[Sentence, list[Event]]] = field(default_factory=list)
    undated: list[tuple[Sentence, list[Event]]] = field(default_factory=list)
    resolved: list[tuple[Sentence, Event]] = field(default_factory=list)
    unresolved: list[tuple[Sentence, Event]] = field(default_factory=list)

    def add(self, analysed: AnalysedDocument) -> None:
        """Count one document."""
        self.documents += 1
        self.sentences += len(analysed.sentences)
        events: dict[int, list[Event]] = {}
        for event in analysed.events:
            for index in event.sentences:
                events.setdefault(index, []).append(event)
        for sentence in analysed.sentences:
            if YEAR.search(sentence.text):
                found = events.get(sentence.index, [])
                (self.dated if any(event.interval for event in found) else self.undated).append((sentence, found))
        for sentence, subject in pronouns(analysed):
            told = [(sentence, event) for event in events.get(sentence.index, [])]
            (self.resolved if subject else self.unresolved).extend(told)

    def report(self) -> dict[str, float | int]:
        """The counts and the two shares."""
        years, events = len(self.dated) + len(self.undated), len(self.resolved) + len(self.unresolved)
        return {
            "documents": self.documents,
            "sentences": self.sentences,
            "with_year": years,
            "dated": round(len(self.dated) / years, 4) if years else 0.0,
            "by_pronoun": events,
            "resolved": round(len(self.resolved) / events, 4) if events else 0.0,
        }


def main() -> int:
    """Run the measurement; the exit code."""
    parser = argparse.ArgumentParser(description="Measure what becomes of sentences.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--lang", help="language of texts that state none")
    parser.add_argument("--show", type=int, default=0, help="random ones of each kind to print")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    rates = Rates()
    for document in documents_of(arguments.file, arguments.lang):
        rates.add(analyse(document, summaries=False))
    draw = random.Random(arguments.seed)
    for kind in ("undated", "dated", "unresolved", "resolved"):
        found = getattr(rates, kind)
        for sentence, told in draw.sample(found, min(arguments.show, len(found))):
            print(f"{kind}: {sentence.text}")
            for event in told if isinstance(told, list) else [told]:
                print(f"    {shown(event)}")
    print(json.dumps(rates.report()))
    return 0


def documents_of(file: Path, language: str | None) -> Iterator[SourceDocument]:
    """The documents of a file; a failure to read one ends the program."""
    if file.suffix == ".tsv":
        for line in file.read_text(encoding="utf-8").splitlines():
            name, _, text = line.partition("\t")
            yield SourceDocument(name, "", text, name, language, None)
        return
    for document in read_documents([file], language=language):
        if not isinstance(document, SourceDocument):
            sys.exit(f"{document.id}: {document.error}")
        yield document


def pronouns(analysed: AnalysedDocument) -> Iterator[tuple[Sentence, str | None]]:
    """The sentences whose subject is a pronoun or left out, and who it is, if known."""
    readings = resolve_references(analysed.sentences, analysed.language, subject_title(analysed.document))
    is_pronoun = is_italian_pronoun if analysed.language == "it" else is_english_pronoun
    for sentence, reading in zip(analysed.sentences, readings, strict=True):
        if is_pronoun(sentence):
            yield sentence, reading.subject


def is_english_pronoun(sentence: Sentence) -> bool:
    """Whether "he", "she", "it" or "they" is the subject; not "it is said that"."""
    cutter = clause_cutter()
    clause = cutter.cut(sentence, ())
    spoken = clause.word(clause.subject) in SUBJECTS and not cutter.is_fragment(clause)
    return spoken and not (clause.word(clause.subject) == "it" and cutter.is_pleonastic(clause))


def is_italian_pronoun(sentence: Sentence) -> bool:
    """Whether the subject is a pronoun or left out; not of "piove", nor where it follows its verb."""
    verbs = italian_verbs()
    tokens = tokenise(sentence.text)
    mentions = mentions_by_token(sentence, tokens)
    opening = OpeningFinder(verbs).find(tokens, mentions, ())
    if opening is None:
        return False
    if opening.subject is not None:
        word = tokens[opening.subject].lower
        return pronoun_gender(word) is not None or word in words("it", "subject_pronouns_plural")
    group = verbs.read(tokens, opening.start, opening.verb)
    return not (group.impersonal or (group.presents and group.end in mentions))


clause_cutter = cache(ClauseCutter)
italian_verbs = cache(ItalianVerbs)


def shown(event: Event) -> str:
    """One line of an event."""
    when = f"{event.interval.start}..{event.interval.end}" if event.interval else "static"
    subject = next((part.name for part in event.participants if part.role == "subject"), "-")
    state = f"{event.effect.value} {event.relation}={event.value}" if event.relation else ""
    return f"{when} [{subject}] {state} | {event.text}"


if __name__ == "__main__":
    sys.exit(main())
