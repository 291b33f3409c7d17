"""Vectors on their way into the graph."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from neo4j.vector import Vector


def as_vector(row: npt.NDArray[np.float32]) -> Vector:
    """A unit vector as a query parameter: four bytes a component, for `toFloatList` in Cypher to unpack.

    Sent as a list of numbers, 3,000 vectors of 384 components cost 0.8 s to pack and 1.5 s to store; so, 0.1 and 0.6.
    """
    from neo4j.vector import Vector

    return Vector(row)
