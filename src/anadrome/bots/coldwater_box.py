"""How soon the tackle box of Coldwater Crown's greedy bot will catch, and what that is worth."""

from collections.abc import Sequence
from itertools import permutations
from statistics import fmean
from typing import NamedTuple

from anadrome.bots.coldwater_worth import TACKLE, Worth
from anadrome.games.coldwater.box import COLOURS, HOME, LOCATIONS, SPECIES, ZONES
from anadrome.games.coldwater.catching import BONUS_DECK, BONUS_TACKLE
from anadrome.games.coldwater.rules import Coldwater
from anadrome.games.coldwater.table import NO_FISH

PATIENCE = 0.82  # what is left of a fish's worth for every action that it is away
AGAIN = 0.5  # of an action: one more bait of a colour in a Zone may need another
AIM = 0.6  # how far the last bait of a Zone, which says where it catches, can be chosen
ANOTHER = 0.4  # what is left of a fish's worth if one of its species comes before it
BAIT = 0.05  # points: it may go to a Master Angler card
ALL_COLOURS = (1 << COLOURS) - 1
ORDERS = [tuple(permutations(range(zones))) for zones in range(ZONES + 1)]


class Prize(NamedTuple):
    """The fish that a Zone is for, and what it is worth."""

    worth: float
    location: int
    species: int


class TackleBox:
    """The Zones of one angler; what the fish are worth is asked of ``worth``."""

    def __init__(self, worth: Worth, angler: int) -> None:
        self.worth = worth
        self.angler = angler
        self.usual = [self._usual(location) for location in range(LOCATIONS)]

    def _usual(self, location: int) -> float:
        """What a fish of a location is worth before its species is known."""
        known = [s for s in range(SPECIES) if HOME[s] == location and self.worth.weights[s]]
        return fmean(self.worth.single[s] for s in known) if known else 0.0

    def value(self, state: Coldwater, new: Sequence[int]) -> float:
        """What the Zones will catch: emptied in the best order, a colour an action.

        ``new`` are the species of the fish caught meanwhile: others like them are worth less.
        """
        zones = []
        for zone in range(ZONES):
            some, several = self._colours(state, zone)
            if some:
                zones.append((self._prize(state, zone, some), some, several))
        best = max(self._in_order([zones[k] for k in order], new) for order in ORDERS[len(zones)])
        held = int(state.anglers[self.angler].held)
        return best + BAIT * sum(held >> 4 * zone & 15 for zone in range(ZONES))

    def _in_order(self, zones: Sequence[tuple[Prize, int, int]], new: Sequence[int]) -> float:
        used = twice = 0
        value = 0.0
        species = set(new)
        entered = {HOME[each] for each in new}
        for prize, some, several in zones:
            used |= some
            twice |= several
            worth = prize.worth
            if prize.location in entered:
                worth -= self.worth.entry[prize.location]
            if prize.species in species:
                worth *= ANOTHER
            entered.add(prize.location)
            species.add(prize.species)
            value += worth * PATIENCE ** (used.bit_count() + AGAIN * twice.bit_count())
        return value

    def filling(self, state: Coldwater, zone: int) -> float:
        """What it is worth to fill a Zone: the colours of baits to come are an average."""
        some, several = self._colours(state, zone)
        room = int(state.anglers[self.angler].room(zone))
        colours = COLOURS - (COLOURS - some.bit_count()) * (1 - 1 / COLOURS) ** room
        away: float = colours + AGAIN * min(zone + 3 - colours, colours)
        value: float = self._prize(state, zone, ALL_COLOURS).worth * PATIENCE**away + BAIT * room
        if some:
            away = some.bit_count() + AGAIN * several.bit_count()
            value -= self._prize(state, zone, some).worth * PATIENCE**away
        return value

    def _colours(self, state: Coldwater, zone: int) -> tuple[int, int]:
        """The colours in a Zone, and those that it has several baits of; masks."""
        angler = state.anglers[self.angler]
        some = several = 0
        for colour in range(COLOURS):
            baits = angler.baits(colour) >> 4 * zone & 15
            some |= (baits > 0) << colour
            several |= (baits > 1) << colour
        return some, several

    def _prize(self, state: Coldwater, zone: int, colours: int) -> Prize:
        """What a Zone will catch whose last bait has one of some colours."""
        prizes = [
            self._catch(state, location, zone)
            for location in range(LOCATIONS)
            if colours >> 2 * location & 3
        ]
        best = max(prizes)
        return best._replace(worth=AIM * best.worth + (1 - AIM) * fmean(p.worth for p in prizes))

    def _catch(self, state: Coldwater, location: int, zone: int) -> Prize:
        """What a Zone will catch at a location; Zone 5 brings tackle, Zone 6 a choice."""
        fish = state.fish_in(location, zone)
        worth = self.usual[location] if fish == NO_FISH else self.worth.single[fish]
        top = state.top(location)
        if zone == BONUS_DECK and top != NO_FISH and self.worth.single[top] > worth:
            fish, worth = top, self.worth.single[top]
        tackle = fmean(TACKLE) if zone == BONUS_TACKLE else 0.0
        return Prize(worth + tackle, location, fish)
