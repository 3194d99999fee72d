"""Old Bears: alone, sharing, and tied with others."""

from __future__ import annotations

import pytest

from anadrome.games.kodiak.cards import deck
from anadrome.games.kodiak.deck import SALMON, Deck
from tests.games.kodiak.table import Table, letters

# A deck with two predators at 45, so that two of them can be delayed to 60.
TWO_AT_45 = Deck(
    "standard",
    [deck("standard").value(card) for card in range(SALMON)],
    [10, 30, 45, 45, 60, 15],
    [False, False, False, False, True, False],
)


def pool(players: int, own_deck: str | Deck = "standard") -> Table:
    """A table where salmon stayed from the first turn: A's 5, B's 4, C's 3, D's 2, E's 1, F's 5."""
    table = Table(players, own_deck)
    values = dict(zip("ABCDEF", (5, 4, 3, 2, 1, 5), strict=True))
    table.play(**{letter: f"salmon {values[letter]}" for letter in table.letters})
    return table


# -- One Old Bear


@pytest.mark.rule("K-OLD-1")
def test_the_old_bear_takes_all_that_is_left_without_being_asked() -> None:
    table = pool(4)
    table.play(A="predator 60", B="predator 10", C="salmon 2", D="salmon 1")
    happened = table.pick("B", "A 5")
    assert happened == [
        "B takes (A 5)",
        "A takes (B 4)",
        "A takes C 2",
        "A takes (C 3)",
        "A takes D 1",
        "A takes (D 2)",
    ]
    assert table.reserves == {"A": 12, "B": 5}
    assert table.view.reserve_cards == (5, 1, 0, 0)
    assert table.cascade == "ABCD"


@pytest.mark.rule("K-OLD-1")
def test_alone_on_the_table_it_takes_everything_its_own_too() -> None:
    table = pool(3)
    happened = table.play(A="salmon 1", B="predator 60", C="salmon 1")
    assert len(happened) == 5
    assert table.reserves == {"B": 14}


@pytest.mark.rule("K-OLD-1")
def test_an_old_bear_that_finds_nothing_goes_home() -> None:
    table = Table(3)
    assert table.play(A="salmon 5", B="predator 60", C="predator 40") == [
        "C takes A 5",
        "B goes home",
    ]


@pytest.mark.rule("K-OLD-1", "K-VIS-1")
def test_delayed_it_still_takes_everything() -> None:
    table = Table(4)
    assert table.play(A="visitor", B="predator 60", C="salmon 4", D="salmon 5") == [
        "A slows B to 75",
        "B takes C 4",
        "B takes D 5",
    ]


@pytest.mark.rule("K-OLD-1", "K-VIS-1")
def test_it_takes_everything_even_if_it_is_not_the_last() -> None:
    """40 + 15 + 15 = 70: the Old Bear comes before it."""
    table = pool(5)
    table.play(A="visitor", B="visitor", C="predator 60", D="predator 40", E="salmon 3")
    table.slow("A", "D")
    happened = table.slow("B", "D")
    assert happened[0] == "B slows D to 70"
    assert happened[-1] == "D goes home"
    assert table.reserves == {"C": 18}


@pytest.mark.rule("K-OLD-1", "K-VIS-1")
def test_delayed_to_75_it_comes_after_another_at_60_and_gets_nothing() -> None:
    table = pool(4)
    table.play(A="predator 60", B="predator 60", C="visitor", D="salmon 1")
    happened = table.slow("C", "A")
    assert happened[0] == "C slows A to 75"
    assert {text.split()[0] for text in happened[1:-1]} == {"B"}
    assert happened[-1] == "A goes home"
    assert table.reserves == {"B": 15}
    assert table.cascade == "ABCD", "they were not tied"


# -- Several Old Bears


@pytest.mark.rule("K-OLD-2")
def test_old_bears_share_card_by_card_in_cascade_order() -> None:
    table = pool(5)
    table.play(A="salmon 1", B="predator 60", C="predator 60", D="salmon 1", E="predator 60")
    asked = []
    happened: list[str] = []
    for salmon in ("A 5", "B 4", "C 3", "D 2", "A 1"):
        asked.append(table.asks[-1])
        happened += table.pick(table.asks[-1], salmon)
    happened += table.pick(table.asks[-1], "D 1")
    assert asked == ["B", "C", "E", "B", "C"]
    assert happened == [
        "B takes (A 5)",
        "C takes (B 4)",
        "E takes (C 3)",
        "B takes (D 2)",
        "C takes A 1",
        "E takes D 1",
        "B takes (E 1)",
        "B climbs",
    ]
    assert table.reserves == {"B": 8, "C": 5, "E": 4}
    assert table.cascade == "ACDEB"


@pytest.mark.rule("K-OLD-2", "K-TIE-1")
def test_the_first_old_bear_moves_only_when_all_is_shared() -> None:
    table = pool(3)
    table.play(A="predator 60", B="predator 60", C="salmon 1")
    assert table.pick("A", "A 5") == ["A takes (A 5)"]
    assert table.cascade == "ABC"
    assert table.pick("B", "B 4") == ["B takes (B 4)"]
    assert table.cascade == "ABC"
    assert table.pick("A", "C 3") == ["A takes (C 3)", "B takes C 1", "A climbs"]
    assert table.cascade == "BCA"


@pytest.mark.rule("K-OLD-2", "K-TIE-1")
def test_one_salmon_for_two_old_bears() -> None:
    table = Table(3)
    happened = table.play(A="salmon 5", B="predator 60", C="predator 60")
    assert happened == ["B takes A 5", "C goes home", "B climbs"]
    assert table.cascade == "ACB"


@pytest.mark.rule("K-OLD-2", "K-TIE-1")
def test_old_bears_with_nothing_left_do_not_move() -> None:
    table = Table(4)
    happened = table.play(A="predator 60", B="predator 60", C="predator 10", D="salmon 5")
    assert happened == ["C takes D 5", "A goes home", "B goes home"]
    assert table.cascade == "ABCD"


@pytest.mark.rule("K-OLD-2", "K-VIS-1")
def test_old_bears_equally_delayed_share() -> None:
    table = pool(4)
    table.play(A="visitor", B="predator 60", C="predator 60", D="visitor")
    table.slow("A", "C")
    table.slow("D", "B")
    assert letters(table.view.order) == "BC"
    assert table.view.fishing == 2
    assert table.pick("B", "A 5") == ["B takes (A 5)"]
    assert table.asks == "pick C"


@pytest.mark.rule("K-OLD-2", "K-STAY-1")
def test_two_players_share_what_stayed() -> None:
    table = pool(2)
    table.play(A="predator 60", B="predator 60")
    assert table.asks == "pick A"
    assert table.pick("A", "B 4") == ["A takes (B 4)", "B takes (A 5)", "A climbs"]
    assert table.cascade == "BA"


# -- Old Bears and others at one speed


@pytest.mark.rule("K-OLD-3", "K-VIS-1")
def test_an_old_bear_before_a_delayed_30() -> None:
    """One card each in cascade order, then the Old Bear goes on; the first climbs at the end."""
    table = pool(5)
    table.play(A="visitor", B="visitor", C="predator 60", D="predator 30", E="salmon 3")
    table.slow("A", "D")
    table.slow("B", "D")
    assert letters(table.view.order) == "CD"
    assert table.view.fishing == 2
    assert table.asks == "pick C"
    assert table.pick("C", "A 5") == ["C takes (A 5)"]
    assert table.asks == "pick D"
    assert table.pick("D", "B 4") == [
        "D takes (B 4)",
        "C takes (C 3)",
        "C takes (D 2)",
        "C takes (E 1)",
        "C takes E 3",
        "C climbs",
    ]
    assert table.cascade == "ABDEC"
    assert table.reserves == {"C": 14, "D": 4}


@pytest.mark.rule("K-OLD-3", "K-TIE-1", "K-VIS-1")
def test_a_delayed_30_before_an_old_bear() -> None:
    table = pool(5)
    table.play(A="visitor", B="visitor", C="predator 30", D="predator 60", E="salmon 3")
    table.slow("A", "C")
    table.slow("B", "C")
    assert table.asks == "pick C"
    assert table.pick("C", "A 5") == [
        "C takes (A 5)",
        "D takes (B 4)",
        "D takes (C 3)",
        "D takes (D 2)",
        "D takes (E 1)",
        "D takes E 3",
        "C climbs",
    ]
    assert table.cascade == "ABDEC"
    assert table.reserves == {"C": 5, "D": 13}


@pytest.mark.rule("K-OLD-3", "K-VIS-1")
def test_two_old_bears_around_a_delayed_30() -> None:
    table = pool(6)
    table.play(
        A="predator 60", B="predator 30", C="predator 60", D="visitor", E="visitor", F="salmon 1"
    )
    table.slow("D", "B")
    table.slow("E", "B")
    assert letters(table.view.order) == "ABC"
    taken = []
    for salmon in ("A 5", "F 5", "B 4", "C 3", "D 2", "E 1"):
        taken.append(table.asks[-1])
        happened = table.pick(table.asks[-1], salmon)
    assert taken == ["A", "B", "C", "A", "C", "A"]
    assert happened == ["A takes (E 1)", "C takes F 1", "A climbs"]
    assert table.reserves == {"A": 9, "B": 5, "C": 7}
    assert table.cascade == "BCDEFA"


@pytest.mark.rule("K-OLD-3", "K-VIS-1")
def test_one_salmon_for_a_mixed_tie() -> None:
    table = Table(5)
    table.play(A="visitor", B="visitor", C="predator 30", D="predator 60", E="salmon 3")
    table.slow("A", "C")
    assert table.slow("B", "C") == ["B slows C to 60", "C takes E 3", "D goes home", "C climbs"]
    assert table.cascade == "ABDEC"


@pytest.mark.rule("K-OLD-3", "K-DECK-2")
def test_several_others_tied_with_old_bears() -> None:
    """The decks there are never bring this (it takes too many Visitors); the rule covers it."""
    table = pool(6, TWO_AT_45)
    table.play(
        A="predator 45", B="predator 60", C="predator 45", D="predator 60", E="visitor", F="visitor"
    )
    table.slow("E", "A")
    table.slow("F", "C")
    assert letters(table.view.order) == "ABCD"
    assert table.view.fishing == 4
    taken = []
    for salmon in ("A 5", "F 5", "B 4", "C 3"):
        taken.append(table.asks[-1])
        assert "climbs" not in "".join(table.pick(table.asks[-1], salmon))
    assert taken == ["A", "B", "C", "D"]
    assert table.asks == "pick B"
    assert table.pick("B", "D 2") == ["B takes (D 2)", "D takes (E 1)", "A climbs"]
    assert table.reserves == {"A": 5, "B": 7, "C": 4, "D": 4}
    assert table.cascade == "BCDEFA"


@pytest.mark.rule("K-OLD-3", "K-DECK-2")
def test_an_old_bear_between_two_others() -> None:
    table = pool(5, TWO_AT_45)
    table.play(A="predator 45", B="predator 60", C="predator 45", D="visitor", E="visitor")
    table.slow("D", "A")
    table.slow("E", "C")
    assert letters(table.view.order) == "ABC"
    table.pick("A", "A 5")
    table.pick("B", "B 4")
    assert table.pick("C", "C 3") == ["C takes (C 3)", "B takes (D 2)", "B takes (E 1)", "A climbs"]
    assert table.cascade == "BCDEA"
