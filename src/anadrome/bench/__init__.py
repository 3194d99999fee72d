"""How fast the rules are, beside well-known peers measured in the same run."""

from typing import Any, Final

from anadrome.bench.coldwater import COLDWATER
from anadrome.bench.kodiak import KODIAK
from anadrome.bench.upstream import UPSTREAM
from anadrome.bench.works import GameBench

BENCHES: Final[dict[str, GameBench[Any]]] = {
    bench.game.name: bench for bench in (KODIAK, UPSTREAM, COLDWATER)
}
