"""The levels: in each game that is searched, each is stronger than the one below; here on a few
games with small budgets, in docs/bots.md on many.
"""

from __future__ import annotations

import pytest

from anadrome.arena.matches import simulate
from anadrome.bots.bot import make_bot
from anadrome.bots.levels import levels_of
from anadrome.bots.searcher import SearchBot
from anadrome.core.match import Match
from anadrome.games import GAMES

LEVELS = ["gentle", "steady", "sharp", "master"]
SEARCHED = ["kodiak", "upstream"]  # no bot searches Coldwater Crown yet


@pytest.mark.parametrize("game", SEARCHED)
def test_every_searched_game_has_every_level_within_its_time(game: str) -> None:
    levels = levels_of(game)
    assert list(levels) == LEVELS
    seconds = [level.seconds for level in levels.values()]
    assert all(a <= b for a, b in zip(seconds, [0.2, 0.5, 1, 3], strict=True))


@pytest.mark.parametrize("game", SEARCHED)
@pytest.mark.usefixtures("hurried")
def test_sharp_beats_gentle_and_gentle_beats_chance(game: str) -> None:
    for better, worse in (("sharp", "gentle"), ("gentle", "random")):
        *_, (first, second) = simulate(GAMES[game], [better, worse], {}, "levels", 12)
        assert first.share > 0.6, (better, worse)
        assert first.points > second.points, (better, worse)


def test_thinking_ends_in_time() -> None:
    """A budget of iterations without end; the clock is what stops it."""
    match = Match(GAMES["upstream"], 2, {"mouth": "random"}, "x")
    seat = match.decision.seats[0]
    bot = make_bot("upstream", "master", "x")
    assert isinstance(bot, SearchBot)
    bot.level = type(bot.level)(iterations=10**9, seconds=0.0)
    assert bot.choose(match.view(seat), match.legal(seat)) in match.legal(seat)


@pytest.mark.usefixtures("hurried")
def test_a_planned_turn_is_played_to_its_end() -> None:
    """Upstream: the plan is kept while all comes as planned, and asked for anew by a new bot."""
    match = Match(GAMES["upstream"], 2, {"mouth": "random"}, "y")
    seat = match.decision.seats[0]
    bot = make_bot("upstream", "sharp", "y")
    assert isinstance(bot, SearchBot)
    match.play(seat, bot.choose(match.view(seat), match.legal(seat)))
    assert len(bot.ahead) >= 2
    while bot.ahead:
        planned = match.game.notation(match.state, bot.ahead[0][1])
        chosen = bot.choose(match.view(seat), match.legal(seat))
        assert chosen == planned
        match.play(seat, chosen)
    assert match.decision.seats != (seat,)
