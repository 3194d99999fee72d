"""How much, how often, and what a name may be."""

import time
import unicodedata
from collections.abc import Callable, Collection, Hashable
from typing import Final

from anadrome.server.problems import Declined
from anadrome.server.settings import Rate

LONGEST_NAME: Final = 24
LONGEST_WORD: Final = 64  # a seed; what is quoted of a message
MANY: Final = 10_000


class Bucket:
    """A rate as a bucket: each taking costs one, and it fills again with time."""

    __slots__ = ("filled", "left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = rate.burst
        self.filled = now

    def level(self, now: float) -> float:
        """How many can be taken now."""
        filled = (now - self.filled) * self.rate.each_second
        return min(self.rate.burst, self.left + filled)

    def take(self, now: float) -> bool:
        """Take one; False when there is none."""
        self.left = self.level(now)
        self.filled = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each key (an address, a seat), forgotten when it is full again."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.buckets: dict[Hashable, Bucket] = {}

    def take(self, key: Hashable) -> bool:
        """Take one for the key; False when it asks too often."""
        now = self.clock()
        if len(self.buckets) >= MANY:
            self._forget_full(now)
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate, now)
        return bucket.take(now)

    def has_left(self, key: Hashable) -> bool:
        """Whether the key could take one."""
        bucket = self.buckets.get(key)
        return bucket is None or bucket.level(self.clock()) >= 1

    def _forget_full(self, now: float) -> None:
        full = [key for key, b in self.buckets.items() if b.level(now) >= self.rate.burst]
        for key in full:
            del self.buckets[key]


def checked_name(name: str) -> str:
    """A name as it will be shown: composed, trimmed, single spaces, 1 to 24 printable letters.

    >>> checked_name("  Ana   Maria ")
    'Ana Maria'
    """
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(shown) <= LONGEST_NAME or not shown.isprintable():
        raise Declined(400, "bad-name", most=LONGEST_NAME)
    return shown


def own_name(name: str, taken: Collection[str]) -> str:
    """The name, or with a number behind it if somebody at the table has it already.

    >>> own_name("Ana", ["ana", "Ana 2"])
    'Ana 3'
    """
    known = {other.casefold() for other in taken}
    own, number = name, 1
    while own.casefold() in known:
        number += 1
        tail = f" {number}"
        own = name[: LONGEST_NAME - len(tail)].rstrip() + tail
    return own
