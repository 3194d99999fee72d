"""What is measured of every game: the same works, so that figures of two games mean the same."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Final, Generic, TypeVar

from anadrome.arena.matches import play_match
from anadrome.bench.figures import Figure, Peer
from anadrome.bench.measure import Work
from anadrome.bench.memory import STEPS, Growth, growth
from anadrome.bots.search.search import Search
from anadrome.bots.search.sense import Sense
from anadrome.core.chance import Chance, seeded
from anadrome.core.game import Game, State
from anadrome.core.playable import Playable

INSIDE: Final = "inside the engine"
DRIVEN: Final = "driven from Python"
CLONE: Final = "clone"
VIEW: Final = "view of a seat"
SEARCH: Final = "search"

SIMULATIONS: Final = 1000  # of one search; each plays on once from the edge of its tree
SEARCHED: Final = ("simulations",)
PLAYED: Final = ("decisions", "games")  # the units of whole games

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class PeerGame:
    """A game of somebody else's: works like ours, by the names of our figures, and ratios to reach.

    Without works it is not installed, and stands beside us where there is a ratio to reach.
    """

    name: str
    works: Mapping[str, Work] = field(default_factory=dict)
    targets: Mapping[str, float] = field(default_factory=dict)

    def beside(self, figure: str) -> Iterator[Peer]:
        """The peer of a figure, if it has one."""
        if figure in self.works or figure in self.targets:
            yield Peer(self.name, self.works.get(figure), self.targets.get(figure))


@dataclass(frozen=True, slots=True)
class GameBench(Generic[S]):
    """What the works need to know of a game.

    ``play_many`` plays so many random games in the compiled loop and counts the decisions;
    ``begin`` starts the n-th of some games; ``is_middle`` says whether a position is worth copying
    and looking at; ``sense`` is what its search plays on by, None while no bot searches the game.
    ``peers`` is asked late, because to import a peer takes a while.
    """

    game: Game[S, Any]
    players: int
    play_many: Callable[[int, Chance], int]
    begin: Callable[[int, Chance], S]
    is_middle: Callable[[S], bool]
    peers: Callable[[], Sequence[PeerGame]]
    sense: Callable[[], Sense] | None = None

    def figures(self) -> list[Figure]:
        """All figures, beside their peers."""
        middle = self._middle()
        works = {
            INSIDE: Work(PLAYED, self._play_inside),
            DRIVEN: Work(PLAYED, self._play_driven),
            CLONE: repeated("clones", middle.clone),
            VIEW: repeated("views", lambda: self.game.view(middle, 0)),
        }
        if self.sense is not None:
            works[SEARCH] = Work(SEARCHED, partial(self._search, self.sense))
        peers = self.peers()
        return [
            Figure(name, work, tuple(peer for game in peers for peer in game.beside(name)))
            for name, work in works.items()
        ]

    def growths(self, games: int) -> Iterator[Growth | None]:
        """Memory over so many games in the engine, and over a thousandth as many whole matches,
        which keep events and steps.
        """
        yield from growth(INSIDE, games, self._play_inside)
        yield from growth("matches of bots", max(games // 1000, STEPS), self._play_matches)

    def _play_inside(self, games: int) -> tuple[int, int]:
        """Random games in the playout loop of the compiled rules; decisions and games."""
        return self.play_many(games, seeded("bench")), games

    def _search(self, sense: Callable[[], Sense], times: int) -> tuple[int]:
        """Searches from the beginning of a game, each with a tree of its own."""
        chance = seeded("bench")
        for game in range(times):
            state = self.begin(game, chance)
            assert isinstance(state, Playable)
            search = Search(sense(), chance)
            search.ask(state, state.owing()[0], self.players)
            search.run(SIMULATIONS)
        return (times * SIMULATIONS,)

    def _play_driven(self, games: int) -> tuple[int, int]:
        """Random games, every question asked and answered from Python; decisions and games."""
        chance, decisions = seeded("bench"), 0
        pick = Random(7).random
        for game in range(games):
            state = self.begin(game, chance)
            while not state.is_over():
                for seat in state.owing():
                    actions = state.legal(seat)
                    state.apply(seat, actions[int(pick() * len(actions))])
                    decisions += 1
        return decisions, games

    def _play_matches(self, games: int) -> None:
        for game in range(games):
            play_match(self.game, ["random"] * self.players, {}, f"bench {game}")

    def _middle(self) -> S:
        """A position on the way of a random game."""
        pick = Random(11).choice
        state = self.begin(0, seeded("bench"))
        while not self.is_middle(state):
            seat = state.owing()[0]
            state.apply(seat, pick(state.legal(seat)))
        return state


def repeated(unit: str, once: Callable[[], object]) -> Work:
    """One thing, done again and again."""

    def run(times: int) -> tuple[int]:
        for _ in range(times):
            once()
        return (times,)

    return Work((unit,), run)
