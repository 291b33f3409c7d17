"""The time half of an event's vector: Fourier features of its interval (DyG-RAG, section 5.1).

An interval is encoded by the mean of e^(iωt) over its days, for frequencies ω spaced evenly in the logarithm between
one turn in two days and one turn in ten thousand years. The cosine of two encodings is then high for near times and
falls as they part; a long interval loses its high frequencies, so it is near everything it covers without matching any
one day exactly. Weights follow the square root of the period's logarithmic rank, which keeps the similarity falling with
distance instead of ringing.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from chronoflux.model import OPEN_DAY

TIME_DIMENSION = 64
"""Length of a time vector: a cosine and a sine for each of 32 frequencies."""

SHORTEST_PERIOD_DAYS = 2.0
LONGEST_PERIOD_DAYS = 365.2425 * 10_000
OPEN_SPAN_DAYS = 36_525
"""How far an open side reaches for the encoding: a century."""

_PERIODS = np.geomspace(SHORTEST_PERIOD_DAYS, LONGEST_PERIOD_DAYS, TIME_DIMENSION // 2)
_OMEGA = 2 * np.pi / _PERIODS


def encode_time(start_day: int, end_day: int) -> NDArray[np.float32]:
    """Encode an interval as a unit vector.

    Args:
        start_day: first day, from 1970-01-01; -OPEN_DAY when open.
        end_day: last day, inclusive; OPEN_DAY when open.

    Returns:
        float32 of shape (TIME_DIMENSION,), length one; zeros when both sides are open (no time is stated).
    """
    if start_day <= -OPEN_DAY and end_day >= OPEN_DAY:
        return no_time()
    if start_day <= -OPEN_DAY:
        start_day = end_day - OPEN_SPAN_DAYS
    if end_day >= OPEN_DAY:
        end_day = start_day + OPEN_SPAN_DAYS
    centre, half = (start_day + end_day) / 2, (end_day - start_day + 1) / 2
    damping = np.sinc(half * _OMEGA / np.pi)
    phases = centre * _OMEGA
    vector = np.concatenate([damping * np.cos(phases), damping * np.sin(phases)])
    return (vector / np.linalg.norm(vector)).astype(np.float32)


def no_time() -> NDArray[np.float32]:
    """The vector of a static event: zeros, shape (TIME_DIMENSION,)."""
    return np.zeros(TIME_DIMENSION, dtype=np.float32)
