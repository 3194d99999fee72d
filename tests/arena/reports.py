"""Small reports of real games, for the tests to look at."""

from __future__ import annotations

from pathlib import Path

from anadrome.arena.findings import Match
from anadrome.arena.plan import ArenaPlan, Plan, StudyPlan, plan_arena, plan_study, settings, tasks
from anadrome.arena.played import play
from anadrome.arena.report.arena import write_report as write_arena
from anadrome.arena.report.study import write_report as write_study
from anadrome.games import GAMES


def an_arena() -> ArenaPlan:
    return plan_arena(GAMES["kodiak"], 3, {}, ["random", "greedy"], "look <&>", 6)


def a_study() -> StudyPlan:
    game = GAMES["upstream"]
    return plan_study(game, settings(game, [2, 3, 5], None, {}), "random", "look", 12)


def played(plan: Plan) -> list[Match]:
    """All matches of a plan."""
    return [Match(task, play(task)) for task in tasks(plan, set())]


def write(folder: Path) -> tuple[list[Path], list[Path]]:
    """A report of each kind; their files, the pages first."""
    arena, study = an_arena(), a_study()
    return (
        write_arena(folder / "arena", arena, played(arena)),
        write_study(folder / "study", study, played(study)),
    )
