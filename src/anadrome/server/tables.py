"""All tables: founded here, in memory while somebody is there, restored from the log on demand."""

import asyncio
import secrets
import time
from datetime import UTC, datetime
from typing import Final

from anadrome.bots.bot import BOTS
from anadrome.core.errors import BadSetup
from anadrome.core.game import settle_options
from anadrome.games import game_called
from anadrome.server.botwork import Botwork
from anadrome.server.course import Course, chairs_of
from anadrome.server.entries import Founding, Started, Succeeded
from anadrome.server.invites import new_code, new_token, spelled
from anadrome.server.limits import LONGEST_WORD, Buckets
from anadrome.server.names import chairs_for
from anadrome.server.ponds import seed_of_pond
from anadrome.server.problems import Declined
from anadrome.server.protocol import HeldSeat, Lang, NewTable, TableMade
from anadrome.server.settings import Settings
from anadrome.server.storage import Event, Storage
from anadrome.server.table import Table

SWEEP_SECONDS: Final = 30


class Tables:
    """The tables of a server, by their codes. There is never more than one live table of a code."""

    def __init__(self, settings: Settings, storage: Storage, bots: Botwork) -> None:
        self.settings = settings
        self.storage = storage
        self.bots = bots
        self.actions = Buckets(settings.limits.actions)
        self.live: dict[str, Table] = {}
        self.loading = asyncio.Lock()

    async def find(self, code: str) -> Table:
        """The table of a code, restored if it is not in memory."""
        code = spelled(code)
        if code not in self.live:
            async with self.loading:
                if code not in self.live:
                    self.live[code] = await self._restored(code)
        table = self.live[code]
        table.used = time.monotonic()
        return table

    async def _restored(self, code: str) -> Table:
        kept = await self.storage.load(code)
        if kept is None:
            raise Declined(404, "unknown-table", code=code[:LONGEST_WORD])
        founding, entries = kept
        course = Course(founding)
        for entry in entries:
            course.enter(entry)
        return self._opened(course)

    def _opened(self, course: Course) -> Table:
        table = Table(course, self.storage, self.bots, self.actions)
        table.ask_bots()
        return table

    async def make(self, wish: NewTable, lang: Lang) -> TableMade:
        """Found a table; without open seats its game begins at once."""
        game = game_called(wish.game)
        options = settle_options(game, len(wish.seats), wish.options)
        mine = [number for number, seat in enumerate(wish.seats) if seat.kind == "me"]
        if not mine:
            raise Declined(400, "no-own-seat")
        if wish.seed is not None:
            if len(wish.seed) > LONGEST_WORD:
                raise Declined(400, "too-long", most=LONGEST_WORD)
            if any(seat.kind == "open" for seat in wish.seats):
                raise Declined(400, "seed-alone")
        for seat in wish.seats:
            if seat.kind == "bot" and seat.bot not in BOTS[game.name]:
                raise BadSetup("unknown-bot", given=seat.bot, known=", ".join(BOTS[game.name]))
        seed = new_seed() if wish.seed is None else wish.seed
        if wish.pond is not None:
            seed = seed_of_pond(wish)
        tokens = [new_token() for _ in mine]
        founding = Founding(
            code=new_code(),
            created=datetime.now(UTC).isoformat(timespec="seconds"),
            game=game.name,
            options=options,
            seed=seed,
            rules_version=game.rules_version,
            seats=chairs_for(wish.seats, tokens, lang),
            pond=wish.pond,
        )
        await self._found(founding)
        held = [HeldSeat(seat, token) for seat, token in zip(mine, tokens, strict=True)]
        return TableMade(founding.code, held)

    async def rematch(self, table: Table, token: str) -> TableMade:
        """Once more with the same people on the same seats; asked twice, it is the same table."""
        seat = table.course.seat_of(token)
        code = await table.in_turn(self._rematch, table)
        return TableMade(code, [HeldSeat(seat, token)])

    async def _rematch(self, table: Table) -> str:
        course = table.course
        if course.stage != "over":
            raise Declined(409, "not-over")
        if course.successor is None:
            founding = Founding(
                code=new_code(),
                created=datetime.now(UTC).isoformat(timespec="seconds"),
                game=course.game.name,
                options=course.founding.options,
                seed=new_seed(),
                rules_version=course.game.rules_version,
                seats=chairs_of(course),
            )
            succeeded = Succeeded(founding.code)
            await self._found(founding, Event(table.code, course.length, succeeded))
            table.succeed(succeeded)
        assert course.successor is not None
        return course.successor

    async def _found(self, founding: Founding, *others: Event) -> None:
        """Write a table down, begun if nobody is missing, and bring it to life."""
        course = Course(founding)
        events = list(others)
        if not course.open_seats():
            started = Started()
            events.append(Event(founding.code, 0, started))
            course.enter(started)
        await self.storage.found(founding, events)
        self.live[founding.code] = self._opened(course)

    async def sweep(self) -> None:
        """For ever: forget the tables where nobody has been for long."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle_seconds))
            idle = [t for t in self.live.values() if t.is_idle(self.settings.idle_seconds)]
            for table in idle:
                del self.live[table.code]

    async def close(self) -> None:
        """Nobody acts any more; what is being written the storage writes to the end."""
        tasks = [task for table in self.live.values() for task in table.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def new_seed() -> str:
    """A seed that nobody can guess: from it follows all chance of the game."""
    return secrets.token_hex(16)
