"""The practice pond: one player and a silent angler."""

from __future__ import annotations

from typing import Any

import pytest

import anadrome
from anadrome.core.events import heard
from anadrome.core.match import Match
from anadrome.games.coldwater import events
from anadrome.games.coldwater.game import GAME
from tests.games.coldwater.pond import Pond, fish, sum_up


def silent_turn(draws: str, words: str = "", silent: str = "", **more: Any) -> list[str]:
    """What happens after A's turn ends, with what the silent angler draws."""
    return played(draws, words, silent, **more)[1]


def played(draws: str, words: str = "", silent: str = "", **more: Any) -> tuple[Pond, list[str]]:
    pond = Pond(1, taking=True, draws=draws, A=words, S=silent, **more)
    return pond, pond.play("take green")[1:]


@pytest.mark.rule("C-SOLO-1")
def test_nine_baits_a_colour_seven_in_the_discard() -> None:
    for seed in range(20):
        view = Match(GAME, 1, {}, seed).view(None)
        assert view.solo
        assert sum(view.discard) == 7
        assert sum(view.bag) == 54 - 7 - 7
        assert view.white_in_bag
        assert [sum(zone) for zone in view.anglers[0].box] == [3, 4, 0, 0]


@pytest.mark.rule("C-SOLO-1")
def test_the_silent_angler_begins_with_the_small_species() -> None:
    view = Match(GAME, 1, {}, 1).view(0)
    assert [angler.trophies for angler in view.anglers] == [(), (("small-species", 5),)]
    silent = view.anglers[1]
    assert (silent.token, silent.tackle, silent.masters) == (None, (), ())
    assert view.points == (0, 5)


@pytest.mark.rule("C-SOLO-1")
def test_the_discard_is_drawn_before_the_zones() -> None:
    facts = [type(f).__name__ for f in Match(GAME, 1, {}, 2).heard(None)]
    assert facts.index("BaitsSpilled") < facts.index("Filled")


@pytest.mark.rule("C-SOLO-2")
def test_it_draws_two_baits_after_each_turn_of_yours() -> None:
    said = silent_turn("violet, black", discard="0,0,0,0,0,0")
    assert said == [
        "turn 1 of B",
        "silent draws violet",
        "violet>green",
        "silent draws black",
        "yellow>black",
        "turn 2 of A",
    ]


@pytest.mark.rule("C-SOLO-2")
def test_with_fewer_fish_you_may_let_it_draw_only_one() -> None:
    pond, said = played("violet, black", silent=f"fish {fish('roach 1')}")
    assert said == ["turn 1 of B"]
    assert pond.asks == "silent A"
    assert pond.open_to() == ["silent one", "silent two"]
    told = pond.play("silent one")
    assert [text for text in told if "draws" in text] == ["silent draws violet"]
    pond, _ = played("violet, black", silent=f"fish {fish('roach 1')}")
    assert len([text for text in pond.play("silent two") if "draws" in text]) == 2
    one_each = f"fish {fish('roach 1')}"
    assert len(silent_turn("violet, black", "fish 36", one_each)) > 1


@pytest.mark.rule("C-SOLO-3")
@pytest.mark.parametrize(
    ("walk", "draw", "move"),
    [
        ("violet:1,red:1,yellow:2", "violet", "violet>green"),
        ("violet:1,red:1,yellow:2", "yellow", "yellow>black"),
        ("violet:1,red:1,yellow:2", "red", "red>black"),
        ("harbour:1,yellow:1,black:2", "black", "black>violet"),
        ("harbour:1,violet:1,black:2", "black", "black>green"),
        ("violet:1,red:1,yellow:2", "blue", "violet>blue"),
        ("blue:1,red:1,yellow:2", "violet", "yellow>violet"),
        ("blue:2,red:1,yellow:2", "green", "yellow>green"),
    ],
)
def test_a_token_moves(walk: str, draw: str, move: str) -> None:
    """Step 2 takes the token from green first, so three are left."""
    spots = sorted([*walk.split(","), "green:1"], key=ring)
    spots = [spot for spot in spots if spot != "green:1"]
    pond = Pond(1, phase="silent", silent="1,0", acting="1", walk=",".join(spots), draws=draw)
    told: list[anadrome.Told] = []
    pond.state.go_on(told)
    moved = [f for f in heard(told, None) if isinstance(f, events.AnglerMoved)]
    assert f"{moved[0].start}>{moved[0].end}" == move
    start = move.split(">")[0]
    side = int(dict(spot.split(":") for spot in spots)[start])
    assert moved[0].side == pond.state.side_on(ring(moved[0].end + ":")) == side


def ring(spot: str) -> int:
    colours = ("harbour", "violet", "green", "blue", "red", "yellow", "black")
    return colours.index(spot.split(":")[0])


def silent_draw(draw: str, **words: Any) -> tuple[Pond, list[str]]:
    """One draw of the silent angler, its last of the turn."""
    pond = Pond(1, phase="silent", silent="1,1", acting="1", draws=draw, **words)
    told: list[anadrome.Told] = []
    pond.state.go_on(told)
    return pond, [text for text in map(str, _brief(told)) if text]


def _brief(told: list[anadrome.Told]) -> list[str]:
    return sum_up(told)


@pytest.mark.rule("C-SOLO-4")
@pytest.mark.parametrize("baits", range(1, 9))
def test_three_to_six_baits_of_the_colour_catch_the_fish_of_that_zone(baits: int) -> None:
    pond, said = silent_draw("blue", discard=f"0,0,{baits - 1},0,0,0", waters="lake 3 perch")
    caught = [text for text in said if "catches" in text]
    if 3 <= baits <= 6:
        assert len(caught) == 1
        assert caught[0].endswith(f" lake {baits}")
        assert len(pond.pile("S")) == 1
    else:
        assert caught == []
    assert pond.word("discard").split(",")[2] == str(baits)


@pytest.mark.rule("C-SOLO-4")
def test_spaces_are_filled_after_each_act() -> None:
    pond, _ = silent_draw("blue", discard="0,0,2,0,0,0")
    assert None not in pond.view.waters[1].zones
    pond, said = silent_draw(
        "blue",
        discard="0,0,2,0,0,0",
        waters="lake 3 -",
        tops="wrasse,-,salmon",
        decks="4,3,4,4,2,4,5,4,0,0,0",
    )
    assert not [text for text in said if "catches" in text]


@pytest.mark.rule("C-SOLO-5")
def test_the_white_bait_brings_it_a_master_angler_and_asks_you() -> None:
    pond, said = silent_draw("white, ray-6", discard="1,2,0,0,0,0", deck="28,29")
    assert said == ["silent draws white", "3 baits back", "silent gets ray-6"]
    assert pond.asks == "white A"
    assert pond.open_to() == ["white angler", "white baits"]
    assert not pond.view.white_in_bag
    assert pond.view.discard == (0, 0, 0, 0, 0, 0)
    pond.play("white angler")
    assert len(pond.view.anglers[1].caught_masters) == 2
    assert pond.view.white_in_bag


@pytest.mark.rule("C-SOLO-5")
def test_or_seven_baits_go_to_the_discard() -> None:
    pond, _ = silent_draw("white", discard="1,2,0,0,0,0")
    said = pond.play("white baits")
    assert said[0] == "7 baits spilled"
    assert sum(pond.view.discard) == 7
    assert pond.view.white_in_bag


@pytest.mark.rule("C-SOLO-5")
def test_no_token_moves_and_the_draw_is_used_up() -> None:
    pond, _ = silent_draw("white")
    walk = pond.word("walk")
    pond.play("white angler")
    assert pond.word("walk") == walk
    assert pond.asks == "cast A"


@pytest.mark.rule("C-SOLO-5")
def test_without_master_anglers_only_the_baits_remain() -> None:
    pond, said = silent_draw("white", deck="-")
    assert "7 baits spilled" in said
    assert pond.asks == "cast A"
    pond, said = silent_draw("white", deck="3")
    assert "silent gets crab-4" in said
    assert "7 baits spilled" in said


@pytest.mark.rule("C-SOLO-5")
def test_in_your_own_filling_the_zone_comes_first() -> None:
    pond = Pond(1, A="token 2", discard="0,0,0,0,0,5", draws="red, white, black, black")
    said = pond.play("cast harbour", "fill 3")
    assert said[1] == "A fills 3 red black black white after 1"
    assert said[2].startswith("silent gets")
    assert pond.asks == "white A"
    pond.play("white baits")
    assert pond.asks == "harbour A"
    assert pond.view.harbour_left == 1
    assert sum(pond.view.discard) == 7


@pytest.mark.rule("C-SOLO-6")
def test_it_wins_trophies_like_anyone() -> None:
    pond, said = silent_draw(
        "blue, perch 4, mystery 3", discard="0,0,2,0,0,0", waters="lake 3 perch",
        mystery="4", mysteries="3",
    )  # fmt: skip
    assert "B shows perch 4" in said
    assert pond.trophies("S")["mystery"] == 1
    pond, said = silent_draw("white, crab-2", deck="1", S="caught 0,2 won 000000050")
    assert "B wins three-alike 2" in said


@pytest.mark.rule("C-SOLO-6")
def test_its_second_small_species_wins_nothing() -> None:
    _, said = silent_draw(
        "blue", discard="0,0,2,0,0,0", waters="lake 3 perch",
        S=f"fish {fish('roach 1', 'flounder 2')} won 000000050", trophies="000000010",
    )  # fmt: skip
    assert "perch" in " ".join(said)
    assert not [text for text in said if "small" in text]


@pytest.mark.rule("C-SOLO-6")
def test_its_cards_are_open() -> None:
    pond, _ = silent_draw("blue", discard="0,0,2,0,0,0", waters="lake 3 perch")
    for seat in (0, None):
        caught = GAME.view(pond.state, seat).anglers[1].fish[0]
        assert caught.fish is not None
        assert caught.shown


@pytest.mark.rule("C-SOLO-6")
def test_it_can_end_the_game() -> None:
    dozen = fish(*(f"pike {weight}" for weight in range(3, 22, 2)), "roach 1", "roach 3")
    _, said = silent_draw("violet", S=f"fish {dozen}", discard="0,0,0,0,0,0")
    assert "B wins twelve-fish 2" in said
    assert said[-2:] == ["last turns after B: twelve-fish", "turn 2 of A (last)"]


@pytest.mark.rule("C-SOLO-6")
def test_after_your_end_it_has_a_last_turn() -> None:
    pond = Pond(1, taking=True, limit="1", draws="violet, black")
    said = pond.play("take green")
    assert "turn 1 of B (last)" in said
    assert said[-1] == "end"


@pytest.mark.rule("C-SOLO-6")
def test_it_presents_its_heaviest_fish() -> None:
    """Of equal ones the tagged one: roach 36 is brown and later, 37 grey and earlier."""
    silent = "fish 36,37,0,4"
    pond = Pond(1, phase="silent", silent="0,2", acting="1", ending="1,0", tag="brown", S=silent)
    told: list[anadrome.Told] = []
    pond.state.go_on(told)
    held = [f for f in heard(told, None) if isinstance(f, events.ContestHeld)]
    assert [[each.time for each in contest.entries[0].fish] for contest in held] == [
        ["15:56"],
        [],
        ["14:20"],
    ]


@pytest.mark.rule("C-SOLO-6")
@pytest.mark.parametrize(("mine", "place"), [("000000050", 2), ("000000051", 1), ("000000040", 2)])
def test_you_win_with_a_higher_score_and_lose_with_an_equal_one(mine: str, place: int) -> None:
    pond = Pond(
        1, phase="silent", silent="0,2", acting="1", ending="1,0",
        A=f"won {mine}", S="won 000000050",
    )  # fmt: skip
    pond.state.go_on(None)
    outcome = GAME.outcome(pond.state)
    assert outcome.places == (place,)
    assert outcome.others == (5,)
    assert pond.view.places == ((1, 2) if place == 1 else (2, 1))
