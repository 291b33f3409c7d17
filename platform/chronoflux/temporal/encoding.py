"""The time half of an event's vector: Fourier features of its interval (DyG-RAG, section 5.1).

Feature k is the mean of w_k * e^(i * 2 * pi * t / P_k) over the days t of the interval, as a cosine and a sine; the
whole is scaled to length one. The 32 periods P_k are evenly spaced in their logarithm from 16 days to 10,000 years, and
w_k is sqrt(k / 32), k from 1 for the shortest: slow features carry more, so that the cosine of two encodings falls
steadily with their distance (a year .80, a decade .64, a century .31) instead of ringing. A long interval loses its
fast features: it is near everything it covers and equal to no single day. The calendar has no borders here: years
before Christ and far futures encode like any other.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from chronoflux.calendar import OPEN_DAY

TIME_DIMENSION = 64
"""Length of a time vector: a cosine and a sine for each of 32 periods."""

SHORTEST_PERIOD_DAYS = 16.0
LONGEST_PERIOD_DAYS = 365.2425 * 10_000
OPEN_SPAN_DAYS = 36_525
"""How far an open side reaches for the encoding: a century."""

_COUNT = TIME_DIMENSION // 2
_OMEGA = 2 * np.pi / np.geomspace(SHORTEST_PERIOD_DAYS, LONGEST_PERIOD_DAYS, _COUNT)
_WEIGHTS = np.sqrt(np.arange(1, _COUNT + 1) / _COUNT)


def encode_time(start_day: int, end_day: int) -> NDArray[np.float32]:
    """Encode an interval as a unit vector.

    Args:
        start_day: first day, from 1970-01-01; -OPEN_DAY when open.
        end_day: last day, inclusive; OPEN_DAY when open.

    Returns:
        float32 of shape (TIME_DIMENSION,), length one; zeros when both sides are open (no time is stated).

    Raises:
        ValueError: the interval ends before it starts.
    """
    if start_day > end_day:
        raise ValueError(f"interval ends before it starts: {start_day} > {end_day}")
    if start_day <= -OPEN_DAY and end_day >= OPEN_DAY:
        return no_time()
    first = end_day - OPEN_SPAN_DAYS if start_day <= -OPEN_DAY else start_day
    last = start_day + OPEN_SPAN_DAYS if end_day >= OPEN_DAY else end_day
    centre, half_length = (first + last) / 2, (last - first + 1) / 2
    damping = _WEIGHTS * np.sinc(half_length * _OMEGA / np.pi)
    vector = np.concatenate([damping * np.cos(centre * _OMEGA), damping * np.sin(centre * _OMEGA)])
    unit: NDArray[np.float32] = (vector / np.linalg.norm(vector)).astype(np.float32)
    return unit


def no_time() -> NDArray[np.float32]:
    """The vector of a static event: zeros, shape (TIME_DIMENSION,)."""
    return np.zeros(TIME_DIMENSION, dtype=np.float32)
