"""What search has to be told about a game: where to stop, what to try, what a position is worth.

Compiled. A game's sense is a class of its own below this one; the rules stay in the game.
"""

from mypy_extensions import i64, mypyc_attr

from anadrome.core.chance import Chance
from anadrome.core.playable import Playable


class Option:
    """Something a seat may do: an action, and perhaps ``more`` that go with it, such as a turn.

    ``prior`` says how likely it is before anything was tried; those of a seat add up to 1. The rest
    is what search has found: how often it was tried, what that brought in all, how much it is
    regretted not to have done it, and its share in the strategy so far.
    """

    __slots__ = ("action", "more", "news", "prior", "regret", "share", "visits", "worth")

    def __init__(self, action: i64, prior: float, more: list[int] | None = None) -> None:
        self.action: i64 = action
        self.more = more
        self.prior: float = prior
        self.visits: i64 = 0
        self.worth: float = 0.0
        self.regret: float = 0.0
        self.share: float = 0.0
        self.news: float = 0.0

    def value(self) -> float:
        """What it brought on average."""
        return self.worth / float(self.visits)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense:
    """A judgement of one game, for one question at a time."""

    __slots__ = ("patience", "thorough")

    def __init__(self, patience: i64, thorough: bool = False) -> None:
        self.patience: i64 = patience  # visits to a position before its options are laid out
        self.thorough = thorough  # whether every choice is tried at a simultaneous question

    def look(self, state: Playable, seat: int) -> None:
        """A question is asked: whatever holds until it is answered can be settled here."""

    def effort(self, state: Playable) -> float:  # noqa: ARG002
        """How much of the usual thought a question deserves."""
        return 1.0

    def is_horizon(self, state: Playable) -> bool:
        """Whether the tree ends here; ``judge`` or ``finish`` says the rest."""
        return state.is_over()

    def grows(self, state: Playable, visits: i64) -> bool:  # noqa: ARG002
        """Whether a position belongs into the tree; if not, it is played on from."""
        return visits >= self.patience

    def options(self, state: Playable, seat: int) -> list[Option]:
        """What a seat may try, the likely first. By default all its actions, each as likely."""
        actions = state.legal(seat)
        return [Option(action, 1.0 / len(actions)) for action in actions]

    def follow(self, state: Playable, seat: int, option: Option) -> None:
        """Do it."""
        state.apply(seat, option.action, None)

    def finish(self, state: Playable, chance: Chance) -> None:
        """Play on, quickly, to where a position can be judged. By default at random to the end."""
        while not state.is_over():
            seat = state.owing()[0]
            actions = state.legal(seat)
            state.apply(seat, actions[chance.below(len(actions))], None)

    def judge(self, state: Playable, worths: list[float]) -> None:
        """What a finished position is worth to each seat, about 0 to 1, into ``worths``."""
        raise NotImplementedError
