"""Seeded chance: one small generator that anyone can write again in any language.

The generator is xoshiro128** (Blackman and Vigna): four words of 32 bits. It starts from the first
16 bytes of SHA-256 over the seed's text, read as four little-endian words. ``docs/records.md`` has
a worked example.

Compiled with mypyc; every intermediate value stays below 2**63, so both ways give the same numbers.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

from anadrome.core.bits import bit

GENERATOR: Final = "xoshiro128**/sha256"

WORD: Final = 0xFFFFFFFF
SPAN: Final = 0x100000000


class Draw:
    """One draw of chance: what was drawn, from how many, and which (from 0)."""

    __slots__ = ("of", "result", "what")

    def __init__(self, what: str, of: int, result: int) -> None:
        self.what = what
        self.of = of
        self.result = result


class Chance:
    """A generator with its place in the sequence; ``log``, if there is one, collects named draws.

    With a ``script`` the named draws come from it instead: a record replays even if the generator
    changes.
    """

    __slots__ = ("a", "b", "c", "d", "log", "script")

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.log: list[Draw] | None = None
        self.script: list[int] | None = None

    def clone(self) -> "Chance":
        """The same place in the sequence, without log and script."""
        return Chance(self.a, self.b, self.c, self.d)

    def split(self) -> "Chance":
        """Another generator, independent of this one: it starts from its next four words."""
        a = self.word()
        b = self.word()
        c = self.word()
        return Chance(a, b, c, self.word() | 1)  # four zeroes would stay zeroes

    def word(self) -> i64:
        """The next 32 bits."""
        b: i64 = self.b
        c: i64 = self.c ^ self.a
        d: i64 = self.d ^ b
        five: i64 = (b * 5) & WORD
        result: i64 = (((five << 7) | (five >> 25)) & WORD) * 9 & WORD
        shifted: i64 = (b << 9) & WORD
        self.b = b ^ c
        self.a = self.a ^ d
        self.c = c ^ shifted
        self.d = ((d << 11) | (d >> 21)) & WORD
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely (Lemire): the high half of word x n.

        Words whose low half falls among the first 2**32 mod n are thrown away, they would come up
        too often.
        """
        product: i64 = self.word() * n
        if product & WORD < n:
            uneven: i64 = SPAN % n
            while product & WORD < uneven:
                product = self.word() * n
        return product >> 32

    def draw(self, what: str, n: i64) -> i64:
        """A named draw of the game itself, one that belongs into the record."""
        script = self.script
        if script is not None and len(script) > 0:
            result: i64 = script.pop(0)
            if not 0 <= result < n:
                raise ValueError(f"draw {what}: {result} is not below {n}")
        else:
            result = self.below(n)
        log = self.log
        if log is not None:
            log.append(Draw(what, n, result))
        return result

    def is_recorded(self) -> bool:
        """Whether anybody cares for the names of the draws."""
        return self.log is not None or self.script is not None

    def uncover(self, what: str, of: i64, result: i64, possible: i64) -> i64:
        """A draw made before and hidden until now, such as the top card of a deck; the log gets it.

        A script's next draw takes its place if it is one of ``possible`` (a mask); the record then
        knows better than the seed.
        """
        script = self.script
        if script is not None and len(script) > 0:
            wanted: i64 = script.pop(0)
            if 0 <= wanted < of and possible & bit(wanted):
                result = wanted
        log = self.log
        if log is not None:
            log.append(Draw(what, of, result))
        return result


def seeded(seed: str) -> Chance:
    """The generator for a seed.

    >>> chance = seeded("7")
    >>> [int(chance.below(100)) for _ in range(5)]
    [14, 80, 53, 72, 82]
    """
    bytes16 = hashlib.sha256(seed.encode()).digest()
    words = [int.from_bytes(bytes16[k : k + 4], "little") for k in (0, 4, 8, 12)]
    return Chance(words[0], words[1], words[2], words[3])
