"""The fishing: predators act from the lowest speed up, then the rest is saved."""

from __future__ import annotations

import pytest

import anadrome
from anadrome.games.kodiak import events
from tests.games.kodiak.table import Table, letters


def order_of(told: list[anadrome.Told]) -> list[tuple[str, int]]:
    """The order of fishing as it was told: letters with speeds."""
    for fact in anadrome.heard(told, None):
        if isinstance(fact, events.OrderSet):
            return list(zip(letters(fact.seats), fact.speeds, strict=True))
    raise AssertionError("no order was told")


@pytest.mark.rule("K-FISH-1")
def test_the_lowest_speed_acts_first() -> None:
    table = Table(6)
    table.play(A="salmon 1", B="salmon 2", C="salmon 3", D="salmon 4", E="salmon 5", F="visitor")
    table.play(
        A="predator 40",
        B="predator 10",
        C="predator 30",
        D="predator 20",
        E="predator 60",
        F="salmon 5",
    )
    assert letters(table.view.order) == "BDCAE"
    for letter, salmon in (("B", "E 5"), ("D", "F 5"), ("C", "A 1"), ("A", "D 4")):
        assert table.asks == f"pick {letter}"
        happened = table.pick(letter, salmon)
    assert happened == ["A takes (D 4)", "E takes (B 2)", "E takes (C 3)"]


@pytest.mark.rule("K-FISH-1")
def test_the_order_of_fishing_is_told() -> None:
    table = Table(4)
    for letter, card in (("A", "predator 40"), ("B", "predator 20"), ("C", "salmon 1")):
        table.choose(letter, card)
    assert order_of(table.choose("D", "predator 60")) == [("B", 20), ("A", 40), ("D", 60)]


@pytest.mark.rule("K-FISH-1")
def test_any_salmon_on_the_table_may_be_taken_and_one_only() -> None:
    for salmon, saved in (("A 4", 2), ("C 2", 4)):
        table = Table(3)
        table.play(A="salmon 4", B="predator 30", C="salmon 2")
        assert table.open_to("B") == ["take A 4", "take C 2"]
        owner = "C" if salmon == "A 4" else "A"
        assert table.pick("B", salmon) == [f"B takes {salmon}", f"{owner} saves {saved}"]
        assert table.reserves == {"B": int(salmon[-1]), owner: saved}
        assert sum(table.view.reserve_cards) == 2


@pytest.mark.rule("K-FISH-1")
def test_the_smallest_may_be_taken_but_one_must_be() -> None:
    table = Table(3)
    table.play(A="salmon 1", B="predator 10", C="salmon 5")
    assert table.pick("B", "A 1") == ["B takes A 1", "C saves 5"]


@pytest.mark.rule("K-FISH-1")
def test_with_none_left_a_predator_goes_home_empty() -> None:
    table = Table(4)
    assert table.play(A="salmon 5", B="predator 30", C="predator 10", D="predator 20") == [
        "C takes A 5",
        "D goes home",
        "B goes home",
    ]
    assert table.reserves == {"C": 5}
    assert table.turn == (1, 2)


@pytest.mark.rule("K-FISH-1")
def test_the_last_salmon_is_taken_without_a_question() -> None:
    table = Table(2)
    assert table.play(A="salmon 5", B="predator 10") == ["B takes A 5"]
    assert table.asks == "card AB"


@pytest.mark.rule("K-FISH-2")
def test_what_is_left_after_the_fishing_goes_to_its_owners() -> None:
    table = Table(5)
    table.play(A="salmon 4", B="salmon 3", C="predator 10", D="salmon 2", E="salmon 1")
    assert table.pick("C", "D 2") == ["C takes D 2", "A saves 4", "B saves 3", "E saves 1"]
    assert table.reserves == {"A": 4, "B": 3, "C": 2, "E": 1}
    assert table.view.reserve_cards == (1, 1, 1, 0, 1)


@pytest.mark.rule("K-FISH-2")
def test_predators_and_visitors_are_discarded_after_the_fishing() -> None:
    table = Table(3)
    table.play(A="salmon 4", B="predator 10", C="visitor")
    assert table.asks == "card ABC"
    assert table.view.order == table.view.visitors == table.view.caught == ()
    assert table.view.shown == (None, None, None)
    assert table.view.speeds == (0, 0, 0)
    assert table.play(A="salmon 3", B="salmon 1", C="salmon 1") == ["3 stay"]


@pytest.mark.rule("K-FISH-1", "K-TIE-1")
def test_fishing_alone_at_a_speed_moves_no_bear() -> None:
    table = Table(3)
    table.play(A="predator 10", B="salmon 5", C="salmon 1")
    table.pick("A", "B 5")
    assert table.cascade == "ABC"


@pytest.mark.rule("K-FISH-1")
def test_only_the_seat_that_acts_may_take() -> None:
    table = Table(4)
    table.play(A="salmon 4", B="predator 20", C="predator 10", D="salmon 1")
    assert table.asks == "pick C"
    assert table.open_to("B") == table.open_to("A") == []
    with pytest.raises(anadrome.IllegalAction) as refused:
        table.pick("B", "A 4")
    assert (refused.value.rule, refused.value.key) == ("K-FISH-1", "not-your-turn")
    with pytest.raises(anadrome.IllegalAction) as refused:
        table.pick("C", "A 3")
    assert (refused.value.rule, refused.value.key) == ("K-FISH-1", "take-a-salmon")
