"""Random games of Kodiak, played inside the compiled engine: for benchmarks and search."""

from mypy_extensions import i64

from anadrome.core.bits import count, lowest, nth
from anadrome.core.chance import Chance
from anadrome.games.kodiak.deck import Deck
from anadrome.games.kodiak.rules import Kodiak, begin
from anadrome.games.kodiak.table import CHOOSE, OVER


def play_randomly(state: Kodiak, chance: Chance) -> int:
    """Play to the end with uniformly random legal actions; the number of decisions made."""
    decisions: i64 = 0
    while state.phase != OVER:
        seat = lowest(state.choosing) if state.phase == CHOOSE else state.mover()
        mask = state.legal_mask(seat)
        state.act(seat, nth(mask, chance.below(count(mask))), None)
        decisions += 1
    return decisions


def play_many(deck: Deck, players: int, games: int, chance: Chance) -> int:
    """Random games one after another, for benchmarks; the number of decisions made."""
    decisions = 0
    for _ in range(games):
        decisions += play_randomly(begin(deck, players, chance.below(players)), chance)
    return decisions
