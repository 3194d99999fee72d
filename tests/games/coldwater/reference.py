"""Coldwater Crown once more, written from the rules alone: plain lists, slow, nothing shared with src.

A game is a generator that goes through the steps of a match: it takes the draws as it comes to
them, yields each question before it takes the answer, and finds fault with any step it does not
expect.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement, product

from anadrome.core.steps import Decided, Drew, Step

LOCATIONS = ["shore", "lake", "river"]
COLOURS = ["violet", "green", "blue", "red", "yellow", "black"]
RING = ["harbour", *COLOURS]
BAITS = {"shore": ["violet", "green"], "lake": ["blue", "red"], "river": ["yellow", "black"]}
WATER = {colour: location for location, colours in BAITS.items() for colour in colours}
ZONES = [3, 4, 5, 6]
TAGS = ["orange", "ice", "pink", "brown", "grey"]
WEIGHTS = {
    "wrasse": [4, 5, 6, 7, 8],
    "john-dory": [2, 3, 4, 5, 6],
    "mackerel": [3, 4, 5, 6, 7],
    "flounder": [2, 3, 4, 5, 6],
    "brown-trout": [10, 11, 12, 13, 14],
    "salmon": [8, 9, 10, 11, 12],
    "rainbow-trout": [4, 5, 6, 7, 8],
    "roach": [1, 2, 2, 2, 3],
    "perch": [2, 3, 4, 5, 6],
    "sea-trout": [3, 4, 5, 6, 7],
    "pike": [3, 5, 7, 9, 11, 13, 15, 17, 19, 21],
}
SPECIES = list(WEIGHTS)
LIVING = {"shore": SPECIES[:4], "river": SPECIES[4:8], "lake": SPECIES[8:]}
PATTERNS = {
    "crab": "violet green blue",
    "conger": "violet violet green yellow",
    "char": "violet violet blue blue",
    "dogfish": "violet blue red",
    "ray": "violet green red",
}
TACKLE = {"lure": 6, "reel": 3, "rod": 3, "spool": 3}
STACKS = ["small-species", "eight-species", "shore", "lake", "river"]
POINTS = {1: [5, 3], 2: [5, 3], 3: [5, 3, 2], 4: [5, 4, 3, 2]}

Fish = tuple[str, int, str, str]  # species, pounds, tag, time


def fish_cards() -> list[Fish]:
    """C-DATA-1, C-DATA-2, C-DATA-3."""
    cards: list[Fish] = []
    for place, (species, weights) in enumerate(WEIGHTS.items()):
        for rank, weight in enumerate(weights):
            minutes = 6 * 60 + 8 + 12 * ((41 * len(cards) + 5) % 60)
            time = f"{minutes // 60:02}:{minutes % 60:02}"
            cards.append((species, weight, TAGS[(rank + place) % 5], time))
    return cards


def master_cards() -> dict[str, list[str]]:
    """C-DATA-4: the slots of each card by its name."""
    return {
        f"{kind}-{k + 1}": [COLOURS[(COLOURS.index(c) + k) % 6] for c in pattern.split()]
        for kind, pattern in PATTERNS.items()
        for k in range(6)
    }


CARDS, MASTERS = fish_cards(), master_cards()


@dataclass(frozen=True)
class Question:
    """Who is asked, and what each may answer."""

    kind: str
    choices: dict[int, set[str]]


Asking = Generator[Question, None, None]
Answering = Generator[Question, None, str]


@dataclass
class Angler:
    token: int | None = 1
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


class Reference:
    """The table of a game, as the steps of a match bring it about."""

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
        self.mysteries = [2, 3, 4, 5, 6, 7]
        self.mystery: int | None = None
        self.mystery_won = False
        self.stacks = {name: list(POINTS[players]) for name in STACKS}
        self.twelve_there = True
        self.pile = [kind for kind, count in TACKLE.items() for _ in range(count)]
        self.used: list[str] = []
        self.fresh: list[str] = []
        self.tokens = {"red": 1, "yellow": 1, "green": 1}
        self.placed: str | None = None
        self.pending: list[tuple[int, str]] = []
        self.step = self.acting = 0
        self.ending: str | None = None
        self.last: list[int] = []
        self.contests: list[tuple[str, list[tuple[int, list[Fish], int, int]]]] = []

    # Steps of the record

    def draw(self, what: str) -> int:
        drawn = self.steps.pop(0)
        assert isinstance(drawn, Drew), f"{drawn} where {what} is drawn"
        assert drawn.what == what, f"{drawn} where {what} is drawn"
        return drawn.result

    def ask(self, kind: str, seat: int, choices: list[str]) -> Answering:
        """The answer of a seat; a single choice is not asked about."""
        if len(choices) == 1:
            return choices[0]
        yield Question(kind, {seat: set(choices)})
        return self.answer(kind, seat, choices)

    def answer(self, kind: str, seat: int, choices: list[str]) -> str:
        decided = self.steps.pop(0)
        assert isinstance(decided, Decided), f"{decided} where {kind} is asked"
        assert (decided.asked, decided.seat) == (kind, seat)
        assert decided.action in choices
        return decided.action

    # The course of a game

    def game(self, first: int | None = None) -> Asking:
        """``first`` is the first player, drawn if None."""
        self.set_up(self.draw("first-player") if first is None else first)
        while not self.ending or self.last:
            self.anglers[self.acting].turns += 1
            if self.ending:
                self.last.remove(self.acting)
            if self.solo and self.acting == 1:
                yield from self.silent_turn()
            else:
                yield from self.turn()
            self.end_turn()
        for location in LOCATIONS:
            yield from self.contest(location)
        assert not self.steps

    def set_up(self, first: int) -> None:
        self.acting = first
        order = [(first + k) % self.players for k in range(self.players)]
        self.tag = TAGS[self.draw("tag")]
        for location in LOCATIONS:
            self.turn_top(location)
            for zone in ZONES:
                self.water[location][zone] = self.take_top(location)
        self.open_masters = [self.top_master() for _ in range(4)]
        self.turn_mystery()
        for seat in order:
            self.win_tackle(self.anglers[seat])
        self.fresh = []
        self.bag = COLOURS * (9 if self.solo else 16)
        if self.solo:
            self.anglers[1].token = None
            self.win(self.anglers[1], "small-species")
            self.discard = [self.bait() for _ in range(7)]
        for seat in order:
            for zone in (3, 4):
                self.anglers[seat].box[zone] = [self.bait() for _ in range(zone)]
        self.white_in_bag = True

    def turn(self) -> Asking:
        me = self.anglers[self.acting]
        self.step, self.placed = 1, None
        yield from self.plays_before("cast", [s for s in RING if s not in self.tokens])
        assert self.placed
        assert me.token
        self.tokens[self.placed], me.token = me.token, None
        yield from self.act_and_finish(self.placed, self.tokens[self.placed])
        self.step, placed = 2, self.placed
        yield from self.plays_before("take", [s for s in self.tokens if s != placed])
        taken, self.placed = self.placed, placed
        me.token = self.tokens.pop(taken)
        yield from self.act_and_finish(taken, me.token)
        me.token = 3 - me.token

    def plays_before(self, kind: str, spaces: list[str]) -> Asking:
        """A Step up to the choice of a space, which is left in ``placed``."""
        while True:
            choices = [f"{kind} {space}" for space in spaces] + self.plays()
            answer = yield from self.ask(kind, self.acting, choices)
            if answer.startswith(kind):
                self.placed = answer.split()[1]
                return
            yield from self.play(answer)

    def act_and_finish(self, space: str, side: int) -> Asking:
        """The action of a space, tackle after it, and the end of the Step."""
        box = self.anglers[self.acting].box
        if space == "harbour":
            for _ in range(side):
                yield from self.harbour()
        else:
            leaving = {zone: box[zone].count(space) for zone in ZONES}
            if side == 1:
                leaving = {zone: min(count, 1) for zone, count in leaving.items()}
            yield from self.leave(space, leaving)
        while plays := self.plays():
            answer = yield from self.ask("tackle", self.acting, ["go on", *plays])
            if answer == "go on":
                break
            yield from self.play(answer)
        self.end_step()

    def end_step(self) -> None:
        for location in LOCATIONS:
            for zone in ZONES:
                if self.water[location][zone] is None and self.top[location]:
                    self.water[location][zone] = self.take_top(location)
        self.fresh, self.mystery_won = [], False

    def end_turn(self) -> None:
        """C-TRO-5, C-END-1, C-END-3."""
        me = self.anglers[self.acting]
        if len(me.fish) >= 12 and self.twelve_there:
            self.twelve_there = False
            me.trophies.append(("twelve-fish", 2))
        if not self.ending:
            if len(me.fish) >= 12:
                self.ending = "twelve-fish"
            elif any(None in zones.values() for zones in self.water.values()):
                self.ending = "water-empty"
            elif me.turns == self.turn_limit:
                self.ending = "turn-limit"
            if self.ending:
                self.last = [k for k in range(len(self.anglers)) if k != self.acting]
        self.acting = (self.acting + 1) % len(self.anglers)

    # Bait

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

    def harbour(self) -> Asking:
        me = self.anglers[self.acting]
        choices = [f"fill {zone}" for zone in ZONES if len(me.box[zone]) < zone]
        if len(me.masters) < 3:
            choices += [f"angler {name}" for name in self.open_masters if name]
            choices += ["angler top"] if self.master_deck else []
        if not choices:
            return
        what, which = (yield from self.ask("harbour", self.acting, choices)).split()
        if what == "fill":
            yield from self.fill(me.box[int(which)], int(which))
        elif which == "top":
            me.masters[self.top_master()] = []
        else:
            me.masters[which] = []
            place = self.open_masters.index(which)
            self.open_masters[place] = self.top_master() if self.master_deck else None

    def fill(self, zone: list[str], number: int) -> Asking:
        white = False
        while len(zone) < number and (self.bag or self.white_in_bag):
            colour = self.bait()
            if colour == "white":
                white = True
            else:
                zone.append(colour)
        if white and self.solo:
            yield from self.white_bait()
        self.white_in_bag = True

    def leave(self, colour: str, leaving: dict[int, int]) -> Asking:
        """C-FISH-1, C-MA-2: baits leave, then they are put by, then fish are caught."""
        me = self.anglers[self.acting]
        for zone, count in leaving.items():
            for _ in range(count):
                me.box[zone].remove(colour)
            if count and not me.box[zone]:
                self.pending.append((zone, colour))
        baits = sum(leaving.values())
        free = {
            name: MASTERS[name].count(colour) - on_it.count(colour)
            for name, on_it in me.masters.items()
        }
        ways: dict[str, list[str]] = {}
        for counts in product(*(range(slots + 1) for slots in free.values())):
            if sum(counts) <= baits:
                by = dict(zip(free, counts, strict=True))
                text = " ".join(f"{name}:{count}" for name, count in by.items() if count)
                ways[f"bait {text or 'none'}"] = [name for name in by for _ in range(by[name])]
        names = ways[(yield from self.ask("bait", self.acting, list(ways)))]
        self.discard += [colour] * (baits - len(names))
        for name in names:
            me.masters[name].append(colour)
            if len(me.masters[name]) == len(MASTERS[name]):
                self.discard += me.masters.pop(name)
                self.catch_master(me, name)
        while self.pending:
            yield from self.catch_one(colour)

    # Tackle

    def can_use(self, kind: str) -> bool:
        tackle = self.anglers[self.acting].tackle
        return tackle.count(kind) > self.fresh.count(kind)

    def use(self, kind: str) -> None:
        self.anglers[self.acting].tackle.remove(kind)
        self.used.append(kind)

    def plays(self) -> list[str]:
        box = self.anglers[self.acting].box
        plays = []
        if self.can_use("lure"):
            for one, other in combinations_with_replacement(ZONES, 2):
                for colour in COLOURS:
                    baits = Counter([one, other])
                    if all(box[zone].count(colour) >= count for zone, count in baits.items()):
                        plays.append(f"lure {colour} {one} {other}")
        if self.can_use("reel"):
            for one, other in combinations(ZONES, 2):
                for mine, yours in product(sorted(set(box[one])), sorted(set(box[other]))):
                    if mine != yours:
                        plays.append(f"reel {mine} {one} {yours} {other}")
        return plays

    def play(self, text: str) -> Asking:
        kind, colour, zone, *rest = text.split()
        self.use(kind)
        if kind == "lure":
            yield from self.leave(colour, Counter([int(zone), int(rest[0])]))
        else:
            box = self.anglers[self.acting].box
            one, other = box[int(zone)], box[int(rest[1])]
            one.remove(colour)
            other.remove(rest[0])
            one.append(rest[0])
            other.append(colour)

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

    # Fish

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
        if not self.water[location][zone] and f"{location} deck" not in places:
            places.append("nothing")
        return places

    def catch_one(self, colour: str) -> Asking:
        location = WATER[colour]
        places = {zone: self.places(zone, location) for zone, _ in self.pending}
        barren = [zone for zone in places if places[zone] == ["nothing"]]
        if barren:
            zone, where = barren[0], ["nothing"]
        else:
            choices = [f"catch {zone} {place}" for zone in places for place in places[zone]]
            answer = yield from self.ask("catch", self.acting, choices)
            zone, where = int(answer.split()[1]), answer.split()[2:]
        self.pending.remove((zone, colour))
        me = self.anglers[self.acting]
        if where[-1] == "deck":
            self.catch_fish(me, self.take_top(location))
        elif where != ["nothing"]:
            there, number = where[0], int(where[1])
            if there != location:
                self.use("rod")
            if number != zone:
                self.use("spool")
            self.catch_at(me, there, number)
        if zone == 5:
            self.win_tackle(me)

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

    # Trophies, contests, score

    def turn_mystery(self) -> None:
        self.mystery = None
        if self.mysteries:
            self.mystery = self.draw("mystery") + 2
            self.mysteries.remove(self.mystery)

    def win(self, angler: Angler, trophy: str) -> None:
        if not angler.has(trophy):
            angler.trophies.append((trophy, self.stacks[trophy].pop(0)))

    def contest(self, location: str) -> Asking:
        """C-END-2."""
        offered = [
            [self.worth(angler, species) for species in LIVING[location]] for angler in self.anglers
        ]
        texts: dict[int, dict[str, list[Fish]]] = {}
        for seat in range(self.players):
            free = [fish for fish in offered[seat] if len(fish) > 1]
            texts[seat] = {
                "present " + ", ".join(f"{f[0]} {f[1]} {f[3]}" for f in chosen): list(chosen)
                for chosen in product(*free)
            }
        asked = {seat: set(ways) for seat, ways in texts.items() if len(ways) > 1}
        if asked:
            yield Question("present", asked)
        for seat, angler in enumerate(self.anglers):
            shown = {fish[0][0]: fish[0] for fish in offered[seat] if fish}
            if seat in asked:
                answer = self.answer("present", seat, list(texts[seat]))
                shown |= {fish[0]: fish for fish in texts[seat][answer]}
            angler.presented += shown.values()
        self.weigh(location)

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

    # The silent angler

    def silent_turn(self) -> Asking:
        me, silent = self.anglers
        answer = "silent two"
        if len(me.fish) < len(silent.fish):
            answer = yield from self.ask("silent", 0, ["silent one", answer])
        for _ in range(1 if answer == "silent one" else 2):
            colour = self.bait()
            if colour == "white":
                yield from self.white_bait()
                self.white_in_bag = True
            else:
                self.move_token(colour)
                self.discard.append(colour)
                zone, location = self.discard.count(colour), WATER[colour]
                if zone in ZONES and self.water[location][zone]:
                    self.catch_at(silent, location, zone)
            self.end_step()

    def move_token(self, colour: str) -> None:
        """C-SOLO-3."""
        at = RING.index(colour)
        clockwise = [RING[(at + k) % 7] for k in range(1, 7)]
        if colour in self.tokens:
            start = colour
            end = [space for space in clockwise if space not in self.tokens][0]
        else:
            start = [space for space in reversed(clockwise) if space in self.tokens][0]
            end = colour
        self.tokens[end] = self.tokens.pop(start)

    def white_bait(self) -> Asking:
        """C-SOLO-5, but for the discard, which is back in the bag already."""
        if self.master_deck:
            self.catch_master(self.anglers[1], self.top_master())
        choices = ["white angler"] if self.master_deck else []
        answer = yield from self.ask("white", 0, [*choices, "white baits"])
        if answer == "white angler":
            self.catch_master(self.anglers[1], self.top_master())
        else:
            self.discard += [self.bait() for _ in range(7)]
