"""What search knows of Kodiak: a round is a game of its own. Compiled.

All cards come back for the next round, so a round is searched to its end, for its points; the last
round for the places. Quick play is random, but predators take the most valuable salmon they can.
"""

from math import sqrt, tanh
from typing import Final

from mypy_extensions import i64

from anadrome.bots.kodiak_worth import Worth
from anadrome.bots.search.endgame import Duel
from anadrome.core.bits import bit, count, lowest, nth, stirred
from anadrome.core.chance import Chance
from anadrome.core.playable import Playable
from anadrome.core.rows import at
from anadrome.games.kodiak.deck import HAND_SIZE
from anadrome.games.kodiak.rules import PICKS, Kodiak
from anadrome.games.kodiak.table import CHOOSE, PICK, SEATS, VALUES

ROOM: Final = 40.0  # a lead of so many points in a round is far more than usual
SHARE: Final = 25  # the points that each player's cards hold
WON: Final = 0.4  # what a place is worth in the last round, above an equal one
# About how many positions there are by the cards left, in a round and in the last round, in which
# the points so far tell more of them apart.
POSITIONS: Final = [1] * 3 + [20, 200, 1500, 7000, 40000, 200000, 1200000] + [10**9] * 6
LAST_POSITIONS: Final = [1] * 3 + [25, 350, 2500, 25000, 120000, 600000] + [10**9] * 7
CHANCY: Final = 1  # visits to a position before its options are laid out, where play is random,
STEADY: Final = 1  # and where it is judged
SWING: Final = 2.5  # how far a lead may swing in a turn; in more turns, as their root
OF_VALUE: Final = [sum(1 << (seat * VALUES + v) for seat in range(SEATS)) for v in range(VALUES)]


class KodiakSense(Duel):
    """Judges the end of the round that the question is from; or with a depth, the position after so
    many turns.
    """

    __slots__ = (
        "ahead",
        "before",
        "depth",
        "last",
        "picky",
        "players",
        "points",
        "round",
        "until",
        "weights",
        "worth",
    )

    def __init__(
        self, depth: int = 0, weights: list[list[list[float]]] | None = None, picky: bool = True
    ) -> None:
        super().__init__(CHANCY if depth == 0 else STEADY, depth > 0)
        self.depth = depth
        self.picky = picky
        self.weights = weights  # by players less 2, then by cards left
        self.worth: Worth | None = None
        self.players: i64 = 0
        self.round: i64 = 0
        self.until: i64 = 0
        self.last = False
        self.before: list[int] = []
        self.points: list[float] = []
        self.ahead: list[float] = []

    def look(self, state: Playable, seat: int) -> None:  # noqa: ARG002
        """The round, what was won before it, and how far to look."""
        assert isinstance(state, Kodiak)
        if state.players != self.players:
            self.players = state.players
            self.points = [0.0] * state.players
            self.ahead = [0.0] * state.players
            if self.weights is not None:
                self.worth = Worth(state.players, self.weights[state.players - 2])
        self.round = state.round
        self.last = state.round == state.players - 1
        self.before = list(state.totals())
        ahead: i64 = self.depth if state.players == 2 else min(self.depth, 1)
        self.until = HAND_SIZE if ahead == 0 else state.turn + ahead

    def is_horizon(self, state: Playable) -> bool:
        assert isinstance(state, Kodiak)
        return state.round != self.round or (state.turn >= self.until and state.phase == CHOOSE)

    def finish(self, state: Playable, chance: Chance) -> None:
        """Random cards to the horizon."""
        assert isinstance(state, Kodiak)
        while state.round == self.round:
            if state.phase == CHOOSE:
                if state.turn >= self.until:
                    return
                seat = lowest(state.choosing)
                cards = state.playable(seat)
                state.act(seat, nth(cards, chance.below(count(cards))), None)
            elif state.phase == PICK and self.picky:
                seat = state.mover()
                state.act(seat, PICKS + catch_of(state, seat), None)
            else:
                seat = state.mover()
                actions = state.legal_mask(seat)
                state.act(seat, nth(actions, chance.below(count(actions))), None)

    def judge(self, state: Playable, worths: list[float]) -> None:
        """The lead in points over the others; in the last round, the places above all."""
        assert isinstance(state, Kodiak)
        players = self.players
        points = self.points
        worth = self.worth
        over = state.round != self.round
        row: i64 = state.scores[self.round] if over else state.reserve
        left: i64 = players * SHARE
        for seat in range(players):
            left -= at(row, seat)
        share = float(left) / float(players)
        if not over and worth is not None:
            worth.rest(state, self.ahead)
        for seat in range(players):
            points[seat] = float(at(row, seat)) + share
            if not over and worth is not None:
                points[seat] += self.ahead[seat]
        if self.last:
            doubt = 0.0 if over else SWING * sqrt(float(HAND_SIZE - state.turn))
            for seat in range(players):
                points[seat] += float(self.before[seat])
            for seat in range(players):
                worths[seat] = placing(points, seat, players, doubt)
        else:
            for seat in range(players):
                lead = (points[seat] - float(SHARE)) * float(players) / float(players - 1)
                worths[seat] = 0.5 + lead / ROOM

    # -- A round of two, to its exact end

    def key(self, state: Playable) -> i64:
        """In the last round the points so far decide what more of them are worth."""
        assert isinstance(state, Kodiak)
        return stirred(state.mark(), state.reserve) if self.last else state.mark()

    def banked(self, state: Playable) -> float:
        """The lead in points; in the last round nothing is settled before its end."""
        assert isinstance(state, Kodiak)
        if self.last:
            return 0.0
        return float(at(state.reserve, 0) - at(state.reserve, 1)) / ROOM

    def is_duel(self, state: Playable) -> bool:
        assert isinstance(state, Kodiak)
        return state.players == 2

    def aim(self, state: Playable, room: int) -> bool:
        """To the end of the round if it is near enough, else some turns ahead."""
        assert isinstance(state, Kodiak)
        cards = HAND_SIZE - state.turn
        if (LAST_POSITIONS if self.last else POSITIONS)[cards] <= room:
            self.until = HAND_SIZE
            return True
        self.until = state.turn + self.depth
        return self.depth > 0

    def sees_the_end(self) -> bool:
        return self.until >= HAND_SIZE


def placing(points: list[float], seat: i64, players: i64, doubt: float) -> float:
    """How a seat will stand at the end of the game: whom it beats, and a little by how much."""
    mine = points[seat]
    total = 0.0
    for other in range(players):
        if other != seat:
            lead = mine - points[other]
            total += 0.1 * lead / ROOM
            if doubt > 0.0:
                total += WON * tanh(lead / doubt)
            elif lead > 0.0:
                total += WON
            elif lead < 0.0:
                total -= WON
    return 0.5 + total / float(players - 1)


def catch_of(state: Kodiak, seat: i64) -> i64:
    """The most valuable salmon on the table, somebody else's if it can be."""
    salmon = state.fresh | state.carried
    own = salmon & (bit(VALUES) - 1) << (seat * VALUES)
    for value in range(VALUES - 1, -1, -1):
        there = salmon & OF_VALUE[value]
        if there != 0:
            return lowest(there & ~own if there & ~own != 0 else there)
    return lowest(salmon)
