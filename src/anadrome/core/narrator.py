"""What a game says to people: log lines, prompts and what an action would do, from facts and views
alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log about a ``seat``, if any; a ``heading`` opens a turn or a round."""

    text: str
    seat: int | None = None
    heading: bool = False


@dataclass(frozen=True, slots=True)
class Prompt:
    """Whose move it is and what to do; ``detail`` is the line below it."""

    title: str
    detail: str


class Narrator(Protocol):
    """The voice of one game in one language, with the names of the people at the table."""

    def lines(self, fact: Any) -> list[Line]:
        """The log lines of a fact; many facts have none."""

    def prompt(self, view: Any, waiting: Sequence[int]) -> Prompt:
        """What the owner of the view is told while the game waits for these seats."""

    def label(self, seat: int, action: str) -> str:
        """A short name of an action in notation, for buttons."""

    def explain(self, view: Any, action: str) -> str:
        """What an action in notation would do, in one sentence."""
