"""Options: movement tokens, Whirlpools, the tiles in the stack."""

from __future__ import annotations

import pytest

import anadrome
from anadrome.core.match import Match
from anadrome.core.words import LANGUAGES, refusal_text
from anadrome.games.upstream.game import GAME
from anadrome.games.upstream.tiles import counts, mixes
from tests.games.upstream.river import River

# -- Movement tokens


@pytest.mark.rule("U-MTOK-1")
def test_every_point_spent_passes_a_token_to_the_next_player() -> None:
    river = River(3, tokens=True, A="L2:2 C2:2", B="L3:2", C="C3:1")
    assert river.view.movement_tokens == (5, 0, 0)
    assert river.play("L2^L4") == ["A L2^L4 for 3", "A passes 3 to B"]
    assert river.view.movement_tokens == (2, 3, 0)
    river.play("C2>R3", "R3>R4")
    assert river.view.movement_tokens == (0, 5, 0)
    assert (river.asks, river.points) == ("move B", 5)


@pytest.mark.rule("U-MTOK-1")
def test_after_the_last_turn_of_a_round_they_go_to_the_next_first_player() -> None:
    river = River(
        3, tokens=True, turn=2, points=1, stack="bwfww", A="L5:2", B="C5:2", C="R5:2 R4:2"
    )
    assert river.view.movement_tokens == (0, 4, 1)
    assert river.play("R5>R6")[1] == "C passes 1 to B"
    assert river.view.movement_tokens == (0, 5, 0)
    river = River(2, tokens=True, turn=1, points=1, stack="bwfww", A="L5:2", B="C5:2 R5:2")
    assert river.play("R5>R6")[1] == "B passes 1 to A"


@pytest.mark.rule("U-MTOK-1", "U-TURN-1")
def test_what_could_not_be_spent_is_passed_on_too() -> None:
    river = River(3, tokens=True, points=2, A="L6:2", B="L4:2", C="R5:2")
    told = river.play("L6>C6")
    assert told[:4] == ["A L6>C6", "A passes 1 to B", "A loses 1 points", "A passes 1 to B"]
    assert (river.asks, river.points) == ("move B", 5)
    assert river.view.movement_tokens == (0, 5, 0)


@pytest.mark.rule("U-MTOK-1", "U-TURN-2")
def test_of_two_players_the_starters_fifth_token_is_passed_unused() -> None:
    match = Match(GAME, 2, {"movement_tokens": "yes", "mouth": "random"}, 1)
    view = match.view(None)
    held = view.movement_tokens
    assert (held[view.first], held[1 - view.first], view.points) == (4, 1, 4)
    assert any(type(told.fact).__name__ == "TokensPassed" for told in match.told)


@pytest.mark.rule("U-MTOK-1")
def test_the_starter_holds_them_from_the_set_up_on() -> None:
    match = Match(GAME, 5, {"movement_tokens": "yes", "first_placer": "vermilion"}, 1)
    assert match.view(None).movement_tokens == (0, 0, 5, 0, 0)
    assert Match(GAME, 5, {}, 1).view(None).movement_tokens is None


@pytest.mark.rule("U-MTOK-1", "U-RAP-3")
def test_a_leap_from_rapids_passes_its_token() -> None:
    river = River(3, "L3 rapids N, L4 waterfall S", tokens=True, A="L2:2", B="R4:2")
    assert river.play("L2>L3")[-1] == "A passes 2 to B"
    assert river.view.movement_tokens == (3, 2, 0)


@pytest.mark.rule("U-MTOK-1")
@pytest.mark.parametrize(("movement_tokens", "may"), [("no", True), ("yes", False)])
def test_with_movement_tokens_moves_are_final(movement_tokens: str, may: bool) -> None:
    options = {"mouth": "random", "movement_tokens": movement_tokens, "tiles": "herons"}
    match = Match(GAME, 3, options, 2)
    seat, before = match.decision.seats[0], match.position()
    move = next(move for move in match.legal(seat) if ">" in move)
    match.play(seat, move)
    assert match.can_take_back(seat) == may
    if may:
        match.take_back(seat)
        assert match.position() == before
        while match.decision.seats == (seat,):
            match.play(seat, match.legal(seat)[0])
        assert not match.can_take_back(seat), "the turn is over"


def test_tiles_of_one_row_can_be_taken_back_while_others_are_left() -> None:
    match = Match(GAME, 3, {"mouth": "random"}, 1)
    while match.decision.kind != "lay" or len(match.view(None).hand) < 3:
        seat = match.decision.seats[0]
        match.play(seat, match.legal(seat)[0])
    seat, before = match.decision.seats[0], match.position()
    match.play(seat, match.legal(seat)[0])
    assert match.can_take_back(seat)
    match.take_back(seat)
    assert match.position() == before


# -- Whirlpools


@pytest.mark.rule("U-WHIRL-1")
@pytest.mark.parametrize("way", [">", "^"])
def test_a_whirlpool_holds_who_comes_to_it_for_the_turn(way: str) -> None:
    river = River(3, "L3 rock", whirlpool=True, A="L2:2 C2:2", B="R3:2", C="R5:1")
    assert river.play(f"L2{way}L3")[-1] == "A whirls L3"
    assert river.moves_of("L3") == []
    assert river.view.tokens[0][0].held
    river.end_turn(), river.end_turn(), river.end_turn()
    while river.asks != "move A":
        river.end_turn()
    assert river.moves_of("L3")


@pytest.mark.rule("U-WHIRL-1")
def test_rocks_hold_nobody_and_whirlpools_passed_in_a_jump_neither() -> None:
    river = River(3, "L3 rock", A="L2:2", B="R3:2")
    river.play("L2>L3")
    assert river.moves_of("L3")
    river = River(3, "L3 rock", whirlpool=True, A="L2:2", B="R3:2")
    river.play("L2^L4")
    assert river.moves_of("L4")


@pytest.mark.rule("U-WHIRL-1", "U-TURN-1")
def test_a_whirlpool_may_end_a_turn_early() -> None:
    river = River(3, "L3 rock", whirlpool=True, A="L2:2", B="R3:2")
    assert river.play("L2>L3") == ["A L2>L3", "A whirls L3", "A loses 4 points"]
    assert river.asks == "move B"


@pytest.mark.rule("U-WHIRL-1")
def test_two_players_use_all_tiles_with_whirlpools() -> None:
    assert sum(counts(2, "base", whirlpool=True)) == 29
    assert sum(counts(2, "base", whirlpool=False)) == 23
    match = Match(GAME, 2, {"whirlpool": "yes", "mouth": "random"}, 1)
    assert match.view(None).points == 4
    assert match.view(None).rounds == 12


@pytest.mark.rule("U-WHIRL-1", "U-CAP-1")
def test_one_token_held_leaves_its_twin_free() -> None:
    river = River(3, "L3 rock", whirlpool=True, A="L2:1 L3:1", B="R3:2")
    river.play("L2>L3")
    assert ">L4" in river.moves_of("L3")
    river.play("L3>L4")
    assert river.tokens("A") == ["L3:1", "L4:1"]


# -- Tiles


@pytest.mark.rule("U-RAP-5")
@pytest.mark.parametrize(
    ("players", "mix", "found"),
    [
        (3, "base", [7, 4, 3, 5, 5, 5, 0]),
        (3, "added", [7, 4, 3, 5, 5, 5, 6]),
        (4, "herons", [7, 4, 3, 5, 0, 4, 6]),
        (5, "eagles", [7, 4, 3, 0, 5, 4, 6]),
        (3, "water", [1, 4, 3, 5, 5, 5, 6]),
        (3, "water-rocks", [4, 4, 3, 5, 5, 2, 6]),
        (2, "base", [7, 4, 3, 5, 4, 0, 0]),
        (2, "added", [7, 4, 3, 5, 4, 0, 6]),
        (2, "water", [1, 4, 3, 5, 4, 0, 6]),
    ],
)
def test_the_mixes(players: int, mix: str, found: list[int]) -> None:
    assert counts(players, mix, whirlpool=False) == found
    assert mix in mixes(players)
    kinds = ("water", "waterfall", "bear", "eagle", "heron", "rock", "rapids")
    view = Match(GAME, players, {"tiles": mix, "mouth": "random"}).view(None)
    tiles = dict(view.stack)
    for tile in view.river:
        if tile.tile != "sea":
            tiles[tile.tile] += 1
    assert [tiles[kind] for kind in kinds] == found


@pytest.mark.rule("U-RAP-5")
def test_two_players_without_whirlpool_have_two_mixes_with_rapids() -> None:
    assert mixes(2) == ("base", "added", "water")
    for mix in ("herons", "eagles", "water-rocks"):
        with pytest.raises(anadrome.BadSetup) as refused:
            Match(GAME, 2, {"tiles": mix})
        assert refused.value.key == "tiles-mix"
        assert Match(GAME, 2, {"tiles": mix, "whirlpool": "yes"}).options["tiles"] == mix


@pytest.mark.rule("U-RAP-5")
@pytest.mark.parametrize(
    ("players", "tiles", "key"),
    [
        (3, "lots", "tiles-unknown"),
        (3, "", "tiles-unknown"),
        (3, "water:7,fish:7", "tiles-unknown"),
        (3, "water:7,water:7", "tiles-unknown"),
        (3, "water:8,bear:3,eagle:3", "tiles-supply"),
        (2, "water:7,rock:1,eagle:5,bear:1", "tiles-supply"),
        (2, "water:7,heron:5,eagle:2", "tiles-supply"),
        (3, "water:7,eagle:5,heron:3", "tiles-number"),
        (3, "water:7,heron:4", "tiles-number"),
        (3, "water:6,heron:5", "tiles-number"),
        (3, "water:0", "tiles-number"),
    ],
)
def test_tiles_that_make_no_river_are_refused(players: int, tiles: str, key: str) -> None:
    with pytest.raises(anadrome.BadSetup) as refused:
        Match(GAME, players, {"tiles": tiles})
    assert refused.value.key == key
    for lang in LANGUAGES:
        assert refusal_text(refused.value.key, refused.value.params, lang)


@pytest.mark.rule("U-RAP-5", "U-ROUND-4")
@pytest.mark.parametrize(
    ("players", "tiles", "rounds"),
    [
        (3, "water:7,eagle:5,heron:2", 7),
        (3, "water:5,waterfall:2,bear:2,rapids:6,rock:2", 8),
        (2, "water:7,eagle:5,heron:4,rapids:1", 8),
    ],
)
def test_other_counts_are_allowed(players: int, tiles: str, rounds: int) -> None:
    match = Match(GAME, players, {"tiles": tiles})
    assert match.options["tiles"] == tiles
    assert match.view(None).rounds == rounds
