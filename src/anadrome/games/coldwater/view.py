"""What a seat of Coldwater Crown may know, built by allow-list.

Hidden are the weights, with tags and times, of fish that nobody has caught or that others have, and
the order of everything still to be drawn. What is left in the bag and the decks is known.
"""

from typing import Literal

from msgspec import Struct

from anadrome.games.coldwater.events import (
    Colour,
    Entry,
    Fish,
    Location,
    MasterCard,
    Score,
    Species,
    Spot,
    Tackle,
    Tag,
    Trophy,
)

Phase = Literal[
    "cast", "take", "tackle", "bait", "catch", "harbour", "silent", "white", "present", "over"
]


class Water(Struct, frozen=True, rename="camel"):
    """A location: the species in Zones 3 to 6 (None: no fish), the species on top of the deck, and
    how many cards the deck has.
    """

    location: Location
    zones: tuple[Species | None, Species | None, Species | None, Species | None]
    top: Species | None
    left: int


class Space(Struct, frozen=True, rename="camel"):
    """A space of the boardwalk, clockwise from the Harbour; the side of the token on it, if any."""

    spot: Spot
    side: int | None


class CaughtFish(Struct, frozen=True, rename="camel"):
    """A fish in a score pile, in the order caught; its back only for who may know it. ``shown`` says
    that a Mystery Weight or a contest has shown it to all.
    """

    species: Species
    fish: Fish | None
    shown: bool


class Master(Struct, frozen=True, rename="camel"):
    """A Master Angler card that is being caught; ``filled`` says which of its slots have a bait."""

    card: MasterCard
    filled: tuple[bool, ...]


class Angler(Struct, frozen=True, rename="camel"):
    """A player's side of the table; in solo the last one is the silent angler's.

    ``token`` is the side of the angler token in hand (None: it is on the board). ``box`` counts the
    baits in Zones 3 to 6, each by colour: violet, green, blue, red, yellow, black. ``fish`` is in
    the order caught; ``turns`` counts the turns begun; ``chosen`` says that this seat has chosen
    what to present.
    """

    token: int | None
    box: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]
    masters: tuple[Master, ...]
    caught_masters: tuple[MasterCard, ...]
    tackle: tuple[Tackle, ...]
    fish: tuple[CaughtFish, ...]
    trophies: tuple[tuple[Trophy, int], ...]
    turns: int
    chosen: bool


class Stack(Struct, frozen=True, rename="camel"):
    """The trophies of a kind that are still to be won, the top one first, by their points."""

    trophy: Trophy
    points: tuple[int, ...]


class Odds(Struct, frozen=True, rename="camel"):
    """What the seat may know of a species: how many of its cards lie in the deck and on the board,
    and the weights of all cards it has not seen. ``mystery`` is the chance, from 0 to 1, that one
    fish of it caught now would win the open Mystery Weight.
    """

    species: Species
    in_deck: int
    on_board: int
    weights: tuple[int, ...]
    mystery: float


class Prospect(Struct, frozen=True, rename="camel"):
    """A fish that a Zone about to be emptied would catch: the Zone and the location of its bait.
    ``species`` is None where no fish is.
    """

    zone: int
    location: Location
    species: Species | None
    tackle: bool


class Preview(Struct, frozen=True, rename="camel"):
    """What an open action would do, as far as it can be known before chance and further choices.

    ``removes`` counts the baits of ``colour`` that would leave Zones 3 to 6; ``catches`` lists what
    emptied Zones would catch; ``slots`` says how many of these baits the own Master Angler cards
    could take. ``fills`` are the Zones that a Harbour action may fill, by the baits they lack.
    """

    action: str
    colour: Colour | None
    removes: tuple[int, int, int, int]
    catches: tuple[Prospect, ...]
    slots: int
    fills: tuple[int, int, int, int]


class Pending(Struct, frozen=True, rename="camel"):
    """A Zone that was emptied and whose fish is still to be caught, by the colour of its last bait."""

    zone: int
    colour: Colour


class Contender(Struct, frozen=True, rename="camel"):
    """In a contest, the fish of one species among which the seat may choose, the best first."""

    species: Species
    fish: tuple[Fish, ...]


class Held(Struct, frozen=True, rename="camel"):
    """A contest that was held."""

    location: Location
    entries: tuple[Entry, ...]


class ColdwaterView(Struct, frozen=True, rename="camel"):
    """The table as one seat sees it (``seat`` None: a spectator).

    ``step`` is 1 while the acting seat casts and 2 while it takes. ``turn`` counts the turns of all
    players. ``acting`` is the seat whose turn it is. ``baits`` counts the bait of ``bait_colour``
    that the ``bait`` question is about. ``harbour_left`` counts the Harbour actions still to do.
    ``ending`` is set once the last turns began, ``last_seats`` who still have theirs. ``points`` are
    the points of each angler that all can see.
    """

    seat: int | None
    players: int
    solo: bool
    tag_points: bool
    turn_limit: int
    phase: Phase
    step: int
    turn: int
    acting: int
    first: int
    waters: tuple[Water, Water, Water]
    boardwalk: tuple[Space, ...]
    anglers: tuple[Angler, ...]
    open_masters: tuple[MasterCard | None, ...]
    masters_left: int
    tag: Tag
    mystery: int | None
    mysteries_left: tuple[int, ...]
    stacks: tuple[Stack, ...]
    bag: tuple[int, ...]
    white_in_bag: bool
    discard: tuple[int, ...]
    tackle_left: int
    tackle_discard: tuple[Tackle, ...]
    odds: tuple[Odds, ...]
    pending: tuple[Pending, ...]
    baits: int
    bait_colour: Colour | None
    harbour_left: int
    silent_draws: int
    ending: Literal["", "twelve-fish", "water-empty", "turn-limit"]
    last_seats: tuple[int, ...]
    contest: Location | None
    contenders: tuple[Contender, ...]
    presents: tuple[Fish, ...]
    contests: tuple[Held, ...]
    points: tuple[int, ...]
    scores: tuple[Score, ...]
    places: tuple[int, ...]
    previews: tuple[Preview, ...]
