"""The pace at which facts are shown, so that an eye can follow what the engine does at once."""

import asyncio
from contextlib import suppress
from typing import Final

BEAT: Final = 0.6  # seconds, at pace 1


class Pacer:
    """Waits between facts. After ``hurry`` it waits no more until ``slow_down``; while the table is
    hidden it stops. At pace 0 nothing waits.
    """

    def __init__(self, pace: float) -> None:
        self.beat = pace * BEAT
        self._hurried = asyncio.Event()
        self._seen = asyncio.Event()
        self._seen.set()

    def hurry(self) -> None:
        """Show the rest at once."""
        self._hurried.set()

    def slow_down(self) -> None:
        """What follows is shown at leisure again."""
        self._hurried.clear()

    def hide(self) -> None:
        """Something covers the table: stop after this fact."""
        self._seen.clear()

    def uncover(self) -> None:
        """The table can be seen again."""
        self._seen.set()

    async def rest(self, beats: float) -> None:
        """Let a fact be looked at."""
        if not (self.beat and beats):
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurried.wait(), self.beat * beats)
        await self._seen.wait()
