"""Arenas and studies in real processes: the workers change nothing, and no signal loses a match."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path
from typing import Any

import pytest

from anadrome.arena import played, workers
from anadrome.arena.plan import plan_arena, tasks
from anadrome.arena.workers import MatchFailed, played_here
from anadrome.bots.bot import BOTS
from anadrome.games import GAMES
from tests.arena.runs import SECONDS, Run, kept, lasting

DUEL = ("arena", "upstream", "--bots", "greedy,random", "--games", "4", "--seed", "7", "--json")
LONG = ("arena", "kodiak", "--bots", "greedy,random", "--seed", "7", "--games", "60", "--json")
STUDY = ("study", "kodiak", "--seats", "2,4,5", "--bot", "random", "--games", "60", "--seed", "7")


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    """The findings alone; times are there, but never the same."""
    assert all(bot["cpu_seconds"] > 0 for bot in found["thinking"].values())
    return {name: value for name, value in found.items() if name != "thinking"}


def test_results_do_not_depend_on_the_workers() -> None:
    one, two, three = (Run(*DUEL, "--workers", number).found() for number in "123")
    assert without_times(one) == without_times(two) == without_times(three)
    decisions = [bot["decisions"] for bot in one["thinking"].values()]
    assert decisions == [bot["decisions"] for bot in three["thinking"].values()]


def test_an_arena_goes_on_after_interruptions(tmp_path: Path) -> None:
    """Ctrl-C, then a power cut, then to the end with another number of workers."""
    torn, whole = tmp_path / "torn", tmp_path / "whole"
    run = Run(*LONG, "--workers", "2", "--report", str(torn))
    run.until_kept(torn, 5)
    code, said = run.stop(signal.SIGINT)
    done = kept(torn)
    assert (code, said) == (
        130,
        f"anadrome: interrupted after {done} of 60 matches; the same command goes on\n",
    )

    run = Run(*LONG, "--workers", "2", "--report", str(torn))
    run.until_kept(torn, done + 5)
    assert run.stop(signal.SIGKILL)[0] == -signal.SIGKILL
    assert done + 5 <= kept(torn) < 60

    again = Run(*LONG, "--workers", "1", "--report", str(torn)).found()
    straight = Run(*LONG, "--workers", "2", "--report", str(whole)).found()
    assert without_times(again) == without_times(straight)
    assert kept(torn) == kept(whole) == 60
    assert {"results.json", "results.csv", "matches.csv", "ratings.svg"} <= lasting(whole).keys()
    assert lasting(torn) == lasting(whole)


def test_a_worker_that_is_killed_ends_the_arena_and_loses_nothing(tmp_path: Path) -> None:
    run = Run(*LONG, "--workers", "2", "--report", str(tmp_path))
    run.until_kept(tmp_path, 3)
    os.kill(run.workers()[0], signal.SIGKILL)
    out, said = run.process.communicate(timeout=SECONDS)
    assert (run.process.returncode, out) == (1, "")
    assert re.fullmatch(
        r"anadrome: match \d+ \(seed 7/\d+: .*\) failed: the worker process ended\n", said
    )
    assert kept(tmp_path) >= 3


def test_a_study_goes_on_after_an_interruption(tmp_path: Path) -> None:
    run = Run(*STUDY, "--workers", "2", "--report", str(tmp_path))
    run.until_kept(tmp_path, 20)
    assert run.stop(signal.SIGKILL)[0] == -signal.SIGKILL
    assert Run(*STUDY, "--json", "--report", str(tmp_path)).found() == Run(*STUDY, "--json").found()


def test_a_failing_bot_ends_the_arena_and_says_where() -> None:
    """As it would be with a bot that is not there; the command checks that before."""
    plan = plan_arena(GAMES["kodiak"], 2, {}, ["greedy", "random"], "seed", 2)
    good, bad = tasks(plan, set())
    bad = played.Task(7, bad.game, bad.options, ("random", "shark"), bad.seed)
    with pytest.raises(MatchFailed, match="unknown-bot") as failed:
        list(played_here([good, bad], 1))
    assert failed.value.task == bad
    assert failed.value.last_line.endswith(f"known={', '.join(BOTS['kodiak'])})")


def test_a_worker_that_dies_ends_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "WORKER", "anadrome.no.such.module")
    plan = plan_arena(GAMES["kodiak"], 2, {}, ["greedy", "random"], "seed", 2)
    with pytest.raises(MatchFailed, match="the worker process ended"):
        list(played_here(tasks(plan, set()), 2))


def test_who_stops_listening_stops_the_workers() -> None:
    plan = plan_arena(GAMES["kodiak"], 2, {}, ["greedy", "random"], "seed", 5000)
    matches = played_here(tasks(plan, set()), 2)
    assert next(matches).number in range(4)
    matches.close()  # type: ignore[attr-defined]
