"""What search asks of a position of any game. Compiled: the calls are native, not looked up.

The state of every game is one of these. Beside the rules' own questions there are two for those who
think ahead: ``imagine`` and ``mark``.
"""

from mypy_extensions import i64, mypyc_attr

from anadrome.core.chance import Chance
from anadrome.core.errors import IllegalAction
from anadrome.core.events import Told


@mypyc_attr(allow_interpreted_subclasses=True)
class Playable:
    """A position that can be copied, asked and played on. Actions are small ints."""

    __slots__ = ()

    def clone(self) -> "Playable":
        """An independent copy."""
        raise NotImplementedError

    def is_over(self) -> bool:
        raise NotImplementedError

    def owing(self) -> list[int]:
        """The seats that owe an action, in the order they would be asked."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """The actions open to a seat."""
        raise NotImplementedError

    def apply(self, seat: int, action: int, told: list[Told] | None = None) -> None:
        """Do a legal action and all that follows without a question; refuse any other."""
        raise NotImplementedError

    def refusal(self, seat: i64) -> IllegalAction:
        """Why what a seat wants to do is not legal now."""
        raise NotImplementedError

    def imagine(self, seat: int, chance: Chance) -> "Playable":
        """A copy that could be true for all the seat knows.

        Draws that are hidden from it are made anew. Where all choose at once nobody has chosen yet,
        so that nobody moves second.
        """
        raise NotImplementedError

    def mark(self) -> i64:
        """A number that is the same for positions that are the same to play on from.

        Points that are banked do not count, nor do hidden draws and choices. Below 2**62.
        """
        raise NotImplementedError
