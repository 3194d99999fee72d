"""Intervals: known values, and how often they hold what is true."""

from __future__ import annotations

import random

import pytest

from anadrome.arena.intervals import mean, share


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_as_published(part: int, whole: int, low: float, high: float) -> None:
    """The last two are the examples of Newcombe (1998), method 3."""
    found = share(part, whole)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_intervals_hold_the_truth_19_times_in_20() -> None:
    chance = random.Random(4)
    shares, means = 0, 0
    for _ in range(2000):
        values = [chance.random() < 0.3 for _ in range(80)]
        found = share(sum(values), len(values))
        shares += found.low <= 0.3 <= found.high
        sizes = [chance.gauss(7, 2) for _ in range(80)]
        middle = mean(sizes)
        means += middle.low <= 7 <= middle.high
    assert 0.935 < shares / 2000 < 0.965
    assert 0.935 < means / 2000 < 0.965


def test_a_single_value_is_its_own_interval() -> None:
    found = mean([3])
    assert (found.value, found.low, found.high) == (3, 3, 3)
