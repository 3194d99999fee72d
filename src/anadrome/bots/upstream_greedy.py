"""Upstream's greedy bot: it plans a whole turn, and lays tiles where they help it most.

It tries all sequences of its moves, each position once, and takes the first move of the sequence
that leaves its tokens best off: high up, clear of the rows about to fall, on no heron. How far a
token has come counts the way still to go: waterfalls to jump, predators to pass.
"""

from collections.abc import Sequence
from math import exp

from anadrome.core.bits import bit
from anadrome.core.chance import Chance
from anadrome.games.upstream.lattice import (
    CENTRE,
    N,
    blocked,
    column,
    half_tiles_up,
    length,
    lines,
    row,
    steps,
)
from anadrome.games.upstream.moves import WAYS
from anadrome.games.upstream.notation import action_text
from anadrome.games.upstream.rules import Upstream
from anadrome.games.upstream.table import EGGS, OUT, SPAWN, TOKENS
from anadrome.games.upstream.view import UpstreamView, state_from

POSITIONS = 4000  # looked at for one decision; a turn rarely has more
LONGEST_JUMP = 4
BITE = 1.5  # what a salmon is worth on the way, in points of movement
DELAY = 0.4  # what a heron or a whirlpool costs who passes it, in points
TOKEN = 2.5  # the eggs a token is likely to reach
RISK = 0.5  # that a token is lost that falls behind the rows
EASE = 0.55  # by how much a row more makes it safer


class UpstreamGreedy:
    """Chance makes the stack that the rules ask for; the bot does not look at it."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: UpstreamView, actions: Sequence[str]) -> str:
        """The action that leaves the seat best off."""
        assert view.seat is not None
        state = state_from(view, self.chance)
        if view.phase == "move":
            return Plan(state).first_move()
        return max(actions, key=lambda action: _worth_of(state, view, action))


def _worth_of(state: Upstream, view: UpstreamView, action: str) -> float:
    """How much better off than the others the seat is after a tile is laid, or a heron fed."""
    trial = state.clone()
    numbers = {action_text(state, number): number for number in state.legal(state.seat)}
    trial.do(numbers[action] - state.first_action(), None)
    outlook = Outlook(trial)
    worths = [outlook.worth(trial, seat) for seat in range(view.players)]
    mine = worths[state.seat]
    return mine - (sum(worths) - mine) / (view.players - 1)


class Outlook:
    """What a token is worth on each space of a river, by its salmon.

    ``reach`` is how high a space is, less the detours that the tiles above it ask for.
    """

    def __init__(self, state: Upstream) -> None:
        self.round = max(1, int(state.round))
        self.last = int(state.box.spawn_row)
        self.walls = [blocked(state.falls, step) for step in (1, 2, N)]
        self.reach: dict[int, float] = {}
        spaces = [space for space in range(SPAWN) if state.laid & bit(space)]
        for space in reversed(spaces):
            self.reach[space] = self._reach(state, space)
        self.values = {space: self._values(space) for space in spaces}
        if state.spawn:
            self.values[int(state.spawn)] = self.on_spawn(1)

    def _reach(self, state: Upstream, space: int) -> float:
        best = half_tiles_up(space) / 2 if row(space) == state.upper else -1.0
        if column(space) != CENTRE:
            best -= 0.5
        for ahead in range(1, N + 1):
            if steps(space) & bit(ahead) and not self.walls[ahead - 1] & bit(space):
                best = max(best, self._beyond(state, space + ahead) - 1)
        bear = BITE if state.bears & bit(space) else 0.0
        for ahead in range(1, N * LONGEST_JUMP + 1):
            tiles = int(length(space, ahead))
            if lines(space, LONGEST_JUMP) & bit(ahead):
                stride = ahead // tiles
                bites = sum(
                    BITE for k in range(1, tiles + 1) if state.bears & bit(space + stride * k)
                )
                best = max(best, self._beyond(state, space + ahead) - 1 - tiles - bites - bear)
        return best

    def _beyond(self, state: Upstream, space: int) -> float:
        """The reach of a space for one who comes to it."""
        if space == state.spawn and space:
            return half_tiles_up(space) / 2
        if space not in self.reach:
            return -1.0
        here = bit(space)
        reach = self.reach[space]
        if state.eagles & here:
            return reach - BITE
        if state.herons & here or (state.rocks & here and state.box.whirlpool):
            return reach - DELAY
        if state.rapids & here:
            step = 2 if state.to_ne & here else (1 if state.to_nw & here else N)
            toll = 1 if self.walls[step - 1] & here else 0
            return max(reach, self._beyond(state, space + step) - toll)
        return reach

    def _values(self, space: int) -> tuple[float, float]:
        """The worth of a single and of a pair that end a turn on a space."""
        if self.round > 1 and row(space) <= self.round - 2:
            return 0.0, 0.0
        rows = self.reach[space] + 2 - self.round
        hope = 1 - RISK * exp(-EASE * max(rows, -1.0))
        ahead = (self.reach[space] - self.last) * 0.02
        return (1 + TOKEN) * hope + ahead, (2 + TOKEN) * hope + ahead

    def on_spawn(self, eggs: int) -> tuple[float, float]:
        """The worth of a single and of a pair on the Spawn, which move up as rounds go by."""
        rounds = max(0, self.last + 1 - self.round)
        likely = min(EGGS, eggs + 0.7 * rounds)
        return 1 + likely, 2 + likely

    def worth(self, state: Upstream, seat: int) -> float:
        """What a seat has, once herons have taken from it what costs it least."""
        total = 0.0
        bitten: dict[int, float] = {}
        for token in range(seat * TOKENS, seat * TOKENS + TOKENS):
            place = state.places[token]
            if place == OUT:
                continue
            values = self.on_spawn(place - SPAWN) if place > SPAWN else self.values[place]
            pair = state.pairs >> token & 1
            total += values[pair]
            if place < SPAWN and state.herons >> place & 1:
                loss = values[1] - values[0] if pair else values[0]
                bitten[place] = min(loss, bitten.get(place, loss))
        return total - sum(bitten.values())


class Plan:
    """All sequences of moves of the acting seat, each position looked at once."""

    def __init__(self, state: Upstream) -> None:
        self.state = state
        self.seat = int(state.seat)
        self.outlook = Outlook(state)
        self.known: dict[tuple[int, ...], float] = {}

    def first_move(self) -> str:
        """The move that begins the best sequence."""
        state = self.state
        actions = state.legal(self.seat)
        first = state.first_action()
        return action_text(state, max(actions, key=lambda a: self._after(state, a - first)))

    def _after(self, state: Upstream, move: int) -> float:
        trial = state.clone()
        trial.move(move // WAYS, move % WAYS, None)
        places = trial.places[self.seat * TOKENS : self.seat * TOKENS + TOKENS]
        key = (*places, trial.pairs, trial.points, trial.stuck, trial.eagles)
        if key not in self.known:
            self.known[key] = 0.0
            self.known[key] = self._best(trial)
        return self.known[key]

    def _best(self, state: Upstream) -> float:
        """The best that the points left can still do; all must be spent while a move is left."""
        moves = state.moves(self.seat) if len(self.known) < POSITIONS else 0
        if moves == 0:
            return self.outlook.worth(state, self.seat)
        best = -1.0
        move = 0
        while moves:
            if moves & 1:
                best = max(best, self._after(state, move))
            moves >>= 1
            move += 1
        return best
