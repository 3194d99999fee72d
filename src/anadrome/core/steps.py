"""The steps of a match, as records have them: draws of chance and decisions of seats."""

from dataclasses import dataclass
from typing import Final

SECRET: Final = -1  # the result of a draw that not all may know


@dataclass(frozen=True, slots=True)
class Drew:
    """A step of chance.

    In what all may see, the result of a secret draw is ``SECRET``, its text empty. It was ``among``
    these, and no other draw of its kind has the same result.
    """

    what: str
    of: int
    result: int
    text: str
    among: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Decided:
    """A step of a seat: the question and the answer in notation."""

    seat: int
    asked: str
    action: str


Step = Drew | Decided
