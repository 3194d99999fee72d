"""Facts that happened, each with its audience. Logs, animations and statistics come from them."""

from collections.abc import Iterable
from typing import Any, Final

EVERYONE: Final = -1


class Told:
    """A fact and who may hear it: ``EVERYONE`` or one seat. The fact is a frozen value of the
    game's own.
    """

    __slots__ = ("audience", "fact")

    def __init__(self, audience: int, fact: Any) -> None:
        self.audience = audience
        self.fact = fact

    def __repr__(self) -> str:
        return f"Told({self.audience}, {self.fact!r})"


def heard(told: Iterable[Told], seat: int | None) -> list[Any]:
    """The facts a seat may know; a spectator (None) hears only what is told to everyone.

    >>> heard([Told(EVERYONE, "a card lies face down"), Told(1, "it is a salmon")], 0)
    ['a card lies face down']
    """
    return [t.fact for t in told if t.audience == EVERYONE or t.audience == seat]
