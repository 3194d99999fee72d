"""The WebSocket of a table: reads what a page says, writes what the table tells it."""

import asyncio
import contextlib
import time
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from anadrome.server.addresses import address, is_from_our_page, language
from anadrome.server.connection import AGAIN_LATER, Connection
from anadrome.server.house import House
from anadrome.server.limits import LONGEST_WORD, Bucket
from anadrome.server.problems import Declined
from anadrome.server.protocol import Act, Hello, Ping, Pong, TakeBack, ToServer
from anadrome.server.storage import NotSaved
from anadrome.server.table import Table

POLICY: Final = 1008
REFUSED: Final = 4000  # and HTTP's word for why: 4404, no such table
NOT_UNDERSTOOD: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)
PATIENCE: Final = 50  # messages that came too fast, before the line is cut

Socket = WebSocket[Any, Any, Any]

_messages: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)


@websocket("/api/tables/{code:str}/ws")
async def table_socket(socket: Socket, code: FromPath[str], house: NamedDependency[House]) -> None:
    """A page at a table, from its coming to its going."""
    if not is_from_our_page(socket):
        await socket.close(POLICY, "origin")
        return
    limits = house.settings.limits
    connection = Connection(Bucket(limits.messages, time.monotonic()), limits.unread_messages)
    connection.lang = language(socket)
    await socket.accept()
    try:
        with house.line(address(socket)):
            table = await house.table(code, address(socket))
            if len(table.audience.connections) >= limits.connections_per_table:
                raise Declined(429, "too-many")
            await attend(socket, connection, table)
    except (Declined, NotSaved) as error:
        why = error if isinstance(error, Declined) else Declined(503, "not-saved")
        connection.refuse("", why)
        connection.hang_up(AGAIN_LATER if why.status in (429, 503) else REFUSED + why.status)
        await write(socket, connection)


async def attend(socket: Socket, connection: Connection, table: Table) -> None:
    """Read and write until the page goes."""
    table.audience.welcome(connection)
    writing = asyncio.create_task(write(socket, connection))
    try:
        await listen(socket, connection, table)
    finally:
        table.audience.goodbye(connection)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)


async def write(socket: Socket, connection: Connection) -> None:
    """Send what is queued, until the connection is to be closed."""
    with contextlib.suppress(WebSocketDisconnect):
        while (message := await connection.outbox.get()) is not None:
            await socket.send_data(message, "text")
        assert connection.close_code is not None
        await socket.close(connection.close_code)


async def listen(socket: Socket, connection: Connection, table: Table) -> None:
    """Answer message after message, until the page goes or is sent away."""
    too_fast = 0
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            text = await socket.receive_data("text")
            if connection.close_code is not None:
                continue  # on its way out: heard no more
            if connection.bucket.take(time.monotonic()):
                await answer(text, connection, table)
                continue
            connection.refuse(id_in(text), Declined(429, "too-fast"))
            too_fast += 1
            if too_fast == PATIENCE:
                connection.hang_up(POLICY)


async def answer(text: str, connection: Connection, table: Table) -> None:
    """Do what one message says. Every message that changes nothing is refused with the reason."""
    try:
        message = _messages.decode(text)
    except NOT_UNDERSTOOD as error:
        connection.refuse(id_in(text), Declined(400, "bad-request", detail=str(error)))
        return
    try:
        match message:
            case Hello():
                table.audience.hello(connection, message.lang, message.token)
            case Ping():
                connection.say(Pong(message.id))
            case Act() | TakeBack():
                if not connection.said_hello:
                    raise Declined(400, "hello-first")
                await table.act(connection, message)
    except Declined as why:
        connection.refuse(message.id if isinstance(message, Act | TakeBack) else "", why)


class _WithId(msgspec.Struct):
    id: str = ""


def id_in(text: str) -> str:
    """The id of a message not understood, if it has one, so that its sender knows which."""
    try:
        return msgspec.json.decode(text, type=_WithId).id[:LONGEST_WORD]
    except NOT_UNDERSTOOD:
        return ""
