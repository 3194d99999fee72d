"""Predators: eagles, bears, herons."""

from __future__ import annotations

import pytest

from tests.games.upstream.river import River

# -- What a catch does


@pytest.mark.rule("U-PRED-1")
def test_a_pair_turns_to_a_single_and_a_single_leaves_the_game() -> None:
    river = River(3, "L3 eagle, C3 eagle", A="L2:2 C2:1 R2:2", B="L4:2")
    river.play("L2>L3")
    assert river.tokens("A") == ["L3:1", "C2:1", "R2:2"]
    river.play("C2>C3")
    assert river.tokens("A") == ["L3:1", "R2:2"]


# -- Eagles


@pytest.mark.rule("U-EAGLE-1")
@pytest.mark.parametrize("way", [">", "^"])
def test_an_eagle_catches_who_swims_or_lands_there_and_flies_away(way: str) -> None:
    river = River(3, "L3 eagle", A="L2:2", B="L4:2")
    assert river.play(f"L2{way}L3")[1] == "eagle L3 leaves A 1"
    assert river.tile("L3") == "water"
    assert river.tokens("A") == ["L3:1"]


@pytest.mark.rule("U-EAGLE-1")
def test_a_jump_over_an_eagle_leaves_it_alone() -> None:
    river = River(3, "L3 eagle", A="L2:2", B="L4:2")
    assert river.play("L2^L4") == ["A L2^L4 for 3"]
    assert river.tile("L3") == "eagle"


@pytest.mark.rule("U-EAGLE-1", "U-PRED-1")
def test_an_eagle_that_flew_catches_nobody_else() -> None:
    river = River(3, "L3 eagle", A="L2:2 L2:1", B="L4:2")
    assert river.play("pair L2>L3", "L2>L3") == ["A L2>L3", "eagle L3 leaves A 1", "A L2>L3"]
    assert river.tokens("A") == ["L3:1", "L3:1"]


# -- Bears


@pytest.mark.rule("U-BEAR-1")
@pytest.mark.parametrize("space", ["L2", "L3", "L4"])
def test_a_jump_from_over_or_onto_a_bear_costs_a_salmon(space: str) -> None:
    river = River(3, f"{space} bear S", A="L2:2", B="L5:2")
    assert river.play("L2^L4") == ["A L2^L4 for 3", f"bear {space} leaves A 1"]
    assert river.tile(space) == "bear S"


@pytest.mark.rule("U-BEAR-1")
def test_the_example_of_two_bears() -> None:
    """The rulebook's: a jump from Bear to Bear costs both salmon, the swim by the eagle one."""
    tiles = "C2 bear SE, C4 bear SE, C3 eagle"
    river = River(3, tiles, A="C2:2", B="L4:2")
    assert river.play("C2^C4")[1:3] == ["bear C2 leaves A 1", "bear C4 leaves A 0"]
    river = River(3, tiles, A="C2:2", B="L4:2")
    assert river.play("C2>C3", "C3>C4") == ["A C2>C3", "eagle C3 leaves A 1", "A C3>C4"]
    assert river.tokens("A") == ["C4:1"]


@pytest.mark.rule("U-BEAR-1")
def test_swimming_past_bears_is_safe() -> None:
    river = River(3, "L2 bear SE, L3 bear SE, L4 bear SE", A="L2:1", B="C4:2")
    assert river.play("L2>L3", "L3>L4", "L4>L5") == ["A L2>L3", "A L3>L4", "A L4>L5"]
    assert river.tokens("A") == ["L5:1"]


@pytest.mark.rule("U-BEAR-1")
def test_bears_beside_the_line_do_nothing() -> None:
    river = River(3, "C2 bear S, C3 bear S, L6 bear S", A="L2:2", B="L5:2")
    assert river.play("L2^L4") == ["A L2^L4 for 3"]


@pytest.mark.rule("U-BEAR-1", "U-LAT-2")
def test_bears_on_a_diagonal_line() -> None:
    river = River(3, "C2 bear S, C3 bear S", A="L2:2 R2:2", B="L5:2")
    assert river.play("L2^R3") == ["A L2^R3 for 3", "bear C2 leaves A 1"]
    river = River(3, "C2 bear S", A="R2:2", B="L5:2")
    assert river.play("R2^L3") == ["A R2^L3 for 3", "bear C2 leaves A 1"]


@pytest.mark.rule("U-BEAR-2")
def test_a_token_that_dies_on_the_way_lands_nowhere() -> None:
    river = River(3, "L3 bear S, L4 eagle", A="L2:1 C2:2", B="L5:2")
    assert river.play("L2^L4") == ["A L2^L4 for 3", "bear L3 leaves A 0"]
    assert river.tile("L4") == "eagle"
    assert river.tokens("A") == ["C2:2"]
    assert river.points == 2


@pytest.mark.rule("U-BEAR-2", "U-CAP-1")
def test_the_landing_tile_must_have_room_even_for_who_will_not_reach_it() -> None:
    river = River(2, "L3 bear S", A="L2:1", B="L4:2 L4:2")
    assert "L2^L4" not in river.open_to("A")


@pytest.mark.rule("U-BEAR-2")
def test_a_pair_that_meets_three_bears_dies_of_the_second() -> None:
    river = River(3, "L2 bear S, L3 bear S, L4 bear S", A="L2:2 C2:2", B="L5:2")
    assert river.play("L2^L4") == ["A L2^L4 for 3", "bear L2 leaves A 1", "bear L3 leaves A 0"]


# -- Herons


@pytest.mark.rule("U-HERON-1")
def test_a_heron_takes_one_salmon_of_the_player_whose_turn_ends() -> None:
    river = River(3, "L3 heron", points=1, A="L3:2 C2:2", B="L3:1 L5:2")
    assert river.play("C2>C3") == ["A C2>C3", "heron L3 leaves A 1"]
    assert river.tokens("A") == ["L3:1", "C3:2"]
    assert river.tokens("B") == ["L3:1", "L5:2"]
    assert river.tile("L3") == "heron"


@pytest.mark.rule("U-HERON-1")
@pytest.mark.parametrize(
    ("choice", "left"), [("pair", ["L3:1", "L3:1", "C3:2"]), ("single", ["L3:2", "C3:2"])]
)
def test_the_player_chooses_from_which_token(choice: str, left: list[str]) -> None:
    river = River(4, "L3 heron", points=1, A="L3:2 L3:1 C2:2", B="L5:2")
    river.play("C2>C3")
    assert river.asks == "heron A"
    assert river.open_to("A") == ["heron L3 pair", "heron L3 single"]
    assert river.refuses("C3>C4") == "U-HERON-1"
    river.play(f"heron L3 {choice}")
    assert river.tokens("A") == left
    assert river.asks == "move B"


@pytest.mark.rule("U-HERON-1")
def test_two_tokens_of_one_size_are_no_choice() -> None:
    river = River(4, "L3 heron", points=1, A="L3:2 L3:2 C2:2", B="L5:2")
    assert river.play("C2>C3") == ["A C2>C3", "heron L3 leaves A 1"]
    assert river.tokens("A") == ["L3:1", "L3:2", "C3:2"]


@pytest.mark.rule("U-HERON-1")
def test_the_example_of_two_heron_tiles() -> None:
    """The rulebook's: on two Heron tiles a player loses a salmon from both tokens."""
    river = River(3, "L3 heron, R4 heron", points=1, A="R4:2 L3:2 C2:2", B="L5:2")
    assert river.play("C2>C3") == ["A C2>C3", "heron L3 leaves A 1", "heron R4 leaves A 1"]


@pytest.mark.rule("U-HERON-1")
def test_herons_act_from_the_lowest_up_left_before_right() -> None:
    tiles = "L3 heron, R3 heron, C3 heron, C2 heron"
    river = River(5, tiles, points=1, A="C3:2 R3:2 L3:2 L2:2", B="L5:2")
    assert river.play("L2>C2")[1:] == [
        "heron C2 leaves A 1", "heron L3 leaves A 1", "heron R3 leaves A 1", "heron C3 leaves A 1",
    ]  # fmt: skip


@pytest.mark.rule("U-HERON-1")
def test_herons_with_tokens_of_others_alone_do_nothing() -> None:
    river = River(3, "C2 heron, L3 heron", points=1, A="L3:2 C3:2", B="C2:1")
    assert river.play("C3>C4") == ["A C3>C4", "heron L3 leaves A 1"]
    assert river.tokens("B") == ["C2:1"]


@pytest.mark.rule("U-HERON-1")
def test_passing_a_heron_is_safe() -> None:
    river = River(3, "L3 heron", points=2, A="L2:2", B="L5:2")
    assert river.play("L2>L3", "L3>L4") == ["A L2>L3", "A L3>L4"]


@pytest.mark.rule("U-HERON-1", "U-TURN-1")
def test_herons_act_after_a_turn_without_moves() -> None:
    river = River(3, "C6 heron", A="L4:2", B="C6:2", C="L5:2")
    told = river.end_turn()
    assert told[-2:] == ["B loses 5 points", "heron C6 leaves B 1"]
    assert river.asks == "move C"
