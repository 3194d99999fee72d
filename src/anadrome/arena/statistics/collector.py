"""What a game's events tell about a match: the running score, who began, and what to count."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from anadrome.core.events import Told


@dataclass(frozen=True, slots=True)
class Measure:
    """Something to count in a match, for the whole table or ``by_seat``.

    Measures that share a ``chart`` are drawn beside each other.
    """

    key: str
    label: str
    chart: str
    by_seat: bool = False


class Collector:
    """Listens to one match. A game without a collector of its own gets this one: no counts, no
    running score, nobody known to begin.
    """

    measures: ClassVar[tuple[Measure, ...]] = ()

    def __init__(self, players: int) -> None:
        self.players = players
        self.first: int | None = None
        self.scores: list[int] | None = None
        self.counts = {m.key: [0] * (players if m.by_seat else 1) for m in self.measures}

    def listen(self, told: Iterable[Told]) -> None:
        """Take note of what happened. Each fact counts once, whoever may hear it."""
        for one in told:
            self.hear(one.fact)

    def hear(self, fact: Any) -> None:
        """Take note of one fact."""

    def count(self, key: str, times: int = 1, seat: int = 0) -> None:
        """Something happened, to a seat if it is counted so."""
        self.counts[key][seat] += times
