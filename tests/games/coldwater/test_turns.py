"""A turn: casting, taking, turning; bait, the Harbour, filling."""

from __future__ import annotations

import pytest

from tests.games.coldwater.pond import Pond

FREE = ["cast harbour", "cast violet", "cast blue", "cast black"]


@pytest.mark.rule("C-TURN-1")
def test_a_token_is_cast_on_any_free_space() -> None:
    pond = Pond(3)
    assert pond.open_to() == FREE
    assert pond.open_to("B") == []
    assert pond.refuses("cast green") == "C-TURN-1"
    assert pond.refuses("take green") == "C-TURN-1"
    assert pond.play("cast blue") == ["A casts blue 1"]
    assert pond.word("walk") == "green:1,blue:1,red:1,yellow:1"
    assert pond.word("token", "A") == "0"


@pytest.mark.rule("C-TURN-1")
def test_the_side_of_the_token_counts() -> None:
    assert Pond(2, A="token 2 baits vvg,vvg,-,-").play("cast violet")[1] == "A uses violet 2200"
    assert Pond(2, A="token 1 baits vvg,vvg,-,-").play("cast violet")[1] == "A uses violet 1100"


@pytest.mark.rule("C-TURN-2")
def test_another_token_is_taken_and_acts_for_its_own_side() -> None:
    pond = Pond(2, taking=True, walk="violet:1,green:2,red:1,yellow:1", A="baits vgg,-,-,-")
    assert pond.open_to() == ["take green", "take red", "take yellow"]
    assert pond.refuses("take violet") == "C-TURN-2"
    assert pond.refuses("take blue") == "C-TURN-2"
    assert pond.play("take green")[:2] == ["A takes green 2", "A uses green 2000"]


@pytest.mark.rule("C-TURN-3")
@pytest.mark.parametrize(("side", "turned"), [("1", "2"), ("2", "1")])
def test_the_token_taken_is_turned_for_the_next_turn(side: str, turned: str) -> None:
    pond = Pond(2, taking=True, walk=f"violet:1,green:{side},red:1,yellow:1")
    assert pond.play("take green") == [f"A takes green {side}", "turn 1 of B"]
    assert pond.word("token", "A") == turned
    assert pond.word("walk") == "violet:1,red:1,yellow:1"
    assert pond.asks == "cast B"


@pytest.mark.rule("C-FISH-1")
def test_side_1_takes_one_of_the_colour_from_every_zone_and_side_2_all() -> None:
    box = "baits vvg,vgb,gb,vvvvb"
    pond = Pond(2, A=f"token 1 {box}")
    assert pond.play("cast violet")[-1] == "A uses violet 1101"
    assert pond.box("A") == "vg,gb,gb,vvvb"
    assert pond.word("discard") == "3,0,0,0,0,0"
    pond = Pond(2, A=f"token 2 {box}")
    assert pond.play("cast violet")[-1] == "A uses violet 2104"
    assert pond.box("A") == "g,gb,gb,b"


@pytest.mark.rule("C-FISH-1")
def test_having_none_of_the_colour_is_legal_and_does_nothing() -> None:
    pond = Pond(2, A="baits gg,-,-,-")
    assert pond.play("cast violet") == ["A casts violet 1"]
    assert pond.box("A") == "gg,-,-,-"
    assert pond.asks == "take A"


@pytest.mark.rule("C-FISH-1")
def test_all_baits_leave_before_anything_is_caught() -> None:
    pond = Pond(2, A="token 2 baits vv,v,-,-")
    said = pond.play("cast violet")
    assert said == ["A casts violet 2", "A uses violet 2100"]
    assert pond.asks == "catch A"


@pytest.mark.rule("C-PORT-1")
def test_side_1_of_the_harbour_gives_one_action_and_side_2_two() -> None:
    pond = Pond(2, A="token 1")
    pond.play("cast harbour", "fill 3")
    assert pond.asks == "take A"
    pond = Pond(2, A="token 2")
    pond.play("cast harbour", "fill 3")
    assert pond.asks == "harbour A"
    pond.play("fill 6")
    assert pond.asks == "take A"
    assert [len(zone.replace("-", "")) for zone in pond.box("A").split(",")] == [3, 0, 0, 6]


@pytest.mark.rule("C-PORT-1")
def test_zones_that_are_not_full_and_cards_while_there_are_fewer_than_three() -> None:
    pond = Pond(2, A="baits vvv,vvgg,vvggg,vvgggb tries crab-1:0,ray-1:0", masters="2,-,9,-")
    pond.play("cast harbour")
    assert pond.open_to() == ["angler crab-3", "angler conger-4", "angler top"]
    pond = Pond(2, A="baits vv,vvgg,vvggg,- tries crab-1:0,ray-1:0,char-1:0")
    pond.play("cast harbour")
    assert pond.open_to() == ["fill 3", "fill 6"]


@pytest.mark.rule("C-PORT-1")
def test_what_cannot_be_done_is_skipped() -> None:
    full = "baits vvv,vvgg,vvggg,vvgggb tries crab-1:0,ray-1:0,char-1:0"
    pond = Pond(2, A=full)
    assert pond.play("cast harbour") == ["A casts harbour 1"]
    assert pond.asks == "take A"
    pond = Pond(2, A="token 2 baits vv,vvgg,vvggg,vvgggb tries crab-1:0,ray-1:0,char-1:0")
    assert pond.play("cast harbour")[1].startswith("A fills 3")
    assert pond.asks == "take A"


@pytest.mark.rule("C-FILL-1")
def test_a_zone_is_filled_to_its_number_one_bait_at_a_time() -> None:
    pond = Pond(2, A="baits -,-,vg,-", draws="red, red, black")
    assert pond.play("cast harbour", "fill 5")[-1] == "A fills 5 red red black"
    assert pond.box("A") == "-,-,vgrrk,-"


@pytest.mark.rule("C-FILL-1")
def test_the_white_bait_brings_the_discard_back_and_goes_back_itself() -> None:
    drawn = "blue, white, violet, violet, blue"
    pond = Pond(2, bag="0,0,3,0,0,0,1", discard="5,0,1,0,0,0", draws=drawn)
    said = pond.play("cast harbour", "fill 4")
    assert said[-1] == "A fills 4 blue violet violet blue white after 1"
    assert pond.word("discard") == "0,0,0,0,0,0"
    assert pond.word("bag") == "3,0,2,0,0,0,1"


@pytest.mark.rule("C-FILL-1")
def test_a_zone_stays_short_when_nothing_is_left() -> None:
    pond = Pond(4, bag="0,0,2,0,0,0,1", discard="1,0,0,0,0,0")
    pond.play("cast harbour", "fill 6")
    assert sorted(pond.box("A").split(",")[3]) == ["b", "b", "v"]
    assert pond.word("bag") == "0,0,0,0,0,0,1"


@pytest.mark.rule("C-PORT-1")
def test_nothing_is_filled_from_nothing() -> None:
    pond = Pond(4, bag="0,0,0,0,0,0,1", discard="0,0,0,0,0,0")
    pond.play("cast harbour")
    assert not [action for action in pond.open_to() if action.startswith("fill")]
    pond = Pond(4, bag="0,0,0,0,0,0,1", discard="0,0,0,0,0,1")
    pond.play("cast harbour")
    assert "fill 3" in pond.open_to()


@pytest.mark.rule("C-TURN-1")
def test_a_space_acts_as_soon_as_the_token_is_there() -> None:
    pond = Pond(2, A="baits v,-,-,-")
    assert pond.play("cast violet")[1] == "A uses violet 1000"
    assert pond.asks == "take A"
    assert pond.pile("A") != []
