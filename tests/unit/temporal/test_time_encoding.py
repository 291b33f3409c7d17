"""Likeness of encoded times."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from chronoflux.calendar import OPEN_DAY
from chronoflux.temporal.encoding import TIME_DIMENSION, encode_time, no_time

DAYS = st.integers(-2_000_000, 2_000_000)
DISTANCES = [0, 1, 30, 365, 3_650, 36_500, 182_500]


def likeness(one, other):
    return float(encode_time(*one) @ encode_time(*other))


@given(DAYS, st.integers(0, 100_000))
def test_unit_length_and_stable(start, length):
    vector = encode_time(start, start + length)
    assert vector.shape == (TIME_DIMENSION,)
    assert vector.dtype == np.float32
    assert np.linalg.norm(vector) == pytest.approx(1, abs=1e-5)
    assert np.array_equal(vector, encode_time(start, start + length))


@given(DAYS)
def test_likeness_falls_with_distance_anywhere_on_the_calendar(day):
    likenesses = [likeness((day, day), (day + distance, day + distance)) for distance in DISTANCES]
    assert likenesses == sorted(likenesses, reverse=True)


@given(DAYS, st.integers(0, 100_000))
def test_likeness_depends_on_distance_alone(day, distance):
    assert likeness((day, day), (day + distance, day + distance)) == pytest.approx(
        likeness((0, 0), (-distance, -distance)), abs=1e-3
    )


def test_a_year_is_nearer_its_own_days_than_another_years():
    year = (0, 364)
    assert (
        likeness(year, (180, 180)) > likeness(year, (180 + 365 * 3, 180 + 365 * 3)) > likeness(year, (36_500, 36_500))
    )


def test_open_sides_point_the_right_way():
    since, until = (10_000, OPEN_DAY), (-OPEN_DAY, 10_000)
    assert likeness(since, (15_000, 15_000)) > likeness(until, (15_000, 15_000))
    assert likeness(until, (5_000, 5_000)) > likeness(since, (5_000, 5_000))


def test_no_time_is_zero():
    assert not no_time().any()
    assert not encode_time(-OPEN_DAY, OPEN_DAY).any()


def test_reversed_interval_is_refused():
    with pytest.raises(ValueError, match="ends before"):
        encode_time(2, 1)
