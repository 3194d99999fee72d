"""Statistics of each game, from its events alone."""

from anadrome.arena.statistics.coldwater import ColdwaterCollector
from anadrome.arena.statistics.collector import Collector, Measure
from anadrome.arena.statistics.kodiak import KodiakCollector
from anadrome.arena.statistics.upstream import UpstreamCollector

COLLECTORS: dict[str, type[Collector]] = {
    "coldwater": ColdwaterCollector,
    "kodiak": KodiakCollector,
    "upstream": UpstreamCollector,
}


def collector_of(game: str) -> type[Collector]:
    """The collector of a game, or the plain one."""
    return COLLECTORS.get(game, Collector)


def measures_of(game: str) -> tuple[Measure, ...]:
    """What is counted in a game."""
    return collector_of(game).measures
