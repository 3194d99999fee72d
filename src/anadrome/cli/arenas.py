"""``anadrome arena``: which bot is the best."""

import json
from argparse import Namespace
from typing import Any

import msgspec

from anadrome.arena.findings import ArenaFound, Thinking, arena_found, thinking
from anadrome.arena.plan import ArenaPlan, plan_arena
from anadrome.cli.contesting import (
    check_installed,
    matches_of,
    number,
    percent,
    seed_for,
    written_report,
)
from anadrome.cli.output import say, table
from anadrome.games import game_called

HEAD = ["bot", "rating", "95% interval", "wins", "95% interval", "points", "CPU a decision"]


def run(arguments: Namespace, _lang: str) -> int:
    """Play all line-ups and print a row for each bot, the best first."""
    game = game_called(arguments.game)
    check_installed(arguments, rates=True)
    plan = plan_arena(
        game,
        arguments.players or max(len(arguments.bots), 2),
        dict(arguments.options),
        arguments.bots,
        seed_for(arguments),
        arguments.games,
    )
    matches = matches_of(plan, arguments)
    found = arena_found(plan, matches)
    thought = thinking(plan.bots, matches)
    note = ""
    if arguments.report is not None:
        from anadrome.arena.report.arena import arena_report  # matplotlib takes its time

        note = written_report(arena_report(plan, matches), arguments.report)
    if arguments.json:
        say(json.dumps({**msgspec.to_builtins(found), "thinking": _thoughts(thought)}))
        return 0
    say(_title(plan, found))
    say(table(HEAD, _rows(found, thought)))
    say(_course(found))
    if note:
        say(note)
    return 0


def _thoughts(thought: list[Thinking]) -> dict[str, Any]:
    return {
        each.bot: {"decisions": each.decisions, "cpu_seconds": round(each.seconds, 6)}
        for each in thought
    }


def _title(plan: ArenaPlan, found: ArenaFound) -> str:
    options = "".join(f", {name} {value}" for name, value in plan.options.items())
    lineups = "1 line-up" if found.lineups == 1 else f"{found.lineups} line-ups"
    return (
        f"{plan.game.title}, {plan.players} players{options}, seed {plan.seed}\n"
        f"{lineups}, {plan.deals * plan.players:,} games each ({plan.deals:,} deals in every seat)"
    )


def _rows(found: ArenaFound, thought: list[Thinking]) -> list[list[str]]:
    each = {one.bot: one.each for one in thought}
    return [
        [
            bot.bot,
            f"{bot.rating.value:.1f}",
            f"{bot.rating.low:.1f} to {bot.rating.high:.1f}",
            *percent(bot.wins),
            number(bot.points),
            f"{each[bot.bot] * 1000:.2f} ms",
        ]
        for bot in found.bots
    ]


def _course(found: ArenaFound) -> str:
    seen = found.overview
    said = f"A game takes {number(seen.length)} decisions"
    if seen.wins_in_turn is not None:
        first = seen.wins_in_turn[0]
        said += f"; who plays first wins {first.value:.1%} ({first.low:.1%} to {first.high:.1%})"
    if seen.ahead_for_good is not None:
        said += f"; the winner is ahead for good after {seen.ahead_for_good.value:.0%} of it"
    return said + "."
