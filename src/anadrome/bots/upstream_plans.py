"""Whole turns of Upstream as options for the search: the best ends a turn can have. Compiled.

A turn of five points is a sequence of moves, and many sequences end alike. All positions within the
turn are visited once; the ends that the outlook likes best become options.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from anadrome.bots.search.sense import Option
from anadrome.bots.upstream_outlook import Outlook
from anadrome.core.bits import lowest, stirred
from anadrome.games.upstream.rules import MOVES, Upstream
from anadrome.games.upstream.table import MOVE, TOKENS

POSITIONS: Final = 6000  # within a turn; rarely are there more, and then the first must do
SHARPNESS: Final = 2.0  # how much likelier an option is for each point that it is worth more


class End:
    """A way through the turn and what its end is worth."""

    __slots__ = ("moves", "worth")

    def __init__(self, worth: float, moves: list[int]) -> None:
        self.worth: float = worth
        self.moves = moves


class Plans:
    """The ends of one turn."""

    __slots__ = ("ends", "most", "outlook", "path", "seat", "seen")

    def __init__(self, outlook: Outlook, seat: i64, most: i64) -> None:
        self.outlook = outlook
        self.seat: i64 = seat
        self.most: i64 = most
        self.ends: list[End] = []  # the best first
        self.path: list[int] = []
        self.seen: dict[int, bool] = {}

    def explore(self, state: Upstream) -> None:
        """All that can still be done from here. Forced moves make themselves, and are no part."""
        moves = state.moves(self.seat) if state.phase == MOVE else 0
        while moves != 0 and moves & (moves - 1) == 0:
            state.do(lowest(moves), None)
            moves = state.moves(self.seat) if state.phase == MOVE else 0
        if moves == 0 or len(self.seen) >= POSITIONS:
            self.keep(self.outlook.worth(state, self.seat))
            return
        while moves != 0:
            move = lowest(moves)
            moves &= moves - 1
            after = state.clone()
            after.do(move, None)
            key: int = self.key(after)
            if key not in self.seen:
                self.seen[key] = True
                self.path.append(MOVES + move)
                self.explore(after)
                self.path.pop()

    def key(self, state: Upstream) -> i64:
        """What a turn can change."""
        mark = stirred(state.pairs << 8 | state.stuck << 4 | state.points, state.eagles << 4)
        first = self.seat * TOKENS
        return stirred(
            mark,
            state.place(first) << 24
            | state.place(first + 1) << 16
            | state.place(first + 2) << 8
            | state.place(first + 3),
        )

    def keep(self, worth: float) -> None:
        """Remember an end if it is one of the best."""
        ends = self.ends
        if len(self.path) == 0 or (len(ends) >= self.most and worth <= ends[len(ends) - 1].worth):
            return
        place = len(ends)
        while place > 0 and ends[place - 1].worth < worth:
            place -= 1
        ends.insert(place, End(worth, self.path[:]))
        if len(ends) > self.most:
            ends.pop()


def turn_options(state: Upstream, outlook: Outlook, most: i64) -> list[Option]:
    """The best whole turns of the seat that moves, with how likely each is."""
    plans = Plans(outlook, state.seat, most)
    plans.explore(state.clone())
    worths = [end.worth for end in plans.ends]
    priors = likely(worths)
    options: list[Option] = []
    for end in plans.ends:
        options.append(Option(end.moves[0], priors[len(options)], end.moves[1:]))
    return options


def likely(worths: list[float]) -> list[float]:
    """How likely each of some options is, by what it seems to be worth."""
    best = max(worths)
    parts = [exp((worth - best) * SHARPNESS) for worth in worths]
    total = sum(parts)
    return [part / total for part in parts]
