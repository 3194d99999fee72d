"""What a game brings to the terminal: a board that draws facts, choices, and tables to look at."""

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.console import RenderableType
from textual.containers import Vertical
from textual.widget import Widget

from anadrome.core.narrator import Line
from anadrome.terminal.actions import Choice


class Board(Vertical):
    """The board of one game. It draws the facts it is told and knows no rules.

    With ``below`` the log stands beside the board, and the question below both.
    """

    below: ClassVar[bool] = False

    def beside(self) -> Sequence[Widget]:
        """What stands above the log."""
        return ()

    def forget(self) -> None:
        """Begin again: a move was taken back, and all facts will be heard once more."""
        raise NotImplementedError

    def retell(self, lang: str, names: list[str]) -> None:
        """Draw everything again, in a language."""
        raise NotImplementedError

    def hear(self, fact: Any) -> float:
        """Draw a fact; for how many beats it wants to be looked at, 0 if nothing is to be seen."""
        raise NotImplementedError

    def gist(self, lines: Sequence[Line]) -> str:
        """What just happened, when a fact said this."""
        return lines[0].text

    def heading(self) -> str:
        """Where the game stands: the round and the turn."""
        raise NotImplementedError

    def choices(self, view: Any, actions: Sequence[str]) -> list[Choice]:
        """Actions with what the eye wants on them: a sign, how many there are."""
        raise NotImplementedError

    def point(self, action: str) -> None:
        """Show what an action is about, or with an empty one, nothing."""

    def holdings(self) -> RenderableType:
        """What is still to be played or to come, as far as all may know it."""
        raise NotImplementedError

    def result(self, places: tuple[int, ...]) -> RenderableType:
        """The end of the game as a table."""
        raise NotImplementedError
