"""Random games of Coldwater Crown, played inside the compiled engine: for benchmarks and search."""

from mypy_extensions import i64

from anadrome.core.bits import lowest
from anadrome.core.chance import Chance
from anadrome.games.coldwater.box import Box
from anadrome.games.coldwater.rules import Coldwater, begin
from anadrome.games.coldwater.table import OVER, PRESENT


def play_randomly(state: Coldwater, chance: Chance) -> int:
    """Play to the end with uniformly random legal actions; the number of decisions made."""
    decisions: i64 = 0
    while state.phase != OVER:
        seat = lowest(state.choosing) if state.phase == PRESENT else state.asked()
        wanted = chance.below(state.open_actions(seat))
        state.act(seat, state.open_action(seat, wanted), None)
        decisions += 1
    return decisions


def play_many(box: Box, games: int, chance: Chance) -> int:
    """Random games one after another, for benchmarks; the number of decisions made."""
    decisions = 0
    for _ in range(games):
        state = begin(box, chance.below(box.players), chance.split())
        decisions += play_randomly(state, chance)
    return decisions
