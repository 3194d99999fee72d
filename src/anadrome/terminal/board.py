"""What a game brings to the terminal: a board that draws facts, choices, and tables to look at."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from textual.containers import Vertical

from anadrome.terminal.actions import Choice


class Board(Vertical):
    """The board of one game. It draws the facts it is told and knows no rules."""

    def retell(self, lang: str, names: list[str]) -> None:
        """Draw everything again, in a language."""
        raise NotImplementedError

    def hear(self, fact: Any) -> float:
        """Draw a fact; for how many beats it wants to be looked at, 0 if nothing is to be seen."""
        raise NotImplementedError

    def heading(self) -> str:
        """Where the game stands: the round and the turn."""
        raise NotImplementedError

    def choices(self, view: Any, actions: Sequence[str]) -> list[Choice]:
        """Actions with what the eye wants on them: a sign, how many there are."""
        raise NotImplementedError

    def holdings(self) -> RenderableType:
        """What everybody still has to play, as far as all may know it."""
        raise NotImplementedError

    def result(self, places: tuple[int, ...]) -> RenderableType:
        """The end of the game, round by round."""
        raise NotImplementedError
