"""Matrix games of two, solved exactly. Compiled.

What one gains the other loses; both choose at once. The equilibrium is a linear programme, solved
by the simplex method on the small tableau in which a variable and a slack change places.
"""

from typing import Final

from mypy_extensions import i64

TINY: Final = 1e-11
PIVOTS: Final = 400  # after so many something is wrong; a game of 15 by 15 takes some dozen


class Solution:
    """The value to the one who picks the row, and how both mix."""

    __slots__ = ("columns", "rows", "value")

    def __init__(self, value: float, rows: list[float], columns: list[float]) -> None:
        self.value: float = value
        self.rows = rows
        self.columns = columns


def solved(gains: list[float], height: i64, width: i64) -> Solution:
    """The equilibrium of a game, its gains given row by row.

    >>> pennies = solved([1.0, -1.0, -1.0, 1.0], 2, 2)
    >>> round(pennies.value, 9), [round(part, 9) for part in pennies.rows]
    (0.0, [0.5, 0.5])
    """
    pure = saddle(gains, height, width)
    if pure is not None:
        return pure
    least = min(gains)
    across = width + 1
    # Each row: the gains, moved up so that all are 1 at least, and 1. The last row: -1s, and 0.
    cells: list[float] = []
    for i in range(height):
        for j in range(width):
            cells.append(gains[i * width + j] - least + 1.0)
        cells.append(1.0)
    for _ in range(width):
        cells.append(-1.0)
    cells.append(0.0)
    # A label below ``height`` is a row of the game (a slack), one from there on a column.
    at_side = list(range(height))
    at_top = [height + j for j in range(width)]
    for pivots in range(PIVOTS):
        column = entering(cells, height, width, pivots > PIVOTS // 2)
        if column < 0:
            break
        row = leaving(cells, height, width, column)
        exchange(cells, height, across, row, column)
        label = at_side[row]
        at_side[row] = at_top[column]
        at_top[column] = label
    whole = cells[height * across + width]
    rows = [0.0] * height
    columns = [0.0] * width
    for j in range(width):
        if at_top[j] < height:
            rows[at_top[j]] = cells[height * across + j] / whole
    for i in range(height):
        if at_side[i] >= height:
            columns[at_side[i] - height] = cells[i * across + width] / whole
    return Solution(1.0 / whole + least - 1.0, rows, columns)


def saddle(gains: list[float], height: i64, width: i64) -> Solution | None:
    """The solution of a game in which neither needs to mix."""
    best_row: i64 = 0
    safe = -1e300
    for i in range(height):
        worst = gains[i * width]
        for j in range(1, width):
            gain = gains[i * width + j]
            if gain < worst:
                worst = gain
        if worst > safe:
            safe = worst
            best_row = i
    for j in range(width):
        most = gains[j]
        for i in range(1, height):
            gain = gains[i * width + j]
            if gain > most:
                most = gain
        if most <= safe:
            rows = [0.0] * height
            columns = [0.0] * width
            rows[best_row] = 1.0
            columns[j] = 1.0
            return Solution(safe, rows, columns)
    return None


def entering(cells: list[float], height: i64, width: i64, careful: bool) -> i64:
    """The column to pivot on, -1 when done: the steepest; the first, which never goes in circles,
    when it takes long.
    """
    best: i64 = -1
    steepest = -TINY
    last = height * (width + 1)
    for j in range(width):
        slope = cells[last + j]
        if slope < steepest:
            best = j
            if careful:
                return best
            steepest = slope
    return best


def leaving(cells: list[float], height: i64, width: i64, column: i64) -> i64:
    """The row that gives way first; there is always one, for the gains are bounded."""
    best: i64 = 0
    tightest = 1e300
    for i in range(height):
        cell = cells[i * (width + 1) + column]
        if cell > TINY:
            ratio = cells[i * (width + 1) + width] / cell
            if ratio < tightest:
                tightest = ratio
                best = i
    return best


def exchange(cells: list[float], height: i64, across: i64, row: i64, column: i64) -> None:
    """Pivot: what stands at a row's side and what stands over a column change places."""
    here = row * across
    pivot = cells[here + column]
    for j in range(across):
        if j != column:
            cells[here + j] = cells[here + j] / pivot
    for i in range(height + 1):
        factor = cells[i * across + column]
        if i == row or factor == 0.0:
            continue
        for j in range(across):
            if j != column:
                cells[i * across + j] = cells[i * across + j] - factor * cells[here + j]
        cells[i * across + column] = -factor / pivot
    cells[here + column] = 1.0 / pivot
