"""A sense of each game for each level, with what was learned from data files."""

from functools import cache
from importlib.resources import files

import msgspec

from anadrome.bots.kodiak_sense import KodiakSense
from anadrome.bots.levels import Level
from anadrome.bots.search.sense import Sense
from anadrome.bots.upstream_sense import UpstreamSense


def kodiak_sense(level: Level) -> Sense:
    """Kodiak's, with the weights of hands where it looks no further than some turns."""
    return KodiakSense(level.depth, kodiak_weights() if level.depth else None)


def upstream_sense(level: Level) -> Sense:
    """Upstream's, as many rounds deep as the level looks."""
    return UpstreamSense(level.depth, level.wide)


@cache
def kodiak_weights() -> list[list[list[float]]]:
    """What was learned for 2 players and more, by cards left (scripts/learn_kodiak.py)."""
    text = files("anadrome.bots").joinpath("kodiak_worth.toml").read_bytes()
    return list(msgspec.toml.decode(text, type=dict[str, list[list[float]]]).values())
