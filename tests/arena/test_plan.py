"""Pairings: every bot in every seat, on the same seeds, and more games go on where fewer ended."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from anadrome.arena.plan import ArenaPlan, Setting, StudyPlan, lineups, plan_arena, settings, tasks
from anadrome.core.errors import BadSetup
from anadrome.core.match import Match
from anadrome.games import GAMES

KODIAK = GAMES["kodiak"]


def arena(bots: str = "abc", players: int = 3, games: int = 12) -> ArenaPlan:
    return ArenaPlan(KODIAK, players, {"deck": "standard"}, list(bots), "seed", games)


@pytest.mark.parametrize("bots", ["ab", "abc", "abcde"])
@pytest.mark.parametrize("players", range(2, 7))
def test_all_bots_sit_everywhere_as_often(bots: str, players: int) -> None:
    plan = arena(bots, players, games=2 * players)
    seats = Counter(
        (seat, bot) for task in tasks(plan, set()) for seat, bot in enumerate(task.bots)
    )
    assert len(seats) == players * len(bots)
    assert len(set(seats.values())) == 1
    assert plan.matches == len(plan.lineups) * 2 * players


def test_all_pairs_of_bots_meet() -> None:
    for bots, players in product(["ab", "abc", "abcde"], range(2, 7)):
        met = {frozenset((a, b)) for line in lineups(bots, players) for a in line for b in line}
        assert {frozenset(pair) for pair in product(bots, bots) if len(set(pair)) == 2} <= met


def test_all_lineups_meet_the_same_seeds() -> None:
    plan = arena("abc", 2, games=8)
    seeds: dict[tuple[str, ...], Counter[str]] = {}
    for task in tasks(plan, set()):
        seeds.setdefault(tuple(sorted(task.bots)), Counter())[task.seed] += 1
    assert len(seeds) == 3
    assert all(found == seeds["a", "b"] for found in seeds.values())
    assert set(seeds["a", "b"].values()) == {2}


def test_a_bot_plays_first_as_often_as_the_others() -> None:
    """The first player is drawn by the seed; in a deal each seat of a line-up is that seat once."""
    plan = plan_arena(KODIAK, 3, {}, ["greedy", "random"], "seed", 12)
    firsts: Counter[tuple[tuple[str, ...], str]] = Counter()
    for task in tasks(plan, set()):
        match = Match(KODIAK, 3, task.options, task.seed)
        firsts[tuple(sorted(task.bots)), task.bots[match.view(None).first]] += 1
    assert firsts == {
        (("greedy", "greedy", "random"), "greedy"): 8,
        (("greedy", "greedy", "random"), "random"): 4,
        (("greedy", "random", "random"), "greedy"): 4,
        (("greedy", "random", "random"), "random"): 8,
    }


def test_neighbours_change_from_deal_to_deal() -> None:
    plan = arena("abcd", 4, games=80)
    circles = {task.bots for task in tasks(plan, set())}
    assert len(circles) == 24


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = (list(tasks(arena(games=games), set())) for games in (6, 12))
    assert many[: len(few)] == few


def test_games_fill_up_to_whole_deals() -> None:
    assert (arena(games=7).deals, arena(games=7).matches) == (3, 9)


def test_what_is_played_is_left_out() -> None:
    plan = arena()
    everything = list(tasks(plan, set()))
    assert list(tasks(plan, {0, 2})) == [everything[1], *everything[3:]]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"bots": ["greedy"]}, "bots-to-compare"),
        ({"bots": ["greedy", "greedy"]}, "bots-to-compare"),
        ({"bots": ["greedy", "shark"]}, "unknown-bot"),
        ({"players": 9}, "bad-players"),
        ({"options": {"deck": "tarot"}}, "bad-option"),
    ],
)
def test_what_cannot_be_played_is_refused(change: dict[str, Any], key: str) -> None:
    good: dict[str, Any] = {"players": 2, "options": {}, "bots": ["greedy", "random"]}
    with pytest.raises(BadSetup) as refused:
        plan_arena(KODIAK, seed="s", games=2, **(good | change))
    assert refused.value.key == key


def test_the_settings_of_a_study_share_their_seeds() -> None:
    varied = settings(KODIAK, [2, 4], ("deck", ["standard", "families"]), {})
    assert [(one.players, one.options["deck"], one.name) for one in varied] == [
        (2, "standard", "2 players, deck standard"),
        (2, "families", "2 players, deck families"),
        (4, "standard", "4 players, deck standard"),
        (4, "families", "4 players, deck families"),
    ]
    plan = StudyPlan(KODIAK, varied, "random", "seed", 3)
    found = list(tasks(plan, set()))
    assert len(found) == 12
    assert [task.seed for task in found[::4]] == [task.seed for task in found[3::4]]
    assert len({task.seed for task in found}) == 3
    assert [len(task.bots) for task in found[:4]] == [2, 2, 4, 4]
    assert [plan.setting(task.number) for task in found[:5]] == [0, 1, 2, 3, 0]


def test_an_option_varies_at_one_table() -> None:
    (one, other) = settings(KODIAK, [3], ("deck", ["standard", "families"]), {})
    assert (one.name, other.name) == ("deck standard", "deck families")
    assert isinstance(one, Setting)
