"""Vectors of things that were never encoded: sums of others, brought to unit length."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

_TINY = np.float32(1e-12)


def unit_rows(rows: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    """The rows at unit length; a row of zeros stays."""
    unit: npt.NDArray[np.float32] = rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), _TINY)
    return unit
