"""A live table: a course, its audience, its bots. The only writer of its events."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, ParamSpec, TypeVar

from anadrome.core.errors import IllegalAction
from anadrome.core.events import Told
from anadrome.server.audience import Audience
from anadrome.server.botwork import Botwork
from anadrome.server.connection import Connection
from anadrome.server.course import Course
from anadrome.server.entries import (
    Acted,
    AnyEntry,
    Chair,
    Joined,
    Left,
    Started,
    Succeeded,
    TookBack,
)
from anadrome.server.invites import digest, new_token
from anadrome.server.limits import Buckets, checked_name, own_name
from anadrome.server.names import bot_name
from anadrome.server.problems import Declined
from anadrome.server.protocol import Accepted, Act, HeldSeat, Lang, TableInfo, TakeBack
from anadrome.server.storage import Event, NotSaved, Storage

FILL_IN: Final = "greedy"  # the bot on seats that nobody took
TRY_AGAIN: Final = 1.0  # seconds until a bot's action that could not be saved is tried again

P = ParamSpec("P")
T = TypeVar("T")
logger = logging.getLogger(__name__)


class Table:
    """All that happens here happens in one order: checked, on disk, in the course, told."""

    def __init__(self, course: Course, storage: Storage, bots: Botwork, actions: Buckets) -> None:
        self.course = course
        self.code = course.founding.code
        self.audience = Audience(course)
        self.storage = storage
        self.bots = bots
        self.actions = actions
        self.turn = asyncio.Lock()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.thinking: set[int] = set()
        self.used = time.monotonic()

    # -- One at a time -----------------------------------------------------------------------------

    async def in_turn(
        self, work: Callable[P, Coroutine[Any, Any, T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do something alone, and to its end even if who asked for it goes away meanwhile."""

        async def alone() -> T:
            async with self.turn:
                return await work(*args, **kwargs)

        return await asyncio.shield(self._task(alone()))

    def _task(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _enter(self, entry: AnyEntry) -> list[Told]:
        """The one way anything happens: first it is on disk, then it is so."""
        await self.storage.add(Event(self.code, self.course.length, entry))
        return self.course.enter(entry)

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody has been here for so long; the log has it all, memory may forget it."""
        last = max(self.used, self.audience.seen)
        busy = self.tasks or self.audience.connections
        return not busy and time.monotonic() - last > seconds

    # -- Before the game ---------------------------------------------------------------------------

    async def join(self, name: str) -> HeldSeat:
        """Take the first open seat."""
        return await self.in_turn(self._join, checked_name(name))

    async def _join(self, name: str) -> HeldSeat:
        course = self.course
        if course.match is not None:
            raise Declined(409, "already-started")
        seats = course.open_seats()
        if not seats:
            raise Declined(409, "table-full")
        token = new_token()
        await self._enter(Joined(seats[0], own_name(name, course.names), digest(token)))
        self.audience.tell_table()
        return HeldSeat(seats[0], token)

    async def leave(self, token: str) -> TableInfo:
        """Give the seat back before the game; in play it is kept for who comes with its token."""
        return await self.in_turn(self._leave, token)

    async def _leave(self, token: str) -> TableInfo:
        seat = self.course.seat_of(token)
        in_lobby = self.course.match is None
        if in_lobby:
            await self._enter(Left(seat))
        self.audience.let_go(seat, for_good=in_lobby)
        return self.audience.info()

    async def start(self, token: str, lang: Lang) -> TableInfo:
        """The host begins; bots take the seats still open."""
        return await self.in_turn(self._start, token, lang)

    async def _start(self, token: str, lang: Lang) -> TableInfo:
        course = self.course
        if course.seat_of(token) != course.host:
            raise Declined(403, "host-only")
        if course.match is not None:
            raise Declined(409, "already-started")
        names = course.names
        chairs: dict[int, Chair] = {}
        for seat in course.open_seats():
            names[seat] = own_name(bot_name(FILL_IN, lang), names)
            chairs[seat] = Chair("bot", names[seat], bot=FILL_IN)
        await self._enter(Started(chairs))
        self.audience.show_all()
        self.ask_bots()
        return self.audience.info()

    # -- In the game -------------------------------------------------------------------------------

    async def act(self, connection: Connection, act: Act | TakeBack) -> None:
        """An order from a browser: accepted or refused, which only this connection is told."""
        try:
            seat = self.course.seat_of(act.token)
            if not self.actions.take((self.code, seat)):
                raise Declined(429, "too-fast")
            await self.in_turn(self._act, connection, seat, act)
        except (Declined, IllegalAction) as why:
            connection.refuse(act.id, why)
            if why.key == "stale":
                connection.say(self.audience.snapshot(connection))
        except NotSaved:
            logger.exception("table %s: an action could not be saved", self.code)
            connection.refuse(act.id, Declined(503, "not-saved"))

    async def _act(self, connection: Connection, seat: int, act: Act | TakeBack) -> None:
        course = self.course
        if (seat, act.id) in course.done:
            connection.say(Accepted(act.id))
            return
        course.check_question(act.question)
        if isinstance(act, TakeBack):
            course.playing().check_take_back(seat)
            await self._enter(TookBack(seat, act.id))
            connection.say(Accepted(act.id))
            self.audience.show_all()
            return
        action = course.checked(seat, act.action)
        told = await self._enter(Acted(seat, action, "human", act.id))
        connection.say(Accepted(act.id))
        self.audience.tell(told)
        self.ask_bots()

    def ask_bots(self) -> None:
        """Let every bot think that owes an action and does not think already."""
        for seat, bot in self.course.waiting_bots().items():
            if seat not in self.thinking:
                self.thinking.add(seat)
                self._task(self._bot_acts(seat, bot))

    async def _bot_acts(self, seat: int, bot: str) -> None:
        course, match = self.course, self.course.playing()
        seed = f"{course.founding.seed}:{seat}:{course.question}"
        try:
            answer = await self.bots.choose(
                match.game.name, bot, seed, match.view(seat), match.legal(seat)
            )
            async with self.turn:
                told = await self._enter(Acted(seat, course.checked(seat, answer), "bot"))
                self.audience.tell(told)
        except NotSaved:
            logger.exception("table %s: a bot's action could not be saved", self.code)
            await asyncio.sleep(TRY_AGAIN)
        finally:
            self.thinking.discard(seat)
        self.ask_bots()

    def succeed(self, succeeded: Succeeded) -> None:
        """The rematch is on disk: everyone may follow."""
        self.course.enter(succeeded)
        self.audience.tell_table()
