"""The end of a round: rows fall, tiles are laid, the Spawn, the end of the game."""

from __future__ import annotations

import pytest

from anadrome.core.chance import seeded
from anadrome.core.match import Match
from anadrome.games.upstream import events
from anadrome.games.upstream.game import GAME
from tests.games.upstream.river import River

HIGH = {"A": "L6:2", "B": "C6:2", "C": "R6:2"}  # nobody can move, nobody is in danger


def to_the_next_round(river: River) -> list[str]:
    """Play at random, laying tiles as they come, until another round has begun."""
    round_, told = river.view.round, []
    while river.view.round == round_ and river.asks != "over":
        told += river.end_turn()
    return told


# -- Who places, who begins


@pytest.mark.rule("U-ROUND-1")
def test_the_first_player_places_then_the_token_passes_left() -> None:
    river = River(3, first="C", turn=2, points=1, stack="bwfww", A="L4:2", B="L5:2 C4:2", C="R4:2")
    assert river.play("L5>L6")[1:] == ["row 1 falls", "C turns up water waterfall bear"]
    assert river.asks == "lay C"
    river.play("lay water L7", "lay bear C7 N", "lay waterfall R7 S")
    assert river.view.first == 0
    assert river.asks == "move A"
    assert river.view.round == 4


@pytest.mark.rule("U-ROUND-1")
@pytest.mark.parametrize(("round_", "placer"), [(1, "B"), (2, "A"), (3, "B"), (4, "A")])
def test_of_two_players_one_keeps_the_token_and_they_take_turns_to_place(
    round_: int, placer: str
) -> None:
    row = round_ + 2
    river = River(
        2, mix="base", round=round_, first="B", turn=1, points=1, stack="bfwbf",
        A=f"L{row}:2 C{row}:2", B=f"C{row}:2",
    )  # fmt: skip
    river.play(f"L{row}>L{row + 1}")
    assert river.asks == f"lay {placer}"
    to_the_next_round(river)
    assert river.view.first == 1
    assert river.asks == "move B"


@pytest.mark.rule("U-ROUND-1")
def test_who_has_no_token_left_still_places_and_takes_the_first_player_token() -> None:
    river = River(3, first="A", turn=2, points=1, stack="bwfbwfww", B="L5:2", C="L6:2 R5:2")
    river.play("R5>R6")
    assert river.asks == "lay A"
    river.play("lay bear L7 S", "lay water C7", "lay waterfall R7 N")
    river = River(3, first="C", turn=2, points=1, stack="bwfbwfww", B="L5:2", C="L6:2 R5:2")
    river.play("L5>L6")
    river.play("lay bear L7 S", "lay water C7", "lay waterfall R7 N")
    assert river.view.first == 0
    assert river.asks == "move B"


# -- Rows that fall


@pytest.mark.rule("U-ROUND-2")
def test_nothing_falls_in_the_first_round() -> None:
    river = River(3, round=1, turn=2, points=1, stack="bwfww", A="L0:2", B="C-1:2", C="C3:2 R0:2")
    told = river.play("C3>C4")
    assert told == ["C C3>C4", "A turns up water waterfall bear"]
    assert river.tokens("B") == ["C-1:2"]


@pytest.mark.rule("U-ROUND-2")
def test_all_sea_tiles_fall_in_the_second_round() -> None:
    river = River(
        3, round=2, turn=2, points=1, stack="bwfww",
        A="L0:2 C0:1 L1:2", B="C-1:2 R0:2", C="C4:2 R1:2",
    )  # fmt: skip
    assert river.play("C4>C5")[1] == "row 0 falls A0 A1 B0 B1"
    assert (river.tokens("A"), river.tokens("B")) == (["L1:2"], [])
    assert {tile.space.name for tile in river.view.river if tile.tile == "sea"} == set()
    assert river.tile("L1") == "water"


@pytest.mark.rule("U-ROUND-2")
@pytest.mark.parametrize("round_", [3, 4, 5])
def test_the_lowest_row_falls_in_later_rounds(round_: int) -> None:
    low, high = round_ - 2, round_ + 3
    river = River(
        3, round=round_, turn=2, points=1, stack="bwfww",
        A=f"L{low}:2 C{low}:1 L{low + 1}:2", B=f"R{low}:2", C=f"C{high - 1}:2",
    )  # fmt: skip
    assert river.play(f"C{high - 1}>C{high}")[1] == f"row {low} falls A0 A1 B0"
    assert river.tokens("A") == [f"L{low + 1}:2"]
    assert not any(river.tile(f"{column}{low}") for column in "LCR")
    assert all(river.tile(f"{column}{low + 1}") for column in "LCR")


@pytest.mark.rule("U-ROUND-2", "U-ROUND-5")
def test_rows_go_on_falling_once_the_stack_is_empty_but_never_the_spawn() -> None:
    river = River(3, round=11, last=10, turn=2, points=1, A="L9:2 S1:2", B="L10:2", C="R10:1 C9:2")
    assert river.play("C9>L10")[1] == "row 9 falls A0"
    assert river.view.round == 12
    assert river.tokens("A") == ["S2:2"]
    assert river.asks == "move B"


@pytest.mark.rule("U-ROUND-5", "U-END-1")
def test_the_last_row_falls_two_rounds_after_its_number() -> None:
    river = River(3, round=12, last=10, turn=2, points=1, A="S3:2", B="L10:2", C="R10:1 L10:2")
    told = river.play("R10>S1")
    assert told == ["C R10>S1", "C arrives", "row 10 falls B0 C1", "end"]


# -- New tiles


@pytest.mark.rule("U-ROUND-3")
def test_the_placer_lays_three_known_tiles_as_it_likes() -> None:
    river = River(3, turn=2, points=1, stack="bewww", A="L5:2", B="C5:2", C="R5:2 R4:2")
    river.play("R5>R6")
    assert list(river.view.hand) == ["water", "bear", "eagle"]
    assert len(river.open_to("A")) == 3 + 3 * 6 + 3
    assert river.refuses("lay heron L7") == "U-ROUND-3"
    river.play("lay eagle C7")
    assert list(river.view.hand) == ["water", "bear"]
    assert len(river.open_to("A")) == 2 + 2 * 6
    river.play("lay bear L7 SE")
    assert [river.tile(f"{column}7") for column in "LCR"] == ["bear SE", "eagle", "water"]
    assert river.view.round == 4


@pytest.mark.rule("U-ROUND-3")
def test_equal_tiles_are_one_choice() -> None:
    river = River(3, turn=2, points=1, stack="bbwww", A="L5:2", B="C5:2", C="R5:2 R4:2")
    river.play("R5>R6")
    assert len(river.open_to("A")) == 3 + 3 * 6


@pytest.mark.rule("U-ROUND-3")
def test_three_equal_tiles_without_waterfalls_are_no_choice() -> None:
    river = River(3, turn=2, points=1, stack="eeeww", A="L5:2", B="C5:2", C="R5:2 R4:2")
    assert river.play("R5>R6")[-3:] == ["A lays eagle L7", "A lays eagle R7", "A lays eagle C7"]


@pytest.mark.rule("U-ROUND-4")
def test_the_last_two_tiles_go_left_and_right_of_the_spawn() -> None:
    river = River(
        3, "", mix="base", round=6, turn=2, points=1, stack="eb",
        A="L8:2", B="C8:2", C="R8:2 C7:2",
    )  # fmt: skip
    assert river.play("R8>R9")[2:] == ["spawn 10", "A turns up bear eagle"]
    spaces = {action.split()[2] for action in river.open_to("A")}
    assert spaces == {"L10", "R10"}
    river.play("lay eagle R10", "lay bear L10 N")
    view = river.view
    assert [(space.eggs, space.space.x, space.space.y) for space in view.spawn] == [
        (1, 1, 21), (2, 0, 22), (3, 1, 23), (4, 2, 22), (5, 2, 22),
    ]  # fmt: skip
    assert (view.stack_size, view.hand, view.round) == (0, (), 7)


@pytest.mark.rule("U-ROUND-4")
@pytest.mark.parametrize(
    ("players", "tiles", "round_", "row"),
    [
        (3, "base", 6, 10),
        (2, "base", 4, 8),
        (3, "added", 8, 12),
        (3, "water:7,eagle:5,heron:2", 1, 5),
    ],
)
def test_when_the_spawn_comes(players: int, tiles: str, round_: int, row: int) -> None:
    """A random game may end before that; some seed does not."""
    for seed in range(200):
        match = Match(GAME, players, {"tiles": tiles, "mouth": "random"}, seed)
        chance = seeded(str(seed))
        while not match.is_over and not match.view(None).spawn:
            seat = match.decision.seats[0]
            legal = match.legal(seat)
            match.play(seat, legal[chance.below(len(legal))])
        if match.view(None).spawn:
            break
    facts = [told.fact for told in match.told]
    (laid,) = [k for k, fact in enumerate(facts) if isinstance(fact, events.SpawnLaid)]
    assert facts[laid] == events.SpawnLaid(row=row)
    assert sum(isinstance(fact, events.RoundBegan) for fact in facts[:laid]) == round_
    assert match.view(None).rounds == row + 2


# -- The Spawn


@pytest.mark.rule("U-SPAWN-1")
def test_the_spawn_is_entered_at_one_egg_and_no_points_move_a_token_there() -> None:
    river = River(3, round=9, last=10, A="C9:2 L10:2 R10:1", B="L9:2")
    assert river.play("C9>S1", "L10>S1") == ["A C9>S1", "A arrives", "A L10>S1", "A arrives"]
    assert river.tokens("A") == ["S1:2", "S1:2", "R10:1"]
    assert river.open_to("A") == ["R10>S1", "R10^S1"]


@pytest.mark.rule("U-SPAWN-2")
def test_tokens_on_the_spawn_advance_at_the_end_of_each_round() -> None:
    river = River(
        3, round=9, last=10, turn=2, points=1,
        A="S1:2 S4:1 S5:2", B="L10:2", C="L8:2 S2:2",
    )  # fmt: skip
    assert river.play("L8>L9")[1:] == ["row 7 falls", "A to 2 eggs", "A to 5 eggs", "C to 3 eggs"]
    assert river.tokens("A") == ["S2:2", "S5:1", "S5:2"]


@pytest.mark.rule("U-SPAWN-2", "U-SPAWN-1")
def test_a_token_that_just_arrived_advances_too() -> None:
    river = River(3, round=9, last=10, turn=2, points=1, A="S1:2", B="L10:2", C="R10:2")
    river.play("R10>S1")
    assert river.tokens("C") == ["S2:2"]


# -- The end


@pytest.mark.rule("U-END-1")
def test_the_game_ends_at_once_when_the_last_token_reaches_the_spawn() -> None:
    river = River(3, round=9, last=10, A="C9:2", B="S2:2", C="S3:1")
    assert river.play("C9>S1") == ["A C9>S1", "A arrives", "end"]
    assert river.asks == "over"
    assert river.tokens("B") == ["S2:2"]


@pytest.mark.rule("U-END-1")
def test_the_game_ends_when_a_predator_takes_the_last_token() -> None:
    river = River(3, "L3 eagle", A="L2:1")
    assert river.play("L2>L3")[1:] == ["eagle L3 leaves A 0", "end"]
    river = River(3, "L3 heron", points=1, A="L2:1")
    assert river.play("L2>L3")[1:] == ["heron L3 leaves A 0", "end"]


@pytest.mark.rule("U-END-1", "U-SPAWN-2", "U-ROUND-3")
def test_when_a_row_takes_the_last_tokens_nobody_advances_and_no_tile_is_laid() -> None:
    river = River(3, round=3, turn=2, points=1, stack="bwf", A="R1:2", B="L1:2", C="C1:2 R1:2")
    assert river.play("R1>C1") == ["C R1>C1", "row 1 falls A0 B0 C0 C1", "end"]
    river = River(3, round=12, last=10, turn=2, points=1, A="S3:2", B="S2:1", C="L10:2 R10:2")
    assert river.play("L10>S1")[2:] == ["row 10 falls C1", "end"]
    assert river.tokens("A") == ["S3:2"]
    assert river.tokens("C") == ["S1:2"]


@pytest.mark.rule("U-END-1", "U-ROUND-5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_game_passes_its_last_round(players: int) -> None:
    for seed in range(20):
        match = Match(GAME, players, {"mouth": "random"}, seed)
        while not match.is_over:
            seat = match.decision.seats[0]
            legal = match.legal(seat)
            match.play(seat, legal[seed % len(legal)])
        view = match.view(None)
        assert view.round <= view.rounds
        assert not any(t.place and t.place[0] != "S" for tokens in view.tokens for t in tokens)
