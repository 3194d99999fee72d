"""Matches of bots, and what many of them say about the bots."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from anadrome.arena import intervals
from anadrome.bots.bot import Bot, make_bot
from anadrome.core.events import Told
from anadrome.core.game import AnyGame
from anadrome.core.match import Match


def play_match(game: AnyGame, bots: Sequence[str], options: Mapping[str, str], seed: str) -> Match:
    """One match, a bot a seat, to its end. Equal arguments play the same match."""
    match = Match(game, len(bots), options, seed)
    for _ in decisions(match, seated(game, bots, seed)):
        pass
    return match


def seated(game: AnyGame, bots: Sequence[str], seed: str) -> list[Bot]:
    """A bot for each seat, each with a seed of its own."""
    return [make_bot(game.name, kind, f"{seed}/{seat}") for seat, kind in enumerate(bots)]


def decisions(match: Match, bots: Sequence[Bot]) -> Iterator[list[Told]]:
    """Play to the end; what happened after each decision."""
    while not match.is_over:
        for seat in match.decision.seats:
            yield match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat)))


@dataclass(frozen=True, slots=True)
class Share:
    """How often one wins: a share of ``games``, with the ends of its 95% interval."""

    bot: str
    games: int
    wins: float
    points: float

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share is, 19 times in 20."""
        found = intervals.share(self.wins, self.games)
        return found.low, found.high


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
