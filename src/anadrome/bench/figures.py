"""What is measured: figures, each with our work and perhaps peers beside it; and what was found."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from platform import python_version

from anadrome.bench.measure import Rates, Work, measured
from anadrome.core import bits


@dataclass(frozen=True, slots=True)
class Peer:
    """Something well known beside a figure, measured in the same run.

    ``target`` is the ratio to reach in the first unit of ``work``, which shares its units with
    ours; there is no work where the peer is not installed.
    """

    name: str
    work: Work | None
    target: float | None = None


@dataclass(frozen=True, slots=True)
class Figure:
    """A line of the bench."""

    name: str
    work: Work
    peers: tuple[Peer, ...] = ()


@dataclass(frozen=True, slots=True)
class Beside:
    """A peer and what was found of it; no rates where it is not installed."""

    peer: Peer
    rates: Rates | None

    def rate(self, unit: str) -> float | None:
        """What the peer does in a CPU second; None where it does not count in this unit."""
        return None if self.rates is None else self.rates.per_second.get(unit)

    def target(self, unit: str) -> float | None:
        """The ratio to reach in this unit."""
        work = self.peer.work
        return None if work is None or unit != work.units[0] else self.peer.target


@dataclass(frozen=True, slots=True)
class Result:
    """A figure and what was found."""

    figure: Figure
    rates: Rates
    beside: tuple[Beside, ...]


def works_of(figures: Sequence[Figure]) -> list[Work]:
    """Our works, each followed by its peers'."""
    return [
        work
        for figure in figures
        for work in (figure.work, *(peer.work for peer in figure.peers))
        if work is not None
    ]


def results(figures: Sequence[Figure], seconds: float) -> Iterator[list[Result] | None]:
    """None for each step, at last the results."""
    for rates in measured(works_of(figures), seconds):
        if rates is None:
            yield None
            continue
        left = iter(rates)
        yield [
            Result(
                figure,
                next(left),
                tuple(Beside(peer, next(left) if peer.work else None) for peer in figure.peers),
            )
            for figure in figures
        ]


def compiled() -> bool:
    """Whether the rules that run here are compiled; all of them are, or none."""
    return not bits.__file__.endswith(".py")


def engine() -> str:
    """What the figures were measured on, as far as it is ours to say."""
    way = "compiled by mypyc" if compiled() else "interpreted"
    return f"rules {way}, Python {python_version()} on {sys.platform}"
