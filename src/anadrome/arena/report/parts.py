"""What reports of arenas and of studies share."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from anadrome.arena.findings import Match, Overview
from anadrome.arena.intervals import Estimate
from anadrome.arena.report.charts import Chart
from anadrome.arena.report.tables import Estimated, write_estimates, write_matches
from anadrome.arena.statistics import measures_of
from anadrome.arena.statistics.collector import Measure
from anadrome.core.game import AnyGame, settle_options

INTERVALS = (
    "Lines beside the dots are 95% intervals: Wilson’s for shares, the normal one for means. Both"
    " take the games for independent of each other."
)
ORDINALS = ("1st", "2nd", "3rd", "4th", "5th", "6th")


def ordinal(turn: int) -> str:
    """A place in the order of play, from 0."""
    return ORDINALS[turn]


def short(found: Estimate, digits: int = 1) -> str:
    """A number and its interval.

    >>> short(Estimate(2.5, 2.3, 2.7))
    '2.5 (2.3–2.7)'
    """
    return f"{found.value:.{digits}f} ({found.low:.{digits}f}–{found.high:.{digits}f})"


def percent(found: Estimate) -> str:
    """A share and its interval.

    >>> percent(Estimate(0.5, 0.4, 0.6))
    '50.0% (40.0–60.0%)'
    """
    return f"{found.value:.1%} ({100 * found.low:.1f}–{found.high:.1%})"


def by_chart(game: str) -> dict[str, list[Measure]]:
    """What is counted in a game, by the chart it belongs to."""
    grouped: dict[str, list[Measure]] = {}
    for measure in measures_of(game):
        grouped.setdefault(measure.chart, []).append(measure)
    return grouped


def options_said(options: Mapping[str, str]) -> str:
    """The options of a game in words.

    >>> options_said({"deck": "families"}), options_said({})
    ('deck families', 'none')
    """
    return ", ".join(f"{name} {value}" for name, value in options.items()) or "none"


def chosen(game: AnyGame, players: int, options: Mapping[str, str]) -> dict[str, str]:
    """The options that are not what they would be anyway."""
    usual = settle_options(game, players, {})
    return {name: value for name, value in options.items() if value != usual[name]}


def estimates(of: str, seen: Overview) -> Iterator[Estimated]:
    """All estimates of an overview."""
    single = {
        "length": seen.length,
        "points": seen.points,
        "lead": seen.lead,
        "lead_changes": seen.lead_changes,
        "led_to_the_end": seen.led_to_the_end,
        "ahead_for_good": seen.ahead_for_good,
    }
    for turn, wins in enumerate(seen.wins_in_turn or ()):
        yield of, f"wins_in_turn_{turn + 1}", wins
    for turn, points in enumerate(seen.points_in_turn or ()):
        yield of, f"points_in_turn_{turn + 1}", points
    for measure, found in (single | seen.counts).items():
        if found is not None:
            yield of, measure, found


@dataclass(frozen=True)
class Report:
    """A report before it is written: the page, and what goes into files beside it."""

    game: str
    matches: Sequence[Match]
    found: msgspec.Struct
    estimates: Sequence[Estimated]
    charts: Sequence[Chart]
    html: str

    def write(self, folder: Path) -> list[Path]:
        """Write all files; the page is the first of them."""
        folder.mkdir(parents=True, exist_ok=True)
        index, results = folder / "index.html", folder / "results.json"
        index.write_text(self.html, "utf-8")
        results.write_bytes(msgspec.json.format(msgspec.json.encode(self.found), indent=2) + b"\n")
        return [
            index,
            results,
            write_estimates(folder / "results.csv", self.estimates),
            write_matches(folder / "matches.csv", self.game, self.matches),
            *(file for chart in self.charts for file in chart.write(folder)),
        ]
