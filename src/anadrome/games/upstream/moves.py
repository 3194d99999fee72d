"""Upstream's rules for a turn: swimming, jumping, predators, whirlpools and rapids. Compiled.

A move of a token is a number, the same for every space: three swims, then seven jumps, each by
what it adds to the space. The next token's moves follow.
"""

from typing import Final

from mypy_extensions import i64

from anadrome.core.bits import bit
from anadrome.core.events import EVERYONE, Told
from anadrome.games.upstream import events
from anadrome.games.upstream.lattice import (
    NE,
    NW,
    N,
    blocked,
    length,
    lines,
    space_name,
    steps,
    upstream_first,
)
from anadrome.games.upstream.table import EGGS, OUT, SPAWN, TOKENS, Table

SWIMS: Final = 3
WAYS: Final = 10
AHEAD: Final = [NW, NE, N, NW, NE, N, 4, 6, 9, 12]  # what each of the ways adds
NOBODY: Final = -1


class Moves(Table):
    """A table whose tokens can move."""

    __slots__ = ()

    # -- What is legal

    def capacity(self) -> i64:
        """U-CAP-1: as many tokens as players share a tile, whatever their colours."""
        return self.players

    def full(self) -> i64:
        """U-CAP-1: the spaces with no room left, Sea tiles included; a Rock holds one token fewer.

        U-WHIRL-1: a Whirlpool holds as many as other tiles.
        """
        full = self.crowded(self.capacity())
        if not self.box.whirlpool:
            full |= self.rocks & self.crowded(self.capacity() - 1)
        return full

    def room(self) -> i64:
        """Where a token may come to: tiles that are not full, and the Spawn, which never is."""
        room = self.laid & ~self.full()
        if self.spawn != 0:
            room |= bit(self.spawn)
        return room

    def moves(self, seat: i64) -> i64:
        """U-TURN-1: the moves open to a player, of tokens that are not held; a mask.

        Tokens of one size on one space are one and the same; the first that may move stands for
        all. U-TURN-3: a pair moves as far as a single, and only upstream.
        """
        if self.points == 0:
            return 0
        room = self.room()
        walls_n = blocked(self.falls, N)
        walls_ne = blocked(self.falls, NE)
        walls_nw = blocked(self.falls, NW)
        moves: i64 = 0
        seen_single: i64 = 0
        seen_pair: i64 = 0
        for t in range(TOKENS):
            token = seat * TOKENS + t
            space = self.place(token)
            if space == OUT or space > SPAWN or self.stuck & bit(t):
                continue
            here = bit(space)
            if self.pairs & bit(token):
                if seen_pair & here:
                    continue
                seen_pair |= here
            else:
                if seen_single & here:
                    continue
                seen_single |= here
            ahead = room >> space
            swims = self.swims(space, ahead, walls_n, walls_ne, walls_nw)
            moves |= (swims | self.jumps(space, ahead) << SWIMS) << (t * WAYS)
        return moves

    def swims(self, space: i64, ahead: i64, walls_n: i64, walls_ne: i64, walls_nw: i64) -> i64:
        """U-SWIM-1: to an upstream neighbour with room, over an edge without waterfall, for 1."""
        walls = (
            ((walls_nw >> space) & 1) << NW
            | ((walls_ne >> space) & 1) << NE
            | ((walls_n >> space) & 1) << N
        )
        return (ahead & steps(space) & ~walls) >> 1

    def jumps(self, space: i64, ahead: i64) -> i64:
        """U-JUMP-1: along a straight line to a tile with room, for 1 and 1 more a tile travelled.

        U-JUMP-2: to the Spawn's first space, and since nothing lies behind it, no further.
        """
        landing = ahead & lines(space, self.points - 1)
        return (
            (landing & 0b11110) >> 1
            | ((landing >> 6) & 1) << 4
            | ((landing >> 9) & 1) << 5
            | ((landing >> 12) & 1) << 6
        )

    # -- Moving

    def move(self, t: i64, way: i64, told: list[Told] | None) -> None:
        """U-TURN-1: a token of the seat swims or jumps; its points are spent whatever comes."""
        token = self.seat * TOKENS + t
        start = self.place(token)
        end: i64 = start + AHEAD[way]
        if way < SWIMS:
            self.points -= 1
            if told is not None:
                told.append(
                    Told(
                        EVERYONE,
                        events.Swam(
                            seat=self.seat,
                            token=t,
                            salmon=self.salmon(token),
                            start=space_name(start),
                            end=self.place_name(end),
                            cost=1,
                            left=self.points,
                        ),
                    )
                )
            self.arrive(token, end, told)
        else:
            self.jump(token, start, end, told)

    def jump(self, token: i64, start: i64, end: i64, told: list[Told] | None) -> None:
        """U-JUMP-1: over everything between, full tiles and waterfalls included.

        U-BEAR-2: bears bite along the way; a token that dies of it lands nowhere.
        """
        tiles = length(start, end - start)
        stride = (end - start) // tiles
        self.points -= 1 + tiles
        if told is not None:
            told.append(
                Told(
                    EVERYONE,
                    events.Jumped(
                        seat=self.seat,
                        token=token % TOKENS,
                        salmon=self.salmon(token),
                        start=space_name(start),
                        over=tuple([space_name(start + stride * k) for k in range(1, tiles)]),
                        end=self.place_name(end),
                        cost=1 + tiles,
                        left=self.points,
                    ),
                )
            )
        for k in range(tiles + 1):
            if not self.pass_bear(token, start + stride * k, told):
                return
        self.arrive(token, end, told)

    def arrive(self, token: i64, space: i64, told: list[Told] | None) -> None:
        """A token swims onto a space, lands there or is carried there, and the tile acts."""
        if space == self.spawn:
            self.reach_spawn(token, told)
            return
        self.leave(token, OUT)
        self.enter(token, space)
        here = bit(space)
        if self.eagles & here:
            self.meet_eagle(token, space, told)
        elif self.rocks & here:
            self.meet_rock(token, space, told)
        elif self.rapids & here and not self.carry(token, told):
            self.stuck |= bit(token % TOKENS)

    def reach_spawn(self, token: i64, told: list[Told] | None) -> None:
        """U-SPAWN-1: the Spawn is entered at the space of one egg; no points move a token there."""
        self.leave(token, SPAWN + 1)
        if told is not None:
            arrived = events.Arrived(
                seat=token // TOKENS, token=token % TOKENS, salmon=self.salmon(token)
            )
            told.append(Told(EVERYONE, arrived))

    # -- Predators

    def lose_salmon(self, token: i64) -> i64:
        """U-PRED-1: a pair turns to a single, a single leaves the game; the salmon left."""
        if self.pairs & bit(token):
            self.pairs &= ~bit(token)
            return 1
        self.leave(token, OUT)
        return 0

    def meet_eagle(self, token: i64, space: i64, told: list[Told] | None) -> None:
        """U-EAGLE-1: it catches one salmon of a token that comes to its tile, which turns Water."""
        left = self.lose_salmon(token)
        self.eagles &= ~bit(space)
        if told is not None:
            flew = events.EagleFlew(
                seat=token // TOKENS, token=token % TOKENS, space=space_name(space), left=left
            )
            told.append(Told(EVERYONE, flew))

    def pass_bear(self, token: i64, space: i64, told: list[Told] | None) -> bool:
        """U-BEAR-1: a jump from, over or onto a Bear tile costs a salmon; whether the token lives.

        Bears stay, and swimming past them is safe.
        """
        if not self.bears & bit(space):
            return True
        left = self.lose_salmon(token)
        if told is not None:
            caught = events.BearCaught(
                seat=token // TOKENS, token=token % TOKENS, space=space_name(space), left=left
            )
            told.append(Told(EVERYONE, caught))
        return left > 0

    def herons_met(self, seat: i64) -> i64:
        """U-HERON-1: the Heron tiles on which a player has tokens, a mask; others' do not count."""
        met: i64 = 0
        for token in range(seat * TOKENS, seat * TOKENS + TOKENS):
            place = self.place(token)
            if place < SPAWN:
                met |= bit(place)
        return met & self.herons

    def prey(self, space: i64) -> i64:
        """U-HERON-1: what a heron may take from, a mask: 1 the seat's pair there, 2 its single."""
        prey: i64 = 0
        for token in range(self.seat * TOKENS, self.seat * TOKENS + TOKENS):
            if self.place(token) == space:
                prey |= 1 if self.pairs & bit(token) else 2
        return prey

    def feed_heron(self, space: i64, choice: i64, told: list[Told] | None) -> None:
        """U-HERON-1: one salmon of one of the player's tokens there, pair (0) or single (1)."""
        self.due &= ~bit(space)
        for token in range(self.seat * TOKENS, self.seat * TOKENS + TOKENS):
            if self.place(token) == space and (self.pairs & bit(token) == 0) == (choice == 1):
                left = self.lose_salmon(token)
                if told is not None:
                    ate = events.HeronAte(
                        seat=self.seat, token=token % TOKENS, space=space_name(space), left=left
                    )
                    told.append(Told(EVERYONE, ate))
                return

    # -- Whirlpools and rapids

    def meet_rock(self, token: i64, space: i64, told: list[Told] | None) -> None:
        """U-WHIRL-1: a Whirlpool, if Rocks are that, holds the token for the rest of the turn."""
        if not self.box.whirlpool:
            return
        self.stuck |= bit(token % TOKENS)
        if told is not None:
            whirled = events.Whirled(
                seat=token // TOKENS, token=token % TOKENS, space=space_name(space)
            )
            told.append(Told(EVERYONE, whirled))

    def carry(self, token: i64, told: list[Told] | None) -> bool:
        """U-RAP-1: rapids carry the token where their arrow points; whether they could.

        U-RAP-2: it waits while there is no room, or no tile yet. U-RAP-3: over a waterfall it leaps
        for 1 point, which it waits for too, and bears see a jump. There it arrives as a swimmer.
        """
        start = self.place(token)
        step: i64 = N
        if self.to_ne & bit(start):
            step = NE
        elif self.to_nw & bit(start):
            step = NW
        end = start + step
        full = self.room() & bit(end) == 0
        leaps = blocked(self.falls, step) & bit(start) != 0
        if full or (leaps and self.points == 0):
            if told is not None:
                waits = events.Waits(
                    seat=token // TOKENS,
                    token=token % TOKENS,
                    space=space_name(start),
                    end=self.place_name(end),
                    full=full,
                )
                told.append(Told(EVERYONE, waits))
            return False
        if leaps:
            self.points -= 1
        if told is not None:
            carried = events.Carried(
                seat=token // TOKENS,
                token=token % TOKENS,
                start=space_name(start),
                end=self.place_name(end),
                cost=1 if leaps else 0,
                left=self.points,
            )
            told.append(Told(EVERYONE, carried))
        if not leaps or self.pass_bear(token, end, told):
            self.arrive(token, end, told)
        return True

    def carry_waiting(self, told: list[Told] | None) -> None:
        """U-RAP-2: at the start of a turn rapids try again with every token of the player.

        The most upstream first, then L before R, then by starting tile. Who still finds no room may
        be moved like any other this turn.
        """
        waiting: i64 = 0
        for t in range(TOKENS):
            place = self.place(self.seat * TOKENS + t)
            if place < SPAWN and self.rapids & bit(place):
                waiting |= bit(t)
        while waiting != 0:
            best: i64 = NOBODY
            for t in range(TOKENS):
                if waiting & bit(t) and (best == NOBODY or self.is_ahead(t, best)):
                    best = t
            waiting &= ~bit(best)
            self.carry(self.seat * TOKENS + best, told)

    def is_ahead(self, t: i64, other: i64) -> bool:
        """U-RAP-2: whether a token of the seat is further upstream than another, or L beside R."""
        places = self.seat * TOKENS
        return upstream_first(self.place(places + t)) > upstream_first(self.place(places + other))

    # -- The end of the river

    def wash_away(self, fallen: i64) -> list[i64]:
        """U-ROUND-2: tiles leave the river, and with them the tokens that are on them."""
        lost: list[i64] = []
        for token in range(self.players * TOKENS):
            place = self.place(token)
            if place < SPAWN and fallen & bit(place):
                self.leave(token, OUT)
                lost.append(token)
        self.take_tiles(fallen)
        return lost

    def advance(self, told: list[Told] | None) -> None:
        """U-SPAWN-2: every token on the Spawn moves up one space, to that of 5 eggs at most."""
        for token in range(self.players * TOKENS):
            place = self.place(token)
            if SPAWN < place < SPAWN + EGGS:
                self.places[token] = place + 1
                if told is not None:
                    advanced = events.Advanced(
                        seat=token // TOKENS, token=token % TOKENS, eggs=place + 1 - SPAWN
                    )
                    told.append(Told(EVERYONE, advanced))

    def place_name(self, place: i64) -> str:
        """The name of a place: a space, or a Spawn space by its eggs."""
        if place > SPAWN:
            return f"S{place - SPAWN}"
        return "S1" if place == self.spawn and place != OUT else space_name(place)
