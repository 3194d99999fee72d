"""What the command understands."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from anadrome.bench import BENCHES
from anadrome.cli import (
    arenas,
    benching,
    playing,
    reading,
    recording,
    serving,
    simulating,
    studying,
)
from anadrome.core.words import LANGUAGES
from anadrome.games import GAMES


class BadArguments(Exception):
    """The command line is wrong; the text says how, in one line."""


class Parser(argparse.ArgumentParser):
    """An argument parser that raises instead of printing its usage."""

    def error(self, message: str) -> NoReturn:
        raise BadArguments(f"{message} (try: {self.prog} --help)")


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """The arguments; ``run`` is the function that does the command."""
    return _parser().parse_args(list(argv))


def _parser() -> Parser:
    parser = Parser(
        prog="anadrome",
        description="Board games about salmon and fishing.",
        epilog="Each command has its own help: anadrome simulate --help",
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    play = _command(commands, "play", "play in this terminal against bots", playing.run, PLAY)
    _game(play)
    _setup(play, players=4)
    play.add_argument("--bots", type=_bots, default=["greedy"], help="kinds of the other seats")
    play.add_argument("--name", default="", help="your name at the table")
    play.add_argument(
        "--pace", type=_pace, default=1.0, help="1 is calm, 0 shows everything at once"
    )

    simulate = _command(commands, "simulate", "let bots play many games", simulating.run, SIMULATE)
    _game(simulate)
    _setup(simulate, players=None)
    simulate.add_argument("--games", type=_count, default=100, help="how many (default 100)")
    simulate.add_argument("--bots", type=_bots, default=["greedy"], help="one kind a seat, or one")
    _json(simulate)

    arena = _command(commands, "arena", "find out which bot is the best", arenas.run, ARENA)
    _game(arena)
    _setup(arena, players=None)
    arena.add_argument("--bots", type=_bots, default=["greedy", "random"], help="who competes")
    arena.add_argument("--games", type=_count, default=100, help="a line-up (default 100)")
    _work(arena)

    study = _command(commands, "study", "see what changes a game", studying.run, STUDY)
    _game(study)
    study.add_argument("--seats", type=_numbers, metavar="N,N,…", help="vary how many play")
    study.add_argument(
        "--vary",
        type=_variation,
        metavar="OPTION=A,B,…",
        help="vary an option; values with commas: A;B",
    )
    _setup(study, players=None, default="as many as can")
    study.add_argument("--bot", default="greedy", help="who plays all seats (default greedy)")
    study.add_argument("--games", type=_count, default=1000, help="a setting (default 1000)")
    _work(study)

    record = _command(commands, "record", "write down a game of bots", recording.record, RECORD)
    _game(record)
    _setup(record, players=None)
    record.add_argument("--bots", type=_bots, default=["greedy"], help="one kind a seat, or one")
    record.add_argument("-o", "--output", type=Path, help="the file (default: stdout)")

    replay = _command(commands, "replay", "play a record again", recording.replay, REPLAY)
    replay.add_argument("file", type=Path, metavar="FILE", help="a record, or - for stdin")
    _json(replay)

    bench = _command(commands, "bench", "measure the speed of the rules", benching.run, BENCH)
    measurable = f"{', '.join(BENCHES)} (default: all)"
    bench.add_argument("game", nargs="?", metavar="GAME", help=measurable)
    bench.add_argument("--seconds", type=_seconds, default=2.0, help="for each figure (default 2)")
    bench.add_argument("--games", type=_count, default=0, help="with this many games, watch memory")
    bench.add_argument("-o", "--output", type=Path, help="write the tables to a Markdown file too")
    _json(bench)

    serve = _command(commands, "serve", "open tables for browsers", serving.run, SERVE)
    serve.add_argument("--host", default="127.0.0.1", help="who may come (default: this machine)")
    serve.add_argument("--port", type=int, default=8000, help="default: 8000; 0 takes any")
    serve.add_argument("--data", type=Path, help="folder of the games (default: your data folder)")
    serve.add_argument("--open", action="store_true", help="open your browser there")

    rules = _command(commands, "rules", "read the rules of a game", reading.run, RULES)
    _game(rules)
    return parser


PLAY = """examples:
  anadrome play kodiak
  anadrome play kodiak --players 2 --lang fr --name Mara
  anadrome play coldwater --players 1
  anadrome play kodiak --bots greedy,random --players 3 --option deck=families
  anadrome play upstream --players 2 --option tiles=added --option whirlpool=yes"""
SIMULATE = """examples:
  anadrome simulate kodiak --players 2 --games 1000 --seed 7 --bots greedy,random
  anadrome simulate upstream --bots greedy,random,random,random --json"""
ARENA = """examples:
  anadrome arena kodiak --bots greedy,random --players 4 --games 200
  anadrome arena upstream --bots greedy,random --seed 7 --report build/arena
  anadrome arena kodiak --bots greedy,random --players 2 --ray auto --json"""
STUDY = """examples:
  anadrome study kodiak --seats 2,3,4,5,6
  anadrome study upstream --vary tiles=base,added,water --players 4 --report build/tiles
  anadrome study upstream --vary 'tiles=base;water:7,bear:3,eagle:4' --games 500"""
RECORD = """examples:
  anadrome record kodiak --players 3 --seed 7 -o game.json
  anadrome record kodiak --bots greedy,random | anadrome replay -"""
REPLAY = """examples:
  anadrome replay game.json
  anadrome replay game.json --json"""
BENCH = """examples:
  anadrome bench
  anadrome bench upstream --json
  anadrome bench kodiak --games 1000000"""
SERVE = """examples:
  anadrome serve --open
  anadrome serve --host 0.0.0.0 --port 8080 --data ./tables"""
RULES = """examples:
  anadrome rules kodiak
  anadrome rules kodiak --lang fr"""


def _command(commands: Any, name: str, what: str, run: Any, examples: str) -> Parser:
    parser: Parser = commands.add_parser(
        name,
        help=what,
        description=what[0].upper() + what[1:] + ".",
        epilog=examples,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run)
    parser.add_argument("--lang", choices=LANGUAGES, help="language (default: the environment's)")
    return parser


def _game(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help=", ".join(GAMES))


def _setup(parser: Parser, *, players: int | None, default: str = "as many as bots") -> None:
    default = default if players is None else str(players)
    parser.add_argument("--players", type=_count, default=players, help=f"default: {default}")
    parser.add_argument("--seed", default=None, help="equal seeds play equal games")
    parser.add_argument(
        "--option",
        dest="options",
        action="append",
        type=_option,
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, as often as you like",
    )


def _work(parser: Parser) -> None:
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--workers", type=_count, help="processes here (default: one a core)")
    who.add_argument(
        "--ray", metavar="ADDRESS", help="a Ray cluster: auto, local, ray://HOST:10001"
    )
    parser.add_argument(
        "--report",
        type=Path,
        metavar="DIR",
        help="a folder for the report; what is there already is not played again",
    )
    _json(parser)


def _json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="for programs")


def _count(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1")
    return int(text)


def _seconds(text: str) -> float:
    return _number(text, 0.01, 600)


def _pace(text: str) -> float:
    return _number(text, 0, 10)


def _number(text: str, least: float, most: float) -> float:
    try:
        number = float(text)
    except ValueError:
        number = float("nan")
    if not least <= number <= most:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from {least:g} to {most:g}")
    return number


def _bots(text: str) -> list[str]:
    return [bot.strip() for bot in text.split(",")]


def _numbers(text: str) -> list[int]:
    numbers = [_count(part.strip()) for part in text.split(",")]
    if len(set(numbers)) < len(numbers):
        raise argparse.ArgumentTypeError(f"{text!r} names a number twice")
    return numbers


def _variation(text: str) -> tuple[str, list[str]]:
    """An option and its values; where these have commas, semicolons stand between them."""
    name, found, values = text.partition("=")
    parted = [value.strip() for value in values.split(";" if ";" in values else ",")]
    if not found or not all(parted) or len(set(parted)) < len(parted):
        raise argparse.ArgumentTypeError(f"{text!r} is not OPTION=A,B,…")
    return name, parted


def _option(text: str) -> tuple[str, str]:
    name, found, value = text.partition("=")
    if not found:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    return name, value
