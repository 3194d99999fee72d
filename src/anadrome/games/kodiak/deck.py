"""The deck of Kodiak, as the rules count with it. Compiled."""

from typing import Final

from mypy_extensions import i64

from anadrome.core.bits import bit
from anadrome.core.rows import at, put

HAND_SIZE: Final = 15
ALL_CARDS: Final = 0x7FFF
SALMON: Final = 9  # cards 0 to 8 are salmon, then come the predators
VISITOR: Final = 14  # and last the Visitor


class Deck:
    """The fifteen cards everyone holds, made from ``cards.toml``: nine salmon, then the predators
    and the Visitor.

    ``values`` are the salmon's points, ascending; ``speeds`` the predators' speeds and last the
    Visitor's delay.
    """

    __slots__ = ("greedy", "name", "speeds", "twins", "values")

    def __init__(
        self, name: str, values: list[int], speeds: list[int], takes_all: list[bool]
    ) -> None:
        self.name = name
        self.values: i64 = 0  # four bits a salmon
        self.speeds: i64 = 0  # a row
        self.greedy: i64 = 0  # the Old Bear, a mask of cards
        self.twins: i64 = 0  # the cards equal to the one before them
        for k in range(SALMON):
            self.values |= values[k] << (k * 4)
            if k > 0 and values[k] == values[k - 1]:
                self.twins |= bit(k)
        for k in range(HAND_SIZE - SALMON):
            self.speeds = put(self.speeds, k, speeds[k])
            if takes_all[k]:
                self.greedy |= bit(SALMON + k)
            if k > 0 and speeds[k] == speeds[k - 1]:
                self.twins |= bit(SALMON + k)

    def value(self, card: i64) -> i64:
        """The points of a salmon."""
        return (self.values >> (card * 4)) & 15

    def speed(self, card: i64) -> i64:
        """The speed of a predator, the delay of a Visitor."""
        return at(self.speeds, card - SALMON)
