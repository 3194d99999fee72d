"""Kodiak once more, written from the rulebook alone: plain lists, slow, nothing shared with src.

A game is a generator: it yields questions and is sent the answers.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

SALMON = [1, 1, 2, 2, 3, 3, 4, 4, 5]
PREDATORS = {"standard": [10, 20, 30, 40, 60], "families": [10, 30, 30, 30, 60]}
DELAY = 15
OLD_BEAR = 60

Card = tuple[str, int]
Salmon = tuple[int, int]  # owner and value


@dataclass(frozen=True)
class Question:
    """Who is asked, and what each may answer: cards, seats or salmon."""

    kind: str
    choices: dict[int, set[object]]


Answers = dict[int, object]
Asking = Generator[Question, Answers, None]


class Reference:
    """The table of a game; ``scores`` grows by a list of points a round."""

    def __init__(self, players: int, deck: str, first: int) -> None:
        self.seats = range(players)
        self.deck = [("salmon", value) for value in SALMON]
        self.deck += [("predator", speed) for speed in PREDATORS[deck]] + [("visitor", DELAY)]
        self.first = first
        self.cascade: list[int] = []
        self.hands: list[list[Card]] = []
        self.reserves: list[list[int]] = []
        self.pool: list[Salmon] = []
        self.new: list[Salmon] = []
        self.scores: list[list[int]] = []

    def game(self) -> Asking:
        for number in self.seats:
            start = self.first + number
            self.cascade = [(start + space) % len(self.seats) for space in self.seats]
            self.hands = [list(self.deck) for _ in self.seats]
            self.reserves = [[] for _ in self.seats]
            for turn in range(15):
                yield from self.turn(last=turn == 14)
            self.scores.append([sum(reserve) for reserve in self.reserves])

    def turn(self, *, last: bool) -> Asking:
        different = {seat: set[object](self.hands[seat]) for seat in self.seats}
        asked = {seat: cards for seat, cards in different.items() if len(cards) > 1}
        answers = (yield Question("card", asked)) if asked else {}
        shown: dict[int, Card] = {}
        for seat in self.seats:
            card = answers.get(seat, self.hands[seat][0])
            shown[seat] = self.hands[seat].pop(self.hands[seat].index(card))  # type: ignore[arg-type]
        self.new = [(seat, number) for seat, (kind, number) in shown.items() if kind == "salmon"]
        printed = {seat: speed for seat, (kind, speed) in shown.items() if kind == "predator"}
        visitors = [seat for seat in self.cascade if shown[seat][0] == "visitor"]
        if not self.pool + self.new:
            return
        if printed:
            speeds = yield from self.delayed(printed, visitors)
            yield from self.fishing(printed, speeds)
            self.save_all()
        elif self.pool or last:
            self.save_all()
        else:
            self.pool, self.new = self.new, []

    def delayed(
        self, printed: dict[int, int], visitors: list[int]
    ) -> Generator[Question, Answers, dict[int, int]]:
        speeds = dict(printed)
        for visitor in visitors if len(self.seats) > 2 else []:
            (target,) = list(printed)[:1]
            if len(printed) > 1:
                answers = yield Question("visitor", {visitor: set(printed)})
                target = int(str(answers[visitor]))
            speeds[target] += DELAY
        return speeds

    def fishing(self, printed: dict[int, int], speeds: dict[int, int]) -> Asking:
        for speed in sorted(set(speeds.values())):
            tied = [seat for seat in self.cascade if speeds.get(seat) == speed]
            bears = [seat for seat in tied if printed[seat] == OLD_BEAR]
            tie_won = len(tied) > 1 and bool(self.pool + self.new)
            picking = tied
            while picking and self.pool + self.new:
                for seat in picking:
                    alone = bears == [seat] == picking[-1:]  # nobody else will pick
                    yield from self.take(seat, greedily=alone)
                    if tie_won and not bears:
                        self.climb(tied[0])
                        tie_won = False
                picking = bears
            if tie_won:
                self.climb(tied[0])

    def take(self, seat: int, *, greedily: bool) -> Asking:
        lying = self.pool + self.new
        if greedily:
            self.reserves[seat] += [value for _, value in lying]
            self.pool, self.new = [], []
        elif lying:
            salmon: object = lying[0]
            if len(set(lying)) > 1:
                answers = yield Question("pick", {seat: set(lying)})
                salmon = answers[seat]
            pile = self.pool if salmon in self.pool else self.new
            self.reserves[seat].append(pile.pop(pile.index(salmon))[1])  # type: ignore[arg-type]

    def climb(self, seat: int) -> None:
        self.cascade.remove(seat)
        self.cascade.append(seat)

    def save_all(self) -> None:
        for owner, value in self.pool + self.new:
            self.reserves[owner].append(value)
        self.pool, self.new = [], []
