"""Visitors name a predator, which acts 15 later."""

from __future__ import annotations

import pytest

import anadrome
from tests.games.kodiak.table import Table, letters


@pytest.mark.rule("K-VIS-1")
def test_a_named_predator_acts_15_later() -> None:
    """10 + 15 = 25: behind a 20, before a 30."""
    table = Table(5)
    table.play(A="predator 10", B="predator 20", C="predator 30", D="visitor", E="salmon 5")
    assert table.asks == "visitor D"
    assert table.open_to("D") == ["slow A", "slow B", "slow C"]
    assert table.slow("D", "A") == ["D slows A to 25", "B takes E 5", "A goes home", "C goes home"]


@pytest.mark.rule("K-VIS-1")
def test_visitors_are_named_before_the_fishing() -> None:
    table = Table(4)
    assert table.play(A="predator 10", B="predator 20", C="visitor", D="salmon 5") == []
    assert table.asks == "visitor C"
    assert table.salmon == ["D 5"]


@pytest.mark.rule("K-VIS-1")
def test_visitors_act_in_cascade_order() -> None:
    table = Table(6)
    table.play(
        A="visitor", B="predator 10", C="visitor", D="predator 20", E="visitor", F="salmon 5"
    )
    asked = []
    while table.match.decision.kind == "visitor":
        asked.append(table.asks)
        table.slow(table.asks[-1], "B")
    assert asked == ["visitor A", "visitor C", "visitor E"]


@pytest.mark.rule("K-VIS-1")
def test_the_cascade_not_the_seats_orders_the_visitors() -> None:
    table = Table(5)
    table.play(A="predator 40", B="predator 40", C="salmon 4", D="salmon 3", E="salmon 1")
    table.pick("A", "C 4")
    table.pick("B", "D 3")
    assert table.cascade == "BCDEA"
    table.play(A="visitor", B="predator 10", C="visitor", D="predator 20", E="salmon 5")
    assert letters(table.view.visitors) == "CA"
    assert table.asks == "visitor C"
    table.slow("C", "B")
    assert table.asks == "visitor A"


@pytest.mark.rule("K-VIS-1")
def test_visitors_idle_in_cascade_order() -> None:
    table = Table(3)
    table.play(A="predator 10", B="predator 10", C="salmon 5")
    assert table.cascade == "BCA"
    assert table.play(A="visitor", B="predator 20", C="visitor") == ["C idles", "A idles", "missed"]


@pytest.mark.rule("K-VIS-1")
def test_delays_add_up() -> None:
    table = Table(6)
    table.play(
        A="visitor", B="visitor", C="visitor", D="predator 10", E="predator 60", F="salmon 5"
    )
    assert table.slow("A", "D") == ["A slows D to 25"]
    assert table.slow("B", "D") == ["B slows D to 40"]
    assert table.slow("C", "D") == ["C slows D to 55", "D takes F 5", "E goes home"]


@pytest.mark.rule("K-VIS-1", "K-TIE-1")
def test_two_delays_make_30_equal_to_the_old_bear() -> None:
    """30 + 15 + 15 = 60; the lower space is first."""
    table = Table(5)
    table.play(A="visitor", B="visitor", C="predator 60", D="predator 30", E="salmon 5")
    table.slow("A", "D")
    assert table.slow("B", "D") == ["B slows D to 60", "C takes E 5", "D goes home", "C climbs"]


@pytest.mark.rule("K-VIS-1")
def test_one_delay_never_makes_a_tie_in_the_regular_deck() -> None:
    for speed in (10, 20, 30, 40, 60):
        for rival in (10, 20, 30, 40, 60):
            table = Table(4)
            table.play(A="visitor", B=f"predator {speed}", C=f"predator {rival}", D="salmon 5")
            happened = table.slow("A", "B")
            first = "B" if speed + 15 < rival else "C"
            assert happened[1] == f"{first} takes D 5"
            assert table.cascade == "ABCD"


@pytest.mark.rule("K-VIS-1")
def test_with_two_players_visitors_have_no_effect() -> None:
    table = Table(2)
    assert table.play(A="salmon 5", B="visitor") == ["B idles", "1 stay"]
    assert table.play(A="visitor", B="predator 10") == ["A idles", "B takes (A 5)"]
    assert table.match.heard(None)[-3].speeds == (10,), "it acted at its own speed"


@pytest.mark.rule("K-VIS-1")
def test_a_single_predator_is_slowed_without_a_question() -> None:
    """There is one answer; the question is not asked, the delay still counts."""
    table = Table(3)
    happened = table.play(A="salmon 5", B="predator 10", C="visitor")
    assert happened == ["C slows B to 25", "B takes A 5"]
    table = Table(4)
    happened = table.play(A="visitor", B="predator 10", C="visitor", D="salmon 5")
    assert happened == ["A slows B to 25", "C slows B to 40", "B takes D 5"]


@pytest.mark.rule("K-VIS-1", "K-NONE-1")
def test_with_no_salmon_on_the_table_nothing_is_named() -> None:
    table = Table(4)
    happened = table.play(A="predator 10", B="predator 20", C="visitor", D="visitor")
    assert happened == ["C idles", "D idles", "missed"]


@pytest.mark.rule("K-VIS-1", "K-STAY-1")
def test_salmon_that_stayed_are_reason_enough_to_name() -> None:
    table = Table(3)
    table.play(A="salmon 5", B="salmon 1", C="salmon 2")
    table.play(A="predator 10", B="predator 20", C="visitor")
    assert table.asks == "visitor C"
    assert table.slow("C", "A") == ["C slows A to 25"]
    assert table.asks == "pick B"


@pytest.mark.rule("K-VIS-1")
def test_a_visitors_player_must_name_a_predator_on_the_table() -> None:
    table = Table(5)
    table.play(A="predator 10", B="predator 20", C="visitor", D="salmon 5", E="visitor")
    for target in "CDE":
        with pytest.raises(anadrome.IllegalAction) as refused:
            table.slow("C", target)
        assert (refused.value.rule, refused.value.key) == ("K-VIS-1", "name-a-predator")
    with pytest.raises(anadrome.IllegalAction) as refused:
        table.slow("E", "A")
    assert (refused.value.rule, refused.value.key) == ("K-VIS-1", "not-your-turn")


@pytest.mark.rule("K-VIS-1")
def test_delays_are_gone_in_the_next_turn() -> None:
    table = Table(4)
    table.play(A="visitor", B="predator 10", C="salmon 5", D="salmon 1")
    table.pick("B", "C 5")
    assert table.view.speeds == (0, 0, 0, 0)
    happened = table.play(A="predator 20", B="predator 30", C="predator 60", D="salmon 4")
    assert happened == ["A takes D 4", "B goes home", "C goes home"]
