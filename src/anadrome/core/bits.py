"""Masks: an int as a set of small numbers. Compiled; the games' rules stand on it."""

from typing import Final

from mypy_extensions import i64

# Seven bytes wide: wider constants would be boxed when compiled.
PAIRS: Final = 0x55555555555555
FOURS: Final = 0x33333333333333
EIGHTS: Final = 0x0F0F0F0F0F0F0F
BYTES: Final = 0x01010101010101
LOW_HALF: Final = 0x7FFFFFFF
STIR_LOW: Final = 0x5D2B1E35
STIR_HIGH: Final = 0x6C9A3F47


def bit(k: i64) -> i64:
    """The mask with bit k alone, k below 63. A literal left of << would be compiled as 32 bits."""
    one: i64 = k - k + 1
    return one << k


def count(mask: i64) -> i64:
    """How many bits of a mask are set, for masks below 2**56.

    >>> int(count(0b1011))
    3
    """
    mask -= (mask >> 1) & PAIRS
    mask = (mask & FOURS) + ((mask >> 2) & FOURS)
    mask = (mask + (mask >> 4)) & EIGHTS
    return ((mask * BYTES) >> 48) & 127  # this byte of the product is the sum of all bytes


def lowest(mask: i64) -> i64:
    """The number of the lowest bit that is set.

    >>> int(lowest(0b1000))
    3
    """
    return count((mask & -mask) - 1)


def nth(mask: i64, n: i64) -> i64:
    """The number of the n-th bit that is set, from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def stirred(mark: i64, number: i64) -> i64:
    """A mark (see playable.py) with one more number in it, both from 0 to 2**62 - 1."""
    mark ^= number
    mark = (mark & LOW_HALF) * STIR_LOW ^ (mark >> 31) * STIR_HIGH
    return mark ^ (mark >> 30)
