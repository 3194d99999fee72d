"""The lattice: neighbours, straight lines, edges with waterfalls."""

from __future__ import annotations

import pytest

from anadrome.games.upstream.lattice import (
    across,
    half_tiles_up,
    length,
    lines,
    space_called,
    space_name,
    steps,
    upstream_first,
)
from tests.games.upstream.river import River


def reached(name: str, adds: int) -> set[str]:
    """The spaces that a mask of additions leads to."""
    space = space_called(name)
    return {space_name(space + k) for k in range(13) if adds >> k & 1}


@pytest.mark.rule("U-LAT-1")
@pytest.mark.parametrize(
    ("space", "neighbours"),
    [
        ("L3", {"L4", "C3"}),
        ("R3", {"R4", "C3"}),
        ("C3", {"C4", "L4", "R4"}),
        ("C-1", {"C0", "L0", "R0"}),
        ("L0", {"L1", "C0"}),
    ],
)
def test_upstream_neighbours(space: str, neighbours: set[str]) -> None:
    assert reached(space, steps(space_called(space))) == neighbours


@pytest.mark.rule("U-LAT-1", "U-TURN-3", "U-SWIM-1")
def test_nobody_swims_sideways_or_down() -> None:
    river = River(3, A="L3:2 C3:2 R3:2")
    assert [move for move in river.open_to("A") if ">" in move] == [
        "L3>C3", "L3>L4", "C3>L4", "C3>R4", "C3>C4", "R3>C3", "R3>R4",
    ]  # fmt: skip
    for wrong in ("L3>R3", "L3>L2", "L3>C2", "C3>L3", "C3>C2", "R3>L3", "L3>R4", "L3>C4"):
        assert river.refuses(wrong) == "U-TURN-1"


@pytest.mark.rule("U-LAT-2")
@pytest.mark.parametrize(
    ("space", "spaces"),
    [
        ("L3", {"L4", "L5", "L6", "L7", "C3", "R4"}),
        ("R3", {"R4", "R5", "R6", "R7", "C3", "L4"}),
        ("C3", {"C4", "C5", "C6", "C7", "L4", "R4"}),
    ],
)
def test_straight_lines(space: str, spaces: set[str]) -> None:
    assert reached(space, lines(space_called(space), 4)) == spaces


@pytest.mark.rule("U-LAT-2", "U-JUMP-1")
def test_how_far_straight_lines_are() -> None:
    start = space_called("L3")
    tiles = {
        name: length(start, space_called(name) - start) for name in reached("L3", lines(start, 4))
    }
    assert tiles == {"L4": 1, "L5": 2, "L6": 3, "L7": 4, "C3": 1, "R4": 2}


@pytest.mark.rule("U-LAT-2", "U-JUMP-1")
def test_jumps_go_straight() -> None:
    river = River(3, A="L3:2")
    assert [move for move in river.moves_of("L3") if "^" in move] == [
        "^C3",
        "^L4",
        "^R4",
        "^L5",
        "^L6",
    ]
    for wrong in ("L3^C4", "L3^R3", "L3^C5", "L3^R5", "L3^L2"):
        assert river.refuses(wrong) == "U-TURN-1"


@pytest.mark.rule("U-LAT-3")
@pytest.mark.parametrize(
    ("tile", "start", "barred"),
    [
        ("L4 waterfall N", "L3", set()),
        ("L4 waterfall N", "L4", {">L5", ">C4"}),
        ("L4 waterfall S", "L3", {">L4"}),
        ("L4 waterfall S", "C3", {">L4"}),
        ("L4 waterfall S", "L4", set()),
        ("C4 waterfall SW", "L4", {">C4"}),
        ("C4 waterfall SW", "C3", {">C4"}),
        ("C4 waterfall SW", "R4", set()),
        ("C4 waterfall SE", "R4", {">C4"}),
        ("R4 waterfall SW", "C3", {">R4"}),
        ("R4 waterfall NW", "R4", {">R5", ">C4"}),
        ("C4 bear N", "C4", {">C5", ">L5"}),
        ("C4 bear NE", "C4", {">C5", ">R5"}),
        ("C4 bear SE", "R4", {">C4"}),
        ("C4 bear S", "C3", {">C4"}),
        ("C4 bear S", "R4", {">C4"}),
    ],
)
def test_a_waterfall_bars_its_edge_from_both_tiles(tile: str, start: str, barred: set[str]) -> None:
    free = {move for move in River(3, A=f"{start}:2").moves_of(start) if move[0] == ">"}
    with_tile = {move for move in River(3, tile, A=f"{start}:2").moves_of(start) if move[0] == ">"}
    assert free - with_tile == barred
    assert with_tile <= free


def test_names_and_places() -> None:
    for space in range(2, 47):
        assert space_called(space_name(space)) == space
    spaces = [space_called(name) for name in ("C-1", "L0", "R0", "C0", "L1")]
    assert [half_tiles_up(space) for space in spaces] == [-1, 0, 0, 1, 2]
    assert [across(space) for space in spaces] == [1, 0, 2, 1, 0]


@pytest.mark.rule("U-RAP-2")
def test_upstream_comes_first_then_left() -> None:
    names = ("C3", "L3", "R3", "C2", "L2", "R2")
    order = sorted(map(space_called, names), key=upstream_first, reverse=True)
    assert [space_name(space) for space in order] == list(names)
