"""A table of Kodiak: everything a position is made of. Compiled.

A hand is a mask of the fifteen cards of the deck. A *row* packs one number for each seat into an
int. The salmon on the table are two masks, ``fresh`` (played this turn) and ``carried`` (stayed
from the turn before), with one bit an owner and value.
"""

from typing import Final

from mypy_extensions import i64

from anadrome.core.bits import bit, stirred
from anadrome.core.playable import Playable
from anadrome.core.rows import put
from anadrome.games.kodiak.deck import ALL_CARDS, HAND_SIZE, Deck

CHOOSE: Final = 0
NAME: Final = 1
PICK: Final = 2
OVER: Final = 3

VALUES: Final = 5
SEATS: Final = 6
NOBODY: Final = -1
NO_CARD: Final = 15  # no card has this number
NO_CARDS: Final = 0x0F0F0F0F0F0F  # a row of NO_CARD


class Table(Playable):
    """What lies on the table, as small numbers, masks and rows. The rules move it."""

    __slots__ = (
        "carried",
        "cascade",
        "caught",
        "choosing",
        "chosen",
        "climber",
        "deck",
        "first",
        "fresh",
        "hands",
        "hunters",
        "more_hands",
        "namers",
        "phase",
        "players",
        "queue",
        "queued",
        "reserve",
        "reserve_cards",
        "round",
        "scores",
        "shown",
        "speeds",
        "turn",
    )

    def __init__(self, deck: Deck, players: i64, first: i64, scores: list[int]) -> None:
        self.deck = deck
        self.players: i64 = players
        self.first: i64 = first  # the first player of round 0
        self.scores = scores  # a row of points for each finished round
        self.phase: i64 = CHOOSE
        self.round: i64 = 0
        self.turn: i64 = 0
        self.cascade: i64 = 0  # the seat on each space, space 1 first; packed like a row
        self.hands: i64 = 0  # the hands of seats 0 to 3, fifteen bits each
        self.more_hands: i64 = 0  # the hands of seats 4 and 5
        self.choosing: i64 = 0  # the seats without a card face down, a mask
        self.chosen: i64 = NO_CARDS  # row: the cards face down
        self.shown: i64 = NO_CARDS  # row: the cards face up
        self.speeds: i64 = 0  # row: of the predators on the table, delays added
        self.fresh: i64 = 0
        self.carried: i64 = 0
        self.namers: i64 = 0  # the Visitors' players who have named nobody yet, a mask of seats
        self.hunters: i64 = 0  # the predators' players who have not begun to fish, a mask of seats
        self.queue: i64 = 0  # row: the seats fishing now, all at one speed, in acting order
        self.queued: i64 = 0  # how many they are
        self.climber: i64 = NOBODY  # the first of a tie, until it has moved
        self.caught: i64 = 0  # the seats whose predator took a salmon this turn, a mask
        self.reserve: i64 = 0  # row: points
        self.reserve_cards: i64 = 0  # row

    def copy_to(self, copy: "Table") -> None:
        """Lay another table, of the same deck, players, first player and scores, like this one."""
        copy.phase = self.phase
        copy.round = self.round
        copy.turn = self.turn
        copy.cascade = self.cascade
        copy.hands = self.hands
        copy.more_hands = self.more_hands
        copy.choosing = self.choosing
        copy.chosen = self.chosen
        copy.shown = self.shown
        copy.speeds = self.speeds
        copy.fresh = self.fresh
        copy.carried = self.carried
        copy.namers = self.namers
        copy.hunters = self.hunters
        copy.queue = self.queue
        copy.queued = self.queued
        copy.climber = self.climber
        copy.caught = self.caught
        copy.reserve = self.reserve
        copy.reserve_cards = self.reserve_cards

    def mark(self) -> i64:
        """The table without what is face down and what is banked; see core/playable.py."""
        mark = stirred(self.turn, self.hands)
        mark = stirred(mark, self.more_hands << 31 | self.carried << 1 | 1)
        mark = stirred(mark, self.cascade << 2 | self.phase)
        mark = stirred(mark, self.fresh << 24 | self.hunters << 12 | self.namers << 6 | self.caught)
        if self.phase != CHOOSE:
            mark = stirred(mark, self.shown)
            mark = stirred(mark, self.speeds)
            mark = stirred(mark, self.queue << 8 | self.queued << 4 | self.climber + 1)
        return mark

    def hand(self, seat: i64) -> i64:
        """The cards in a hand, a mask."""
        if seat < 4:
            return (self.hands >> (seat * HAND_SIZE)) & ALL_CARDS
        return (self.more_hands >> ((seat - 4) * HAND_SIZE)) & ALL_CARDS

    def drop(self, seat: i64, card: i64) -> None:
        """K-ROUND-3: a card played leaves the hand for the rest of the round."""
        if seat < 4:
            self.hands &= ~bit(seat * HAND_SIZE + card)
        else:
            self.more_hands &= ~bit((seat - 4) * HAND_SIZE + card)

    def line_up(self, seat: i64) -> None:
        """Put a seat at the end of the queue."""
        self.queue = put(self.queue, self.queued, seat)
        self.queued += 1

    def lift(self, salmon: i64) -> bool:
        """Take a salmon off the table, of two equal ones the one that stayed; whether it stayed."""
        mask = bit(salmon)
        if self.carried & mask:
            self.carried &= ~mask
            return True
        self.fresh &= ~mask
        return False

    def keep(self, seat: i64, value: i64) -> None:
        """K-FISH-1, K-FISH-2: one more salmon in a reserve."""
        self.reserve += value << (seat * 8)
        self.reserve_cards += bit(seat * 8)
