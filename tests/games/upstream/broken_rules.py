"""Upstream's rules broken one by one, for mutants.py: at least once each."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Mutant:
    """One rule broken: in a file of src/anadrome, ``before`` becomes ``after``."""

    rule: str
    what: str
    file: str
    before: str
    after: str


ROOM = "games/upstream/"
LATTICE = ROOM + "lattice.py"
STACK = ROOM + "stack.py"
TABLE = ROOM + "table.py"
MOVES = ROOM + "moves.py"
ROUNDS = ROOM + "rounds.py"
RULES = ROOM + "rules.py"
TILES = ROOM + "tiles.py"
TILES_DATA = ROOM + "tiles.toml"

MUTANTS = (
    Mutant(
        "U-LAT-1",
        "from L a step leads out of the river",
        LATTICE,
        "STEPS: Final = [0b1100, 0b1010, 0b1110]",
        "STEPS: Final = [0b1110, 0b1010, 0b1110]",
    ),
    Mutant(
        "U-LAT-1",
        "from C there is no step to L",
        LATTICE,
        "STEPS: Final = [0b1100, 0b1010, 0b1110]",
        "STEPS: Final = [0b1100, 0b1010, 0b1100]",
    ),
    Mutant(
        "U-LAT-2",
        "diagonals from C are as long as from L",
        LATTICE,
        "{NW: 1, NE: 1}]",
        "{NW: 1, NE: 1, 2 * NE: 2}]",
    ),
    Mutant("U-LAT-2", "diagonals span one tile", LATTICE, "{NE: 1, 2 * NE: 2}", "{NE: 1}"),
    Mutant(
        "U-LAT-3",
        "a waterfall on the far tile does not count to the north",
        LATTICE,
        "return falls[0] | (falls[3] >> N)",
        "return falls[0]",
    ),
    Mutant(
        "U-LAT-3",
        "a waterfall on the near tile does not count to the northeast",
        LATTICE,
        "return falls[1] | (falls[4] >> NE)",
        "return falls[4] >> NE",
    ),
    Mutant(
        "U-SET-1",
        "C-1 and R0 are exchanged",
        TABLE,
        "SEA_STARTS: Final = [3, 5, 4, 2]",
        "SEA_STARTS: Final = [3, 5, 2, 4]",
    ),
    Mutant(
        "U-SET-1",
        "the tokens start as singles",
        ROUNDS,
        "self.pairs = bit(self.players * TOKENS) - 1",
        "self.pairs = 0",
    ),
    Mutant(
        "U-SET-2",
        "players place anticlockwise",
        ROUNDS,
        "self.seat = (self.first + self.turn) % self.players\n        self.turn += 1",
        "self.seat = (self.first - self.turn) % self.players\n        self.turn += 1",
    ),
    Mutant(
        "U-SET-2",
        "columns may get five tiles",
        STACK,
        "MOUTH_ROWS: Final = 4",
        "MOUTH_ROWS: Final = 5",
    ),
    Mutant(
        "U-SET-2",
        "tiles can be turned five ways",
        ROUNDS,
        "return bit(TURNS) - 1 if falls != 0 else 1",
        "return bit(TURNS - 1) - 1 if falls != 0 else 1",
    ),
    Mutant(
        "U-SET-2",
        "the stack is not shuffled down to its top",
        STACK,
        "for place in range(len(stack) - 1, 0, -1):",
        "for place in range(len(stack) - 1, 1, -1):",
    ),
    Mutant(
        "U-SET-3",
        "the first placer begins",
        ROUNDS,
        "self.first = (self.first + MOUTH_TILES) % self.players",
        "self.first = self.first % self.players",
    ),
    Mutant("U-TURN-1", "four points a turn", TABLE, "POINTS: Final = 5", "POINTS: Final = 4"),
    Mutant(
        "U-TURN-1",
        "one may stop with a point left",
        MOVES,
        "if self.points == 0:\n            return 0\n        room",
        "if self.points < 2:\n            return 0\n        room",
    ),
    Mutant(
        "U-TURN-2",
        "of two players the first has five points at once",
        ROUNDS,
        "self.points -= 1\n        if told",
        "self.points -= 0\n        if told",
    ),
    Mutant(
        "U-TURN-2",
        "the first turn is short with more players too",
        ROUNDS,
        "if self.players == 2 and self.round == 1 and self.turn == 0:",
        "if self.round == 1 and self.turn == 0:",
    ),
    Mutant(
        "U-TURN-3",
        "a pair pays one more for swimming",
        MOVES,
        "if way < SWIMS:\n            self.points -= 1",
        "if way < SWIMS:\n            self.points -= min(self.salmon(token), self.points)",
    ),
    Mutant(
        "U-SWIM-1",
        "waterfalls can be swum",
        MOVES,
        "return (ahead & steps(space) & ~walls) >> 1",
        "return (ahead & steps(space)) >> 1",
    ),
    Mutant(
        "U-CAP-1",
        "a tile holds one token more",
        MOVES,
        "        return self.players\n",
        "        return self.players + 1\n",
    ),
    Mutant(
        "U-CAP-1",
        "a Rock holds as many as others",
        MOVES,
        "full |= self.rocks & self.crowded(self.capacity() - 1)",
        "full |= 0",
    ),
    Mutant(
        "U-JUMP-1",
        "a jump costs no extra point",
        MOVES,
        "self.points -= 1 + tiles\n",
        "self.points -= tiles\n",
    ),
    Mutant(
        "U-JUMP-1",
        "jumps land on full tiles",
        MOVES,
        "landing = ahead & lines(space, self.points - 1)",
        "landing = (ahead | self.laid >> space) & lines(space, self.points - 1)",
    ),
    Mutant(
        "U-JUMP-2",
        "the Spawn cannot be jumped to",
        MOVES,
        "landing = ahead & lines(space, self.points - 1)",
        "landing = ahead & self.laid >> space & lines(space, self.points - 1)",
    ),
    Mutant(
        "U-PRED-1",
        "a caught pair leaves the game",
        MOVES,
        "self.pairs &= ~bit(token)\n            return 1",
        "self.pairs &= ~bit(token)",
    ),
    Mutant(
        "U-EAGLE-1",
        "an eagle stays",
        MOVES,
        "self.eagles &= ~bit(space)",
        "self.eagles &= ~0",
    ),
    Mutant(
        "U-BEAR-1",
        "a jump from a bear is safe",
        MOVES,
        "for k in range(tiles + 1):",
        "for k in range(1, tiles + 1):",
    ),
    Mutant(
        "U-BEAR-1",
        "bears leave with their salmon",
        MOVES,
        "        return left > 0\n",
        "        self.bears &= ~bit(space)\n        return left > 0\n",
    ),
    Mutant(
        "U-BEAR-2",
        "a dead token still meets what lies behind",
        MOVES,
        "start + stride * k, told):\n                return\n",
        "start + stride * k, told):\n                break\n",
    ),
    Mutant(
        "U-HERON-1",
        "herons eat of whoever is there",
        MOVES,
        "        for token in range(seat * TOKENS, seat * TOKENS + TOKENS):\n            place",
        "        for token in range(self.players * TOKENS):\n            place",
    ),
    Mutant(
        "U-HERON-1",
        "the heron chooses the pair",
        MOVES,
        "prey |= 1 if self.pairs & bit(token) else 2",
        "prey = 1 if self.pairs & bit(token) else max(prey, 2)",
    ),
    Mutant(
        "U-ROUND-1",
        "the first player stays the same",
        ROUNDS,
        "return self.first if self.players == 2 else (self.first + 1) % self.players",
        "return self.first",
    ),
    Mutant(
        "U-ROUND-1",
        "of two players the same one always places",
        ROUNDS,
        "return (self.first + self.round - 1) % 2",
        "return self.first",
    ),
    Mutant(
        "U-ROUND-2",
        "a row falls in round 1 already",
        ROUNDS,
        "fallen = self.laid & below(self.round - 1)",
        "fallen = self.laid & below(self.round)",
    ),
    Mutant(
        "U-ROUND-2",
        "tokens survive the fall of their row",
        MOVES,
        "if place < SPAWN and fallen & bit(place):",
        "if place < SPAWN and fallen & bit(place) and not self.pairs & bit(token):",
    ),
    Mutant(
        "U-ROUND-3",
        "only one tile of a row is known",
        ROUNDS,
        "self.turn_up_for_seat(min(self.left(), COLUMNS), told)",
        "self.turn_up_for_seat(min(self.left(), 1), told)",
    ),
    Mutant(
        "U-ROUND-3",
        "equal tiles are two choices",
        ROUNDS,
        "if slot > 0 and at(self.hand, slot - 1) == kind:",
        "if slot < 0:",
    ),
    Mutant(
        "U-ROUND-4",
        "a last tile may go where the Spawn is",
        ROUNDS,
        "gaps &= ~bit(self.spawn)",
        "gaps &= ~0",
    ),
    Mutant(
        "U-ROUND-4",
        "the Spawn comes a round early",
        ROUNDS,
        "if self.left() == LAST_ROW_TILES:",
        "if self.left() <= LAST_ROW_TILES + COLUMNS:",
    ),
    Mutant(
        "U-ROUND-5",
        "no row falls once the stack is empty",
        ROUNDS,
        "        if self.round > 1:\n            self.drop_row(told)",
        "        if self.round > 1 and self.left() > 0:\n            self.drop_row(told)",
    ),
    Mutant(
        "U-SPAWN-1",
        "tokens enter the Spawn at two eggs",
        MOVES,
        "self.leave(token, SPAWN + 1)",
        "self.leave(token, SPAWN + 2)",
    ),
    Mutant(
        "U-SPAWN-2",
        "tokens leave the Spawn at its end",
        MOVES,
        "if SPAWN < place < SPAWN + EGGS:",
        "if SPAWN < place <= SPAWN + EGGS:",
    ),
    Mutant(
        "U-SPAWN-2",
        "tokens advance two spaces",
        MOVES,
        "self.places[token] = place + 1\n",
        "self.places[token] = min(place + 2, SPAWN + EGGS)\n",
    ),
    Mutant(
        "U-END-1",
        "the game goes on to the end of the round",
        RULES,
        "self.pass_tokens(before - self.points, told)\n            self.check_end(told)\n",
        "self.pass_tokens(before - self.points, told)\n",
    ),
    Mutant(
        "U-END-1",
        "those on the Spawn advance before the last row ends the game",
        ROUNDS,
        "self.drop_row(told)\n            self.check_end(told)\n",
        "self.drop_row(told)\n            self.advance(told)\n            self.check_end(told)\n",
    ),
    Mutant(
        "U-SCORE-1",
        "eggs count for each salmon",
        ROUNDS,
        "score += self.eggs(token)",
        "score += self.eggs(token) * self.salmon(token)",
    ),
    Mutant(
        "U-SCORE-2",
        "salmon do not break a tie",
        ROUNDS,
        "self.score(seat) << 8 | self.salmon_of(seat) << 4 | left",
        "self.score(seat) << 8 | left",
    ),
    Mutant(
        "U-SCORE-2",
        "the least advanced token is compared first",
        ROUNDS,
        "for number in sorted(eggs, reverse=True):",
        "for number in sorted(eggs):",
    ),
    Mutant(
        "U-SCORE-2",
        "of two players the first wins the last tie",
        ROUNDS,
        "self.players == 2 and seat != self.first",
        "self.players == 2 and seat == self.first",
    ),
    Mutant(
        "U-MTOK-1",
        "after the last turn the tokens go to the left",
        ROUNDS,
        "        if self.turn + 1 < self.players:\n            return (self.seat + 1)",
        "        if self.turn < self.players:\n            return (self.seat + 1)",
    ),
    Mutant(
        "U-MTOK-1",
        "unspent tokens are not passed on",
        ROUNDS,
        "        self.pass_tokens(self.points, told)\n",
        "",
    ),
    Mutant(
        "U-WHIRL-1",
        "a Whirlpool lets go at once",
        MOVES,
        "        self.stuck |= bit(token % TOKENS)\n        if told",
        "        self.stuck |= 0\n        if told",
    ),
    Mutant(
        "U-WHIRL-1",
        "two players leave tiles out even with Whirlpools",
        TILES,
        "if players == 2 and not whirlpool else {}",
        "if players == 2 else {}",
    ),
    Mutant(
        "U-WHIRL-1",
        "a Whirlpool holds one token fewer",
        MOVES,
        "        if not self.box.whirlpool:\n            full",
        "        if self.players > 0:\n            full",
    ),
    Mutant(
        "U-RAP-1",
        "rapids carry swimmers only",
        MOVES,
        "                return\n        self.arrive(token, end, told)\n",
        "                return\n        saved = self.rapids\n        self.rapids = 0\n"
        "        self.arrive(token, end, told)\n        self.rapids = saved\n",
    ),
    Mutant(
        "U-RAP-1",
        "all rapids point north",
        MOVES,
        "if self.to_ne & bit(start):\n            step = NE",
        "if self.to_ne & bit(start):\n            step = N",
    ),
    Mutant(
        "U-RAP-2",
        "who waits may be moved on",
        MOVES,
        "not self.carry(token, told):\n            self.stuck |= bit(token % TOKENS)",
        "not self.carry(token, told):\n            self.stuck |= 0",
    ),
    Mutant(
        "U-RAP-2",
        "the lowest token is carried first",
        MOVES,
        "if waiting & bit(t) and (best == NOBODY or self.is_ahead(t, best)):",
        "if waiting & bit(t) and (best == NOBODY or self.is_ahead(best, t)):",
    ),
    Mutant(
        "U-RAP-3",
        "a leap is free",
        MOVES,
        "if leaps:\n            self.points -= 1",
        "if leaps:\n            self.points -= 0",
    ),
    Mutant(
        "U-RAP-3",
        "bears do not see a leap",
        MOVES,
        "if not leaps or self.pass_bear(token, end, told):",
        "if True:",
    ),
    Mutant(
        "U-RAP-3",
        "a leap needs no point",
        MOVES,
        "if full or (leaps and self.points == 0):",
        "if full:",
    ),
    Mutant(
        "U-RAP-4",
        "in the last row rapids may point past the Spawn",
        ROUNDS,
        "if row(space) == self.box.spawn_row:",
        "if row(space) > self.box.spawn_row:",
    ),
    Mutant(
        "U-RAP-5",
        "the mix without Herons keeps all Rocks",
        TILES_DATA,
        "herons = { heron = 5, rock = 1 }",
        "herons = { heron = 6 }",
    ),
    Mutant(
        "U-RAP-5",
        "any number of tiles makes a river",
        TILES,
        "if total < FEWEST or total % 3 != LAST_ROW_TILES:",
        "if total < FEWEST:",
    ),
    Mutant("U-RAP-5", "tiles need no supply", TILES, "if given > most:", "if given > 99:"),
)
