"""The tiles of Upstream, as the rules count with them. Compiled."""

from typing import Final

from mypy_extensions import i64

from anadrome.core.chance import Chance

WATER: Final = 0
WATERFALL: Final = 1
BEAR: Final = 2
EAGLE: Final = 3
HERON: Final = 4
ROCK: Final = 5
RAPIDS: Final = 6
KINDS: Final = 7

MOUTH_ROWS: Final = 4  # the rows laid during the set-up
LAST_ROW_TILES: Final = 2  # the last row is two tiles, with the Spawn between them


class Box:
    """What a game is played with, made from ``tiles.toml``.

    ``counts`` are the tiles of each kind; ``falls`` the edges with a waterfall of each kind as it
    lies turned N, a mask. ``name`` is the option's text for the counts.
    """

    __slots__ = ("counts", "falls", "movement_tokens", "name", "spawn_row", "whirlpool")

    def __init__(
        self, name: str, counts: list[int], falls: list[int], whirlpool: bool, movement_tokens: bool
    ) -> None:
        self.name = name
        self.counts = counts
        self.falls = falls
        self.whirlpool = whirlpool
        self.movement_tokens = movement_tokens
        self.spawn_row: i64 = (sum(counts) + 1) // 3  # U-ROUND-4: the row with the 1-egg space

    def tiles(self) -> list[int]:
        """All tiles, kind by kind."""
        tiles: list[int] = []
        for kind in range(KINDS):
            tiles += [kind] * self.counts[kind]
        return tiles


def shuffled(tiles: list[int], chance: Chance) -> list[int]:
    """U-SET-2: the tiles in any order, each as likely.

    From the last place down each tile changes places with one drawn from those up to itself. These
    draws stay hidden: what they gave is told tile by tile.
    """
    stack = tiles[:]
    for place in range(len(stack) - 1, 0, -1):
        other = chance.below(place + 1)
        tile = stack[place]
        stack[place] = stack[other]
        stack[other] = tile
    return stack
