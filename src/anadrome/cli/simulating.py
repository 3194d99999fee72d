"""``anadrome simulate``: many games of bots, and who wins them."""

import json
from argparse import Namespace
from typing import Any

from anadrome.arena.matches import Share, simulate
from anadrome.cli.output import say, table, with_progress
from anadrome.cli.seating import counted, seats_of, seed_of
from anadrome.games import game_called


def run(arguments: Namespace, _lang: str) -> int:
    """Play them and print a row for each entry of ``--bots``."""
    game, bots, seed = game_called(arguments.game), seats_of(arguments), seed_of(arguments)
    options = dict(arguments.options)
    matches = simulate(game, bots, options, seed, arguments.games)
    shares: list[Share] = []
    for latest in with_progress(matches, arguments.games, game.title):
        shares = latest
    if arguments.json:
        head = {"game": game.name, "games": arguments.games, "seed": seed, "options": options}
        say(json.dumps({**head, "bots": [_json(share) for share in shares]}))
    else:
        rows = [
            [
                s.bot,
                f"{s.share:.1%}",
                f"{s.interval[0]:.1%} to {s.interval[1]:.1%}",
                f"{s.points:.1f}",
            ]
            for s in shares
        ]
        say(f"{game.title}, {counted(len(bots))}, {arguments.games} games, seed {seed}")
        say(table(["bot", "wins", "95% interval", "points a game"], rows))
    return 0


def _json(share: Share) -> dict[str, Any]:
    return {
        "bot": share.bot,
        "share": share.share,
        "interval": share.interval,
        "points": share.points,
    }
