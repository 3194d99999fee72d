"""The score and its tie-breakers."""

from __future__ import annotations

from typing import Any

import pytest

from anadrome.games.upstream.game import GAME
from tests.games.upstream.river import River


def ended(players: int = 3, first: str = "A", **salmon: Any) -> River:
    """A river whose last token, of the first player, has just come to the Spawn."""
    salmon[first] = salmon[first].replace("S1", "L10", 1)
    river = River(players, round=9, last=10, first=first, mix="added", **salmon)
    river.play("L10>S1")
    assert river.asks == "over"
    return river


def result(river: River) -> tuple[tuple[int, ...], tuple[int, ...]]:
    outcome = GAME.outcome(river.state)
    return outcome.scores, outcome.places


@pytest.mark.rule("U-SCORE-1")
def test_the_example_of_the_score() -> None:
    """The rulebook's: Yellow is A, Red is B, Green is C."""
    river = ended(first="C", A="S2:2 S3:1 S3:1", B="S4:2 S3:2 S1:1", C="S5:2 S2:2 S1:2")
    assert result(river) == ((12, 13, 14), (3, 2, 1))
    assert river.view.salmon == (4, 5, 6)


@pytest.mark.rule("U-SCORE-1", "U-SCORE-2")
def test_the_example_with_one_point_more_for_red() -> None:
    river = ended(first="C", A="S2:2 S3:1 S3:1", B="S5:2 S3:2 S1:1", C="S5:2 S2:2 S1:2")
    assert result(river) == ((12, 14, 14), (3, 2, 1))


@pytest.mark.rule("U-SCORE-1")
def test_who_lost_all_has_no_points() -> None:
    assert result(ended(A="S1:1", B="S1:2"))[0] == (2, 3, 0)


@pytest.mark.rule("U-SCORE-2")
def test_equal_points_more_salmon_wins() -> None:
    assert result(ended(A="S1:2 S1:2", B="S5:1")) == ((6, 6, 0), (1, 2, 3))


@pytest.mark.rule("U-SCORE-2")
def test_equal_salmon_more_tokens_wins() -> None:
    river = ended(A="S1:1 S1:1", B="S2:2", C="S3:1")
    assert result(river) == ((4, 4, 4), (1, 2, 3))


@pytest.mark.rule("U-SCORE-2")
def test_equal_tokens_further_upstream_wins_from_the_most_advanced_down() -> None:
    assert result(ended(A="S1:1 S3:1 S5:1", B="S2:1 S2:1 S5:1")) == ((12, 12, 0), (1, 2, 3))
    assert result(ended(A="S1:1 S4:1 S4:1", B="S2:1 S2:1 S5:1"))[1] == (2, 1, 3)
    assert result(ended(A="S1:1 S3:1 S5:1", B="S1:1 S4:1 S4:1"))[1] == (1, 2, 3)


@pytest.mark.rule("U-SCORE-2")
def test_what_no_tie_breaker_parts_is_shared() -> None:
    river = ended(A="S1:2 S3:1", B="S3:1 S1:2")
    assert result(river) == ((7, 7, 0), (1, 1, 3))


@pytest.mark.rule("U-SCORE-2")
@pytest.mark.parametrize(("first", "places"), [("A", (2, 1)), ("B", (1, 2))])
def test_of_two_players_who_has_not_the_first_player_token_wins(
    first: str, places: tuple[int, int]
) -> None:
    assert result(ended(2, first, A="S1:2 S3:1", B="S1:2 S3:1")) == ((7, 7), places)
    salmon: dict[str, Any] = {first: "L2:1"}
    river = River(2, "L3 eagle", first=first, **salmon)
    river.play("L2>L3")
    assert result(river) == ((0, 0), places)
