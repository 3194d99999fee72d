"""Whether memory stays flat over many games."""

import resource
from collections.abc import Callable, Iterator
from dataclasses import dataclass

STEPS = 10


@dataclass(frozen=True, slots=True)
class Growth:
    """The most memory held (KiB) after the first tenth of ``games`` and after all of them."""

    name: str
    games: int
    early: int
    late: int


def growth(name: str, games: int, play: Callable[[int], object]) -> Iterator[Growth | None]:
    """Play so many games in ten parts: None for each part, at last the growth."""
    peaks = []
    for _ in range(STEPS):
        play(max(1, games // STEPS))
        peaks.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
        yield None
    yield Growth(name, games, peaks[0], peaks[-1])
