"""Plays random games of Kodiak and prints how the rules ran and a checksum of all that happened.

``python checksum.py GAMES``: every action, every position after it and every tenth game's facts.
"""

from __future__ import annotations

import hashlib
import json
import sys
from inspect import isdatadescriptor

from anadrome.core.bits import count, nth
from anadrome.core.chance import Chance, seeded
from anadrome.core.events import Told
from anadrome.games.kodiak import rules
from anadrome.games.kodiak.cards import deck, deck_names
from anadrome.games.kodiak.table import CHOOSE, Table

# All that a table is made of, but for its deck. Compiled classes do not say __slots__.
PARTS = [name for name in dir(Table) if isdatadescriptor(getattr(Table, name))]
PARTS = [name for name in PARTS if not name.startswith("_") and name != "deck"]


def play(state: rules.Kodiak, chance: Chance, told: list[Told] | None) -> list[object]:
    """Play to the end; what happened, step by step."""
    happened: list[object] = []
    while not state.is_over():
        owing = state.owing()
        seat = owing[chance.below(len(owing))] if state.phase == CHOOSE else owing[0]
        mask = state.legal_mask(seat)
        action = int(nth(mask, chance.below(count(mask))))
        state.apply(seat, action, told)
        happened.append((seat, action, [getattr(state, part) for part in PARTS]))
    return happened


def checksum(games: int) -> str:
    """The checksum of random games, from 2 to 6 players and with every deck in turn."""
    total = hashlib.sha256()
    names = deck_names()
    for game in range(games):
        players = 2 + game % 5
        chance = seeded(f"checksum {game}")
        told: list[Told] | None = [] if game % 10 == 0 else None
        state = rules.begin(
            deck(names[game // 5 % len(names)]), players, int(chance.below(players)), told
        )
        happened = play(state, chance, told)
        total.update(repr((happened, told, state.totals(), chance.word())).encode())
    return total.hexdigest()


if __name__ == "__main__":
    compiled = not str(rules.__file__).endswith(".py")
    json.dump({"compiled": compiled, "checksum": checksum(int(sys.argv[1]))}, sys.stdout)
