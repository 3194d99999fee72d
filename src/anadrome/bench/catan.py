"""Catanatron as a peer, when it is installed: ``make bench`` installs it."""

from collections.abc import Mapping
from typing import Any

from anadrome.bench.measure import Work
from anadrome.bench.works import INSIDE, PeerGame

NAME = "Catanatron, 4 players"


def catanatron(targets: Mapping[str, float]) -> PeerGame:
    """Its four random players in its own loop.

    Only whole games are compared: what it counts as an action is often one without a choice.
    """
    try:
        import catanatron
    except ImportError:
        return PeerGame(NAME, targets=targets)
    return PeerGame(
        NAME, {INSIDE: Work(("games",), lambda games: _games(catanatron, games))}, targets
    )


def _games(catanatron: Any, games: int) -> tuple[int]:
    """Its seeds begin at 1, because 0 asks for another one each time."""
    for seed in range(1, games + 1):
        players = [catanatron.RandomPlayer(colour) for colour in catanatron.Color]
        catanatron.Game(players, seed=seed).play()
    return (games,)
