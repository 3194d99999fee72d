"""Catching fish: emptied Zones, their bonuses, tackle."""

from __future__ import annotations

import pytest

from anadrome.core.events import heard
from anadrome.games.coldwater import events
from tests.games.coldwater.pond import Pond

SHORE = "shore 3 wrasse, shore 4 flounder, shore 5 mackerel, shore 6 john-dory"
LAKE = "lake 3 pike, lake 4 perch, lake 5 sea-trout, lake 6 pike"
RIVER = "river 3 roach, river 4 salmon, river 5 brown-trout, river 6 rainbow-trout"
WATERS = f"{SHORE}, {LAKE}, {RIVER}"


@pytest.mark.rule("C-CATCH-1")
@pytest.mark.parametrize(
    ("bait", "colour", "caught"),
    [
        ("v", "violet", "flounder shore"),
        ("b", "blue", "perch lake"),
        ("k", "black", "salmon river"),
    ],
)
def test_the_last_bait_of_a_zone_catches_the_fish_of_its_number_and_colour(
    bait: str, colour: str, caught: str
) -> None:
    pond = Pond(2, A=f"baits -,{bait},-,-", waters=WATERS)
    assert pond.play(f"cast {colour}")[-1] == f"A catches {caught} 4"


@pytest.mark.rule("C-CATCH-1")
@pytest.mark.parametrize(
    ("bait", "colour", "caught"),
    [("g", "green", "shore"), ("r", "red", "lake"), ("y", "yellow", "river")],
)
def test_each_location_has_two_colours(bait: str, colour: str, caught: str) -> None:
    pond = Pond(
        2,
        taking=True,
        A=f"baits {bait},-,-,-",
        waters=WATERS,
    )
    assert f" {caught} 3" in pond.play(f"take {colour}")[2]


@pytest.mark.rule("C-CATCH-1")
def test_one_fish_for_each_zone_emptied_and_none_for_others() -> None:
    pond = Pond(2, A="token 2 baits vv,v,vg,-", waters=WATERS)
    pond.play("cast violet")
    assert pond.open_to() == ["catch 3 shore 3", "catch 4 shore 4"]
    assert pond.play("catch 4 shore 4") == [
        "A catches flounder shore 4",
        "A catches wrasse shore 3",
    ]
    assert pond.asks == "take A"


@pytest.mark.rule("C-CATCH-1")
def test_a_bait_for_a_master_angler_empties_a_zone_too() -> None:
    pond = Pond(2, A="baits v,-,-,- tries crab-1:0", waters=WATERS)
    said = pond.play("cast violet", "bait crab-1:1")
    assert said[-2:] == ["A places 1 violet on crab-1", "A catches wrasse shore 3"]


@pytest.mark.rule("C-CATCH-2")
def test_only_the_angler_learns_the_weight() -> None:
    pond = Pond(3, A="baits v,-,-,-", waters=WATERS, draws="wrasse 6")
    told = pond.told("cast violet")
    backs = [fact for fact in heard(told, 0) if isinstance(fact, events.Weighed)]
    assert [back.fish.weight for back in backs] == [6]
    for other in (1, 2, None):
        assert not [fact for fact in heard(told, other) if isinstance(fact, events.Weighed)]
    assert pond.pile("A") == ["wrasse 6"]


@pytest.mark.rule("C-CATCH-2")
def test_spaces_are_filled_at_the_end_of_the_step() -> None:
    pond = Pond(2, A="token 2 baits v,v,rr,- tokens 0001", waters=WATERS)
    top = pond.view.waters[0].top
    pond.play("cast violet", "catch 3 shore 3")
    assert pond.asks == "tackle A"
    assert pond.view.waters[0].zones == (None, None, "mackerel", "john-dory")
    pond.play("go on")
    assert pond.asks == "take A"
    assert pond.view.waters[0].zones[0] == top
    assert None not in pond.view.waters[0].zones


@pytest.mark.rule("C-CATCH-2")
def test_spaces_are_filled_from_the_lowest_up() -> None:
    pond = Pond(2, A="token 2 baits v,v,-,-", waters=WATERS)
    top = pond.view.waters[0].top
    pond.play("cast violet", "catch 4 shore 4")
    zones = pond.view.waters[0].zones
    assert zones[0] == top
    assert None not in zones
    assert pond.view.waters[0].left == 14


@pytest.mark.rule("C-CATCH-2")
def test_without_fish_there_is_nothing_but_the_token_of_zone_5() -> None:
    pond = Pond(2, A="baits -,-,v,-", waters="shore 5 -", draws="spool")
    assert pond.play("cast violet")[2:] == ["A catches nothing 5", "A gets spool"]
    assert pond.pile("A") == []


@pytest.mark.rule("C-CATCH-2")
def test_a_catch_is_compulsory_but_where_nothing_is_tackle_may_stay_unused() -> None:
    pond = Pond(2, A="baits v,-,-,- tokens 1000", waters=WATERS)
    pond.play("cast violet")
    assert pond.open_to() == ["catch 3 shore 3", "catch 3 shore 4"]
    assert pond.refuses("catch 3 nothing") == "C-CATCH-1"
    pond = Pond(2, A="baits v,-,-,- tokens 1000", waters=f"{WATERS}, shore 3 -")
    pond.play("cast violet")
    assert pond.open_to() == ["catch 3 shore 4", "catch 3 nothing"]


@pytest.mark.rule("C-CATCH-2")
@pytest.mark.rule("C-Z6-1")
def test_where_nothing_is_the_top_of_the_deck_may_be_left_there() -> None:
    pond = Pond(2, A="baits -,-,-,v", waters=f"{WATERS}, shore 6 -")
    pond.play("cast violet")
    assert pond.open_to() == ["catch 6 shore deck", "catch 6 nothing"]
    assert pond.play("catch 6 nothing")[0] == "A catches nothing 6"
    assert pond.pile("A") == []


@pytest.mark.rule("C-Z5-1")
def test_zone_5_wins_the_top_tackle_token() -> None:
    pond = Pond(2, A="baits -,-,v,-", waters=WATERS, draws="mackerel 3, reel")
    assert pond.play("cast violet")[-1] == "A gets reel"
    assert pond.word("tokens", "A") == "0010"
    assert pond.word("tackle") == "3326"
    for zone in ("v,-,-,-", "-,v,-,-", "-,-,-,v"):
        pond = Pond(
            2, A=f"baits {zone}", waters=WATERS, decks="0,0,0,0,2,4,5,4,5,3,7", tops="-,pike,salmon"
        )
        pond.play("cast violet")
        assert pond.word("tokens", "A") == "0000"


@pytest.mark.rule("C-Z5-1")
def test_a_token_won_is_for_the_next_step() -> None:
    pond = Pond(2, A="token 2 baits vv,v,v,-", waters=WATERS, draws="mackerel 3, spool")
    pond.play("cast violet", "catch 5 shore 5")
    assert pond.word("tokens", "A") == "1000"
    assert pond.open_to() == ["catch 3 shore 3", "catch 4 shore 4"]
    pond = Pond(2, A="baits gg,-,v,-", waters=WATERS, draws="mackerel 3, lure")
    pond.play("cast violet")
    assert pond.asks == "take A"
    assert "lure green 3 3" in pond.open_to()


@pytest.mark.rule("C-Z6-1")
def test_zone_6_may_take_the_top_of_the_deck() -> None:
    pond = Pond(2, A="baits -,-,-,b", waters=WATERS)
    pond.play("cast blue")
    assert pond.open_to() == ["catch 6 lake 6", "catch 6 lake deck"]
    top = pond.view.waters[1].top
    assert pond.play("catch 6 lake deck") == [f"A catches {top} lake deck"]
    assert pond.view.waters[1].zones[3] == "pike"
    assert pond.view.waters[1].left == 15
    pond = Pond(2, A="baits -,-,b,-", waters=WATERS)
    pond.play("cast blue")
    assert pond.asks == "take A"


@pytest.mark.rule("C-TACK-1")
def test_a_rod_takes_the_same_zone_at_another_location() -> None:
    pond = Pond(2, A="baits v,-,-,- tokens 0100", waters=WATERS)
    pond.play("cast violet")
    assert pond.open_to() == ["catch 3 shore 3", "catch 3 lake 3", "catch 3 river 3"]
    assert pond.play("catch 3 river 3") == ["A plays rod", "A catches roach river 3"]
    assert pond.word("tokens", "A") == "0000"
    assert pond.word("spent") == "0100"


@pytest.mark.rule("C-TACK-2")
@pytest.mark.parametrize(("zone", "neighbours"), [(3, {4}), (4, {3, 5}), (5, {4, 6}), (6, {5})])
def test_a_spool_takes_a_neighbouring_zone_of_the_same_location(
    zone: int, neighbours: set[int]
) -> None:
    baits = ",".join("v" if zone == number else "-" for number in (3, 4, 5, 6))
    pond = Pond(
        2,
        A=f"baits {baits} tokens 1000",
        waters=WATERS,
        tops="-,pike,salmon",
        decks="0,0,0,0,2,4,5,4,5,3,7",
    )
    pond.play("cast violet")
    wanted = [f"catch {zone} shore {z}" for z in sorted({zone, *neighbours})]
    assert pond.open_to() == wanted
    there = min(neighbours)
    assert pond.play(f"catch {zone} shore {there}")[0] == "A plays spool"


@pytest.mark.rule("C-TACK-2")
def test_rod_and_spool_together_and_no_more_of_each() -> None:
    pond = Pond(2, A="baits v,-,-,- tokens 2200", waters=WATERS)
    pond.play("cast violet")
    assert pond.open_to() == [
        f"catch 3 {place}"
        for place in ("shore 3", "shore 4", "lake 3", "lake 4", "river 3", "river 4")
    ]
    said = pond.play("catch 3 lake 4")
    assert said == ["A plays rod", "A plays spool", "A catches perch lake 4"]
    assert pond.word("tokens", "A") == "1100"


@pytest.mark.rule("C-TACK-3")
def test_a_lure_removes_two_baits_of_a_colour_from_anywhere() -> None:
    pond = Pond(2, A="baits vv,vg,-,- tokens 0001", waters=WATERS)
    assert pond.open_to()[4:] == ["lure violet 3 3", "lure violet 3 4"]
    said = pond.play("lure violet 3 3")
    assert said == ["A plays lure", "A uses violet 2000", "A catches wrasse shore 3"]
    assert pond.asks == "cast A"
    assert pond.box("A") == "-,vg,-,-"


@pytest.mark.rule("C-TACK-3")
def test_a_lure_may_catch_two_fish_and_feed_a_master_angler() -> None:
    pond = Pond(2, A="baits v,v,-,- tokens 0001 tries crab-1:0", waters=WATERS)
    pond.play("lure violet 3 4", "bait crab-1:1")
    assert pond.asks == "catch A"
    pond.play("catch 3 shore 3")
    assert len(pond.pile("A")) == 2
    assert pond.word("tries", "A") == "crab-1:1"
    assert pond.word("discard") == "1,0,0,0,0,0"


@pytest.mark.rule("C-TACK-3")
def test_a_lure_needs_two_such_baits() -> None:
    pond = Pond(2, A="baits vg,b,r,- tokens 0001")
    assert not [action for action in pond.open_to() if action.startswith("lure")]
    assert pond.refuses("lure violet 3 3") == "C-TURN-1"


@pytest.mark.rule("C-TACK-4")
def test_a_reel_swaps_two_baits_of_different_zones_and_colours() -> None:
    pond = Pond(2, A="baits vg,v,-,- tokens 0010")
    assert pond.open_to()[4:] == ["reel green 3 violet 4"]
    assert pond.play("reel green 3 violet 4") == ["A plays reel", "A swaps green 3 with violet 4"]
    assert pond.box("A") == "vv,g,-,-"
    assert pond.asks == "cast A"
    assert pond.word("spent") == "0010"


@pytest.mark.rule("C-TACK-4")
def test_without_a_reel_nothing_is_swapped() -> None:
    for tokens in ("0000", "0001", "1100"):
        pond = Pond(2, A=f"baits vg,v,-,- tokens {tokens}")
        assert not [action for action in pond.open_to() if action.startswith("reel")]
        assert pond.refuses("reel green 3 violet 4") == "C-TURN-1"


@pytest.mark.rule("C-TACK-4")
def test_lures_and_reels_come_before_or_after_the_action_but_not_in_the_harbour() -> None:
    pond = Pond(2, A="token 2 baits vvg,vb,-,- tokens 0011")
    pond.play("cast harbour")
    assert pond.asks == "harbour A"
    assert not [action for action in pond.open_to() if action[:4] in ("lure", "reel")]
    pond.play("fill 5", "fill 6")
    assert pond.asks == "tackle A"
    assert "go on" in pond.open_to()
    assert "reel green 3 blue 4" in pond.open_to()
    pond.play("reel green 3 blue 4")
    assert pond.asks == "tackle A"
    pond.play("go on")
    assert pond.asks == "take A"
    assert any(action.startswith("lure") for action in pond.open_to())


@pytest.mark.rule("C-TACK-4")
def test_what_a_lure_empties_belongs_to_the_step() -> None:
    pond = Pond(2, A="baits vv,-,-,- tokens 0001", waters=WATERS)
    pond.play("lure violet 3 3")
    assert pond.view.waters[0].zones[0] is None
    assert pond.asks == "cast A"
    pond.play("cast violet")
    assert pond.view.waters[0].zones[0] is not None


@pytest.mark.rule("C-TACK-5")
def test_the_rod_does_not_go_with_the_top_of_a_deck() -> None:
    pond = Pond(2, A="baits -,-,-,b tokens 0100", waters=WATERS)
    pond.play("cast blue")
    assert [action for action in pond.open_to() if "deck" in action] == ["catch 6 lake deck"]


@pytest.mark.rule("C-TACK-5")
def test_a_spool_into_zone_5_or_6_brings_no_bonus() -> None:
    pond = Pond(2, A="baits -,b,-,- tokens 1000", waters=WATERS)
    pond.play("cast blue")
    assert pond.play("catch 4 lake 5") == ["A plays spool", "A catches sea-trout lake 5"]
    assert pond.word("tokens", "A") == "0000"
    pond = Pond(2, A="baits -,-,b,- tokens 1000", waters=WATERS)
    pond.play("cast blue")
    assert "catch 5 lake 6" in pond.open_to()
    assert "catch 5 lake deck" not in pond.open_to()


@pytest.mark.rule("C-TACK-5")
def test_when_the_last_token_is_taken_the_used_ones_are_the_new_pile() -> None:
    pond = Pond(2, A="baits -,-,v,-", waters=WATERS, tackle="0001", spent="0120")
    assert pond.play("cast violet")[-2:] == ["A gets lure", "3 tokens shuffled"]
    assert (pond.word("tackle"), pond.word("spent")) == ("0120", "0000")


@pytest.mark.rule("C-TACK-5")
def test_without_used_ones_the_pile_comes_when_a_token_is_next_wanted() -> None:
    pond = Pond(2, A="baits -,-,v,-", waters=WATERS, tackle="0001", spent="0000")
    assert pond.play("cast violet")[-1] == "A gets lure"
    pond = Pond(2, A="baits -,-,v,-", waters=WATERS, tackle="0000", spent="0001")
    assert pond.play("cast violet")[-2:] == ["1 tokens shuffled", "A gets lure"]
    pond = Pond(2, A="baits -,-,v,-", waters=WATERS, tackle="0000", spent="0000")
    assert pond.play("cast violet")[-1].startswith("A catches")


@pytest.mark.rule("C-TACK-5")
def test_any_number_of_tokens_may_be_used_in_a_turn() -> None:
    pond = Pond(2, A="baits vv,gg,-,- tokens 0002", waters=WATERS)
    pond.play("lure violet 3 3", "lure green 4 4")
    assert len(pond.pile("A")) == 2
    assert pond.word("spent") == "0002"
