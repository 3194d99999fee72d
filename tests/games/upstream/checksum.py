"""Plays random games of Upstream and prints how the rules ran and a checksum of all that happened.

``python checksum.py GAMES``: every action, every position after it and every tenth game's facts.
"""

from __future__ import annotations

import hashlib
import json
import sys
from inspect import isdatadescriptor

from anadrome.core.chance import Chance, seeded
from anadrome.core.events import Told
from anadrome.games.upstream import rules
from anadrome.games.upstream.table import Table
from anadrome.games.upstream.tiles import box, mixes

# All that a table is made of, but for its box and chance. Compiled classes do not say __slots__.
PARTS = [name for name in dir(Table) if isdatadescriptor(getattr(Table, name))]
PARTS = [name for name in PARTS if not name.startswith("_") and name not in ("box", "chance")]


def play(state: rules.Upstream, chance: Chance, told: list[Told] | None) -> list[object]:
    """Play to the end; what happened, step by step."""
    happened: list[object] = []
    while not state.is_over():
        legal = state.legal(state.seat)
        action = legal[chance.below(len(legal))]
        state.apply(state.seat, action, told)
        happened.append((action, legal, [getattr(state, part) for part in PARTS]))
    return happened


def checksum(games: int) -> str:
    """The checksum of random games, from 2 to 5 players, with each mix, Whirlpools or not."""
    total = hashlib.sha256()
    for game in range(games):
        players = 2 + game % 4
        chance = seeded(f"checksum {game}")
        told: list[Told] | None = [] if game % 10 == 0 else None
        choices = mixes(players)
        kit = box(
            players,
            choices[game // 4 % len(choices)],
            whirlpool=game % 3 == 0,
            movement_tokens=game % 5 == 0,
        )
        state = rules.begin(kit, players, int(chance.below(players)), chance, game % 7 == 0, told)
        happened = play(state, chance, told)
        total.update(repr((happened, told, state.scores(), state.final_places())).encode())
        total.update(repr(chance.word()).encode())
    return total.hexdigest()


if __name__ == "__main__":
    compiled = not str(rules.__file__).endswith(".py")
    json.dump({"compiled": compiled, "checksum": checksum(int(sys.argv[1]))}, sys.stdout)
