"""``anadrome record`` and ``anadrome replay``."""

import json
import sys
from argparse import Namespace
from pathlib import Path

from anadrome.arena.matches import play_match
from anadrome.cli.output import file_trouble, say, table, written
from anadrome.cli.seating import counted, seats_of, seed_of
from anadrome.core import record as records
from anadrome.core.errors import BadSetup
from anadrome.core.seats import COLOURS
from anadrome.games import game_called


def record(arguments: Namespace, _lang: str) -> int:
    """Play a game of bots and write it down."""
    bots = seats_of(arguments)
    game = game_called(arguments.game)
    match = play_match(game, bots, dict(arguments.options), seed_of(arguments))
    text = records.to_text(records.record_of(match, dict(enumerate(bots))))
    if arguments.output is None:
        sys.stdout.write(text)
        return 0
    written(arguments.output, text)
    return 0


def replay(arguments: Namespace, _lang: str) -> int:
    """Play a record again and show how it ended; BadRecord names the first bad step."""
    kept = records.from_text(_read(arguments.file))
    game = game_called(kept["game"])
    match = records.replay(game, kept)
    agrees = records.seed_agrees(game, kept)
    outcome = match.outcome()
    if arguments.json:
        found = {
            "game": game.name,
            "steps": len(match.steps),
            "over": match.is_over,
            "scores": None if outcome is None else outcome.scores,
            "places": None if outcome is None else outcome.places,
            "others": None if outcome is None else outcome.others,
            "position": match.position(),
            "seed_agrees": agrees,
        }
        say(json.dumps(found))
        return 0
    seats, steps = counted(match.players), len(match.steps)
    say(f"{game.title}, {seats}: all {steps} steps follow the rules.")
    if agrees is not None:
        say("The draws come from the seed." if agrees else "The draws do not come from the seed.")
    if outcome is None:
        say("The game is not over.")
    else:
        rows = [
            [f"{COLOURS[s]} {kept['seats'][s].get('player', '')}".strip(), str(points), str(place)]
            for s, (points, place) in enumerate(zip(outcome.scores, outcome.places, strict=True))
        ]
        rows += [["no seat", str(points), ""] for points in outcome.others]
        say(table(["seat", "points", "place"], rows))
    say(match.position())
    return 0


def _read(path: Path) -> str:
    try:
        data = sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
        return data.decode("utf-8")
    except OSError as error:
        raise file_trouble(path, error) from None
    except UnicodeDecodeError:
        raise BadSetup("not-text", file=str(path)) from None
