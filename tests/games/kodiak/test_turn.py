"""A turn: no salmon, no predator twice in a row, the last turn."""

from __future__ import annotations

import pytest

from anadrome.games.kodiak import events
from tests.games.kodiak.table import Table, keeping

# -- No salmon on the table


@pytest.mark.rule("K-NONE-1")
def test_predators_without_salmon_are_discarded() -> None:
    table = Table(3)
    assert table.play(A="predator 10", B="predator 20", C="predator 60") == ["missed"]
    assert table.turn == (1, 2)
    assert table.asks == "card ABC"
    assert table.view.order == ()


@pytest.mark.rule("K-NONE-1", "K-VIS-1")
def test_predators_and_visitors_without_salmon_are_discarded() -> None:
    table = Table(4)
    happened = table.play(A="predator 10", B="visitor", C="predator 20", D="visitor")
    assert happened == ["B idles", "D idles", "missed"]
    assert table.turn == (1, 2)
    assert table.asks == "card ABCD"
    assert all(len(table.hand(letter)) == 14 for letter in "ABCD")


@pytest.mark.rule("K-NONE-1")
def test_predators_discarded_do_not_hunt_in_the_next_turn() -> None:
    table = Table(3)
    table.play(A="predator 10", B="predator 20", C="visitor")
    assert table.play(A="salmon 1", B="salmon 2", C="salmon 3") == ["3 stay"]


@pytest.mark.rule("K-NONE-1", "K-TIE-1")
def test_equal_predators_without_salmon_move_no_bear() -> None:
    table = Table(3)
    assert table.play(A="predator 10", B="predator 10", C="predator 10") == ["missed"]
    assert table.cascade == "ABC"


# -- No predator


@pytest.mark.rule("K-STAY-1")
def test_without_predator_the_salmon_stay_for_a_further_turn() -> None:
    table = Table(3)
    assert table.play(A="salmon 5", B="visitor", C="salmon 1") == ["B idles", "2 stay"]
    assert table.salmon == ["(A 5)", "(C 1)"]
    assert table.reserves == {}
    assert table.asks == "card ABC"


@pytest.mark.rule("K-STAY-1", "K-ROUND-3")
def test_the_further_turn_is_one_of_the_fifteen() -> None:
    table = Table(2)
    table.play(A="salmon 5", B="salmon 1")
    assert table.turn == (1, 2)
    assert [len(table.hand(letter)) for letter in "AB"] == [14, 14]
    table.play(A="salmon 4", B="salmon 1")
    assert table.turn == (1, 3)


@pytest.mark.rule("K-STAY-1", "K-FISH-1", "K-FISH-2")
def test_salmon_that_stayed_may_be_fished_or_saved() -> None:
    table = Table(3)
    table.play(A="salmon 5", B="salmon 2", C="salmon 1")
    table.play(A="salmon 4", B="predator 10", C="salmon 3")
    assert table.salmon == ["(A 5)", "(B 2)", "(C 1)", "A 4", "C 3"]
    assert table.pick("B", "C 1") == [
        "B takes (C 1)",
        "A saves 4",
        "A saves (5)",
        "B saves (2)",
        "C saves 3",
    ]
    assert table.reserves == {"A": 9, "B": 3, "C": 3}
    assert table.salmon == []


@pytest.mark.rule("K-STAY-1")
def test_one_may_take_a_salmon_of_ones_own_that_stayed() -> None:
    table = Table(3)
    table.play(A="salmon 5", B="salmon 2", C="salmon 1")
    table.play(A="predator 10", B="salmon 4", C="salmon 3")
    assert table.open_to("A") == ["take A 5", "take B 2", "take B 4", "take C 1", "take C 3"]
    assert table.pick("A", "A 5")[0] == "A takes (A 5)"
    assert table.reserves == {"A": 5, "B": 6, "C": 4}


@pytest.mark.rule("K-STAY-1", "K-NONE-1")
def test_salmon_that_stayed_are_salmon_on_the_table() -> None:
    """Predators alone have something to fish; so it is no turn without salmon."""
    table = Table(3)
    table.play(A="salmon 5", B="salmon 2", C="visitor")
    table.play(A="predator 20", B="predator 10", C="predator 60")
    assert table.asks == "pick B"
    assert table.pick("B", "B 2") == ["B takes (B 2)", "A takes (A 5)", "C goes home"]


@pytest.mark.rule("K-STAY-1", "K-FISH-1")
def test_two_equal_salmon_of_one_owner_are_two_cards() -> None:
    """One stayed, one is new: a pick takes one, the one that stayed; both are counted."""
    table = Table(3)
    table.play(A="salmon 4", B="visitor", C="salmon 1")
    table.play(A="salmon 4", B="predator 10", C="predator 20")
    assert table.salmon == ["(A 4)", "(C 1)", "A 4"]
    assert table.open_to("B") == ["take A 4", "take C 1"]
    assert table.pick("B", "A 4") == ["B takes (A 4)"]
    assert table.salmon == ["(C 1)", "A 4"]
    assert table.pick("C", "A 4") == ["C takes A 4", "C saves (1)"]
    assert table.reserves == {"B": 4, "C": 5}


@pytest.mark.rule("K-STAY-1", "K-FISH-2", "K-OLD-1")
def test_two_equal_salmon_alone_on_the_table_are_taken_without_a_question() -> None:
    table = Table(2)
    table.play(A="salmon 4", B="visitor")
    assert table.play(A="salmon 4", B="predator 10") == ["B takes (A 4)", "A saves 4"]
    assert table.reserves == {"A": 4, "B": 4}

    table.play(A="salmon 3", B="salmon 1")
    happened = table.play(A="salmon 3", B="predator 60")
    assert happened == ["B takes (A 3)", "B takes A 3", "B takes (B 1)"]
    assert table.reserves == {"A": 4, "B": 11}


@pytest.mark.rule("K-STAY-2")
def test_no_predator_twice_is_a_heroic_run() -> None:
    table = Table(3)
    table.play(A="salmon 5", B="salmon 2", C="visitor")
    assert table.play(A="salmon 4", B="visitor", C="salmon 3") == [
        "B idles",
        "4 run",
        "A saves 4",
        "A saves (5)",
        "B saves (2)",
        "C saves 3",
    ]
    assert table.reserves == {"A": 9, "B": 2, "C": 3}
    assert table.salmon == []


@pytest.mark.rule("K-STAY-2")
def test_two_equal_salmon_run_together() -> None:
    table = Table(2)
    table.play(A="salmon 4", B="salmon 1")
    assert table.play(A="salmon 4", B="salmon 1") == [
        "4 run",
        "A saves (4)",
        "A saves 4",
        "B saves (1)",
        "B saves 1",
    ]
    assert table.reserves == {"A": 8, "B": 2}


@pytest.mark.rule("K-STAY-2")
def test_visitors_alone_complete_a_heroic_run() -> None:
    table = Table(3)
    table.play(A="salmon 5", B="salmon 2", C="salmon 1")
    assert table.play(A="visitor", B="visitor", C="visitor") == [
        "A idles",
        "B idles",
        "C idles",
        "3 run",
        "A saves (5)",
        "B saves (2)",
        "C saves (1)",
    ]
    assert table.reserves == {"A": 5, "B": 2, "C": 1}


@pytest.mark.rule("K-STAY-2")
def test_after_a_heroic_run_the_next_turn_starts_clean() -> None:
    table = Table(2)
    table.play(A="salmon 5", B="salmon 2")
    table.play(A="salmon 4", B="salmon 3")
    assert table.play(A="salmon 3", B="salmon 1") == ["2 stay"]
    assert table.salmon == ["(A 3)", "(B 1)"]
    assert table.play(A="visitor", B="visitor")[2] == "2 run"


@pytest.mark.rule("K-STAY-1", "K-STAY-2")
def test_after_a_fishing_the_next_turn_without_predator_is_a_first_one() -> None:
    table = Table(2)
    table.play(A="salmon 5", B="salmon 2")
    table.play(A="predator 10", B="salmon 4")
    table.pick("A", "A 5")
    assert table.salmon == []
    assert table.play(A="salmon 3", B="salmon 1") == ["2 stay"]


@pytest.mark.rule("K-STAY-3")
def test_visitors_alone_are_no_first_turn_without_predator() -> None:
    table = Table(3)
    happened = table.play(A="visitor", B="visitor", C="visitor")
    assert happened == ["A idles", "B idles", "C idles", "missed"]
    assert table.turn == (1, 2)
    assert table.play(A="salmon 5", B="salmon 2", C="salmon 1") == ["3 stay"]
    assert table.salmon == ["(A 5)", "(B 2)", "(C 1)"]
    assert table.reserves == {}


# -- The last turn of a round


@pytest.mark.rule("K-LAST-1")
def test_without_predator_in_the_last_turn_the_salmon_are_saved() -> None:
    table = keeping(
        3,
        A=["salmon 4", "predator 10"],
        B=["salmon 5", "predator 20"],
        C=["predator 30", "visitor"],
    )
    assert table.turn == (1, 14)
    before = table.view.reserves
    assert table.play(A="predator 10", B="predator 20", C="predator 30") == [
        "missed",
        "C idles",
        "2 leap",
        "A saves 4",
        "B saves 5",
        "end of round 1",
        "round 2",
    ]
    assert table.view.scores == ((before[0] + 4, before[1] + 5, before[2]),)
    assert sum(table.view.scores[0]) == 75


@pytest.mark.rule("K-LAST-1", "K-STAY-1")
def test_the_last_turn_but_one_is_no_last_turn() -> None:
    table = keeping(2, A=["salmon 4", "predator 10"], B=["salmon 5", "predator 20"])
    assert table.play(A="salmon 4", B="salmon 5") == ["2 stay"]
    assert table.asks == "pick A", "the last cards are predators; A chooses between two salmon"
    assert table.turn == (1, 15)


@pytest.mark.rule("K-LAST-1", "K-STAY-2")
def test_a_heroic_run_in_the_last_turn() -> None:
    table = keeping(2, A=["salmon 1", "salmon 4"], B=["salmon 5", "visitor"])
    assert table.play(A="salmon 1", B="visitor") == [
        "B idles",
        "1 stay",
        "3 run",
        "A saves (1)",
        "A saves 4",
        "B saves 5",
        "end of round 1",
        "round 2",
    ]
    assert sum(table.view.scores[0]) == 50


@pytest.mark.rule("K-LAST-1", "K-STAY-3")
def test_visitors_alone_in_the_last_turn() -> None:
    table = keeping(2, A=["salmon 1", "visitor"], B=["predator 10", "visitor"])
    assert table.play(A="salmon 1", B="predator 10") == [
        "B takes A 1",
        "A idles",
        "B idles",
        "missed",
        "end of round 1",
        "round 2",
    ]


@pytest.mark.rule("K-LAST-1", "K-FISH-1")
def test_a_predator_in_the_last_turn_fishes() -> None:
    table = keeping(2, A=["salmon 1", "salmon 4"], B=["predator 10", "predator 60"])
    assert table.play(A="salmon 1", B="predator 10") == [
        "B takes A 1",
        "B takes A 4",
        "end of round 1",
        "round 2",
    ]


@pytest.mark.rule("K-LAST-1", "K-STAY-1", "K-NONE-1")
def test_nothing_is_left_lying_for_the_next_round() -> None:
    table = keeping(2, A=["salmon 1", "salmon 4"], B=["salmon 2", "salmon 5"])
    table.play(A="salmon 1", B="salmon 2")
    assert table.turn == (2, 1)
    assert table.salmon == []
    assert table.play(A="salmon 1", B="salmon 2") == ["2 stay"]


# -- What is not asked


@pytest.mark.rule("K-ROUND-3", "K-TURN-1")
def test_the_last_card_is_not_asked() -> None:
    table = keeping(
        3, A=["salmon 1", "salmon 4"], B=["salmon 2", "visitor"], C=["salmon 3", "salmon 5"]
    )
    table.play(A="salmon 1", B="salmon 2", C="salmon 3")
    turned = [f for f in table.match.heard(None) if isinstance(f, events.Revealed)]
    assert len(turned) == 15
    assert table.turn == (2, 1)


@pytest.mark.rule("K-ROUND-3", "K-TURN-1")
def test_a_hand_of_equal_cards_is_not_asked() -> None:
    table = keeping(
        3, A=["salmon 1", "salmon 1"], B=["salmon 2", "salmon 3"], C=["salmon 3", "salmon 5"]
    )
    assert table.asks == "card BC"
    assert table.match.decision.settled == (0,)
    assert table.open_to("A") == ["salmon 1"]
    assert table.view.has_chosen == (True, False, False)
