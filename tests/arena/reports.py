"""Small reports of real games, for the tests to look at."""

from __future__ import annotations

from anadrome.arena.findings import Match
from anadrome.arena.plan import ArenaPlan, Plan, StudyPlan, plan_arena, plan_study, settings, tasks
from anadrome.arena.played import play
from anadrome.arena.report.arena import arena_report
from anadrome.arena.report.parts import Report
from anadrome.arena.report.study import study_report
from anadrome.games import GAMES


def an_arena() -> ArenaPlan:
    return plan_arena(GAMES["kodiak"], 3, {}, ["random", "greedy"], "look <&>", 6)


def a_study() -> StudyPlan:
    game = GAMES["upstream"]
    return plan_study(game, settings(game, [2, 3, 5], None, {}), "random", "look", 12)


def played(plan: Plan) -> list[Match]:
    """All matches of a plan."""
    return [Match(task, play(task)) for task in tasks(plan, set())]


def both() -> tuple[Report, Report]:
    """A report of each kind."""
    arena, study = an_arena(), a_study()
    return arena_report(arena, played(arena)), study_report(study, played(study))
