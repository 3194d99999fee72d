"""Bots think in worker processes, never in the event loop: here they are asked and looked after."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Any, Final

import msgspec

from anadrome.bots.bot import RandomBot
from anadrome.core.chance import seeded
from anadrome.server.botworker import Answer, Question

WORKER: Final = "anadrome.server.botworker"
TRIES: Final = 3

logger = logging.getLogger(__name__)


class Botwork:
    """A few workers, each made anew when it dies or does not answer."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.places = asyncio.Semaphore(workers)
        self.seconds = seconds
        self.idle: list[Process] = []
        self.all: set[Process] = set()

    async def warm(self) -> None:
        """Start a worker now, so that the first question finds it ready."""
        self.idle.append(await self._new())

    async def close(self) -> None:
        for worker in list(self.all):
            await self._end(worker)

    async def choose(self, game: str, kind: str, seed: str, view: Any, actions: list[str]) -> str:
        """The bot's answer. A bot that fails is replaced by chance: no table hangs on a bot."""
        seen = msgspec.Raw(msgspec.json.encode(view))
        answer = await self._answer(Question(game, kind, seed, seen, actions))
        if answer.action in actions:
            return answer.action
        logger.error("the bot %s of %s failed: %s", kind, game, answer.error or answer.action)
        return RandomBot(seeded(seed)).choose(view, actions)

    async def _answer(self, question: Question) -> Answer:
        async with self.places:
            for _ in range(TRIES):
                worker = self.idle.pop() if self.idle else await self._new()
                try:
                    async with asyncio.timeout(self.seconds):
                        answer = await _ask(worker, question)
                except (OSError, TimeoutError, msgspec.MsgspecError):
                    logger.warning("a bot worker died or did not answer; starting a new one")
                    await self._end(worker)
                else:
                    self.idle.append(worker)
                    return answer
        return Answer(error="no worker answered")

    async def _new(self) -> Process:
        worker = await asyncio.create_subprocess_exec(
            sys.executable, "-m", WORKER, stdin=PIPE, stdout=PIPE
        )
        self.all.add(worker)
        return worker

    async def _end(self, worker: Process) -> None:
        self.all.discard(worker)
        with suppress(ProcessLookupError):
            worker.kill()
        await worker.communicate()  # its pipes are closed too


async def _ask(worker: Process, question: Question) -> Answer:
    """Ask a worker; MsgspecError if it ends without an answer."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(msgspec.json.encode(question) + b"\n")
    await worker.stdin.drain()
    return msgspec.json.decode(await worker.stdout.readline(), type=Answer)
