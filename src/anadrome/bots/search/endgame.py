"""The end of a duel, solved exactly by backward induction. Compiled.

For games of two in which nothing is hidden but what both choose at the moment, and chance is over:
every position is a small matrix game whose entries are the positions after it. Each is solved once.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from anadrome.bots.search.matrix import Solution, solved
from anadrome.bots.search.sense import Sense
from anadrome.core.playable import Playable

DOUBT: Final = 0.02  # by how much less a reply must bring to be clearly less likely


class Duel(Sense):
    """A sense that can tell positions of a duel apart, all from the side of seat 0.

    Worths to the two seats add up to 1, so one number says both.
    """

    __slots__ = ()

    def key(self, state: Playable) -> i64:
        """The same for positions from which as much is still to be won, and in the same ways."""
        raise NotImplementedError

    def banked(self, state: Playable) -> float:
        """What seat 0 is worth by what is settled already; the key need not know of it."""
        raise NotImplementedError

    def is_duel(self, state: Playable) -> bool:
        """Whether all this holds for the game that is played."""
        raise NotImplementedError

    def aim(self, state: Playable, room: int) -> bool:
        """Put the horizon where about so many positions lie before it, or where positions can be
        judged well; False if neither is near.
        """
        raise NotImplementedError

    def sees_the_end(self) -> bool:
        """Whether the horizon is the end, so that nothing is left to judgement."""
        raise NotImplementedError


class TooLarge(Exception):
    """More positions than allowed."""


class Endgame:
    """Positions solved so far, at most ``room`` of them."""

    __slots__ = ("duel", "known", "room", "worths")

    def __init__(self, duel: Duel, room: int) -> None:
        self.duel = duel
        self.room = room
        self.known: dict[int, float] = {}
        self.worths = [0.0, 0.0]

    def worth(self, state: Playable) -> float:
        """What a position is worth to seat 0 if both play on perfectly. May raise TooLarge."""
        duel = self.duel
        if duel.is_horizon(state):
            duel.judge(state, self.worths)
            return self.worths[0]
        key = duel.key(state)
        banked = duel.banked(state)
        known = self.known.get(key)
        if known is None:
            if len(self.known) >= self.room:
                raise TooLarge
            known = self.equilibrium(state).value - banked
            self.known[key] = known
        return known + banked

    def equilibrium(self, state: Playable) -> Solution:
        """The matrix game of a position; with one seat asked it has one row or one column."""
        seats = state.owing()
        if len(seats) == 1:
            seat = seats[0]
            worths: list[float] = []
            for action in state.legal(seat):
                after = state.clone()
                after.apply(seat, action, None)
                worths.append(self.worth(after))
            if seat == 0:
                return solved(worths, len(worths), 1)
            return solved(worths, 1, len(worths))
        gains: list[float] = []
        mine = state.legal(0)
        theirs = state.legal(1)
        for action in mine:
            for answer in theirs:
                after = state.clone()
                after.apply(0, action, None)
                after.apply(1, answer, None)
                gains.append(self.worth(after))
        return solved(gains, len(mine), len(theirs))

    def mixture(self, state: Playable, seat: int) -> list[float]:
        """How likely a seat plays each of its legal actions at equilibrium."""
        solution = self.equilibrium(state)
        return solution.rows if seat == 0 else solution.columns

    def reply(self, state: Playable, seat: int, trust: float) -> list[float]:
        """A mixture for one who trusts, so much, that the other reckons with any action.

        The rest of the way the other knows everything; with no trust this is the equilibrium.
        """
        if len(state.owing()) < 2 or trust <= 0.0:
            return self.mixture(state, seat)
        mine = state.legal(seat)
        theirs = state.legal(1 - seat)
        gains: list[float] = []  # to this seat, a row for each of its actions
        for action in mine:
            for answer in theirs:
                after = state.clone()
                after.apply(seat, action, None)
                after.apply(1 - seat, answer, None)
                worth = self.worth(after)
                gains.append(worth if seat == 0 else 1.0 - worth)
        width = len(theirs)
        guess = likely_replies(gains, len(mine), width)
        trusted: list[float] = []
        for i in range(len(mine)):
            likely = 0.0
            for j in range(width):
                likely += guess[j] * gains[i * width + j]
            for j in range(width):
                trusted.append((1.0 - trust) * gains[i * width + j] + trust * likely)
        return solved(trusted, len(mine), width).rows

    def worth_against(self, state: Playable, seat: int) -> float:
        """What seat 0 has if a seat plays these equilibria and the other the best reply to them.

        The distance from ``worth`` is how far the seat can be exploited.
        """
        if self.duel.is_horizon(state):
            self.duel.judge(state, self.worths)
            return self.worths[0]
        seats = state.owing()
        if seats == [1 - seat]:
            mixture = [1.0]
            mine = [-1]
        else:
            mixture = self.mixture(state, seat)
            mine = state.legal(seat)
        replies = [-1] if seats == [seat] else state.legal(1 - seat)
        best = 0.0
        for number, reply in enumerate(replies):
            total = 0.0
            for k, action in enumerate(mine):
                if mixture[k] > 0.0:
                    after = state.clone()
                    if action >= 0:
                        after.apply(seat, action, None)
                    if reply >= 0:
                        after.apply(1 - seat, reply, None)
                    total += mixture[k] * self.worth_against(after, seat)
            if number == 0 or (total > best) == (seat == 1):
                best = total
        return best


def likely_replies(gains: list[float], height: i64, width: i64) -> list[float]:
    """How likely somebody picks each column who takes all rows for equally likely."""
    hopes: list[float] = []
    for j in range(width):
        total = 0.0
        for i in range(height):
            total -= gains[i * width + j]
        hopes.append(total / float(height))
    best = max(hopes)
    parts = [exp((hope - best) / DOUBT) for hope in hopes]
    whole = sum(parts)
    return [part / whole for part in parts]
