"""What chance decides in Coldwater Crown, each draw made when it comes to light. Compiled.

A draw is one of a fixed list (a colour, a species, a card), each as likely as there are baits,
cards or tokens of it. A record that replays may know another result, and the rules take it.
"""

from typing import Final

from mypy_extensions import i64

from anadrome.core.bits import bit, count, nth
from anadrome.core.events import EVERYONE, Told
from anadrome.core.rows import at
from anadrome.games.coldwater import events
from anadrome.games.coldwater.box import (
    CARDS,
    COLOURS,
    FIRST_SPECIES,
    MASTERS,
    MYSTERIES,
    OF_A_KIND,
    SLOTS,
    SPECIES,
    SPECIES_AT,
    TACKLE,
    TAGS,
    WHITE,
)
from anadrome.games.coldwater.names import COLOURS as COLOUR_NAMES
from anadrome.games.coldwater.names import KINDS
from anadrome.games.coldwater.names import SPECIES as SPECIES_NAMES
from anadrome.games.coldwater.names import TAGS as TAG_NAMES
from anadrome.games.coldwater.table import NO_FISH, Table

BAG: Final = COLOURS + 1  # what can be drawn from the bag: a colour or the white bait
EACH: Final = 0x01010101010101


def sum_of(row: i64) -> i64:
    """The sum of a row of seven, if it is below 256."""
    return ((row * EACH) >> 48) & 255


class Draws(Table):
    """A table that chance brings to life."""

    __slots__ = ()

    def tell(self, told: list[Told], fact: events.Fact) -> None:
        """A fact that all may hear."""
        told.append(Told(EVERYONE, fact))

    # -- Baits

    def baits_in_bag(self) -> i64:
        """How many baits are in the bag, the white one included."""
        return sum_of(self.bag)

    def draw_bait(self) -> i64:
        """C-FILL-1: a bait from the bag, each as likely, by its colour; WHITE is the white one."""
        row = self.bag
        k = self.chance.below(sum_of(row))
        colour: i64 = 0
        while k >= row >> (colour * 8) & 255:
            k -= row >> (colour * 8) & 255
            colour += 1
        if self.chance.is_recorded():
            possible: i64 = 0
            for other in range(BAG):
                if at(row, other) > 0:
                    possible |= bit(other)
            colour = self.chance.uncover("bait", BAG, colour, possible)
        self.bag -= bit(colour * 8)
        return colour

    def return_discard(self) -> i64:
        """C-FILL-1: the white bait came, so the discard goes back into the bag; how many baits."""
        baits = sum_of(self.discard)
        self.bag += self.discard
        self.discard = 0
        return baits

    def return_white(self) -> None:
        """C-FILL-1: the white bait goes back into the bag."""
        self.bag |= bit(WHITE * 8)

    # -- Fish

    def draw_top(self, location: i64) -> None:
        """C-SET-1: the next card comes to the top of a deck, and its species to light."""
        first: i64 = FIRST_SPECIES[location]
        number: i64 = SPECIES_AT[location]
        cards: i64 = 0
        possible: i64 = 0
        for species in range(first, first + number):
            left = self.in_deck(species)
            cards += left
            if left > 0:
                possible |= bit(species)
        if cards == 0:
            self.put_top(location, NO_FISH)
            return
        k = self.chance.below(cards)
        found = first
        while k >= self.in_deck(found):
            k -= self.in_deck(found)
            found += 1
        if self.chance.is_recorded():
            found = self.chance.uncover("fish", SPECIES, found, possible)
        self.deck -= bit(found * 4)
        self.put_top(location, found)

    def draw_weight(self, species: i64) -> i64:
        """C-CATCH-2: which card of its species a fish is that is caught now.

        Hidden cards of a species are all the same, so any that nobody has caught is as likely as if
        the decks had been shuffled.
        """
        box = self.box
        first: i64 = box.first[species]
        uncaught = (box.all_of(species) & ~self.caught) >> first
        card = first + nth(uncaught, self.chance.below(count(uncaught)))
        if self.chance.is_recorded():
            card = self.chance.uncover("weight", CARDS, card, uncaught << first)
        self.caught |= bit(card)
        return card

    # -- Tiles, cards and tokens

    def draw_tag(self, told: list[Told] | None) -> None:
        """C-SET-2: one Tag tile, face up."""
        self.tag = self.chance.draw("tag", TAGS)
        if told is not None:
            self.tell(told, events.TagTurned(tag=TAG_NAMES[self.tag]))

    def draw_mystery(self, told: list[Told] | None) -> None:
        """C-SET-3, C-TRO-1: the next Mystery Weight is turned, if one is left."""
        self.mystery = 0
        if self.mysteries != 0:
            k = self.chance.below(count(self.mysteries))
            weight = nth(self.mysteries, k)
            if self.chance.is_recorded():
                least: i64 = MYSTERIES[0]
                possible = self.mysteries >> least
                weight = least + self.chance.uncover(
                    "mystery", len(MYSTERIES), weight - least, possible
                )
            self.mysteries &= ~bit(weight)
            self.mystery = weight
        if told is not None:
            open_weight: int | None = None if self.mystery == 0 else self.mystery
            self.tell(told, events.MysteryTurned(weight=open_weight))

    def draw_master(self) -> i64:
        """C-MA-1: the top of the Master Angler deck, which has a card left."""
        card = nth(self.masters_left, self.chance.below(count(self.masters_left)))
        if self.chance.is_recorded():
            card = self.chance.uncover("angler", MASTERS, card, self.masters_left)
        self.masters_left &= ~bit(card)
        return card

    def draw_tackle(self) -> i64:
        """C-Z5-1: the top of the tackle pile, which has a token left."""
        tokens: i64 = 0
        possible: i64 = 0
        for kind in range(TACKLE):
            tokens += self.tackle >> (kind * 4) & 15
            if self.tackle >> (kind * 4) & 15 != 0:
                possible |= bit(kind)
        k = self.chance.below(tokens)
        kind_found: i64 = 0
        while k >= self.tackle >> (kind_found * 4) & 15:
            k -= self.tackle >> (kind_found * 4) & 15
            kind_found += 1
        if self.chance.is_recorded():
            kind_found = self.chance.uncover("tackle", TACKLE, kind_found, possible)
        self.tackle -= bit(kind_found * 4)
        return kind_found

    # -- Names for facts

    def fish_card(self, card: i64) -> events.Fish:
        """Both sides of a fish card."""
        box = self.box
        return events.Fish(
            species=SPECIES_NAMES[box.species_of(card)],
            weight=box.weight[card],
            tag=TAG_NAMES[box.tag[card]],
            time=time_text(box.minute[card]),
        )

    def master_card(self, card: i64) -> events.MasterCard:
        """A Master Angler card as people see it."""
        slots: list[events.Colour] = []
        for k in range(SLOTS):
            colour = self.box.slot(card, k)
            if colour < COLOURS:
                slots.append(COLOUR_NAMES[colour])
        kind = KINDS[card // OF_A_KIND]
        return events.MasterCard(
            name=f"{kind}-{card % OF_A_KIND + 1}", kind=kind, slots=tuple(slots)
        )

    def species_name(self, species: i64) -> events.Species | None:
        """The name of a species; None where no fish is."""
        return None if species == NO_FISH else SPECIES_NAMES[species]


def time_text(minute: i64) -> str:
    """A time of the day.

    >>> time_text(512)
    '08:32'
    """
    return f"{minute // 60:02}:{minute % 60:02}"
