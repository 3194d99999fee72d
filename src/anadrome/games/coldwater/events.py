"""What happens in Coldwater Crown, as frozen facts.

All are public but two: ``Weighed`` goes to the angler who caught the fish, ``Presents`` to the seat
that has chosen. Seats count from 0; in solo the silent angler is seat 1. Zones are called by their
number, 3 to 6.
"""

from typing import Literal

from msgspec import Struct

Location = Literal["shore", "lake", "river"]
Colour = Literal["violet", "green", "blue", "red", "yellow", "black"]
Spot = Literal["harbour", "violet", "green", "blue", "red", "yellow", "black"]
Species = Literal[
    "wrasse",
    "john-dory",
    "mackerel",
    "flounder",
    "brown-trout",
    "salmon",
    "rainbow-trout",
    "roach",
    "perch",
    "sea-trout",
    "pike",
]
Kind = Literal["crab", "conger", "char", "dogfish", "ray"]
Tackle = Literal["lure", "reel", "rod", "spool"]
Tag = Literal["orange", "ice", "pink", "brown", "grey"]
Trophy = Literal[
    "mystery",
    "small-species",
    "eight-species",
    "three-alike",
    "four-different",
    "twelve-fish",
    "shore",
    "lake",
    "river",
]


Ending = Literal["twelve-fish", "water-empty", "turn-limit"]


class Fish(Struct, frozen=True, rename="camel"):
    """Both sides of a fish card: what it is, its weight in pounds, its tag, when it was caught."""

    species: Species
    weight: int
    tag: Tag
    time: str


class MasterCard(Struct, frozen=True, rename="camel"):
    """A Master Angler card. ``name`` calls it in notation (``char-2``); its slots are colours."""

    name: str
    kind: Kind
    slots: tuple[Colour, ...]


class Fact(Struct, frozen=True, tag_field="kind", rename="camel"):
    """The base of all facts of Coldwater Crown."""


class TagTurned(Fact, frozen=True, tag="tag-turned"):
    """The Tag whose fish score at the end."""

    tag: Tag


class Stocked(Fact, frozen=True, tag="stocked"):
    """A fish comes from the top of a deck to an empty space; ``top`` is the deck's next species."""

    location: Location
    zone: int
    species: Species
    top: Species | None


class MasterTurned(Fact, frozen=True, tag="master-turned"):
    """A Master Angler card is turned up at one of the four open places, from 0."""

    place: int
    card: MasterCard


class MysteryTurned(Fact, frozen=True, tag="mystery-turned"):
    """The Mystery Weight that is open now; None after the last."""

    weight: int | None


class TackleGot(Fact, frozen=True, tag="tackle-got"):
    """A tackle token from the pile: dealt at the start, or for emptying Zone 5."""

    seat: int
    tackle: Tackle
    dealt: bool


class TackleShuffled(Fact, frozen=True, tag="tackle-shuffled"):
    """The used tackle tokens are a new pile."""

    tokens: int


class TurnBegan(Fact, frozen=True, tag="turn-began"):
    """A turn of a player, counted from 1 for each; ``last`` says that it is their last one."""

    seat: int
    turn: int
    last: bool


class Cast(Fact, frozen=True, tag="cast"):
    """Step 1: an angler token is put on a space."""

    seat: int
    spot: Spot
    side: int


class TookAngler(Fact, frozen=True, tag="took-angler"):
    """Step 2: an angler token is taken from its space. Step 3 turns it."""

    seat: int
    spot: Spot
    side: int


class Filled(Fact, frozen=True, tag="filled"):
    """A Zone is filled with baits, in the order drawn. ``white`` says that the white bait came too,
    after so many of them, and the discard went back into the bag; ``dealt`` that it is set-up.
    """

    seat: int
    zone: int
    baits: tuple[Colour, ...]
    white: int | None
    dealt: bool


class BaitLeft(Fact, frozen=True, tag="bait-left"):
    """Baits of one colour leave a tackle box: so many from Zones 3, 4, 5 and 6."""

    seat: int
    colour: Colour
    zones: tuple[int, int, int, int]


class BaitPlaced(Fact, frozen=True, tag="bait-placed"):
    """Baits that left go to free slots of a Master Angler card; all others to the discard."""

    seat: int
    card: MasterCard
    colour: Colour
    count: int


class BaitSwapped(Fact, frozen=True, tag="bait-swapped"):
    """A Reel swaps two baits: each colour leaves the zone named beside it for the other one."""

    seat: int
    colour: Colour
    zone: int
    other_colour: Colour
    other_zone: int


class TackleUsed(Fact, frozen=True, tag="tackle-used"):
    seat: int
    tackle: Tackle


class MasterTaken(Fact, frozen=True, tag="master-taken"):
    """A Master Angler card to be caught, from an open ``place`` or (None) from the deck's top."""

    seat: int
    card: MasterCard
    place: int | None


class MasterCaught(Fact, frozen=True, tag="master-caught"):
    """All slots of a card are filled: it is in the score pile, its baits in the discard."""

    seat: int
    card: MasterCard


class Caught(Fact, frozen=True, tag="caught"):
    """A fish leaves the board for a score pile, its weight unseen by others.

    ``emptied`` is the Zone whose last bait left (of the silent angler, the Zone it counted);
    ``zone`` is where the fish came from, None from the top of the location's deck. ``number``
    counts the angler's fish from 1. ``top`` is the deck's next species if the deck was taken from.
    """

    seat: int
    emptied: int
    location: Location
    zone: int | None
    species: Species
    number: int
    top: Species | None


class Weighed(Fact, frozen=True, tag="weighed"):
    """The back of the fish just caught, for its owner alone (the silent angler's: for all)."""

    seat: int
    fish: Fish


class NothingCaught(Fact, frozen=True, tag="nothing-caught"):
    """A Zone was emptied where no fish was to be had."""

    seat: int
    emptied: int
    location: Location


class MysteryWon(Fact, frozen=True, tag="mystery-won"):
    """The fish just caught weighs the open Mystery Weight: its card is shown to all."""

    seat: int
    fish: Fish


class TrophyWon(Fact, frozen=True, tag="trophy-won"):
    seat: int
    trophy: Trophy
    points: int


class LastTurns(Fact, frozen=True, tag="last-turns"):
    """The end begins: every other player has one last turn."""

    seat: int
    why: Ending


class SilentDrew(Fact, frozen=True, tag="silent-drew"):
    """Solo: the silent angler draws a bait (None: the white one), the ``number``-th of its turn."""

    number: int
    colour: Colour | None
    in_discard: int


class AnglerMoved(Fact, frozen=True, tag="angler-moved"):
    """Solo: an angler token moves along the boardwalk, clockwise."""

    start: Spot
    end: Spot
    side: int


class SilentGotMaster(Fact, frozen=True, tag="silent-got-master"):
    """Solo: the top Master Angler card goes to the silent angler's score pile."""

    card: MasterCard


class BagReturned(Fact, frozen=True, tag="bag-returned"):
    """The white bait came: so many baits of the discard went back into the bag."""

    baits: int


class BaitsSpilled(Fact, frozen=True, tag="baits-spilled"):
    """Solo: random baits from the bag go to the discard, in the order drawn."""

    baits: tuple[Colour, ...]


class Chose(Fact, frozen=True, tag="chose"):
    """A seat has chosen what it presents; which fish, nobody else knows yet."""

    seat: int


class Presents(Fact, frozen=True, tag="presents"):
    """To the seat alone: the fish it has chosen for the contest that is being held."""

    seat: int
    fish: tuple[Fish, ...]


class Entry(Struct, frozen=True, rename="camel"):
    """What an angler presents in a contest, the total weight, and the points of the trophy won."""

    seat: int
    fish: tuple[Fish, ...]
    total: int
    points: int


class ContestHeld(Fact, frozen=True, tag="contest-held"):
    """The fish of a location are presented and weighed; the best entry comes first."""

    location: Location
    entries: tuple[Entry, ...]


class Score(Struct, frozen=True, rename="camel"):
    """How an angler's points came about; trophies by their name, each with its points."""

    trophies: tuple[tuple[Trophy, int], ...]
    masters: int
    tags: int
    total: int


class GameEnded(Fact, frozen=True, tag="game-ended"):
    scores: tuple[Score, ...]
    places: tuple[int, ...]


AnyFact = (
    TagTurned
    | Stocked
    | MasterTurned
    | MysteryTurned
    | TackleGot
    | TackleShuffled
    | TurnBegan
    | Cast
    | TookAngler
    | Filled
    | BaitLeft
    | BaitPlaced
    | BaitSwapped
    | TackleUsed
    | MasterTaken
    | MasterCaught
    | Caught
    | Weighed
    | NothingCaught
    | MysteryWon
    | TrophyWon
    | LastTurns
    | SilentDrew
    | AnglerMoved
    | SilentGotMaster
    | BagReturned
    | BaitsSpilled
    | Chose
    | Presents
    | ContestHeld
    | GameEnded
)
