"""The search bots: from a view to an action, by what the compiled search finds."""

import gc
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from anadrome.bots.levels import Level
from anadrome.bots.search.endgame import Duel, Endgame, TooLarge
from anadrome.bots.search.search import Search
from anadrome.bots.search.sense import Sense
from anadrome.core.chance import Chance
from anadrome.core.game import AnyGame
from anadrome.core.playable import Playable

BREATHS: Final = 16  # so many times the clock is looked at
WORDS: Final = 2**32
LEAST_ROOM: Final = 10**6  # positions there may be before a near horizon


class SearchBot:
    """A bot of one level for one game. It keeps its tree from one question to the next.

    Its answer hangs on its chance, the view and the number of iterations alone, unless time runs
    out, which on a slow machine it may.
    """

    def __init__(
        self, game: AnyGame, sense: Callable[[], Sense], level: Level, chance: Chance
    ) -> None:
        self.game = game
        self.level = level
        self.chance = chance
        self.sense = sense()
        self.search = Search(self.sense, chance)
        self.ahead: list[tuple[int, int]] = []  # a plan's next actions, each with its position

    def choose(self, view: Any, actions: Sequence[str]) -> str:
        """The action; without a choice there is nothing to think about."""
        if len(actions) == 1:
            return actions[0]
        if self.level.slip > 0 and self._luck() < self.level.slip:
            return actions[self.chance.below(len(actions))]
        state = self.game.determinize(view, self.chance).imagine(view.seat, self.chance)
        action = self._planned(state)
        if action is None:
            with no_garbage():
                action = self._solved(state, view.seat)
                if action is None:
                    action = self._searched(state, view.seat, view.players)
        return self.game.notation(state, action)

    def _planned(self, state: Playable) -> int | None:
        """The next action of a plan, if all has come as planned."""
        if self.ahead:
            mark, action = self.ahead.pop(0)
            if mark == state.mark():
                return action
            self.ahead.clear()
        return None

    def _solved(self, state: Playable, seat: int) -> int | None:
        """An equilibrium's action: where a duel is near its end, or can be judged some turns on."""
        sense = self.sense
        if not isinstance(sense, Duel) or not sense.is_duel(state):
            return None
        sense.look(state, seat)
        room = self.level.solved
        while sense.aim(state, room):
            trust = 0.0 if sense.sees_the_end() else self.level.trust
            try:
                mixture = Endgame(sense, max(2 * room, LEAST_ROOM)).reply(state, seat, trust)
            except TooLarge:
                room = 0
            else:
                return state.legal(seat)[self._picked(mixture)]
        return None

    def _searched(self, state: Playable, seat: int, players: int) -> int:
        """What search would do; what else belongs to it is kept for the questions that follow."""
        search = self.search
        search.ask(state, seat, players)
        end = time.perf_counter() + self.level.seconds
        iterations = max(1, round(self.level.iterations * self.sense.effort(state)))
        breath = -(-iterations // BREATHS)
        while (left := iterations - search.visits()) > 0 and time.perf_counter() < end:
            search.run(min(left, breath))
        option = search.own_options()[self._picked(search.mixture())]
        if option.more is not None:
            self.ahead = list(plan_marks(state, seat, [option.action, *option.more]))[1:]
        return option.action

    def _picked(self, mixture: Sequence[float]) -> int:
        """A number, each as likely as the mixture says."""
        left = self._luck()
        for number, part in enumerate(mixture):
            left -= part
            if left < 0:
                return number
        return max(range(len(mixture)), key=mixture.__getitem__)

    def _luck(self) -> float:
        return self.chance.word() / WORDS


def plan_marks(state: Playable, seat: int, plan: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The actions of a plan, each with the mark of the position it is for."""
    state = state.clone()
    for action in plan:
        yield state.mark(), action
        state.apply(seat, action)


@contextmanager
def no_garbage() -> Iterator[None]:
    """A tree is large and holds no cycles: looking for some would take half of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
