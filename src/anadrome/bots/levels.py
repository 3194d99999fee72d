"""The levels of the search bots, from ``levels.toml``."""

from functools import cache
from importlib.resources import files

import msgspec


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much a bot thinks, and how often it errs; levels.toml explains."""

    iterations: int
    seconds: float
    slip: float = 0.0
    depth: int = 0
    solved: int = 0
    trust: float = 0.0
    wide: int = 24


@cache
def levels_of(game: str) -> dict[str, Level]:
    """A game's levels by name, from the gentlest up."""
    text = files("anadrome.bots").joinpath("levels.toml").read_bytes()
    return msgspec.toml.decode(text, type=dict[str, dict[str, Level]])[game]
