"""The draws in a record are those that docs/records.md makes from its seed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from anadrome.core.match import Match
from anadrome.core.record import record_of
from anadrome.games.coldwater.game import GAME
from tests.games.generator import Generator

SPECIES = (
    *("wrasse", "john-dory", "mackerel", "flounder"),
    *("brown-trout", "salmon", "rainbow-trout", "roach"),
    *("perch", "sea-trout", "pike"),
)
HOMES = {"shore": SPECIES[:4], "lake": SPECIES[8:], "river": SPECIES[4:8]}
BAITS = ("violet", "green", "blue", "red", "yellow", "black", "white")
TACKLE = {"lure": 6, "reel": 3, "rod": 3, "spool": 3}


class Checker:
    """Makes each draw anew, knowing only what the page and the record say."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.chance = Generator(record["seed"])
        self.players = len(record["seats"])
        self.left = {name: (10 if name == "pike" else 5) for name in SPECIES}
        self.uncaught = list(range(60))
        self.masters = list(range(30))
        self.mysteries = [2, 3, 4, 5, 6, 7]

    def expected(self, step: dict[str, Any], bag: list[int], tackle: list[int]) -> int:
        """The result of a draw, from what is left to be drawn."""
        match step["draw"]:
            case "first-player":
                return self.chance.below(self.players)
            case "tag":
                return self.chance.below(5)
            case "fish":
                home = next(h for h in HOMES.values() if step["text"] in h)
                counts = [self.left[n] if n in home else 0 for n in SPECIES]
                found = self.pick(counts)
                self.left[SPECIES[found]] -= 1
                return found
            case "weight":
                alike = [
                    k for k in self.uncaught if min(k // 5, 10) == min(step["result"] // 5, 10)
                ]
                card = alike[self.chance.below(len(alike))]
                self.uncaught.remove(card)
                return card
            case "angler":
                return self.masters.pop(self.chance.below(len(self.masters)))
            case "mystery":
                return self.mysteries.pop(self.chance.below(len(self.mysteries))) - 2
            case "tackle":
                return self.pick(tackle)
            case _:
                return self.pick(bag)

    def pick(self, counts: list[int]) -> int:
        k = self.chance.below(sum(counts))
        kind = 0
        while k >= counts[kind]:
            k -= counts[kind]
            kind += 1
        return kind


@pytest.mark.rule("C-SET-1")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_draws_of_the_set_up_follow_from_the_seed(players: int) -> None:
    for seed in range(20):
        record = record_of(Match(GAME, players, {}, seed))
        checker = Checker(record)
        bag = [9 if players == 1 else 16] * 6 + [0]
        tackle = list(TACKLE.values())
        names = [step["draw"] for step in record["steps"]]
        assert names == [
            *(["first-player"] if players > 1 else []),
            *["tag", *["fish"] * 15, *["angler"] * 4, "mystery", *["tackle"] * players],
            *["bait"] * (7 * players + (7 if players == 1 else 0)),
        ]
        for step in record["steps"]:
            assert step["result"] == checker.expected(step, bag, tackle), step
            if step["draw"] == "bait":
                assert step["text"] == BAITS[step["result"]]
                bag[step["result"]] -= 1
            if step["draw"] == "tackle":
                assert step["text"] == list(TACKLE)[step["result"]]
                tackle[step["result"]] -= 1


@pytest.mark.rule("C-CATCH-2")
def test_later_draws_follow_from_the_seed_too() -> None:
    """Bag and pile before an action are open; checked until used tokens are shuffled again."""
    for seed in range(12):
        choices, match = Random(seed), Match(GAME, 3, {}, seed)
        checker = Checker(record_of(match))
        bag, tackle = [16] * 6 + [0], list(TACKLE.values())
        discard, shuffled, done = [0] * 6, False, 0
        while not (match.is_over or shuffled):
            for step in record_of(match)["steps"][done:]:
                done += 1
                if "draw" not in step:
                    continue
                assert step["result"] == checker.expected(step, bag, tackle), step
                if step["draw"] == "tackle":
                    tackle[step["result"]] -= 1
                if step["draw"] == "bait":
                    bag[step["result"]] -= 1
                    if step["text"] == "white":
                        bag = [a + b for a, b in zip(bag, [*discard, 0], strict=True)]
            view = match.view(None)
            bag, discard = [*view.bag, int(view.white_in_bag)], [*view.discard]
            held = [t for angler in view.anglers for t in angler.tackle] + [*view.tackle_discard]
            tackle = [number - held.count(name) for name, number in TACKLE.items()]
            seat = match.decision.seats[0]
            told = match.play(seat, choices.choice(match.legal(seat)))
            shuffled = any(type(each.fact).__name__ == "TackleShuffled" for each in told)
        assert done > 200
