"""Equal speeds: the cascade decides, and the first of a tie pays for its catch."""

from __future__ import annotations

import pytest

from tests.games.kodiak.table import Table, letters


def pool(players: int, deck: str = "standard") -> Table:
    """A table where everybody's 5 stayed from the first turn."""
    table = Table(players, deck)
    table.play(**dict.fromkeys(table.letters, "salmon 5"))
    assert table.salmon == [f"({letter} 5)" for letter in table.letters]
    return table


@pytest.mark.rule("K-TIE-1")
def test_equal_speeds_act_in_cascade_order_and_the_first_climbs() -> None:
    table = Table(4)
    table.play(A="salmon 1", B="predator 20", C="salmon 5", D="predator 20")
    assert letters(table.view.order) == "BD"
    assert table.view.fishing == 2
    assert table.asks == "pick B"
    assert table.pick("B", "C 5") == ["B takes C 5", "B climbs", "D takes A 1"]
    assert table.cascade == "ACDB"


@pytest.mark.rule("K-TIE-1")
def test_those_behind_step_down_and_those_before_stay() -> None:
    table = pool(6)
    table.play(
        A="salmon 1", B="salmon 1", C="predator 10", D="salmon 1", E="predator 10", F="salmon 1"
    )
    table.pick("C", "A 5")
    assert table.cascade == "ABDEFC"


@pytest.mark.rule("K-TIE-1")
def test_the_first_climbs_before_the_others_act() -> None:
    table = pool(3)
    table.play(A="predator 10", B="salmon 1", C="predator 10")
    assert table.cascade == "ABC"
    assert table.pick("A", "B 5") == ["A takes (B 5)", "A climbs"]
    assert table.cascade == "BCA"
    assert table.asks == "pick C"


@pytest.mark.rule("K-TIE-1")
def test_the_others_of_a_tie_do_not_move_and_act_in_the_order_they_had() -> None:
    table = pool(5)
    table.play(A="predator 30", B="predator 30", C="salmon 1", D="predator 30", E="predator 30")
    order = []
    climbed = []
    for salmon in ("A 5", "B 5", "C 5", "D 5"):
        order.append(table.asks)
        letter = table.asks[-1]
        climbed += [text for text in table.pick(letter, salmon) if "climbs" in text]
    assert order == ["pick A", "pick B", "pick D", "pick E"]
    assert climbed == ["A climbs"]
    assert table.cascade == "BCDEA"


@pytest.mark.rule("K-TIE-1")
def test_the_first_of_a_tie_moves_on_the_cascade_even_if_the_others_get_nothing() -> None:
    table = Table(3)
    happened = table.play(A="predator 10", B="predator 10", C="salmon 5")
    assert happened == ["A takes C 5", "A climbs", "B goes home"]
    assert table.cascade == "BCA"


@pytest.mark.rule("K-TIE-1")
def test_with_no_salmon_left_the_first_of_a_tie_does_not_move() -> None:
    table = Table(4)
    happened = table.play(A="predator 20", B="predator 10", C="predator 20", D="salmon 5")
    assert happened == ["B takes D 5", "A goes home", "C goes home"]
    assert table.cascade == "ABCD"


@pytest.mark.rule("K-TIE-1")
def test_two_ties_in_one_turn() -> None:
    table = pool(5)
    table.play(A="predator 20", B="predator 10", C="predator 20", D="predator 10", E="salmon 1")
    assert letters(table.view.order) == "BDAC"
    assert table.pick("B", "A 5") == ["B takes (A 5)", "B climbs"]
    assert table.cascade == "ACDEB"
    assert table.pick("D", "B 5") == ["D takes (B 5)"]
    assert table.asks == "pick A"
    assert table.pick("A", "C 5") == ["A takes (C 5)", "A climbs"]
    assert table.cascade == "CDEBA"
    assert table.pick("C", "D 5") == ["C takes (D 5)", "E saves 1", "E saves (5)"]
    assert table.cascade == "CDEBA"


@pytest.mark.rule("K-TIE-1")
def test_the_cascade_decides_not_the_seats() -> None:
    """A climbed in the turn before, so now B has priority over A."""
    table = Table(3)
    table.play(A="predator 10", B="predator 10", C="salmon 5")
    assert table.cascade == "BCA"
    happened = table.play(A="predator 20", B="predator 20", C="salmon 4")
    assert happened == ["B takes C 4", "B climbs", "A goes home"]
    assert table.cascade == "CAB"
    happened = table.play(A="predator 30", B="salmon 4", C="predator 30")
    assert happened == ["C takes B 4", "C climbs", "A goes home"]
    assert table.cascade == "ABC"


@pytest.mark.rule("K-TIE-1")
def test_the_last_of_the_cascade_may_be_first_of_a_tie_no_more() -> None:
    """It ties with nobody behind it: whoever ties with it has priority."""
    table = Table(3)
    happened = table.play(A="salmon 5", B="predator 40", C="predator 40")
    assert happened == ["B takes A 5", "B climbs", "C goes home"]
    assert table.cascade == "ACB"


@pytest.mark.rule("K-TIE-1", "K-STAY-1")
def test_a_tie_of_two_players_over_salmon_that_stayed() -> None:
    table = pool(2)
    table.play(A="predator 40", B="predator 40")
    assert table.asks == "pick A"
    assert table.pick("A", "A 5") == ["A takes (A 5)", "A climbs", "B takes (B 5)"]
    assert table.cascade == "BA"


@pytest.mark.rule("K-TIE-1", "K-DECK-2")
def test_three_families_tie_in_the_families_deck() -> None:
    table = pool(4, "families")
    table.play(A="predator 30", B="salmon 1", C="predator 30", D="predator 30")
    assert table.pick("A", "A 5") == ["A takes (A 5)", "A climbs"]
    assert table.pick("C", "B 5") == ["C takes (B 5)"]
    assert table.pick("D", "B 1") == ["D takes B 1", "C saves (5)", "D saves (5)"]
    assert table.cascade == "BCDA"


@pytest.mark.rule("K-TIE-1", "K-VIS-1")
def test_a_delay_makes_a_tie() -> None:
    """10 + 15 + 15 = 40, and the one that was faster has no priority left but the cascade's."""
    for late, rival, first in (("C", "D", "C"), ("D", "C", "C")):
        table = pool(5)
        cards = {late: "predator 10", rival: "predator 40"}
        table.play(A="visitor", B="visitor", **dict(sorted(cards.items())), E="salmon 1")
        table.slow("A", late)
        assert table.slow("B", late) == [f"B slows {late} to 40"]
        assert table.view.fishing == 2
        assert table.asks == f"pick {first}"
        assert table.pick(first, "A 5") == [f"{first} takes (A 5)", f"{first} climbs"]
        assert table.cascade == "ABDEC"


@pytest.mark.rule("K-TIE-1", "K-VIS-1")
def test_a_delay_undoes_a_tie() -> None:
    table = pool(4)
    table.play(A="visitor", B="predator 10", C="predator 10", D="salmon 1")
    table.slow("A", "B")
    assert letters(table.view.order) == "CB"
    assert table.view.fishing == 1
    assert table.pick("C", "A 5") == ["C takes (A 5)"]
    assert table.pick("B", "B 5")[0] == "B takes (B 5)"
    assert table.cascade == "ABCD"


@pytest.mark.rule("K-TIE-1", "K-VIS-1")
def test_equal_delays_keep_a_tie() -> None:
    table = pool(5)
    table.play(A="visitor", B="predator 10", C="predator 10", D="visitor", E="salmon 1")
    table.slow("A", "B")
    table.slow("D", "C")
    assert table.view.fishing == 2
    assert table.pick("B", "A 5") == ["B takes (A 5)", "B climbs"]
