"""Compiled and interpreted, the rules play the same games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from anadrome.games.upstream import rules
from tests.games.sources import copy_sources

SCRIPT = Path(__file__).with_name("checksum.py")
GAMES = 600


def test_compiled_and_interpreted_rules_play_the_same_games(tmp_path: Path) -> None:
    """Every action and every position of 600 seeded games, and what was told of sixty."""
    if str(rules.__file__).endswith(".py"):
        pytest.skip("the rules run interpreted here, there is nothing to compare")
    runs = [
        subprocess.Popen(
            [sys.executable, str(SCRIPT), str(GAMES)], env=environment, stdout=subprocess.PIPE
        )
        for environment in (dict(os.environ), copy_sources(tmp_path))
    ]
    compiled, interpreted = (json.loads(run.communicate()[0]) for run in runs)
    assert [run.returncode for run in runs] == [0, 0]
    assert (compiled["compiled"], interpreted["compiled"]) == (True, False)
    assert compiled["checksum"] == interpreted["checksum"]
