"""Upstream's tiles as data: ``tiles.toml`` made into a box for the rules."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from anadrome.core.errors import BadSetup
from anadrome.games.upstream.lattice import EDGES
from anadrome.games.upstream.stack import KINDS, LAST_ROW_TILES, MOUTH_ROWS, Box

FEWEST = 3 * MOUTH_ROWS + LAST_ROW_TILES
CUSTOM = re.compile(r"[a-z]+:\d{1,2}(,[a-z]+:\d{1,2})*")
EXAMPLE = "water:7,bear:3,eagle:4"


@cache
def _data() -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("tiles.toml").read_text("utf-8"))


@cache
def kind_names() -> tuple[str, ...]:
    """The kinds of tiles, as the rules number them.

    >>> kind_names()
    ('water', 'waterfall', 'bear', 'eagle', 'heron', 'rock', 'rapids')
    """
    return tuple(kind["name"] for kind in _data()["kinds"])


def mixes(players: int) -> tuple[str, ...]:
    """U-RAP-5: the mixes that so many players can always choose, the base game first.

    >>> mixes(2), mixes(3)
    (('base', 'added', 'water'), ('base', 'added', 'herons', 'eagles', 'water', 'water-rocks'))
    """
    return tuple(mix for mix in _data()["mix"] if _is_possible(mix, players))


def _is_possible(mix: str, players: int) -> bool:
    return all(count >= 0 for count in _mixed(mix, supply(players, whirlpool=False)))


def supply(players: int, *, whirlpool: bool) -> list[int]:
    """U-WHIRL-1: two players use no Rock and one Heron fewer, unless with Whirlpools."""
    out = _data()["without"]["two"] if players == 2 and not whirlpool else {}
    return [kind["count"] - out.get(kind["name"], 0) for kind in _data()["kinds"]]


def _mixed(mix: str, supplied: list[int]) -> list[int]:
    out = _data()["mix"][mix]
    return [n - out.get(kind, 0) for n, kind in zip(supplied, kind_names(), strict=True)]


def check_tiles(players: int, value: str, settled: Mapping[str, str]) -> None:
    """U-RAP-5: refuse tiles that cannot make a river."""
    counts(players, value, whirlpool=settled["whirlpool"] == "yes")


def counts(players: int, tiles: str, *, whirlpool: bool) -> list[int]:
    """U-RAP-5: how many tiles of each kind, from a mix or from counts; BadSetup if they do not do.

    >>> counts(3, "water:7,bear:3,eagle:4", whirlpool=False)
    [7, 0, 3, 4, 0, 0, 0]
    """
    supplied = supply(players, whirlpool=whirlpool)
    if tiles in _data()["mix"]:
        found = _mixed(tiles, supplied)
        if min(found) < 0:
            raise BadSetup("tiles-mix", given=tiles, allowed=", ".join(mixes(players)))
    else:
        found = _custom(tiles, players)
    for kind, given, most in zip(kind_names(), found, supplied, strict=True):
        if given > most:
            raise BadSetup("tiles-supply", kind=kind, given=given, most=most)
    total = sum(found)
    if total < FEWEST or total % 3 != LAST_ROW_TILES:
        raise BadSetup("tiles-number", given=total, fewest=FEWEST)
    return found


def _custom(tiles: str, players: int) -> list[int]:
    if CUSTOM.fullmatch(tiles):
        parts = [part.split(":") for part in tiles.split(",")]
        given = {kind: int(number) for kind, number in parts}
        if len(given) == len(parts) and given.keys() <= set(kind_names()):
            return [given.get(kind, 0) for kind in kind_names()]
    allowed = ", ".join(mixes(players))
    raise BadSetup("tiles-unknown", given=tiles, allowed=allowed, example=EXAMPLE)


def falls() -> list[int]:
    """The edges with a waterfall of each kind turned N, masks."""
    return [
        sum(1 << EDGES.index(edge) for edge in kind.get("falls", ())) for kind in _data()["kinds"]
    ]


def edges_with_falls(kind: str, turned: str) -> tuple[str, ...]:
    """The edges with a waterfall of a tile as it lies.

    >>> edges_with_falls("bear", "NE")
    ('N', 'NE')
    """
    printed = falls()[kind_names().index(kind)]
    turn = EDGES.index(turned) if turned else 0
    return tuple(edge for k, edge in enumerate(EDGES) if printed >> (k - turn) % len(EDGES) & 1)


@cache
def box(players: int, tiles: str, *, whirlpool: bool, movement_tokens: bool) -> Box:
    """What a game is played with."""
    found = counts(players, tiles, whirlpool=whirlpool)
    assert len(found) == KINDS
    return Box(tiles, found, falls(), whirlpool, movement_tokens)
