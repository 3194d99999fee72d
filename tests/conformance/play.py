"""Plays of any game: plans that hypothesis draws, and matches that follow them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain, repeat
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from anadrome.core.game import AnyGame
from anadrome.core.match import Match
from anadrome.games import GAMES

LONGEST = 20_000  # no game has more decisions than this

TABLES = [(game, players) for game in GAMES.values() for players in game.players]

# Each test of the suite runs at every table: every game with every number of players.
at_every_table = pytest.mark.parametrize(
    ("game", "players"), TABLES, ids=[f"{game.name}-{players}" for game, players in TABLES]
)


def examples(number: int) -> settings:
    """So many plans a table, the same in every run, however long each takes."""
    return settings(
        max_examples=number,
        derandomize=True,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )


@dataclass(frozen=True)
class Plan:
    """How a match is played: its options and seed, how many steps, and numbers that choose each.

    After ``choices`` the numbers come from ``seed``, so that a short plan can play a long game.
    """

    options: dict[str, str]
    seed: int
    choices: tuple[int, ...]
    steps: int

    def numbers(self) -> Iterator[int]:
        """The numbers that choose, without end."""
        later = random.Random(self.seed)
        return chain(self.choices, (later.randrange(1 << 20) for _ in repeat(None)))


def plans(game: AnyGame, players: int) -> st.SearchStrategy[Plan]:
    """All plans for a table."""
    options = {option.name: st.sampled_from(option.choices(players)) for option in game.options}
    numbers = st.lists(st.integers(0, (1 << 20) - 1), max_size=30)
    return st.builds(
        Plan,
        options=st.fixed_dictionaries({}, optional=options),
        seed=st.integers(0, 10**6),
        choices=numbers.map(tuple),
        steps=st.integers(0, 120 * players),
    )


def any_plan(data: st.DataObject, game: AnyGame, players: int) -> Plan:
    """A plan that hypothesis draws."""
    return data.draw(plans(game, players))


def begin(game: AnyGame, players: int, plan: Plan) -> Match:
    """The match of a plan before its first step."""
    return Match(game, players, plan.options, plan.seed)


def play(match: Match, plan: Plan, until: Callable[[int], bool] | None = None) -> list[str]:
    """Play a match by a plan for its steps, or until told; all positions, the first included."""
    positions = [match.position()]
    enough = until or (lambda steps: steps >= plan.steps)
    for number in plan.numbers():
        if match.is_over or enough(len(positions) - 1):
            return positions
        seat, action = choose(match.state, match.decision.settled, number)
        match.play(seat, action)
        positions.append(match.position())
        assert len(positions) < LONGEST, "the game does not end"
    raise AssertionError("the numbers have no end")


def choose(state: Any, settled: tuple[int, ...], number: int) -> tuple[int, int]:
    """A seat that owes an action, or now and then one that changes its own; and the action."""
    turns, number = divmod(number, 8)
    seats = settled if number == 0 and settled else tuple(state.owing())
    seat = seats[turns % len(seats)]
    legal = state.legal(seat)
    return seat, legal[turns // len(seats) % len(legal)]


def played(game: AnyGame, players: int, plan: Plan) -> Match:
    """The match of a plan after its steps."""
    match = begin(game, players, plan)
    play(match, plan)
    return match


def finish(state: Any, seed: int) -> Any:
    """Play a bare state at random to its end, with nobody listening; the state itself."""
    numbers = random.Random(seed)
    for _ in range(LONGEST):
        if state.is_over():
            return state
        seat = numbers.choice(state.owing())
        state.apply(seat, numbers.choice(state.legal(seat)))
    raise AssertionError("the game does not end")


def seats_and_spectator(players: int) -> tuple[int | None, ...]:
    """Everybody who has a view."""
    return (*range(players), None)
