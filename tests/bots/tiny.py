"""Games too small for a board: for tests of the search."""

from __future__ import annotations

from anadrome.bots.search.sense import Sense
from anadrome.core.chance import Chance
from anadrome.core.events import Told
from anadrome.core.playable import Playable


class Pennies(Playable):
    """Both pick a number at once; a table says what the first gains."""

    def __init__(self, gains: list[list[float]]) -> None:
        self.gains = gains
        self.picked: dict[int, int] = {}

    def clone(self) -> Pennies:
        copy = Pennies(self.gains)
        copy.picked = dict(self.picked)
        return copy

    def imagine(self, seat: int, chance: Chance) -> Pennies:  # noqa: ARG002
        return Pennies(self.gains)

    def is_over(self) -> bool:
        return len(self.picked) == 2

    def owing(self) -> list[int]:
        return [seat for seat in (0, 1) if seat not in self.picked]

    def legal(self, seat: int) -> list[int]:
        return list(range(len(self.gains[0]) if seat else len(self.gains)))

    def apply(self, seat: int, action: int, told: list[Told] | None = None) -> None:  # noqa: ARG002
        self.picked[seat] = action

    def mark(self) -> int:
        return len(self.picked)


class PenniesSense(Sense):
    """What one gains the other loses."""

    def __init__(self, thorough: bool) -> None:
        super().__init__(0, thorough)

    def judge(self, state: Playable, worths: list[float]) -> None:
        assert isinstance(state, Pennies)
        gain = state.gains[state.picked[0]][state.picked[1]]
        worths[:] = [gain, -gain]


class Hats(Playable):
    """A card, 0 or 1, lies under a hat. Take 0.6 for sure, or guess that the card is 1 for 1."""

    def __init__(self, card: int) -> None:
        self.card = card
        self.taken = -1

    def clone(self) -> Hats:
        copy = Hats(self.card)
        copy.taken = self.taken
        return copy

    def imagine(self, seat: int, chance: Chance) -> Hats:  # noqa: ARG002
        return Hats(int(chance.below(2)))

    def is_over(self) -> bool:
        return self.taken >= 0

    def owing(self) -> list[int]:
        return [0]

    def legal(self, seat: int) -> list[int]:  # noqa: ARG002
        return [0, 1]

    def apply(self, seat: int, action: int, told: list[Told] | None = None) -> None:  # noqa: ARG002
        self.taken = action

    def mark(self) -> int:
        return self.taken + 1


class HatsSense(Sense):
    """The winnings."""

    def __init__(self) -> None:
        super().__init__(0)

    def judge(self, state: Playable, worths: list[float]) -> None:
        assert isinstance(state, Hats)
        worths[0] = 0.6 if state.taken == 0 else float(state.card)
