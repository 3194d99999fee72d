"""Rates per CPU second: each work is done many times, all in turn, and the middle rate counts.

Works take turns so that a slow minute of the machine slows all of them alike; ratios within one
run are what can be compared.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import median

ROUNDS = 5


@dataclass(frozen=True, slots=True)
class Work:
    """Something to be timed: ``run(times)`` does it so often, and counts what it did by unit."""

    units: tuple[str, ...]
    run: Callable[[int], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Rates:
    """What a work does in a CPU second, by unit; ``spread`` is the widest swing around it."""

    per_second: dict[str, float]
    spread: float


def measured(works: Sequence[Work], seconds: float) -> Iterator[list[Rates] | None]:
    """Each work for about so many CPU seconds; None for each step, at last the rates in order."""
    slice_seconds = seconds / ROUNDS
    times = []
    for work in works:
        times.append(_calibrated(work, slice_seconds))
        yield None
    found: list[list[tuple[float, ...]]] = [[] for _ in works]
    for _ in range(ROUNDS):
        for k, work in enumerate(works):
            counts, spent = _timed(work, times[k])
            found[k].append(tuple(count / spent for count in counts))
            yield None
    yield [_rates(work, slices) for work, slices in zip(works, found, strict=True)]


def steps(works: Sequence[Work]) -> int:
    """How many steps ``measured`` takes."""
    return len(works) * (ROUNDS + 1) + 1


def _calibrated(work: Work, seconds: float) -> int:
    """How often to do it to fill the time; the first runs warm the caches."""
    times = 1
    while True:
        _, spent = _timed(work, times)
        if spent > seconds / 4:
            return max(1, int(times * seconds / spent))
        times *= 4


def _timed(work: Work, times: int) -> tuple[tuple[int, ...], float]:
    before = time.process_time()
    counts = work.run(times)
    return counts, max(time.process_time() - before, 1e-9)


def _rates(work: Work, slices: Sequence[tuple[float, ...]]) -> Rates:
    middle = [median(column) for column in zip(*slices, strict=True)]
    swing = max(abs(each[0] - middle[0]) for each in slices) / middle[0]
    return Rates(dict(zip(work.units, middle, strict=True)), swing)
