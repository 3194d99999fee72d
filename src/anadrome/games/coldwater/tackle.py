"""Coldwater Crown's rules for Lures and Reels, which one plays on one's turn. Compiled.

A Lure is a number made of its colour and two Zones, the lower one first. A Reel is made of two
Zones, the lower one first, and the colour of the bait that leaves each.
"""

from typing import Final

from mypy_extensions import i64

from anadrome.core.bits import bit
from anadrome.core.events import Told
from anadrome.games.coldwater import events
from anadrome.games.coldwater.baits import Baits
from anadrome.games.coldwater.box import COLOURS, LURE, REEL, ZONES
from anadrome.games.coldwater.names import COLOURS as COLOUR_NAMES
from anadrome.games.coldwater.table import Angler

LURES: Final = COLOURS * ZONES * ZONES
REELS: Final = ZONES * ZONES * COLOURS * COLOURS
NO_PLAY: Final = -1


def lure_number(colour: i64, zone: i64, other: i64) -> i64:
    """The number of a Lure."""
    return (colour * ZONES + zone) * ZONES + other


def reel_number(zone: i64, other: i64, colour: i64, other_colour: i64) -> i64:
    """The number of a Reel: the colours leave the Zones in their order."""
    return LURES + ((zone * ZONES + other) * COLOURS + colour) * COLOURS + other_colour


class Tackle(Baits):
    """A table on which Lures and Reels can be played."""

    __slots__ = ()

    def count_plays(self) -> i64:
        """C-TACK-5: how many ways there are to play a Lure or a Reel now; mostly none is held."""
        lures = self.usable(LURE) > 0
        reels = self.usable(REEL) > 0
        if not lures and not reels:
            return 0
        angler = self.anglers[self.acting]
        plays: i64 = 0
        if lures:
            for colour in range(COLOURS):
                baits = angler.baits(colour)
                if baits != 0:
                    plays += self.count_lures(baits)
        if reels:
            plays += self.count_reels(angler)
        return plays

    def count_lures(self, baits: i64) -> i64:
        """C-TACK-3: the pairs of Zones that two baits of a colour can come from."""
        zones: i64 = 0
        pairs: i64 = 0
        for zone in range(ZONES):
            here = baits >> (zone * 4) & 15
            if here > 0:
                pairs += zones
                zones += 1
                if here > 1:
                    pairs += 1
        return pairs

    def count_reels(self, angler: Angler) -> i64:
        """C-TACK-4: the pairs of baits of different colours in different Zones."""
        pairs: i64 = 0
        before: i64 = 0  # nibbles: how many lower Zones have each colour
        zones: i64 = 0  # the sum of these
        for zone in range(ZONES):
            here: i64 = 0
            number: i64 = 0
            for colour in range(COLOURS):
                if angler.baits(colour) >> (zone * 4) & 15 != 0:
                    pairs += zones - (before >> (colour * 4) & 15)
                    here |= bit(colour * 4)
                    number += 1
            before += here
            zones += number
        return pairs

    def play_at(self, wanted: i64) -> i64:
        """The play of a place among all there are: Lures first, by their numbers."""
        angler = self.anglers[self.acting]
        if self.usable(LURE) > 0:
            for colour in range(COLOURS):
                baits = angler.baits(colour)
                if baits == 0:
                    continue
                for zone in range(ZONES):
                    for other in range(zone, ZONES):
                        if self.is_lure(baits, zone, other):
                            if wanted == 0:
                                return lure_number(colour, zone, other)
                            wanted -= 1
        for zone in range(ZONES):
            for other in range(zone + 1, ZONES):
                for colour in range(COLOURS):
                    if angler.baits(colour) >> (zone * 4) & 15 == 0:
                        continue
                    for other_colour in range(COLOURS):
                        if (
                            other_colour != colour
                            and angler.baits(other_colour) >> (other * 4) & 15 != 0
                        ):
                            if wanted == 0:
                                return reel_number(zone, other, colour, other_colour)
                            wanted -= 1
        return NO_PLAY

    def is_lure(self, baits: i64, zone: i64, other: i64) -> bool:
        """C-TACK-3: whether two baits of a colour can leave these Zones."""
        needed: i64 = 2 if zone == other else 1
        return baits >> (zone * 4) & 15 >= needed and baits >> (other * 4) & 15 >= needed

    def is_play(self, play: i64) -> bool:
        """C-TACK-3, C-TACK-4: whether a number is a Lure or a Reel that can be played now."""
        angler = self.anglers[self.acting]
        if play < 0 or play >= LURES + REELS:
            return False
        if play < LURES:
            zone = play // ZONES % ZONES
            other = play % ZONES
            return (
                zone <= other
                and self.usable(LURE) > 0
                and self.is_lure(angler.baits(play // (ZONES * ZONES)), zone, other)
            )
        play -= LURES
        other_colour = play % COLOURS
        colour = play // COLOURS % COLOURS
        other = play // (COLOURS * COLOURS) % ZONES
        zone = play // (COLOURS * COLOURS * ZONES)
        return (
            zone < other
            and colour != other_colour
            and self.usable(REEL) > 0
            and angler.baits(colour) >> (zone * 4) & 15 != 0
            and angler.baits(other_colour) >> (other * 4) & 15 != 0
        )

    def play(self, play: i64, told: list[Told] | None) -> None:
        """C-TACK-3: a Lure takes two baits out. C-TACK-4: a Reel swaps two."""
        if play < LURES:
            self.use_tackle(LURE, told)
            out = bit(play // ZONES % ZONES * 4) + bit(play % ZONES * 4)
            self.use(play // (ZONES * ZONES), out, told)
            return
        self.use_tackle(REEL, told)
        play -= LURES
        self.swap(
            play // (COLOURS * COLOURS * ZONES),
            play // (COLOURS * COLOURS) % ZONES,
            play // COLOURS % COLOURS,
            play % COLOURS,
            told,
        )

    def swap(
        self, zone: i64, other: i64, colour: i64, other_colour: i64, told: list[Told] | None
    ) -> None:
        """C-TACK-4: two baits change places."""
        angler = self.anglers[self.acting]
        angler.add(colour, bit(other * 4) - bit(zone * 4))
        angler.add(other_colour, bit(zone * 4) - bit(other * 4))
        if told is not None:
            swapped = events.BaitSwapped(
                seat=self.acting,
                colour=COLOUR_NAMES[colour],
                zone=zone + 3,
                other_colour=COLOUR_NAMES[other_colour],
                other_zone=other + 3,
            )
            self.tell(told, swapped)
