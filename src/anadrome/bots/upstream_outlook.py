"""What tokens of Upstream are worth where they are, told from the river. Compiled.

How far a token has come counts the way still to go: detours round waterfalls, predators to pass.
What lies about to fall is worth little, the Spawn its eggs.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from anadrome.core.bits import bit, lowest
from anadrome.games.upstream.lattice import (
    CENTRE,
    SPACES,
    N,
    blocked,
    column,
    half_tiles_up,
    length,
    lines,
    row,
    steps,
)
from anadrome.games.upstream.rules import Upstream
from anadrome.games.upstream.table import EGGS, OUT, SPAWN, TOKENS

LONGEST_JUMP: Final = 4
BITE: Final = 1.5  # what a salmon is worth on the way, in points of movement
DELAY: Final = 0.4  # what a heron or a whirlpool costs who passes it, in points
TOKEN: Final = 2.5  # the eggs a token is likely to reach
RISK: Final = 0.5  # that a token is lost that falls behind the rows
EASE: Final = 0.55  # by how much a row more makes it safer
NOWHERE: Final = -1.0


class Outlook:
    """The worth of every space of a river to a single and to a pair; for one round of a game."""

    __slots__ = ("last", "pairs", "reach", "round", "singles", "walls")

    def __init__(self) -> None:
        self.round: i64 = 0
        self.last: i64 = 0
        self.walls: list[i64] = [0, 0, 0]
        self.reach: list[float] = [NOWHERE] * (SPACES + 16)
        self.singles: list[float] = [0.0] * (SPACES + 16)
        self.pairs: list[float] = [0.0] * (SPACES + 16)

    def look(self, state: Upstream, now: i64) -> None:
        """Measure the river, from its upper end down, as it is in a round."""
        self.round = now if now > 0 else 1
        self.last = state.box.spawn_row
        for step in range(1, N + 1):
            self.walls[step - 1] = blocked(state.falls, step)
        for space in range(SPACES):
            self.reach[space] = NOWHERE
        for space in range(SPACES - 1, -1, -1):
            if state.laid & bit(space):
                self.reach[space] = self.reach_of(state, space)
                self.set_worth(space)
        for eggs in range(1, EGGS + 1):
            self.set_spawn(SPAWN + eggs, eggs)
        if state.spawn != 0:
            self.set_spawn(state.spawn, 1)

    def reach_of(self, state: Upstream, space: i64) -> float:
        """How high a space is, less the detours that the tiles above it ask for."""
        best = NOWHERE
        if row(space) == state.upper:
            best = float(half_tiles_up(space)) / 2.0
        if column(space) != CENTRE:
            best -= 0.5
        ways = steps(space)
        while ways != 0:
            ahead = lowest(ways)
            ways &= ways - 1
            if not self.walls[ahead - 1] & bit(space):
                there = self.beyond(state, space + ahead) - 1.0
                if there > best:
                    best = there
        start = BITE if state.bears & bit(space) else 0.0
        jumps = lines(space, LONGEST_JUMP)
        while jumps != 0:
            ahead = lowest(jumps)
            jumps &= jumps - 1
            tiles = length(space, ahead)
            there = self.beyond(state, space + ahead) - 1.0 - float(tiles) - start
            if there > best:
                stride: i64 = ahead // tiles
                for k in range(1, tiles + 1):
                    if state.bears & bit(space + stride * k):
                        there -= BITE
                if there > best:
                    best = there
        return best

    def beyond(self, state: Upstream, space: i64) -> float:
        """The reach of a space for one who comes to it."""
        here = bit(space)
        if not state.laid & here:
            if space == state.spawn and space != 0:
                return float(half_tiles_up(space)) / 2.0
            return NOWHERE
        reach = self.reach[space]
        if state.eagles & here:
            return reach - BITE
        if state.herons & here or (state.rocks & here and state.box.whirlpool):
            return reach - DELAY
        if state.rapids & here:
            step: i64 = 2 if state.to_ne & here else (1 if state.to_nw & here else N)
            carried = self.beyond(state, space + step)
            if self.walls[step - 1] & here:
                carried -= 1.0
            return carried if carried > reach else reach
        return reach

    def set_worth(self, space: i64) -> None:
        """The worth of a single and of a pair that end a turn on a space of the river."""
        if self.round > 1 and row(space) <= self.round - 2:
            self.singles[space] = 0.0
            self.pairs[space] = 0.0
            return
        rows = self.reach[space] + 2.0 - float(self.round)
        hope = 1.0 - RISK * exp(-EASE * (rows if rows > -1.0 else -1.0))
        ahead = (self.reach[space] - float(self.last)) * 0.02
        self.singles[space] = (1.0 + TOKEN) * hope + ahead
        self.pairs[space] = (2.0 + TOKEN) * hope + ahead

    def set_spawn(self, place: i64, eggs: i64) -> None:
        """The worth of a single and of a pair on the Spawn, which move up as rounds go by."""
        rounds = self.last + 1 - self.round
        likely = float(eggs) + 0.7 * float(rounds if rounds > 0 else 0)
        if likely > float(EGGS):
            likely = float(EGGS)
        self.singles[place] = 1.0 + likely
        self.pairs[place] = 2.0 + likely

    def worth(self, state: Upstream, seat: i64) -> float:
        """What a seat has, once herons have taken from it what costs it least."""
        total = 0.0
        bitten: i64 = 0
        for token in range(seat * TOKENS, seat * TOKENS + TOKENS):
            place = state.place(token)
            if place == OUT:
                continue
            pair = state.pairs & bit(token) != 0
            total += self.pairs[place] if pair else self.singles[place]
            if place < SPAWN and state.herons & bit(place):
                bitten |= bit(place)
        while bitten != 0:
            total -= self.bite(state, seat, lowest(bitten))
            bitten &= bitten - 1
        return total

    def bite(self, state: Upstream, seat: i64, space: i64) -> float:
        """The least that a heron costs a seat."""
        least = 100.0
        for token in range(seat * TOKENS, seat * TOKENS + TOKENS):
            if state.place(token) == space:
                loss = self.singles[space]
                if state.pairs & bit(token):
                    loss = self.pairs[space] - loss
                if loss < least:
                    least = loss
        return least
