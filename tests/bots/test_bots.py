"""Bots: they play every game to its end, the same again, and never know more than their view."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import anadrome
from anadrome.arena.matches import play_match
from anadrome.bots.bot import BOTS, RandomBot, make_bot
from anadrome.core.chance import Chance, seeded
from anadrome.core.game import AnyGame
from anadrome.core.words import LANGUAGES, refusal_text
from anadrome.games import GAMES

pytestmark = pytest.mark.usefixtures("hurried")

every_bot = pytest.mark.parametrize(
    ("game", "kind"),
    [(GAMES[name], kind) for name, kinds in BOTS.items() for kind in kinds],
    ids=[f"{name}-{kind}" for name, kinds in BOTS.items() for kind in kinds],
)


def test_every_game_has_bots() -> None:
    assert BOTS.keys() == GAMES.keys()
    assert all({"greedy", "random"} <= kinds.keys() for kinds in BOTS.values())


@every_bot
def test_a_bot_plays_whole_games_the_same_for_equal_seeds(game: AnyGame, kind: str) -> None:
    for players in (game.players[0], game.players[-1]):
        match = play_match(game, [kind] * players, {}, "seed")
        assert match.is_over
        again = play_match(game, [kind] * players, {}, "seed")
        assert again.steps == match.steps
    other = play_match(game, [kind] * game.players[0], {}, "another seed")
    assert other.steps != play_match(game, [kind] * game.players[0], {}, "seed").steps


@every_bot
def test_what_is_hidden_makes_no_difference_to_a_bot(game: AnyGame, kind: str) -> None:
    """Tables that look the same to a seat get the same answer, whatever others hold hidden."""
    choices = random.Random(kind)
    hidden = 0
    for players in game.players:
        match = anadrome.Match(game, players, {}, players)
        while not match.is_over:
            seats = match.decision.seats
            seat = seats[-1]
            if len(seats) == 1 and choices.random() < 0.3:  # the last to answer, now and then
                view, legal = match.view(seat), match.legal(seat)
                answer = make_bot(game.name, kind, "seed").choose(view, legal)
                assert answer in legal
                for sample in range(3):
                    other = game.determinize(view, seeded(f"{sample}"))
                    hidden += game.position(other) != match.position()
                    texts = [game.notation(other, action) for action in other.legal(seat)]
                    bot = make_bot(game.name, kind, "seed")
                    assert bot.choose(game.view(other, seat), texts) == answer
            match.play(seats[0], choices.choice(match.legal(seats[0])))
    assert hidden > 50, "the tables did differ"


def test_bots_are_handed_views_and_legal_actions_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """No match, no state; nor does a view lead back to one."""

    handed: set[tuple[type, int | None]] = set()

    class Spy(RandomBot):
        def __init__(self, chance: Chance) -> None:
            super().__init__(chance)
            self.seats: set[int | None] = set()

        def choose(self, view: Any, actions: Sequence[str]) -> str:
            self.seats.add(view.seat)
            assert len(self.seats) == 1, "one seat, one bot"
            assert all(isinstance(action, str) for action in actions)
            handed.add((type(view), view.seat))
            return super().choose(view, actions)

    for name, game in GAMES.items():
        monkeypatch.setitem(BOTS[name], "spy", Spy)
        handed.clear()
        match = play_match(game, ["spy"] * 3, {}, "seed")
        assert handed == {(type(match.view(seat)), seat) for seat in range(3)}


def test_the_random_bot_takes_each_action_as_often() -> None:
    bot = RandomBot(seeded("even"))
    taken = Counter(bot.choose(None, ["a", "b", "c"]) for _ in range(3000))
    assert all(900 < times < 1100 for times in taken.values())


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(anadrome.BadSetup) as refused:
        make_bot("kodiak", "clever", "seed")
    assert refused.value.key == "unknown-bot"
    assert refused.value.params == {
        "given": "clever",
        "known": "greedy, random, gentle, steady, sharp, master",
    }
    for lang in LANGUAGES:
        assert "clever" in refusal_text(refused.value.key, refused.value.params, lang)
