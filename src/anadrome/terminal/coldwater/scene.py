"""The picture of Coldwater Crown's table, drawn from facts one by one.

A weight is here only if a fact told it: of the person's own fish, and of those shown to all.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from anadrome.games.coldwater import events
from anadrome.games.coldwater.cards import kit, master_cards, species, stack_points
from anadrome.games.coldwater.names import COLOURS, LOCATIONS, SPOTS
from anadrome.games.coldwater.voice import ZONES

SIDES: Final = 3  # the two sides of an angler token add up to this
STARTS: Final[tuple[events.Spot, ...]] = ("green", "red", "yellow")
STACKS: Final[tuple[events.Trophy, ...]] = (
    "small-species",
    "eight-species",
    "shore",
    "lake",
    "river",
)
SPECIES_AT: Final[Mapping[str, tuple[events.Species, ...]]] = {
    where: tuple(each["name"] for each in species() if each["location"] == where)
    for where in LOCATIONS
}


@dataclass(slots=True)
class Water:
    """A location: the species in each Zone and on top of the deck, and the cards of the deck."""

    zones: dict[int, events.Species | None] = field(default_factory=dict)
    top: events.Species | None = None
    left: int = 0


@dataclass(slots=True)
class Fish:
    """A caught fish, and its back if it was told."""

    species: events.Species
    back: events.Fish | None = None


@dataclass(slots=True)
class Master:
    """A Master Angler card to be caught, and which of its slots have their bait."""

    card: events.MasterCard
    filled: list[bool]

    def take(self, colour: events.Colour, count: int) -> None:
        """So many baits of a colour go to free slots."""
        for k, slot in enumerate(self.card.slots):
            if count and slot == colour and not self.filled[k]:
                self.filled[k] = True
                count -= 1


@dataclass(slots=True)
class Angler:
    """A player's side of the table. ``token`` is the side of the angler token in hand."""

    token: int | None = None
    box: dict[int, Counter[events.Colour]] = field(
        default_factory=lambda: {zone: Counter() for zone in ZONES}
    )
    masters: list[Master] = field(default_factory=list)
    caught_masters: list[events.MasterCard] = field(default_factory=list)
    tackle: Counter[events.Tackle] = field(default_factory=Counter)
    fish: list[Fish] = field(default_factory=list)
    trophies: list[tuple[events.Trophy, int]] = field(default_factory=list)
    tags: int = 0  # tagged fish presented
    chosen: bool = False  # what to present in the contest that comes

    @property
    def points(self) -> int:
        """The points that all can see."""
        return sum(points for _, points in self.trophies) + len(self.caught_masters) + self.tags


class Scene:
    """What lies on the table. In solo the last angler is the silent one."""

    def __init__(self, options: Mapping[str, str], players: int) -> None:
        self.players = players
        self.solo = players == 1
        self.tag_points = options["tag_points"] == "yes"
        stock = Counter(
            each["location"] for each in species() for _ in range(each["printed"]["cards"])
        )
        self.waters = {where: Water(left=stock[where]) for where in LOCATIONS}
        self.boardwalk: dict[events.Spot, int] = dict.fromkeys(STARTS, 1)
        self.anglers = [Angler(token=1) for _ in range(players)]
        if self.solo:
            self.anglers.append(Angler())
        self.open_masters: list[events.MasterCard | None] = [None] * 4
        self.masters_left = len(master_cards())
        self.tag: events.Tag | None = None
        self.mystery: int | None = None
        self.mysteries = set(range(2, 8))  # not yet turned up
        self.stacks = {trophy: list(stack_points(players)) for trophy in STACKS}
        self.twelve_left = True
        self.bag: Counter[events.Colour] = Counter(dict.fromkeys(COLOURS, int(kit(players).baits)))
        self.discard: Counter[events.Colour] = Counter()
        self.acting: int | None = None
        self.turn = 0
        self.last_turns = False
        self.contests: list[events.ContestHeld] = []
        self.scores: tuple[events.Score, ...] = ()

    def hear(self, fact: events.AnyFact) -> None:
        """Draw what a fact changes."""
        match fact:
            case events.TurnBegan():
                self._turn_over()
                self.acting, self.turn = fact.seat, fact.turn
            case events.Cast():
                self.boardwalk[fact.spot] = fact.side
                self.anglers[fact.seat].token = None
            case events.TookAngler():
                self.anglers[fact.seat].token = self.boardwalk.pop(fact.spot)
            case events.AnglerMoved():
                self.boardwalk[fact.end] = self.boardwalk.pop(fact.start)
            case events.LastTurns():
                self.last_turns = True
            case events.Chose():
                self.anglers[fact.seat].chosen = True
            case events.Presents():
                pass  # the prompt says it
            case events.ContestHeld():
                self._hold(fact)
            case events.GameEnded():
                self.scores, self.acting = fact.scores, None
            case (
                events.Stocked()
                | events.MasterTurned()
                | events.TagTurned()
                | events.MysteryTurned()
            ):
                self._turn_up(fact)
            case events.TackleGot() | events.TackleUsed():
                self.anglers[fact.seat].tackle[fact.tackle] += (
                    1 if isinstance(fact, events.TackleGot) else -1
                )
            case events.TackleShuffled():
                pass
            case events.Caught() | events.Weighed() | events.NothingCaught() | events.MysteryWon():
                self._catch(fact)
            case events.TrophyWon():
                self._award(fact)
            case events.MasterTaken() | events.MasterCaught() | events.SilentGotMaster():
                self._master(fact)
            case _:
                self._baits(fact)

    def _turn_over(self) -> None:
        """C-TURN-3: the token taken shows its other side."""
        if self.acting is not None:
            token = self.anglers[self.acting].token
            self.anglers[self.acting].token = None if token is None else SIDES - token

    def _turn_up(
        self,
        fact: events.Stocked | events.MasterTurned | events.TagTurned | events.MysteryTurned,
    ) -> None:
        match fact:
            case events.Stocked():
                water = self.waters[fact.location]
                water.zones[fact.zone], water.top = fact.species, fact.top
                water.left -= 1
            case events.MasterTurned():
                self.open_masters[fact.place] = fact.card
                self.masters_left -= 1
            case events.TagTurned():
                self.tag = fact.tag
            case events.MysteryTurned():
                self.mystery = fact.weight
                self.mysteries -= {fact.weight}

    # -- Fish and trophies

    def _catch(
        self, fact: events.Caught | events.Weighed | events.NothingCaught | events.MysteryWon
    ) -> None:
        angler = self.anglers[fact.seat]
        match fact:
            case events.Caught():
                angler.fish.append(Fish(fact.species))
                water = self.waters[fact.location]
                if fact.zone is None:
                    water.top = fact.top
                    water.left -= 1
                else:
                    water.zones[fact.zone] = None
            case events.Weighed() | events.MysteryWon():
                angler.fish[-1].back = fact.fish

    def _award(self, fact: events.TrophyWon) -> None:
        self.anglers[fact.seat].trophies.append((fact.trophy, fact.points))
        if fact.trophy in self.stacks:
            self.stacks[fact.trophy].remove(fact.points)
        elif fact.trophy == "twelve-fish":
            self.twelve_left = False

    def _hold(self, fact: events.ContestHeld) -> None:
        self._turn_over()
        self.acting = None
        self.contests.append(fact)
        for angler in self.anglers:
            angler.chosen = False
        for entry in fact.entries:
            angler = self.anglers[entry.seat]
            angler.tags += sum(fish.tag == self.tag for fish in entry.fish) * self.tag_points
            for fish in entry.fish:
                if all(own.back != fish for own in angler.fish):
                    unknown = (f for f in angler.fish if f.species == fish.species and not f.back)
                    next(unknown).back = fish

    # -- Master Anglers and baits

    def _master(
        self, fact: events.MasterTaken | events.MasterCaught | events.SilentGotMaster
    ) -> None:
        match fact:
            case events.MasterTaken():
                master = Master(fact.card, [False] * len(fact.card.slots))
                self.anglers[fact.seat].masters.append(master)
                if fact.place is None:
                    self.masters_left -= 1
                else:
                    self.open_masters[fact.place] = None
            case events.MasterCaught():
                angler = self.anglers[fact.seat]
                angler.masters = [m for m in angler.masters if m.card != fact.card]
                angler.caught_masters.append(fact.card)
                self.discard.update(fact.card.slots)
            case events.SilentGotMaster():
                self.anglers[-1].caught_masters.append(fact.card)
                self.masters_left -= 1

    def _baits(self, fact: events.AnyFact) -> None:
        match fact:
            case events.Filled():
                if fact.white is not None:
                    self._return_discard()
                self.bag.subtract(fact.baits)
                self.anglers[fact.seat].box[fact.zone].update(fact.baits)
            case events.BaitLeft():
                for zone, count in zip(ZONES, fact.zones, strict=True):
                    self.anglers[fact.seat].box[zone][fact.colour] -= count
                    self.discard[fact.colour] += count
            case events.BaitPlaced():
                self.discard[fact.colour] -= fact.count
                master = next(m for m in self.anglers[fact.seat].masters if m.card == fact.card)
                master.take(fact.colour, fact.count)
            case events.BaitSwapped():
                box = self.anglers[fact.seat].box
                box[fact.zone][fact.colour] -= 1
                box[fact.zone][fact.other_colour] += 1
                box[fact.other_zone][fact.other_colour] -= 1
                box[fact.other_zone][fact.colour] += 1
            case events.SilentDrew():
                if fact.colour is not None:
                    self.bag[fact.colour] -= 1
                    self.discard[fact.colour] += 1
            case events.BagReturned():
                self._return_discard()
            case events.BaitsSpilled():
                self.bag.subtract(fact.baits)
                self.discard.update(fact.baits)
            case _:
                raise AssertionError(fact)

    def _return_discard(self) -> None:
        self.bag.update(self.discard)
        self.discard.clear()


def spots_of(where: events.Location) -> tuple[events.Spot, events.Spot]:
    """The two spaces of the boardwalk beside a location."""
    first = 1 + 2 * LOCATIONS.index(where)
    return SPOTS[first], SPOTS[first + 1]
