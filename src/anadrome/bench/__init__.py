"""How fast the rules are, beside a well-known peer measured in the same run."""

from collections.abc import Iterator
from typing import Final, Protocol

from anadrome.bench import kodiak
from anadrome.bench.figures import Figure
from anadrome.bench.memory import Growth


class Bench(Protocol):
    """What is measured of a game: a module of this package."""

    def figures(self) -> list[Figure]: ...

    def growths(self, games: int, /) -> Iterator[Growth | None]: ...


BENCHES: Final[dict[str, Bench]] = {"kodiak": kodiak}
