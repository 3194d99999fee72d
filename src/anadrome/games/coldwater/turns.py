"""Coldwater Crown's set-up, the three Steps of a turn, the Harbour, and the end. Compiled."""

from typing import Final

from mypy_extensions import i64

from anadrome.core.bits import bit
from anadrome.core.events import Told
from anadrome.core.rows import at
from anadrome.games.coldwater import events
from anadrome.games.coldwater.baits import OPEN_PLACES
from anadrome.games.coldwater.box import COLOURS, LOCATIONS, MASTERS, SPECIES, ZONES
from anadrome.games.coldwater.names import ENDINGS
from anadrome.games.coldwater.names import SPOTS as SPOT_NAMES
from anadrome.games.coldwater.solo import Solo
from anadrome.games.coldwater.table import (
    CAST,
    HARBOUR,
    NO_SPOT,
    NOTHING,
    PLAY,
    PORT,
    TAKE,
)
from anadrome.games.coldwater.trophies import DOZEN

STARTS: Final = [2, 4, 5]  # green, red and yellow
ALL_SPOTS: Final = 127
BY_DOZEN: Final = 1  # why the game ends
BY_WATER: Final = 2
BY_LIMIT: Final = 3


class Turns(Solo):
    """A table that is set up, and whose turns go round."""

    __slots__ = ()

    # -- Set-up

    def set_up(self, first: i64, told: list[Told] | None) -> None:
        """C-SET-1 to C-SET-6, with what chance decides in this order."""
        self.first = first
        self.draw_tag(told)
        self.lay_fish(told)
        self.masters_left = bit(MASTERS) - 1
        for place in range(OPEN_PLACES):
            self.turn_master(place, told)
        self.mysteries = 0b11111100
        self.draw_mystery(told)
        self.deal_tackle(told)
        self.fill_boxes(told)
        self.begin_turn(first, told)

    def lay_fish(self, told: list[Told] | None) -> None:
        """C-SET-1: a fish in Zones 3, 4, 5 and 6 of each location, then the top of its deck."""
        for species in range(SPECIES):
            self.deck |= self.box.count_of(species) << (species * 4)
        for location in range(LOCATIONS):
            self.draw_top(location)
            for zone in range(ZONES):
                self.stock(location, zone, told)

    def deal_tackle(self, told: list[Told] | None) -> None:
        """C-SET-4: a tackle token and an angler token on side 1 each, three on the boardwalk."""
        self.tackle = self.box.tackle
        for k in range(self.players):
            seat = (self.first + k) % self.players
            self.win_tackle(seat, True, told)
            self.anglers[seat].token = 1
        for spot in STARTS:
            self.put_token(spot, 1)

    def fill_boxes(self, told: list[Told] | None) -> None:
        """C-SET-5: each fills Zone 3 and Zone 4; only then the white bait goes into the bag."""
        for colour in range(COLOURS):
            self.bag |= self.box.baits << (colour * 8)
        if self.box.solo:
            self.set_up_silent(told)
        for k in range(self.players):
            seat = (self.first + k) % self.players
            self.fill(seat, 0, True, told)
            self.fill(seat, 1, True, told)
        self.return_white()

    # -- A turn

    def begin_turn(self, angler: i64, told: list[Told] | None) -> None:
        """C-TURN-1: the next turn. C-SOLO-2: the silent angler's is another one."""
        self.acting = angler
        self.anglers[angler].turns += 1
        self.last &= ~bit(angler)
        if told is not None:
            turn = self.anglers[angler].turns
            began = events.TurnBegan(seat=angler, turn=turn, last=self.ending != 0)
            self.tell(told, began)
        if angler == self.silent():
            self.begin_silent()
        else:
            self.turn += 1
            self.begin_step(1)

    def begin_step(self, step: i64) -> None:
        """C-TURN-1, C-TURN-2: cast a token first, then take another."""
        self.step = step
        self.phase = CAST if step == 1 else TAKE
        self.back = self.phase
        if step == 1:
            self.placed = NO_SPOT

    def spots(self) -> i64:
        """C-TURN-1: where to cast a token. C-TURN-2: which to take, but not the one just cast."""
        taken = self.ones | self.twos
        if self.phase == CAST:
            return ALL_SPOTS & ~taken
        return taken & ~bit(self.placed)

    def cast(self, spot: i64, told: list[Told] | None) -> None:
        """C-TURN-1: the token goes to a free space, whose action is done at once."""
        angler = self.anglers[self.acting]
        side = angler.token
        angler.token = 0
        self.put_token(spot, side)
        self.placed = spot
        if told is not None:
            cast = events.Cast(seat=self.acting, spot=SPOT_NAMES[spot], side=side)
            self.tell(told, cast)
        self.act_on(spot, side, told)

    def take(self, spot: i64, told: list[Told] | None) -> None:
        """C-TURN-2: another token leaves its space, whose action is done for its side."""
        side = self.take_token(spot)
        self.anglers[self.acting].token = side
        if told is not None:
            took = events.TookAngler(seat=self.acting, spot=SPOT_NAMES[spot], side=side)
            self.tell(told, took)
        self.act_on(spot, side, told)

    def act_on(self, spot: i64, side: i64, told: list[Told] | None) -> None:
        """C-FISH-1, C-PORT-1: what a space says for a side of a token."""
        self.phase = PLAY
        self.back = PLAY
        if spot == HARBOUR:
            self.left = side
            self.phase = PORT
        else:
            self.cast_out(spot - 1, side, told)

    # -- The Harbour

    def harbour(self) -> i64:
        """C-PORT-1: the Harbour actions that are possible, a mask: four Zones to fill, four open
        Master Angler cards, the top of their deck. None when all are done.
        """
        if self.left == 0:
            return 0
        angler = self.anglers[self.acting]
        actions: i64 = 0
        if self.can_fill():
            for zone in range(ZONES):
                if angler.room(zone) > 0:
                    actions |= bit(zone)
        if self.can_take_master(angler):
            for place in range(OPEN_PLACES):
                if at(self.open_masters, place) != NOTHING:
                    actions |= bit(ZONES + place)
            if self.masters_left != 0:
                actions |= bit(ZONES + OPEN_PLACES)
        return actions

    def use_harbour(self, action: i64, told: list[Told] | None) -> None:
        """C-PORT-1: one of one or two actions, in any order and mix."""
        self.left -= 1
        if action < ZONES:
            self.fill(self.acting, action, False, told)
        else:
            self.take_master(action - ZONES, told)

    def leave_harbour(self) -> None:
        """C-PORT-1: all actions are done, or no other is possible."""
        self.left = 0
        self.phase = PLAY

    # -- From Step to Step, from turn to turn

    def end_step(self, told: list[Told] | None) -> None:
        """C-CATCH-2: the waters are restocked. C-Z5-1: tackle won in this Step can now be used."""
        self.restock(told)
        self.fresh = 0
        self.mystery_won = 0
        if self.step == 1:
            self.begin_step(2)
            return
        angler = self.anglers[self.acting]
        angler.token = 3 - angler.token  # C-TURN-3
        self.end_turn(told)

    def end_turn(self, told: list[Told] | None) -> None:
        """C-TURN-3: the token taken is turned. C-TRO-5; C-END-1: the last turns may begin.

        C-SOLO-6: all of it is true of the silent angler as well.
        """
        angler = self.acting
        self.placed = NO_SPOT
        self.silent_number = 0
        self.award_dozen(angler, told)
        if self.ending == 0:
            self.ending = self.find_ending(angler)
            if self.ending != 0:
                self.last = (bit(len(self.anglers)) - 1) & ~bit(angler)
                if told is not None:
                    why = ENDINGS[self.ending - 1]
                    self.tell(told, events.LastTurns(seat=angler, why=why))
        if self.ending != 0 and self.last == 0:
            self.begin_contests(told)
        else:
            self.begin_turn((angler + 1) % len(self.anglers), told)

    def find_ending(self, angler: i64) -> i64:
        """C-END-1: 12 fish, or a location short of fish. C-END-3: so many turns a player."""
        if self.fish_of(angler) >= DOZEN:
            return BY_DOZEN
        if self.is_short():
            return BY_WATER
        limit = self.box.turn_limit
        if limit > 0 and angler != self.silent() and self.anglers[angler].turns >= limit:
            return BY_LIMIT
        return 0
