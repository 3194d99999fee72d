"""Places from points."""


def places_of(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Places from scores, most points first; equal scores share the better place.

    >>> places_of((30, 25, 30))
    (1, 3, 1)
    """
    return tuple(1 + sum(other > score for other in scores) for score in scores)
