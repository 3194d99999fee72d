"""A table of Upstream: everything a position is made of. Compiled.

The river is a handful of masks, with one bit a space (see lattice.py). A player's four tokens are
numbered by the Sea tile they start from: L0, C0, R0, C-1. Token ``t`` of a seat has the number
``seat * 4 + t``; its *place* is a space, ``OUT`` of the game, or one of the five Spawn spaces.
"""

from typing import Final

from mypy_extensions import i64

from anadrome.core.bits import bit, stirred
from anadrome.core.chance import Chance
from anadrome.core.playable import Playable
from anadrome.core.rows import at, put
from anadrome.games.upstream.lattice import SPACES
from anadrome.games.upstream.stack import (
    BEAR,
    EAGLE,
    HERON,
    KINDS,
    RAPIDS,
    ROCK,
    WATER,
    WATERFALL,
    Box,
)

LAY: Final = 0
MOVE: Final = 1
HERONS: Final = 2
OVER: Final = 3

SEATS: Final = 5
TOKENS: Final = 4  # of each player
POINTS: Final = 5  # a turn
EGGS: Final = 5  # on the last space of the Spawn

OUT: Final = 0
SPAWN: Final = SPACES  # the Spawn space with e eggs is the place SPAWN + e

SEA: Final = 0x3C  # L0, R0, C0 and C-1
SEA_STARTS: Final = [3, 5, 4, 2]  # the tokens start on L0, C0, R0, C-1


class Table(Playable):
    """What lies on the table. The rules move it."""

    __slots__ = (
        "bears",
        "box",
        "chance",
        "crowd1",
        "crowd2",
        "crowd4",
        "due",
        "eagles",
        "falls",
        "first",
        "hand",
        "held",
        "herons",
        "laid",
        "open",
        "pairs",
        "phase",
        "places",
        "players",
        "points",
        "rapids",
        "rocks",
        "round",
        "seat",
        "spawn",
        "stack",
        "stuck",
        "to_ne",
        "to_nw",
        "turn",
        "turned_up",
        "upper",
    )

    def __init__(
        self, box: Box, players: i64, stack: list[int], places: list[int], falls: list[int]
    ) -> None:
        self.box = box
        self.players: i64 = players
        self.places = places
        # Shared by clones, so never changed in place:
        self.stack = stack  # the top tile first
        self.falls = falls  # for each edge the spaces whose tile has a waterfall there, masks
        self.chance: Chance | None = None  # where tiles turned up are written down
        self.turned_up: i64 = 0  # how many tiles of the stack
        self.phase: i64 = LAY
        self.open: i64 = 0  # the actions open to the seat, numbered within the phase
        self.round: i64 = 0  # 0 during the set-up
        self.turn: i64 = 0  # how many turns of the round, or tiles of the mouth, are done
        self.seat: i64 = 0  # who places or moves
        self.first: i64 = 0  # who holds the first-player token; in the set-up, who places first
        self.points: i64 = 0
        self.stuck: i64 = 0  # tokens of the seat that cannot be moved again this turn, a mask
        self.due: i64 = 0  # Heron tiles yet to act at the end of this turn
        self.hand: i64 = 0  # a row: the tiles turned up and not yet laid, sorted
        self.held: i64 = 0  # how many they are
        self.upper: i64 = 0  # the highest row of the river, the one being laid included
        self.spawn: i64 = 0  # the space of one egg, 0 while it is not there
        self.laid: i64 = 0
        self.bears: i64 = 0
        self.eagles: i64 = 0
        self.herons: i64 = 0
        self.rocks: i64 = 0
        self.rapids: i64 = 0
        self.to_ne: i64 = 0  # rapids with an arrow NE
        self.to_nw: i64 = 0  # and NW; the others point N
        self.pairs: i64 = 0  # the tokens with two salmon, a mask of tokens
        self.crowd1: i64 = 0  # how many tokens are on each space, in binary:
        self.crowd2: i64 = 0  # the spaces whose number has a 1, a 2, a 4 in it
        self.crowd4: i64 = 0

    def copy_to(self, copy: "Table") -> None:
        """Lay another table, of the same box, players, stack, places and falls, like this one."""
        copy.turned_up = self.turned_up
        copy.phase = self.phase
        copy.open = self.open
        copy.round = self.round
        copy.turn = self.turn
        copy.seat = self.seat
        copy.first = self.first
        copy.points = self.points
        copy.stuck = self.stuck
        copy.due = self.due
        copy.hand = self.hand
        copy.held = self.held
        copy.upper = self.upper
        copy.spawn = self.spawn
        copy.laid = self.laid
        copy.bears = self.bears
        copy.eagles = self.eagles
        copy.herons = self.herons
        copy.rocks = self.rocks
        copy.rapids = self.rapids
        copy.to_ne = self.to_ne
        copy.to_nw = self.to_nw
        copy.pairs = self.pairs
        copy.crowd1 = self.crowd1
        copy.crowd2 = self.crowd2
        copy.crowd4 = self.crowd4

    def mark(self) -> i64:
        """The table without the order of the stack; see core/playable.py."""
        mark = stirred(self.round << 8 | self.turn, self.pairs)
        mark = stirred(mark, self.laid)
        mark = stirred(mark, self.first << 32 | self.seat << 24 | self.points << 16)
        mark = stirred(mark, self.hand << 8 | self.phase << 4 | self.held)
        mark = stirred(mark, self.stuck << 48 | self.due)
        mark = stirred(stirred(mark, self.eagles), self.bears)
        mark = stirred(stirred(mark, self.herons), self.rocks)
        if self.rapids != 0:
            mark = stirred(stirred(stirred(mark, self.rapids), self.to_ne), self.to_nw)
        for there in self.falls:
            mark = stirred(mark, there)
        for k in range(0, len(self.places), TOKENS):
            mark = stirred(
                mark,
                self.places[k] << 24
                | self.places[k + 1] << 16
                | self.places[k + 2] << 8
                | self.places[k + 3],
            )
        return mark

    # -- Tokens

    def place(self, token: i64) -> i64:
        """Where a token is."""
        return self.places[token]

    def salmon(self, token: i64) -> i64:
        """How many salmon a token shows: 2, 1, or 0 out of the game."""
        if self.place(token) == OUT:
            return 0
        return 2 if self.pairs & bit(token) else 1

    def enter(self, token: i64, space: i64) -> None:
        """A token comes to a space of the river."""
        self.places[token] = space
        one = bit(space)
        two = self.crowd1 & one
        four = self.crowd2 & two
        self.crowd1 ^= one
        self.crowd2 ^= two
        self.crowd4 ^= four

    def leave(self, token: i64, place: i64) -> None:
        """A token leaves the river for a place outside, or before it enters another space."""
        one = bit(self.places[token])
        two = one & ~self.crowd1
        four = two & ~self.crowd2
        self.crowd1 ^= one
        self.crowd2 ^= two
        self.crowd4 ^= four
        self.places[token] = place

    def crowded(self, tokens: i64) -> i64:
        """The spaces with just so many tokens, a mask."""
        ones = self.crowd1 if tokens & 1 else ~self.crowd1
        twos = self.crowd2 if tokens & 2 else ~self.crowd2
        fours = self.crowd4 if tokens & 4 else ~self.crowd4
        return ones & twos & fours

    def in_river(self) -> bool:
        """Whether any token is on a tile of the river."""
        return self.crowd1 | self.crowd2 | self.crowd4 != 0

    # -- Tiles

    def put_tile(self, kind: i64, space: i64, turn: i64) -> None:
        """A tile on a space, turned to one of the six edges."""
        here = bit(space)
        self.laid |= here
        if kind == BEAR:
            self.bears |= here
        elif kind == EAGLE:
            self.eagles |= here
        elif kind == HERON:
            self.herons |= here
        elif kind == ROCK:
            self.rocks |= here
        elif kind == RAPIDS:
            self.rapids |= here
            if turn == 1:
                self.to_ne |= here
            elif turn == 5:
                self.to_nw |= here
        falls: i64 = self.box.falls[kind]
        if falls != 0:
            self.falls = self.falls[:]
            for edge in range(6):
                if falls & bit(edge):
                    turned = (edge + turn) % 6
                    self.falls[turned] |= here

    def take_tiles(self, spaces: i64) -> None:
        """Tiles leave the river."""
        stay = ~spaces
        self.laid &= stay
        self.bears &= stay
        self.eagles &= stay
        self.herons &= stay
        self.rocks &= stay
        self.rapids &= stay
        self.to_ne &= stay
        self.to_nw &= stay
        self.falls = [there & stay for there in self.falls]

    def falls_of(self, space: i64) -> i64:
        """The edges of a tile that have a waterfall, a mask."""
        edges: i64 = 0
        for edge in range(6):
            if self.falls[edge] & bit(space):
                edges |= bit(edge)
        return edges

    def kind_of(self, space: i64) -> i64:
        """The kind of the tile on a space; a Sea tile and an Eagle that flew count as Water."""
        here = bit(space)
        if self.bears & here:
            return BEAR
        if self.eagles & here:
            return EAGLE
        if self.herons & here:
            return HERON
        if self.rocks & here:
            return ROCK
        if self.rapids & here:
            return RAPIDS
        return WATERFALL if self.falls_of(space) != 0 else WATER

    def turn_of(self, space: i64) -> i64:
        """The edge that the tile on a space is turned to; 0 where it makes no difference."""
        here = bit(space)
        if self.rapids & here:
            return 1 if self.to_ne & here else (5 if self.to_nw & here else 0)
        falls: i64 = self.box.falls[self.kind_of(space)]
        there = self.falls_of(space)
        for turn in range(6):
            if (falls << turn | falls >> (6 - turn)) & 63 == there:
                return turn
        return 0

    # -- The stack

    def left(self) -> i64:
        """How many tiles the stack has left."""
        return len(self.stack) - self.turned_up

    def turn_up(self) -> i64:
        """U-SET-2, U-ROUND-3: the kind of the top tile, which goes to the hand.

        Only now is it written into the record. A replayed record may know another tile for the top.
        """
        top: i64 = self.stack[self.turned_up]
        chance = self.chance
        if chance is not None:
            kinds: i64 = 0
            for k in range(self.turned_up, len(self.stack)):
                kinds |= bit(self.stack[k])
            kind = chance.uncover("tile", KINDS, top, kinds)
            if kind != top:
                self.stack = self.stack[:]
                self.stack[self.stack.index(kind, self.turned_up)] = top
                self.stack[self.turned_up] = kind
                top = kind
        self.turned_up += 1
        self.hold(top)
        return top

    def hold(self, kind: i64) -> None:
        """One more tile in the hand, which stays sorted."""
        k = self.held
        while k > 0 and at(self.hand, k - 1) > kind:
            self.hand = put(self.hand, k, at(self.hand, k - 1))
            k -= 1
        self.hand = put(self.hand, k, kind)
        self.held += 1

    def drop(self, slot: i64) -> i64:
        """The kind of a tile that leaves the hand."""
        kind = at(self.hand, slot)
        for k in range(slot + 1, self.held):
            self.hand = put(self.hand, k - 1, at(self.hand, k))
        self.held -= 1
        self.hand = put(self.hand, self.held, 0)
        return kind

    # -- Salmon and points

    def salmon_of(self, seat: i64) -> i64:
        """How many salmon a player has left."""
        salmon: i64 = 0
        for token in range(seat * TOKENS, seat * TOKENS + TOKENS):
            salmon += self.salmon(token)
        return salmon

    def eggs(self, token: i64) -> i64:
        """The eggs of the Spawn space a token is on; 0 elsewhere."""
        place = self.place(token)
        return place - SPAWN if place > SPAWN else 0

    def lowest_row(self) -> i64:
        """The lowest row that is still there, or falls next once only the Spawn is left."""
        return self.round - 2 if self.round > 2 else 0
