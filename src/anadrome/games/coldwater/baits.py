"""Coldwater Crown's rules for baits: filling Zones, using bait, Master Angler cards. Compiled."""

from typing import Final

from mypy_extensions import i64

from anadrome.core.bits import bit
from anadrome.core.events import Told
from anadrome.core.rows import at, put
from anadrome.games.coldwater import events
from anadrome.games.coldwater.box import SLOTS, WHITE
from anadrome.games.coldwater.catching import Catching
from anadrome.games.coldwater.names import COLOURS as COLOUR_NAMES
from anadrome.games.coldwater.table import (
    BAIT,
    CATCH,
    HAND,
    NOTHING,
    Angler,
    some,
    total,
)

NONE_DRAWN: Final = -1
OPEN_PLACES: Final = 4
FEW: Final = 3  # a way to place baits says 0 to 2 for each card: the digits of a number to base 3


class Baits(Catching):
    """A table whose baits move."""

    __slots__ = ()

    # -- Filling

    def can_fill(self) -> bool:
        """C-PORT-1: whether a bait could be drawn for a Zone; the white one brings the discard."""
        return self.bag & ~(bit(WHITE * 8) * 255) != 0 or self.discard != 0

    def fill(self, seat: i64, zone: i64, dealt: bool, told: list[Told] | None) -> None:
        """C-FILL-1: a Zone is filled from the bag, one bait at a time.

        The white bait brings the discard back and goes back itself when all is done. If nothing is
        left to draw, the Zone stays short. C-SOLO-5: in solo more follows.
        """
        angler = self.anglers[seat]
        drawn: list[events.Colour] | None = None if told is None else []
        white: i64 = NONE_DRAWN
        number: i64 = 0
        room = angler.room(zone)
        while number < room and self.bag != 0:
            colour = self.draw_bait()
            if colour == WHITE:
                white = number
                self.return_discard()
                continue
            angler.add(colour, bit(zone * 4))
            number += 1
            if drawn is not None:
                drawn.append(COLOUR_NAMES[colour])
        if told is not None and drawn is not None:
            after: int | None = None if white == NONE_DRAWN else white
            filled = events.Filled(
                seat=seat, zone=zone + 3, baits=tuple(drawn), white=after, dealt=dealt
            )
            self.tell(told, filled)
        if white != NONE_DRAWN:
            if self.box.solo:
                self.meet_white(told)
            else:
                self.return_white()

    def meet_white(self, told: list[Told] | None) -> None:
        """C-SOLO-5: the white bait in solo; solo.py says what happens."""
        raise NotImplementedError

    # -- Using bait

    def use(self, colour: i64, out: i64, told: list[Told] | None) -> None:
        """C-FISH-1: baits of a colour leave the acting angler's Zones, all at once.

        C-CATCH-1: a Zone whose last bait leaves is emptied. C-MA-2: then the baits come to rest.
        """
        angler = self.anglers[self.acting]
        angler.add(colour, -out)
        emptied = some(out) & ~some(angler.held)
        self.pending = emptied & 1 | emptied >> 3 & 2 | emptied >> 6 & 4 | emptied >> 9 & 8
        self.used = colour
        self.leaving = total(out)
        self.phase = BAIT
        if told is not None:
            zones = (int(out & 15), int(out >> 4 & 15), int(out >> 8 & 15), int(out >> 12 & 15))
            left = events.BaitLeft(seat=self.acting, colour=COLOUR_NAMES[colour], zones=zones)
            self.tell(told, left)

    def cast_out(self, colour: i64, side: i64, told: list[Told] | None) -> None:
        """C-FISH-1: side 1 takes one bait of the colour from every Zone that has one, side 2 all.

        To have none is legal, and nothing happens.
        """
        baits = self.anglers[self.acting].baits(colour)
        out = some(baits) if side == 1 else baits
        if out != 0:
            self.use(colour, out, told)

    # -- Master Angler cards

    def free_slots(self, angler: Angler, place: i64, colour: i64) -> i64:
        """C-MA-2: how many free slots of a colour an unfinished card has."""
        card = angler.master(place)
        if card < 0:
            return 0
        filled = angler.filled(place)
        free: i64 = 0
        for k in range(SLOTS):
            if self.box.slot(card, k) == colour and filled & bit(k) == 0:
                free += 1
        return free

    def placings(self) -> i64:
        """C-MA-2: the ways to place the baits that leave on one's cards, a mask."""
        angler = self.anglers[self.acting]
        if angler.masters == 0:
            return 1
        free0 = self.free_slots(angler, 0, self.used)
        free1 = self.free_slots(angler, 1, self.used)
        free2 = self.free_slots(angler, 2, self.used)
        ways: i64 = 0
        for n0 in range(free0 + 1):
            for n1 in range(free1 + 1):
                for n2 in range(free2 + 1):
                    if n0 + n1 + n2 <= self.leaving:
                        ways |= bit(n0 + FEW * n1 + FEW * FEW * n2)
        return ways

    def place(self, way: i64, told: list[Told] | None) -> None:
        """C-MA-2: baits go to the cards, the others to the discard; full cards are caught."""
        angler = self.anglers[self.acting]
        left = self.leaving
        self.leaving = 0
        full: i64 = 0
        place: i64 = 0
        while way > 0:
            baits = way % FEW
            if baits > 0:
                left -= baits
                self.place_on(angler, place, baits, told)
                if self.is_full(angler, place):
                    full |= bit(place)
            way //= FEW
            place += 1
        self.discard += left << (self.used * 8)
        place = 0
        for k in range(HAND):
            if full & bit(k):
                self.finish(angler, place, told)
            else:
                place += 1
        self.phase = CATCH

    def place_on(self, angler: Angler, place: i64, baits: i64, told: list[Told] | None) -> None:
        """C-MA-2: so many baits go to the free slots of their colour on one card."""
        card = angler.master(place)
        if told is not None:
            placed = events.BaitPlaced(
                seat=self.acting,
                card=self.master_card(card),
                colour=COLOUR_NAMES[self.used],
                count=baits,
            )
            self.tell(told, placed)
        for k in range(SLOTS):
            slot = bit(place * 16 + 8 + k)
            if baits > 0 and self.box.slot(card, k) == self.used and angler.masters & slot == 0:
                angler.masters |= slot
                baits -= 1

    def is_full(self, angler: Angler, place: i64) -> bool:
        """C-MA-2: whether all slots of an unfinished card have their bait."""
        card = angler.master(place)
        filled = angler.filled(place)
        for k in range(SLOTS):
            if self.box.slot(card, k) < WHITE and filled & bit(k) == 0:
                return False
        return True

    def finish(self, angler: Angler, place: i64, told: list[Told] | None) -> None:
        """C-MA-2: the card is caught, its baits go to the discard. C-TRO-4 follows."""
        card = angler.master(place)
        for k in range(SLOTS):
            colour = self.box.slot(card, k)
            if colour < WHITE:
                self.discard += bit(colour * 8)
        below = bit(place * 16) - 1
        angler.masters = angler.masters & below | (angler.masters >> 16) & ~below
        angler.caught_masters |= bit(card)
        if told is not None:
            caught = events.MasterCaught(seat=self.acting, card=self.master_card(card))
            self.tell(told, caught)
        self.award_masters(self.acting, told)

    def can_take_master(self, angler: Angler) -> bool:
        """C-MA-1: at most three unfinished cards."""
        return angler.unfinished() < HAND

    def take_master(self, place: i64, told: list[Told] | None) -> None:
        """C-MA-1: an open card, replaced at once from the deck, or the top of the deck."""
        angler = self.anglers[self.acting]
        card = at(self.open_masters, place) if place < OPEN_PLACES else self.draw_master()
        angler.masters |= (card + 1) << (angler.unfinished() * 16)
        if told is not None:
            where: int | None = int(place) if place < OPEN_PLACES else None
            self.tell(
                told,
                events.MasterTaken(seat=self.acting, card=self.master_card(card), place=where),
            )
        if place < OPEN_PLACES:
            self.open_masters = put(self.open_masters, place, NOTHING)
            self.turn_master(place, told)

    def turn_master(self, place: i64, told: list[Told] | None) -> None:
        """C-MA-1, C-SET-2: a card from the deck, while it lasts, lies open."""
        if self.masters_left == 0:
            return
        card = self.draw_master()
        self.open_masters = put(self.open_masters, place, card)
        if told is not None:
            self.tell(told, events.MasterTurned(place=place, card=self.master_card(card)))
