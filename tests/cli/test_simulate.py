"""``anadrome simulate``: many games of bots."""

from __future__ import annotations

import json

import pytest

from tests.cli.shell import anadrome

FEW = ("simulate", "kodiak", "--games", "4", "--seed", "3")


def test_a_row_for_each_bot() -> None:
    ran = anadrome(*FEW, "--bots", "greedy,random")
    assert (ran.code, ran.err) == (0, "")
    head, names, greedy, random = ran.out.splitlines()
    assert head == "Kodiak, 2 players, 4 games, seed 3"
    assert names.split() == ["bot", "wins", "95%", "interval", "points", "a", "game"]
    assert greedy.startswith("greedy")
    assert random.startswith("random")


def test_upstream_is_simulated_with_its_options() -> None:
    options = ("--option", "tiles=added", "--option", "whirlpool=yes")
    ran = anadrome("simulate", "upstream", "--games", "3", "--players", "5", *options, "--json")
    found = json.loads(ran.out)
    assert (found["game"], len(found["bots"])) == ("upstream", 5)
    assert found["options"] == {"tiles": "added", "whirlpool": "yes"}
    assert round(sum(bot["share"] for bot in found["bots"]), 9) == 1


@pytest.mark.parametrize("players", [1, 3])
def test_coldwater_is_simulated_with_its_options(players: int) -> None:
    """C-SOLO-6: alone, one wins or the silent angler does."""
    options = ("--bots", "random", "--option", "turn_limit=9")
    command = ("simulate", "coldwater", "--games", "3", "--seed", "3", *options)
    ran = anadrome(*command, "--players", str(players))
    head = ran.out.splitlines()[0]
    number = "1 player" if players == 1 else "3 players"
    assert head == f"Coldwater Crown, {number}, 3 games, seed 3"
    found = json.loads(anadrome(*command, "--players", str(players), "--json").out)
    assert (found["game"], len(found["bots"])) == ("coldwater", players)
    assert found["options"] == {"turn_limit": "9"}
    shares = sum(bot["share"] for bot in found["bots"])
    assert 0 <= shares <= 1 if players == 1 else round(shares, 9) == 1


def test_points_and_wins_add_up() -> None:
    ran = anadrome(*FEW, "--players", "3", "--bots", "random", "--json")
    found = json.loads(ran.out)
    assert found["games"] == 4
    assert sum(bot["share"] for bot in found["bots"]) == 1
    assert round(sum(bot["points"] for bot in found["bots"])) == 3 * 3 * 25
    assert all(
        low <= bot["share"] <= high for bot in found["bots"] for low, high in [bot["interval"]]
    )


def test_equal_seeds_play_equal_games() -> None:
    command = (*FEW, "--bots", "random", "--option", "deck=families", "--json")
    assert anadrome(*command).out == anadrome(*command).out
    assert anadrome(*command).out != anadrome(*command, "--seed", "4").out
