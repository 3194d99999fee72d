"""Random games come out as those of a separate simulator do, within what chance allows."""

from __future__ import annotations

import pytest

from tests.games.upstream.reference import REFERENCE, play


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_are_like_those_of_a_separate_simulator(players: int) -> None:
    found, wanted = play(players, 500), REFERENCE[players]
    assert found.decisions == pytest.approx(wanted.decisions, rel=0.05)
    assert found.rounds == pytest.approx(wanted.rounds, abs=0.35)
    assert found.dead == pytest.approx(wanted.dead, abs=0.09)
