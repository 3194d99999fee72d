"""``anadrome play``: a game against bots in this terminal."""

import sys
from argparse import Namespace
from collections.abc import Sequence

from anadrome.cli.output import complain
from anadrome.cli.seating import seed_of
from anadrome.core.words import catalog


def run(arguments: Namespace, lang: str) -> int:
    """Play until the person leaves. Without a terminal there is no game."""
    words = catalog("anadrome.terminal", lang)
    others = arguments.players - 1
    bots = fill_seats(arguments.bots, others)
    if bots is None:
        given = len(arguments.bots)
        key = "refusal.bots-for-others" if others else "refusal.no-others"
        complain(words.say(key, count=others, given=given))
        return 2
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        complain(words.say("refusal.no-terminal"))
        return 2

    from anadrome.terminal.app import TerminalApp  # Textual takes its time: only who plays waits

    TerminalApp(
        arguments.game,
        bots,
        dict(arguments.options),
        seed_of(arguments),
        name=arguments.name,
        lang=lang,
        pace=arguments.pace,
    ).run()
    return 0


def fill_seats(bots: Sequence[str], others: int) -> list[str] | None:
    """A bot for each seat but the person's: as listed, or one kind for all. None if neither fits.

    >>> fill_seats(["greedy"], 3), fill_seats(["greedy", "random"], 3)
    (['greedy', 'greedy', 'greedy'], None)
    """
    if len(bots) == 1:
        return list(bots) * others
    return list(bots) if len(bots) == others else None
