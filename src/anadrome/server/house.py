"""Everything a running server has: storage, tables, bots, and a count of who asks how much."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from anadrome.server.botwork import Botwork
from anadrome.server.limits import Buckets
from anadrome.server.problems import Declined
from anadrome.server.settings import Settings
from anadrome.server.static import Client
from anadrome.server.storage import Storage
from anadrome.server.table import Table
from anadrome.server.tables import Tables


class House:
    """One server at work."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings.data_dir)
        self.bots = Botwork(settings.bot_workers, settings.bot_seconds)
        self.tables = Tables(settings, self.storage, self.bots)
        self.requests = Buckets(settings.limits.requests)
        self.new_tables = Buckets(settings.limits.new_tables)
        self.wrong_codes = Buckets(settings.limits.wrong_codes)
        self.client = Client(settings.client_dir)
        self.lines: Counter[str] = Counter()  # open connections, by address

    async def table(self, code: str, address: str) -> Table:
        """The table of a code. Who names many that do not exist is guessing, and must wait."""
        if not self.wrong_codes.has_left(address):
            raise Declined(429, "too-fast")
        try:
            return await self.tables.find(code)
        except Declined as why:
            if why.key == "unknown-table":
                self.wrong_codes.take(address)
            raise

    @contextmanager
    def line(self, address: str) -> Iterator[None]:
        """One more connection from an address, until the end of the block."""
        if not self.requests.take(address):
            raise Declined(429, "too-fast")
        if self.lines[address] >= self.settings.limits.connections_per_address:
            raise Declined(429, "too-many")
        self.lines[address] += 1
        try:
            yield
        finally:
            self.lines[address] -= 1
            if not self.lines[address]:
                del self.lines[address]


@asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    """A server at work until the end of the block."""
    house = House(settings)
    sweeping = asyncio.create_task(house.tables.sweep())
    await house.bots.warm()
    try:
        yield house
    finally:
        sweeping.cancel()
        await house.tables.close()
        await house.bots.close()
        house.storage.close()
