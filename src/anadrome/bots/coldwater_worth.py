"""What things on a table of Coldwater Crown are worth to a seat, in points of lead over the others.

Weights that the seat has not seen count as their average, so nothing here hangs on what is hidden.
"""

from collections.abc import Sequence
from math import comb, exp
from statistics import fmean

from anadrome.games.coldwater.box import (
    COLOURS,
    FLOUNDER,
    HOME,
    KINDS,
    LOCATIONS,
    OF_A_KIND,
    PERCH,
    ROACH,
    SLOTS,
    SPECIES,
)
from anadrome.games.coldwater.cards import fish_cards
from anadrome.games.coldwater.names import SPECIES as SPECIES_NAMES
from anadrome.games.coldwater.rules import Coldwater
from anadrome.games.coldwater.table import HAND, Angler
from anadrome.games.coldwater.trophies import DOZEN, DOZEN_POINTS, MANY, MASTER_POINTS, ONE_KIND
from anadrome.games.coldwater.view import ColdwaterView

FISH = 0.5  # any fish while the game goes on: the twelfth is nearer
TAG_AGAIN = 0.3  # how likely a second fish of a species is the one presented for its tag
STILL = 0.6  # how likely one without fish at a location still gets one in half a game
HALF_WAY = 6  # fish
LATE = 2  # fish from the end, plans begin to lose their worth
A_LITTLE = 0.01  # pounds
SURE = 2.0  # pounds of lead in a contest that mean something when the game ends
UNSURE = 1.0  # and how many more for each fish to come
WILD = (1.0, 2.0, 1.4)  # by location, how much more doubt: pike make the Lake a matter of luck
READY = 0.9  # the share of a card that is left for a slot whose bait is in the tackle box
LACKING = 0.8  # and for one whose bait is not
SMALL = {ROACH, PERCH, FLOUNDER}
THREE = 3  # Master Angler cards of a kind
FOUR = 4  # kinds
TACKLE = (0.6, 0.3, 0.5, 0.5)  # points for a Lure, a Reel, a Rod, a Spool that may yet be used


def heaviest(weights: Sequence[int], fish: int) -> float:
    """How much the heaviest of some fish weighs on average, of weights in ascending order.

    >>> heaviest([2, 3, 4, 5, 6], 1), heaviest([2, 3, 4, 5, 6], 2)
    (4.0, 5.0)
    """
    cards = len(weights)
    fish = min(fish, cards)
    if fish == 0:
        return 0.0
    ways = sum(weight * comb(below, fish - 1) for below, weight in enumerate(weights))
    return ways / comb(cards, fish)


def likely(lead: float) -> float:
    """How likely a lead lasts, in units of its doubt."""
    return 1 / (1 + exp(-max(-40.0, min(40.0, lead))))


class Worth:
    """What fish, cards and tackle are worth to one angler of a view."""

    def __init__(self, view: ColdwaterView, state: Coldwater, angler: int) -> None:
        self.state = state
        self.angler = angler
        self.anglers = len(view.anglers)
        self.weights = [sorted(odds.weights or ()) for odds in view.odds]
        self.mystery = [odds.mystery or 0.0 for odds in view.odds]
        self.tags = _tag_chances(view)
        self.best = [self._best_of(view, each) for each in range(self.anglers)]
        self.totals = [self._totals(best) for best in self.best]
        most = max(len(each.fish) for each in view.anglers)
        self.left = 0 if view.ending else max(0, DOZEN - most)
        self.life = min(1.0, self.left / LATE)
        self.doubt = SURE + UNSURE * self.left
        self.stack = state.box.points
        stacks = {stack.trophy: stack.points for stack in view.stacks}
        won = dict(view.anglers[angler].trophies)
        self.small = 0 if "small-species" in won else max(stacks["small-species"], default=0)
        self.eight = 0 if "eight-species" in won else max(stacks["eight-species"], default=0)
        gone = any("twelve-fish" in dict(each.trophies) for each in view.anglers)
        self.dozen = 0 if gone else DOZEN_POINTS
        self.species = {s for s in range(SPECIES) if self.best[angler][s] > 0}
        self.fish = len(view.anglers[angler].fish)
        self.before = self._contests(self.totals[angler])
        self.trophies = self._trophies(self.species, self.fish)
        self.gains: dict[tuple[int, ...], float] = {}
        self.single = [self.gain((species,)) for species in range(SPECIES)]
        self.entry = [self._entry(location) for location in range(LOCATIONS)]

    # -- Fish

    def _best_of(self, view: ColdwaterView, angler: int) -> list[float]:
        """By species, what the best fish of an angler weighs, as far as known."""
        best = [0.0] * SPECIES
        hidden = [0] * SPECIES
        for caught in view.anglers[angler].fish:
            species = SPECIES_NAMES.index(caught.species)
            if caught.fish is None:
                hidden[species] += 1
            else:
                best[species] = max(best[species], caught.fish.weight)
        return [
            max(known, heaviest(self.weights[species], hidden[species]))
            for species, known in enumerate(best)
        ]

    def _totals(self, best: Sequence[float]) -> list[float]:
        totals = [0.0] * LOCATIONS
        for species, weight in enumerate(best):
            totals[HOME[species]] += weight
        return totals

    def _contests(self, totals: Sequence[float]) -> float:
        """What to expect of the three contests."""
        return sum(self._contest(location, totals[location]) for location in range(LOCATIONS))

    def _contest(self, location: int, total: float) -> float:
        """The points that a total at a location promises, and those that others lose by it."""
        least = self.stack[-1]
        if total == 0:
            return least * STILL * min(1.0, self.left / HALF_WAY)
        doubt = self.doubt * WILD[location]
        beaten = sum(
            likely((total - self.totals[other][location]) / doubt)
            for other in range(self.anglers)
            if other != self.angler
        )
        others = self.anglers - 1
        step = (self.stack[0] - least) / others
        return least + beaten * step * (1 + 1 / others)

    def _entry(self, location: int) -> float:
        """What of a fish's worth is that it is the first at a location: no second one has it."""
        if self.totals[self.angler][location] > 0:
            return 0.0
        return self._contest(location, A_LITTLE) - self._contest(location, 0)

    def gain(self, new: tuple[int, ...]) -> float:
        """What it is worth to catch fish of these species, in their order."""
        if new not in self.gains:
            self.gains[new] = self._gain(new)
        return self.gains[new]

    def _gain(self, new: tuple[int, ...]) -> float:
        best = self.best[self.angler][:]
        totals = self.totals[self.angler][:]
        species = set(self.species)
        gain = FISH * self.life * len(new)
        for each in new:
            weights = self.weights[each]
            after = fmean(max(best[each], weight) for weight in weights) if weights else 0.0
            totals[HOME[each]] += after - best[each]
            best[each] = after
            gain += self.tags[each] * (TAG_AGAIN if each in species else 1)
            species.add(each)
        gain += self._contests(totals) - self.before
        gain += min(1.0, sum(self.mystery[each] for each in new))
        return gain + self._trophies(species, self.fish + len(new)) - self.trophies

    def _trophies(self, species: set[int], fish: int) -> float:
        """The trophies for 8 Species, Small Species and twelve fish, or the way that is done."""
        eight = self.eight * _part(len(species), MANY, self.life)
        small = self.small * _part(len(species & SMALL), len(SMALL), self.life)
        return eight + small + self.dozen * _part(fish, DOZEN, self.life)

    # -- Master Angler cards and tackle

    def masters(self, caught: int) -> float:
        """The points of caught Master Angler cards, a mask, and of their trophies."""
        kinds = [(caught >> OF_A_KIND * kind & ONE_KIND).bit_count() for kind in range(KINDS)]
        alike = _part(max(kinds), THREE, self.life)
        different = _part(KINDS - kinds.count(0), FOUR, self.life)
        return sum(kinds) + MASTER_POINTS * (alike + different)

    def cards(self, angler: Angler) -> float:
        """What caught cards are worth, and the unfinished ones with the baits they have."""
        caught = angler.caught_masters
        total = self.masters(caught)
        for place in range(HAND):
            card = angler.master(place)
            if card >= 0:
                total += self.card(angler, card, angler.filled(place), caught)
        return total

    def another_card(self, angler: Angler, card: int) -> float:
        """What a card is worth to who takes it, beside those there are to finish."""
        caught = angler.caught_masters
        for place in range(angler.unfinished()):
            caught |= 1 << angler.master(place)
        return self.card(angler, card, 0, caught)

    def card(self, angler: Angler, card: int, filled: int, others: int) -> float:
        """What an unfinished card adds to others, less for each slot that lacks its bait."""
        share = self.life
        for k in range(SLOTS):
            colour = self.state.box.slot(card, k)
            if colour < COLOURS and not filled >> k & 1:
                share *= READY if angler.baits(colour) else LACKING
        return share * (self.masters(others | 1 << card) - self.masters(others))

    def token(self, kind: int) -> float:
        """What a tackle token is worth that may yet be used."""
        return TACKLE[kind] * self.life

    def tackle(self, angler: Angler) -> float:
        """What all tackle tokens of an angler are worth."""
        return sum(self.token(kind) * int(angler.has_tackle(kind)) for kind in range(len(TACKLE)))


def _part(done: int, needed: int, life: float) -> float:
    """How much of a trophy one has, with so many of what it needs: the last count most."""
    return 1.0 if done >= needed else life * (done / needed) ** 2


def _tag_chances(view: ColdwaterView) -> list[float]:
    """By species, how likely a fish caught now has the Tag."""
    if not view.tag_points:
        return [0.0] * SPECIES
    seen = {fish.fish for angler in view.anglers for fish in angler.fish}
    chances = []
    for odds in view.odds:
        unseen = [c for c in fish_cards() if c.species == odds.species and c not in seen]
        chances.append(sum(c.tag == view.tag for c in unseen) / max(1, len(unseen)))
    return chances
