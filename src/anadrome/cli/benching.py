"""``anadrome bench``: how fast the rules of a game are."""

import json
from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from anadrome.bench import BENCHES
from anadrome.bench.figures import Result, compiled, engine, results, works_of
from anadrome.bench.measure import steps
from anadrome.bench.memory import STEPS, Growth
from anadrome.cli.output import say, table, with_progress, written
from anadrome.games import game_called

MANY, FEW = 1_000_000, 10_000  # the games for memory, compiled and interpreted
HEAD = ["figure", "unit", "per CPU s", "swing", "peer", "per CPU s", "ratio", "to reach"]


def run(arguments: Namespace, _lang: str) -> int:
    """Measure, then print the table."""
    game = game_called(arguments.game or next(iter(BENCHES)))
    bench = BENCHES[game.name]
    figures = bench.figures()
    games = arguments.games or (MANY if compiled() else FEW)
    found: list[Result] = []
    growths: list[Growth] = []

    def work() -> Iterator[None]:
        for ready in results(figures, arguments.seconds):
            found.extend(ready or ())
            yield None
        for grown in bench.growths(games):
            growths.extend([grown] if grown else ())
            yield None

    total = steps(works_of(figures)) + 2 * (STEPS + 1)
    for _ in with_progress(work(), total, game.title):
        pass
    if arguments.json:
        say(json.dumps(_json(game.name, found, growths)))
        return 0
    rows = [row for result in found for row in _rows(result)]
    memory = [f"Memory, {_memory(growth)}" for growth in growths]
    note = (
        "" if any(result.peer for result in found) else "OpenSpiel is not installed (make bench)."
    )
    heading = f"{game.title}: {engine()}"
    say("\n".join([heading, table(HEAD, rows), *memory, note]).rstrip())
    if arguments.output is not None:
        written(arguments.output, _markdown(heading, rows, memory))
    return 0


def _rows(result: Result) -> Iterator[list[str]]:
    """A line for each unit; the target belongs to the first."""
    for k, (unit, rate) in enumerate(result.rates.per_second.items()):
        peer = None if result.peer is None else result.peer.per_second[unit]
        target = result.figure.target
        yield [
            result.figure.name,
            unit,
            f"{rate:,.0f}",
            f"{result.rates.spread:.0%}",
            result.figure.peer_name or "-",
            "-" if peer is None else f"{peer:,.0f}",
            "-" if peer is None else f"{rate / peer:.1f}x",
            "" if target is None or k else f"{target:g}x",
        ]


def _memory(growth: Growth) -> str:
    return (
        f"{growth.name}: {growth.early:,} KiB after a tenth of {growth.games:,} games,"
        f" {growth.late:,} KiB after all."
    )


def _markdown(heading: str, rows: Sequence[Sequence[str]], memory: Sequence[str]) -> str:
    lines = [f"# {heading}", "", "| " + " | ".join(HEAD) + " |"]
    lines.append("|---|---|" + "--:|" * 2 + "---|" + "--:|" * 3)
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([*lines, "", *memory]) + "\n"


def _json(game: str, found: Sequence[Result], growths: Sequence[Growth]) -> dict[str, Any]:
    return {
        "game": game,
        "engine": engine(),
        "figures": [
            {
                "name": result.figure.name,
                "per_cpu_second": result.rates.per_second,
                "swing": result.rates.spread,
                "peer": result.figure.peer_name or None,
                "peer_per_cpu_second": result.peer and result.peer.per_second,
                "ratio": result.ratio,
                "target": result.figure.target,
            }
            for result in found
        ],
        "memory": [asdict(growth) for growth in growths],
    }
