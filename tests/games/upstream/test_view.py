"""A view of the river: what it shows, what it hides, and what an action would bring."""

from __future__ import annotations

import pytest

from anadrome.core.chance import seeded
from anadrome.core.match import Match
from anadrome.games.upstream.game import GAME
from anadrome.games.upstream.previews import Loss, Move
from tests.games.upstream.river import River


def preview(river: River, action: str) -> Move:
    (move,) = [move for move in river.view.moves if move.action == action]
    return move


def test_a_view_of_a_turn() -> None:
    river = River(3, "C4 rapids NW", A="L2:2 C1:1", B="C2:2", C="R3:1", stack="wwe")
    view = river.view
    assert (view.seat, view.players, view.phase, view.acting, view.points) == (
        None,
        3,
        "move",
        0,
        5,
    )
    assert (view.round, view.rounds, view.first, view.top_row) == (3, 14, 0, 6)
    assert view.falling == ("L1", "R1", "C1")
    assert (view.stack_size, view.stack["water"], view.stack["eagle"]) == (3, 2, 1)
    assert (view.salmon, view.scores, view.places) == ((3, 2, 1), (3, 2, 1), ())
    (rapids,) = [tile for tile in view.river if tile.tile == "rapids"]
    assert (rapids.space.name, rapids.space.x, rapids.space.y, rapids.turned) == ("C4", 1, 9, "NW")
    assert (view.gaps, view.spawn, view.hand) == ((), (), ())
    assert (view.herons_due, view.layings) == ((), ())


def test_nothing_falls_in_the_first_round() -> None:
    assert River(3, round=1, A="L2:2").view.falling == ()
    assert River(3, round=2, A="L2:2").view.falling == ("C-1", "L0", "R0", "C0")


def test_a_view_while_tiles_are_laid() -> None:
    match = Match(GAME, 3, {"first_placer": "blue"}, 5)
    view = match.view(1)
    assert (view.phase, view.acting, view.round) == ("lay", 1, 0)
    assert [space.name for space in view.gaps] == ["L1", "R1", "C1"]
    assert [laying.action for laying in view.layings] == match.legal(1)
    assert {laying.tile for laying in view.layings} == set(view.hand)
    assert view.moves == ()


def test_a_laying_says_how_the_tile_will_lie() -> None:
    """Its turn and its waterfalls are then so in the river."""
    seen = set[str]()
    for seed in range(20):
        for choice in range(6):
            match = Match(GAME, 2, {"tiles": "bear:3,waterfall:4,rapids:6,water:1"}, seed)
            laying = match.view(0).layings[choice % len(match.view(0).layings)]
            match.play(match.view(0).acting, laying.action)
            river = match.view(0).river
            (tile,) = [tile for tile in river if tile.space.name == laying.space]
            assert (tile.tile, tile.turned, tile.falls) == (
                laying.tile,
                laying.turned,
                laying.falls,
            )
            seen.add(laying.tile)
    assert {"waterfall", "bear", "rapids"} <= seen


def test_the_order_of_the_stack_is_hidden_and_nothing_else() -> None:
    river = River(3, stack="webfwwhrhra", A="L2:2", B="C2:2")
    seen = set()
    for seed in range(30):
        sample = GAME.determinize(river.view, seeded(str(seed)))
        assert GAME.view(sample, None) == river.view
        line = GAME.position(sample)
        before, _, after = line.partition(" stack ")
        seen.add(after.split()[0])
        known = GAME.position(river.state).partition(" stack ")
        assert before == known[0]
        assert after.split()[1:] == known[2].split()[1:]
        assert sorted(after.split()[0]) == sorted("webfwwhrhra")
    assert len(seen) == 30


# -- What a move would bring


@pytest.mark.rule("U-BEAR-1", "U-EAGLE-1")
def test_a_preview_of_a_jump_with_losses() -> None:
    river = River(3, "L3 bear S, L4 eagle", A="L2:2", B="C2:2")
    move = preview(river, "L2^L4")
    assert (move.token, move.way, move.start, move.over, move.end) == (
        0,
        "jump",
        "L2",
        ("L3",),
        "L4",
    )
    assert (move.cost, move.salmon) == (3, 0)
    assert move.losses == (Loss("bear", "L3"), Loss("eagle", "L4"))


@pytest.mark.rule("U-RAP-1", "U-RAP-3")
def test_a_preview_of_a_ride_on_rapids() -> None:
    river = River(3, "C3 rapids N, C4 waterfall S", A="C2:2", B="C1:2")
    move = preview(river, "C2>C3")
    assert (move.carried, move.cost, move.salmon, move.waits) == (("C4",), 2, 2, False)
    river = River(2, "C3 rapids N", A="C2:2", B="C4:2 C4:1")
    assert preview(river, "C2>C3").waits


@pytest.mark.rule("U-WHIRL-1")
def test_a_preview_of_a_whirlpool() -> None:
    river = River(3, "C3 rock", whirlpool=True, A="C2:2", B="C1:2")
    assert preview(river, "C2>C3").whirled
    assert not preview(river, "C2^C4").whirled


def test_previews_change_nothing() -> None:
    river = River(3, "C3 rapids N, C4 eagle", A="C2:2 L2:1", B="C1:2")
    before = GAME.position(river.state)
    assert [move.action for move in river.view.moves] == river.open_to("A")
    assert GAME.position(river.state) == before
