"""A tiny game for the tests of the core: all choose a pond at once, then the wind is drawn.

With the option ``helper`` that seat chooses alone in the last round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from anadrome.core.chance import Chance
from anadrome.core.errors import IllegalAction
from anadrome.core.events import EVERYONE, Told
from anadrome.core.game import Decision, Option, Outcome
from anadrome.core.narrator import Narrator
from anadrome.core.places import places_of
from anadrome.core.steps import Step

PONDS = ("shallow", "deep")
WINDS = ("calm", "breeze", "storm")


class State:
    """A shallow pond brings 1 point, a deep one as much as the wind: 0, 1 or 2."""

    def __init__(self, players: int, rounds: int, helper: str, chance: Chance) -> None:
        self.rounds = rounds
        self.helper = helper
        self.chance = chance
        self.chosen: dict[int, int] = {}
        self.scores = [0] * players

    def clone(self) -> State:
        copy = State(len(self.scores), self.rounds, self.helper, self.chance.clone())
        copy.chosen = dict(self.chosen)
        copy.scores = self.scores[:]
        return copy

    def is_over(self) -> bool:
        return self.rounds == 0

    def owing(self) -> list[int]:
        return [seat for seat in self.asked() if seat not in self.chosen]

    def asked(self) -> list[int]:
        """The seats that choose in this round."""
        if self.rounds == 1 and self.helper != "none":
            return [int(self.helper)]
        return [] if self.is_over() else list(range(len(self.scores)))

    def legal(self, seat: int) -> list[int]:
        return [0, 1] if seat in self.asked() else []

    def apply(self, seat: int, action: int, told: list[Told] | None = None) -> None:
        if action not in self.legal(seat):
            raise self.refusal(seat)
        told = [] if told is None else told
        self.chosen[seat] = action
        told += [Told(EVERYONE, f"{seat} chose"), Told(seat, f"{seat} chose {PONDS[action]}")]
        if self.owing():
            return
        wind = self.chance.draw("wind", 3)
        told.append(Told(EVERYONE, WINDS[wind]))
        for other, pond in self.chosen.items():
            self.scores[other] += int(wind) if pond else 1
        self.chosen.clear()
        self.rounds -= 1

    def refusal(self, _seat: int) -> IllegalAction:
        return IllegalAction("P-1", "game-over" if self.is_over() else "no-such-seat")


class Ponds:
    """The game around the state."""

    name = "ponds"
    title = "Ponds"
    players = range(2, 4)
    rules_version = 3
    options = (
        Option("rounds", lambda _: ("2", "1")),
        Option("helper", lambda players: ("none", *map(str, range(players)))),
    )

    def start(
        self, players: int, options: Mapping[str, str], chance: Chance, told: list[Told] | None
    ) -> State:
        spring = chance.draw("spring", 100)
        if told is not None:
            told.append(Told(EVERYONE, f"spring {spring}"))
        return State(players, int(options["rounds"]), options["helper"], chance)

    def decision(self, state: State) -> Decision:
        return Decision("pond", tuple(state.owing()), tuple(sorted(state.chosen)))

    def notation(self, _state: State, action: int) -> str:
        return PONDS[action]

    def parse(self, _state: State, _seat: int, text: str) -> int:
        if text not in PONDS:
            raise IllegalAction("P-1", "not-notation", given=text)
        return PONDS.index(text)

    def position(self, state: State) -> str:
        return f"{state.rounds} left, {state.chosen}, {state.scores}"

    def may_take_back(self, before: State, after: State) -> bool:
        """A choice may be taken back until the wind blows."""
        return before.rounds == after.rounds

    def public_steps(self, state: State, steps: Sequence[Step]) -> list[Step]:  # noqa: ARG002
        return list(steps)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        own = None if seat is None else state.chosen.get(seat)
        return {"scores": tuple(state.scores), "own": own, "chosen": sorted(state.chosen)}

    def determinize(self, view: dict[str, Any], chance: Chance) -> State:
        raise NotImplementedError

    def draw_text(self, what: str, result: int) -> str:
        return WINDS[result] if what == "wind" else str(result)

    def outcome(self, state: State) -> Outcome:
        scores = tuple(state.scores)
        return Outcome(scores, places_of(scores))

    def narrator(self, options: Mapping[str, str], names: Sequence[str], lang: str) -> Narrator:
        raise NotImplementedError


GAME = Ponds()
