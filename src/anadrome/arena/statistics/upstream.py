"""What is counted in Upstream."""

from typing import Any

from anadrome.arena.statistics.collector import Collector, Measure
from anadrome.games.upstream.events import (
    Advanced,
    Arrived,
    BearCaught,
    EagleFlew,
    GameEnded,
    HeronAte,
    RoundBegan,
    RowFell,
    TurnEnded,
)
from anadrome.games.upstream.table import TOKENS

DEATHS = "Salmon lost, a seat"
RIVER = "On the way, a seat"
TABLE = "At the table, a game"
PAIR = 2


class UpstreamCollector(Collector):
    """The score is what a seat would have if the game ended now: its salmon, and the eggs of its
    tokens on the Spawn.
    """

    measures = (
        Measure("by_bears", "lost to bears", DEATHS, by_seat=True),
        Measure("by_eagles", "lost to eagles", DEATHS, by_seat=True),
        Measure("by_herons", "lost to herons", DEATHS, by_seat=True),
        Measure("washed_away", "washed away", DEATHS, by_seat=True),
        Measure("arrived", "tokens that arrive", RIVER, by_seat=True),
        Measure("salmon_left", "salmon left", RIVER, by_seat=True),
        Measure("unspent", "points not spent", RIVER, by_seat=True),
        Measure("rounds", "rounds", TABLE),
    )

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.salmon = [[PAIR] * TOKENS for _ in range(players)]
        self.scores: list[int] = [PAIR * TOKENS] * players

    def hear(self, fact: Any) -> None:
        match fact:
            case RoundBegan(round=number, first=first):
                self.count("rounds")
                if number == 1:
                    self.first = first
            case BearCaught(seat=seat, token=token, left=left):
                self._lost("by_bears", seat, token, left)
            case EagleFlew(seat=seat, token=token, left=left):
                self._lost("by_eagles", seat, token, left)
            case HeronAte(seat=seat, token=token, left=left):
                self._lost("by_herons", seat, token, left)
            case RowFell(lost=lost):
                for seat, token in lost:
                    self._lost("washed_away", seat, token, 0)
            case Arrived(seat=seat):
                self.scores[seat] += 1
                self.count("arrived", seat=seat)
            case Advanced(seat=seat):
                self.scores[seat] += 1
            case TurnEnded(seat=seat, unspent=unspent):
                self.count("unspent", unspent, seat)
            case GameEnded(salmon=salmon):
                for seat, left in enumerate(salmon):
                    self.count("salmon_left", left, seat)

    def _lost(self, cause: str, seat: int, token: int, left: int) -> None:
        """A token has so many salmon left, and had more."""
        dead = self.salmon[seat][token] - left
        self.salmon[seat][token] = left
        self.scores[seat] -= dead
        self.count(cause, dead, seat)
