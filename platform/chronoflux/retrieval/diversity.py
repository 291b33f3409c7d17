"""Passages that add to each other: maximal marginal relevance (Carbonell & Goldstein 1998)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from chronoflux import cypher
from chronoflux.graph.runner import QueryRunner
from chronoflux.retrieval.passages import PassageHit

_ALIKE = 0.3
"""Cosine from which two passages say the same in part; what merely shares its topic lies below."""


def diversify(runner: QueryRunner, hits: Sequence[PassageHit], weight: float, k: int) -> list[PassageHit]:
    """The k passages that score best once what they repeat of better ones is taken off.

    One by one the passage of highest `score - weight * repeats` is taken, `repeats` being its greatest cosine to those
    taken before, of which what lies below 0.3 does not count. That difference is its new score, so scores still fall.

    Args:
        runner: the graph, which holds the passages' vectors.
        hits: the candidates, best first; ties keep this order.
        weight: of repeating; 0 leaves the ranking as it is.
        k: how many to take.
    """
    if weight == 0 or len(hits) < 2:
        return list(hits[:k])
    repeats = _repeats(runner, hits)
    scores = np.array([hit.score for hit in hits])
    penalty = np.zeros(len(hits))
    taken: list[PassageHit] = []
    for _ in range(min(k, len(hits))):
        best = int(np.argmax(scores - weight * penalty))
        taken.append(replace(hits[best], score=float(scores[best] - weight * penalty[best])))
        scores[best] = -np.inf
        penalty = np.maximum(penalty, repeats[best])
    return taken


def _repeats(runner: QueryRunner, hits: Sequence[PassageHit]) -> NDArray[np.float64]:
    """How much each pair of passages says alike, 0..1; a passage without a vector is like none."""
    rows = runner.read(cypher.load("retrieve/passage_vectors"), ids=[hit.id for hit in hits])
    stored = {row["id"]: np.asarray(row["vector"].to_numpy(), dtype=np.float64) for row in rows}
    size = len(next(iter(stored.values()), ()))
    vectors = np.array([stored.get(hit.id, np.zeros(size)) for hit in hits]).reshape(len(hits), size)
    lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
    unit = vectors / np.where(lengths > 0, lengths, 1.0)
    return np.maximum(unit @ unit.T - _ALIKE, 0.0) / (1 - _ALIKE)
