"""A tree of summaries with maps between entities and passages, in the style of E²GraphRAG.

Source: "E²GraphRAG: Streamlining Graph-based RAG for High Efficiency and Effectiveness", arXiv 2505.24226.

Kept: a tree over each text, whose inner nodes join a fixed number of neighbours; maps from entities to passages and
back. Local search first: passages that hold two of the question's entities or more, those with most of them first.
Then global search over all nodes of the tree by likeness; what it finds is led by the passages that name the
question's entities most often.

Simplified: an inner node is the mean vector of the summaries below it, where E²GraphRAG has a language model write a
summary; a passage that is found through the tree scores the mean likeness along its branch; two entities are taken to
belong together when a passage holds both, without a limit on their distance in the graph.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

import numpy as np
import numpy.typing as npt

from chronoflux import cypher
from chronoflux.graph.runner import QueryRunner, Row
from chronoflux.language.embeddings import unit_rows
from chronoflux.retrieval.activation import by_names
from chronoflux.retrieval.fusion import fuse_ranks
from chronoflux.retrieval.neighbours.ranking import filled_up
from chronoflux.retrieval.neighbours.summaries import passage_summaries
from chronoflux.retrieval.neighbours.versions import PerVersion
from chronoflux.retrieval.passages import likeness_of_passages, passages_by_vector
from chronoflux.retrieval.request import Found, Request
from chronoflux.settings import Settings

_WIDTH = 5
"""Neighbours that a node joins."""

_Node = tuple[tuple[str, ...], npt.NDArray[np.float32]]
"""The passages below a node, and the sum of their vectors."""


@dataclass(frozen=True, slots=True)
class Tree:
    """The inner nodes of the trees over all texts of a collection.

    Attributes:
        leaves: ids of the passages below each node, in the order of the text.
        vectors: unit vectors, one row a node.
        branches: passage id -> numbers of the nodes above it; nothing for a passage that stands alone.
    """

    leaves: Sequence[tuple[str, ...]]
    vectors: npt.NDArray[np.float32]
    branches: Mapping[str, Sequence[int]]

    def likeness(self, vector: list[float]) -> npt.NDArray[np.float32]:
        """Cosine of each node and a unit vector."""
        if not self.leaves:
            return np.zeros(0, dtype=np.float32)
        return self.vectors @ np.asarray(vector, dtype=np.float32)

    def nearest_leaves(self, likeness: npt.NDArray[np.float32], most: int) -> list[str]:
        """Passages below the nodes of most likeness; a node that would bring too many is left to the nodes below it."""
        found: dict[str, None] = {}
        for node in np.argsort(-likeness, kind="stable"):
            if len(found) + len(self.leaves[node]) <= most:
                found |= dict.fromkeys(self.leaves[node])
        return list(found)

    def along_branches(self, likeness: npt.NDArray[np.float32], leaves: Mapping[str, float]) -> list[str]:
        """The passages by mean likeness from themselves up to the root, ties by id.

        Args:
            likeness: of each inner node.
            leaves: passage id -> likeness.
        """
        scores = {
            passage: float(np.mean([own, *(likeness[node] for node in self.branches.get(passage, ()))]))
            for passage, own in leaves.items()
        }
        return sorted(scores, key=lambda passage: (-scores[passage], passage))


def tree(request: Request) -> Found:
    """Passages that hold several of the question's entities, then what the tree of summaries finds."""
    entities = by_names(request.runner, request.settings, request.question, request.embedder)
    held = request.runner.read(cypher.load("retrieve/passages_of_entities"), entities=sorted(entities))
    mentions = Counter[str]()
    for row in held:
        mentions[row["id"]] += row["count"]
    ranking = dict.fromkeys([*together(held), *led_by_mentions(_through_tree(request), mentions)])
    return filled_up(request, fuse_ranks({"tree": list(ranking)}))


def together(held: Iterable[Row]) -> list[str]:
    """Passages that hold two entities or more: most entities first, then most mentions, then by id.

    Args:
        held: rows of passage `id`, `entity`, and the `count` of its mentions there.
    """
    found: dict[str, list[int]] = {}
    for row in held:
        found.setdefault(row["id"], []).append(row["count"])
    several = {passage: (len(counts), sum(counts)) for passage, counts in found.items() if len(counts) > 1}
    return sorted(several, key=lambda passage: (-several[passage][0], -several[passage][1], passage))


def led_by_mentions(ranking: Sequence[str], mentions: Mapping[str, int]) -> list[str]:
    """The same passages, those that name the question's entities most often first, otherwise in the order given."""
    return sorted(ranking, key=lambda passage: -mentions.get(passage, 0))


def plant(passages: Iterable[Row]) -> Tree:
    """The trees over texts: neighbours are joined, five by five, until one node is left of each text.

    Args:
        passages: rows of `document`, passage `id` and `vector` of its summary; a text's passages together, in order.
    """
    inner: list[_Node] = []
    for _, rows in groupby(passages, key=itemgetter("document")):
        level: list[_Node] = [((row["id"],), np.asarray(row["vector"], dtype=np.float32)) for row in rows]
        while len(level) > 1:
            groups = [level[start : start + _WIDTH] for start in range(0, len(level), _WIDTH)]
            level = [_join(group) for group in groups]
            inner += [node for node, group in zip(level, groups, strict=True) if len(group) > 1]
    branches: dict[str, list[int]] = {}
    for number, (leaves, _) in enumerate(inner):
        for passage in leaves:
            branches.setdefault(passage, []).append(number)
    sums = np.stack([total for _, total in inner]) if inner else np.zeros((0, 0), dtype=np.float32)
    return Tree([leaves for leaves, _ in inner], unit_rows(sums), branches)


def _join(nodes: Sequence[_Node]) -> _Node:
    below = tuple(passage for leaves, _ in nodes for passage in leaves)
    return below, np.sum([total for _, total in nodes], axis=0, dtype=np.float32)


def _through_tree(request: Request) -> list[str]:
    planted = _TREES.of(request.runner, request.settings)
    likeness = planted.likeness(request.vector)
    nearest = passages_by_vector(request.runner, request.settings, request.vector, request.depth)
    candidates = sorted({*nearest, *planted.nearest_leaves(likeness, request.depth)})
    leaves = likeness_of_passages(request.runner, candidates, request.vector)
    return planted.along_branches(likeness, leaves)[: request.depth]


def _plant(runner: QueryRunner, settings: Settings) -> Tree:
    return plant(passage_summaries(runner, settings.collection))


_TREES = PerVersion(_plant)
