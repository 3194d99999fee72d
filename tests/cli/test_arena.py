"""``anadrome arena`` and ``anadrome study``, as they answer in a shell."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

import pytest

from anadrome.arena.ledger import open_ledger
from anadrome.arena.plan import plan_study, settings
from anadrome.games import GAMES
from tests.cli.shell import anadrome

ROOT = Path(__file__).resolve().parents[2]
ARENA = ("arena", "kodiak", "--bots", "random,greedy", "--seed", "3", "--workers", "1")
STUDY = ("study", "upstream", "--bot", "random", "--seed", "3", "--workers", "1")


def test_the_best_bot_comes_first() -> None:
    ran = anadrome(*ARENA, "--games", "8", "--players", "2")
    assert (ran.code, ran.err) == (0, "")
    head, lineups, names, best, worst, course = ran.out.splitlines()
    assert head == "Kodiak, 2 players, deck standard, first_player draw, seed 3"
    assert lineups == "1 line-up, 8 games each (4 deals in every seat)"
    assert names.split()[:2] == ["bot", "rating"]
    assert best.startswith("greedy")
    assert worst.startswith("random")
    assert best.endswith(" ms")
    assert course.startswith("A game takes ")


def test_a_study_has_a_row_for_each_setting() -> None:
    ran = anadrome(*STUDY, "--games", "5", "--players", "3", "--vary", "tiles=base,water")
    assert (ran.code, ran.err) == (0, "")
    head, names, base, water, _, counts, bears, *_ = ran.out.splitlines()
    assert head == "Upstream, 5 games of random bots in each setting, seed 3"
    assert names.startswith("setting ")
    assert base.startswith("tiles base ")
    assert water.startswith("tiles water ")
    assert counts.split() == ["in", "a", "game", "tiles", "base", "tiles", "water"]
    assert bears.startswith("lost to bears (a seat) ")


def test_values_with_commas_stand_between_semicolons() -> None:
    ran = anadrome(
        *STUDY, "--games", "2", "--players", "3", "--vary", "tiles=base;water:7,bear:3,eagle:4"
    )
    assert (ran.code, ran.err) == (0, "")
    assert "\ntiles water:7,bear:3,eagle:4 " in ran.out


def begun(folder: Path, seats: Sequence[int]) -> None:
    """A ledger without matches, of a study with the seed ``kept``."""
    game = GAMES["kodiak"]
    open_ledger(folder, plan_study(game, settings(game, seats, None, {}), "random", "kept", 1))


def test_a_folder_with_another_study_is_left_alone(tmp_path: Path) -> None:
    begun(tmp_path, [2, 3])
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    ran = anadrome(
        "study", "kodiak", "--bot", "random", "--seats", "2,4", "--report", str(tmp_path)
    )
    assert ran.code == 2
    assert ran.err.endswith("belongs to something else: settings differ. Choose another folder.\n")
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_a_seed_that_is_not_given_is_that_of_the_ledger(tmp_path: Path) -> None:
    begun(tmp_path, [2])
    games = ("study", "kodiak", "--seats", "2", "--bot", "random", "--games", "3")
    ran = anadrome(*games, "--report", str(tmp_path))
    assert ran.code == 0
    assert ran.out.startswith("Kodiak, 3 games of random bots in each setting, seed kept\n")
    beside = len(list(tmp_path.iterdir())) - 2  # the ledger is not part of the report
    assert ran.out.endswith(f"Report: {tmp_path / 'index.html'}, with {beside} files beside it\n")


@pytest.fixture(scope="module")
def light(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment as `make play` leaves it: all that is installed, but for the extras."""
    folder = tmp_path_factory.mktemp("installed")
    for entry in Path(sysconfig.get_paths()["purelib"]).iterdir():
        if not entry.name.startswith(("matplotlib", "openskill", "ray")):
            (folder / entry.name).symlink_to(entry)
    return {"PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(folder))), "LC_ALL": "C.UTF-8"}


def ran_light(light: dict[str, str], line: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-S", "-m", "anadrome.cli", *line.split()],
        capture_output=True,
        text=True,
        env=light,
        check=False,
    )


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("arena kodiak", "This needs openskill. To install them: make arena, or pip install"),
        ("arena kodiak --report x", "This needs openskill, matplotlib. To install them: make"),
        ("study kodiak --seats 2 --report x", "This needs matplotlib. To install them: make arena"),
        ("study kodiak --seats 2 --ray auto", "This needs ray. To install them: make arena, or"),
    ],
)
def test_without_the_extras_it_says_what_is_missing(
    light: dict[str, str], line: str, said: str
) -> None:
    ran = ran_light(light, line)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith(f"anadrome: {said}")
    assert ran.stderr.count("\n") == 1


def test_without_the_extras_a_study_is_played_all_the_same(light: dict[str, str]) -> None:
    line = "study kodiak --seats 2,3 --bot random --games 2 --workers 1 --seed 3"
    ran = ran_light(light, line)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout == anadrome(*line.split()).out
