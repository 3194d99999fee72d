"""Coldwater Crown's rules for catching fish. Compiled.

A way to resolve one emptied Zone is a number: first the twelve places of the waters, by location,
then the top of the deck, then nothing.
"""

from typing import Final

from mypy_extensions import i64

from anadrome.core.bits import bit
from anadrome.core.events import EVERYONE, Told
from anadrome.games.coldwater import events
from anadrome.games.coldwater.box import LOCATIONS, ROD, SPOOL, TACKLE, ZONES
from anadrome.games.coldwater.names import LOCATIONS as LOCATION_NAMES
from anadrome.games.coldwater.names import SPECIES as SPECIES_NAMES
from anadrome.games.coldwater.names import TACKLE as TACKLE_NAMES
from anadrome.games.coldwater.table import NO_FISH
from anadrome.games.coldwater.trophies import Trophies

DECK: Final = LOCATIONS * ZONES  # the top of the deck
NO_CATCH: Final = DECK + 1
PLACES: Final = DECK + 2
BONUS_TACKLE: Final = 2  # Zone 5, which wins tackle
BONUS_DECK: Final = 3  # Zone 6, which may take the top of the deck


class Catching(Trophies):
    """A table whose fish can be caught."""

    __slots__ = ()

    # -- What is possible

    def usable(self, kind: i64) -> i64:
        """C-Z5-1: how many tokens of a kind can be used; those won in this Step cannot yet."""
        return self.anglers[self.acting].has_tackle(kind) - (self.fresh >> (kind * 4) & 15)

    def places_for(self, zone: i64) -> i64:
        """C-CATCH-1: where the fish of a Zone emptied can come from, a mask.

        C-TACK-1: with a Rod the same Zone elsewhere. C-TACK-2: with a Spool a neighbouring Zone.
        C-Z6-1: for Zone 6 the top of the deck, C-TACK-5: of the bait's own location only.
        C-CATCH-2: nothing, if the bait leads to no fish; nobody must use tokens or the deck.
        """
        home = self.used >> 1
        places = self.stocked(home, zone)
        if places == 0:
            places = bit(NO_CATCH)
        if zone == BONUS_DECK and self.top(home) != NO_FISH:
            places |= bit(DECK)
        rod = self.usable(ROD) > 0
        spool = self.usable(SPOOL) > 0
        if rod:
            for location in range(LOCATIONS):
                if location != home:
                    places |= self.stocked(location, zone)
        if spool:
            for location in range(LOCATIONS):
                if location == home or rod:
                    if zone > 0:
                        places |= self.stocked(location, zone - 1)
                    if zone + 1 < ZONES:
                        places |= self.stocked(location, zone + 1)
        return places

    def stocked(self, location: i64, zone: i64) -> i64:
        """A place as a mask, empty if it has no fish."""
        return bit(location * ZONES + zone) if self.fish_in(location, zone) != NO_FISH else 0

    def catches(self) -> i64:
        """C-CATCH-2: the catches open now, a mask by Zone and place; the order is the angler's.

        A Zone with nothing to catch can be resolved in one way only, so it comes first.
        """
        catches: i64 = 0
        for zone in range(ZONES):
            if self.pending & bit(zone):
                places = self.places_for(zone)
                if places == bit(NO_CATCH):
                    return places << (zone * PLACES)
                catches |= places << (zone * PLACES)
        return catches

    # -- A catch

    def resolve(self, zone: i64, place: i64, told: list[Told] | None) -> None:
        """C-CATCH-1: one fish for a Zone emptied. C-Z5-1: Zone 5 wins tackle in any case."""
        seat = self.acting
        home = self.used >> 1
        self.pending &= ~bit(zone)
        if place == DECK:
            self.catch_top(seat, zone, home, told)
        elif place == NO_CATCH:
            if told is not None:
                missed = events.NothingCaught(
                    seat=seat, emptied=zone + 3, location=LOCATION_NAMES[home]
                )
                self.tell(told, missed)
        else:
            location = place // ZONES
            caught = place % ZONES
            if location != home:
                self.use_tackle(ROD, told)
            if caught != zone:
                self.use_tackle(SPOOL, told)
            self.catch_in(seat, zone, location, caught, told)
        if zone == BONUS_TACKLE:
            self.win_tackle(seat, False, told)

    def catch_in(
        self, angler: i64, emptied: i64, location: i64, zone: i64, told: list[Told] | None
    ) -> None:
        """C-CATCH-2: the fish leaves its space, which stays empty until the end of the Step."""
        species = self.fish_in(location, zone)
        self.put_fish(location, zone, NO_FISH)
        if told is not None:
            self.tell_caught(angler, emptied, location, zone + 3, species, told)
        self.keep(angler, species, told)

    def catch_top(self, angler: i64, emptied: i64, location: i64, told: list[Told] | None) -> None:
        """C-Z6-1: the top card of a deck, whose next species comes to light."""
        species = self.top(location)
        self.draw_top(location)
        if told is not None:
            self.tell_caught(angler, emptied, location, None, species, told)
        self.keep(angler, species, told)

    def tell_caught(
        self,
        angler: i64,
        emptied: i64,
        location: i64,
        zone: int | None,
        species: i64,
        told: list[Told],
    ) -> None:
        """Tell of a catch, but not of its weight."""
        caught = events.Caught(
            seat=angler,
            emptied=emptied + 3,
            location=LOCATION_NAMES[location],
            zone=zone,
            species=SPECIES_NAMES[species],
            number=self.fish_of(angler) + 1,
            top=self.species_name(self.top(location)) if zone is None else None,
        )
        self.tell(told, caught)

    def keep(self, angler: i64, species: i64, told: list[Told] | None) -> None:
        """C-CATCH-2: only who caught the fish looks at its weight; C-SOLO-6: the silent angler's
        is open. C-TRO-1 to C-TRO-3 follow at once.
        """
        owner = self.anglers[angler]
        card = self.draw_weight(species)
        owner.fish |= bit(card)
        if angler == self.silent():
            self.shown |= bit(card)
        if told is not None:
            audience = EVERYONE if angler == self.silent() else int(angler)
            told.append(Told(audience, events.Weighed(seat=angler, fish=self.fish_card(card))))
        owner.pile.append(card * 8)
        unlike = self.weigh_mystery(angler, card, told)
        owner.pile[-1] += unlike
        self.award_species(angler, species, told)

    def restock(self, told: list[Told] | None) -> None:
        """C-CATCH-2: at the end of the Step the decks fill the spaces, the lowest Zone first."""
        for location in range(LOCATIONS):
            for zone in range(ZONES):
                if self.fish_in(location, zone) == NO_FISH and self.top(location) != NO_FISH:
                    self.stock(location, zone, told)

    def stock(self, location: i64, zone: i64, told: list[Told] | None) -> None:
        """C-SET-1: the top card goes to a space, and the next species shows."""
        species = self.top(location)
        self.put_fish(location, zone, species)
        self.draw_top(location)
        if told is not None:
            stocked = events.Stocked(
                location=LOCATION_NAMES[location],
                zone=zone + 3,
                species=SPECIES_NAMES[species],
                top=self.species_name(self.top(location)),
            )
            self.tell(told, stocked)

    def is_short(self) -> bool:
        """C-END-1: whether a location has a space that its deck could not fill."""
        for place in range(DECK):
            if self.water >> (place * 4) & 15 == NO_FISH:
                return True
        return False

    # -- Tackle tokens

    def win_tackle(self, seat: i64, dealt: bool, told: list[Told] | None) -> None:
        """C-Z5-1: the top tackle token, usable from the next Step on; C-SET-4: one at the start.

        C-TACK-5: when the last of the pile is taken, the discard becomes a new one at once.
        """
        self.shuffle_tackle(told)
        if self.tackle == 0:
            return
        kind = self.draw_tackle()
        self.anglers[seat].tackle += bit(kind * 4)
        if not dealt:
            self.fresh += bit(kind * 4)
        if told is not None:
            self.tell(told, events.TackleGot(seat=seat, tackle=TACKLE_NAMES[kind], dealt=dealt))
        self.shuffle_tackle(told)

    def shuffle_tackle(self, told: list[Told] | None) -> None:
        """C-TACK-5: used tokens are a new pile, if the old one is empty."""
        if self.tackle == 0 and self.tackle_discard != 0:
            self.tackle = self.tackle_discard
            self.tackle_discard = 0
            if told is not None:
                tokens: i64 = 0
                for kind in range(TACKLE):
                    tokens += self.tackle >> (kind * 4) & 15
                self.tell(told, events.TackleShuffled(tokens=tokens))

    def use_tackle(self, kind: i64, told: list[Told] | None) -> None:
        """C-TACK-5: a token played goes to the discard; any number a turn."""
        self.anglers[self.acting].tackle -= bit(kind * 4)
        self.tackle_discard += bit(kind * 4)
        if told is not None:
            self.tell(told, events.TackleUsed(seat=self.acting, tackle=TACKLE_NAMES[kind]))
