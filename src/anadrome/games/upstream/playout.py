"""Random games of Upstream, played inside the compiled engine: for benchmarks and search."""

from mypy_extensions import i64

from anadrome.core.bits import count, nth
from anadrome.core.chance import Chance
from anadrome.games.upstream.rules import Upstream, begin
from anadrome.games.upstream.stack import Box
from anadrome.games.upstream.table import OVER


def play_randomly(state: Upstream, chance: Chance) -> int:
    """Play to the end with uniformly random legal actions; the number of decisions made."""
    decisions: i64 = 0
    while state.phase != OVER:
        state.act(nth(state.open, chance.below(count(state.open))), None)
        decisions += 1
    return decisions


def play_many(box: Box, players: int, games: int, chance: Chance) -> int:
    """Random games one after another, for benchmarks; the number of decisions made."""
    decisions = 0
    for _ in range(games):
        decisions += play_randomly(begin(box, players, chance.below(players), chance), chance)
    return decisions
