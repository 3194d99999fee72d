"""Bots whose cards a test decides, at the same door as all others."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from anadrome.bots.bot import BOTS
from anadrome.core.chance import Chance

LONG = 30  # seconds; a test that waits for so long has failed


class Gate:
    """Holds bots back until it is opened."""

    def __init__(self) -> None:
        self.open = threading.Event()

    def bot(self, _chance: Chance) -> Gate:
        return self

    def choose(self, _view: Any, actions: Sequence[str]) -> str:
        assert self.open.wait(LONG)
        return actions[0]


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    """The bot called ``slow`` thinks until its gate is opened."""
    gate = Gate()
    monkeypatch.setitem(BOTS["kodiak"], "slow", gate.bot)
    yield gate
    gate.open.set()


class Plays:
    """A bot that plays the action it was made for as long as it can."""

    def __init__(self, action: str) -> None:
        self.action = action

    def bot(self, _chance: Chance) -> Plays:
        return self

    def choose(self, _view: Any, actions: Sequence[str]) -> str:
        return self.action if self.action in actions else actions[0]


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that are called by the action they play."""
    for action in ("salmon 4", "salmon 5", "predator 10", "predator 20", "predator 60", "visitor"):
        monkeypatch.setitem(BOTS["kodiak"], action, Plays(action).bot)
