"""Rapids: carrying, waiting, leaping, pointing."""

from __future__ import annotations

import pytest

from tests.games.upstream.river import River

# -- Carrying


@pytest.mark.rule("U-RAP-1")
@pytest.mark.parametrize("way", [">", "^"])
@pytest.mark.parametrize(("arrow", "end"), [("N", "C4"), ("NE", "R4"), ("NW", "L4")])
def test_rapids_carry_where_the_arrow_points_for_free(way: str, arrow: str, end: str) -> None:
    river = River(3, f"C3 rapids {arrow}", A="C2:2", B="R5:2")
    told = river.play(f"C2{way}C3")
    assert told[1:] == [f"A carried C3>{end}"]
    assert river.tokens("A") == [f"{end}:2"]
    assert river.points == (4 if way == ">" else 3)


@pytest.mark.rule("U-RAP-1")
def test_a_jump_over_rapids_is_not_carried() -> None:
    river = River(3, "C3 rapids NE", A="C2:2", B="R5:2")
    assert river.play("C2^C4") == ["A C2^C4 for 3"]


@pytest.mark.rule("U-RAP-1", "U-CAP-1")
def test_full_rapids_cannot_be_entered() -> None:
    river = River(2, "C3 rapids N", A="C2:2", B="C3:2 C3:2")
    assert not {"C2>C3", "C2^C3"} & set(river.open_to("A"))


@pytest.mark.rule("U-RAP-1", "U-EAGLE-1")
def test_the_eagle_where_rapids_lead_acts() -> None:
    river = River(3, "C3 rapids N, C4 eagle", A="C2:2", B="R5:2")
    assert river.play("C2>C3")[1:] == ["A carried C3>C4", "eagle C4 leaves A 1"]


@pytest.mark.rule("U-RAP-1", "U-WHIRL-1")
def test_the_whirlpool_where_rapids_lead_acts() -> None:
    river = River(3, "C3 rapids N, C4 rock", whirlpool=True, A="C2:2 L2:2", B="R5:2")
    assert river.play("C2>C3")[1:] == ["A carried C3>C4", "A whirls C4"]
    assert river.moves_of("C4") == []


@pytest.mark.rule("U-RAP-1")
def test_rapids_lead_on_to_rapids() -> None:
    river = River(3, "C3 rapids NE, R4 rapids NW, C4 rapids N", A="C2:2", B="R5:2")
    told = river.play("C2>C3")
    assert told[1:] == ["A carried C3>R4", "A carried R4>C4", "A carried C4>C5"]
    assert river.points == 4


@pytest.mark.rule("U-RAP-1", "U-SPAWN-1")
def test_rapids_lead_to_the_spawn() -> None:
    river = River(3, "L10 rapids NE", round=9, last=10, A="L9:2", B="R10:2")
    assert river.play("L9>L10")[1:3] == ["A carried L10>S1", "A arrives"]
    assert river.tokens("A") == ["S1:2"]


@pytest.mark.rule("U-RAP-1")
def test_who_was_carried_may_move_on() -> None:
    river = River(3, "C3 rapids N", A="C2:2", B="R5:2")
    river.play("C2>C3")
    assert ">C5" in river.moves_of("C4")


# -- Waiting


@pytest.mark.rule("U-RAP-2")
def test_who_finds_no_room_waits_and_cannot_be_moved_this_turn() -> None:
    river = River(2, "C3 rapids N", A="C2:2 C4:2 L2:1", B="C4:2")
    assert river.play("C2>C3")[1:] == ["A waits C3"]
    assert river.tokens("A")[0] == "C3:2"
    assert river.moves_of("C3") == []
    river.play("C4>C5")
    assert river.moves_of("C3") == [], "room that comes up later does not free it"


@pytest.mark.rule("U-RAP-2")
def test_the_next_turn_tries_again_for_free() -> None:
    river = River(3, "C3 rapids N", A="L4:2", B="C3:2 L2:2", C="R5:2")
    told = river.end_turn()
    assert told[-1] == "B carried C3>C4"
    assert (river.asks, river.points) == ("move B", 5)


@pytest.mark.rule("U-RAP-2")
def test_who_is_still_shut_in_may_be_moved_like_any_other() -> None:
    river = River(2, "C3 rapids N", A="L4:2", B="C3:2", turn=0, stack="bwfww")
    river = River(2, "C3 rapids N", A="C4:2 C4:2 R5:2 R6:1", B="C3:2 L2:2", points=1)
    told = river.play("R5>R6")
    assert told[-1] == "B waits C3"
    assert ">L4" in river.moves_of("C3")
    assert "^C5" in river.moves_of("C3")


@pytest.mark.rule("U-RAP-2")
def test_a_space_not_yet_laid_counts_as_full() -> None:
    river = River(3, "C6 rapids N", A="C5:2 L2:2", B="R5:2")
    assert river.play("C5>C6")[1:] == ["A waits C6"]


@pytest.mark.rule("U-RAP-2")
def test_the_most_upstream_is_carried_first_then_left_before_right() -> None:
    tiles = "L3 rapids N, R3 rapids N, C3 rapids N, C2 rapids N"
    river = River(4, tiles, A="L4:2 R6:1", points=1, B="C2:2 R3:2 L3:2 C3:2", C="R5:2")
    told = river.play("R6>C6")
    assert told[-5:] == [
        "B carried C3>C4",
        "B carried L3>L4",
        "B carried R3>R4",
        "B carried C2>C3",
        "B carried C3>C4",
    ]


@pytest.mark.rule("U-RAP-2")
def test_on_one_tile_the_earlier_starting_tile_goes_first() -> None:
    river = River(2, "C3 rapids N", A="C4:2 R6:1", points=1, B="C3:1 C3:2")
    told = river.play("R6>C6")
    assert told[-2:] == ["B carried C3>C4", "B waits C3"]
    assert river.tokens("B") == ["C4:1", "C3:2"]


@pytest.mark.rule("U-RAP-2", "U-RAP-1")
def test_who_is_carried_onto_other_rapids_and_waits_there_is_held() -> None:
    river = River(2, "C3 rapids N, C4 rapids N", A="C5:2 C5:1 R6:1", points=1, B="C3:2 L2:2")
    told = river.play("R6>C6")
    assert told[-2:] == ["B carried C3>C4", "B waits C4"]
    assert river.moves_of("C4") == []


@pytest.mark.rule("U-RAP-2", "U-END-1")
def test_the_game_may_end_with_a_carry() -> None:
    river = River(3, "L10 rapids NE", round=9, last=10, A="R10:2", B="L10:2", C="S1:2")
    assert river.play("R10>S1")[-2:] == ["B arrives", "end"]


# -- Leaping


@pytest.mark.rule("U-RAP-3")
@pytest.mark.parametrize("tile", ["C4 waterfall S", "C4 bear S"])
def test_over_a_waterfall_carrying_costs_a_point(tile: str) -> None:
    river = River(3, f"C3 rapids N, {tile}", A="C2:2 L2:2", B="R5:2")
    told = river.play("C2>C3")
    assert told[1] == "A carried C3>C4 for 1"
    assert river.points == 3


@pytest.mark.rule("U-RAP-3")
def test_such_a_leap_counts_as_a_jump_for_bears() -> None:
    river = River(3, "C3 rapids N, C4 bear S", A="C2:2 L2:2", B="R5:2")
    assert river.play("C2>C3")[1:] == ["A carried C3>C4 for 1", "bear C4 leaves A 1"]
    river = River(3, "C3 rapids N, C4 bear N", A="C2:2 L2:2", B="R5:2")
    assert river.play("C2>C3")[1:] == ["A carried C3>C4"]


@pytest.mark.rule("U-RAP-3", "U-BEAR-2")
def test_who_dies_of_a_leap_lands_nowhere() -> None:
    river = River(3, "C3 rapids N, C4 bear S", A="C2:1 L2:2", B="R5:2")
    assert river.play("C2>C3")[1:] == ["A carried C3>C4 for 1", "bear C4 leaves A 0"]
    assert river.tokens("A") == ["L2:2"]


@pytest.mark.rule("U-RAP-3")
def test_without_a_point_left_it_waits_and_pays_first_thing_next_turn() -> None:
    river = River(2, "C3 rapids N, C4 waterfall S", points=1, turn=1, stack="bwfww",
                  A="R5:2", B="C2:2 L2:2")  # fmt: skip
    told = river.play("C2>C3")
    assert told[:2] == ["B C2>C3", "B waits C3 for a point"]
    while river.asks != "move B":
        told = river.end_turn()
    assert told[-1] == "B carried C3>C4 for 1"
    assert river.points == 4


@pytest.mark.rule("U-RAP-3", "U-RAP-2")
def test_nothing_is_paid_while_there_is_no_room() -> None:
    river = River(2, "C3 rapids N, C4 waterfall S", A="C2:2 L2:2", B="C4:2 C4:1")
    assert river.play("C2>C3")[1:] == ["A waits C3"]
    assert river.points == 4


# -- Pointing


def arrows(stack: str, round_: int, **more: str) -> set[str]:
    """The turns of Rapids that the placer may choose, by column."""
    row = round_ + 2
    river = River(3, round=round_, turn=2, points=1, stack=stack, mix=more.get("mix", "added"),
                  A=f"L{row}:2", B=f"C{row}:2", C=f"R{row}:2 R{row - 1}:2")  # fmt: skip
    river.play(f"R{row}>R{row + 1}")
    found = {action.split(" ", 2)[2] for action in river.open_to("A") if "rapids" in action}
    return {name[0] + name[name.index(" ") :] for name in found}


@pytest.mark.rule("U-RAP-4")
def test_rapids_point_upstream_to_a_tile_of_the_river() -> None:
    inside = {"L N", "L NE", "C N", "C NE", "C NW", "R N", "R NW"}
    assert arrows("awbww", 3) == inside
    assert arrows("awbww", 7) == inside


@pytest.mark.rule("U-RAP-4", "U-ROUND-4")
def test_in_the_last_row_they_point_to_the_spawn() -> None:
    assert arrows("ab", 8) == {"L NE", "R NW"}
    assert arrows("ab", 6, mix="base") == {"L NE", "R NW"}
