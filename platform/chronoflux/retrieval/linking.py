"""From the names in a question to the entities of a collection."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from chronoflux import cypher
from chronoflux.graph.identity import entity_id
from chronoflux.graph.runner import QueryRunner
from chronoflux.language.names import normalise_name
from chronoflux.retrieval.fulltext import lucene_query
from chronoflux.retrieval.naming import parts

_WORD = re.compile(r"\w+")
_NAMESAKES = 5
"""Entities taken for a name that no entity bears exactly."""
_SAME = 0.75
"""Certainty from which an entity bears a name as a whole."""


@dataclass(frozen=True, slots=True)
class Linked:
    """An entity that a name in the question stands for.

    Attributes:
        asked: the name as asked.
        id, name: the entity.
        certainty: 1 for the very name, less the more words the two names do not share.
    """

    asked: str
    id: str
    name: str
    certainty: float


def link_entities(runner: QueryRunner, collection: str, names: Iterable[str]) -> list[Linked]:
    """Entities for the names, the exact one where it exists, else those whose words all match.

    A near namesake never stands in for an exact name.
    """
    names = list(dict.fromkeys(names))
    keys = {entity_id(collection, normalise_name(name)): name for name in names}
    rows = runner.read(cypher.load("retrieve/entities_by_key"), collection=collection, ids=list(keys))
    linked = [Linked(keys[row["id"]], row["id"], row["name"], 1.0) for row in rows]
    exact = {link.asked for link in linked}
    for name in names:
        if name not in exact:
            linked += _near(runner, collection, name)
    return linked


def names_apart(runner: QueryRunner, collection: str, names: Iterable[str]) -> tuple[str, ...]:
    """The names, one that joins several ("Castagnier and Roope") as those where the collection knows only them."""
    apart: list[str] = []
    for name in names:
        whole, *joined = parts(name)
        borne = [link.certainty for link in link_entities(runner, collection, [whole])] if len(joined) > 1 else [1.0]
        known = max(borne, default=0.0) < _SAME and all(link_entities(runner, collection, [part]) for part in joined)
        apart += joined if known else [name]
    return tuple(dict.fromkeys(apart))


def _near(runner: QueryRunner, collection: str, name: str) -> list[Linked]:
    query = lucene_query(normalise_name(name), collection, field="name", required=True)
    if query is None:
        return []
    rows = runner.read(
        cypher.load("retrieve/entities_by_text"), collection=collection, query=query, limit=4 * _NAMESAKES
    )
    asked = set(_WORD.findall(normalise_name(name)))
    found = [Linked(name, row["id"], row["name"], _shared(asked, row["normalized"])) for row in rows]
    return sorted(found, key=lambda link: (-link.certainty, link.id))[:_NAMESAKES]


def _shared(asked: set[str], normalized: str) -> float:
    other = set(_WORD.findall(normalized))
    return len(asked & other) / max(1, len(asked | other))
