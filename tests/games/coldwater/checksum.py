"""Plays random games of Coldwater Crown and prints how the rules ran and a checksum of all of it.

``python checksum.py GAMES``: every action, every position after it and every tenth game's facts.
"""

from __future__ import annotations

import hashlib
import json
import sys

from anadrome.core.chance import Chance, seeded
from anadrome.core.events import Told
from anadrome.games.coldwater import rules
from anadrome.games.coldwater.cards import kit
from anadrome.games.coldwater.playout import play_randomly
from anadrome.games.coldwater.position import position_text


def play(state: rules.Coldwater, chance: Chance, told: list[Told] | None) -> list[object]:
    """Play to the end; what happened, step by step."""
    happened: list[object] = []
    while not state.is_over():
        seat = state.owing()[0]
        legal = state.legal(seat)
        action = legal[chance.below(len(legal))]
        state.apply(seat, action, told)
        happened.append((action, legal, position_text(state), state.chance.a))
    return happened


def checksum(games: int) -> str:
    """The checksum of random games, from 1 to 4 players, with tags and without."""
    total = hashlib.sha256()
    for game in range(games):
        players = 1 + game % 4
        chance = seeded(f"checksum {game}")
        told: list[Told] | None = [] if game % 10 == 0 else None
        box = kit(players, tag_points=game % 3 > 0, turn_limit=20 if game % 5 == 0 else 100)
        first = int(chance.below(players))
        state = rules.begin(box, first, chance.split(), told)
        happened = play(state, chance, told)
        inside = rules.begin(box, first, chance.split())
        decisions = play_randomly(inside, chance)
        ends = [state.scores(), state.final_places(), decisions, position_text(inside)]
        total.update(repr((happened, told, ends)).encode())
    return total.hexdigest()


if __name__ == "__main__":
    compiled = not str(rules.__file__).endswith(".py")
    json.dump({"compiled": compiled, "checksum": checksum(int(sys.argv[1]))}, sys.stdout)
