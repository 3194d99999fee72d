"""Turns: points, swimming, jumping, room on the tiles."""

from __future__ import annotations

import pytest

from anadrome.core.match import Match
from anadrome.games.upstream.game import GAME
from tests.games.upstream.river import River

# -- Points


@pytest.mark.rule("U-TURN-1")
def test_five_points_are_shared_among_the_tokens() -> None:
    river = River(3, A="L2:2 C2:2", B="L3:2")
    assert river.play("L2>L3", "C2>C3", "L3^L5") == ["A L2>L3", "A C2>C3", "A L3^L5 for 3"]
    assert river.asks == "move B"
    assert river.points == 5


@pytest.mark.rule("U-TURN-1")
def test_nobody_passes_while_a_move_is_left() -> None:
    river = River(3, A="L2:2 C2:2", B="L3:2")
    river.play("L2>L3", "L3>L4", "L4>L5", "L5>L6")
    assert (river.asks, river.points) == ("move A", 1)
    assert river.refuses("pass") == "U-TURN-1"


@pytest.mark.rule("U-TURN-1")
def test_a_turn_ends_when_no_token_can_move() -> None:
    """On top of the river nobody gets any further."""
    river = River(3, A="L6:2 C5:2", B="L3:2")
    assert river.moves_of("L6") == [">C6", "^C6"]
    assert river.play("L6^C6", "C5^C6") == ["A L6^C6 for 2", "A C5^C6 for 2", "A loses 1 points"]
    assert river.asks == "move B"


@pytest.mark.rule("U-TURN-1")
def test_who_has_no_token_in_the_river_has_a_turn_without_moves() -> None:
    river = River(4, A="L2:2", C="L3:2")
    assert "B loses 5 points" in river.end_turn()
    assert river.asks == "move C"


@pytest.mark.rule("U-TURN-1")
def test_turns_go_round_from_the_first_player() -> None:
    river = River(3, first="B", stack="bwfww", A="L4:2", B="C4:2", C="R4:2")
    for letter in "BCA":
        assert river.asks == f"move {letter}"
        river.end_turn()
    assert river.asks == "lay B"


@pytest.mark.rule("U-TURN-2")
def test_of_two_players_the_first_has_four_points_in_the_first_turn() -> None:
    points = []
    match = Match(GAME, 2, {"mouth": "random", "first_placer": "blue"}, 3)
    seen: tuple[int, int] | None = None
    while match.view(None).round < 3:
        view = match.view(None)
        if match.decision.kind == "move" and (view.round, view.acting) != seen:
            seen = view.round, view.acting
            points.append(view.points)
        match.play(view.acting, match.legal(view.acting)[0])
    assert points == [4, 5, 5, 5]


@pytest.mark.rule("U-TURN-2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_of_more_players_the_first_has_five(players: int) -> None:
    assert Match(GAME, players, {"mouth": "random"}, 3).view(None).points == 5


@pytest.mark.rule("U-TURN-3")
def test_a_pair_moves_as_a_single_does() -> None:
    pair, single = River(3, A="L2:2"), River(3, A="L2:1")
    assert pair.open_to("A") == single.open_to("A")
    for river in (pair, single):
        river.play("L2>L3", "L3^C3")
        assert river.points == 2


@pytest.mark.rule("U-TURN-3", "U-LAT-1")
def test_tokens_never_move_downstream() -> None:
    river = River(3, A="L4:2 C4:1 R4:2")
    for move in river.open_to("A"):
        start, end = move.replace("^", ">").split(">")
        height = {"L": 0.0, "C": 0.5, "R": 0.0}
        assert height[end[0]] + int(end[1:]) > height[start[0]] + int(start[1:])


# -- Swimming


@pytest.mark.rule("U-SWIM-1")
def test_swimming_costs_one_point_a_tile() -> None:
    river = River(3, A="L2:2", B="L3:2")
    assert river.play("L2>C2", "C2>R3", "R3>R4") == ["A L2>C2", "A C2>R3", "A R3>R4"]
    assert river.points == 2


@pytest.mark.rule("U-SWIM-1", "U-LAT-3")
def test_a_waterfall_cannot_be_swum() -> None:
    river = River(3, "C3 waterfall S", A="C2:2", B="L3:2")
    assert river.refuses("C2>C3") == "U-TURN-1"
    assert river.play("C2^C3") == ["A C2^C3 for 2"]


# -- Room


@pytest.mark.rule("U-CAP-1")
@pytest.mark.parametrize(("players", "room"), [(3, False), (4, True)])
def test_the_examples_of_a_full_tile(players: int, room: bool) -> None:
    """The rulebook's: three tokens fill a tile for three players, not for four."""
    river = River(players, A="L2:2", B="L3:2 L3:1", C="L3:2")
    assert ("L2>L3" in river.open_to("A")) == room
    assert ("L2^L3" in river.open_to("A")) == room


@pytest.mark.rule("U-CAP-1")
def test_own_tokens_fill_a_tile_too() -> None:
    river = River(2, A="L2:2 L3:2 L3:1")
    assert "L2>L3" not in river.open_to("A")
    assert "L2^L4" in river.open_to("A")


@pytest.mark.rule("U-CAP-1", "U-WHIRL-1")
@pytest.mark.parametrize(("whirlpool", "room"), [(False, False), (True, True)])
def test_a_rock_holds_one_token_fewer(whirlpool: bool, room: bool) -> None:
    river = River(3, "L3 rock", whirlpool=whirlpool, A="L2:2", B="L3:2", C="L3:2")
    assert ("L2>L3" in river.open_to("A")) == room
    river = River(3, "L3 rock", whirlpool=whirlpool, A="L2:2", B="L3:2")
    assert "L2>L3" in river.open_to("A")


@pytest.mark.rule("U-CAP-1", "U-SET-1")
def test_sea_tiles_are_full_at_the_start() -> None:
    match = Match(GAME, 3, {"mouth": "random"}, 3)
    ends = {move[2:].lstrip(">^1") for move in match.legal(match.decision.seats[0])}
    assert not ends & {"L0", "C0", "R0"}


@pytest.mark.rule("U-CAP-1", "U-SPAWN-1")
def test_the_spawn_is_never_full() -> None:
    river = River(2, last=10, round=9, A="L10:2", B="S1:2 S1:2 S1:2 S1:1")
    assert river.moves_of("L10") == [">S1", "^S1"]


# -- Jumping


@pytest.mark.rule("U-JUMP-1")
def test_the_example_of_a_jump() -> None:
    """The rulebook's: over a full tile and a waterfall behind it, for 3 points."""
    river = River(3, "C4 waterfall S", A="C2:2", B="C3:2 C3:2", C="C3:2")
    assert not {"C2>C3", "C2^C3", "C2>C4"} & set(river.open_to("A"))
    assert river.play("C2^C4") == ["A C2^C4 for 3"]
    assert river.points == 2


@pytest.mark.rule("U-JUMP-1")
@pytest.mark.parametrize(
    ("jump", "cost"),
    [("L2^L3", 2), ("L2^L4", 3), ("L2^L5", 4), ("L2^L6", 5), ("L2^C2", 2), ("L2^R3", 3)],
)
def test_a_jump_costs_one_and_one_a_tile(jump: str, cost: int) -> None:
    river = River(3, A="L2:2", B="L3:2")
    assert river.play(jump)[0] == f"A {jump} for {cost}"


@pytest.mark.rule("U-JUMP-1", "U-TURN-1")
@pytest.mark.parametrize(
    ("points", "jumps"),
    [(1, ""), (2, "^C2 ^L3"), (3, "^C2 ^L3 ^R3 ^L4"), (4, "^C2 ^L3 ^R3 ^L4 ^L5")],
)
def test_jumps_need_their_points(points: int, jumps: str) -> None:
    river = River(3, points=points, A="L2:2")
    assert [move for move in river.moves_of("L2") if "^" in move] == jumps.split()


@pytest.mark.rule("U-JUMP-1", "U-CAP-1")
def test_a_jump_cannot_land_on_a_full_tile() -> None:
    river = River(2, A="L2:2", B="L4:2 L4:2")
    assert "L2^L4" not in river.open_to("A")
    assert "L2^L5" in river.open_to("A")


@pytest.mark.rule("U-JUMP-2")
def test_a_jump_ends_on_the_first_spawn_space_at_most() -> None:
    river = River(3, last=10, round=9, A="C8:2 L10:2 R10:1 L9:2", B="L9:1")
    jumps = [move for move in river.open_to("A") if "^" in move]
    assert jumps == [
        "C8^L9",
        "C8^R9",
        "C8^C9",
        "C8^S1",
        "L10^S1",
        "R10^S1",
        "L9^C9",
        "L9^L10",
        "L9^R10",
    ]
    assert river.play("C8^S1") == ["A C8^S1 for 3", "A arrives"]
