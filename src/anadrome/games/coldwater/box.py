"""What a game of Coldwater Crown is played with, as the rules count with it. Compiled."""

from typing import Final

from mypy_extensions import i64

from anadrome.core.bits import bit

# Locations, and the numbers of their species: see names.py for what everything is called.
SHORE: Final = 0
LAKE: Final = 1
RIVER: Final = 2
LOCATIONS: Final = 3

SPECIES: Final = 11
FLOUNDER: Final = 3
ROACH: Final = 7
PERCH: Final = 8
FIRST_SPECIES: Final = [0, 8, 4]  # of each location
SPECIES_AT: Final = [4, 3, 4]  # how many there are
HOME: Final = [0, 0, 0, 0, 2, 2, 2, 2, 1, 1, 1]  # the location of each species
CARDS: Final = 60

ZONES: Final = 4  # Zones 3 to 6 are counted from 0
COLOURS: Final = 6  # two for each location
WHITE: Final = 6  # the bait that comes after them

KINDS: Final = 5
OF_A_KIND: Final = 6
MASTERS: Final = KINDS * OF_A_KIND
SLOTS: Final = 4  # of a Master Angler card, at most
NO_SLOT: Final = 15

LURE: Final = 0
REEL: Final = 1
ROD: Final = 2
SPOOL: Final = 3
TACKLE: Final = 4

TAGS: Final = 5

# Trophies; the five with a stack of falling points are small and eight species and the contests.
MYSTERY: Final = 0
SMALL_SPECIES: Final = 1
EIGHT_SPECIES: Final = 2
THREE_ALIKE: Final = 3
FOUR_DIFFERENT: Final = 4
TWELVE_FISH: Final = 5
CONTEST: Final = 6  # the Shore's, then the Lake's and the River's
TROPHIES: Final = 9
MYSTERIES: Final = [2, 3, 4, 5, 6, 7]


class Box:
    """The cards, tokens and options of a game, made from the toml files.

    Fish are numbered by species, then by weight. A card's ``slots`` are four bits a slot.
    """

    __slots__ = (
        "baits",
        "first",
        "minute",
        "players",
        "points",
        "slots",
        "solo",
        "tackle",
        "tag",
        "tag_points",
        "tags",
        "turn_limit",
        "weight",
    )

    def __init__(
        self,
        players: int,
        tag_points: bool,
        turn_limit: int,
        cards: list[int],
        weight: list[int],
        tag: list[int],
        minute: list[int],
        slots: list[int],
        points: list[int],
        tackle: list[int],
        baits: int,
    ) -> None:
        self.players: i64 = players
        self.solo = players == 1
        self.tag_points = tag_points
        self.turn_limit: i64 = turn_limit
        self.first = [0] * (SPECIES + 1)  # the first card of each species, and the end
        for species in range(SPECIES):
            self.first[species + 1] = self.first[species] + cards[species]
        self.weight = weight
        self.tag = tag
        self.minute = minute  # when it was caught, in minutes of the day
        self.slots = slots
        self.points = points  # of a stack, the best trophy first
        self.tackle: i64 = 0  # how many tokens of each, four bits each
        for k in range(TACKLE):
            self.tackle |= tackle[k] << (k * 4)
        self.baits: i64 = baits  # of each colour
        self.tags = [0] * TAGS  # the fish of each Tag colour, masks
        for card in range(CARDS):
            self.tags[tag[card]] |= bit(card)

    def all_of(self, species: i64) -> i64:
        """All cards of a species, a mask."""
        end: i64 = self.first[species + 1]
        start: i64 = self.first[species]
        return bit(end) - bit(start)

    def count_of(self, species: i64) -> i64:
        """How many cards a species has."""
        end: i64 = self.first[species + 1]
        start: i64 = self.first[species]
        return end - start

    def species_of(self, card: i64) -> i64:
        """The species of a fish card."""
        species: i64 = card // 5  # pike, the last, have more
        return species if species < SPECIES else SPECIES - 1

    def slot(self, card: i64, k: i64) -> i64:
        """The colour of a slot of a Master Angler card; NO_SLOT if it has fewer."""
        slots: i64 = self.slots[card]
        return (slots >> (k * 4)) & 15
