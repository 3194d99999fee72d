"""Notation and positions: every action and every position has its text, and comes back from it."""

from __future__ import annotations

import pytest

import anadrome
from anadrome.core.match import Match
from anadrome.games.upstream.game import GAME
from tests.games.upstream.river import River


def refusal(river: River, text: str) -> anadrome.IllegalAction:
    with pytest.raises(anadrome.IllegalAction) as refused:
        GAME.parse(river.state, river.state.seat, text)
    return refused.value


def test_swims_and_jumps() -> None:
    river = River(3, A="L3:2", B="R3:1")
    assert river.open_to("A") == [
        "L3>C3", "L3>L4", "L3^C3", "L3^L4", "L3^R4", "L3^L5", "L3^L6",
    ]  # fmt: skip


def test_a_token_is_named_where_pair_and_single_could_both_move() -> None:
    river = River(4, A="L3:2 L3:1 C3:1", B="R3:1")
    moves = river.open_to("A")
    assert {"pair L3>L4", "single L3>L4", "C3>C4"} <= set(moves)
    assert "L3>L4" not in moves
    river.play("single L3>L4")
    assert river.tokens("A") == ["L3:2", "L4:1", "C3:1"]


@pytest.mark.rule("U-TURN-1")
def test_tokens_of_one_size_on_one_space_are_one_and_the_same() -> None:
    river = River(4, A="L3:2 L3:2 C3:1", B="R3:1")
    assert river.open_to("A").count("L3>L4") == 1
    river.play("L3>L4")
    assert river.tokens("A") == ["L4:2", "L3:2", "C3:1"]


def test_the_sea_and_the_spawn() -> None:
    river = River(3, round=1, A="C-1:2", B="R3:1")
    assert {"C-1>L0", "C-1>R0", "C-1>C0", "C-1^C3"} <= set(river.open_to("A"))
    river = River(3, round=9, last=10, A="L10:2", B="R9:1")
    assert river.open_to("A") == ["L10>S1", "L10^S1"]


def test_capitals_and_blanks_make_no_difference() -> None:
    river = River(3, A="L3:2", B="R3:1")
    assert GAME.parse(river.state, 0, "  l3>c3 ") == GAME.parse(river.state, 0, "L3>C3")


@pytest.mark.parametrize(
    "text", ["", "L3", "L3-C3", "swim L3>C3", "lay", "lay salmon L3", "x" * 500]
)
def test_what_is_no_notation_is_said_to_be_none(text: str) -> None:
    river = River(3, A="L3:2", B="R3:1")
    assert refusal(river, text).key == "not-notation"


@pytest.mark.parametrize(
    "text", ["L4>L5", "pair L3>L4", "lay bear L5 NE", "heron L3 pair", "L3^L9"]
)
def test_what_is_not_open_now_is_refused_with_its_rule(text: str) -> None:
    river = River(3, A="L3:2", B="R3:1")
    refused = refusal(river, text)
    assert (refused.key, refused.rule, refused.params) == ("make-a-move", "U-TURN-1", {"points": 5})


def test_refusals_of_other_phases_and_seats() -> None:
    match = Match(GAME, 3, {"first_placer": "vermilion"})
    state = match.state
    assert (state.refusal(0).rule, state.refusal(0).key) == ("U-SET-2", "lay-a-tile")
    assert state.refusal(1).key == "not-your-turn"
    assert state.refusal(7).key == "no-such-seat"
    river = River(3, "L3 eagle", A="L2:1")
    river.play("L2>L3")
    assert river.state.refusal(0).key == "game-over"


def test_a_position_is_one_line_that_people_can_read() -> None:
    river = River(
        3, "L3 bear NE, C4 rapids NW, R5 eagle", round=3, stack="wfb", held="1",
        A="L2:2 C3:1", B="S2:1", C="R4:2",
    )  # fmt: skip
    assert GAME.position(river.state) == (
        "upstream 3 added plain free round 3 turn 0 move vermilion first vermilion points 5 held 1"
        " due - hand - stack wfb upper 6 spawn -"
        " tiles L1w,R1w,C1w,L2w,R2w,C2w,L3bNE,R3w,C3w,L4w,R4w,C4aNW,L5w,R5e,C5w,L6w,R6w,C6w"
        " salmon L2:2,C3:1,-,-/S2:1,-,-,-/R4:2,-,-,-"
    )
