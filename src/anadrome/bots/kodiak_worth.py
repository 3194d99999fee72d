"""What the rest of a round of Kodiak is likely to bring, told from the hands. Compiled.

A sum of what is seen, each times a weight. The weights were learned (scripts/learn_kodiak.py) for
each number of players and of cards left, from the last card backwards: positions with one card more
were solved one turn deep, with the weights of the turn after at the edge.
"""

from typing import Final

from mypy_extensions import i64

from anadrome.core.bits import bit, lowest
from anadrome.core.rows import at
from anadrome.games.kodiak.deck import HAND_SIZE, SALMON
from anadrome.games.kodiak.rules import Kodiak
from anadrome.games.kodiak.table import VALUES

CARDS: Final = VALUES + HAND_SIZE - SALMON  # salmon by value, predators, Visitor
SIGHTS: Final = CARDS + 15
BEAR: Final = VALUES + 4
FASTEST: Final = VALUES


class Hand:
    """What counts of a hand and of its owner's salmon in the pool."""

    __slots__ = ("cards", "hunters", "place", "pool", "salmon")

    def __init__(self) -> None:
        self.cards: list[float] = [0.0] * CARDS
        self.salmon: float = 0.0
        self.hunters: float = 0.0
        self.pool: float = 0.0
        self.place: float = 0.0

    def look(self, state: Kodiak, seat: i64) -> None:
        """Count."""
        cards = self.cards
        for k in range(CARDS):
            cards[k] = 0.0
        salmon: i64 = 0
        hunters: i64 = 0
        left = state.hand(seat)
        while left != 0:
            card = lowest(left)
            left &= left - 1
            if card < SALMON:
                value = state.deck.value(card)
                salmon += value
                cards[value - 1] += 1.0
            else:
                cards[VALUES + card - SALMON] = 1.0
                if card < HAND_SIZE - 1:
                    hunters += 1
        pool: i64 = 0
        carried = (state.carried >> (seat * VALUES)) & (bit(VALUES) - 1)
        while carried != 0:
            pool += lowest(carried) + 1
            carried &= carried - 1
        self.salmon = float(salmon)
        self.hunters = float(hunters)
        self.pool = float(pool)


class Worth:
    """The weights for a number of players, and room to count with them."""

    __slots__ = ("hands", "players", "raw", "seen", "weights")

    def __init__(self, players: int, weights: list[list[float]]) -> None:
        self.players: i64 = players
        self.weights = weights  # by the number of cards left
        self.hands = [Hand() for _ in range(players)]
        self.seen: list[float] = [0.0] * SIGHTS
        self.raw: list[float] = [0.0] * players

    def look(self, state: Kodiak) -> None:
        """See all hands, at the beginning of a turn."""
        for place in range(self.players):
            seat = at(state.cascade, place)
            self.hands[seat].look(state, seat)
            self.hands[seat].place = float(place) / float(self.players - 1)

    def sights(self, seat: i64, left: i64) -> list[float]:
        """What counts for a seat, after ``look``; the list is used again."""
        own = self.hands[seat]
        salmon = 0.0
        hunters = 0.0
        pool = 0.0
        bears = 0.0
        fastest = 0.0
        visitors = 0.0
        for other in range(self.players):
            if other != seat:
                hand = self.hands[other]
                salmon += hand.salmon
                hunters += hand.hunters
                pool += hand.pool
                bears += hand.cards[BEAR]
                fastest += hand.cards[FASTEST]
                visitors += hand.cards[CARDS - 1]
        turns = float(left)
        cards = own.cards
        seen = self.seen
        for k in range(CARDS):
            seen[k] = cards[k]
        seen[CARDS] = own.salmon * hunters / turns
        seen[CARDS + 1] = own.hunters * salmon / turns
        seen[CARDS + 2] = own.salmon * own.hunters / turns
        seen[CARDS + 3] = cards[BEAR] * salmon / turns
        seen[CARDS + 4] = own.salmon * bears / turns
        seen[CARDS + 5] = cards[FASTEST] * salmon / turns
        seen[CARDS + 6] = own.salmon * fastest / turns
        seen[CARDS + 7] = own.hunters * hunters / turns
        seen[CARDS + 8] = own.pool
        seen[CARDS + 9] = own.pool * hunters / turns
        seen[CARDS + 10] = pool * own.hunters / turns
        seen[CARDS + 11] = pool * cards[BEAR]
        seen[CARDS + 12] = own.place * own.hunters / turns
        seen[CARDS + 13] = own.salmon * visitors / turns
        seen[CARDS + 14] = own.pool * own.hunters / turns
        return seen

    def rest(self, state: Kodiak, ahead: list[float]) -> None:
        """The points each seat will likely make beyond an equal share of what is left."""
        left = HAND_SIZE - state.turn
        weights = self.weights[left]
        self.look(state)
        mean = 0.0
        for seat in range(self.players):
            seen = self.sights(seat, left)
            total = 0.0
            for k in range(SIGHTS):
                total += weights[k] * seen[k]
            ahead[seat] = total
            mean += total
        mean /= float(self.players)
        for seat in range(self.players):
            ahead[seat] -= mean
