"""Rows: one small number (0 to 255) for each of up to seven seats, packed into an int. Compiled."""

from mypy_extensions import i64

from anadrome.core.bits import bit


def at(row: i64, seat: i64) -> i64:
    """The number of a seat in a row."""
    return (row >> (seat * 8)) & 255


def put(row: i64, seat: i64, number: i64) -> i64:
    """The row with the number of a seat changed."""
    return row & ~(bit(seat * 8) * 255) | (number << (seat * 8))


def unpacked(row: i64, seats: i64) -> tuple[int, ...]:
    """The numbers of a row."""
    return tuple([int(at(row, seat)) for seat in range(seats)])
