"""One match of an arena or a study: what it is made of, and what is kept of it."""

import time
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from anadrome.arena.course import Course, Followed
from anadrome.arena.matches import decisions, seated
from anadrome.arena.statistics import collector_of
from anadrome.bots.bot import Bot
from anadrome.core.match import Match
from anadrome.core.seats import COLOURS
from anadrome.core.steps import Decided
from anadrome.games import game_called


class Task(Struct, frozen=True):
    """A match to play: all that its course depends on."""

    number: int
    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: str


class Played(Struct, frozen=True):
    """What is kept of a match, by seat where there are several numbers.

    ``first`` is the seat that began. There is no course where no running score is known.
    ``seconds`` is the CPU time of each bot: a measurement, and the only part that two runs of a
    task do not share.
    """

    number: int
    scores: tuple[int, ...]
    places: tuple[int, ...]
    first: int | None
    decisions: tuple[int, ...]
    course: Course | None
    counts: dict[str, list[int]]
    seconds: tuple[float, ...]

    def wins(self, seat: int) -> float:
        """1 for the winner; a shared first place is divided."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0

    @property
    def length(self) -> int:
        """All decisions together."""
        return sum(self.decisions)

    @property
    def lead(self) -> int:
        """By how many points the first two are apart."""
        best, *others = sorted(self.scores, reverse=True)
        return best - max(others, default=0)

    def in_turn(self, seat: int) -> int | None:
        """Where a seat comes in the order of play, from 0."""
        return None if self.first is None else (seat - self.first) % len(self.scores)


class Clocked:
    """A bot whose decisions are counted and timed, on the thread's own clock."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, view: Any, actions: Sequence[str]) -> str:
        before = time.thread_time()
        action = self.bot.choose(view, actions)
        self.seconds += time.thread_time() - before
        self.decisions += 1
        return action


def play(task: Task) -> Played:
    """Play a match. The same task always has the same course and outcome."""
    game = game_called(task.game)
    match = Match(game, len(task.bots), task.options, task.seed)
    bots = [Clocked(bot) for bot in seated(game, task.bots, task.seed)]
    statistics = collector_of(game.name)(match.players)
    statistics.listen(match.told)
    followed = None if statistics.scores is None else Followed([tuple(statistics.scores)])
    known = len(match.steps)
    for told in decisions(match, bots):
        statistics.listen(told)
        if followed is not None and statistics.scores is not None:
            followed.add(_answers(match, known), statistics.scores)
        known = len(match.steps)
    outcome = game.outcome(match.state)
    winner = outcome.winners[0] if outcome.winners else None  # against the game one may lose alone
    return Played(
        number=task.number,
        scores=outcome.scores,
        places=outcome.places,
        first=statistics.first,
        decisions=tuple(bot.decisions for bot in bots),
        course=None if followed is None else followed.course(winner),
        counts=statistics.counts,
        seconds=tuple(round(bot.seconds, 6) for bot in bots),
    )


def _answers(match: Match, known: int) -> str:
    """What was decided since so many steps; nothing while others still choose in secret."""
    answers = [step for step in match.steps[known:] if isinstance(step, Decided)]
    return ", ".join(f"{COLOURS[step.seat]} {step.action}" for step in answers)
