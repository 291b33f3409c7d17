"""Checks that a collection can be searched with the configured model."""

from __future__ import annotations

from chronoflux import cypher
from chronoflux.errors import UnknownCollectionError
from chronoflux.graph.runner import QueryRunner
from chronoflux.graph.schema import check_model
from chronoflux.language.embeddings import Embedder
from chronoflux.settings import Settings


def check_collection(runner: QueryRunner, settings: Settings, embedder: Embedder) -> None:
    """Check that the collection holds something and was embedded by this model.

    Raises:
        UnknownCollectionError: nothing was loaded there.
        EmbeddingMismatchError: another model filled the indexes.
    """
    if not runner.read(cypher.load("read/collection_exists"), collection=settings.collection):
        raise UnknownCollectionError(
            f"collection {settings.collection!r} holds no document; fill it with "
            f"`chronoflux load PATH --collection {settings.collection}`"
        )
    check_model(runner, embedder.name, embedder.dimension)
