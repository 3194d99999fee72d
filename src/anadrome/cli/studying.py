"""``anadrome study``: what an option or the number of players does to a game."""

import json
from argparse import Namespace
from collections.abc import Iterator

import msgspec

from anadrome.arena.findings import StudyFound, study_found
from anadrome.arena.plan import StudyPlan, plan_study, settings
from anadrome.arena.statistics import measures_of
from anadrome.cli.contesting import (
    check_installed,
    matches_of,
    number,
    percent,
    seed_for,
    written_report,
)
from anadrome.cli.output import say, table
from anadrome.core.errors import BadSetup
from anadrome.games import game_called

HEAD = ["setting", "first wins", "95% interval", "fair", "decisions", "lead changes", "points"]


def run(arguments: Namespace, _lang: str) -> int:
    """Play every setting and print what changes."""
    game = game_called(arguments.game)
    check_installed(arguments, rates=False)
    if arguments.seats is None and arguments.vary is None:
        raise BadSetup("nothing-to-vary")
    seats = arguments.seats or [arguments.players or game.players[-1]]
    varied = settings(game, seats, arguments.vary, dict(arguments.options))
    plan = plan_study(game, varied, arguments.bot, seed_for(arguments), arguments.games)
    matches = matches_of(plan, arguments)
    found = study_found(plan, matches)
    note = ""
    if arguments.report is not None:
        from anadrome.arena.report.study import study_report  # matplotlib takes its time

        note = written_report(study_report(plan, matches), arguments.report)
    if arguments.json:
        say(json.dumps(msgspec.to_builtins(found)))
        return 0
    for line in _text(plan, found):
        say(line)
    if note:
        say(note)
    return 0


def _text(plan: StudyPlan, found: StudyFound) -> Iterator[str]:
    yield (
        f"{plan.game.title}, {plan.games:,} games of {plan.bot} bots in each setting,"
        f" seed {plan.seed}"
    )
    yield table(HEAD, [_row(found, k) for k in range(len(found.settings))])
    if measures := measures_of(plan.game.name):
        rows = [
            [
                measure.label + (" (a seat)" if measure.by_seat else ""),
                *(number(setting.overview.counts[measure.key], 2) for setting in found.settings),
            ]
            for measure in measures
        ]
        yield ""
        yield table(["in a game", *(setting.setting for setting in found.settings)], rows)


def _row(found: StudyFound, k: int) -> list[str]:
    setting = found.settings[k]
    seen = setting.overview
    return [
        setting.setting,
        *(percent(seen.wins_in_turn[0]) if seen.wins_in_turn else ["-", "-"]),
        f"{1 / setting.players:.1%}",
        number(seen.length),
        number(seen.lead_changes),
        number(seen.points),
    ]
