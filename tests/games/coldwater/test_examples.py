"""The worked examples of the rules, with their numbers."""

from __future__ import annotations

import pytest

from anadrome.games.coldwater.game import GAME
from tests.games.coldwater.pond import Pond, fish


@pytest.mark.rule("C-PORT-1", "C-FISH-1", "C-TURN-3")
def test_example_1_filling_and_using_bait() -> None:
    pond = Pond(
        3, A="baits vgk,-,-,-", walk="green:1,red:1,black:2", draws="green, black, violet, blue"
    )  # fmt: skip
    assert pond.play("cast harbour", "fill 4") == [
        "A casts harbour 1",
        "A fills 4 green black violet blue",
    ]
    assert pond.play("take black")[:2] == ["A takes black 2", "A uses black 1100"]
    assert pond.box("A") == "vg,vgb,-,-"
    assert pond.word("discard") == "0,0,0,0,0,2"
    assert pond.word("token", "A") == "1"
    assert pond.asks == "cast B"


@pytest.mark.rule("C-CATCH-1", "C-CATCH-2")
def test_example_2_a_fish() -> None:
    pond = Pond(3, A="baits vgg,g,-,-", walk="violet:1,red:1,yellow:1", waters="shore 4 flounder")
    top, left = pond.view.waters[0].top, pond.view.waters[0].left
    assert pond.play("cast green") == [
        "A casts green 1",
        "A uses green 1100",
        "A catches flounder shore 4",
    ]
    assert pond.box("A") == "vg,-,-,-"
    assert pond.view.waters[0].zones[1] == top
    assert pond.view.waters[0].left == left - 1
    assert pond.view.anglers[0].fish[0].fish is None


@pytest.mark.rule("C-MA-2", "C-TACK-1", "C-Z5-1", "C-Z6-1")
def test_example_3_a_turn_with_everything() -> None:
    pond = Pond(
        3, A="token 2 baits -,-,r,rr tokens 0100", walk="green:1,red:2,yellow:1",
        masters="13,0,1,2", tops="wrasse,perch,salmon",
        waters="shore 5 wrasse, lake 5 perch, lake 6 pike",
        draws="red, green, black, blue, crab-4, wrasse 8, spool, pike, perch 3",
    )  # fmt: skip
    said = pond.play("cast harbour", "fill 4", "angler char-2")
    assert said[1:] == ["A fills 4 red green black blue", "A tries char-2"]
    assert pond.view.anglers[0].masters[0].card.slots.count("red") == 2
    assert pond.play("take red") == ["A takes red 2", "A uses red 0112"]
    assert pond.play("bait char-2:2") == ["A places 2 red on char-2"]
    assert pond.word("discard") == "0,0,0,2,0,0"
    assert pond.play("catch 5 shore 5") == [
        "A plays rod",
        "A catches wrasse shore 5",
        "A gets spool",
    ]
    said = pond.play("catch 6 lake deck")
    assert said[0] == "A catches perch lake deck"
    assert pond.word("token", "A") == "1"
    assert [text.split()[0] for text in pond.pile("A")] == ["wrasse", "perch"]
    assert pond.view.waters[1].zones[3] == "pike"


@pytest.mark.rule("C-END-2")
def test_example_4_the_shore_contest() -> None:
    laurence = fish("flounder 3", "flounder 5", "wrasse 4", "mackerel 5")
    nils, ilina = fish("wrasse 6", "john-dory 6"), fish("mackerel 7", "john-dory 4")
    pond = Pond(
        3, taking=True, ending="1,0", tags="no",
        A=f"fish {laurence}", B=f"fish {nils}", C=f"fish {ilina}",
    )  # fmt: skip
    assert "shore A14:5 B12:3 C11:2" in pond.play("take green")
    entry = pond.view.contests[0].entries[0]
    assert [(each.species, each.weight) for each in entry.fish] == [
        ("wrasse", 4),
        ("mackerel", 5),
        ("flounder", 5),
    ]


@pytest.mark.rule("C-SOLO-3", "C-SOLO-4")
def test_example_5_a_turn_of_the_silent_angler() -> None:
    pond = Pond(
        1, taking=True, walk="violet:1,green:1,red:1,yellow:1", draws="blue, perch 4, pike, yellow",
        discard="0,0,3,0,1,0", waters="lake 4 perch",
    )  # fmt: skip
    said = pond.play("take violet") if "take violet" in pond.open_to() else pond.play("take red")
    assert said[1:] == [
        "turn 1 of B",
        "silent draws blue",
        "green>blue",
        "B catches perch lake 4",
        "silent draws yellow",
        "yellow>black",
        "turn 2 of A",
    ]
    assert pond.view.discard[2] == 4
    assert pond.view.discard[4] == 2
    assert GAME.decision(pond.state).seats == (0,)
