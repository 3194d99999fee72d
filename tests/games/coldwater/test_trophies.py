"""Master Anglers, and the trophies of the tournament days."""

from __future__ import annotations

import pytest

from tests.games.coldwater.pond import Pond, fish

WATERS = "shore 3 wrasse, shore 4 flounder, shore 5 mackerel, shore 6 john-dory"


# -- Master Anglers


@pytest.mark.rule("C-MA-1")
def test_an_open_card_is_replaced_at_once() -> None:
    pond = Pond(2, masters="13,0,1,2", deck="5,6", draws="crab-6")
    assert pond.play("cast harbour", "angler char-2")[-1] == "A tries char-2"
    assert pond.word("tries", "A") == "char-2:0"
    assert pond.word("masters") == "5,0,1,2"
    assert pond.word("deck") == "6"


@pytest.mark.rule("C-MA-1")
def test_the_top_of_the_deck_leaves_the_open_cards_alone() -> None:
    pond = Pond(2, masters="13,0,1,2", deck="5,6", draws="conger-1")
    pond.play("cast harbour", "angler top")
    assert pond.word("tries", "A") == "conger-1:0"
    assert pond.word("masters") == "13,0,1,2"


@pytest.mark.rule("C-MA-1")
def test_without_a_deck_open_cards_are_not_replaced() -> None:
    pond = Pond(2, masters="13,0,1,2", deck="-")
    pond.play("cast harbour")
    assert "angler top" not in pond.open_to()
    pond.play("angler char-2")
    assert pond.word("masters") == "-,0,1,2"


@pytest.mark.rule("C-MA-1")
def test_three_unfinished_cards_are_the_most() -> None:
    pond = Pond(2, A="token 2 tries crab-1:0,ray-1:0", masters="13,0,1,2")
    pond.play("cast harbour", "angler char-2")
    assert not [action for action in pond.open_to() if action.startswith("angler")]


@pytest.mark.rule("C-MA-2")
def test_baits_may_go_to_free_slots_in_any_way() -> None:
    pond = Pond(2, A="token 2 baits vv,vg,-,- tries char-1:1,crab-1:0")
    pond.play("cast violet")
    assert pond.open_to() == [
        "bait none",
        "bait char-1:1",
        "bait crab-1:1",
        "bait char-1:1 crab-1:1",
    ]
    pond.play("bait char-1:1 crab-1:1")
    assert pond.word("tries", "A") == "char-1:3,crab-1:1"
    assert pond.word("discard") == "1,0,0,0,0,0"


@pytest.mark.rule("C-MA-2")
def test_no_more_baits_than_leave_and_no_other_colours() -> None:
    pond = Pond(2, A="token 1 baits v,g,-,- tries char-1:0,crab-1:0")
    pond.play("cast violet")
    assert pond.open_to() == ["bait none", "bait char-1:1", "bait crab-1:1"]
    pond = Pond(2, A="baits v,g,-,- tries char-2:0")
    pond.play("cast violet")
    assert pond.asks == "take A"


@pytest.mark.rule("C-MA-2")
def test_a_full_card_is_caught_and_its_baits_are_discarded() -> None:
    pond = Pond(2, A="baits vg,-,-,- tries ray-1:0,crab-1:6,char-1:0")
    said = pond.play("cast violet", "bait crab-1:1")
    assert said[-1] == "A catches crab-1"
    assert pond.word("tries", "A") == "ray-1:0,char-1:0"
    assert pond.word("caught", "A") == "0"
    assert pond.word("discard") == "1,1,1,0,0,0"


# -- Trophies for fish


@pytest.mark.rule("C-TRO-1")
def test_a_fish_of_the_open_weight_wins_it_and_is_shown() -> None:
    pond = Pond(
        2,
        A="baits v,-,-,-",
        waters=WATERS,
        mystery="6",
        mysteries="2,3",
        draws="wrasse 6, mystery 3",
    )
    said = pond.play("cast violet")
    assert said[-2:] == ["A shows wrasse 6", "A wins mystery 1"]
    assert pond.word("mystery") == "3"
    assert pond.view.anglers[0].fish[0].shown
    assert pond.view.anglers[0].fish[0].fish is not None


@pytest.mark.rule("C-TRO-1")
def test_other_weights_win_nothing() -> None:
    pond = Pond(2, A="baits v,-,-,-", waters=WATERS, mystery="6", mysteries="2,3", draws="wrasse 7")
    assert pond.play("cast violet")[-1] == "A catches wrasse shore 3"
    assert pond.word("mystery") == "6"
    seen = pond.view.anglers[0].fish[0]
    assert (seen.fish, seen.shown, seen.unlike) == (None, False, 6)


@pytest.mark.rule("C-TRO-1")
def test_one_mystery_weight_a_step_and_earlier_fish_never_count() -> None:
    pond = Pond(
        2, A=f"token 2 baits v,v,-,- fish {fish('perch 3')}", waters=WATERS, mystery="6",
        mysteries="3", draws="wrasse 6, mystery 3, flounder 3",
    )  # fmt: skip
    pond.play("cast violet", "catch 3 shore 3")
    assert pond.pile("A") == ["perch 3", "wrasse 6", "flounder 3"]
    assert pond.trophies("A") == {"mystery": 1}
    assert pond.word("mystery") == "3"
    assert pond.view.anglers[0].fish[2].unlike is None


@pytest.mark.rule("C-TRO-1")
def test_the_next_step_can_win_again_and_after_the_last_there_is_none() -> None:
    pond = Pond(
        2, A="baits v,-,-,gg", waters=WATERS, mystery="6", mysteries="3",
        draws="wrasse 6, mystery 3, mackerel, john-dory 3",
    )  # fmt: skip
    pond.play("cast violet")
    assert (pond.word("mystery"), pond.word("won")) == ("3", "0")
    pond = Pond(2, A="baits v,-,-,-", waters=WATERS, mystery="6", mysteries="-", draws="wrasse 6")
    pond.play("cast violet")
    assert pond.view.mystery is None


@pytest.mark.rule("C-TRO-2")
def test_the_eighth_species_wins_the_top_tile_once() -> None:
    seven = fish(
        "pike 3",
        "pike 5",
        "perch 2",
        "sea-trout 3",
        "roach 2",
        "salmon 8",
        "brown-trout 10",
        "wrasse 4",
    )
    pond = Pond(3, A=f"baits -,v,-,- fish {seven}", waters="shore 4 mackerel")
    assert pond.play("cast violet")[-1] == "A wins eight-species 5"
    pond = Pond(3, A=f"baits -,v,-,- fish {seven}", waters="shore 4 wrasse")
    assert pond.play("cast violet")[-1] == "A catches wrasse shore 4"
    pond = Pond(3, A=f"baits -,v,-,- fish {seven},10", waters="shore 4 john-dory")
    assert pond.play("cast violet")[-1] == "A catches john-dory shore 4"


@pytest.mark.rule("C-TRO-2")
def test_the_second_to_eight_species_gets_the_next_tile_and_then_none_is_left() -> None:
    seven = fish(
        "pike 3", "perch 2", "sea-trout 3", "roach 2", "salmon 8", "brown-trout 10", "wrasse 4"
    )
    for gone, said in (("1", "A wins eight-species 3"), ("2", "A catches mackerel shore 4")):
        pond = Pond(
            2,
            A=f"baits -,v,-,- fish {seven}",
            waters="shore 4 mackerel",
            trophies=f"000000{gone}00",
        )
        assert pond.play("cast violet")[-1] == said


@pytest.mark.rule("C-TRO-3")
def test_roach_perch_and_flounder_win_the_small_species() -> None:
    two = fish("roach 1", "perch 6")
    pond = Pond(2, A=f"baits -,v,-,- fish {two}", waters=WATERS)
    assert pond.play("cast violet")[-1] == "A wins small-species 5"
    pond = Pond(2, A=f"baits v,-,-,- fish {two}", waters=WATERS)
    assert pond.play("cast violet")[-1] == "A catches wrasse shore 3"
    pond = Pond(2, A=f"baits -,v,-,- fish {two},15 won 000000050", waters=WATERS)
    assert pond.play("cast violet")[-1] == "A catches flounder shore 4"


@pytest.mark.rule("C-TRO-4")
def test_three_alike_and_four_different_master_anglers() -> None:
    pond = Pond(2, A="baits v,g,-,- tries crab-1:6 caught 1,2")
    pond.play("cast violet", "bait crab-1:1")
    assert pond.trophies("A") == {"three-alike": 2}
    pond = Pond(2, A="baits vv,g,-,- tries crab-1:6 caught 6,12,18")
    pond.play("cast violet", "bait crab-1:1")
    assert pond.trophies("A") == {"four-different": 2}
    pond = Pond(2, A="baits vv,g,-,- tries crab-1:6 caught 1,2,6,12,18")
    pond.play("cast violet", "bait crab-1:1")
    assert pond.trophies("A") == {"three-alike": 2, "four-different": 2}


@pytest.mark.rule("C-TRO-4")
def test_each_of_them_once_a_player() -> None:
    pond = Pond(2, A="baits vv,g,-,- tries crab-1:6 caught 1,2,3 won 000002000")
    pond.play("cast violet", "bait crab-1:1")
    assert pond.trophies("A") == {"three-alike": 2}
    pond = Pond(2, A="baits vv,g,-,- tries crab-1:6 caught 6,12,18,24 won 000020000")
    pond.play("cast violet", "bait crab-1:1")
    assert pond.trophies("A") == {"four-different": 2}
    pond = Pond(2, A="baits vv,g,-,- tries crab-1:6 caught 6,7,12")
    pond.play("cast violet", "bait crab-1:1")
    assert pond.trophies("A") == {}
