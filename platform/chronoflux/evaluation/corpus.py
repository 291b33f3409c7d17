"""The corpus of a data set in the graph, exactly and once."""

from __future__ import annotations

import logging
from pathlib import Path

from chronoflux.graph.runner import QueryRunner
from chronoflux.loaders.catalogue import list_documents
from chronoflux.loaders.delete import delete_documents
from chronoflux.loaders.documents import read_documents
from chronoflux.loaders.pipeline import load_paths
from chronoflux.loaders.report import Report
from chronoflux.model import SourceDocument
from chronoflux.settings import Settings

_log = logging.getLogger("chronoflux")


def load_corpus(corpus: Path, runner: QueryRunner, settings: Settings, progress: Report) -> None:
    """Make settings.collection hold the corpus and nothing else.

    The ledger decides what is there already, for this content and this version of the pipeline; documents that an
    earlier corpus of the same name left behind are deleted.
    """
    report = load_paths([corpus], runner, settings, replace=True, progress=progress)
    for failure in report.failed:
        _log.warning("not loaded: %s: %s", failure["id"], failure["error"])
    loaded = {row["id"] for row in list_documents(runner, settings.collection)}
    if len(loaded) == report.documents + report.skipped:
        return
    wanted = {document.id for document in read_documents([corpus]) if isinstance(document, SourceDocument)}
    if stale := sorted(loaded - wanted):
        delete_documents(runner, settings, stale)
