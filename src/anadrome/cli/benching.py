"""``anadrome bench``: how fast the rules are."""

import json
from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from anadrome.bench import BENCHES
from anadrome.bench.figures import Beside, Result, compiled, engine, results, works_of
from anadrome.bench.measure import steps
from anadrome.bench.memory import STEPS, Growth
from anadrome.bench.works import GameBench
from anadrome.cli.output import say, table, with_progress, written
from anadrome.core.errors import BadSetup

MANY, FEW = 1_000_000, 10_000  # the games for memory, compiled and interpreted
HEAD = ["figure", "unit", "per CPU s", "swing", "peer", "per CPU s", "ratio", "to reach"]


@dataclass(frozen=True, slots=True)
class Findings:
    """What was found of a game."""

    bench: GameBench[Any]
    results: Sequence[Result]
    growths: Sequence[Growth]

    @property
    def title(self) -> str:
        return f"{self.bench.game.title}, {self.bench.players} players"

    def rows(self) -> list[list[str]]:
        return [row for result in self.results for row in _rows(result)]

    def memory(self) -> list[str]:
        return [f"Memory, {_memory(growth)}" for growth in self.growths]

    def missing(self) -> set[str]:
        """The peers that are not installed."""
        return {
            beside.peer.name
            for result in self.results
            for beside in result.beside
            if beside.rates is None
        }


def run(arguments: Namespace, _lang: str) -> int:
    """Measure one game or all, then print the tables."""
    names = [arguments.game] if arguments.game else list(BENCHES)
    if not BENCHES.keys() >= set(names):
        raise BadSetup("unknown-game", given=names[0], known=", ".join(BENCHES))
    games = arguments.games or (MANY if compiled() else FEW)
    found = [_found(BENCHES[name], arguments.seconds, games) for name in names]
    if arguments.json:
        say(json.dumps({"engine": engine(), "games": [_json(findings) for findings in found]}))
        return 0
    say("\n".join(_text(found)))
    if arguments.output is not None:
        written(arguments.output, "\n".join(_markdown(found)) + "\n")
    return 0


def _found(bench: GameBench[Any], seconds: float, games: int) -> Findings:
    figures = bench.figures()
    measured: list[Result] = []
    growths: list[Growth] = []

    def work() -> Iterator[None]:
        for ready in results(figures, seconds):
            measured.extend(ready or ())
            yield None
        for grown in bench.growths(games):
            growths.extend([grown] if grown else ())
            yield None

    total = steps(works_of(figures)) + 2 * (STEPS + 1)
    for _ in with_progress(work(), total, bench.game.title):
        pass
    return Findings(bench, measured, growths)


def _rows(result: Result) -> Iterator[list[str]]:
    """A line for each unit and each peer that counts in it."""
    for unit, rate in result.rates.per_second.items():
        ours = [result.figure.name, unit, f"{rate:,.0f}", f"{result.rates.spread:.0%}"]
        peers = [
            _beside(beside, unit, rate, peer_rate)
            for beside in result.beside
            if (peer_rate := beside.rate(unit)) is not None
        ]
        yield from (ours + theirs for theirs in peers or [["-", "-", "-", ""]])


def _beside(beside: Beside, unit: str, rate: float, peer_rate: float) -> list[str]:
    target = beside.target(unit)
    return [
        beside.peer.name,
        f"{peer_rate:,.0f}",
        _ratio(rate / peer_rate),
        "" if target is None else f"{target:g}x",
    ]


def _ratio(ratio: float) -> str:
    """Two figures where we are slower, else one decimal."""
    return f"{ratio:,.1f}x" if ratio >= 1 else f"{ratio:.2g}x"


def _memory(growth: Growth) -> str:
    return (
        f"{growth.name}: {growth.early:,} KiB after a tenth of {growth.games:,} games,"
        f" {growth.late:,} KiB after all."
    )


def _text(found: Sequence[Findings]) -> Iterator[str]:
    yield f"Speed of the {engine()}"
    for findings in found:
        yield from ("", findings.title, table(HEAD, findings.rows()), *findings.memory())
    missing = sorted(set().union(*(findings.missing() for findings in found)))
    if missing:
        yield f"\nNot installed (make bench does it): {'; '.join(missing)}."


def _markdown(found: Sequence[Findings]) -> Iterator[str]:
    yield f"# Speed of the {engine()}"
    for findings in found:
        yield from ("", f"## {findings.title}", "")
        yield _line(HEAD)
        yield "|---|---|" + "--:|" * 2 + "---|" + "--:|" * 3
        yield from map(_line, findings.rows())
        yield from ("", *(f"- {line}" for line in findings.memory()))


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def _json(findings: Findings) -> dict[str, Any]:
    return {
        "game": findings.bench.game.name,
        "players": findings.bench.players,
        "figures": [
            {
                "name": result.figure.name,
                "per_cpu_second": result.rates.per_second,
                "swing": result.rates.spread,
                "peers": [
                    {
                        "name": beside.peer.name,
                        "per_cpu_second": beside.rates and beside.rates.per_second,
                        "ratio": _ratios(result, beside),
                        "target": beside.peer.target,
                    }
                    for beside in result.beside
                ],
            }
            for result in findings.results
        ],
        "memory": [asdict(growth) for growth in findings.growths],
    }


def _ratios(result: Result, beside: Beside) -> dict[str, float]:
    """By unit, for those in which both count."""
    return {
        unit: rate / peer_rate
        for unit, rate in result.rates.per_second.items()
        if (peer_rate := beside.rate(unit)) is not None
    }
