"""The table of Coldwater Crown as plain lists, and what happens on it without a question."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import product

from anadrome.core.steps import Drew, Step
from tests.games.coldwater.reference_box import (
    CARDS,
    COLOURS,
    DRAWS,
    LIVING,
    LOCATIONS,
    MASTERS,
    POINTS,
    RING,
    SPECIES,
    STACKS,
    TACKLE,
    WEIGHTS,
    ZONES,
    Fish,
)


@dataclass
class Angler:
    token: int = 1  # the side of the token in hand; 0 while it is on the board
    box: dict[int, list[str]] = field(default_factory=lambda: {zone: [] for zone in ZONES})
    masters: dict[str, list[str]] = field(default_factory=dict)  # the baits on unfinished cards
    caught_masters: list[str] = field(default_factory=list)
    tackle: list[str] = field(default_factory=list)
    fish: list[Fish] = field(default_factory=list)
    trophies: list[tuple[str, int]] = field(default_factory=list)
    turns: int = 0
    presented: list[Fish] = field(default_factory=list)

    def has(self, trophy: str) -> bool:
        return trophy in [name for name, _ in self.trophies]


class Table:
    """What lies where. Draws are taken from the steps of a match."""

    def __init__(
        self, players: int, steps: list[Step], *, tag_points: bool = True, turn_limit: int = 100
    ) -> None:
        self.steps = list(steps)
        self.players = players
        self.solo = players == 1
        self.tag_points, self.turn_limit = tag_points, turn_limit
        self.anglers = [Angler() for _ in range(max(players, 2))]
        self.bag: list[str] = []
        self.white_in_bag = False
        self.discard: list[str] = []
        self.unseen = {at: [s for s in LIVING[at] for _ in WEIGHTS[s]] for at in LOCATIONS}
        self.top: dict[str, str | None] = dict.fromkeys(LOCATIONS)
        self.water: dict[str, dict[int, str | None]] = {
            at: dict.fromkeys(ZONES) for at in LOCATIONS
        }
        self.uncaught = list(CARDS)
        self.master_deck = list(MASTERS)
        self.open_masters: list[str | None] = []
        self.tag = ""
        self.mysteries = [2, 3, 4, 5, 6, 7]
        self.mystery: int | None = None
        self.mystery_won = False
        self.shown: list[Fish] = []
        self.stacks = {name: list(POINTS[players]) for name in STACKS}
        self.twelve_there = True
        self.pile = [kind for kind, count in TACKLE.items() for _ in range(count)]
        self.used: list[str] = []
        self.fresh: list[str] = []
        self.tokens = {"red": 1, "yellow": 1, "green": 1}
        self.pending: list[tuple[int, str]] = []
        self.acting = 0
        self.step = 1
        self.ending: str | None = None
        self.last: list[int] = []
        self.contests: list[tuple[str, list[tuple[int, list[Fish], int, int]]]] = []

    def draw(self, what: str) -> int:
        drawn = self.steps.pop(0)
        assert isinstance(drawn, Drew), f"{drawn} where {what} is drawn"
        assert (drawn.what, drawn.of) == (what, DRAWS.get(what, self.players))
        return drawn.result

    def bait(self) -> str:
        colour = [*COLOURS, "white"][self.draw("bait")]
        if colour == "white":
            assert self.white_in_bag
            self.white_in_bag = False
            self.bag += self.discard
            self.discard = []
        else:
            self.bag.remove(colour)
        return colour

    def move_token(self, colour: str) -> None:
        """C-SOLO-3."""
        at = RING.index(colour)
        clockwise = [RING[(at + k) % 7] for k in range(1, 7)]
        if colour in self.tokens:
            start = colour
            end = next(space for space in clockwise if space not in self.tokens)
        else:
            start = next(space for space in reversed(clockwise) if space in self.tokens)
            end = colour
        self.tokens[end] = self.tokens.pop(start)

    def win_tackle(self, angler: Angler) -> None:
        """C-TACK-5."""
        if not self.pile:
            self.pile, self.used = self.used, []
        if not self.pile:
            return
        kind = list(TACKLE)[self.draw("tackle")]
        self.pile.remove(kind)
        angler.tackle.append(kind)
        self.fresh.append(kind)
        if not self.pile:
            self.pile, self.used = self.used, []

    def can_use(self, kind: str) -> bool:
        tackle = self.anglers[self.acting].tackle
        return tackle.count(kind) > self.fresh.count(kind)

    def use(self, kind: str) -> None:
        self.anglers[self.acting].tackle.remove(kind)
        self.used.append(kind)

    def turn_top(self, location: str) -> None:
        self.top[location] = None
        if self.unseen[location]:
            species = SPECIES[self.draw("fish")]
            self.unseen[location].remove(species)
            self.top[location] = species

    def take_top(self, location: str) -> str:
        species = self.top[location]
        assert species
        self.turn_top(location)
        return species

    def end_step(self) -> None:
        for location in LOCATIONS:
            for zone in ZONES:
                if self.water[location][zone] is None and self.top[location]:
                    self.water[location][zone] = self.take_top(location)
        self.fresh, self.mystery_won = [], False

    def places(self, zone: int, location: str) -> list[str]:
        """C-CATCH-2: where the fish for an emptied Zone may be caught."""
        places = []
        for there, number in product(LOCATIONS, ZONES):
            rod, spool = there != location, number != zone
            if rod and not self.can_use("rod"):
                continue
            if spool and (abs(number - zone) > 1 or not self.can_use("spool")):
                continue
            if self.water[there][number]:
                places.append(f"{there} {number}")
        if zone == 6 and self.top[location]:
            places.append(f"{location} deck")
        if not self.water[location][zone]:
            places.append("nothing")
        return places

    def catch_at(self, angler: Angler, location: str, zone: int) -> None:
        species = self.water[location][zone]
        assert species
        self.water[location][zone] = None
        self.catch_fish(angler, species)

    def catch_fish(self, angler: Angler, species: str) -> None:
        fish = CARDS[self.draw("weight")]
        assert fish[0] == species
        self.uncaught.remove(fish)
        angler.fish.append(fish)
        if fish[1] == self.mystery and not self.mystery_won:
            angler.trophies.append(("mystery", 1))
            self.mystery_won = True
            self.shown.append(fish)
            self.turn_mystery()
        caught = {fish[0] for fish in angler.fish}
        if len(caught) >= 8:
            self.win(angler, "eight-species")
        if {"roach", "perch", "flounder"} <= caught:
            self.win(angler, "small-species")

    def top_master(self) -> str:
        name = list(MASTERS)[self.draw("angler")]
        self.master_deck.remove(name)
        return name

    def catch_master(self, angler: Angler, name: str) -> None:
        angler.caught_masters.append(name)
        kinds = Counter(card.split("-")[0] for card in angler.caught_masters)
        for trophy, won in (
            ("three-alike", max(kinds.values()) >= 3),
            ("four-different", len(kinds) >= 4),
        ):
            if won and not angler.has(trophy):
                angler.trophies.append((trophy, 2))

    def turn_mystery(self) -> None:
        self.mystery = None
        if self.mysteries:
            self.mystery = self.draw("mystery") + 2
            self.mysteries.remove(self.mystery)

    def win(self, angler: Angler, trophy: str) -> None:
        if not angler.has(trophy):
            angler.trophies.append((trophy, self.stacks[trophy].pop(0)))

    def worth(self, angler: Angler, species: str) -> list[Fish]:
        """The fish of a species worth presenting: the heaviest, the best tagged, an earlier one."""

        def tagged(fish: Fish) -> bool:
            return self.tag_points and fish[2] == self.tag

        caught = [fish for fish in angler.fish if fish[0] == species]
        best = sorted(caught, key=lambda fish: (-fish[1], not tagged(fish), fish[3]))
        if not best:
            return []
        others = [fish for fish in best[1:] if tagged(fish) and not tagged(best[0])]
        if tagged(best[0]):
            same = [fish for fish in best[1:] if fish[1] == best[0][1] and fish[3] < best[0][3]]
            others = sorted(same, key=lambda fish: fish[3])
        return best[:1] + others[:1]

    def weigh(self, location: str) -> None:
        entries = []
        for seat, angler in enumerate(self.anglers):
            fish = [fish for fish in angler.presented if fish[0] in LIVING[location]]
            if fish:
                earliest = min(time for _, _, _, time in fish)
                entries.append((-sum(f[1] for f in fish), earliest, seat, fish))
        held = []
        for total, _, seat, fish in sorted(entries):
            points = self.stacks[location].pop(0)
            self.anglers[seat].trophies.append((location, points))
            held.append((seat, fish, -total, points))
            self.shown += fish
        self.contests.append((location, held))

    def scores(self) -> list[int]:
        """C-SCORE-1, of what all can see so far."""
        return [
            sum(points for _, points in angler.trophies)
            + len(angler.caught_masters)
            + sum(self.tag_points and fish[2] == self.tag for fish in angler.presented)
            for angler in self.anglers
        ]

    def ranks(self) -> list[int]:
        """C-SCORE-1, C-SOLO-6: the place of each; in solo equal points are a loss."""
        keys = []
        for angler, score in zip(self.anglers, self.scores(), strict=True):
            times = [time for _, _, _, time in angler.presented]
            keys.append((-score, min(times, default="none")))
        if self.solo:
            return [1, 2] if keys[0][0] < keys[1][0] else [2, 1]
        return [1 + sum(key < mine for key in keys) for mine in keys]
