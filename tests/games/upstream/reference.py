"""Random base games beside the figures of a separate simulator.

``python -m tests.games.upstream.reference`` prints them. The simulator asks
for single actions too, the engine does them unasked: both are counted here.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

from anadrome.core.chance import seeded
from anadrome.core.events import Told
from anadrome.games.upstream import events
from anadrome.games.upstream.rules import begin
from anadrome.games.upstream.tiles import box

ACTED = (events.Laid, events.Swam, events.Jumped, events.HeronAte)


@dataclass(frozen=True)
class Figures:
    """What random games come to, on average; ``dead`` is the share in which nobody survives."""

    decisions: float
    rounds: float
    dead: float
    asked: float = 0.0


REFERENCE = {
    2: Figures(45, 5.0, 0.63),
    3: Figures(69, 6.5, 0.58),
    4: Figures(85, 6.9, 0.43),
    5: Figures(102, 7.2, 0.34),
}


def play(players: int, games: int) -> Figures:
    """Uniformly random base games."""
    kit = box(players, "base", whirlpool=False, movement_tokens=False)
    chance = seeded(f"reference {players}")
    decisions = asked = rounds = dead = 0
    for _ in range(games):
        told: list[Told] = []
        state = begin(kit, players, int(chance.below(players)), chance, False, told)
        while not state.is_over():
            legal = state.legal(state.seat)
            state.apply(state.seat, legal[chance.below(len(legal))], told)
            asked += 1
        decisions += sum(isinstance(each.fact, ACTED) for each in told)
        rounds += state.round
        dead += sum(state.scores()) == 0
    return Figures(decisions / games, rounds / games, dead / games, asked / games)


if __name__ == "__main__":
    for players, wanted in REFERENCE.items():
        found = play(players, 500)
        sys.stdout.write(
            f"{players} players: {found.decisions:.1f} actions ({wanted.decisions}),"
            f" {found.asked:.1f} of them asked, {found.rounds:.2f} rounds ({wanted.rounds}),"
            f" nobody survives {found.dead:.0%} ({wanted.dead:.0%})\n"
        )
