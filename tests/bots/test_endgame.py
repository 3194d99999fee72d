"""The last cards of a duel of Kodiak are played perfectly."""

from __future__ import annotations

import random

import pytest

from anadrome.bots.kodiak_sense import ROOM, KodiakSense
from anadrome.bots.levels import Level
from anadrome.bots.search.endgame import Endgame, TooLarge
from anadrome.bots.searcher import SearchBot
from anadrome.core.chance import seeded
from anadrome.games.kodiak.cards import deck
from anadrome.games.kodiak.deck import HAND_SIZE
from anadrome.games.kodiak.game import GAME
from anadrome.games.kodiak.rules import Kodiak, begin
from anadrome.games.kodiak.table import CHOOSE


def ending(left: int, seed: int, round_: int = 0) -> Kodiak:
    """A position that random play came to, with so many cards left."""
    chance = random.Random(seed)
    state = begin(deck(chance.choice(["standard", "families"])), 2, seed % 2)
    while (state.round, state.turn) != (round_, HAND_SIZE - left) or state.phase != CHOOSE:
        if state.is_over() or state.round > round_:  # it came to an end without a choice
            return ending(left, seed + 100, round_)
        seat = state.owing()[0]
        state.apply(seat, chance.choice(state.legal(seat)))
    return state


def solver(state: Kodiak, room: int = 100_000) -> Endgame:
    sense = KodiakSense()
    sense.look(state, 0)
    return Endgame(sense, room)


@pytest.mark.parametrize("round_", [0, 1])
def test_nobody_can_do_better_against_it(round_: int) -> None:
    """The best reply to its play gains nothing, in either seat, in the last round either."""
    for seed in range(12):
        state = ending(2 + seed % 3, seed, round_)
        endgame = solver(state)
        worth = endgame.worth(state)
        for seat in (0, 1):
            assert endgame.worth_against(state, seat) == pytest.approx(worth, abs=1e-9)


def test_a_worth_is_what_the_points_come_to() -> None:
    """With both playing their mixtures, the lead at the end is on average the worth promised."""
    state = ending(3, 5)
    endgame = solver(state)

    def expected(state: Kodiak) -> float:
        if state.round > 0:
            row = state.scores[0]
            return (row & 255) - (row >> 8 & 255)
        total = 0.0
        seats = state.owing()
        mixtures = {seat: endgame.mixture(state, seat) for seat in seats}
        for number, mine in enumerate(state.legal(seats[0])):
            for other, theirs in enumerate(state.legal(seats[-1])):
                likely = mixtures[seats[0]][number]
                if len(seats) == 2:
                    likely *= mixtures[1][other]
                elif mine != theirs:
                    continue
                if likely:
                    after = state.clone()
                    after.apply(seats[0], mine)
                    if len(seats) == 2:
                        after.apply(1, theirs)
                    total += likely * expected(after)
        return total

    assert (endgame.worth(state) - 0.5) * ROOM == pytest.approx(expected(state), abs=1e-9)


def test_too_many_positions_are_refused() -> None:
    state = ending(6, 1)
    with pytest.raises(TooLarge):
        solver(state, 50).worth(state)


def test_the_bot_plays_the_equilibrium() -> None:
    """Asked often with new seeds, it plays each card as often as the mixture says."""
    for seed in range(40):
        state = ending(3, seed)
        if state.owing() == [0, 1] and max(mixture := solver(state).mixture(state, 0)) < 0.8:
            break
    level = Level(iterations=1, seconds=9, solved=100)
    texts = [GAME.notation(state, action) for action in state.legal(0)]
    times = dict.fromkeys(texts, 0)
    for seed in range(600):
        bot = SearchBot(GAME, KodiakSense, level, seeded(f"{seed}"))
        times[bot.choose(GAME.view(state, 0), texts)] += 1
    assert [times[text] / 600 for text in texts] == pytest.approx(mixture, abs=0.07)
