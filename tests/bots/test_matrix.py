"""Matrix games with known answers, and the two properties that make any answer right."""

from __future__ import annotations

import random

import pytest

from anadrome.bots.search.matrix import solved

KNOWN: list[tuple[list[list[float]], float, list[float], list[float]]] = [
    # rock, paper, scissors
    ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0, [1 / 3] * 3, [1 / 3] * 3),
    # matching pennies where one match pays double
    ([[2, -1], [-1, 1]], 1 / 5, [2 / 5, 3 / 5], [2 / 5, 3 / 5]),
    # a saddle point
    ([[4, 2, 5], [1, 0, 3]], 2, [1, 0], [0, 1, 0]),
    # Morra with two fingers
    (
        [[0, 2, -3, 0], [-2, 0, 0, 3], [3, 0, 0, -4], [0, -3, 4, 0]],
        0,
        [],
        [],
    ),
    # one side has nothing to choose
    ([[3, 1, 2]], 1, [1], [0, 1, 0]),
    ([[3], [7]], 7, [0, 1], [1]),
]


def flat(rows: list[list[float]]) -> list[float]:
    return [float(cell) for row in rows for cell in row]


@pytest.mark.parametrize(("rows", "value", "mine", "theirs"), KNOWN)
def test_games_with_known_answers(
    rows: list[list[float]], value: float, mine: list[float], theirs: list[float]
) -> None:
    found = solved(flat(rows), len(rows), len(rows[0]))
    assert found.value == pytest.approx(value, abs=1e-12)
    if mine:
        assert found.rows == pytest.approx(mine, abs=1e-12)
        assert found.columns == pytest.approx(theirs, abs=1e-12)


@pytest.mark.parametrize("spread", [2, 9, 1000])
def test_neither_side_can_do_better(spread: int) -> None:
    """Of any size up to 15 by 15; with few different gains there are many ties."""
    chance = random.Random(spread)
    for _ in range(300):
        height, width = chance.randint(1, 15), chance.randint(1, 15)
        rows = [
            [float(chance.randint(-spread, spread)) for _ in range(width)] for _ in range(height)
        ]
        found = solved(flat(rows), height, width)
        for mixture in (found.rows, found.columns):
            assert sum(mixture) == pytest.approx(1)
            assert min(mixture) > -1e-12
        worst = min(
            sum(p * row[j] for p, row in zip(found.rows, rows, strict=True)) for j in range(width)
        )
        best = max(
            sum(p * cell for p, cell in zip(found.columns, row, strict=True)) for row in rows
        )
        assert worst == pytest.approx(found.value, abs=1e-9)
        assert best == pytest.approx(found.value, abs=1e-9)
