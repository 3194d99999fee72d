"""Seats and their colours. A seat is a number from 0; people and notation call it by its colour."""

from typing import Final

COLOURS: Final = ("vermilion", "blue", "yellow", "green", "pink", "graphite")


def seat_of(colour: str) -> int | None:
    """The seat of a colour, or None if no seat has it.

    >>> seat_of("blue")
    1
    """
    return COLOURS.index(colour) if colour in COLOURS else None
