"""What search knows of Upstream: turns as options, quick turns, a horizon of rounds. Compiled.

The tree holds the turns up to where new tiles turn up. Beyond, everybody swims on quickly by the
outlook and the tiles fall as they may, to the end of the last round within the depth; there the
outlook judges.
"""

from math import tanh
from typing import Final

from mypy_extensions import i64

from anadrome.bots.search.sense import Option, Sense
from anadrome.bots.upstream_outlook import Outlook
from anadrome.bots.upstream_plans import likely, turn_options
from anadrome.core.bits import bit, count, lowest, nth
from anadrome.core.chance import Chance
from anadrome.core.playable import Playable
from anadrome.games.upstream.lattice import length
from anadrome.games.upstream.moves import AHEAD, SWIMS, WAYS
from anadrome.games.upstream.rules import Upstream
from anadrome.games.upstream.table import LAY, MOVE, POINTS, TOKENS

PATIENCE: Final = 12  # to list the ways through a turn takes as long as some quick games
LEAST_EFFORT: Final = 0.25
WON: Final = 0.4  # what it is worth to beat another, above an equal place
ROOM: Final = 40.0  # points by which nobody wins
DOUBT: Final = 2.5  # points by which the outlook is often wrong
WHIM: Final = 0.3  # how much quick turns vary
NOISE: Final = 4294967296.0
WARY: Final = 0.5  # how likely a token is still on the heron when the turn ends


class UpstreamSense(Sense):
    """Judges by who will beat whom."""

    __slots__ = ("depth", "estimates", "outlook", "round", "until", "view", "wide")

    def __init__(self, depth: int, wide: int) -> None:
        super().__init__(PATIENCE)
        self.depth: i64 = depth  # rounds
        self.wide: i64 = wide  # ways through a turn that are considered
        self.outlook = Outlook()  # for the end, where positions are judged
        self.view = Outlook()  # for those who move now
        self.round: i64 = -1  # of that view
        self.until: i64 = 0
        self.estimates: list[float] = []

    def look(self, state: Playable, seat: int) -> None:  # noqa: ARG002
        """How far to play on, and the river as it lies now."""
        assert isinstance(state, Upstream)
        now = state.round + 1 if state.phase == LAY else state.round
        self.until = now + self.depth - 1
        self.estimates = [0.0] * state.players
        self.round = -1

    def effort(self, state: Playable) -> float:
        """Less for what is left of a turn, and for a single tile of the mouth."""
        assert isinstance(state, Upstream)
        if state.phase == MOVE:
            return max(LEAST_EFFORT, float(state.points) / float(POINTS))
        return LEAST_EFFORT if state.round == 0 or state.phase != LAY else 1.0

    def is_horizon(self, state: Playable) -> bool:
        assert isinstance(state, Upstream)
        if state.round > self.until or state.is_over():
            return True
        return state.phase == LAY and state.round == self.until

    def grows(self, state: Playable, visits: i64) -> bool:
        """Not beyond tiles that only seem to turn up."""
        assert isinstance(state, Upstream)
        return state.turned_up == 0 and visits >= PATIENCE

    def see(self, state: Upstream) -> Outlook:
        """The river for those who move now; it is measured once a round."""
        if self.round != state.round:
            self.round = state.round
            self.view.look(state, state.round)
        return self.view

    # -- Options

    def options(self, state: Playable, seat: int) -> list[Option]:
        """Whole turns, ways to lay a tile, or what a heron takes."""
        assert isinstance(state, Upstream)
        if state.phase == MOVE:
            self.round = -1
            return turn_options(state, self.see(state), self.wide)
        actions = state.legal(seat)
        if state.phase != LAY:
            return [Option(action, 1.0 / float(len(actions))) for action in actions]
        worths: list[float] = []
        for action in actions:
            after = state.clone()
            after.do(action, None)
            self.outlook.look(after, after.round + 1)
            mine = self.outlook.worth(after, seat)
            others = 0.0
            for other in range(state.players):
                if other != seat:
                    others += self.outlook.worth(after, other)
            worths.append(mine - others / float(state.players - 1))
        priors = likely(worths)
        return [Option(actions[k], priors[k]) for k in range(len(actions))]

    def follow(self, state: Playable, seat: int, option: Option) -> None:
        """A whole turn, or the one action."""
        state.apply(seat, option.action, None)
        more = option.more
        if more is not None:
            for action in more:
                state.apply(seat, action, None)

    # -- Playing on

    def finish(self, state: Playable, chance: Chance) -> None:
        """Quick turns, random tiles."""
        assert isinstance(state, Upstream)
        self.round = -1
        while not self.is_horizon(state):
            if state.phase == MOVE:
                state.act(self.quick_move(state, self.see(state), chance), None)
            else:
                state.act(nth(state.open, chance.below(count(state.open))), None)

    def quick_move(self, state: Upstream, view: Outlook, chance: Chance) -> i64:
        """The move that brings most for its points, more or less."""
        best: i64 = 0
        most = -1e9
        moves = state.open
        while moves != 0:
            move = lowest(moves)
            moves &= moves - 1
            gain = gain_of(state, view, move)
            gain += gain * WHIM * float(chance.word()) / NOISE
            if gain > most:
                most = gain
                best = move
        return best

    # -- Judging

    def judge(self, state: Playable, worths: list[float]) -> None:
        """Places at the end; before it, who seems ahead of whom."""
        assert isinstance(state, Upstream)
        over = state.is_over()
        estimates = self.estimates
        if over:
            for seat in range(state.players):
                estimates[seat] = float(state.score(seat))
        else:
            now = state.round + 1 if state.phase == LAY else state.round
            self.outlook.look(state, now)
            for seat in range(state.players):
                estimates[seat] = self.outlook.worth(state, seat)
        for seat in range(state.players):
            total = 0.0
            for other in range(state.players):
                if other == seat:
                    continue
                lead = estimates[seat] - estimates[other]
                total += 0.1 * lead / ROOM
                if not over:
                    total += WON * tanh(lead / DOUBT)
                elif state.rank(seat) > state.rank(other):
                    total += WON
                elif state.rank(seat) < state.rank(other):
                    total -= WON
            worths[seat] = 0.5 + total / float(state.players - 1)


def gain_of(state: Upstream, view: Outlook, move: i64) -> float:
    """What a move brings for each point it costs, by the outlook."""
    token = state.seat * TOKENS + move // WAYS
    way = move % WAYS
    start = state.place(token)
    ahead: i64 = AHEAD[way]
    end = start + ahead
    salmon: i64 = 2 if state.pairs & bit(token) else 1
    before = view.pairs[start] if salmon == 2 else view.singles[start]
    if state.herons & bit(start):
        before -= WARY * (view.pairs[start] - view.singles[start] if salmon == 2 else before)
    cost: i64 = 1
    if way >= SWIMS:
        tiles = length(start, ahead)
        stride = ahead // tiles
        cost += tiles
        for k in range(tiles + 1):
            if state.bears & bit(start + stride * k):
                salmon -= 1
    if state.eagles & bit(end):
        salmon -= 1
    after = 0.0
    if salmon > 0:
        after = view.pairs[end] if salmon == 2 else view.singles[end]
        if state.herons & bit(end):
            after -= WARY * (view.pairs[end] - view.singles[end] if salmon == 2 else after)
    return (after - before) / float(cost)
