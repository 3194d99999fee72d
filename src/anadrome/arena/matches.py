"""Matches of bots, and what many of them say about the bots."""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from anadrome.bots.bot import make_bot
from anadrome.core.game import AnyGame
from anadrome.core.match import Match


def play_match(game: AnyGame, bots: Sequence[str], options: Mapping[str, str], seed: str) -> Match:
    """One match, a bot a seat, to its end. Equal arguments play the same match."""
    match = Match(game, len(bots), options, seed)
    players = [make_bot(game.name, kind, f"{seed}/{seat}") for seat, kind in enumerate(bots)]
    while not match.is_over:
        for seat in match.decision.seats:
            match.play(seat, players[seat].choose(match.view(seat), match.legal(seat)))
    return match


@dataclass(frozen=True, slots=True)
class Share:
    """How often one wins: a share of ``games``, with the ends of its 95% interval (Wilson)."""

    bot: str
    games: int
    wins: float
    points: float

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share is, 19 times in 20.

        >>> low, high = Share("greedy", 100, 50.0, 0.0).interval
        >>> round(low, 3), round(high, 3)
        (0.404, 0.596)
        """
        n, p, z = self.games, self.share, 1.959964
        middle = p + z * z / (2 * n)
        spread = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        whole = 1 + z * z / n
        return (middle - spread) / whole, (middle + spread) / whole


def simulate(
    game: AnyGame, bots: Sequence[str], options: Mapping[str, str], seed: str, games: int
) -> Iterator[list[Share]]:
    """The shares after each of many matches, a row for each entry of ``bots``.

    The entries move round the seats from match to match, so no seat favours one. A shared first
    place is divided among those who share it.
    """
    wins, points = [0.0] * len(bots), [0.0] * len(bots)
    for number in range(games):
        seats = [(number + k) % len(bots) for k in range(len(bots))]  # the entry in each seat
        match = play_match(game, [bots[entry] for entry in seats], options, f"{seed}/{number}")
        outcome = match.game.outcome(match.state)
        for seat, entry in enumerate(seats):
            points[entry] += outcome.scores[seat]
            if seat in outcome.winners:
                wins[entry] += 1 / len(outcome.winners)
        yield [
            Share(bot, number + 1, wins[entry], points[entry] / (number + 1))
            for entry, bot in enumerate(bots)
        ]
