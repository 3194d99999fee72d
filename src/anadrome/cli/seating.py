"""Which bot sits where, from what the command line says."""

import secrets
from argparse import Namespace

from anadrome.core.errors import BadSetup


def seats_of(arguments: Namespace) -> list[str]:
    """A bot for each seat: as listed, or one kind for all."""
    bots: list[str] = arguments.bots
    players: int = arguments.players or max(len(bots), 2)
    if len(bots) == 1:
        return bots * players
    if len(bots) != players:
        raise BadSetup("bots-for-seats", given=len(bots), players=players)
    return bots


def counted(players: int) -> str:
    """How many there are, in words.

    >>> counted(1), counted(4)
    ('1 player', '4 players')
    """
    return f"{players} player" if players == 1 else f"{players} players"


def seed_of(arguments: Namespace) -> str:
    """The seed given, or a new one."""
    seed: str | None = arguments.seed
    return secrets.token_hex(8) if seed is None else seed
