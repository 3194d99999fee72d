"""What is counted in Coldwater Crown."""

from typing import Any

from anadrome.arena.statistics.collector import Collector, Measure
from anadrome.games.coldwater.events import (
    Caught,
    GameEnded,
    MasterCaught,
    NothingCaught,
    TackleUsed,
    TrophyWon,
    TurnBegan,
)

TROPHIES = "Trophies, a seat"
CATCH = "Catch, a seat"


class ColdwaterCollector(Collector):
    """The score is that of the trophies won and the Master Anglers caught; the Tag joins it at the
    end (C-SCORE-1). The silent angler has no seat, so nothing of it is counted.
    """

    measures = (
        Measure("mystery", "mystery weights", TROPHIES, by_seat=True),
        Measure("small-species", "small species", TROPHIES, by_seat=True),
        Measure("eight-species", "eight species", TROPHIES, by_seat=True),
        Measure("three-alike", "three alike", TROPHIES, by_seat=True),
        Measure("four-different", "four different", TROPHIES, by_seat=True),
        Measure("twelve-fish", "first to twelve fish", TROPHIES, by_seat=True),
        Measure("shore", "shore contest", TROPHIES, by_seat=True),
        Measure("lake", "lake contest", TROPHIES, by_seat=True),
        Measure("river", "river contest", TROPHIES, by_seat=True),
        Measure("fish", "fish", CATCH, by_seat=True),
        Measure("masters", "Master Anglers", CATCH, by_seat=True),
        Measure("nothing", "zones emptied for nothing", CATCH, by_seat=True),
        Measure("tackle", "tackle used", CATCH, by_seat=True),
        Measure("turns", "turns", CATCH, by_seat=True),
    )

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.scores: list[int] = [0] * players

    def hear(self, fact: Any) -> None:
        if getattr(fact, "seat", 0) >= self.players:
            return
        match fact:
            case TurnBegan(seat=seat):
                self.first = seat if self.first is None else self.first
                self.count("turns", seat=seat)
            case TrophyWon(seat=seat, trophy=trophy, points=points):
                self.scores[seat] += points
                self.count(trophy, seat=seat)
            case MasterCaught(seat=seat):
                self.scores[seat] += 1
                self.count("masters", seat=seat)
            case Caught(seat=seat):
                self.count("fish", seat=seat)
            case NothingCaught(seat=seat):
                self.count("nothing", seat=seat)
            case TackleUsed(seat=seat):
                self.count("tackle", seat=seat)
            case GameEnded(scores=scores):
                self.scores = [score.total for score in scores[: self.players]]
