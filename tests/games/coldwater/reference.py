"""Coldwater Crown once more, written from the rules alone: plain lists, slow, no rule from src.

A game is a generator that goes through the steps of a match: it takes the draws as it comes to
them, yields each question before it takes the answer, and finds fault with any step it does not
expect.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, product

from anadrome.core.steps import Decided
from tests.games.coldwater.reference_box import (
    COLOURS,
    LIVING,
    LOCATIONS,
    MASTERS,
    RING,
    TAGS,
    WATER,
    ZONES,
    Fish,
)
from tests.games.coldwater.reference_table import Table


@dataclass(frozen=True)
class Question:
    """Who is asked, and what each may answer."""

    kind: str
    choices: dict[int, set[str]]


Asking = Generator[Question, None, None]
Answering = Generator[Question, None, str]


class Reference(Table):
    """The turns of a game, and all that is asked in it."""

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
            self.anglers[1].token = 0
            self.win(self.anglers[1], "small-species")
            self.discard = [self.bait() for _ in range(7)]
        for seat in order:
            for zone in (3, 4):
                self.anglers[seat].box[zone] = [self.bait() for _ in range(zone)]
        self.white_in_bag = True

    def turn(self) -> Asking:
        me = self.anglers[self.acting]
        side, self.step = me.token, 1
        free = [space for space in RING if space not in self.tokens]
        cast = yield from self.choose_space("cast", free)
        others = list(self.tokens)
        self.tokens[cast], me.token = side, 0
        yield from self.act_and_finish(cast, side)
        self.step = 2
        taken = yield from self.choose_space("take", others)
        side = me.token = self.tokens.pop(taken)
        yield from self.act_and_finish(taken, side)
        me.token = 3 - side

    def choose_space(self, kind: str, spaces: list[str]) -> Answering:
        """A Step up to the choice of a space: the tackle played before it, and the space."""
        while True:
            choices = [f"{kind} {space}" for space in spaces] + self.plays()
            answer = yield from self.ask(kind, self.acting, choices)
            if answer.startswith(kind):
                return answer.split()[1]
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

    def harbour(self) -> Asking:
        me = self.anglers[self.acting]
        room = [zone for zone in ZONES if len(me.box[zone]) < zone]
        choices = [f"fill {zone}" for zone in room if self.bag or self.discard]
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
