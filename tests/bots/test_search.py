"""The search itself, on games small enough to know the answer."""

from __future__ import annotations

import pytest

from anadrome.bots.kodiak_sense import KodiakSense
from anadrome.bots.search.search import Search
from anadrome.core.chance import seeded
from anadrome.games.kodiak.cards import deck
from anadrome.games.kodiak.rules import begin
from tests.bots.tiny import Hats, HatsSense, Pennies, PenniesSense


@pytest.mark.parametrize("thorough", [False, True])
@pytest.mark.parametrize(
    ("gains", "mine", "theirs"),
    [
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], [1 / 3] * 3, [1 / 3] * 3),
        ([[2, -1], [-1, 1]], [2 / 5, 3 / 5], [2 / 5, 3 / 5]),
        ([[4, 2, 5], [1, 0, 3]], [1, 0], [0, 1, 0]),
    ],
)
def test_regret_matching_finds_the_mixture(
    gains: list[list[float]], mine: list[float], theirs: list[float], thorough: bool
) -> None:
    for seat, expected in ((0, mine), (1, theirs)):
        search = Search(PenniesSense(thorough), seeded("pennies"))
        search.ask(Pennies(gains), seat, 2)
        search.run(20_000)
        assert search.mixture() == pytest.approx(expected, abs=0.06)


def test_hidden_draws_are_imagined_anew_each_time() -> None:
    """The card under the hat is either; to look under it would win always, to guess does not."""
    search = Search(HatsSense(), seeded("hats"))
    search.ask(Hats(1), 0, 1)
    search.run(2000)
    sure, guess = search.own_options()
    assert (sure.value(), guess.value()) == pytest.approx((0.6, 0.5), abs=0.05)
    assert search.mixture() == [1.0, 0.0]


def test_equal_chances_and_iterations_give_equal_trees() -> None:
    def looked(seed: str, steps: list[int]) -> list[tuple[int, float]]:
        search = Search(KodiakSense(), seeded(seed))
        search.ask(begin(deck("standard"), 3, 0), 1, 3)
        for step in steps:
            search.run(step)
        return [(option.visits, option.worth) for option in search.own_options()]

    assert looked("a", [500]) == looked("a", [200, 300])
    assert looked("a", [500]) != looked("b", [500])


def test_the_tree_is_used_again() -> None:
    """What was found below an answer is still there when the game comes to that position."""
    search = Search(KodiakSense(), seeded("again"))
    state = begin(deck("standard"), 2, 0)
    search.ask(state, 0, 2)
    search.run(4000)
    mine, theirs = (max(options, key=lambda o: o.visits).action for options in search.root.options)
    state.apply(0, mine)
    state.apply(1, theirs)
    while len(state.owing()) == 1:
        state.apply(state.owing()[0], state.legal(state.owing()[0])[0])
    search.ask(state, 0, 2)
    assert search.visits() > 50
    search.ask(begin(deck("families"), 2, 0), 0, 2)
    assert search.visits() in range(1)
