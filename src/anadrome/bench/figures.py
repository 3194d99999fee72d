"""What is measured: figures, each with our work, perhaps a peer's, and the ratio to reach."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from platform import python_version

from anadrome.bench.measure import Rates, Work, measured
from anadrome.games.kodiak import rules


@dataclass(frozen=True, slots=True)
class Figure:
    """A line of the bench: ``peer_name`` says what stands beside us, ``target`` the ratio to reach
    in the first unit.
    """

    name: str
    work: Work
    peer: Work | None = None
    peer_name: str = ""
    target: float | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """A figure and what was found."""

    figure: Figure
    rates: Rates
    peer: Rates | None

    @property
    def ratio(self) -> float | None:
        """How many times the peer's rate, in the first unit."""
        unit = self.figure.work.units[0]
        return (
            None if self.peer is None else self.rates.per_second[unit] / self.peer.per_second[unit]
        )


def works_of(figures: Sequence[Figure]) -> list[Work]:
    """Our works, each followed by its peer's."""
    return [work for figure in figures for work in (figure.work, figure.peer) if work is not None]


def results(figures: Sequence[Figure], seconds: float) -> Iterator[list[Result] | None]:
    """None for each step, at last the results."""
    for rates in measured(works_of(figures), seconds):
        if rates is None:
            yield None
            continue
        left = iter(rates)
        yield [
            Result(figure, next(left), None if figure.peer is None else next(left))
            for figure in figures
        ]


def compiled() -> bool:
    """Whether the rules that run here are compiled."""
    return not rules.__file__.endswith(".py")


def engine() -> str:
    """What the figures were measured on, as far as it is ours to say."""
    way = "compiled by mypyc" if compiled() else "interpreted"
    return f"rules {way}, Python {python_version()} on {sys.platform}"
