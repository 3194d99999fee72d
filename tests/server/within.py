"""The server's parts inside the test's own process, where one can hold them still."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from anadrome.server.connection import Connection
from anadrome.server.house import House, open_house
from anadrome.server.limits import Bucket
from anadrome.server.protocol import ToBrowser
from anadrome.server.settings import Rate, Settings
from anadrome.server.table import Table

decode = msgspec.json.Decoder(ToBrowser, strict=True).decode


@asynccontextmanager
async def at_home(data: Path, **settings: Any) -> AsyncIterator[House]:
    """A server without its sockets."""
    async with open_house(Settings(data, **settings)) as house:
        yield house


def connected(table: Table, token: str | None) -> Connection:
    """A page that looks through the eyes of a seat; what it was told until now is forgotten."""
    connection = Connection(Bucket(Rate(100, 100), 0), 100)
    table.audience.welcome(connection)
    table.audience.hello(connection, "en", token)
    said(connection)
    return connection


def said(connection: Connection) -> list[ToBrowser]:
    """What is queued for a page, taken out of the queue."""
    messages = []
    while not connection.outbox.empty():
        text = connection.outbox.get_nowait()
        if text is not None:
            messages.append(decode(text))
    return messages
