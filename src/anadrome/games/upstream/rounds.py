"""Upstream's rules around the turns: set-up, rounds, the river's two ends, the score. Compiled."""

from typing import Final

from mypy_extensions import i64

from anadrome.core.bits import bit, lowest
from anadrome.core.chance import Chance
from anadrome.core.events import EVERYONE, Told
from anadrome.core.places import places_of
from anadrome.core.rows import at
from anadrome.games.upstream import events
from anadrome.games.upstream.lattice import (
    CENTRE,
    COLUMNS,
    N,
    below,
    column,
    edges_of,
    row,
    space_at,
    space_name,
    steps,
)
from anadrome.games.upstream.moves import Moves
from anadrome.games.upstream.stack import (
    LAST_ROW_TILES,
    MOUTH_ROWS,
    RAPIDS,
)
from anadrome.games.upstream.table import (
    HERONS,
    LAY,
    MOVE,
    OUT,
    OVER,
    POINTS,
    SEA,
    SEA_STARTS,
    TOKENS,
)

MOUTH_TILES: Final = MOUTH_ROWS * COLUMNS
TURNS: Final = 6  # the ways a tile can be turned
LAYINGS: Final = COLUMNS * TURNS  # the ways to lay one tile
NO_SEAT: Final = -1

KIND_NAMES: Final[tuple[events.Tile, ...]] = (
    "water",
    "waterfall",
    "bear",
    "eagle",
    "heron",
    "rock",
    "rapids",
)
TURNED: Final[tuple[events.Turned, ...]] = ("N", "NE", "SE", "S", "SW", "NW")
NOT_TURNED: Final[events.Turned] = ""


class Rounds(Moves):
    """A table with its set-up, its rounds and its end."""

    __slots__ = ()

    # -- Set-up

    def set_up(self, first_placer: i64) -> None:
        """U-SET-1: the Sea, and on each of its tiles one pair of every player."""
        self.laid = SEA
        self.upper = MOUTH_ROWS
        self.first = first_placer
        self.pairs = bit(self.players * TOKENS) - 1
        for token in range(self.players * TOKENS):
            self.enter(token, SEA_STARTS[token % TOKENS])

    def place_next(self, told: list[Told] | None) -> None:
        """U-SET-2: clockwise each player turns up the top tile and places it, until all four rows
        of the mouth are there.
        """
        self.phase = LAY
        if self.turn == MOUTH_TILES:
            self.take_first_token(told)
            return
        self.seat = (self.first + self.turn) % self.players
        self.turn += 1
        self.turn_up_for_seat(1, told)

    def lay_at_random(self, chance: Chance, told: list[Told] | None) -> None:
        """U-SET-2, the quick way: chance lays the mouth of the river from the lowest space up.

        A turn that Rapids may not have is drawn again, unseen.
        """
        for space in range(SEA_STARTS[0] + COLUMNS, SEA_STARTS[0] + COLUMNS + MOUTH_TILES):
            kind = self.turn_up()
            turns = self.turns(kind, space)
            turn: i64 = 0
            if turns != 1:
                turn = chance.below(TURNS)
                while turns & bit(turn) == 0:
                    turn = chance.below(TURNS)
                turn = chance.uncover("turn", TURNS, turn, turns)
            self.put_tile(self.drop(0), space, turn)
            self.tell_laid(NO_SEAT, kind, space, turn, told)
        self.turn = MOUTH_TILES

    def take_first_token(self, told: list[Told] | None) -> None:
        """U-SET-3: who would place the 13th tile takes the first-player token and begins."""
        self.first = (self.first + MOUTH_TILES) % self.players
        self.begin_round(told)

    # -- Placing tiles

    def turn_up_for_seat(self, tiles: i64, told: list[Told] | None) -> None:
        """U-SET-2, U-ROUND-3: the top tiles, known to all, are for the seat to place."""
        for _ in range(tiles):
            self.turn_up()
        if told is not None:
            kinds = tuple([KIND_NAMES[at(self.hand, slot)] for slot in range(self.held)])
            told.append(Told(EVERYONE, events.TurnedUp(seat=self.seat, tiles=kinds)))

    def gaps(self) -> i64:
        """U-SET-2, U-ROUND-3: the next free space of each column that is not full, a mask.

        U-ROUND-4: none where the Spawn is.
        """
        gaps = (self.laid << N) & ~self.laid & below(self.upper + 1)
        if self.spawn != 0:
            gaps &= ~bit(self.spawn)
        return gaps

    def turns(self, kind: i64, space: i64) -> i64:
        """The ways a tile may be turned on a space, a mask; bit 0 alone where all are the same.

        U-RAP-4: Rapids point upstream to a tile of the river, laid already or not, in the last row
        to the Spawn.
        """
        if kind == RAPIDS:
            ways = steps(space)
            if row(space) == self.box.spawn_row:
                ways &= ~bit(N)
            return edges_of(ways)
        falls: i64 = self.box.falls[kind]
        return bit(TURNS) - 1 if falls != 0 else 1

    def layings(self) -> i64:
        """U-ROUND-3: the ways to lay one tile of the hand, a mask by tile, column and turn.

        Equal tiles are one choice; tiles all equal that need no turning leave none in a row.
        """
        gaps = self.gaps()
        if self.round > 0 and self.is_plain_hand():
            gaps &= -gaps
        layings: i64 = 0
        for slot in range(self.held):
            kind = at(self.hand, slot)
            if slot > 0 and at(self.hand, slot - 1) == kind:
                continue
            left = gaps
            while left != 0:
                space = lowest(left)
                left &= left - 1
                layings |= self.turns(kind, space) << (slot * LAYINGS + column(space) * TURNS)
        return layings

    def is_plain_hand(self) -> bool:
        """Whether all tiles of the hand are equal and need no turning."""
        kind = at(self.hand, 0)
        for slot in range(1, self.held):
            if at(self.hand, slot) != kind:
                return False
        return kind != RAPIDS and self.box.falls[kind] == 0

    def gap_in(self, wanted: i64) -> i64:
        """The next free space of a column."""
        left = self.gaps()
        while column(lowest(left)) != wanted:
            left &= left - 1
        return lowest(left)

    def lay(self, slot: i64, wanted: i64, turn: i64, told: list[Told] | None) -> None:
        """U-SET-2, U-ROUND-3: a tile of the hand on the next space of a column, turned."""
        space = self.gap_in(wanted)
        kind = self.drop(slot)
        self.put_tile(kind, space, turn)
        self.tell_laid(self.seat, kind, space, turn, told)

    def tell_laid(
        self, seat: i64, kind: i64, space: i64, turn: i64, told: list[Told] | None
    ) -> None:
        """Tell that a tile was laid, and how it is turned where that matters."""
        if told is not None:
            matters = kind == RAPIDS or self.box.falls[kind] != 0
            laid = events.Laid(
                seat=None if seat == NO_SEAT else seat,
                tile=KIND_NAMES[kind],
                space=space_name(space),
                turned=TURNED[turn] if matters else NOT_TURNED,
            )
            told.append(Told(EVERYONE, laid))

    # -- Turns

    def begin_round(self, told: list[Told] | None) -> None:
        """U-TURN-1: in each round every player takes a turn, from the first player on."""
        self.round += 1
        self.turn = 0
        if told is not None:
            falls: int | None = None if self.round == 1 else self.lowest_row()
            began = events.RoundBegan(round=self.round, first=self.first, falls=falls)
            told.append(Told(EVERYONE, began))
        self.begin_turn(told)

    def begin_turn(self, told: list[Told] | None) -> None:
        """U-TURN-1: 5 points. U-TURN-2: of two players, the first has 4 in the very first turn."""
        self.phase = MOVE
        self.seat = (self.first + self.turn) % self.players
        self.stuck = 0
        self.points = POINTS
        if self.players == 2 and self.round == 1 and self.turn == 0:
            self.points -= 1
        if told is not None:
            told.append(Told(EVERYONE, events.TurnBegan(seat=self.seat, points=self.points)))
        self.pass_tokens(POINTS - self.points, told)
        before = self.points
        self.carry_waiting(told)
        self.pass_tokens(before - self.points, told)
        self.check_end(told)

    def next_to_move(self) -> i64:
        """U-MTOK-1: who takes the next turn; after the last of a round the next first player."""
        if self.turn + 1 < self.players:
            return (self.seat + 1) % self.players
        return self.next_first()

    def pass_tokens(self, tokens: i64, told: list[Told] | None) -> None:
        """U-MTOK-1: spent movement tokens go to the player of the next turn, those not spent too.

        So every turn has five of them, and its points are the tokens still held.
        """
        if told is not None and tokens > 0 and self.box.movement_tokens:
            passed = events.TokensPassed(seat=self.seat, to=self.next_to_move(), tokens=tokens)
            told.append(Told(EVERYONE, passed))

    def tokens_held(self) -> list[int]:
        """U-MTOK-1: the movement tokens of each player, five in all; the starter has them first."""
        held = [0] * self.players
        if self.round == 0:
            held[(self.first + MOUTH_TILES) % self.players] = POINTS
            return held
        held[self.seat] += self.points
        held[self.next_to_move()] += POINTS - self.points
        return held

    def end_turn(self, told: list[Told] | None) -> None:
        """U-TURN-1: no legal move is left, and the points that are left with it are lost."""
        if told is not None:
            told.append(Told(EVERYONE, events.TurnEnded(seat=self.seat, unspent=self.points)))
        self.pass_tokens(self.points, told)
        self.points = 0
        self.stuck = 0
        self.phase = HERONS
        self.due = self.herons_met(self.seat)

    def next_turn(self, told: list[Told] | None) -> None:
        """U-TURN-1: the next player's turn, or the end of the round."""
        self.turn += 1
        if self.turn < self.players:
            self.begin_turn(told)
        else:
            self.end_round(told)

    # -- The end of a round

    def end_round(self, told: list[Told] | None) -> None:
        """U-ROUND-2, U-ROUND-5: a row falls, whether tiles are left in the stack or not.

        U-SPAWN-2: then all on the Spawn move up. U-ROUND-3: then the next row is laid.
        """
        if self.round > 1:
            self.drop_row(told)
            self.check_end(told)
            if self.phase == OVER:
                return
        self.advance(told)
        if self.left() == 0:
            self.pass_first_token(told)
            return
        self.phase = LAY
        self.seat = self.placer()
        self.upper += 1
        if self.left() == LAST_ROW_TILES:
            self.lay_spawn(told)
        self.turn_up_for_seat(min(self.left(), COLUMNS), told)

    def drop_row(self, told: list[Told] | None) -> None:
        """U-ROUND-2: in round 2 the Sea falls, in later ones the lowest row."""
        fallen = self.laid & below(self.round - 1)
        lost = self.wash_away(fallen)
        if told is not None:
            spaces: list[str] = []
            while fallen != 0:
                spaces.append(space_name(lowest(fallen)))
                fallen &= fallen - 1
            fell = events.RowFell(
                row=self.lowest_row(),
                spaces=tuple(spaces),
                lost=tuple([(int(token // TOKENS), int(token % TOKENS)) for token in lost]),
            )
            told.append(Told(EVERYONE, fell))

    def lay_spawn(self, told: list[Told] | None) -> None:
        """U-ROUND-4: the last two tiles go left and right, between them the 1-egg Spawn space."""
        self.spawn = space_at(CENTRE, self.upper)
        if told is not None:
            told.append(Told(EVERYONE, events.SpawnLaid(row=self.upper)))

    def placer(self) -> i64:
        """U-ROUND-1: the first player places the new tiles, of two players one after the other."""
        if self.players == 2:
            return (self.first + self.round - 1) % 2
        return self.first

    def next_first(self) -> i64:
        """U-ROUND-1: the first-player token goes to the left; of two players one keeps it."""
        return self.first if self.players == 2 else (self.first + 1) % self.players

    def pass_first_token(self, told: list[Told] | None) -> None:
        """U-ROUND-1: the first-player token is passed once the tiles are laid, and a round begins.

        Who has no token in the river takes it all the same.
        """
        self.first = self.next_first()
        self.begin_round(told)

    # -- The end of the game

    def check_end(self, told: list[Told] | None) -> None:
        """U-END-1: the game ends at once when every token is on the Spawn or out."""
        if self.phase == OVER or self.in_river():
            return
        self.phase = OVER
        self.open = 0
        self.due = 0
        self.points = 0
        self.stuck = 0
        self.stack = sorted(self.stack[self.turned_up :])  # nobody will see their order
        self.turned_up = 0
        if told is not None:
            ended = events.GameEnded(
                scores=self.scores(),
                salmon=tuple([int(self.salmon_of(seat)) for seat in range(self.players)]),
                places=self.final_places(),
            )
            told.append(Told(EVERYONE, ended))

    def score(self, seat: i64) -> i64:
        """U-SCORE-1: a point for each salmon, and for each token the eggs of its Spawn space."""
        score = self.salmon_of(seat)
        for token in range(seat * TOKENS, seat * TOKENS + TOKENS):
            score += self.eggs(token)
        return score

    def scores(self) -> tuple[int, ...]:
        """U-SCORE-1: the scores of all, as they stand."""
        return tuple([int(self.score(seat)) for seat in range(self.players)])

    def rank(self, seat: i64) -> int:
        """U-SCORE-2: a number that is greater for the better of two: points, then salmon, tokens,
        the tokens' spaces from the most advanced down; at two players who is not the first.
        """
        left: i64 = 0
        eggs: list[int] = []
        for token in range(seat * TOKENS, seat * TOKENS + TOKENS):
            if self.place(token) != OUT:
                left += 1
            eggs.append(self.eggs(token))
        rank = self.score(seat) << 8 | self.salmon_of(seat) << 4 | left
        for number in sorted(eggs, reverse=True):
            rank = rank << 3 | number
        return rank << 1 | (1 if self.players == 2 and seat != self.first else 0)

    def final_places(self) -> tuple[int, ...]:
        """U-SCORE-2: the places, shared by those whom no tie-breaker parts."""
        return places_of(tuple([self.rank(seat) for seat in range(self.players)]))
