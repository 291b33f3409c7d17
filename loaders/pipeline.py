"""Loading end to end: read, analyse, embed, write, settle; in batches, streamed, and resumable from the ledger."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from chronoflux import cypher
from chronoflux.errors import ChronofluxError, GraphError, GraphUnavailableError
from chronoflux.graph.runner import QueryRunner, Transaction
from chronoflux.graph.schema import ensure_schema
from chronoflux.language.embeddings import Embedder, load_embedder
from chronoflux.loaders.analysis import analyse
from chronoflux.loaders.delete import remove_documents
from chronoflux.loaders.documents import ReadFailure, read_documents
from chronoflux.loaders.embedded import EmbeddedDocument, embed_documents
from chronoflux.loaders.ledger import Entry, content_hash, is_unchanged, read_ledger, write_ledger
from chronoflux.loaders.report import Failed, LoadReport, Report, silent
from chronoflux.loaders.settle import lock, settle
from chronoflux.loaders.writers.entities import write_entities
from chronoflux.loaders.writers.events import write_events
from chronoflux.loaders.writers.texts import write_texts
from chronoflux.loaders.written_summaries import SummaryWriter
from chronoflux.model import AnalysedDocument, SourceDocument
from chronoflux.settings import Settings
from chronoflux.temporal.encoding import TIME_DIMENSION

_SENTENCES_PER_BATCH = 512
_SECONDS_PER_BATCH = 2.0
"""A batch is written when it is this large or this old, so that a crash loses little work."""
_BATCHES_AHEAD = 2


@dataclass(frozen=True, slots=True)
class _Prepared:
    analysed: AnalysedDocument
    digest: str
    known: bool


def load_paths(
    paths: Sequence[str | Path],
    runner: QueryRunner,
    settings: Settings,
    *,
    language: str | None = None,
    reference_date: str | None = None,
    encoding: str | None = None,
    summaries: str = "extractive",
    replace: bool = False,
    progress: Report = silent,
) -> LoadReport:
    """Load every document under the paths into settings.collection.

    Args:
        paths: files, folders, or "-" for standard input.
        runner: the graph.
        settings: collection, models and thresholds.
        language: "en", "en-GB" or "it" for documents that do not say; None detects it.
        reference_date: ISO date for documents that carry none; what relative expressions hang on.
        encoding: of the files; None means UTF-8, or what a byte order mark says.
        summaries: "extractive", "llm" (by the configured chat model) or "none".
        replace: let a document take over an id that was loaded from another source.
        progress: told how far the work is.

    Raises:
        DocumentError: a path does not exist.
        ConfigurationError: written summaries are wanted, but no chat model is set.
        EmbeddingMismatchError: the graph was embedded by another model; nothing is written.
        GraphUnavailableError: the database went away; what was written is whole, and the next load goes on from there.
    """
    documents = read_documents(paths, language=language, reference_date=reference_date, encoding=encoding)
    return load_documents(documents, runner, settings, summaries=summaries, replace=replace, progress=progress)


def load_documents(
    documents: Iterable[SourceDocument | ReadFailure],
    runner: QueryRunner,
    settings: Settings,
    *,
    summaries: str = "extractive",
    replace: bool = False,
    progress: Report = silent,
) -> LoadReport:
    """Load documents that were read already; as load_paths otherwise."""
    started = time.monotonic()
    progress("preparing", 0, None)
    embedder = load_embedder(settings)
    ensure_schema(runner, embedder.name, embedder.dimension, TIME_DIMENSION)
    before = _counts(runner, settings.collection)
    loader = _Loader(runner, settings, embedder, summaries, replace)
    loader.run(documents, progress)
    settle(runner, settings, embedder, progress)
    report = loader.report
    _add_counts(report, before, _counts(runner, settings.collection))
    report.seconds = round(time.monotonic() - started, 3)
    return report


class _Loader:
    def __init__(
        self, runner: QueryRunner, settings: Settings, embedder: Embedder, summaries: str, replace: bool
    ) -> None:
        self.report = LoadReport()
        self._runner = runner
        self._settings = settings
        self._embedder = embedder
        self._summaries = f"llm:{settings.llm_model}" if summaries == "llm" else summaries
        self._replace = replace
        self._writer = SummaryWriter(settings) if summaries == "llm" else None
        self._named: set[str] = set()

    def run(self, documents: Iterable[SourceDocument | ReadFailure], progress: Report) -> None:
        """Analyse on this thread, while others encode and write the batches before."""
        ledger = read_ledger(self._runner, self._settings.collection)
        with (
            ThreadPoolExecutor(1, "chronoflux-encoder") as encoder,
            ThreadPoolExecutor(1, "chronoflux-writer") as writer,
        ):
            ahead: deque[Future[None]] = deque()
            for batch in _batches(self._prepared(documents, ledger, progress)):
                encoded = encoder.submit(embed_documents, [one.analysed for one in batch], self._embedder, self._named)
                ahead.append(writer.submit(self._write_encoded, batch, encoded, progress))
                while len(ahead) > _BATCHES_AHEAD or (ahead and ahead[0].done()):
                    ahead.popleft().result()
            for future in ahead:
                future.result()
        if self._writer:
            self._writer.say()

    def _prepared(
        self, documents: Iterable[SourceDocument | ReadFailure], ledger: dict[str, Entry], progress: Report
    ) -> Iterator[_Prepared]:
        for number, document in enumerate(documents, start=1):
            progress("reading", number, None)
            if isinstance(document, ReadFailure):
                self.report.failed.append(Failed(id=document.id, error=document.error))
                continue
            try:
                digest = content_hash(document, self._settings, self._summaries)
                if is_unchanged(document, digest, ledger, replace=self._replace):
                    self.report.skipped += 1
                    continue
                analysed = analyse(document, self._settings, summaries=self._summaries != "none")
                if self._writer:
                    analysed = self._writer.rewrite(analysed)
            except ChronofluxError as error:
                self.report.failed.append(Failed(id=document.id, error=str(error)))
                continue
            yield _Prepared(analysed, digest, document.id in ledger)

    def _write_encoded(self, batch: list[_Prepared], encoded: Future[list[EmbeddedDocument]], progress: Report) -> None:
        self._write(batch, encoded.result())
        progress("loading", self.report.documents, None)

    def _write(self, batch: list[_Prepared], embedded: list[EmbeddedDocument]) -> None:
        """Write a batch in one transaction; where the database refuses it, its documents one by one."""
        try:
            self._runner.transact(partial(self._write_batch, batch=batch, embedded=embedded))
        except GraphUnavailableError:
            raise
        except GraphError as error:
            if len(batch) == 1:
                self.report.failed.append(Failed(id=batch[0].analysed.document.id, error=str(error)))
                return
            for prepared, one in zip(batch, embedded, strict=True):
                self._write([prepared], [one])
            return
        self.report.documents += len(batch)

    def _write_batch(self, tx: Transaction, batch: list[_Prepared], embedded: list[EmbeddedDocument]) -> None:
        collection = self._settings.collection
        lock(tx, collection)
        if outdated := [prepared.analysed.document.id for prepared in batch if prepared.known]:
            remove_documents(tx, self._settings, self._embedder, outdated)
        write_texts(tx, collection, embedded)
        write_entities(tx, collection, embedded)
        write_events(tx, collection, embedded)
        write_ledger(tx, collection, ((prepared.analysed.document, prepared.digest) for prepared in batch))


def _batches(prepared: Iterable[_Prepared]) -> Iterator[list[_Prepared]]:
    batch: list[_Prepared] = []
    sentences, started = 0, time.monotonic()
    for one in prepared:
        batch.append(one)
        sentences += len(one.analysed.sentences)
        if sentences >= _SENTENCES_PER_BATCH or time.monotonic() - started > _SECONDS_PER_BATCH:
            yield batch
            batch, sentences, started = [], 0, time.monotonic()
    if batch:
        yield batch


def _counts(runner: QueryRunner, collection: str) -> dict[str, int]:
    rows = runner.read(cypher.load("read/collection_counts"), collection=collection)
    return {row["name"]: row["n"] for row in rows}


def _add_counts(report: LoadReport, before: dict[str, int], after: dict[str, int]) -> None:
    added = {name: after[name] - before[name] for name in after}
    report.passages, report.summaries = added["Passage"], added["Summary"]
    report.sentences, report.entities, report.events = added["Sentence"], added["Entity"], added["Event"]
    report.edges = {name: n for name, n in added.items() if name.isupper()}
