"""What is counted in Kodiak."""

from typing import Any

from anadrome.arena.statistics.collector import Collector, Measure
from anadrome.games.kodiak.events import (
    Climbed,
    HeroicRun,
    Idle,
    Missed,
    RoundBegan,
    Saved,
    Slowed,
    Took,
    WentHome,
)

SALMON = "Salmon, a seat"
TABLE = "At the table, a game"


class KodiakCollector(Collector):
    """The score is what lies in the reserves, all rounds together: each salmon taken or saved."""

    measures = (
        Measure("heroic_runs", "heroic runs", TABLE),
        Measure("missed_turns", "turns without salmon", TABLE),
        Measure("ties_won", "climbs after a tie", TABLE),
        Measure("slowed", "predators slowed", TABLE),
        Measure("idle_visitors", "visitors for nothing", TABLE),
        Measure("saved", "own salmon saved", SALMON, by_seat=True),
        Measure("captured", "salmon of others taken", SALMON, by_seat=True),
        Measure("taken_back", "own salmon taken back", SALMON, by_seat=True),
        Measure("empty_jaws", "predators gone home empty", SALMON, by_seat=True),
    )

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.scores: list[int] = [0] * players

    def hear(self, fact: Any) -> None:
        match fact:
            case RoundBegan(round=1, cascade=cascade):
                self.first = cascade[0]
            case Took(seat=seat, owner=owner, value=value):
                self.scores[seat] += value
                self.count("taken_back" if seat == owner else "captured", seat=seat)
            case Saved(owner=owner, value=value):
                self.scores[owner] += value
                self.count("saved", seat=owner)
            case WentHome(seat=seat):
                self.count("empty_jaws", seat=seat)
            case HeroicRun():
                self.count("heroic_runs")
            case Missed():
                self.count("missed_turns")
            case Climbed():
                self.count("ties_won")
            case Slowed():
                self.count("slowed")
            case Idle():
                self.count("idle_visitors")
