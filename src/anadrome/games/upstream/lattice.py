r"""The river's lattice: hexes in three columns, the middle one half a tile up. Compiled.

The only module that knows where spaces lie. Upstream is up::

              _______
             /       \
     _______/   C1    \_______
    /       \         /       \
   /   L1    \_______/   R1    \        edges and directions:
   \         /       \         /
    \_______/   C0    \_______/                 N
    /       \         /       \            NW _____ NE
   /   L0    \_______/   R0    \             /     \
   \         /       \         /             \_____/
    \_______/   C-1   \_______/            SW       SE
            \         /                         S
             \_______/

Spaces are numbered by height, L before R: C-1 is 2, L0 is 3, R0 is 4, C0 is 5, L1 is 6 and so on.
Then a step upstream always adds the same: NW 1, NE 2, N 3. A set of spaces is a mask, and a whole
set takes a step by a shift.
"""

from typing import Final

from mypy_extensions import i64

from anadrome.core.bits import bit

LEFT: Final = 0
RIGHT: Final = 1
CENTRE: Final = 2
COLUMNS: Final = 3

NW: Final = 1  # what a step adds
NE: Final = 2
N: Final = 3
FURTHEST: Final = 12  # what the longest jump adds: four tiles N

# The six edges of a tile, clockwise; also the directions a tile can be turned to.
EDGES: Final = ("N", "NE", "SE", "S", "SW", "NW")
EDGE_N: Final = 0
EDGE_NE: Final = 1
EDGE_NW: Final = 5

LOWEST: Final = 2  # C-1
SPACES: Final = 48  # more than the highest river has

# U-LAT-1: the steps there are from each column, as masks of what they add.
STEPS: Final = [0b1100, 0b1010, 0b1110]

# U-LAT-2: how many tiles a straight line travels, by column and what it adds; 0: no such line.
_N_LINES: Final = {3: 1, 6: 2, 9: 3, 12: 4}
_DIAGONALS: Final = [{NE: 1, 2 * NE: 2}, {NW: 1, 2 * NW: 2}, {NW: 1, NE: 1}]
LENGTHS: Final = [
    (_N_LINES | _DIAGONALS[column]).get(ahead, 0)
    for column in range(COLUMNS)
    for ahead in range(FURTHEST + 1)
]

# U-LAT-2: the lines of at most so many tiles, by number of tiles and column, as masks.
LINES: Final = [
    sum(
        1 << ahead
        for ahead in range(FURTHEST + 1)
        if 0 < LENGTHS[column * (FURTHEST + 1) + ahead] <= tiles
    )
    for tiles in range(5)
    for column in range(COLUMNS)
]


def column(space: i64) -> i64:
    """The column of a space."""
    return space % COLUMNS


def row(space: i64) -> i64:
    """The row of a space."""
    return space // COLUMNS - 1


def space_at(column: i64, row: i64) -> i64:
    """The space of a column and row."""
    return (row + 1) * COLUMNS + column


def below(row: i64) -> i64:
    """All spaces under a row, a mask."""
    return bit((row + 1) * COLUMNS) - 1


def steps(space: i64) -> i64:
    """U-LAT-1: the steps upstream from a space, a mask of what they add."""
    return STEPS[space % COLUMNS]


def lines(space: i64, tiles: i64) -> i64:
    """U-LAT-2: the straight lines of so many tiles at most, a mask of what they add."""
    return LINES[tiles * COLUMNS + space % COLUMNS]


def length(space: i64, ahead: i64) -> i64:
    """U-LAT-2: how many tiles the straight line travels that adds ``ahead``.

    Each of its steps adds as much: ``ahead // length``.

    >>> int(length(space_called("L3"), space_called("R4") - space_called("L3")))
    2
    """
    return LENGTHS[space % COLUMNS * (FURTHEST + 1) + ahead]


def blocked(falls: list[int], step: i64) -> i64:
    """U-LAT-3: the spaces whose edge towards a step has a waterfall, on this tile or on the next.

    ``falls`` has for each of the six edges the spaces whose tile has a waterfall there.
    """
    if step == N:
        return falls[0] | (falls[3] >> N)
    if step == NE:
        return falls[1] | (falls[4] >> NE)
    return falls[5] | (falls[2] >> NW)


def step_towards(edge: i64) -> i64:
    """What a step over an upstream edge adds."""
    if edge == EDGE_N:
        return N
    return NE if edge == EDGE_NE else NW


def edges_of(steps: i64) -> i64:
    """The edges that steps lead over: a mask of steps as a mask of edges."""
    edges: i64 = 0
    if steps & bit(N):
        edges |= bit(EDGE_N)
    if steps & bit(NE):
        edges |= bit(EDGE_NE)
    if steps & bit(NW):
        edges |= bit(EDGE_NW)
    return edges


def upstream_first(space: i64) -> i64:
    """A number for ordering spaces: greater the further upstream, L greater than R beside it."""
    col = space % COLUMNS
    if col == LEFT:
        return space + 1
    return space - 1 if col == RIGHT else space


def half_tiles_up(space: i64) -> i64:
    """How far up a space lies, in half tiles from row 0: for those who draw the river."""
    return 2 * row(space) + (1 if space % COLUMNS == CENTRE else 0)


def across(space: i64) -> i64:
    """Which column of the river a space is in, from the left."""
    col = space % COLUMNS
    return 0 if col == LEFT else (1 if col == CENTRE else 2)


def space_name(space: i64) -> str:
    """The name of a space.

    >>> [space_name(space) for space in (2, 3, 4, 5, 6)]
    ['C-1', 'L0', 'R0', 'C0', 'L1']
    """
    return f"{'LRC'[space % COLUMNS]}{space // COLUMNS - 1}"


def space_called(name: str) -> int:
    """The space of a name."""
    return int(space_at("LRC".index(name[0]), int(name[1:])))
