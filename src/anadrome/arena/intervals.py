"""Where a true share or mean is, 19 times in 20."""

import math
from collections.abc import Sequence

from msgspec import Struct

Z = 1.959964  # so many standard deviations hold 95% of a normal distribution


class Estimate(Struct, frozen=True):
    """A number that was measured, and the ends of its 95% interval."""

    value: float
    low: float
    high: float


def share(part: float, whole: int) -> Estimate:
    """How large a part is, with Wilson's interval: it is right for few games and for 0 or 1 too.

    >>> half = share(50, 100)
    >>> half.value, round(half.low, 3), round(half.high, 3)
    (0.5, 0.404, 0.596)
    """
    p = part / whole
    middle = p + Z * Z / (2 * whole)
    spread = Z * math.sqrt(p * (1 - p) / whole + Z * Z / (4 * whole * whole))
    stretch = 1 + Z * Z / whole
    return Estimate(p, (middle - spread) / stretch, (middle + spread) / stretch)


def mean(values: Sequence[float]) -> Estimate:
    """The mean, with the normal interval from the standard error.

    A single value has no error to show: its interval is itself.

    >>> found = mean([1, 2, 3, 4])
    >>> found.value, round(found.low, 2), round(found.high, 2)
    (2.5, 1.23, 3.77)
    """
    n = len(values)
    middle = math.fsum(values) / n
    if n == 1:
        return Estimate(middle, middle, middle)
    variance = math.fsum((value - middle) ** 2 for value in values) / (n - 1)
    spread = Z * math.sqrt(variance / n)
    return Estimate(middle, middle - spread, middle + spread)
