"""Ratings: who wins is above who loses, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence

from anadrome.arena.played import Played
from anadrome.arena.ratings import ratings


def ended(*places: int) -> Played:
    """A match that ended so."""
    scores = tuple(10 - place for place in places)
    none = tuple(0 for _ in places)
    return Played(0, scores, places, 0, none, None, {}, tuple(0.0 for _ in places))


def test_the_better_bot_is_above() -> None:
    found = ratings(["a", "b", "c"], [(("a", "b", "c"), ended(2, 1, 3))] * 20)
    assert found["b"].value > found["a"].value > found["c"].value
    assert found["b"].low > found["c"].high


def test_equal_results_make_equal_ratings() -> None:
    matches: list[tuple[Sequence[str], Played]] = [(("a", "b"), ended(1, 1))] * 10
    found = ratings(["a", "b"], matches)
    assert found["a"] == found["b"]
    assert found["a"].value == 25


def test_intervals_close_with_more_matches() -> None:
    def width(games: int) -> float:
        even = [(("a", "b"), ended(1, 2)), (("a", "b"), ended(2, 1))]
        found = ratings(["a", "b"], even * (games // 2))
        return found["a"].high - found["a"].low

    assert 1.5 < width(200) / width(800) < 2.5


def test_three_of_four_duels_are_six_points() -> None:
    quarter = [(("a", "b"), ended(1, 2))] * 3 + [(("a", "b"), ended(2, 1))]
    found = ratings(["a", "b"], quarter * 500)
    assert 5 < found["a"].value - found["b"].value < 7


def test_a_bot_with_several_seats_is_rated_by_all_of_them() -> None:
    found = ratings(["a", "b"], [(("a", "a", "b"), ended(1, 3, 2))] * 8)
    assert found["a"].low < found["b"].value
    assert found["b"].low < found["a"].value
    assert found == ratings(["a", "b"], [(("a", "a", "b"), ended(3, 1, 2))] * 8)
    found = ratings(["a", "b"], [(("a", "a", "b"), ended(1, 2, 3))] * 8)
    assert found["a"].low > found["b"].high
