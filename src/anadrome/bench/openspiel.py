"""OpenSpiel's games as peers, when ``open_spiel`` is installed: ``make bench`` installs it."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from anadrome.bench.measure import Work


@dataclass(frozen=True, slots=True)
class Peer:
    """A game of OpenSpiel: the same works as ours, by the names of our figures."""

    name: str
    works: Mapping[str, Work]


def goofspiel(players: int) -> Peer | None:
    """All bid one card at once, as in Kodiak: its nearest relative there."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(f"goofspiel(players={players},imp_info=False)")
    middle = _middle(game)
    return Peer(
        f"OpenSpiel goofspiel, {players} players",
        {
            "inside the engine": Work(
                ("decisions", "games"), lambda games: _inside(pyspiel, game, games)
            ),
            "driven from Python": Work(("decisions", "games"), lambda games: _driven(game, games)),
            "clone": Work(("clones",), lambda times: _clones(middle, times)),
            "view of a seat": Work(("views",), lambda times: _views(middle, times)),
        },
    )


def _inside(pyspiel: Any, game: Any, games: int) -> tuple[int, int]:
    """Its own C++ loop with its own uniform random bots; last cards are put down unasked."""
    players = game.num_players()
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(players)]
    for seed in range(games):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
    return games * _decisions(game), games


def _decisions(game: Any) -> int:
    """The decisions of a game; all games of goofspiel have as many."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        decisions += _advance(state, Random(1))
    return decisions


def _driven(game: Any, games: int) -> tuple[int, int]:
    chance, decisions = Random(7), 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += _advance(state, chance)
    return decisions, games


def _advance(state: Any, chance: Random) -> int:
    """One step of random play; the decisions it took."""
    pick = chance.random
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(pick() * len(outcomes))][0])
        return 0
    choices = []
    for seat in range(state.num_players()):
        actions = state.legal_actions(seat)
        choices.append(actions[int(pick() * len(actions))])
    state.apply_actions(choices)
    return len(choices)


def _middle(game: Any) -> Any:
    """A position half-way through a random game."""
    state, chance = game.new_initial_state(), Random(11)
    while state.move_number() < 12:
        _advance(state, chance)
    return state


def _clones(state: Any, times: int) -> tuple[int]:
    for _ in range(times):
        state.clone()
    return (times,)


def _views(state: Any, times: int) -> tuple[int]:
    for _ in range(times):
        state.observation_string(0)
    return (times,)
