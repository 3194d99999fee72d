"""Kodiak's figures, four players at the table; the peer is OpenSpiel's goofspiel with four."""

from collections.abc import Iterator
from random import Random

from anadrome.arena.matches import play_match
from anadrome.bench.figures import Figure
from anadrome.bench.measure import Work
from anadrome.bench.memory import STEPS, Growth, growth
from anadrome.bench.openspiel import Peer, goofspiel
from anadrome.core.chance import seeded
from anadrome.games.kodiak.cards import deck
from anadrome.games.kodiak.game import GAME
from anadrome.games.kodiak.playout import play_many
from anadrome.games.kodiak.rules import Kodiak, begin
from anadrome.games.kodiak.view import view_of

PLAYERS = 4
DECK = "standard"


def figures() -> list[Figure]:
    """All figures; without OpenSpiel they stand alone."""
    peer = goofspiel(PLAYERS)
    middle = _middle()
    return [
        _figure("inside the engine", Work(("decisions", "games"), play_inside), peer, 5.0),
        _figure("driven from Python", Work(("decisions", "games"), play_driven), peer, 2.0),
        _figure("clone", Work(("clones",), lambda times: _clones(middle, times)), peer),
        _figure("view of a seat", Work(("views",), lambda times: _views(middle, times)), peer),
    ]


def growths(games: int) -> Iterator[Growth | None]:
    """Memory over so many games in the engine, and over a thousandth as many whole matches, which
    keep events and steps.
    """
    yield from growth("inside the engine", games, play_inside)
    yield from growth("matches of bots", max(games // 1000, STEPS), _matches)


def _matches(games: int) -> None:
    for game in range(games):
        play_match(GAME, ["random"] * PLAYERS, {}, f"bench {game}")


def _figure(name: str, work: Work, peer: Peer | None, target: float | None = None) -> Figure:
    if peer is None:
        return Figure(name, work, target=target)
    return Figure(name, work, peer.works[name], peer.name, target)


def play_inside(games: int) -> tuple[int, int]:
    """Random games in the playout loop of the compiled rules; decisions and games."""
    return play_many(deck(DECK), PLAYERS, games, seeded("bench")), games


def play_driven(games: int) -> tuple[int, int]:
    """Random games, every question asked and answered from Python; decisions and games."""
    chance, decisions = Random(7), 0
    pick = chance.random
    for game in range(games):
        state = begin(deck(DECK), PLAYERS, game % PLAYERS)
        while not state.is_over():
            for seat in state.owing():
                actions = state.legal(seat)
                state.apply(seat, actions[int(pick() * len(actions))])
                decisions += 1
    return decisions, games


def _middle() -> Kodiak:
    """A position half-way through a random game, when somebody has to pick a salmon."""
    chance = Random(11)
    state = begin(deck(DECK), PLAYERS, 0)
    while (state.round, state.turn) < (1, 7) or len(state.owing()) != 1:
        seat = state.owing()[0]
        state.apply(seat, chance.choice(state.legal(seat)))
    return state


def _clones(state: Kodiak, times: int) -> tuple[int]:
    for _ in range(times):
        state.clone()
    return (times,)


def _views(state: Kodiak, times: int) -> tuple[int]:
    for _ in range(times):
        view_of(state, 0)
    return (times,)
