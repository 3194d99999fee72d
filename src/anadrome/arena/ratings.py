"""Ratings of bots, by the Plackett-Luce model of openskill."""

from collections.abc import Iterable, Sequence

from openskill.models import PlackettLuce, PlackettLuceRating

from anadrome.arena.intervals import Estimate, Z
from anadrome.arena.played import Played


def ratings(
    bots: Sequence[str], matches: Iterable[tuple[Sequence[str], Played]]
) -> dict[str, Estimate]:
    """The rating of each bot, from the matches in their order, with the model's own 95% interval.

    All begin at 25; who wins 3 of 4 duels ends about 6 points above the other. A bot does not
    learn, so nothing is added to the uncertainty between matches (``tau`` 0). One that has several
    seats of a match gets the mean of what the model would give to each of them.
    """
    model = PlackettLuce(tau=0.0)
    known = {bot: model.rating(name=bot) for bot in bots}
    for seats, played in matches:
        teams = [[known[bot]] for bot in seats]
        rated = model.rate(teams, ranks=[float(place) for place in played.places])
        for bot in set(seats):
            mine = [team[0] for team, owner in zip(rated, seats, strict=True) if owner == bot]
            known[bot] = _mean(model, bot, mine)
    return {bot: _estimate(rating.mu, Z * rating.sigma) for bot, rating in known.items()}


def _mean(model: PlackettLuce, bot: str, mine: Sequence[PlackettLuceRating]) -> PlackettLuceRating:
    return model.rating(
        mu=sum(rating.mu for rating in mine) / len(mine),
        sigma=sum(rating.sigma for rating in mine) / len(mine),
        name=bot,
    )


def _estimate(middle: float, spread: float) -> Estimate:
    return Estimate(middle, middle - spread, middle + spread)
