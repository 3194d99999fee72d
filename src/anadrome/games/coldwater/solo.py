"""Coldwater Crown's practice pond: the silent angler. Compiled."""

from typing import Final

from mypy_extensions import i64

from anadrome.core.bits import bit
from anadrome.core.events import Told
from anadrome.core.rows import at
from anadrome.games.coldwater import events
from anadrome.games.coldwater.box import SMALL_SPECIES, WHITE
from anadrome.games.coldwater.contests import Contests
from anadrome.games.coldwater.names import COLOURS as COLOUR_NAMES
from anadrome.games.coldwater.names import SPOTS as SPOT_NAMES
from anadrome.games.coldwater.table import (
    NO_FISH,
    SILENT,
    SPILL,
    SPOTS,
    UNDECIDED,
)

SPILLED: Final = 7  # baits
BAITS_A_TURN: Final = 2
FEWEST: Final = 3  # baits of a colour in the discard that catch a fish
MOST: Final = 6


class Solo(Contests):
    """A table where a silent angler may sit."""

    __slots__ = ()

    def set_up_silent(self, told: list[Told] | None) -> None:
        """C-SOLO-1: 7 baits go to the discard; the silent angler has a Small Species trophy."""
        self.spill(told)
        self.award_top(self.silent(), SMALL_SPECIES, told)

    # -- Its turn

    def begin_silent(self) -> None:
        """C-SOLO-2: two draws; with fewer fish than it you may choose one."""
        self.phase = SILENT
        self.silent_number = 0
        behind = self.fish_of(0) < self.fish_of(self.silent())
        self.silent_left = UNDECIDED if behind else BAITS_A_TURN

    def draw_silent(self, told: list[Told] | None) -> None:
        """C-SOLO-2: a bait, act 1, act 2. C-SOLO-6: each draw is a Step."""
        self.silent_left -= 1
        self.silent_number += 1
        self.mystery_won = 0
        colour = self.draw_bait()
        if colour == WHITE:
            if told is not None:
                self.tell_drew(colour, 0, told)
            baits = self.return_discard()
            if told is not None:
                self.tell(told, events.BagReturned(baits=baits))
            self.meet_white(told)
            return
        self.discard += bit(colour * 8)
        if told is not None:
            self.tell_drew(colour, at(self.discard, colour), told)
        self.move_angler(colour + 1, told)
        self.silent_fish(colour, told)
        self.restock(told)
        self.mystery_won = 0

    def tell_drew(self, colour: i64, in_discard: i64, told: list[Told]) -> None:
        """Tell what the silent angler drew."""
        name: events.Colour | None = None if colour == WHITE else COLOUR_NAMES[colour]
        drew = events.SilentDrew(number=self.silent_number, colour=name, in_discard=in_discard)
        self.tell(told, drew)

    def move_angler(self, spot: i64, told: list[Told] | None) -> None:
        """C-SOLO-3: a token on the colour moves clockwise to the first free space; else the nearest
        one counter-clockwise moves onto it. It keeps its side.
        """
        start = spot
        end = spot
        if self.side_on(spot) != 0:
            while self.side_on(end) != 0:
                end = (end + 1) % SPOTS
        else:
            while self.side_on(start) == 0:
                start = (start + SPOTS - 1) % SPOTS
        side = self.take_token(start)
        self.put_token(end, side)
        if told is not None:
            moved = events.AnglerMoved(start=SPOT_NAMES[start], end=SPOT_NAMES[end], side=side)
            self.tell(told, moved)

    def silent_fish(self, colour: i64, told: list[Told] | None) -> None:
        """C-SOLO-4: just 3 to 6 baits of the colour in the discard catch the fish of that Zone."""
        baits = at(self.discard, colour)
        location = colour >> 1
        if FEWEST <= baits <= MOST and self.fish_in(location, baits - FEWEST) != NO_FISH:
            self.catch_in(self.silent(), baits - FEWEST, location, baits - FEWEST, told)

    # -- The white bait

    def meet_white(self, told: list[Told] | None) -> None:
        """C-SOLO-5: the silent angler gets the top Master Angler card, and you choose."""
        self.give_master(told)
        self.phase = SPILL

    def give_master(self, told: list[Told] | None) -> None:
        """C-SOLO-5: the top Master Angler card for the silent angler, if there is one."""
        if self.masters_left == 0:
            return
        card = self.draw_master()
        self.anglers[self.silent()].caught_masters |= bit(card)
        if told is not None:
            self.tell(told, events.SilentGotMaster(card=self.master_card(card)))
        self.award_masters(self.silent(), told)

    def settle_white(self, spills: bool, told: list[Told] | None) -> None:
        """C-SOLO-5: a second card for it, or 7 baits to the discard; then the white goes back."""
        if spills:
            self.spill(told)
        else:
            self.give_master(told)
        self.return_white()

    def spill(self, told: list[Told] | None) -> None:
        """C-SOLO-1, C-SOLO-5: 7 random baits go from the bag to the discard."""
        spilled: list[events.Colour] = []
        for _ in range(SPILLED):
            if self.bag == 0:
                break
            colour = self.draw_bait()
            self.discard += bit(colour * 8)
            if told is not None:
                spilled.append(COLOUR_NAMES[colour])
        if told is not None:
            self.tell(told, events.BaitsSpilled(baits=tuple(spilled)))
