"""A table of Coldwater Crown: everything a position is made of. Compiled.

Small numbers are packed: a *row* has eight bits an item (see core/rows.py), ``nibbles`` have four.
An angler's baits are nibbles by Zone for each colour. Fish cards are numbers from 0 to 59 and their
sets are masks. Fish that nobody has caught are species only: which card of its species a fish is
comes to light when somebody catches it, and not before, not even here.
"""

from typing import Final

from mypy_extensions import i64

from anadrome.core.bits import bit
from anadrome.core.chance import Chance
from anadrome.games.coldwater.box import Box

CAST: Final = 0
TAKE: Final = 1
PLAY: Final = 2  # the question called ``tackle``
BAIT: Final = 3
CATCH: Final = 4
PORT: Final = 5  # the question called ``harbour``
SILENT: Final = 6
SPILL: Final = 7  # the question called ``white``
PRESENT: Final = 8
OVER: Final = 9

PLAYERS: Final = 4
SPOTS: Final = 7
HARBOUR: Final = 0  # the other spots are the colours, each one higher
HAND: Final = 3  # unfinished Master Angler cards, at most

NO_FISH: Final = 15  # no species has this number
NOTHING: Final = 255  # in a row
NO_SPOT: Final = 7
UNDECIDED: Final = 3  # how many baits the silent angler draws

IN_ZONES: Final = 0x1111  # nibbles: one in each Zone


def some(nibbles: i64) -> i64:
    """A one for each Zone that has something."""
    return (nibbles | nibbles >> 1 | nibbles >> 2 | nibbles >> 3) & IN_ZONES


def total(nibbles: i64) -> i64:
    """The sum over the Zones."""
    return (nibbles & 15) + (nibbles >> 4 & 15) + (nibbles >> 8 & 15) + (nibbles >> 12 & 15)


class Angler:
    """One angler's side of the table."""

    __slots__ = (
        "caught_masters",
        "fish",
        "held",
        "high",
        "low",
        "masters",
        "pile",
        "species",
        "tackle",
        "token",
        "trophies",
        "turns",
    )

    def __init__(self, pile: list[int]) -> None:
        self.low: i64 = 0  # baits of the first three colours, nibbles by Zone
        self.high: i64 = 0  # and of the others
        self.held: i64 = 0  # nibbles: all baits by Zone
        self.token: i64 = 0  # the side of the angler token in hand; 0 while it is on the board
        self.masters: i64 = 0  # unfinished cards, 16 bits each: 1 + the card, and filled slots << 8
        self.caught_masters: i64 = 0  # a mask
        self.tackle: i64 = 0  # nibbles
        self.pile = pile  # fish in the order caught: card * 8 + the weight it is known not to have
        self.fish: i64 = 0  # a mask
        self.species: i64 = 0  # a mask
        self.trophies: i64 = 0  # nibbles: points by trophy
        self.turns: i64 = 0  # begun

    def clone(self) -> "Angler":
        """An independent copy."""
        copy = Angler(self.pile[:])
        copy.low = self.low
        copy.high = self.high
        copy.held = self.held
        copy.token = self.token
        copy.masters = self.masters
        copy.caught_masters = self.caught_masters
        copy.tackle = self.tackle
        copy.fish = self.fish
        copy.species = self.species
        copy.trophies = self.trophies
        copy.turns = self.turns
        return copy

    def baits(self, colour: i64) -> i64:
        """The baits of a colour, nibbles by Zone."""
        if colour < 3:
            return (self.low >> (colour * 16)) & 0xFFFF
        return (self.high >> (colour * 16 - 48)) & 0xFFFF

    def add(self, colour: i64, nibbles: i64) -> None:
        """Baits of a colour come to Zones; negative nibbles let them go."""
        self.held += nibbles
        if colour < 3:
            self.low += nibbles << (colour * 16)
        else:
            self.high += nibbles << (colour * 16 - 48)

    def room(self, zone: i64) -> i64:
        """C-FILL-1: how many baits a Zone lacks of its number."""
        return zone + 3 - (self.held >> (zone * 4) & 15)

    def master(self, place: i64) -> i64:
        """The unfinished Master Angler card at a place, -1 if there is none."""
        return (self.masters >> (place * 16) & 255) - 1

    def filled(self, place: i64) -> i64:
        """Which slots of that card have a bait, a mask."""
        return self.masters >> (place * 16 + 8) & 15

    def unfinished(self) -> i64:
        """C-MA-1: how many unfinished cards there are."""
        number: i64 = 0
        while number < HAND and self.masters >> (number * 16) != 0:
            number += 1
        return number

    def points_of(self, trophy: i64) -> i64:
        """The points of a trophy this angler has won."""
        return self.trophies >> (trophy * 4) & 15

    def has_tackle(self, kind: i64) -> i64:
        """How many tokens of a kind there are."""
        return self.tackle >> (kind * 4) & 15


class Table:
    """What lies on the table. The rules move it."""

    __slots__ = (
        "acting",
        "anglers",
        "answers",
        "back",
        "bag",
        "box",
        "caught",
        "chance",
        "choosing",
        "contest",
        "deck",
        "discard",
        "ending",
        "first",
        "fresh",
        "last",
        "leaving",
        "left",
        "masters_left",
        "mysteries",
        "mystery",
        "mystery_won",
        "ones",
        "open",
        "open_masters",
        "pending",
        "phase",
        "placed",
        "players",
        "plays",
        "presented",
        "shown",
        "silent_left",
        "silent_number",
        "stacks",
        "step",
        "tackle",
        "tackle_discard",
        "tag",
        "tops",
        "turn",
        "twos",
        "used",
        "water",
    )

    def __init__(self, box: Box, anglers: list[Angler], chance: Chance) -> None:
        self.box = box
        self.players: i64 = box.players
        self.anglers = anglers  # in solo the silent angler is the last
        self.chance = chance
        self.phase: i64 = CAST
        self.open: i64 = 0  # the actions open, a mask numbered within the phase
        self.plays: i64 = 0  # how many Lures and Reels can be played beside them
        self.first: i64 = 0
        self.acting: i64 = 0  # whose turn it is
        self.turn: i64 = 0  # how many turns of players began
        self.step: i64 = 1
        # The boardwalk:
        self.ones: i64 = 0  # spots with a token on side 1, a mask
        self.twos: i64 = 0  # and on side 2
        self.placed: i64 = NO_SPOT  # where the acting angler has cast this turn
        # Within a Step:
        self.back: i64 = CAST  # the phase to go on with once baits and catches are settled
        self.used: i64 = 0  # the colour of the baits that leave
        self.leaving: i64 = 0  # how many of them have not come to rest
        self.pending: i64 = 0  # Zones emptied whose fish is still to be caught, a mask
        self.left: i64 = 0  # Harbour actions still to do
        self.fresh: i64 = 0  # tackle won in this Step, nibbles
        self.mystery_won: i64 = 0  # whether a Mystery Weight was won in this Step
        # The waters:
        self.water: i64 = 0xFFFFFFFFFFFF  # nibbles: the species in Zone 3 of the Shore and so on
        self.tops: i64 = 0xFFF  # nibbles: the species on top of each deck
        self.deck: i64 = 0  # nibbles: the cards under the tops, by species
        self.caught: i64 = 0  # the fish caught by anybody, a mask
        self.shown: i64 = 0  # the fish that all have seen when they were caught, a mask
        self.tag: i64 = 0
        self.mystery: i64 = 0  # the open Mystery Weight, 0 after the last
        self.mysteries: i64 = 0  # those to come, a mask of weights
        # What is shared:
        self.bag: i64 = 0  # a row by colour; the white bait is the last
        self.discard: i64 = 0  # a row by colour
        self.open_masters: i64 = 0xFFFFFFFF  # a row by place
        self.masters_left: i64 = 0  # the Master Angler cards in the deck, a mask
        self.tackle: i64 = 0  # the pile, nibbles
        self.tackle_discard: i64 = 0
        self.stacks: i64 = 0  # nibbles by trophy: how many are gone
        # Solo:
        self.silent_left: i64 = 0  # baits the silent angler still draws, or UNDECIDED
        self.silent_number: i64 = 0  # how many it has drawn this turn
        # The end:
        self.ending: i64 = 0  # why the last turns are played, from 1
        self.last: i64 = 0  # whose last turn is still to come, a mask of anglers
        self.contest: i64 = 0  # how many contests were held
        self.choosing: i64 = 0  # the seats that have not chosen what they present, a mask
        self.answers: i64 = (
            0xFFFFFFFF  # a row by seat: which species present their other fish; NOTHING
        )
        self.presented: i64 = 0  # the fish of all contests held, a mask

    def copy_to(self, copy: "Table") -> None:
        """Lay another table, of the same box, like this one."""
        copy.phase = self.phase
        copy.open = self.open
        copy.plays = self.plays
        copy.first = self.first
        copy.acting = self.acting
        copy.turn = self.turn
        copy.step = self.step
        copy.ones = self.ones
        copy.twos = self.twos
        copy.placed = self.placed
        copy.back = self.back
        copy.used = self.used
        copy.leaving = self.leaving
        copy.pending = self.pending
        copy.left = self.left
        copy.fresh = self.fresh
        copy.mystery_won = self.mystery_won
        copy.water = self.water
        copy.tops = self.tops
        copy.deck = self.deck
        copy.caught = self.caught
        copy.shown = self.shown
        copy.tag = self.tag
        copy.mystery = self.mystery
        copy.mysteries = self.mysteries
        copy.bag = self.bag
        copy.discard = self.discard
        copy.open_masters = self.open_masters
        copy.masters_left = self.masters_left
        copy.tackle = self.tackle
        copy.tackle_discard = self.tackle_discard
        copy.stacks = self.stacks
        copy.silent_left = self.silent_left
        copy.silent_number = self.silent_number
        copy.ending = self.ending
        copy.last = self.last
        copy.contest = self.contest
        copy.choosing = self.choosing
        copy.answers = self.answers
        copy.presented = self.presented

    # -- The waters

    def fish_in(self, location: i64, zone: i64) -> i64:
        """The species in a Zone of a location, or NO_FISH."""
        return self.water >> (location * 16 + zone * 4) & 15

    def put_fish(self, location: i64, zone: i64, species: i64) -> None:
        """A fish, or none, in a Zone of a location."""
        place = location * 16 + zone * 4
        self.water = self.water & ~(bit(place) * 15) | species << place

    def top(self, location: i64) -> i64:
        """The species on top of a deck, or NO_FISH."""
        return self.tops >> (location * 4) & 15

    def put_top(self, location: i64, species: i64) -> None:
        """A fish, or none, on top of a deck."""
        self.tops = self.tops & ~(bit(location * 4) * 15) | species << (location * 4)

    def in_deck(self, species: i64) -> i64:
        """How many cards of a species lie in its deck, under the top."""
        return self.deck >> (species * 4) & 15

    # -- The boardwalk

    def side_on(self, spot: i64) -> i64:
        """The side of the token on a spot, 0 if it is free."""
        if self.ones & bit(spot):
            return 1
        return 2 if self.twos & bit(spot) else 0

    def put_token(self, spot: i64, side: i64) -> None:
        """A token comes to a free spot."""
        if side == 1:
            self.ones |= bit(spot)
        else:
            self.twos |= bit(spot)

    def take_token(self, spot: i64) -> i64:
        """A token leaves its spot; its side."""
        side = self.side_on(spot)
        self.ones &= ~bit(spot)
        self.twos &= ~bit(spot)
        return side

    # -- Who is who

    def silent(self) -> i64:
        """C-SOLO-1: the number of the silent angler; no angler has it in other games."""
        return 1 if self.box.solo else PLAYERS

    def fish_of(self, angler: i64) -> i64:
        """How many fish an angler has caught, Master Angler apart."""
        return len(self.anglers[angler].pile)
