"""The three worked examples of the rulebook: five players, A to E, on spaces 1 to 5."""

import pytest

from tests.games.kodiak.table import Table


@pytest.mark.rule("K-FISH-1", "K-FISH-2")
def test_example_1() -> None:
    table = Table(5)
    happened = table.play(
        A="salmon 4", B="predator 10", C="salmon 2", D="predator 30", E="salmon 1"
    )
    assert happened == []
    assert table.cascade == "ABCDE"
    assert table.asks == "pick B"
    assert table.pick("B", "A 4") == ["B takes A 4"]
    assert table.asks == "pick D"
    assert table.pick("D", "C 2") == ["D takes C 2", "E saves 1"]
    assert table.reserves == {"B": 4, "D": 2, "E": 1}


@pytest.mark.rule("K-TIE-1")
def test_example_2() -> None:
    table = Table(5)
    table.play(A="salmon 4", B="predator 10", C="predator 30", D="predator 30", E="salmon 1")
    assert table.asks == "pick B"
    assert table.pick("B", "A 4") == ["B takes A 4", "C takes E 1", "C climbs", "D goes home"]
    assert table.cascade == "ABDEC"
    assert table.reserves == {"B": 4, "C": 1}


@pytest.mark.rule("K-STAY-1", "K-VIS-1", "K-OLD-2")
def test_example_3() -> None:
    table = Table(5)
    happened = table.play(A="salmon 4", B="salmon 4", C="salmon 2", D="visitor", E="salmon 1")
    assert happened == ["D idles", "4 stay"]
    assert table.salmon == ["(A 4)", "(B 4)", "(C 2)", "(E 1)"]
    assert table.turn == (1, 2)

    table.play(A="predator 10", B="predator 60", C="visitor", D="predator 60", E="salmon 2")
    assert table.asks == "visitor C"
    assert table.open_to("C") == ["slow A", "slow B", "slow D"]
    assert table.slow("C", "A") == ["C slows A to 25"]
    assert table.asks == "pick A"
    assert table.pick("A", "A 4") == ["A takes (A 4)"]
    assert table.asks == "pick B"
    assert table.pick("B", "B 4") == ["B takes (B 4)"]
    assert table.asks == "pick D"
    assert table.pick("D", "C 2") == ["D takes (C 2)"]
    assert table.asks == "pick B"
    assert table.pick("B", "E 2") == ["B takes E 2", "D takes (E 1)", "B climbs"]
    assert table.cascade == "ACDEB"
    assert table.reserves == {"A": 4, "B": 6, "D": 3}


@pytest.mark.rule("K-OLD-1", "K-VIS-1")
def test_example_3_as_chloe_explains_it() -> None:
    """Had she named one of the Old Bears, the other would have come before it and taken all."""
    table = Table(5)
    table.play(A="salmon 4", B="salmon 4", C="salmon 2", D="visitor", E="salmon 1")
    table.play(A="predator 10", B="predator 60", C="visitor", D="predator 60", E="salmon 2")
    assert table.slow("C", "B") == ["C slows B to 75"]
    happened = table.pick("A", "A 4")
    assert sorted(happened) == [
        "A takes (A 4)",
        "B goes home",
        "D takes (B 4)",
        "D takes (C 2)",
        "D takes (E 1)",
        "D takes E 2",
    ]
    assert happened[-1] == "B goes home"
    assert table.cascade == "ABCDE"
