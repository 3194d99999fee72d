"""A person before a terminal: looks at the screen, presses keys, waits for something to be seen."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from typing import Any

from textual.events import Key
from textual.pilot import Pilot

from anadrome.core.match import Match
from anadrome.terminal.actions import Actions, Choice
from anadrome.terminal.app import TerminalApp
from anadrome.terminal.log import Log
from anadrome.terminal.session import ME
from anadrome.terminal.table import TableScreen

PATIENCE = 60  # seconds; what has not come by then has failed
GLANCE = 0.002  # seconds between two looks
CELL = 12.2  # the width of a cell in a screenshot
WRITTEN = re.compile(r'<text class="[^"]*" x="([^"]+)"[^>]*line-(\d+)\)">(.*?)</text>')

PARTS = 3  # a choice has no more

# Options of games that would be long if one always took what is pointed at.
SHORT: dict[str, dict[str, Any]] = {"coldwater": {"turn_limit": "3"}}

SMALL, LARGE = (80, 24), (120, 40)


def table_for(
    *bots: str,
    game: str = "kodiak",
    lang: str = "en",
    pace: float = 0,
    seed: str = "7",
    name: str = "Mara",
    **options: str,
) -> TerminalApp:
    """The real application, not yet running."""
    return TerminalApp(game, bots, options, seed, name=name, lang=lang, pace=pace)


class Person:
    """What one can do and see."""

    def __init__(self, pilot: Pilot[None]) -> None:
        self.pilot = pilot
        self.app = pilot.app

    @property
    def table(self) -> TableScreen:
        return next(s for s in self.app.screen_stack if isinstance(s, TableScreen))

    @property
    def match(self) -> Match:
        return self.table.session.match

    async def until(self, seen: Callable[[], bool]) -> None:
        """Go on when something is so."""
        await self._until(seen)
        await self.pilot.pause()

    async def _until(self, seen: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not seen():
                await asyncio.sleep(GLANCE)

    async def asked(self) -> None:
        """Wait for a question, or the end."""
        await self.until(lambda: self.table.stage in ("asking", "over"))

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    def screen(self) -> str:
        """The text on the screen, line by line."""
        width, height = self.app.size
        lines = [" " * width for _ in range(height)]
        for x, number, text in WRITTEN.findall(self.app.export_screenshot()):
            at, line = round(float(x) / CELL), lines[int(number)]
            words = html.unescape(text)
            lines[int(number)] = line[:at] + words + line[at + len(words) :]
        return "\n".join(lines).replace("\xa0", " ")

    def log(self) -> str:
        """All of the log, what is scrolled out of sight too."""
        return "\n".join(strip.text.rstrip() for strip in self.table.query_one(Log).lines)

    def offered(self) -> list[str]:
        """The actions to choose from, those behind other choices included."""
        return leaves(self.table.query_one(Actions).offered)

    def labels(self) -> list[str]:
        """What is written on the actions to choose from."""
        return [choice.label.plain for choice in self.table.query_one(Actions).choices]

    async def questions(
        self, choose: Callable[[list[str]], str] | None = None
    ) -> AsyncIterator[Any]:
        """Each question until the game is over. What is pointed at is taken in the end, or what is
        chosen of all actions.
        """
        while True:
            await self._until(lambda: self.table.stage in ("asking", "over"))
            if self.table.stage == "over":
                return
            done = self._done()
            yield self.match.view(ME)
            if choose is None:
                await self._take(done)
            else:
                action = choose(self.match.legal(ME))
                self.table.query_one(Actions).post_message(Actions.Chosen(action))
                await self._until(partial(self._did_more_than, done))

    async def _take(self, done: int) -> None:
        """Press Enter until something is done: a choice may have several parts."""
        actions = self.table.query_one(Actions)
        for opened in range(PARTS):
            self.app.post_message(Key("enter", "\r"))  # the pilot would rest after each key
            await self._until(partial(self._went_on, done, actions, opened))
            if self._done() > done:
                return
        raise AssertionError(f"{PARTS} parts make a choice")

    def _went_on(self, done: int, actions: Actions, opened: int) -> bool:
        return self._done() > done or len(actions.way) > opened

    def _did_more_than(self, done: int) -> bool:
        return self._done() > done

    async def play_through(self) -> int:
        """Play until the result is seen; how many questions there were."""
        asked = len([view async for view in self.questions()])
        await self.until(lambda: self.app.screen is not self.table)
        return asked

    def _done(self) -> int:
        """It grows with each answer: some are told nobody, others wait for those of the rest."""
        return len(self.match.told) + len(self.match.steps)


def leaves(choices: Sequence[Choice]) -> list[str]:
    """The actions that choices are or lead to."""
    return [
        action
        for choice in choices
        for action in (leaves(choice.more) if choice.more else [choice.action])
    ]
