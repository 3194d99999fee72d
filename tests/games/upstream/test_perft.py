"""The counts of decision sequences are those that were written down."""

from __future__ import annotations

import pytest

from anadrome.games.upstream.game import GAME
from tests.games.upstream.perft import DEPTH, FOLDER, STARTS, perft, text_of


@pytest.mark.parametrize("name", [name for name, *_ in STARTS])
def test_the_counts_are_those_written_down(name: str) -> None:
    assert FOLDER.joinpath(f"{name}.txt").read_text("utf-8") == text_of(name)


@pytest.mark.parametrize("name", [name for name, *_ in STARTS])
def test_a_position_from_its_line_has_the_same_counts(name: str) -> None:
    line, *counts = FOLDER.joinpath(f"{name}.txt").read_text("utf-8").splitlines()
    state = GAME.from_position(line)
    assert [f"{depth} {perft(state, depth)}" for depth in range(1, DEPTH + 1)] == counts


def test_every_file_has_its_start() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == {name for name, *_ in STARTS}
