"""The course of a match: who was ahead, for how long, and what turned it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from msgspec import Struct


class Swing(Struct, frozen=True):
    """The decision after which the winner's margin changed most.

    ``at`` is its place in the match, from 0 to 1, ``by`` the change in points, ``actions`` what was
    decided: one answer, or all the answers that were turned up together.
    """

    at: float
    by: int
    actions: str


class Course(Struct, frozen=True):
    """How the lead went. A seat leads when it alone has the most points.

    ``lead_changes`` counts how often the lead came to another seat than the last that had it.
    ``ahead_for_good`` is the place in the match, from 0 to 1, of the decision after which the
    winner led to the end; None if in the end no seat led: the place was shared, or a tie-breaker
    gave it. Where nobody won there is neither that nor a swing.
    """

    lead_changes: int
    ahead_for_good: float | None
    swing: Swing | None


@dataclass(slots=True)
class Followed:
    """The points after each decision, from which the course follows once the winner is known."""

    scores: list[tuple[int, ...]]
    actions: list[str] = field(default_factory=list)

    def add(self, actions: str, scores: Sequence[int]) -> None:
        self.actions.append(actions)
        self.scores.append(tuple(scores))

    def course(self, winner: int | None) -> Course:
        """The course of a match that ``winner`` won, alone or not."""
        leaders = [leader(scores) for scores in self.scores]
        if winner is None:
            return Course(changes(leaders), None, None)
        total = len(self.actions)
        since = total
        while since > 0 and leaders[since - 1] == winner:
            since -= 1
        return Course(
            lead_changes=changes(leaders),
            ahead_for_good=since / total if leaders[-1] == winner else None,
            swing=self._swing(winner),
        )

    def _swing(self, winner: int) -> Swing | None:
        margins = [margin(scores, winner) for scores in self.scores]
        by = [after - before for before, after in pairwise(margins)]
        most = max(range(len(by)), key=lambda k: abs(by[k]))
        if by[most] == 0:
            return None
        return Swing((most + 1) / len(by), by[most], self.actions[most])


def leader(scores: Sequence[int]) -> int | None:
    """The seat that alone has the most points.

    >>> leader([3, 5, 4]), leader([5, 5, 4])
    (1, None)
    """
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else None


def changes(leaders: Sequence[int | None]) -> int:
    """How often the lead came to another seat; a tie between leaves it where it was.

    >>> changes([None, 0, None, 0, 1, None, 0])
    2
    """
    held = [seat for seat in leaders if seat is not None]
    return sum(before != after for before, after in pairwise(held))


def margin(scores: Sequence[int], seat: int) -> int:
    """By how much a seat is ahead of the best of the others, or behind."""
    others = [points for other, points in enumerate(scores) if other != seat]
    return scores[seat] - max(others, default=0)
