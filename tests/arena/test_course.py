"""The course of a match: leads, and the decision that turned it."""

from __future__ import annotations

import pytest

from anadrome.arena.course import Course, Followed, Swing


def course(winner: int | None, *scores: tuple[int, ...]) -> Course:
    """The course of a match that begins with the first scores; decisions are called a, b, c…"""
    followed = Followed([scores[0]])
    for name, after in zip("abcdefgh", scores[1:], strict=False):
        followed.add(name, after)
    return followed.course(winner)


def test_a_lead_that_is_lost_and_won_again() -> None:
    found = course(0, (0, 0), (1, 0), (1, 2), (3, 2), (4, 2))
    assert found == Course(lead_changes=2, ahead_for_good=0.75, swing=Swing(0.5, -2, "b"))


def test_a_level_score_interrupts_the_lead_but_hands_it_to_nobody() -> None:
    found = course(0, (0, 0), (1, 0), (1, 1), (2, 1), (3, 1))
    assert found.lead_changes == 0
    assert found.ahead_for_good == 0.75


def test_ahead_from_the_start_to_the_end() -> None:
    assert course(1, (0, 3), (1, 3), (2, 3)).ahead_for_good == 0.0


@pytest.mark.parametrize("winner", [0, 1])
def test_a_tie_breaker_makes_nobody_ahead(winner: int) -> None:
    assert course(winner, (0, 0), (2, 0), (2, 2)).ahead_for_good is None


def test_the_swing_is_seen_from_the_winner_and_the_best_of_the_others() -> None:
    """A gain of the third matters only as far as it passes the second."""
    found = course(0, (0, 5, 0), (1, 5, 0), (1, 5, 7), (9, 5, 7))
    assert found.swing == Swing(1.0, 8, "c")
    assert course(0, (5, 4, 0), (5, 4, 4), (5, 4, 7)).swing == Swing(1.0, -3, "b")


def test_the_first_of_equal_swings_counts() -> None:
    assert course(0, (0, 0), (2, 0), (4, 0)).swing == Swing(0.5, 2, "a")


def test_no_swing_where_nothing_moves() -> None:
    assert course(0, (1, 0), (1, 0), (1, 0)).swing is None


def test_nobody_wins() -> None:
    """As in a game for one that is lost."""
    assert course(None, (0,), (3,), (5,)) == Course(0, None, None)
