"""Levels that think little, so that whole games take a moment."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from anadrome.bots import levels
from anadrome.bots.bot import BOTS
from anadrome.bots.searcher import SearchBot

ITERATIONS = 40
NEVER = 1e9  # seconds: time may not decide what a test sees


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search bots with few iterations and no clock; their order of strength stays."""
    for game, kinds in BOTS.items():
        for kind, made in kinds.items():
            if isinstance(made, partial) and made.func is SearchBot:
                monkeypatch.setitem(kinds, kind, in_a_hurry(game, made, kind))


def in_a_hurry(game: str, made: Any, kind: str) -> Any:
    """The same bot with less to think."""
    _, sense, level = made.args
    given = {name: getattr(level, name) for name in level.__struct_fields__}
    given |= {
        "iterations": min(level.iterations, ITERATIONS),
        "seconds": NEVER,
        "solved": min(level.solved, 500),
        "depth": min(level.depth, 1),
    }
    assert kind in levels.levels_of(game)
    less = levels.Level(**given)
    return partial(SearchBot, made.args[0], partial(sense.func, less), less)
