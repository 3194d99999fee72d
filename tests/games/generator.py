"""The generator of docs/records.md, written from that page alone."""

from __future__ import annotations

import hashlib


class Generator:
    """The draws of a seed, one after another."""

    def __init__(self, seed: str) -> None:
        start = hashlib.sha256(seed.encode()).digest()
        self.state = [int.from_bytes(start[4 * k : 4 * k + 4], "little") for k in range(4)]

    def below(self, n: int) -> int:
        """A draw of n."""
        while True:
            product = self.word() * n
            if product % 2**32 >= 2**32 % n:
                return product >> 32

    def word(self) -> int:
        a, b, c, d = self.state
        word = turned(b * 5 % 2**32, 7) * 9 % 2**32
        c, d = c ^ a, d ^ b
        self.state = [a ^ d, b ^ c, c ^ (b << 9) % 2**32, turned(d, 11)]
        return word


def turned(x: int, k: int) -> int:
    return (x << k | x >> (32 - k)) % 2**32
