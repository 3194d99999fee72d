"""``anadrome bench``: the tables, never their speed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from anadrome.bench import BENCHES
from tests.cli.shell import anadrome

SHORT = ("--seconds", "0.05", "--games", "100")
FIGURES = ("inside the engine", "driven from Python", "clone", "view of a seat", "search")


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    """What a program learns of all games, by game."""
    games = json.loads(anadrome("bench", "--json", *SHORT).out)["games"]
    return {game["game"]: game for game in games}


def test_every_figure_is_measured(tmp_path: Path) -> None:
    file = tmp_path / "bench.md"
    ran = anadrome("bench", "kodiak", *SHORT, "--output", str(file))
    assert (ran.code, ran.err) == (0, "")
    for figure in FIGURES:
        assert f"\n{figure}" in ran.out
        assert f"\n| {figure} |" in file.read_text("utf-8")
    assert "of 100 games" in ran.out
    assert "Upstream" not in ran.out


def test_without_a_game_all_are_measured(found: dict[str, Any]) -> None:
    assert found.keys() == BENCHES.keys()
    for game in found.values():
        names = tuple(figure["name"] for figure in game["figures"])
        assert names == (FIGURES if BENCHES[game["game"]].sense else FIGURES[:-1])
        for figure in game["figures"]:
            assert all(rate > 0 for rate in figure["per_cpu_second"].values())


def test_what_is_to_reach_is_known_without_the_peers(found: dict[str, Any]) -> None:
    assert {
        (game["game"], figure["name"], peer["name"]): peer["target"]
        for game in found.values()
        for figure in game["figures"]
        for peer in figure["peers"]
        if peer["target"]
    } == {
        ("kodiak", "inside the engine", "OpenSpiel goofspiel, 4 players"): 5,
        ("kodiak", "driven from Python", "OpenSpiel goofspiel, 4 players"): 2,
        ("kodiak", "search", "OpenSpiel goofspiel, 4 players"): 2,
        ("upstream", "inside the engine", "OpenSpiel quoridor, 4 players"): 5,
        ("coldwater", "inside the engine", "OpenSpiel hearts, 4 players"): 3,
        ("upstream", "inside the engine", "Catanatron, 4 players"): 100,
    }


def test_all_tables_go_to_one_file(tmp_path: Path) -> None:
    file = tmp_path / "bench.md"
    ran = anadrome("bench", *SHORT, "--output", str(file))
    assert ran.code == 0
    for title in ("Kodiak, 4 players", "Upstream, 4 players"):
        assert f"\n{title}\n" in ran.out
        assert f"\n## {title}\n" in file.read_text("utf-8")
