"""What Coldwater Crown calls its things, by their numbers in the rules. Compiled."""

from typing import Final

from anadrome.games.coldwater import events

LOCATIONS: Final[tuple[events.Location, ...]] = ("shore", "lake", "river")
COLOURS: Final[tuple[events.Colour, ...]] = ("violet", "green", "blue", "red", "yellow", "black")
SPOTS: Final[tuple[events.Spot, ...]] = ("harbour", *COLOURS)
SPECIES: Final[tuple[events.Species, ...]] = (
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
)
KINDS: Final[tuple[events.Kind, ...]] = ("crab", "conger", "char", "dogfish", "ray")
TACKLE: Final[tuple[events.Tackle, ...]] = ("lure", "reel", "rod", "spool")
TAGS: Final[tuple[events.Tag, ...]] = ("orange", "ice", "pink", "brown", "grey")
TROPHIES: Final[tuple[events.Trophy, ...]] = (
    "mystery",
    "small-species",
    "eight-species",
    "three-alike",
    "four-different",
    "twelve-fish",
    "shore",
    "lake",
    "river",
)
ENDINGS: Final[tuple[events.Ending, ...]] = ("twelve-fish", "water-empty", "turn-limit")
